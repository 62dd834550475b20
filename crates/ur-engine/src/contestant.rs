//! Whoever picks moves in a match.

use ur_rules::Roll;

use crate::evaluator::Fault;
use crate::mind::Mind;
use crate::playable::Playable;

/// Somebody who plays in a match: one of our players, or another program.
pub trait Contestant<P: Playable> {
    /// Picks a legal move, or none if it cannot: then it has lost. `luck` is for what a player
    /// leaves to chance. A fault is not the contestant's, and ends the match.
    fn pick(&mut self, position: &P, roll: Roll, luck: u32) -> Result<Option<P::Move>, Fault>;

    /// Hears that a new game begins.
    fn begin(&mut self, _start: &P) {}

    /// Why it could not pick a move, for every time since it was last asked.
    fn excuses(&mut self) -> Vec<String> {
        Vec::new()
    }
}

impl<P: Playable> Contestant<P> for Mind<P> {
    fn pick(&mut self, position: &P, roll: Roll, luck: u32) -> Result<Option<P::Move>, Fault> {
        self.choose(position, roll, luck)
    }
}
