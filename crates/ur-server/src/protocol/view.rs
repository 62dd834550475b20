//! A game as a client sees it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(feature = "describe")]
use ts_rs::TS;
#[cfg(feature = "describe")]
use utoipa::ToSchema;

use super::http::ClockSettings;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Side {
    /// The player of row 1.
    Light,
    /// The player of row 3.
    Dark,
}

impl From<ur_rules::Side> for Side {
    fn from(side: ur_rules::Side) -> Side {
        match side {
            ur_rules::Side::Light => Side::Light,
            ur_rules::Side::Dark => Side::Dark,
        }
    }
}

impl From<Side> for ur_rules::Side {
    fn from(side: Side) -> ur_rules::Side {
        match side {
            Side::Light => ur_rules::Side::Light,
            Side::Dark => ur_rules::Side::Dark,
        }
    }
}

/// A game as everybody may see it: players and spectators see the same.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct TableView {
    /// The name of the game: what its link ends with.
    pub game: String,
    /// The ruleset with its options, as in `classic:pieces=5`.
    pub ruleset: String,
    /// Who sits where, Light first.
    pub seats: [SeatView; 2],
    /// What the game waits for.
    pub phase: PhaseView,
    /// The board as it stands.
    pub board: BoardView,
    /// The moves to choose from; empty when no move is due.
    pub moves: Vec<MoveView>,
    /// How many rolls stand: the number of plies.
    pub plies: usize,
    /// The throws for the start so far, Light's first; all but the last are ties.
    pub roll_off: Vec<[String; 2]>,
    /// The clocks, if the game is played with clocks.
    pub clock: Option<ClockView>,
    /// Why the side to act may claim a draw, if it may.
    pub draw_claim: Option<DrawClaimView>,
    /// An offer that waits for an answer.
    pub offer: Option<OfferView>,
    /// A player who is away, while the other waits.
    pub absent: Option<AbsentView>,
    /// Which sides may take back a move of theirs now, or ask for it.
    pub takebacks: [bool; 2],
    /// Whether players may ask for hints: against the computer, and at one screen.
    pub hints: bool,
    /// The next game of the same players, once both want one.
    pub rematch: Option<String>,
    /// The promise about the dice, and its proof once the game is over.
    pub dice: DiceView,
    /// How many watch who do not play.
    pub spectators: usize,
}

/// A place at the table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct SeatView {
    /// Who sits there.
    pub player: PlayerView,
    /// Whether the player is connected; always so for the computer.
    pub here: bool,
}

/// Who sits at a place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum PlayerView {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// The name given, if any.
        name: Option<String>,
    },
    /// The computer.
    Computer {
        /// The level that was asked for: `beginner` to `master`, or any other player's name.
        level: String,
        /// Who plays in its place until it is ready.
        stand_in: Option<String>,
    },
}

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum PhaseView {
    /// For somebody to take the other place.
    Waiting,
    /// For a throw that decides who starts: any player may ask for it.
    RollOff,
    /// For somebody to say who starts.
    ChooseStarter {
        /// Who says so; anybody if nobody is named.
        chooser: Option<Side>,
    },
    /// For a roll.
    Roll {
        /// The side whose roll it is. If the computer plays it, the other player asks for the roll.
        side: Side,
        /// The roll that will come, because it was thrown before a takeback.
        known: Option<String>,
    },
    /// For a move.
    Move {
        /// The side to move.
        side: Side,
        /// What the dice show.
        roll: String,
    },
    /// For nothing: the game is over.
    Over {
        /// Who has won; nobody in a draw or in a game that was broken off.
        winner: Option<Side>,
        /// What ended the game.
        reason: EndView,
    },
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum EndView {
    /// The winner reached the goal.
    Play,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time, or did not come back.
    Time,
    /// A draw was claimed.
    Draw,
    /// The game was broken off; nobody has won.
    Aborted,
}

/// What stands where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct BoardView {
    /// The stones on each occupied square from the bottom up: `L` light, `D` dark, small letters for
    /// turned stones.
    pub stones: BTreeMap<String, String>,
    /// Pieces still to enter, Light's first.
    pub pools: [u8; 2],
    /// Pieces off the board for good, Light's first: finished in a race, delivered in ravensburger.
    pub out: [u8; 2],
    /// The position as text.
    pub position: String,
}

/// A move with what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct MoveView {
    /// The move as text: what to send to make it.
    pub text: String,
    /// The pieces that go, in order: one, or two in a double move; none in a pass.
    pub legs: Vec<LegView>,
    /// How many prisoners are carried along (ravensburger).
    pub prisoners: u8,
    /// Whether the same side rolls again.
    pub again: bool,
    /// Whether no enemy can take the piece where it comes to stand.
    pub safe: bool,
    /// Whether it wins the game.
    pub wins: bool,
}

/// The way of one piece.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct LegView {
    /// The square it starts from, or `pool`.
    pub from: String,
    /// Every square it goes over, and where it comes to stand: a square, or `off`.
    pub path: Vec<String>,
    /// The squares among them that the move names, as the notation does: the way chosen.
    pub named: Vec<String>,
    /// The squares where it captures.
    pub captures: Vec<String>,
}

/// One roll and what was done with it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct PlyView {
    /// Who rolled.
    pub side: Side,
    /// What the dice showed.
    pub roll: String,
    /// What was done; nothing yet while the move is to come.
    #[serde(rename = "move")]
    pub mv: Option<MoveView>,
    /// Why nothing could be done, if so.
    pub pass: Option<PassView>,
    /// The board afterwards.
    pub board: BoardView,
}

/// Why nothing but a pass was possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum PassView {
    /// The roll moves nothing.
    Roll,
    /// Two blanks only place, and the pool is empty.
    Pool,
    /// The enemy's only piece cannot be captured by placing.
    Lone {
        /// Where it stands.
        square: String,
    },
    /// No piece can go so far.
    Nothing,
}

/// Clocks, as of when the message was sent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct ClockView {
    /// What each side has from the start.
    pub settings: ClockSettings,
    /// Milliseconds that each side has left for the game, Light's first.
    pub game_ms: Option<[u64; 2]>,
    /// Milliseconds left for this turn.
    pub move_ms: Option<u64>,
    /// Whose clock runs.
    pub running: Option<Side>,
}

/// Why a draw may be claimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum DrawClaimView {
    /// The last five actions all placed on this square.
    SamePlacement {
        /// The square.
        square: String,
    },
    /// The position stands for the fifth time.
    SamePosition,
}

/// Something one player has asked the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct OfferView {
    /// Who asks.
    pub by: Side,
    /// What for.
    pub what: OfferKind,
}

/// What a player may ask the other for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum OfferKind {
    /// To take back the last move.
    Takeback,
    /// To play another game.
    Rematch,
}

/// A player who is away while it matters.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct AbsentView {
    /// Who is away.
    pub side: Side,
    /// Milliseconds until the other may claim or break off the game; 0: now.
    pub claim_in_ms: u64,
}

/// What makes the dice verifiable; see `docs/fair-dice.md`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct DiceView {
    /// The name of the game that the dice were thrown for.
    pub game: String,
    /// SHA-256 of the secret, in hexadecimal digits: given before the first roll.
    pub commitment: String,
    /// The secret, in hexadecimal digits, once the game is over.
    pub secret: Option<String>,
    /// What the players' browsers added to each throw, in hexadecimal digits, in order, once the
    /// game is over.
    pub salts: Vec<String>,
    /// Whether the first of them drew lots for the start.
    pub lot: bool,
    /// Whether the dice follow from a seed, for tests: then they are not fair.
    pub seeded: bool,
}
