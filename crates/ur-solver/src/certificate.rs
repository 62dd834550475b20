//! The proof that a layer's values are right within a tolerance: see `docs/solving.md`.
//!
//! Raise all chances of the first side by the tolerance, and lower those of the second by as much.
//! If sweeps, rounding in the first side's favour, then bring every one of the first side's chances
//! down, the truth lies below where they were raised to; and so for the other direction. A layer
//! that is its own flip needs only one of the two: it is the mirror image of the other.

use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};

use crate::index::Layout;
use crate::layer::{Count, Layer, LayerError};
use crate::memory::Arena;
use crate::plan::{Block, Chunk, Moves, Plan};
use crate::sweep::{Activity, Effort, Sweep, Visited};

/// Sweeps after which a proof is given up, so that the values are improved first.
const MOST_SWEEPS: usize = 24;

/// Sweeps in which chunks rest that have come back: in nearly all games they are enough.
const SWEEPS_WITH_REST: usize = 6;

/// Part of the tolerance by which every chance must have come back.
const MARGIN: f64 = 1e-3;

/// Values that are to be proved right.
pub(crate) struct Certificate<'a> {
    layer: &'a Layer<'a>,
    /// The plan with a table for each side.
    plan: &'a Plan<'a>,
    /// For each table, the chances of the side that waits.
    values: [&'a [f64]; 2],
    below: [&'a [f64]; 2],
    layouts: [Layout; 2],
}

impl<'a> Certificate<'a> {
    pub(crate) fn new(
        layer: &'a Layer<'a>,
        plan: &'a Plan<'a>,
        values: &'a [Vec<f64>],
    ) -> Certificate<'a> {
        Certificate {
            layer,
            plan,
            values: [0, 1].map(|table| &*values[table % values.len()]),
            below: [0, 1].map(|table| layer.below[table % values.len()]),
            layouts: [0, 1].map(|table| layer.layout(table)),
        }
    }

    /// Whether the proof succeeds; it is made in the memory given.
    pub(crate) fn prove(&self, arena: &mut Arena, count: &mut Count) -> Result<bool, LayerError> {
        let directions: &[f64] = if self.layer.is_own_flip() { &[1.0] } else { &[1.0, -1.0] };
        for &direction in directions {
            if !self.prove_direction([direction, -direction], arena, count)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether chances that are raised or lowered, by the sign of their table, come back.
    ///
    /// The first sweep is over all of them. After that, chunks that have come back rest; but where
    /// the news of a finish takes long, others wait for them to come further, and none may rest.
    fn prove_direction(
        &self,
        signs: [f64; 2],
        arena: &mut Arena,
        count: &mut Count,
    ) -> Result<bool, LayerError> {
        let chances = arena.doubles(self.plan.len);
        let shifts = signs.map(|sign| sign * self.layer.tolerance);
        self.layer.fill(self.plan, &self.values, shifts, chances);
        // What rounding can do to the sum of the rolls, with room to spare.
        let rounding = (self.plan.geometry.rolls.len() + 4) as f64 * f64::EPSILON;
        let sweep = Sweep {
            plan: self.plan,
            moves: Moves::All,
            below: self.below.to_vec(),
            chances: self.plan.chances(),
            slacks: signs.map(|sign| sign * rounding),
            kernel: self.layer.kernel,
        };
        let mut activity = Activity::new(self.plan);
        let mut old_level = Vec::new();
        let mut visited = vec![true; self.plan.chunks.len()];
        for number in 1..=MOST_SWEEPS {
            let effort = Effort { settled: 0.0, most: 1, visited: Visited::Marked(&visited) };
            count.note(sweep.run_in_place(chances, &mut old_level, effort, &mut activity))?;
            let chunks = visited.par_iter_mut().zip(self.plan.chunks.par_iter());
            chunks.for_each(|(is_out, chunk)| {
                *is_out = *is_out && !self.has_come_back(chunk, signs, chances);
            });
            if !visited.contains(&true) {
                return Ok(true);
            }
            if number >= SWEEPS_WITH_REST {
                visited.fill(true);
            }
        }
        Ok(false)
    }

    /// The values of a block that are to be proved.
    fn solved(&self, block: &Block) -> &[f64] {
        let start = self.layer.place(&self.layouts[block.table], block);
        &self.values[block.table][start..][..block.shape.len()]
    }

    /// Whether every chance of a chunk has come back by the margin at least.
    fn has_come_back(&self, chunk: &Chunk, signs: [f64; 2], memory: &[f64]) -> bool {
        let limit = self.layer.tolerance * (1.0 - MARGIN);
        chunk.blocks().all(|block| {
            let now = &memory[block.waiting..][..block.shape.len()];
            let mut pairs = now.iter().zip(self.solved(block));
            pairs.all(|(now, value)| signs[block.table] * (now - value) < limit)
        })
    }
}
