//! The proof that a layer's values are right within a tolerance: see `docs/solving.md`.
//!
//! Raise all chances of the first side by the tolerance, and lower those of the second by as much.
//! If sweeps, rounding in the first side's favour, then bring every one of the first side's chances
//! down, the truth lies below where they were raised to; and so for the other direction. A layer
//! that is its own flip needs only one of the two: it is the mirror image of the other.

use rayon::iter::{
    IndexedParallelIterator, IntoParallelRefIterator, IntoParallelRefMutIterator, ParallelIterator,
};

use crate::count::Count;
use crate::index::Layout;
use crate::layer::Layer;
use crate::memory::Arena;
use crate::plan::{Block, Chunk, Moves, Plan};
use crate::sweep::{Activity, Effort, Sweep, Visited};
use crate::work::Stopped;

/// The chance of the first player is proved within twice this, and so is every other.
pub(crate) const GREATEST_ERROR: f64 = 4e-11;

/// Sweeps after which a proof is given up, so that the values are improved first.
const MOST_SWEEPS: usize = 24;

/// Sweeps in which chunks rest that have come back: in nearly all games they are enough.
const SWEEPS_WITH_REST: usize = 6;

/// Part of the tolerance by which every chance must have come back.
const MARGIN: f64 = 1e-3;

/// Values that are to be proved right.
pub(crate) struct Certificate<'a> {
    layer: &'a Layer<'a>,
    /// The plan with a face for each side.
    plan: &'a Plan<'a>,
    /// For each face, the chances of the side that waits.
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
            values: [0, 1].map(|face| &*values[face % values.len()]),
            below: [0, 1].map(|face| layer.below[face % values.len()]),
            layouts: [0, 1].map(|face| layer.layout(face)),
        }
    }

    /// Whether the proof succeeds; it is made in the memory given.
    pub(crate) fn prove(&self, arena: &mut Arena, count: &mut Count) -> Result<bool, Stopped> {
        let directions: &[f64] = if self.layer.is_own_flip() { &[1.0] } else { &[1.0, -1.0] };
        for &direction in directions {
            if !self.prove_direction([direction, -direction], arena, count)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether chances that are raised or lowered, by the sign of their face, come back.
    ///
    /// The first sweep is over all of them. After that, chunks that have come back rest; but where
    /// the news of a finish takes long, others wait for them to come further, and none may rest.
    fn prove_direction(
        &self,
        signs: [f64; 2],
        arena: &mut Arena,
        count: &mut Count,
    ) -> Result<bool, Stopped> {
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
        let start = self.layer.place(&self.layouts[block.face], block);
        &self.values[block.face][start..][..block.shape.len()]
    }

    /// Whether every chance of a chunk has come back by the margin at least.
    fn has_come_back(&self, chunk: &Chunk, signs: [f64; 2], memory: &[f64]) -> bool {
        let limit = self.layer.tolerance * (1.0 - MARGIN);
        chunk.blocks().all(|block| {
            let now = &memory[block.waiting..][..block.shape.len()];
            let mut pairs = now.iter().zip(self.solved(block));
            pairs.all(|(now, value)| signs[block.face] * (now - value) < limit)
        })
    }
}

#[cfg(test)]
mod tests {
    use ur_rules::Ruleset;

    use super::*;
    use crate::geometry::Geometry;
    use crate::index::Ranks;
    use crate::kernel::Kernel;
    use crate::plan::Itinerary;
    use crate::work::Stop;

    const BOUND: f64 = 4e-11;

    /// Paths that are no mirror images: a layer that is not its own flip, with nothing below it.
    const UNEVEN: &str = "
        board = '3/3/3'
        light = 'a1 a2 b2 c2 c1'
        dark = 'c3 c2 b2 a2 a3 b3'
        dice = { 0 = '1/4', 1 = '1/2', 2 = '1/4' }
    ";

    /// A piece on each side's way, and a roll that always takes them over each other: no end.
    const ENDLESS: &str = "
        board = '3/3/3'
        light = 'a1 a2 b2 c2'
        dark = 'a3 a2 b2 c2'
        dice = { 2 = '1' }
    ";

    /// What a layer of one piece against one needs.
    struct Bench {
        geometry: Geometry,
        ranks: [Ranks; 2],
        itineraries: [Itinerary; 2],
        arena: Arena,
    }

    impl Bench {
        fn new(file: &str) -> Bench {
            let Ok(Ruleset::Race(rules)) = Ruleset::from_toml("test.toml", file) else {
                panic!("a race")
            };
            let geometry = Geometry::new(rules);
            let ranks = [Ranks::new(&geometry.views[0]), Ranks::new(&geometry.views[1])];
            let itineraries = [true, false].map(|mirrored| Itinerary::new(&geometry, mirrored));
            Bench { geometry, ranks, itineraries, arena: Arena::new(1 << 20).expect("memory") }
        }

        /// Does something with the layer and the memory.
        fn with<T>(&mut self, bound: f64, deed: impl FnOnce(&Layer<'_>, &mut Arena) -> T) -> T {
            let layer = Layer {
                geometry: &self.geometry,
                ranks: &self.ranks,
                itineraries: &self.itineraries,
                pieces: [1, 1],
                below: vec![&[], &[]],
                kernel: Kernel::Plain,
                tolerance: bound,
            };
            deed(&layer, &mut self.arena)
        }
    }

    fn is_proved(layer: &Layer<'_>, values: &[Vec<f64>], arena: &mut Arena) -> bool {
        let (stop, mut report) = (Stop::default(), |_| ());
        let mut count = Count { sweeps: 0, stop: &stop, report: &mut report };
        let plan = layer.plan(false);
        let certificate = Certificate::new(layer, &plan, values);
        certificate.prove(arena, &mut count).expect("nobody stops it")
    }

    /// The values of a layer, solved far better than the bound asks for.
    fn solved(layer: &Layer<'_>, arena: &mut Arena) -> Vec<Vec<f64>> {
        let fine = Layer { tolerance: 1e-13, below: layer.below.clone(), ..*layer };
        let (stop, mut report) = (Stop::default(), |_| ());
        let mut count = Count { sweeps: 0, stop: &stop, report: &mut report };
        let solved = fine.solve(arena, &mut count).expect("nobody stops it");
        solved.expect("a layer that can be solved")
    }

    #[test]
    fn right_values_are_proved() {
        Bench::new(UNEVEN).with(BOUND, |layer, arena| {
            let values = solved(layer, arena);
            assert!(!layer.is_own_flip());
            assert!(is_proved(layer, &values, arena));
        });
    }

    #[test]
    fn a_single_value_that_is_off_by_twice_the_bound_is_refused() {
        Bench::new(UNEVEN).with(BOUND, |layer, arena| {
            let values = solved(layer, arena);
            for face in [0, 1] {
                for off in [2.0 * BOUND, -2.0 * BOUND] {
                    let wrong = (0..values[face].len()).filter(|&at| {
                        // Finished positions and the ends of lines hold nothing that is asked for.
                        (0.01..0.99).contains(&values[face][at])
                    });
                    for at in wrong.step_by(7) {
                        let mut values = values.clone();
                        values[face][at] += off;
                        assert!(!is_proved(layer, &values, arena), "{face} {at} {off}");
                    }
                }
            }
        });
    }

    /// Each of the two directions finds what the other cannot.
    #[test]
    fn values_that_favour_one_side_are_refused_whichever_side_it_is() {
        Bench::new(UNEVEN).with(BOUND, |layer, arena| {
            for off in [2.0 * BOUND, -2.0 * BOUND] {
                let mut values = solved(layer, arena);
                for (values, sign) in values.iter_mut().zip([1.0, -1.0]) {
                    for value in values.iter_mut() {
                        *value += sign * off;
                    }
                }
                assert!(!is_proved(layer, &values, arena), "{off}");
            }
        });
    }

    /// What is set aside for rounding comes to more than this on the way to the end of a game: within
    /// it nothing can be proved, however right the values are.
    #[test]
    fn a_bound_that_rounding_could_hide_in_is_refused() {
        Bench::new(UNEVEN).with(2e-14, |layer, arena| {
            let values = solved(layer, arena);
            assert!(!is_proved(layer, &values, arena));
        });
    }

    #[test]
    fn chances_have_come_back_only_by_the_margin() {
        Bench::new(UNEVEN).with(BOUND, |layer, arena| {
            let values = solved(layer, arena);
            let plan = layer.plan(false);
            let certificate = Certificate::new(layer, &plan, &values);
            let memory = arena.doubles(plan.len);
            for (part, has_come_back) in [(1.0 - 2.0 * MARGIN, true), (1.0 - MARGIN / 2.0, false)] {
                for signs in [[1.0, -1.0], [-1.0, 1.0]] {
                    layer.fill(&plan, &values, signs.map(|sign| sign * part * BOUND), memory);
                    let mut chunks = plan.chunks.iter();
                    let all = chunks.all(|chunk| certificate.has_come_back(chunk, signs, memory));
                    assert_eq!(all, has_come_back, "{part} {signs:?}");
                }
            }
        });
    }

    #[test]
    fn an_endless_layer_is_refused() {
        Bench::new(ENDLESS).with(BOUND, |layer, arena| {
            let plan = layer.plan(layer.is_own_flip());
            let faces = if layer.is_own_flip() { 1 } else { 2 };
            let values: Vec<_> = (0..faces).map(|face| vec![0.5; layer.layout(face).len]).collect();
            drop(plan);
            assert!(!is_proved(layer, &values, arena));
        });
    }
}
