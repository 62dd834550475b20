//! What is asked and answered over HTTP.

use serde::{Deserialize, Serialize};
#[cfg(feature = "describe")]
use ts_rs::TS;
#[cfg(feature = "describe")]
use utoipa::ToSchema;

use super::view::{BoardView, DiceView, EndView, MoveView, PlyView, Side};

/// A game to be set up.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct NewGame {
    /// The ruleset with its options, as in `classic:pieces=5`.
    pub ruleset: String,
    /// Who the opponent is.
    pub opponent: Opponent,
    /// The side of whoever sets the game up; the lot decides if it is left out.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub side: Option<Side>,
    /// A name to be shown.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub name: Option<String>,
    /// The clocks; none if left out.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub clock: Option<ClockSettings>,
    /// A position to begin from, against the computer or at one screen.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub start: Option<String>,
    /// A seed for the dice; only a server for tests allows it.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub seed: Option<u32>,
}

/// Who the opponent is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Opponent {
    /// Another person at the same screen.
    Here,
    /// A person who is given the link.
    Friend,
    /// Whoever finds the game in the lobby.
    Anyone,
    /// The computer.
    Computer {
        /// How it plays: `beginner`, `easy`, `medium`, `hard` or `master`; other players of the
        /// program too, such as `greedy` or `net:2ply`.
        level: String,
    },
}

/// How long players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct ClockSettings {
    /// Seconds that each side has for the whole game.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub game_seconds: Option<u32>,
    /// Seconds for each turn.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub move_seconds: Option<u32>,
}

/// A game that was set up, or joined: the secrets are the right to play, and are told only here.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Seated {
    /// The name of the game.
    pub game: String,
    /// The seats taken.
    pub seats: Vec<SeatKey>,
}

/// A seat with its secret.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct SeatKey {
    /// The side it plays.
    pub side: Side,
    /// The secret that proves it.
    pub secret: String,
}

/// Somebody takes the free seat of a game.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Join {
    /// A name to be shown.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub name: Option<String>,
}

/// The games in the lobby.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Lobby {
    /// Open games, the newest first.
    pub games: Vec<OpenGame>,
}

/// A game that waits for an opponent.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct OpenGame {
    /// The name of the game.
    pub game: String,
    /// The ruleset with its options.
    pub ruleset: String,
    /// The name of whoever waits, if given.
    pub name: Option<String>,
    /// The side that is free.
    pub side: Side,
    /// The clocks.
    pub clock: Option<ClockSettings>,
    /// Seconds since it was set up.
    pub waiting_seconds: u64,
}

/// What this server offers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct ServerInfo {
    /// The program's version.
    pub version: String,
    /// The rulesets, in the order to show them.
    pub rulesets: Vec<RulesetView>,
    /// How far the perfect player is.
    pub oracle: OracleView,
    /// Whether games may begin anywhere, with seeded dice: for tests.
    pub testing: bool,
}

/// A ruleset, with all a board needs to be drawn.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RulesetView {
    /// The name with its options.
    pub text: String,
    /// The name alone.
    pub name: String,
    /// `race`, `modern` or `ravensburger`.
    pub family: String,
    /// Pieces of each side.
    pub pieces: u8,
    /// The board.
    pub board: BoardShape,
    /// The rolls with their odds.
    pub dice: DiceShape,
    /// The levels that the computer can play at, weakest first.
    pub levels: Vec<String>,
    /// How good its best level is here and now.
    pub mastery: Mastery,
    /// The options that may be changed.
    pub options: Vec<OptionView>,
    /// Whether draws can be claimed.
    pub has_draws: bool,
    /// The start position, Light first.
    pub start: BoardView,
}

/// How good the computer's best level is at a ruleset.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Mastery {
    /// Perfect: the game is solved.
    Perfect,
    /// A net looks two plies ahead until the game is solved.
    Solving {
        /// The part that is solved, from 0 to 1.
        done: f64,
    },
    /// A net looks two plies ahead.
    Net,
    /// A rule of thumb looks two plies ahead.
    ByHand,
}

/// A board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct BoardShape {
    /// How many columns it has, from a.
    pub columns: u8,
    /// Its squares.
    pub squares: Vec<SquareView>,
    /// Each side's path from the pool to the finish, Light's first; empty where play goes both ways.
    pub paths: [Vec<String>; 2],
}

/// A square.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct SquareView {
    /// Its name.
    pub name: String,
    /// What it is, if anything.
    pub marks: Vec<SquareMark>,
    /// The part of the board it is in (modern).
    pub region: Option<Region>,
}

/// What a square is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum SquareMark {
    /// A rosette.
    Rosette,
    /// A fort (modern).
    Fort,
    /// An Entrance (modern).
    Entrance,
    /// A square of the Kingdom (modern).
    Kingdom,
    /// The house of Ishtar (modern).
    Ishtar,
    /// The house of Marduk (modern).
    Marduk,
    /// A goal square (ravensburger).
    Goal,
}

/// A part of modern's board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Region {
    /// Columns a to d.
    Earth,
    /// Columns e and f.
    Bridge,
    /// Columns g and h.
    Heaven,
}

/// Dice.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct DiceShape {
    /// What they look like.
    pub kind: DiceKind,
    /// The rolls in the order of the throws, with how many throws give each.
    pub rolls: Vec<RollOdds>,
    /// How many throws there are, all equally likely.
    pub throws: u32,
}

/// What dice look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum DiceKind {
    /// Tetrahedra with two of four tips marked, four of them.
    FourTetrahedra,
    /// Three of them.
    ThreeTetrahedra,
    /// Two tetrahedra with gold, silver and blank tips.
    ColouredPair,
    /// A six-sided die.
    Cube,
    /// Others: only the number is shown.
    Other,
}

/// A roll and its odds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RollOdds {
    /// The roll as text.
    pub roll: String,
    /// How many throws give it.
    pub weight: u32,
}

/// An option of a ruleset.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct OptionView {
    /// Its key, as in `pieces=5`.
    pub key: String,
    /// The values to choose from.
    pub values: Vec<String>,
    /// The value that it has if it is not given.
    pub default: String,
}

/// How far the perfect player is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(tag = "state", rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum OracleView {
    /// It is not being computed.
    Off,
    /// It is being computed.
    Solving {
        /// The part that is done, from 0 to 1.
        done: f64,
    },
    /// It plays.
    Ready,
    /// It could not be computed.
    Failed {
        /// Why.
        reason: String,
    },
}

/// A game to look at, roll by roll.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Replay {
    /// The ruleset and its board.
    pub ruleset: RulesetView,
    /// Headers of the record, such as the players' names.
    pub headers: Vec<[String; 2]>,
    /// The throws for the start, Light's first.
    pub roll_off: Vec<[String; 2]>,
    /// The board before the first roll.
    pub start: BoardView,
    /// The rolls and moves.
    pub plies: Vec<PlyView>,
    /// `1-0`, `0-1`, `1/2` or `*`.
    pub result: String,
    /// What ended the game; nothing while it is not over.
    pub ending: Option<EndView>,
    /// What makes the dice verifiable, if the record has it.
    pub dice: Option<DiceView>,
}

/// A record to be read.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RecordText {
    /// The record.
    pub record: String,
}

/// The rules of a ruleset, as messages to be put into words.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RulesPage {
    /// The ruleset and its board.
    pub ruleset: RulesetView,
    /// The sections in order.
    pub sections: Vec<RulesSection>,
    /// Examples to click through.
    pub examples: Vec<RulesExample>,
}

/// A section of the rules.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RulesSection {
    /// The message of its heading.
    pub heading: String,
    /// Its paragraphs.
    pub paragraphs: Vec<Message>,
    /// A picture to show with it.
    pub figure: Option<Figure>,
}

/// A message of the locale files, with its variables.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Message {
    /// The message's name.
    pub key: String,
    /// Its variables.
    pub values: Vec<MessageValue>,
    /// What the paragraph is about, if it is a square.
    pub mark: Option<SquareMark>,
}

/// A variable of a message.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct MessageValue {
    /// Its name.
    pub name: String,
    /// Its value: text, or a number that words agree with.
    pub value: TextOrNumber,
}

/// A text, or a number that words agree with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(untagged)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum TextOrNumber {
    /// A text.
    Text(String),
    /// A number.
    Number(u32),
}

/// A picture in the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum Figure {
    /// The board with Light's path.
    Path,
    /// The board.
    Board,
}

/// A situation with a roll, and what can be done.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RulesExample {
    /// The message that explains it.
    pub caption: String,
    /// Whose turn it is.
    pub side: Side,
    /// The roll.
    pub roll: String,
    /// The board before.
    pub before: BoardView,
    /// The moves, each with the board after it.
    pub moves: Vec<ExampleMove>,
}

/// A move of an example.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct ExampleMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: MoveView,
    /// The board after it.
    pub after: BoardView,
}
