//! How good a move was, in a word.

use serde::Serialize;
use ur_rules::Ruleset;

/// How good a move was, measured by what the levels give away: see `docs/strength.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Band {
    /// Nothing worth a word was given away.
    Excellent,
    /// As good as most moves of a medium player who does not find the best.
    Good,
    /// A medium player would rarely give away more.
    Inaccuracy,
    /// Only beginners give away more.
    Mistake,
    /// One of a beginner's worst moves.
    Blunder,
}

impl Band {
    /// Every band, the best first.
    pub const ALL: [Band; 5] =
        [Band::Excellent, Band::Good, Band::Inaccuracy, Band::Mistake, Band::Blunder];

    /// The band of a move that gave away so much.
    pub fn of(loss: f64, ruleset: Ruleset) -> Band {
        let bounds = Band::bounds(ruleset);
        let band = bounds.iter().position(|bound| loss <= *bound);
        Band::ALL[band.unwrap_or(bounds.len())]
    }

    /// What may be given away at most by a move of each band but the last.
    pub fn bounds(ruleset: Ruleset) -> [f64; 4] {
        match ruleset {
            Ruleset::Race(_) => [0.002, 0.01, 0.03, 0.06],
            Ruleset::Modern(_) => [0.002, 0.01, 0.03, 0.06],
            Ruleset::Ravensburger(_) => [0.002, 0.01, 0.03, 0.06],
        }
    }
}
