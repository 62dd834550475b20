//! Levels for people: how much a player gives away.

use std::fmt;
use std::str::FromStr;

use ur_rules::Ruleset;

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
        let [beginner, easy, medium, hard] = match ruleset {
            Ruleset::Race(_) => [0.1, 0.045, 0.02, 0.007],
            Ruleset::Modern(_) => [0.04, 0.025, 0.015, 0.007],
            Ruleset::Ravensburger(_) => [0.12, 0.06, 0.03, 0.012],
        };
        match self {
            Level::Beginner => beginner,
            Level::Easy => easy,
            Level::Medium => medium,
            Level::Hard => hard,
            Level::Master => 0.0,
        }
    }
}

impl FromStr for Level {
    type Err = ();

    fn from_str(name: &str) -> Result<Level, ()> {
        Level::ALL.into_iter().find(|level| level.to_string() == name).ok_or(())
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
