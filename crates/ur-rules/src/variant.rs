//! A position of any ruleset, for code that has only a ruleset's name.

use std::fmt;

use thiserror::Error;

use crate::dice::{Dice, Roll};
use crate::modern::ModernPosition;
use crate::moves::Move;
use crate::position::{Position, sealed::Sealed};
use crate::race::RacePosition;
use crate::ravensburger::RavensburgerPosition;
use crate::ruleset::Ruleset;
use crate::setup::{InvalidSetup, PositionError, Setup, Stone};
use crate::side::Side;
use crate::square::Square;

/// A position of any ruleset.
///
/// It takes 208 bytes, where a race and the modern game take 32: ravensburger keeps a word for each
/// place of the board. A copy is some 70 instructions, 4 % of a roll and its move in that game, which look
/// at forty squares; packed, each of those would cost more than it does to load.
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

/// Does the same with a position of any family, each with a type of its own.
///
/// ```
/// use ur_rules::{Ruleset, Side, in_any_family, perft};
///
/// let start = "modern".parse::<Ruleset>()?.start(Side::Light);
/// let counted = in_any_family!(start, position => perft(&position, 1));
/// assert!(counted > 0);
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
#[macro_export]
macro_rules! in_any_family {
    ($position:expr, $inner:ident => $answer:expr) => {
        match $position {
            $crate::VariantPosition::Race($inner) => $answer,
            $crate::VariantPosition::Modern($inner) => $answer,
            $crate::VariantPosition::Ravensburger($inner) => $answer,
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
        in_any_family!(self, position => position.setup())
    }
}

impl Ruleset {
    /// The position before the first roll.
    pub fn start(&self, first: Side) -> VariantPosition {
        match self {
            Ruleset::Race(rules) => VariantPosition::Race(rules.start(first)),
            Ruleset::Modern(rules) => VariantPosition::Modern(rules.start(first)),
            Ruleset::Ravensburger(rules) => VariantPosition::Ravensburger(rules.start(first)),
        }
    }

    /// The position that a setup describes, or every reason why it is none.
    pub fn position(&self, setup: &Setup) -> Result<VariantPosition, InvalidSetup> {
        Ok(match self {
            Ruleset::Race(rules) => VariantPosition::Race(rules.position(setup)?),
            Ruleset::Modern(rules) => VariantPosition::Modern(rules.position(setup)?),
            Ruleset::Ravensburger(rules) => VariantPosition::Ravensburger(rules.position(setup)?),
        })
    }

    /// The position that a text describes.
    pub fn parse_position(&self, text: &str) -> Result<VariantPosition, PositionError> {
        let setup: Setup = text.parse()?;
        Ok(self.position(&setup)?)
    }
}

/// A position is of another family of rulesets than the one asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the position is of another family of rulesets")]
pub struct OtherFamily;

/// The positions of a family are positions of any ruleset, and some of these are of that family.
macro_rules! family {
    ($family:ident, $position:ident) => {
        impl From<$position> for VariantPosition {
            fn from(position: $position) -> VariantPosition {
                VariantPosition::$family(position)
            }
        }

        impl TryFrom<VariantPosition> for $position {
            type Error = OtherFamily;

            fn try_from(position: VariantPosition) -> Result<$position, OtherFamily> {
                match position {
                    VariantPosition::$family(position) => Ok(position),
                    _ => Err(OtherFamily),
                }
            }
        }
    };
}

family!(Race, RacePosition);
family!(Modern, ModernPosition);
family!(Ravensburger, RavensburgerPosition);

impl Sealed for VariantPosition {}

impl Position for VariantPosition {
    type Move = Move;
    type Moves = std::vec::IntoIter<Move>;

    fn turn(&self) -> Side {
        in_any_family!(self, position => position.turn())
    }

    fn piece_at(&self, square: Square) -> Option<Stone> {
        in_any_family!(self, position => position.piece_at(square))
    }

    fn winner(&self) -> Option<Side> {
        in_any_family!(self, position => position.winner())
    }

    fn dice(&self) -> &'static Dice {
        in_any_family!(self, position => position.dice())
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
        in_any_family!(self, position => position.fmt(f))
    }
}

impl fmt::Debug for VariantPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
