//! What a square is, where that matters to the game.

use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::square::Square;

/// What a square is, where that matters to the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A rosette of a race.
    Rosette,
    /// A fort of modern, which carries a rosette too.
    Fort,
    /// The House of Ishtar.
    Ishtar,
    /// The House of Marduk.
    Marduk,
    /// A square of the Royal Kingdom.
    Kingdom,
    /// An Entrance of the Lower Kingdom.
    Entrance,
    /// The last square of the UR-Spiel, where stones turn red.
    Goal,
}

impl Mark {
    /// What a ruleset makes of a square.
    pub fn of(ruleset: Ruleset, square: Square) -> Option<Mark> {
        match ruleset {
            Ruleset::Race(rules) => rules.spec().rosettes.contains(square).then_some(Mark::Rosette),
            Ruleset::Modern(rules) => {
                let roles = &rules.spec().roles;
                [
                    (roles.forts().contains(square), Mark::Fort),
                    (roles.ishtar == square, Mark::Ishtar),
                    (roles.marduk == square, Mark::Marduk),
                    (roles.kingdom.contains(square), Mark::Kingdom),
                    (roles.entrances.contains(square), Mark::Entrance),
                ]
                .into_iter()
                .find_map(|(is, mark)| is.then_some(mark))
            }
            Ruleset::Ravensburger(rules) => {
                let is_last = |side| rules.path(side).last() == Some(&square);
                Side::BOTH.into_iter().any(is_last).then_some(Mark::Goal)
            }
        }
    }
}
