//! The time that players have used.

use ur_rules::Side;

use crate::entry::{Entry, Millis};
use crate::protocol::ClockSettings;

/// How long each side has thought.
#[derive(Clone, Debug, Default)]
pub(crate) struct Clock {
    /// In the whole game, Light first.
    spent: [Millis; 2],
    /// In this turn.
    spent_in_turn: Millis,
    /// When the last entry came.
    last: Millis,
}

impl Clock {
    pub(super) fn spend(&mut self, turn: Option<Side>, entry: &Entry) {
        if let Some(side) = turn {
            self.spent[side.index()] += entry.spent;
            self.spent_in_turn += entry.spent;
        }
        self.last = entry.at;
    }

    pub(super) fn begin_turn(&mut self) {
        self.spent_in_turn = 0;
    }

    /// When the last entry came.
    pub(super) fn last(&self) -> Millis {
        self.last
    }

    /// What a side has left in the game, not counting what it is using now.
    pub(super) fn game_left(&self, settings: &ClockSettings, side: Side) -> Option<Millis> {
        let seconds = settings.game_seconds?;
        Some((Millis::from(seconds) * 1000).saturating_sub(self.spent[side.index()]))
    }

    /// What is left in this turn, not counting what is being used now.
    pub(super) fn turn_left(&self, settings: &ClockSettings) -> Option<Millis> {
        let seconds = settings.move_seconds?;
        Some((Millis::from(seconds) * 1000).saturating_sub(self.spent_in_turn))
    }
}
