//! What a position is worth by rule of thumb: the hand-written evaluation under `expectimax`.

use ur_rules::{ModernPosition, Position, RacePosition, RavensburgerPosition, Side};

use crate::greed::{lost, way_from};

/// A position that can be judged by rule of thumb.
pub trait Estimate: Position {
    /// The chance of winning of the side to act, by what stands on the board alone.
    fn estimate(&self) -> f64;
}

/// The chance that goes with a lead: an even game at 0, and 73 % at 1.
fn chance_of_lead(lead: f64) -> f64 {
    1.0 / (1.0 + (-lead).exp())
}

impl Estimate for RacePosition {
    /// Who has come further, the roll to come included.
    fn estimate(&self) -> f64 {
        /// Steps ahead that are worth about one chance in four.
        const SCALE: f64 = 12.0;
        /// Half an average roll: the mover is that much ahead.
        const TEMPO: f64 = 1.0;
        let mover = self.turn();
        let lead = way_gone(self, mover) - way_gone(self, !mover);
        chance_of_lead((f64::from(lead) + TEMPO) / SCALE)
    }
}

/// The steps that a side's pieces have gone, those that are off the board included.
fn way_gone(position: &RacePosition, side: Side) -> i32 {
    let finish = i32::from(position.rules().track(side).finish());
    let steps = position.steps(side);
    let on_board: i32 = (1..finish).filter(|step| steps >> step & 1 == 1).sum();
    on_board + finish * i32::from(position.finished(side))
}

impl Estimate for ModernPosition {
    /// Forts held, the way to the others, Ishtar's house and pieces on the board.
    fn estimate(&self) -> f64 {
        let roles = &self.rules().spec().roles;
        let strength = |side: Side| {
            let pieces = self.pieces(side);
            let forts = pieces.intersection(roles.forts()).len() as f64;
            let ishtar = f64::from(u8::from(pieces.contains(roles.ishtar)));
            // Pieces to come start from the Entrances, so that the first one there decides nothing.
            let walkers = pieces.without(roles.forts()).union(roles.entrances);
            let way = f64::from(way_from(self, side, walkers));
            0.8 * forts + 0.4 * ishtar + 0.15 * pieces.len() as f64 - 0.1 * way
        };
        let mover = self.turn();
        chance_of_lead(strength(mover) - strength(!mover) + 0.2)
    }
}

impl Estimate for RavensburgerPosition {
    /// Stones lost, and stones still in hand.
    fn estimate(&self) -> f64 {
        let weakness =
            |side: Side| f64::from(lost(self, side)) + 0.3 * f64::from(self.reserve(side).pool);
        let mover = self.turn();
        chance_of_lead(0.2 * (weakness(!mover) - weakness(mover)) + 0.1)
    }
}
