//! Situations of the UR-Spiel.

use crate::ravensburger::{RavensburgerPosition, RavensburgerRules};
use crate::setup::{Reserve, Setup, Stone};
use crate::side::Side;

/// Where situations are set up.
pub(crate) struct TowerTable {
    pub(crate) rules: &'static RavensburgerRules,
}

impl TowerTable {
    /// The stones of a board's text, all others still to enter.
    pub(crate) fn place(&self, board: &str) -> Option<RavensburgerPosition> {
        self.rules.position(&self.setup(board)?).ok()
    }

    /// The same, but Dark's other stones are out of the game.
    pub(crate) fn place_last(&self, board: &str) -> Option<RavensburgerPosition> {
        let mut setup = self.setup(board)?;
        let dark = &mut setup.reserves[Side::Dark.index()];
        *dark = Reserve { pool: 0, out: dark.pool };
        self.rules.position(&setup).ok()
    }

    fn setup(&self, board: &str) -> Option<Setup> {
        let mut setup: Setup = format!("{board} l 0-0 0-0").parse().ok()?;
        for side in Side::BOTH {
            let is_own = |stone: &&Stone| stone.side == side;
            let stones = setup.stones.iter().flat_map(|(_, stones)| stones);
            let placed = stones.filter(is_own).count() as u8;
            setup.reserves[side.index()].pool = self.rules.spec().pieces.checked_sub(placed)?;
        }
        Some(setup)
    }
}
