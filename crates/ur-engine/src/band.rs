//! How good a move was, in a word.

use serde::Serialize;
use ur_rules::{Points, Ruleset};

use crate::findings::Findings;

/// How good a move was, measured by what the levels give away: see `docs/strength.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// What nine in ten moves of `hard` are.
    Excellent,
    /// What nine in ten moves of `medium` are.
    Good,
    /// As bad as `medium` plays, but for one move in fifty.
    Inaccuracy,
    /// As bad as `beginner` plays, but for one move in twenty.
    Mistake,
    /// Worse than that.
    Blunder,
}

impl Band {
    /// Every band, the best first.
    pub const ALL: [Band; 5] =
        [Band::Excellent, Band::Good, Band::Inaccuracy, Band::Mistake, Band::Blunder];

    /// The band of a move that gave away so much.
    pub fn of(loss: Points, ruleset: Ruleset) -> Band {
        let bounds = Band::bounds(ruleset);
        let band = bounds.iter().position(|bound| loss <= *bound);
        Band::ALL[band.unwrap_or(bounds.len())]
    }

    /// What may be given away at most by a move of each band but the last.
    pub fn bounds(ruleset: Ruleset) -> [Points; 4] {
        Findings::of(ruleset).bands.map(Points::of_share)
    }
}
