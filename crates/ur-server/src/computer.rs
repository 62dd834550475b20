//! The computer as an opponent.

use std::sync::Arc;

use ur_engine::Player;
use ur_rules::{Move, Roll, Ruleset, VariantPosition};

use crate::oracle::Oracle;
use crate::randomness;

/// The level that plays perfectly, where the game is solved.
pub(crate) const PERFECT: &str = "perfect";

/// The best player where there is no solution yet.
const STAND_IN: Player = Player::Greedy;

/// Everybody the computer can be.
pub(crate) struct Computers {
    oracle: Arc<Oracle>,
}

impl Computers {
    pub(crate) fn new(oracle: Arc<Oracle>) -> Computers {
        Computers { oracle }
    }

    /// The levels for a ruleset, weakest first.
    pub(crate) fn levels(&self, ruleset: Ruleset) -> Vec<String> {
        let mut levels: Vec<String> = Player::ALL.iter().map(ToString::to_string).collect();
        if self.oracle.knows(ruleset) || self.oracle.will_know(ruleset) {
            levels.push(PERFECT.to_owned());
        }
        levels
    }

    /// Who plays in place of a level that is not ready.
    pub(crate) fn stand_in(&self, level: &str, ruleset: Ruleset) -> Option<String> {
        (level == PERFECT && !self.oracle.knows(ruleset)).then(|| STAND_IN.to_string())
    }

    /// The move of a level; none if the game is over.
    pub(crate) fn choose(
        &self,
        level: &str,
        position: &VariantPosition,
        roll: Roll,
    ) -> Option<Move> {
        if level == PERFECT
            && let Some(mv) = self.oracle.best(position, roll)
        {
            return Some(mv);
        }
        level.parse().unwrap_or(STAND_IN).choose(position, roll, randomness::luck())
    }
}

#[cfg(test)]
mod tests {
    use ur_rules::{Position, Side};

    use super::*;

    #[test]
    fn greedy_stands_in_until_the_game_is_solved() {
        let folder = tempfile::tempdir().expect("a folder");
        let computers = Computers::new(Arc::new(Oracle::new(folder.path(), folder.path())));
        let classic: Ruleset = "classic".parse().expect("a ruleset");
        assert_eq!(computers.stand_in(PERFECT, classic).as_deref(), Some("greedy"));
        let start = classic.start(Side::Light);
        let roll = start.dice().roll(8);
        let mv = computers.choose(PERFECT, &start, roll).expect("a move");
        assert!(start.moves(roll).any(|legal| legal == mv));
    }
}
