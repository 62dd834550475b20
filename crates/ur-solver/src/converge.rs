//! Solving one layer: single precision first, double precision to finish, and a proof.

use std::ops::RangeInclusive;

use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::slice::ParallelSliceMut;
use thiserror::Error;

use crate::certificate::Certificate;
use crate::count::Count;
use crate::guess::Guess;
use crate::layer::{Layer, fill_rolling};
use crate::memory::{Arena, Pair, Singles};
use crate::plan::{Face, Moves, Plan};
use crate::real::Real;
use crate::sweep::{Activity, Effort, Sweep, Visited};
use crate::work::Stopped;

/// Sweeps with double precision after which a layer is given up.
const MOST_SWEEPS: usize = 5000;

/// Sweeps with single precision, at most.
const MOST_SINGLE_SWEEPS: usize = 100;

/// Proofs after which a layer is given up.
const MOST_PROOFS: usize = 5;

/// Values that change by no more than this show which moves are promising.
const ROUGH: f64 = 3e-4;

/// Promising moves come so close to the best one. Values are hardly ever off by as much; where they
/// are, the proof fails, and sweeping goes on with all moves.
const CLOSE: f64 = 5e-3;

/// Changes smaller than this are beyond single precision.
const SINGLE_PRECISION: f64 = 2e-6;

/// The part of the tolerance that sweeps may still change before a proof is tried, and by which it
/// gets smaller after each that fails.
const FIRST_GOAL: f64 = 0.125;

/// How often a chunk is swept in one visit at most.
const MOST_VISITS: usize = 8;

/// A sweep goes on with a chunk until it changes by this part of the last sweep's change.
const SETTLED: f64 = 0.7;

/// Sweeps from one leap to the next.
const LEAP: usize = 7;

/// Values leap only at such a pace: the change of a sweep as a part of the one before.
const PACES: RangeInclusive<f64> = 0.3..=0.8;

/// A change of this part of the goal is no change.
const IDLE: f64 = 0.5;

/// Why a layer could not be solved.
#[derive(Debug, Error)]
pub enum LayerError {
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
    /// The values settled, but no proof succeeded.
    #[error(
        "the values settle, but {proofs} attempts to prove them failed; play under these rules may go \
         on for ever"
    )]
    Unproved {
        /// How many attempts were made.
        proofs: usize,
    },
}

impl Layer<'_> {
    /// Solves the layer and proves that no value is off by more than the tolerance, the errors of
    /// the layers below apart.
    ///
    /// The answer is, for each face, the chances of the side that waits, in the order of its
    /// [layout](Layer::layout).
    pub(crate) fn solve(
        &self,
        arena: &mut Arena,
        count: &mut Count,
    ) -> Result<Result<Vec<Vec<f64>>, LayerError>, Stopped> {
        let mut plan = self.plan(self.is_own_flip());
        self.solve_roughly(&mut plan, arena, count)?;
        let two_faces;
        let proof_plan = if self.is_own_flip() {
            two_faces = self.plan(false);
            &two_faces
        } else {
            &plan
        };
        let mut sweep = self.sweep(&plan, Moves::Promising, self.below.clone());
        let mut goal = self.tolerance * FIRST_GOAL;
        for _ in 0..MOST_PROOFS {
            let mut chances = arena.pair_of_doubles(plan.len);
            let unsettled = sweep_until(&sweep, &mut chances, goal, MOST_SWEEPS, count)?;
            if let (Some(change), Moves::All) = (unsettled, sweep.moves) {
                return Ok(Err(LayerError::Endless { sweeps: count.sweeps, change }));
            }
            let values = self.waiting(&plan, chances.now);
            let certificate = Certificate::new(self, proof_plan, &values);
            if certificate.prove(arena, count)? {
                return Ok(Ok(values));
            }
            self.fill(&plan, &values, [0.0; 2], arena.doubles(plan.len));
            goal *= FIRST_GOAL;
            // A move that was not promising may be the best.
            sweep.moves = Moves::All;
        }
        Ok(Err(LayerError::Unproved { proofs: MOST_PROOFS }))
    }

    /// Sweeps with single precision, and begins double precision from that. On the way, the plan
    /// learns which moves are promising.
    fn solve_roughly(
        &self,
        plan: &mut Plan,
        arena: &mut Arena,
        count: &mut Count,
    ) -> Result<(), Stopped> {
        let Singles { layer: mut chances, rest } = arena.singles(plan.len);
        let below = self.below_with_singles(bytemuck::cast_slice_mut(rest));
        self.guess(plan, &below, chances.now);
        let sweep = self.sweep(plan, Moves::All, below.clone());
        sweep_until(&sweep, &mut chances, ROUGH, MOST_SINGLE_SWEEPS, count)?;
        let verdicts = sweep.promising(chances.now, CLOSE as f32);
        plan.favour(&verdicts);
        let sweep = self.sweep(plan, Moves::Promising, below);
        // Single precision may be too coarse for values to settle at all: then it has helped enough.
        sweep_until(&sweep, &mut chances, SINGLE_PRECISION, MOST_SINGLE_SWEEPS, count)?;
        let both = rest.par_iter_mut().zip(chances.now.par_iter());
        both.for_each(|(double, single)| *double = f64::from(*single));
        Ok(())
    }

    /// The layers below with single precision, in the memory given.
    fn below_with_singles<'m>(&self, memory: &'m mut [f32]) -> Vec<&'m [f32]> {
        let mut rest = memory;
        let mut single = |values: &&[f64]| {
            let (singles, after) = std::mem::take(&mut rest).split_at_mut(values.len());
            rest = after;
            let both = singles.par_iter_mut().zip(values.par_iter());
            both.for_each(|(single, &value)| *single = value as f32);
            &*singles
        };
        self.below.iter().map(&mut single).collect()
    }

    /// Fills a layer's memory with guesses.
    fn guess(&self, plan: &Plan, below: &[&[f32]], memory: &mut [f32]) {
        let guess = Guess::new(self, below);
        plan.for_each_chunk(memory, &|chunk, memory| {
            memory.fill(0.0);
            for slot in &chunk.slots {
                let memory = &mut memory[slot.block.waiting - chunk.memory.start..];
                guess.slot(slot, memory);
                fill_rolling(slot, memory);
            }
        });
    }

    fn sweep<'s, R: Real>(
        &self,
        plan: &'s Plan,
        moves: Moves,
        below: Vec<&'s [R]>,
    ) -> Sweep<'s, R> {
        let kernel = if size_of::<R>() == 4 { self.kernel.for_singles() } else { self.kernel };
        Sweep { plan, moves, below, chances: plan.chances(), slacks: [R::ZERO; 2], kernel }
    }

    /// The chances of the side that waits, face by face.
    fn waiting(&self, plan: &Plan, memory: &[f64]) -> Vec<Vec<f64>> {
        let faces = plan.faces.iter().enumerate();
        faces.map(|(side, face)| self.waiting_in(side, face, memory)).collect()
    }

    fn waiting_in(&self, side: usize, face: &Face, memory: &[f64]) -> Vec<f64> {
        let layout = self.layout(side);
        let mut values = vec![0.0; layout.len];
        for (pieces, group) in layout.groups() {
            let blocks = &mut values[group.start..][..group.len()];
            blocks.par_chunks_exact_mut(group.size.max(1)).enumerate().for_each(
                |(rank, values)| {
                    if let Some(key) = self.ranks[side].key(pieces, rank) {
                        values.copy_from_slice(&memory[face.start(key)..][..values.len()]);
                    }
                },
            );
        }
        values
    }
}

/// Sweeps until a sweep changes no value by more than the goal, but not more often than a
/// number of times: then the answer is the last change.
///
/// What is left in the end gets smaller by about the same part in every sweep. So values leap
/// where further sweeps would take them.
fn sweep_until<R: Real>(
    sweep: &Sweep<R>,
    chances: &mut Pair<R>,
    goal: f64,
    most: usize,
    count: &mut Count,
) -> Result<Option<f64>, Stopped> {
    let mut activity = Activity::new(sweep.plan);
    let visited = Visited::Lively(goal * IDLE);
    let mut effort = Effort { settled: 1.0, most: MOST_VISITS, visited };
    let mut changes = [f64::INFINITY; 3];
    // A leap may go wrong. So that this cannot go on for ever, the next waits for smaller changes.
    let mut next_leap = f64::INFINITY;
    for number in 1..=most {
        let change = sweep.run(chances, effort, &mut activity);
        count.note(change)?;
        if change <= goal {
            return Ok(None);
        }
        changes = [changes[1], changes[2], change];
        let pace = (change / changes[0]).sqrt();
        if number % LEAP == 0 && PACES.contains(&pace) && change < next_leap {
            activity.leap(chances, pace / (1.0 - pace));
            next_leap = change / 2.0;
        }
        effort.settled = change * SETTLED;
    }
    Ok(Some(changes[2]))
}
