//! One pass over a layer: every position's value from those of its successors.

use std::ops::Sub;

use pulp::{Simd, WithSimd};
use rayon::iter::{IndexedParallelIterator, IntoParallelRefIterator, ParallelIterator};
use rayon::join;

use crate::block::{Gathered, turn_over};
use crate::kernel::Kernel;
use crate::plan::{Chunk, Level, Plan, Slot, Source, Values};
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

/// How much each chunk changed when it was last visited.
pub(crate) struct Activity {
    last: Vec<f64>,
    now: Vec<f64>,
}

impl Activity {
    /// Nothing has been visited yet.
    pub(crate) fn new(plan: &Plan) -> Activity {
        let unknown = vec![f64::INFINITY; plan.chunks.len()];
        Activity { last: unknown.clone(), now: unknown }
    }
}

/// The values that a chunk reads: the levels before its own and after it as they are, other chunks
/// of its level as they were before this sweep.
struct Surroundings<'a, R> {
    before: &'a [R],
    level: &'a [R],
    after: &'a [R],
}

impl<R> Surroundings<'_, R> {
    #[inline(always)]
    fn from(&self, place: usize) -> &[R] {
        let level_start = self.before.len();
        let level_end = level_start + self.level.len();
        if place < level_start {
            &self.before[place..]
        } else if place < level_end {
            &self.level[place - level_start..]
        } else {
            &self.after[place - level_end..]
        }
    }
}

impl<R: Real + Sub<Output = R>> Sweep<'_, R> {
    /// Sweeps the layer's memory once and says by how much it changed.
    pub(crate) fn run(&self, memory: &mut [R], effort: Effort, activity: &mut Activity) -> f64 {
        std::mem::swap(&mut activity.last, &mut activity.now);
        let mut old_level = Vec::new();
        for level in &self.plan.levels {
            let (before, rest) = memory.split_at_mut(level.memory.start);
            let (values, after) = rest.split_at_mut(level.memory.len());
            values.par_iter().copied().collect_into_vec(&mut old_level);
            let surroundings = Surroundings { before, level: &old_level, after };
            self.level(level, values, &surroundings, effort, activity);
        }
        activity.now.iter().copied().fold(0.0, f64::max)
    }

    fn level(
        &self,
        level: &Level,
        values: &mut [R],
        surroundings: &Surroundings<R>,
        effort: Effort,
        activity: &mut Activity,
    ) {
        let chunks = &self.plan.chunks[level.chunks.clone()];
        let (earlier, now) = activity.now.split_at_mut(level.chunks.start);
        let now = &mut now[..chunks.len()];
        for (at, (chunk, change)) in level.chunks.clone().zip(chunks.iter().zip(&mut *now)) {
            let recent = |input: &u32| {
                let input = *input as usize;
                earlier.get(input).unwrap_or(&activity.last[input])
            };
            let inputs = chunk.inputs.iter().map(recent).copied().fold(0.0, f64::max);
            let is_idle = inputs.max(activity.last[at]) <= effort.idle;
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
            for (chunk, change) in chunks.iter().zip(changes) {
                if *change > 0.0 {
                    let values = &mut values[chunk.memory.start - start..][..chunk.memory.len()];
                    *change = self.visit(chunk, values, surroundings, effort);
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
    ) -> f64 {
        let slots = &self.plan.slots[chunk.slots.clone()];
        let start = chunk.memory.start;
        self.kernel.run(Visit { sweep: self, slots, values, start, surroundings, effort })
    }

    #[inline(always)]
    fn source<'v>(
        &'v self,
        source: &Source,
        table: usize,
        visit: (&'v [R], usize),
        surroundings: &'v Surroundings<R>,
    ) -> &'v [R] {
        let (values, start) = visit;
        let place = source.place();
        if source.values == Values::Below {
            &self.below[table][place..]
        } else if (start..start + values.len()).contains(&place) {
            &values[place - start..]
        } else {
            surroundings.from(place)
        }
    }
}

/// The visit of a chunk, as an operation for a kernel.
struct Visit<'a, R> {
    sweep: &'a Sweep<'a, R>,
    slots: &'a [Slot],
    /// The chunk's memory, and where it begins in the layer's.
    values: &'a mut [R],
    start: usize,
    surroundings: &'a Surroundings<'a, R>,
    effort: Effort,
}

impl<R: Real + Sub<Output = R>> WithSimd for Visit<'_, R> {
    type Output = f64;

    #[inline(always)]
    fn with_simd<S: Simd>(mut self, simd: S) -> f64 {
        let rolls = &self.sweep.plan.geometry.rolls;
        let chances: Vec<R> = rolls.iter().map(|&(_, chance)| R::from_f64(chance)).collect();
        let mut gathered = [Gathered::new(rolls.len()), Gathered::new(rolls.len())];
        let first = self.pass(simd, &chances, &mut gathered);
        let mut change = first;
        for _ in 1..self.effort.most {
            if change <= self.effort.settled {
                break;
            }
            change = self.pass(simd, &chances, &mut gathered);
        }
        first
    }
}

impl<R: Real + Sub<Output = R>> Visit<'_, R> {
    /// Visits every slot once.
    #[inline(always)]
    fn pass<S: Simd>(&mut self, simd: S, chances: &[R], gathered: &mut [Gathered<R>; 2]) -> f64 {
        let Sweep { plan, slacks, .. } = self.sweep;
        let mut change = R::from_f64(0.0);
        let mut note = |one: R| change = if one > change { one } else { change };
        for slot in self.slots {
            for (block, gathered) in slot.blocks().zip(&mut *gathered) {
                let visit = (&*self.values, self.start);
                gathered.gather(
                    simd,
                    block.shape,
                    plan.sources(block),
                    plan.lane_moves(block),
                    |source| self.sweep.source(source, block.table, visit, self.surroundings),
                );
            }
            let block = &slot.block;
            let (shape, lane, slack) = (block.shape, plan.lane_moves(block), slacks[block.table]);
            // With no piece in lane or pool on either side, only passes stay in the slot.
            let turns = if shape.rows * shape.columns == 1 { 1 } else { TURNS };
            let at = block.start - self.start;
            let size = 2 * shape.half();
            let Some(flip) = &slot.flip else {
                let values = &mut self.values[at..at + size];
                for _ in 0..turns {
                    gathered[0].settle(simd, values, shape, lane, chances, slack);
                    let (mine, theirs) = values.split_at_mut(shape.half());
                    note(turn_over(mine, shape, theirs, shape.stride));
                }
                continue;
            };
            let (flip_shape, flip_lane) = (flip.shape, plan.lane_moves(flip));
            let flip_slack = slacks[flip.table];
            let (one, other) =
                self.values[at..at + size + 2 * flip_shape.half()].split_at_mut(size);
            for _ in 0..turns {
                gathered[0].settle(simd, one, shape, lane, chances, slack);
                let theirs = &mut other[flip_shape.half()..];
                note(turn_over(one, shape, theirs, flip_shape.stride));
                gathered[1].settle(simd, other, flip_shape, flip_lane, chances, flip_slack);
                let theirs = &mut one[shape.half()..];
                note(turn_over(other, flip_shape, theirs, shape.stride));
            }
        }
        change.to_f64()
    }
}
