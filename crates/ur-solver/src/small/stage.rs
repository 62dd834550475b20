//! A stage of the game, computed again and again until it is settled.

use std::ops::Range;

use rayon::prelude::*;

use super::chances::Chances;
use super::order::Listed;
use super::rows::Rows;

/// Chances are settled when their bounds are no further apart.
pub(super) const TOLERANCE: f64 = 1e-9;

/// Where bounds stay apart, computing ends when it changes nothing by as much as this.
const STANDSTILL: f64 = 1e-12;

/// One thread computes at least so many chances in one go: fewer are done before another wakes up.
const GRAIN: usize = 1024;

/// Positions between which play can go to and fro, after all that lie behind them.
pub(super) struct Stage<'s> {
    /// The number of the first position.
    pub(super) first: usize,
    pub(super) list: &'s [Listed],
    pub(super) rows: Rows,
    /// The odds of the rolls.
    pub(super) odds: &'s [f64],
}

/// What one pass through a stage did.
struct Passed {
    /// How many chances were computed.
    computed: u64,
    /// How far the bounds are apart.
    gap: f64,
    /// How much the chances changed.
    change: f64,
}

impl Stage<'_> {
    /// Computes the chances until they are settled, and says how many were computed.
    pub(super) fn settle(&self, known: &mut [Chances]) -> u64 {
        let mut computed = 0;
        loop {
            let passed = self.pass(known);
            computed += passed.computed;
            if passed.gap < TOLERANCE || passed.change < STANDSTILL {
                return computed;
            }
        }
    }

    /// Computes the chances of all positions that are not settled, level by level. Those of a level
    /// are computed from what was known before it, so that threads make no difference.
    fn pass(&self, known: &mut [Chances]) -> Passed {
        let mut passed = Passed { computed: 0, gap: 0.0, change: 0.0 };
        let mut begin = 0;
        for level in self.list.chunk_by(Listed::is_on_level_of) {
            let end = begin + level.len();
            let after = self.computed(begin..end, known);
            for (old, new) in known[self.first + begin..].iter_mut().zip(after) {
                passed.computed += u64::from(!is_settled(*old));
                passed.gap = passed.gap.max(new.gap());
                passed.change = passed.change.max(new.change(*old));
                *old = new;
            }
            begin = end;
        }
        passed
    }

    fn computed(&self, places: Range<usize>, known: &[Chances]) -> Vec<Chances> {
        let compute = |place| match known[self.first + place] {
            settled if is_settled(settled) => settled,
            _ => Chances::of_row(self.rows.row(place), self.odds, known),
        };
        if places.len() < 2 * GRAIN {
            return places.map(compute).collect();
        }
        places.into_par_iter().with_min_len(GRAIN).map(compute).collect()
    }
}

fn is_settled(chances: Chances) -> bool {
    chances.gap() < TOLERANCE
}
