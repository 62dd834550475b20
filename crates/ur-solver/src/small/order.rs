//! The order in which positions are solved.

use rayon::prelude::*;
use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::{RavensburgerPosition, Side};

/// No fewer than the steps of all stones on the board add up to.
const MOST_STEPS: u16 = 128;

/// A packed position and its place in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Listed {
    place: Place,
    pub(super) packed: u64,
}

/// Where a position stands in the order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    ahead: Ahead,
    /// Within a stage, play mostly goes on to an earlier level: only turned stones go back.
    level: u16,
}

/// What lies ahead of a position. Play never has more ahead: so positions with as much ahead are a stage,
/// and stages are settled one after the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Ahead {
    /// How often a stone can still come from the pool, be turned, or leave.
    to_come: u16,
    /// How far the stones that are not turned can still go, up to a constant: they only go forwards.
    steps_left: u16,
}

impl Listed {
    /// All positions of a game in order.
    pub(super) fn all(rules: &'static RavensburgerRules) -> Vec<Listed> {
        let mut list = Vec::new();
        rules.for_each_position(|position| {
            let place = Place::of(position);
            list.extend(position.packed().map(|packed| Listed { place, packed }));
        });
        list.par_sort_unstable();
        list
    }

    pub(super) fn is_in_stage_of(&self, other: &Listed) -> bool {
        self.place.ahead == other.place.ahead
    }

    pub(super) fn is_on_level_of(&self, other: &Listed) -> bool {
        self.place == other.place
    }
}

impl Place {
    fn of(position: &RavensburgerPosition) -> Place {
        let (mut to_come, mut steps, mut plain_steps) = (0, 0, 0);
        for side in Side::BOTH {
            to_come += 3 * u16::from(position.reserve(side).pool);
            for (&square, step) in position.rules().path(side).iter().zip(1..) {
                if side == Side::Dark && square.mirrored() == square {
                    continue; // a square of the middle row is on Light's path too
                }
                for stone in position.tower(square).from_top() {
                    to_come += if stone.turned { 1 } else { 2 };
                    steps += step;
                    plain_steps += if stone.turned { 0 } else { step };
                }
            }
        }
        let ahead = Ahead { to_come, steps_left: MOST_STEPS - plain_steps };
        Place { ahead, level: MOST_STEPS - steps }
    }
}

#[cfg(test)]
mod tests {
    use ur_rules::{Position, Ruleset};

    use super::*;

    #[test]
    fn play_never_goes_on_to_a_later_stage() {
        let ruleset = "ravensburger:pieces=2".parse();
        let Ok(Ruleset::Ravensburger(rules)) = ruleset else { panic!("it is ravensburger") };
        rules.for_each_position(|position| {
            let ahead = Place::of(position).ahead;
            for odds in position.dice().rolls() {
                for after in position.successors(odds.roll) {
                    assert!(Place::of(&after).ahead <= ahead, "{position} to {after}");
                }
            }
        });
    }
}
