//! When a draw may be claimed (modern, B14).

use crate::moves::Move;
use crate::ruleset::Ruleset;
use crate::square::Square;

use super::state::{Phase, State};

/// How often a placement or a position must have come.
const TIMES: usize = 5;

/// Why a draw may be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The last five actions all placed a piece on this square.
    SamePlacement(Square),
    /// The position stands for the fifth time with the same side to act.
    SamePosition,
}

pub(super) fn claim(state: &State, ruleset: Ruleset) -> Option<DrawReason> {
    if state.phase != Phase::Roll || !ruleset.has_draws() {
        return None;
    }
    if let Some(square) = same_placement(state) {
        return Some(DrawReason::SamePlacement(square));
    }
    (times_stood(state) >= TIMES).then_some(DrawReason::SamePosition)
}

/// The square on which the last five actions placed, if they all did.
fn same_placement(state: &State) -> Option<Square> {
    let square_of_placing = |mv| match mv {
        Some(Move::Place(landing)) => Some(landing.square),
        _ => None,
    };
    let mut last = state.plies.iter().rev().take(TIMES).map(|ply| square_of_placing(ply.mv));
    let square = last.next()??;
    (state.plies.len() >= TIMES && last.all(|other| other == Some(square))).then_some(square)
}

/// How often the position has stood before a roll, now included.
fn times_stood(state: &State) -> usize {
    1 + state.plies.iter().filter(|ply| ply.before == state.position).count()
}
