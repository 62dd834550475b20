//! The messages of a game's socket.

use serde::{Deserialize, Serialize};
#[cfg(feature = "describe")]
use ts_rs::TS;
#[cfg(feature = "describe")]
use utoipa::ToSchema;

use super::view::{OfferKind, PlyView, Side, TableView};

/// What a client says on a game's socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum ClientMessage {
    /// The first message: who is there. Without a secret it is a spectator.
    Hello {
        /// The secrets of the seats that this client holds: one, or two at one screen.
        seats: Vec<String>,
    },
    /// Something a player wants to do.
    Act {
        /// A name for this action, fresh for every one: sent again, it is not done again.
        id: String,
        /// The number of the entry that would come next, as far as the client knows.
        seq: usize,
        /// What is to be done.
        action: Action,
    },
    /// A sign to the other player; it is not kept.
    React {
        /// Which one.
        reaction: Reaction,
    },
    /// Asks for the whole state again, after a gap.
    Resync {},
    /// Asks whether the line still works.
    Ping {},
}

/// What a player can do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Action {
    /// Throw for the start.
    RollOff {
        /// 16 fresh random bytes from the client, in hexadecimal digits.
        salt: String,
    },
    /// Say who starts.
    ChooseStarter {
        /// Who.
        side: Side,
    },
    /// Let the lot say who starts.
    DrawLots {
        /// 16 fresh random bytes from the client, in hexadecimal digits.
        salt: String,
    },
    /// Throw the dice: for oneself, or for the computer.
    Roll {
        /// 16 fresh random bytes from the client, in hexadecimal digits.
        salt: String,
    },
    /// Make a move.
    Move {
        /// One of the moves offered, as text.
        #[serde(rename = "move")]
        mv: String,
    },
    /// Claim a draw.
    ClaimDraw {},
    /// Give up.
    Resign {
        /// For which side, where one client plays both.
        side: Option<Side>,
    },
    /// Take back the last move: at once alone or against the computer, else if the other agrees.
    Takeback {},
    /// Ask for another game, with sides swapped; against the computer it begins at once.
    Rematch {},
    /// Say yes to the other's offer.
    Accept {
        /// To what.
        what: OfferKind,
    },
    /// Say no to the other's offer.
    Decline {
        /// To what.
        what: OfferKind,
    },
    /// Claim the game, because the other has been away for too long.
    ClaimAbsence {},
    /// Break the game off: while nobody has joined, before the first move, or when the other has
    /// been away for too long.
    Abort {},
}

impl Action {
    /// Whether it is meant for the state that a player sees. Whoever resigns or breaks off does so
    /// whatever the other has just done.
    pub(crate) fn is_about_state(&self) -> bool {
        !matches!(
            self,
            Action::Resign { .. } | Action::Abort {} | Action::ClaimAbsence {} | Action::Rematch {}
        )
    }
}

/// A sign to the other player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Reaction {
    /// Hello.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Well played.
    WellPlayed,
    /// What luck.
    Lucky,
    /// Oh no.
    Ouch,
    /// Thank you.
    Thanks,
}

/// What the server says on a game's socket.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum ServerMessage {
    /// The whole game: after hello, and whenever it is asked for.
    Welcome {
        /// The sides that this client plays: none for a spectator.
        you: Vec<Side>,
        /// The number of the entry that comes next.
        seq: usize,
        /// The game.
        table: Box<TableView>,
        /// All rolls and moves that stand.
        plies: Vec<PlyView>,
    },
    /// Something has happened and is stored.
    Update {
        /// The number of the first entry that is new: if the client does not have all before it, it
        /// asks for the whole.
        from: usize,
        /// The number of the entry that comes next.
        seq: usize,
        /// The game as it is now.
        table: Box<TableView>,
        /// The plies from `plies_from` on: they replace those that the client has.
        plies: Vec<PlyView>,
        /// The number of the first ply that is sent.
        plies_from: usize,
    },
    /// An action of this client is done and stored.
    Done {
        /// Its name.
        id: String,
        /// The number of the entry that came next when it was done.
        seq: usize,
    },
    /// An action of this client was refused; nothing has changed.
    Refused {
        /// Its name.
        id: String,
        /// Why.
        error: Problem,
    },
    /// A message was not understood; nothing has changed.
    Error {
        /// Why.
        error: Problem,
    },
    /// A sign from a player.
    Reacted {
        /// Who made it.
        by: Side,
        /// Which one.
        reaction: Reaction,
    },
    /// The line works.
    Pong,
    /// The server goes down: come again in a moment.
    Closing,
}

/// What went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Problem {
    /// A word for programs.
    pub code: ProblemCode,
    /// A sentence for people, in English.
    pub message: String,
}

impl Problem {
    /// A problem with its sentence.
    pub fn new(code: ProblemCode, message: &str) -> Problem {
        Problem { code, message: message.to_owned() }
    }
}

/// What kind of thing went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum ProblemCode {
    /// The message is not one of the protocol's.
    BadMessage,
    /// The message is too large.
    TooLarge,
    /// Too many messages in too short a time.
    TooMany,
    /// There is no such game.
    NoGame,
    /// There is no such seat, or it is taken.
    NoSeat,
    /// The client does not play in this game.
    NotAPlayer,
    /// It is not this player's turn.
    NotYourTurn,
    /// The game has gone on since: ask again.
    Late,
    /// The rules do not allow it.
    Illegal,
    /// It cannot be done now.
    NotNow,
    /// The ruleset, position or another part of a request is wrong.
    BadRequest,
    /// The server has no room for more games.
    Full,
    /// The storage does not answer.
    Unavailable,
}
