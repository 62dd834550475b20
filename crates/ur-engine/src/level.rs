//! Levels for people: how much a player gives away.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use ur_rules::Ruleset;

use crate::findings::Findings;

/// How well the computer plays against people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Level {
    /// Sees that some moves are bad, and not which.
    Beginner,
    /// Avoids the worst.
    Easy,
    /// Finds most good moves.
    Medium,
    /// Rarely gives anything away.
    Hard,
    /// As good as this program can be.
    Master,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Level; 5] =
        [Level::Beginner, Level::Easy, Level::Medium, Level::Hard, Level::Master];

    /// How tempting a worse move is: one that gives away so much is chosen e times less often than
    /// the best. In points of a chance; see `docs/strength.md` for what that costs.
    pub fn slack(self, ruleset: Ruleset) -> f64 {
        let [beginner, easy, medium, hard] = Findings::of(ruleset).slacks;
        match self {
            Level::Beginner => beginner,
            Level::Easy => easy,
            Level::Medium => medium,
            Level::Hard => hard,
            Level::Master => 0.0,
        }
    }
}

/// There is no level of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level `{0}`; the levels are beginner, easy, medium, hard and master")]
pub struct LevelError(pub String);

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(name: &str) -> Result<Level, LevelError> {
        let level = Level::ALL.into_iter().find(|level| level.to_string() == name);
        level.ok_or_else(|| LevelError(name.to_owned()))
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Level::Beginner => "beginner",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Master => "master",
        })
    }
}
