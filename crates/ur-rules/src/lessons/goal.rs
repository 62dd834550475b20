//! What a move must do to fulfil a step.

use crate::effects::{Effects, Leg};
use crate::square::{Square, SquareSet};

/// What a move must do to fulfil a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// A piece enters.
    Enter,
    /// A piece enters on one of these squares.
    EnterOn(SquareSet),
    /// A piece on the board moves.
    Walk,
    /// A piece on the board comes to stand on one of these squares.
    WalkTo(SquareSet),
    /// Two pieces move.
    WalkTwice,
    /// Something is captured.
    Capture,
    /// What stands on this square is captured.
    CaptureOn(Square),
    /// The same side rolls again.
    RollAgain,
    /// So many prisoners are taken along.
    Carry(u8),
    /// A stone comes to stand on this square with prisoners.
    Deliver(Square),
    /// A piece leaves the board for good.
    Finish,
    /// The game is won.
    Win,
}

impl Goal {
    /// Whether a move with these effects does it.
    pub(super) fn is_reached(self, effects: &Effects) -> bool {
        let any = |wanted: &dyn Fn(&Leg) -> bool| effects.legs.iter().any(wanted);
        let ends_on =
            |leg: &Leg, squares: SquareSet| leg.end().is_some_and(|end| squares.contains(end));
        match self {
            Goal::Enter => any(&|leg| leg.from.is_none()),
            Goal::EnterOn(squares) => any(&|leg| leg.from.is_none() && ends_on(leg, squares)),
            Goal::Walk => any(&|leg| leg.from.is_some()),
            Goal::WalkTo(squares) => any(&|leg| leg.from.is_some() && ends_on(leg, squares)),
            Goal::WalkTwice => effects.legs.len() == 2,
            Goal::Capture => any(&|leg| !leg.captures.is_empty()),
            Goal::CaptureOn(square) => any(&|leg| leg.captures.contains(&square)),
            Goal::RollAgain => effects.again,
            Goal::Carry(prisoners) => effects.prisoners == prisoners,
            Goal::Deliver(square) => effects.prisoners > 0 && any(&|leg| leg.end() == Some(square)),
            Goal::Finish => any(&|leg| leg.finishes),
            Goal::Win => effects.winner.is_some(),
        }
    }
}
