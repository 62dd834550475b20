//! Chances between two bounds, and how they follow from those of the positions after.

use super::rows::Edge;

/// The chances of the side to act, if play without end is lost, drawn, or won for it. The first and
/// the last are bounds: however often they have been computed, the truth lies between them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Chances {
    pub(super) lost: f64,
    pub(super) drawn: f64,
    pub(super) won: f64,
}

impl Chances {
    /// What is known of a position before anything is computed.
    pub(super) const UNKNOWN: Chances = Chances { lost: 0.0, drawn: 0.5, won: 1.0 };

    /// Those of a game that is lost.
    const NONE: Chances = Chances { lost: 0.0, drawn: 0.0, won: 0.0 };

    /// The chances of the side to act that makes the best move of every roll, `odds` being those of
    /// the rolls. An empty row is a game that is over: the side to act has lost.
    pub(super) fn of_row(row: &[Edge], odds: &[f64], known: &[Chances]) -> Chances {
        let mut odds = odds.iter();
        let (mut sum, mut best) = (Chances::NONE, Chances::NONE);
        for edge in row {
            let after = known[edge.number()];
            best = best.or(if edge.is_again() { after } else { after.of_the_other() });
            if edge.is_last() {
                sum = sum.and(best, odds.next().copied().unwrap_or_default());
                best = Chances::NONE;
            }
        }
        sum
    }

    fn of_the_other(self) -> Chances {
        Chances { lost: 1.0 - self.won, drawn: 1.0 - self.drawn, won: 1.0 - self.lost }
    }

    /// The better of two moves.
    fn or(self, other: Chances) -> Chances {
        Chances {
            lost: larger(self.lost, other.lost),
            drawn: larger(self.drawn, other.drawn),
            won: larger(self.won, other.won),
        }
    }

    /// This and a roll more.
    fn and(self, roll: Chances, odds: f64) -> Chances {
        Chances {
            lost: self.lost + odds * roll.lost,
            drawn: self.drawn + odds * roll.drawn,
            won: self.won + odds * roll.won,
        }
    }

    /// How far apart the bounds are.
    pub(super) fn gap(self) -> f64 {
        self.won - self.lost
    }

    /// The greatest difference to other chances.
    pub(super) fn change(self, other: Chances) -> f64 {
        let lost = (self.lost - other.lost).abs();
        let drawn = (self.drawn - other.drawn).abs();
        lost.max(drawn).max((self.won - other.won).abs())
    }
}

/// The larger of two numbers. Unlike [`f64::max`] it need not look whether they are numbers.
fn larger(one: f64, other: f64) -> f64 {
    if one > other { one } else { other }
}
