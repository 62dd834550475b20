//! The ways of perfect play through one stage: where it goes, and how often it comes by.

use rayon::iter::{IndexedParallelIterator, IntoParallelIterator, ParallelIterator};
use rayon::slice::{ParallelSlice, ParallelSliceMut};
use ur_rules::{Position, RacePosition, Side};
use ur_solver::{Stop, Table, TableError};

use super::bits::Bits;
use super::ply::Ply;
use super::stages::{Stage, Stages};
use super::watch::{Halt, Watch};
use super::{STRETCH, STRETCHES, StatisticsError};

/// Visits of one stage that may be left out, all together.
const LEFT_OUT: f64 = 1e-12;

/// Sweeps after which play is said to have no end. About a hundred do.
const MOST_SWEEPS: u32 = 10_000;

/// Where the best move of a roll leads.
#[derive(Clone, Copy)]
struct Next(u32);

impl Next {
    /// Out of the stage: a piece has finished.
    const AWAY: Next = Next(u32::MAX);
    /// The bit that says that the other side moves there.
    const OTHER: u32 = 1 << 31;

    fn new(rank: u32, other: bool) -> Next {
        Next(rank | if other { Next::OTHER } else { 0 })
    }

    /// The rank of the position in the stage, and whether the other side moves there.
    fn rank(self) -> Option<(usize, bool)> {
        (self.0 != u32::MAX).then_some(((self.0 & !Next::OTHER) as usize, self.0 >= Next::OTHER))
    }
}

/// The best moves of every position of a stage.
///
/// Positions are ranked so that few moves lead back: see [`order`].
pub(super) struct Paths {
    /// The odds of the rolls.
    odds: Vec<f64>,
    /// Where the rolls lead: for each position, by rank, as many as there are rolls.
    next: Vec<Next>,
    /// The place in the stage of every rank.
    order: Vec<u32>,
}

/// Positions that a stage may have: [`Next`] has no room for more.
pub(super) const MOST_POSITIONS: usize = Next::OTHER as usize - 1;

/// Bytes that a position of a stage takes, with so many rolls: its moves and ranks, and what waits
/// there and has been counted.
pub(super) fn bytes_per_position(rolls: usize) -> usize {
    rolls * size_of::<Next>() + 2 * size_of::<u32>() + 4 * size_of::<f64>()
}

impl Paths {
    /// Looks up the best moves of all positions of a stage.
    pub(super) fn find(
        table: &Table,
        stages: &Stages,
        stage: usize,
        watch: &mut Watch,
    ) -> Result<Paths, Halt> {
        let odds: Vec<f64> = table.rules().spec().dice.odds().map(|(_, odds)| odds).collect();
        let rolls = odds.len();
        let positions = stages.get(stage);
        let order = order(table, stages, positions);
        let mut ranks = vec![0; order.len()];
        for (rank, &at) in (0..).zip(&order) {
            ranks[at as usize] = rank;
        }
        let rank_of = |number| {
            let place = stages.place(number);
            (place.stage == stage).then(|| ranks[place.at])
        };
        let mut next = vec![Next::AWAY; order.len() * rolls];
        let together = STRETCH * STRETCHES;
        for (next, places) in next.chunks_mut(together * rolls).zip(order.chunks(together)) {
            let stretches = next.par_chunks_mut(STRETCH * rolls).zip(places.par_chunks(STRETCH));
            stretches.try_for_each(|(next, places)| {
                for (next, &at) in next.chunks_mut(rolls).zip(places) {
                    let number = positions.number(at as usize);
                    if let Some(position) = table.numbering().position(number) {
                        look_up(table, &position, rank_of, next)?;
                    }
                }
                Ok::<_, TableError>(())
            })?;
            watch.handled(places.len())?;
        }
        Ok(Paths { odds, next, order })
    }

    /// The place in the stage of every rank.
    pub(super) fn into_order(self) -> Vec<u32> {
        self.order
    }

    fn next(&self, rank: usize) -> &[Next] {
        let rolls = self.odds.len();
        &self.next[rank * rolls..(rank + 1) * rolls]
    }

    /// The ranks of all positions that perfect play can come to from those at some places.
    pub(super) fn reach(&self, places: &Bits) -> Bits {
        let mut reached = Bits::new(self.order.len());
        let entered = (0..).zip(&self.order).filter(|&(_, &at)| places.contains(at as usize));
        let mut waiting: Vec<usize> = entered.map(|(rank, _)| rank).collect();
        for &rank in &waiting {
            reached.insert(rank);
        }
        while let Some(rank) = waiting.pop() {
            let after = self.next(rank).iter().filter_map(|next| next.rank());
            waiting.extend(after.map(|(rank, _)| rank).filter(|&rank| reached.insert(rank)));
        }
        reached
    }

    /// The ranks of the positions out of which perfect play can leave the stage.
    pub(super) fn exits(&self) -> Bits {
        let mut exits = Bits::new(self.order.len());
        for (rank, next) in self.next.chunks(self.odds.len()).enumerate() {
            if next.iter().any(|next| next.rank().is_none()) {
                exits.insert(rank);
            }
        }
        exits
    }

    /// How often each position comes up, by rank, if play enters the stage at its places as often as
    /// `entering` says. `other_side` is 1 if all visits are counted, and -1 if those of the other
    /// side are taken away.
    ///
    /// Visits wait at a position until they are sent on to where the rolls lead. The positions where
    /// most are waiting send theirs, again and again, until hardly any wait anywhere.
    pub(super) fn visits(
        &self,
        entering: Vec<f64>,
        other_side: f64,
        stop: &Stop,
    ) -> Result<Vec<f64>, Halt> {
        let mut waiting: Vec<f64> = self.order.iter().map(|&at| entering[at as usize]).collect();
        drop(entering);
        let mut visits = vec![0.0; waiting.len()];
        for _ in 0..MOST_SWEEPS {
            if stop.is_asked() {
                return Err(Halt::Stopped);
            }
            let left: f64 = waiting.iter().map(|visits| visits.abs()).sum();
            if left <= LEFT_OUT {
                return Ok(visits);
            }
            let few = left / 2.0 / waiting.len() as f64;
            for rank in 0..waiting.len() {
                if waiting[rank].abs() > few {
                    let now = std::mem::take(&mut waiting[rank]);
                    visits[rank] += now;
                    for (&odds, next) in self.odds.iter().zip(self.next(rank)) {
                        if let Some((after, other)) = next.rank() {
                            waiting[after] += odds * if other { other_side * now } else { now };
                        }
                    }
                }
            }
        }
        Err(StatisticsError::Endless.into())
    }
}

/// Looks up where the best move of every roll leads.
fn look_up(
    table: &Table,
    position: &RacePosition,
    rank_of: impl Fn(u64) -> Option<u32>,
    next: &mut [Next],
) -> Result<(), TableError> {
    for (next, odds) in next.iter_mut().zip(position.dice().rolls()) {
        let ply = Ply::of(table, position, odds.roll)?;
        if let Some(ply) = ply
            && let Some(rank) = ply.number.and_then(&rank_of)
        {
            *next = Next::new(rank, ply.after.turn() != position.turn());
        }
    }
    Ok(())
}

/// What positions are sorted by: how far the pieces beyond the lanes have come; the first of all
/// places that differ only in the lanes or in who moves; how far the pieces in the lanes have come.
type Key = (u16, u32, u8);

/// The sum of the steps that pieces stand on.
fn progress(mut steps: u32) -> u32 {
    let mut sum = 0;
    while steps != 0 {
        sum += steps.trailing_zeros();
        steps &= steps - 1;
    }
    sum
}

/// The places of a stage, those first whose pieces have come least far.
///
/// Positions that differ only in the lanes or in who moves follow each other. So visits are sent to
/// near-by memory, or to where those of the position before have just been sent.
fn order(table: &Table, stages: &Stages, stage: &Stage) -> Vec<u32> {
    let places = (0..stage.len as u32).into_par_iter();
    let mut keys: Vec<(Key, u32)> = places
        .map(|at| {
            let position = table.numbering().position(stage.number(at as usize));
            (position.and_then(|position| key(table, stages, &position)).unwrap_or_default(), at)
        })
        .collect();
    keys.par_sort_unstable();
    keys.iter().map(|&(_, at)| at).collect()
}

fn key(table: &Table, stages: &Stages, position: &RacePosition) -> Option<Key> {
    let lanes = Side::BOTH.map(|side| table.numbering().lane(side));
    let in_lane = |side: Side| position.steps(side) & lanes[side.index()];
    let beyond = |side: Side| position.steps(side) & !lanes[side.index()];
    let emptied = Side::BOTH
        .map(|side| (beyond(side), u32::from(position.pool(side)) + in_lane(side).count_ones()));
    let alike = Side::BOTH.into_iter().filter_map(|turn| {
        let number = table.numbering().number(&table.rules().place(turn, emptied)?)?;
        Some(stages.place(number).at as u32)
    });
    let made = |steps: [u32; 2]| progress(steps[0]) + progress(steps[1]);
    Some((made(Side::BOTH.map(beyond)) as u16, alike.min()?, made(Side::BOTH.map(in_lane)) as u8))
}
