//! The computer as an opponent.

use std::sync::Arc;

use ur_engine::{Level, Mind, Player};
use ur_rules::{Move, Roll, Ruleset, Side, VariantPosition};

use crate::oracle::Oracle;
use crate::randomness;

/// The player in place of one that cannot play yet.
const STAND_IN: Player = Player::Level(Level::Hard);

/// Everybody the computer can be.
pub(crate) struct Computers {
    oracle: Arc<Oracle>,
}

impl Computers {
    pub(crate) fn new(oracle: Arc<Oracle>) -> Computers {
        Computers { oracle }
    }

    /// The levels, weakest first.
    pub(crate) fn levels() -> Vec<String> {
        Level::ALL.iter().map(ToString::to_string).collect()
    }

    /// Whether somebody of this name can play the ruleset, now or once it is solved.
    pub(crate) fn can_play(&self, name: &str, ruleset: Ruleset) -> bool {
        let start = ruleset.start(Side::Light);
        match name.parse::<Player>() {
            Ok(Player::Perfect) if self.oracle.will_know(ruleset) => true,
            Ok(player) => player.mind(&start, self.oracle.shelf()).is_ok(),
            Err(_) => false,
        }
    }

    /// Who plays in place of a player who waits for the ruleset to be solved.
    pub(crate) fn stand_in(&self, name: &str, ruleset: Ruleset) -> Option<String> {
        let player = name.parse().ok()?;
        let wants_truth = matches!(player, Player::Perfect | Player::Level(Level::Master));
        let waits =
            wants_truth && self.oracle.will_know(ruleset) && !self.oracle.shelf().knows(ruleset);
        waits.then(|| STAND_IN.to_string())
    }

    /// The move of a player; none if the game is over.
    pub(crate) fn choose(
        &self,
        name: &str,
        position: &VariantPosition,
        roll: Roll,
    ) -> Option<Move> {
        let mind = self.mind(name.parse().unwrap_or(STAND_IN), position);
        mind.choose(position, roll, randomness::luck())
    }

    fn mind(&self, player: Player, position: &VariantPosition) -> Mind<VariantPosition> {
        let shelf = self.oracle.shelf();
        player
            .mind(position, shelf)
            .or_else(|error| {
                tracing::debug!(%error, %player, "another player stands in");
                STAND_IN.mind(position, shelf)
            })
            .unwrap_or(Mind::Greedy)
    }
}
