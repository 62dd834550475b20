//! One pass over a layer: every position's value from those of its successors.

use std::io;

use pulp::{Simd, WithSimd};
use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::join;

use crate::desk::{Desk, Parts};
use crate::kernel::Kernel;
use crate::memory::Memory;
use crate::plan::{Block, Chunk, Level, Part, Plan};
use crate::real::Real;

/// How often a block and its flip are computed from each other when they are visited.
const TURNS: usize = 2;

/// Values that are worth the trouble of waking another thread.
const WORTH_SHARING: usize = 1 << 14;

/// How a layer is swept.
pub(crate) struct Sweep<'a, R> {
    pub(crate) plan: &'a Plan<'a>,
    /// For each table the values of the layer below, before the enemy's roll.
    pub(crate) below: Vec<&'a [R]>,
    /// The chances of the rolls.
    pub(crate) chances: Vec<R>,
    /// What is added to every value of a table.
    pub(crate) slacks: [R; 2],
    pub(crate) kernel: Kernel,
}

/// How hard a sweep works on a chunk.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// A chunk is swept again by itself while it changes by more than this,
    pub(crate) settled: f64,
    /// but not more often than this.
    pub(crate) most: usize,
    /// A chunk is left alone if neither it nor its inputs have changed by more than this.
    pub(crate) idle: f64,
}

/// What sweeps remember of each other.
pub(crate) struct Activity<R> {
    /// How much each chunk changed in the last sweep.
    last: Vec<f64>,
    /// How much each chunk has changed in this one.
    now: Vec<f64>,
    /// A level's values before this sweep.
    level: Memory<R>,
}

impl<R: Real> Activity<R> {
    /// Nothing has been visited yet.
    pub(crate) fn new(plan: &Plan) -> io::Result<Activity<R>> {
        let unknown = vec![f64::INFINITY; plan.chunks.len()];
        let largest = plan.levels.iter().map(|level| level.memory.len()).max().unwrap_or(0);
        Ok(Activity { last: unknown.clone(), now: unknown, level: Memory::new(largest)? })
    }

    /// Goes on, by a part of the way that the last sweep has gone, from where values were `before`.
    pub(crate) fn leap(&mut self, memory: &mut [R], before: &[R], part: f64) {
        memory.par_iter_mut().zip(before.par_iter()).for_each(|(value, before)| {
            let there = value.to_f64();
            *value = R::from_f64((there + part * (there - before.to_f64())).clamp(0.0, 1.0));
        });
        self.now.iter_mut().for_each(|change| *change *= 1.0 + part);
    }
}

/// The values that a chunk reads: the levels before its own and after it as they are, other chunks
/// of its level as they were before this sweep.
struct Surroundings<'a, R> {
    before: &'a [R],
    level: &'a [R],
    after: &'a [R],
}

impl<R: Real> Sweep<'_, R> {
    /// Sweeps the layer's memory once and says by how much it changed.
    pub(crate) fn run(&self, memory: &mut [R], effort: Effort, activity: &mut Activity<R>) -> f64 {
        std::mem::swap(&mut activity.last, &mut activity.now);
        for level in &self.plan.levels {
            let (before, rest) = memory.split_at_mut(level.memory.start);
            let (values, after) = rest.split_at_mut(level.memory.len());
            let Activity { last, now, level: old } = &mut *activity;
            let old = &mut old[..values.len()];
            old.par_iter_mut().zip(values.par_iter()).for_each(|(old, value)| *old = *value);
            let surroundings = Surroundings { before, level: old, after };
            self.level(level, values, &surroundings, effort, (last, now));
        }
        activity.now.iter().copied().fold(0.0, f64::max)
    }

    fn level(
        &self,
        level: &Level,
        values: &mut [R],
        surroundings: &Surroundings<R>,
        effort: Effort,
        (last, now): (&[f64], &mut [f64]),
    ) {
        let chunks = &self.plan.chunks[level.chunks.clone()];
        let (earlier, now) = now.split_at_mut(level.chunks.start);
        let now = &mut now[..chunks.len()];
        for (at, (chunk, change)) in level.chunks.clone().zip(chunks.iter().zip(&mut *now)) {
            let recent = |input: &u32| {
                let input = *input as usize;
                earlier.get(input).unwrap_or(&last[input])
            };
            let inputs = chunk.inputs.iter().map(recent).copied().fold(0.0, f64::max);
            let is_idle = inputs.max(last[at]) <= effort.idle;
            *change = if is_idle { 0.0 } else { f64::INFINITY };
        }
        self.split(chunks, values, now, surroundings, effort);
    }

    /// Visits the chunks of a level, in parallel, if they are not idle.
    fn split(
        &self,
        chunks: &[Chunk],
        values: &mut [R],
        changes: &mut [f64],
        surroundings: &Surroundings<R>,
        effort: Effort,
    ) {
        let middle = chunks.len() / 2;
        let start = chunks[0].memory.start;
        if middle == 0 || values.len() < WORTH_SHARING {
            let rolls = self.plan.geometry.rolls.len();
            let mut desks = [Desk::new(rolls), Desk::new(rolls)];
            for (chunk, change) in chunks.iter().zip(changes) {
                if *change > 0.0 {
                    let values = &mut values[chunk.memory.start - start..][..chunk.memory.len()];
                    *change = self.visit(chunk, values, surroundings, effort, &mut desks);
                }
            }
            return;
        }
        let (left, right) = chunks.split_at(middle);
        let (left_changes, right_changes) = changes.split_at_mut(middle);
        let (left_values, right_values) = values.split_at_mut(right[0].memory.start - start);
        join(
            || self.split(left, left_values, left_changes, surroundings, effort),
            || self.split(right, right_values, right_changes, surroundings, effort),
        );
    }

    /// Sweeps a chunk until it hardly changes by itself; says by how much it changed at first.
    fn visit(
        &self,
        chunk: &Chunk,
        values: &mut [R],
        surroundings: &Surroundings<R>,
        effort: Effort,
        desks: &mut [Desk<R>; 2],
    ) -> f64 {
        let place = Place { sweep: self, chunk, values, surroundings };
        self.kernel.run(Visit { place, effort, desks })
    }
}

/// The visit of a chunk, as an operation for a kernel.
struct Visit<'a, R> {
    place: Place<'a, R>,
    effort: Effort,
    /// Where a block and its flip are computed.
    desks: &'a mut [Desk<R>; 2],
}

/// A chunk and all that it reads.
struct Place<'a, R> {
    sweep: &'a Sweep<'a, R>,
    chunk: &'a Chunk,
    /// The chunk's memory.
    values: &'a mut [R],
    surroundings: &'a Surroundings<'a, R>,
}

impl<R: Real> WithSimd for Visit<'_, R> {
    type Output = f64;

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, simd: S) -> f64 {
        let first = self.place.pass(simd, self.desks);
        let mut change = first;
        for _ in 1..self.effort.most {
            if change <= self.effort.settled {
                break;
            }
            change = self.place.pass(simd, self.desks);
        }
        first
    }
}

impl<R: Real> Place<'_, R> {
    /// Visits every slot once.
    #[inline(always)]
    fn pass<S: Simd>(&mut self, simd: S, desks: &mut [Desk<R>; 2]) -> f64 {
        let Sweep { plan, chances, slacks, .. } = self.sweep;
        let mut change = R::ZERO;
        for slot in &self.chunk.slots {
            for (block, desk) in slot.blocks().zip(&mut *desks) {
                self.begin(simd, block, desk);
            }
            let [desk, flip_desk] = &mut *desks;
            let lane = plan.lane_moves(&slot.block);
            let slack = slacks[slot.block.table];
            // With no piece in lane or pool on either side, only passes stay in the slot.
            let turns = if slot.block.shape.len() == 1 { 1 } else { TURNS };
            if let Some(flip) = &slot.flip {
                let flip_lane = plan.lane_moves(flip);
                let flip_slack = slacks[flip.table];
                for _ in 0..turns {
                    desk.settle(simd, lane, chances, slack);
                    desk.turn_over(flip_desk);
                    flip_desk.settle(simd, flip_lane, chances, flip_slack);
                    flip_desk.turn_over(desk);
                }
            } else {
                for _ in 0..turns {
                    desk.settle(simd, lane, chances, slack);
                    desk.turn_over_itself();
                }
            }
            for (block, desk) in slot.blocks().zip(&*desks) {
                let changed = self.put_back(simd, block, desk);
                change = if changed > change { changed } else { change };
            }
        }
        change.to_f64()
    }

    /// Puts what a block's values follow from on a desk.
    #[inline(always)]
    fn begin<S: Simd>(&self, simd: S, block: &Block, desk: &mut Desk<R>) {
        let Surroundings { before, level, after } = *self.surroundings;
        let mut parts: Parts<R> = [&[]; Part::COUNT];
        parts[Part::Chunk as usize] = &*self.values;
        parts[Part::Before as usize] = before;
        parts[Part::Level as usize] = level;
        parts[Part::After as usize] = after;
        parts[Part::Below as usize] = self.sweep.below[block.table];
        parts[Part::Won as usize] = R::ONES;
        desk.take(simd, block.shape, &self.values[block.waiting - self.chunk.memory.start..]);
        let lane = self.sweep.plan.lane_moves(block);
        desk.gather(simd, self.chunk.sources(block), lane, parts);
    }

    /// Takes a block's new values from its desk, and says by how much they have changed.
    #[inline(always)]
    fn put_back<S: Simd>(&mut self, simd: S, block: &Block, desk: &Desk<R>) -> R {
        let room = block.shape.room();
        let values = &mut self.values[block.waiting - self.chunk.memory.start..];
        let (waiting, rest) = values.split_at_mut(room);
        desk.put_back(simd, waiting, block.rolling.map(|_| &mut rest[..room]))
    }
}
