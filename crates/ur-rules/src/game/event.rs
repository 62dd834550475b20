//! What can happen in a game.

use std::fmt;

use crate::dice::Roll;
use crate::moves::Move;
use crate::side::Side;

/// The number of an event in its game, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Seq(pub usize);

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Something that happened in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "snake_case", deny_unknown_fields))]
pub enum Event {
    /// Both sides threw for the start.
    RolledOff {
        /// Light's dice.
        light: Roll,
        /// Dark's dice.
        dark: Roll,
    },
    /// It was said who starts.
    StarterChosen {
        /// Who starts.
        side: Side,
    },
    /// The side to act threw the dice.
    Rolled {
        /// What they showed.
        roll: Roll,
    },
    /// The side to act moved.
    Moved {
        /// The move.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        mv: Move,
    },
    /// The turn passed.
    Passed,
    /// The game went back to before an event.
    TakenBack {
        /// The first event undone.
        to: Seq,
    },
    /// The side to act claimed a draw.
    DrawClaimed {
        /// Who claimed it.
        side: Side,
    },
    /// A side gave up.
    Resigned {
        /// Who gave up.
        side: Side,
    },
    /// A side ran out of time.
    TimedOut {
        /// Whose time ran out.
        side: Side,
    },
}

impl Event {
    /// Whether a takeback may go back to before this event: not to before the opening, and time
    /// does not come back.
    pub(super) fn can_be_taken_back(&self) -> bool {
        match self {
            Event::Rolled { .. }
            | Event::Moved { .. }
            | Event::Passed
            | Event::DrawClaimed { .. }
            | Event::Resigned { .. } => true,
            Event::RolledOff { .. }
            | Event::StarterChosen { .. }
            | Event::TakenBack { .. }
            | Event::TimedOut { .. } => false,
        }
    }
}
