//! A position of any ruleset, for code that has only a ruleset's name.

use std::fmt;

use crate::dice::{Dice, Roll};
use crate::modern::ModernPosition;
use crate::moves::Move;
use crate::position::Position;
use crate::race::RacePosition;
use crate::ravensburger::RavensburgerPosition;
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::side::Side;

/// A position of any ruleset.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[allow(clippy::large_enum_variant)] // a position is plain data, copied and compared, never boxed
pub enum VariantPosition {
    /// A race.
    Race(RacePosition),
    /// The modern interpretation.
    Modern(ModernPosition),
    /// The UR-Spiel.
    Ravensburger(RavensburgerPosition),
}

/// Asks the position of whichever ruleset it is.
macro_rules! ask {
    ($position:expr, $inner:ident => $answer:expr) => {
        match $position {
            VariantPosition::Race($inner) => $answer,
            VariantPosition::Modern($inner) => $answer,
            VariantPosition::Ravensburger($inner) => $answer,
        }
    };
}

impl VariantPosition {
    /// The ruleset of this position.
    pub fn ruleset(&self) -> Ruleset {
        match self {
            VariantPosition::Race(position) => Ruleset::Race(position.rules()),
            VariantPosition::Modern(position) => Ruleset::Modern(position.rules()),
            VariantPosition::Ravensburger(position) => Ruleset::Ravensburger(position.rules()),
        }
    }

    /// What stands where, and who acts next.
    pub fn setup(&self) -> Setup {
        ask!(self, position => position.setup())
    }
}

impl From<RacePosition> for VariantPosition {
    fn from(position: RacePosition) -> VariantPosition {
        VariantPosition::Race(position)
    }
}

impl From<ModernPosition> for VariantPosition {
    fn from(position: ModernPosition) -> VariantPosition {
        VariantPosition::Modern(position)
    }
}

impl From<RavensburgerPosition> for VariantPosition {
    fn from(position: RavensburgerPosition) -> VariantPosition {
        VariantPosition::Ravensburger(position)
    }
}

impl Position for VariantPosition {
    type Move = Move;
    type Moves = std::vec::IntoIter<Move>;

    fn turn(&self) -> Side {
        ask!(self, position => position.turn())
    }

    fn winner(&self) -> Option<Side> {
        ask!(self, position => position.winner())
    }

    fn dice(&self) -> &'static Dice {
        ask!(self, position => position.dice())
    }

    fn moves(&self, roll: Roll) -> Self::Moves {
        match self {
            VariantPosition::Race(position) => {
                position.moves(roll).map(Move::from).collect::<Vec<_>>().into_iter()
            }
            VariantPosition::Modern(position) => position.moves(roll),
            VariantPosition::Ravensburger(position) => position.moves(roll),
        }
    }

    fn play_unchecked(&mut self, roll: Roll, mv: Move) {
        match self {
            VariantPosition::Race(position) => {
                position.play_unchecked(roll, position.race_move(mv));
            }
            VariantPosition::Modern(position) => position.play_unchecked(roll, mv),
            VariantPosition::Ravensburger(position) => position.play_unchecked(roll, mv),
        }
    }
}

impl fmt::Display for VariantPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ask!(self, position => position.fmt(f))
    }
}

impl fmt::Debug for VariantPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
