//! A whole match, on many threads at once.

use std::collections::BTreeMap;
use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use thiserror::Error;
use ur_rules::{VariantPosition, in_any_family};
use ur_solver::{Stop, Work};

use crate::contestant::Contestant;
use crate::entrant::{Entrant, EntrantError};
use crate::evaluator::Fault;
use crate::exact_values::{ExactValues, UnusableValues};
use crate::playable::Playable;

use super::Match;
use super::journal::{Journal, JournalError, MatchDescription};
use super::tally::MatchTally;

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
    /// The file of the match cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The exact values turned out to be damaged.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// A batch could not be kept.
    #[error("the match can no longer be kept: {0}")]
    Keep(io::Error),
}

impl Series {
    /// Makes ready to play all games. With a file to keep the match in, those that are in it already are
    /// not played again.
    pub fn begin<'s>(
        &'s self,
        values: &'s ExactValues,
        keep: Option<&Path>,
    ) -> Result<SeriesPlay<'s>, SeriesError> {
        let solved = self.start.exact(values)?.is_some();
        let (journal, kept) = match keep {
            None => (None, BTreeMap::new()),
            Some(path) => {
                let (journal, kept) = Journal::open(path, &MatchDescription::of(self, solved))?;
                (Some(journal), kept)
            }
        };
        // What is kept of a match of other length may have a batch that was cut short.
        let fits = |batch: &Batch| batch.tally.pairs == self.pairs_from(batch.first);
        let done = kept.into_iter().filter(|(_, batch)| fits(batch)).collect();
        Ok(SeriesPlay { series: self, values, journal, done, solved })
    }

    /// How many pairs the batch has that begins with this one.
    fn pairs_from(&self, first: u64) -> u64 {
        if first.is_multiple_of(BATCH) { BATCH.min(self.pairs.saturating_sub(first)) } else { 0 }
    }
}

/// A match at work: it tells how many games have been played, after every batch of them. A batch that is
/// finished is kept; one that is not when the work is stopped is played anew.
pub struct SeriesPlay<'s> {
    series: &'s Series,
    values: &'s ExactValues,
    journal: Option<Journal>,
    done: BTreeMap<u64, Batch>,
    solved: bool,
}

impl Work for SeriesPlay<'_> {
    type Progress = u64;
    type Output = MatchReport;
    type Error = SeriesError;

    /// Plays all that is left, on threads that do not wait for each other.
    fn step(
        &mut self,
        stop: &Stop,
        report: &mut dyn FnMut(u64),
    ) -> Result<ControlFlow<MatchReport>, SeriesError> {
        in_any_family!(self.series.start, start => self.play(start, stop, report))?;
        let report = self.report();
        Ok(if report.complete { ControlFlow::Break(report) } else { ControlFlow::Continue(()) })
    }
}

impl SeriesPlay<'_> {
    /// How the match stands.
    pub fn report(&self) -> MatchReport {
        let mut tally = MatchTally::default();
        let mut excuses: [Vec<String>; 2] = Default::default();
        // In their order: sums of fractions depend on it.
        for batch in self.done.values() {
            tally = tally.and(batch.tally);
            for (all, some) in excuses.iter_mut().zip(&batch.excuses) {
                all.extend(some.iter().cloned());
                all.truncate(EXCUSES);
            }
        }
        let complete = tally.pairs == self.series.pairs;
        MatchReport { tally, excuses, solved: self.solved, complete }
    }

    fn play<P: Playable>(
        &mut self,
        start: P,
        stop: &Stop,
        report: &mut dyn FnMut(u64),
    ) -> Result<(), SeriesError> {
        let series = self.series;
        let truth = start.exact(self.values)?;
        let firsts = (0..series.pairs.div_ceil(BATCH)).map(|batch| batch * BATCH);
        let floor = Floor {
            contest: Match {
                start,
                seed: series.seed,
                truth: truth.as_ref().map(|truth| &*truth.evaluator),
            },
            series,
            to_do: firsts.filter(|first| !self.done.contains_key(first)).collect(),
            next: AtomicUsize::new(0),
            stop,
        };
        let teams = floor.teams(self.values)?;
        let mut kept = Ok(());
        thread::scope(|scope| {
            let (sender, batches) = channel();
            for team in teams {
                let (sender, floor) = (sender.clone(), &floor);
                scope.spawn(move || floor.play(team, &sender));
            }
            drop(sender);
            for batch in batches {
                kept = batch
                    .map_err(SeriesError::Fault)
                    .and_then(|batch| self.keep(batch).map_err(SeriesError::Keep));
                if kept.is_err() {
                    stop.ask();
                    break;
                }
                report(self.games());
            }
        });
        kept
    }

    /// How many games have been played.
    pub fn games(&self) -> u64 {
        self.done.values().map(|batch| batch.tally.games()).sum()
    }

    fn keep(&mut self, batch: Batch) -> io::Result<()> {
        if let Some(journal) = &mut self.journal {
            journal.append(&batch)?;
        }
        self.done.insert(batch.first, batch);
        Ok(())
    }
}

/// Two who play each other.
type Team<P> = [Box<dyn Contestant<P> + Send>; 2];

/// What the threads of a match share.
struct Floor<'m, P> {
    contest: Match<'m, P>,
    series: &'m Series,
    /// The first pairs of the batches to be played.
    to_do: Vec<u64>,
    next: AtomicUsize,
    stop: &'m Stop,
}

impl<P: Playable> Floor<'_, P> {
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
            if self.stop.is_asked() {
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
