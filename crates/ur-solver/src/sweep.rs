//! One pass over a layer: every position's value from those of its successors.

use pulp::{Simd, WithSimd};
use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::join;

use crate::block_rows::{BlockRows, Parts};
use crate::kernel::{Kernel, prefetch};
use crate::memory::Pair;
use crate::plan::{Block, Chunk, Level, Moves, Part, Plan, Slot};
use crate::real::Real;

/// How often a block and its flip are computed from each other when they are visited.
const TURNS: usize = 2;

/// Values that are worth the trouble of waking another thread.
const WORTH_SHARING: usize = 1 << 14;

/// How a layer is swept.
pub(crate) struct Sweep<'a, R> {
    pub(crate) plan: &'a Plan<'a>,
    pub(crate) moves: Moves,
    /// For each face the values of the layer below, before the enemy's roll.
    pub(crate) below: Vec<&'a [R]>,
    /// The chances of the rolls.
    pub(crate) chances: Vec<R>,
    /// What is added to every value of a face.
    pub(crate) slacks: [R; 2],
    pub(crate) kernel: Kernel,
}

/// How hard a sweep works.
#[derive(Clone, Copy)]
pub(crate) struct Effort<'a> {
    /// A chunk is swept again by itself while it changes by more than this,
    pub(crate) settled: f64,
    /// but not more often than this.
    pub(crate) most: usize,
    pub(crate) visited: Visited<'a>,
}

/// Which chunks a sweep visits.
#[derive(Clone, Copy)]
pub(crate) enum Visited<'a> {
    /// Those that have changed by more than this since the last sweep, or read from one that has.
    Lively(f64),
    /// Those that are marked.
    Marked(&'a [bool]),
}

/// What sweeps remember of each other.
pub(crate) struct Activity {
    /// How much each chunk changed in the last sweep; none if it was not visited.
    last: Vec<Option<f64>>,
    /// How much each chunk has changed in this one.
    now: Vec<Option<f64>>,
}

impl Activity {
    /// Nothing has been visited yet.
    pub(crate) fn new(plan: &Plan) -> Activity {
        let unknown = vec![Some(f64::INFINITY); plan.chunks.len()];
        Activity { last: unknown.clone(), now: unknown }
    }

    /// By how much any chunk changed in the last sweep.
    fn greatest_change(&self) -> f64 {
        self.now.iter().flatten().copied().fold(0.0, f64::max)
    }

    /// Goes on by a part of the way that the last sweep has gone.
    pub(crate) fn leap<R: Real>(&mut self, values: &mut Pair<R>, part: f64) {
        values.now.par_iter_mut().zip(values.other.par_iter()).for_each(|(value, before)| {
            let there = value.to_f64();
            *value = R::from_f64((there + part * (there - before.to_f64())).clamp(0.0, 1.0));
        });
        self.now.iter_mut().flatten().for_each(|change| *change *= 1.0 + part);
    }
}

/// The values that a chunk reads: of the levels before its own the new ones, of its own level and of
/// those after it the ones from before this sweep.
struct Surroundings<'a, R> {
    before: &'a [R],
    level: &'a [R],
    after: &'a [R],
}

/// Neighbouring chunks of a level.
struct Stretch<'a, R> {
    chunks: &'a [Chunk],
    /// How much each changed in the last sweep; none if it was not visited.
    last: &'a [Option<f64>],
    /// The same for this one.
    now: &'a mut [Option<f64>],
    /// Their memory.
    values: &'a mut [R],
}

impl<R> Stretch<'_, R> {
    /// Keeps the first so many chunks, and gives the others.
    fn split_off(&mut self, count: usize) -> Self {
        let (left, right) = self.chunks.split_at(count);
        let len = right[0].memory.start - left[0].memory.start;
        let (left_last, last) = self.last.split_at(count);
        let (left_now, now) = std::mem::take(&mut self.now).split_at_mut(count);
        let (left_values, values) = std::mem::take(&mut self.values).split_at_mut(len);
        *self = Stretch { chunks: left, last: left_last, now: left_now, values: left_values };
        Stretch { chunks: right, last, now, values }
    }
}

impl<R: Real> Sweep<'_, R> {
    /// Sweeps a layer once and says by how much it changed.
    pub(crate) fn run(&self, layer: &mut Pair<R>, effort: Effort, activity: &mut Activity) -> f64 {
        std::mem::swap(&mut activity.last, &mut activity.now);
        for level in &self.plan.levels {
            let (before, rest) = layer.other.split_at_mut(level.memory.start);
            let values = &mut rest[..level.memory.len()];
            let (old, after) = layer.now[level.memory.start..].split_at(level.memory.len());
            let surroundings = Surroundings { before, level: old, after };
            self.level(level, values, &surroundings, effort, activity);
        }
        layer.swap();
        activity.greatest_change()
    }

    /// The same in less memory, and a little slower: only the level in hand is kept as it was, in
    /// `old`.
    pub(crate) fn run_in_place(
        &self,
        layer: &mut [R],
        old: &mut Vec<R>,
        effort: Effort,
        activity: &mut Activity,
    ) -> f64 {
        std::mem::swap(&mut activity.last, &mut activity.now);
        for level in &self.plan.levels {
            let (before, rest) = layer.split_at_mut(level.memory.start);
            let (values, after) = rest.split_at_mut(level.memory.len());
            old.clear();
            old.extend_from_slice(values);
            let surroundings = Surroundings { before, level: old, after };
            self.level(level, values, &surroundings, effort, activity);
        }
        activity.greatest_change()
    }

    /// For every chunk a verdict on each of its sources: whether in some position it comes so close
    /// to the best move.
    pub(crate) fn promising(&self, layer: &[R], margin: R) -> Vec<Vec<bool>> {
        let levels = self.plan.levels.iter();
        levels.flat_map(|level| self.promising_in(level, layer, margin)).collect()
    }

    fn promising_in(&self, level: &Level, layer: &[R], margin: R) -> Vec<Vec<bool>> {
        let (before, rest) = layer.split_at(level.memory.start);
        let (values, after) = rest.split_at(level.memory.len());
        let surroundings = Surroundings { before, level: values, after };
        let judge = |pair: &mut [BlockRows<R>; 2], chunk: &Chunk| {
            let mut values = layer[chunk.memory.clone()].to_vec();
            let (values, surroundings) = (&mut *values, &surroundings);
            let place = Place { sweep: self, chunk, values, surroundings };
            self.kernel.run(Judgement { place, margin, pair })
        };
        let chunks = self.plan.chunks[level.chunks.clone()].par_iter();
        chunks.map_init(|| self.pair(), judge).collect()
    }

    /// Where a block and its flip are computed.
    fn pair(&self) -> [BlockRows<R>; 2] {
        [(); 2].map(|()| BlockRows::new(self.plan.geometry.rolls.len()))
    }

    fn level(
        &self,
        level: &Level,
        values: &mut [R],
        surroundings: &Surroundings<R>,
        effort: Effort,
        Activity { last, now }: &mut Activity,
    ) {
        let chunks = &self.plan.chunks[level.chunks.clone()];
        let (earlier, now) = now.split_at_mut(level.chunks.start);
        let now = &mut now[..chunks.len()];
        for (at, (chunk, change)) in level.chunks.clone().zip(chunks.iter().zip(&mut *now)) {
            let recent = |input: &u32| {
                let input = *input as usize;
                earlier.get(input).unwrap_or(&last[input]).unwrap_or(0.0)
            };
            let is_visited = match effort.visited {
                Visited::Lively(idle) => {
                    let inputs = chunk.inputs.iter().map(recent).fold(0.0, f64::max);
                    inputs.max(last[at].unwrap_or(0.0)) > idle
                }
                Visited::Marked(marks) => marks[at],
            };
            *change = is_visited.then_some(f64::INFINITY);
        }
        let last = &last[level.chunks.clone()];
        self.split(Stretch { chunks, last, now, values }, surroundings, effort);
    }

    /// Makes the new values of chunks of a level, in parallel: those that have a change are visited.
    fn split(&self, mut all: Stretch<R>, surroundings: &Surroundings<R>, effort: Effort) {
        if all.chunks.len() == 1 || all.values.len() < WORTH_SHARING {
            return self.stretch(all, surroundings, effort);
        }
        let right = all.split_off(all.chunks.len() / 2);
        join(|| self.split(all, surroundings, effort), || self.split(right, surroundings, effort));
    }

    /// The same, one after the other.
    fn stretch(&self, all: Stretch<R>, surroundings: &Surroundings<R>, effort: Effort) {
        let mut pair = self.pair();
        let start = all.chunks[0].memory.start;
        for ((chunk, last), change) in all.chunks.iter().zip(all.last).zip(all.now) {
            // Visited neither now nor in the last sweep: both memories hold the same.
            if change.is_none() && last.is_none() {
                continue;
            }
            let len = chunk.memory.len();
            let values = &mut all.values[chunk.memory.start - start..][..len];
            let old = chunk.memory.start - surroundings.before.len();
            values.copy_from_slice(&surroundings.level[old..][..len]);
            if let Some(change) = change {
                *change = self.visit(chunk, values, surroundings, effort, &mut pair);
            }
        }
    }

    /// Sweeps a chunk until it hardly changes by itself; says by how much it changed at first.
    fn visit(
        &self,
        chunk: &Chunk,
        values: &mut [R],
        surroundings: &Surroundings<R>,
        effort: Effort,
        pair: &mut [BlockRows<R>; 2],
    ) -> f64 {
        let place = Place { sweep: self, chunk, values, surroundings };
        self.kernel.run(Visit { place, effort, pair })
    }
}

/// The visit of a chunk, as an operation for a kernel.
struct Visit<'a, R> {
    place: Place<'a, R>,
    effort: Effort<'a>,
    /// Where a block and its flip are computed.
    pair: &'a mut [BlockRows<R>; 2],
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
        let first = self.place.pass(simd, self.pair);
        let mut change = first;
        for _ in 1..self.effort.most {
            if change <= self.effort.settled {
                break;
            }
            change = self.place.pass(simd, self.pair);
        }
        first
    }
}

/// The judgement on a chunk's sources, as an operation for a kernel.
struct Judgement<'a, R> {
    place: Place<'a, R>,
    margin: R,
    pair: &'a mut [BlockRows<R>; 2],
}

impl<R: Real> WithSimd for Judgement<'_, R> {
    type Output = Vec<bool>;

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) -> Vec<bool> {
        self.place.judge(simd, self.margin, self.pair)
    }
}

impl<R: Real> Place<'_, R> {
    /// Visits every slot once.
    #[inline(always)]
    fn pass<S: Simd>(&mut self, simd: S, pair: &mut [BlockRows<R>; 2]) -> f64 {
        let Sweep { plan, chances, slacks, .. } = self.sweep;
        let mut change = R::ZERO;
        for (next, slot) in (1..).zip(&self.chunk.slots) {
            self.prefetch(next);
            for (block, rows) in slot.blocks().zip(&mut *pair) {
                self.begin(simd, block, rows);
            }
            let [rows, flip_rows] = &mut *pair;
            let lane = plan.lane_moves(&slot.block);
            let slack = slacks[slot.block.face];
            // With no piece in lane or pool on either side, only passes stay in the slot.
            let turns = if slot.block.shape.len() == 1 { 1 } else { TURNS };
            if let Some(flip) = &slot.flip {
                let flip_lane = plan.lane_moves(flip);
                let flip_slack = slacks[flip.face];
                for _ in 0..turns {
                    rows.settle(simd, lane, chances, slack);
                    rows.turn_over(flip_rows);
                    flip_rows.settle(simd, flip_lane, chances, flip_slack);
                    flip_rows.turn_over(rows);
                }
            } else {
                for _ in 0..turns {
                    rows.settle(simd, lane, chances, slack);
                    rows.turn_over_itself();
                }
            }
            for (block, rows) in slot.blocks().zip(&*pair) {
                let changed = self.put_back(simd, block, rows);
                change = if changed > change { changed } else { change };
            }
        }
        change.to_f64()
    }

    /// Which sources are promising, block by block.
    #[inline(always)]
    fn judge<S: Simd>(&self, simd: S, margin: R, pair: &mut [BlockRows<R>; 2]) -> Vec<bool> {
        let Sweep { plan, chances, slacks, .. } = self.sweep;
        let mut verdicts = Vec::new();
        for (next, slot) in (1..).zip(&self.chunk.slots) {
            self.prefetch(next);
            for (block, rows) in slot.blocks().zip(&mut *pair) {
                self.begin(simd, block, rows);
                let lane = plan.lane_moves(block);
                rows.settle(simd, lane, chances, slacks[block.face]);
                rows.keep_best(simd, lane);
                for source in self.chunk.sources(block, Moves::All) {
                    let closeness = rows.closeness(simd, source, lane, self.parts(block));
                    verdicts.push(R::ONE - closeness <= margin);
                }
            }
        }
        verdicts
    }

    /// Asks for what the values of a slot, if there is one of this number, follow from; but for the
    /// chunk in hand, which is in the cache.
    #[inline(always)]
    fn prefetch(&self, number: usize) {
        for block in self.chunk.slots.get(number).into_iter().flat_map(Slot::blocks) {
            let parts = self.parts(block);
            let sources = self.chunk.sources(block, self.sweep.moves).iter();
            for source in sources.filter(|source| source.part != Part::Chunk) {
                let after = &parts[source.part as usize][source.place()..];
                let len = block.shape.rows * usize::from(source.columns);
                prefetch(&after[..len.min(after.len())]);
            }
        }
    }

    /// Takes what a block's values follow from into its rows.
    #[inline(always)]
    fn begin<S: Simd>(&self, simd: S, block: &Block, rows: &mut BlockRows<R>) {
        rows.take(simd, block.shape, &self.values[block.waiting - self.chunk.memory.start..]);
        let lane = self.sweep.plan.lane_moves(block);
        rows.gather(simd, self.chunk.sources(block, self.sweep.moves), lane, self.parts(block));
    }

    /// The parts of the memory that a block's sources are in.
    #[inline(always)]
    fn parts(&self, block: &Block) -> Parts<'_, R> {
        let Surroundings { before, level, after } = *self.surroundings;
        let mut parts: Parts<R> = [&[]; Part::COUNT];
        parts[Part::Chunk as usize] = &*self.values;
        parts[Part::Before as usize] = before;
        parts[Part::Level as usize] = level;
        parts[Part::After as usize] = after;
        parts[Part::Below as usize] = self.sweep.below[block.face];
        parts[Part::Won as usize] = R::ONES;
        parts
    }

    /// Takes a block's new values from its rows, and says by how much they have changed.
    #[inline(always)]
    fn put_back<S: Simd>(&mut self, simd: S, block: &Block, rows: &BlockRows<R>) -> R {
        let room = block.shape.room();
        let values = &mut self.values[block.waiting - self.chunk.memory.start..];
        let (waiting, rest) = values.split_at_mut(room);
        rows.put_back(simd, waiting, block.rolling.map(|_| &mut rest[..room]))
    }
}
