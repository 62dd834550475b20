//! Solving one layer: single precision first, double precision to finish, and a proof.

use std::io;

use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use thiserror::Error;

use crate::certificate::Certificate;
use crate::geometry::Geometry;
use crate::index::{Layout, Ranks};
use crate::kernel::Kernel;
use crate::memory::Memory;
use crate::plan::{Block, LINE, Plan, Slot};
use crate::real::Real;
use crate::sweep::{Activity, Effort, Sweep};

/// Sweeps after which a layer is given up.
const MOST_SWEEPS: usize = 2000;

/// Changes smaller than this are beyond single precision.
const SINGLE_PRECISION: f64 = 1e-6;

/// The part of the tolerance that sweeps may still change before a proof is tried, and by which it
/// gets smaller after each that fails.
const FIRST_GOAL: f64 = 0.125;

/// How often a chunk is swept in one visit at most.
const MOST_VISITS: usize = 8;

/// A sweep goes on with a chunk until it changes by this part of the last sweep's change.
const SETTLED: f64 = 0.3;

/// A change of this part of the goal is no change.
const IDLE: f64 = 0.1;

/// A layer and its flip.
pub(crate) struct Layer<'a> {
    pub(crate) geometry: &'a Geometry,
    pub(crate) ranks: &'a [Ranks; 2],
    /// Pieces in play of the first side and of the second.
    pub(crate) pieces: [u32; 2],
    /// For each table, the solved layer that a finishing piece leads to; empty if finishing wins.
    pub(crate) below: Vec<&'a [f64]>,
    pub(crate) kernel: Kernel,
    /// The error that may be added to those of the layers below.
    pub(crate) tolerance: f64,
}

/// What a layer's sweeps say about how far they have got.
#[derive(Clone, Copy, Debug)]
pub struct SweepReport {
    /// How many sweeps have been made.
    pub sweeps: usize,
    /// By how much the last one changed a value at most.
    pub change: f64,
}

/// A solved layer: for each table the chances of the side that waits, in the order of a [`Layout`]
/// with rows of whole lines.
pub(crate) struct Solved {
    pub(crate) values: Vec<Vec<f64>>,
}

/// Why a layer could not be solved.
#[derive(Debug, Error)]
pub enum LayerError {
    /// The memory could not be had.
    #[error("cannot get the memory to solve it: {0}")]
    Memory(#[from] io::Error),
    /// The sweeps did not come to an end.
    #[error(
        "the values do not settle: after {sweeps} sweeps they still change by {change:.1e}; \
         play under these rules may go on for ever"
    )]
    Endless {
        /// How many sweeps were made.
        sweeps: usize,
        /// By how much the last changed a value at most.
        change: f64,
    },
    /// The work was stopped.
    #[error("stopped")]
    Stopped,
}

impl Layer<'_> {
    /// Solves the layer and proves that no value is off by more than the tolerance, the errors of
    /// the layers below apart. `report` hears of every sweep and says whether to go on.
    pub(crate) fn solve(
        &self,
        report: &mut dyn FnMut(SweepReport) -> bool,
    ) -> Result<Solved, LayerError> {
        let plan = Plan::new(self.geometry, self.ranks, self.pieces, self.is_own_flip());
        let mut count = Count { sweeps: 0, report };
        let mut memory = self.rough(&plan, &mut count)?;
        let sweep = self.sweep(&plan, self.below.clone());
        let two_tables;
        let proof_plan = if self.is_own_flip() {
            two_tables = Plan::new(self.geometry, self.ranks, self.pieces, false);
            &two_tables
        } else {
            &plan
        };
        let mut goal = self.tolerance * FIRST_GOAL;
        loop {
            count.until(&sweep, &mut memory, goal)?;
            let values = self.waiting(&plan, &memory);
            if Certificate::new(self, proof_plan, &values).prove(&mut count)? {
                return Ok(Solved { values });
            }
            goal *= FIRST_GOAL;
        }
    }

    /// Whether exchanging the sides gives the same layer.
    pub(crate) fn is_own_flip(&self) -> bool {
        self.geometry.symmetric && self.pieces[0] == self.pieces[1]
    }

    /// The layer's memory after sweeps with single precision.
    fn rough(&self, plan: &Plan, count: &mut Count) -> Result<Memory<f64>, LayerError> {
        let mut singles: Memory<f32> = Memory::new(plan.len)?;
        singles.par_iter_mut().for_each(|value| *value = 0.5);
        let single = |values: &&[f64]| values.par_iter().map(|&value| value as f32).collect();
        let below: Vec<Vec<f32>> = self.below.iter().map(single).collect();
        let sweep = self.sweep(plan, below.iter().map(Vec::as_slice).collect());
        count.until(&sweep, &mut singles, SINGLE_PRECISION)?;
        let mut doubles: Memory<f64> = Memory::new(plan.len)?;
        let both = doubles.par_iter_mut().zip(singles.par_iter());
        both.for_each(|(double, single)| *double = f64::from(*single));
        Ok(doubles)
    }

    fn sweep<'s, R: Real>(&self, plan: &'s Plan, below: Vec<&'s [R]>) -> Sweep<'s, R> {
        let kernel = if size_of::<R>() == 4 { self.kernel.for_singles() } else { self.kernel };
        Sweep { plan, below, slacks: [R::from_f64(0.0); 2], kernel }
    }

    /// The layout of a table's values.
    pub(crate) fn layout(&self, table: usize) -> Layout {
        let [first, second] = self.pieces;
        let pieces = if table == 0 { [first, second] } else { [second, first] };
        Layout::new(self.geometry, &self.ranks[table], table, pieces, LINE)
    }

    /// The chances of the side that waits, table by table.
    fn waiting(&self, plan: &Plan, memory: &[f64]) -> Vec<Vec<f64>> {
        let layouts: Vec<Layout> = (0..plan.tables.len()).map(|table| self.layout(table)).collect();
        let mut values: Vec<Vec<f64>> =
            layouts.iter().map(|layout| vec![0.0; layout.len]).collect();
        for block in plan.slots.iter().flat_map(Slot::blocks) {
            let at = self.place(&layouts[block.table], block);
            let half = block.shape.half();
            let waiting = &memory[block.start + half..][..half];
            values[block.table][at..at + half].copy_from_slice(waiting);
        }
        values
    }

    pub(crate) fn place(&self, layout: &Layout, block: &Block) -> usize {
        let placement = block.placement;
        let group = layout.group(placement.own.count_ones(), placement.enemy.count_ones());
        group.block(self.ranks[block.table].rank(block.key))
    }
}

/// Counts the sweeps of a layer, and tells of them.
pub(crate) struct Count<'r> {
    sweeps: usize,
    report: &'r mut dyn FnMut(SweepReport) -> bool,
}

impl Count<'_> {
    /// Tells of a sweep.
    pub(crate) fn note(&mut self, change: f64) -> Result<(), LayerError> {
        self.sweeps += 1;
        let go_on = (self.report)(SweepReport { sweeps: self.sweeps, change });
        if go_on { Ok(()) } else { Err(LayerError::Stopped) }
    }

    /// Sweeps until a sweep changes no value by more than the goal.
    fn until<R: Real + std::ops::Sub<Output = R>>(
        &mut self,
        sweep: &Sweep<R>,
        memory: &mut [R],
        goal: f64,
    ) -> Result<(), LayerError> {
        let mut activity = Activity::new(sweep.plan);
        let mut effort = Effort { settled: 1.0, most: MOST_VISITS, idle: goal * IDLE };
        loop {
            let change = sweep.run(memory, effort, &mut activity);
            self.note(change)?;
            if change <= goal {
                return Ok(());
            }
            if self.sweeps >= MOST_SWEEPS {
                return Err(LayerError::Endless { sweeps: self.sweeps, change });
            }
            effort.settled = change * SETTLED;
        }
    }
}
