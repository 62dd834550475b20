//! Why a turn passes, for those who have to be told.

use crate::dice::{Roll, Tips};
use crate::modern::ModernPosition;
use crate::moves::Move;
use crate::position::Position;
use crate::square::Square;
use crate::variant::VariantPosition;

/// Why nothing but a pass is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassReason {
    /// The roll moves nothing: a 0 in a race, a 6 in ravensburger.
    RollMovesNothing,
    /// Two blanks only place, and the pool is empty (modern, B13).
    PoolEmpty,
    /// The enemy's only piece stands on this, the only Entrance, and cannot be placed upon (modern,
    /// B6).
    LonePiece(Square),
    /// No piece can go where the roll would take it.
    NothingCanMove,
}

impl PassReason {
    /// Why the roll is passed in this position, if nothing else can be done with it.
    pub fn of(position: &VariantPosition, roll: Roll) -> Option<PassReason> {
        if !position.moves(roll).eq([Move::Pass]) {
            return None;
        }
        Some(match (position, roll) {
            (VariantPosition::Race(_), Roll::Count(0))
            | (VariantPosition::Ravensburger(_), Roll::Count(6)) => PassReason::RollMovesNothing,
            (VariantPosition::Modern(position), roll) => modern_reason(position, roll),
            _ => PassReason::NothingCanMove,
        })
    }
}

fn modern_reason(position: &ModernPosition, roll: Roll) -> PassReason {
    let side = position.turn();
    if position.pool(side) == 0 && roll == Roll::Tips(Tips::Blanks) {
        return PassReason::PoolEmpty;
    }
    let mut entrances = position.rules().spec().roles.entrances.into_iter();
    let lone = entrances.find(|&square| position.is_lone_piece(!side, square));
    match lone {
        Some(square) if position.pieces(side).is_empty() => PassReason::LonePiece(square),
        _ => PassReason::NothingCanMove,
    }
}
