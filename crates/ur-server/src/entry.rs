//! The log of a game: what is stored, and nothing else.

use serde::{Deserialize, Serialize};
use ur_dice::{Salt, hex};
use ur_rules::{Event, Side};

use crate::protocol::{ClockSettings, OfferKind};

/// Milliseconds since 1970.
pub(crate) type Millis = u64;

/// The version of [`Setup`] and [`Entry`] as they are stored.
pub(crate) const FORMAT: u32 = 1;

/// What a game is set up with; it never changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) format: u32,
    pub(crate) ruleset: String,
    /// Who may sit on each side, Light's first.
    pub(crate) seats: [SeatKind; 2],
    pub(crate) found_by: FoundBy,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<ClockSettings>,
    /// A position to begin from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    /// The loser of the game before, who says who starts (modern).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) chooser: Option<Side>,
    /// A seed for the dice, for tests.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<u32>,
}

/// Who may sit on a side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum SeatKind {
    Person,
    Computer(String),
}

/// How the second player comes to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FoundBy {
    /// Not at all: both sides belong to one client, or the computer plays.
    Nobody,
    /// By the link.
    Link,
    /// In the lobby.
    Lobby,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry {
    pub(crate) at: Millis,
    /// The name of the action that it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) action: Option<String>,
    /// Milliseconds that it took the side to act, where there is a clock.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub(crate) spent: Millis,
    #[serde(flatten)]
    pub(crate) what: What,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks with a reference
fn is_zero(number: &Millis) -> bool {
    *number == 0
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "snake_case")]
pub(crate) enum What {
    /// Somebody sat down.
    SeatTaken {
        side: Side,
        /// The SHA-256 of the seat's secret: the secret itself is only the player's.
        #[serde(with = "hex")]
        key: [u8; 32],
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Something happened in the game.
    Played {
        event: Event,
        /// What a player's browser added to the throw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        salt: Option<Salt>,
    },
    /// A player asked the other for something.
    Offered { by: Side, offer: OfferKind },
    /// An offer was turned down, or taken back.
    Declined { offer: OfferKind },
    /// The players went on to another game.
    RematchMade { game: String },
    /// The game was broken off.
    Aborted,
}
