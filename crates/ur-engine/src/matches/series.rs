//! A whole match, on many threads at once.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ur_rules::VariantPosition;

use crate::entrant::{Entrant, EntrantError};
use crate::evaluator::Fault;
use crate::exact_values::{ExactValues, UnusableValues};
use crate::playable::Playable;
use crate::variant::in_any_family;

use super::tally::MatchTally;
use super::{Contestant, Match};

/// Pairs of games that are played, and kept, together.
const BATCH: u64 = 8;

/// Excuses of a side that are kept of a batch, and told of a match.
const EXCUSES: usize = 3;

/// A match as it is asked for. What comes out does not depend on the number of threads, as long as
/// nobody looks at a clock.
#[derive(Clone, Debug)]
pub struct Series {
    /// The position at which every game starts, Light to act.
    pub start: VariantPosition,
    /// A and B.
    pub entrants: [Entrant; 2],
    /// The seed: the same one gives the same dice.
    pub seed: u64,
    /// How many pairs of games.
    pub pairs: u64,
    /// How many threads play; each has contestants of its own.
    pub threads: NonZeroUsize,
    /// What a program may need for a move.
    pub move_time: Duration,
}

/// Some pairs of a match, played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Batch {
    /// The number of the first pair.
    pub first: u64,
    /// How the games ended.
    pub tally: MatchTally,
    /// Why A and B could not go on, the first few times.
    pub excuses: [Vec<String>; 2],
}

/// How a match came out.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchReport {
    /// How the games ended.
    pub tally: MatchTally,
    /// Why A and B could not go on, the first few times.
    pub excuses: [Vec<String>; 2],
    /// Whether what moves give away is known.
    pub solved: bool,
    /// Whether all games were played.
    pub complete: bool,
}

/// Why a match could not be played.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum SeriesError {
    /// Somebody cannot take part.
    #[error(transparent)]
    Entrant(#[from] EntrantError),
    /// The exact values cannot be used.
    #[error(transparent)]
    Values(#[from] UnusableValues),
    /// The exact values turned out to be damaged.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A batch could not be kept.
    #[error("the match can no longer be kept: {0}")]
    Keep(io::Error),
}

impl Series {
    /// Plays all games that are not in `kept` already, and tells of every batch that is finished.
    /// When `stop` is set, batches that are not finished are given up.
    pub fn run(
        &self,
        values: &ExactValues,
        kept: BTreeMap<u64, Batch>,
        stop: &Arc<AtomicBool>,
        finished: &mut dyn FnMut(&Batch) -> io::Result<()>,
    ) -> Result<MatchReport, SeriesError> {
        in_any_family!(self.start, start => self.run_from(start, values, kept, stop, finished))
    }

    /// The batches of the match that are among these: what is kept of a match of other length may
    /// have one that was cut short.
    pub fn usable(&self, kept: BTreeMap<u64, Batch>) -> BTreeMap<u64, Batch> {
        let fits = |batch: &Batch| batch.tally.pairs == self.pairs_from(batch.first);
        kept.into_iter().filter(|(_, batch)| fits(batch)).collect()
    }

    /// How many pairs the batch has that begins with this one.
    fn pairs_from(&self, first: u64) -> u64 {
        if first.is_multiple_of(BATCH) { BATCH.min(self.pairs.saturating_sub(first)) } else { 0 }
    }

    fn run_from<P: Playable>(
        &self,
        start: P,
        values: &ExactValues,
        kept: BTreeMap<u64, Batch>,
        stop: &Arc<AtomicBool>,
        finished: &mut dyn FnMut(&Batch) -> io::Result<()>,
    ) -> Result<MatchReport, SeriesError> {
        let truth = start.exact(values)?;
        let mut done = self.usable(kept);
        let mut firsts = (0..self.pairs.div_ceil(BATCH)).map(|batch| batch * BATCH);
        let to_do: Vec<u64> = firsts.by_ref().filter(|first| !done.contains_key(first)).collect();
        let work = Work {
            contest: Match {
                start,
                seed: self.seed,
                truth: truth.as_ref().map(|truth| &*truth.evaluator),
            },
            series: self,
            to_do,
            next: AtomicUsize::new(0),
            stop,
        };
        let teams = work.teams(values)?;
        let mut failure = None;
        thread::scope(|scope| {
            let (sender, batches) = channel();
            for team in teams {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move || work.play(team, &sender));
            }
            drop(sender);
            for batch in batches {
                let kept = batch.map_err(SeriesError::Fault).and_then(|batch| {
                    finished(&batch).map_err(SeriesError::Keep)?;
                    done.insert(batch.first, batch);
                    Ok(())
                });
                if let Err(error) = kept {
                    stop.store(true, Ordering::Relaxed);
                    failure.get_or_insert(error);
                }
            }
        });
        match failure {
            Some(failure) => Err(failure),
            None => Ok(self.report(done.values(), truth.is_some())),
        }
    }

    /// Adds batches up, in their order: sums of fractions depend on it.
    fn report<'b>(&self, batches: impl Iterator<Item = &'b Batch>, solved: bool) -> MatchReport {
        let mut tally = MatchTally::default();
        let mut excuses: [Vec<String>; 2] = Default::default();
        for batch in batches {
            tally = tally.and(batch.tally);
            for (all, some) in excuses.iter_mut().zip(&batch.excuses) {
                all.extend(some.iter().cloned());
                all.truncate(EXCUSES);
            }
        }
        MatchReport { tally, excuses, solved, complete: tally.pairs == self.pairs }
    }
}

/// Two who play each other.
type Team<P> = [Box<dyn Contestant<P> + Send>; 2];

/// What the threads of a match share.
struct Work<'m, P> {
    contest: Match<'m, P>,
    series: &'m Series,
    /// The first pairs of the batches to be played.
    to_do: Vec<u64>,
    next: AtomicUsize,
    stop: &'m Arc<AtomicBool>,
}

impl<P: Playable> Work<'_, P> {
    /// Two contestants for every thread that has something to do.
    fn teams(&self, values: &ExactValues) -> Result<Vec<Team<P>>, EntrantError> {
        let Series { entrants: [a, b], move_time, threads, .. } = self.series;
        let team = |_| {
            let one = |entrant: &Entrant| {
                entrant.contestant(&self.contest.start, values, *move_time, self.stop)
            };
            Ok([one(a)?, one(b)?])
        };
        (0..threads.get().min(self.to_do.len())).map(team).collect()
    }

    fn play(&self, mut team: Team<P>, sender: &Sender<Result<Batch, Fault>>) {
        while let Some(&first) = self.to_do.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let Some(batch) = self.batch(first, &mut team).transpose() else { return };
            if sender.send(batch).is_err() {
                return;
            }
        }
    }

    /// Plays a batch to its end, unless everything is to stop.
    fn batch(&self, first: u64, [a, b]: &mut Team<P>) -> Result<Option<Batch>, Fault> {
        let mut batch = Batch { first, tally: MatchTally::default(), excuses: Default::default() };
        for pair in first..first + self.series.pairs_from(first) {
            let tally = self.contest.play_pair(pair, &mut **a, &mut **b)?;
            if self.stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            batch.tally = batch.tally.and(tally);
            for (kept, contestant) in batch.excuses.iter_mut().zip([&mut *a, &mut *b]) {
                kept.extend(contestant.excuses());
                kept.truncate(EXCUSES);
            }
        }
        Ok(Some(batch))
    }
}
