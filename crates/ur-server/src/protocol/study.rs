//! What the engine says of positions and games: hints, reviews, analyses.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(feature = "describe")]
use ts_rs::TS;
use ur_play::Ledger;
#[cfg(feature = "describe")]
use utoipa::ToSchema;

use super::http::{Replay, RulesetView};
use super::view::{BoardView, MoveView, PhaseView, PlayerView, Side};

/// Where chances come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum ChanceSource {
    /// The game is solved.
    Exact,
    /// A net's estimate.
    Net,
    /// A rule of thumb.
    ByHand,
}

/// Asks for a hint.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct HintAsk {
    /// The secret of the seat that is to move.
    pub seat: String,
}

/// The best move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Hint {
    /// The move.
    #[serde(rename = "move")]
    pub mv: MoveView,
    /// The mover's chance of winning after it; a draw counts half.
    pub chance: f64,
    /// Where the chance comes from.
    pub source: ChanceSource,
    /// How far it may be off.
    pub error: f64,
    /// Whether it is proved that it is no further off.
    pub proved: bool,
}

/// A game told as luck and skill. What a roll changes is luck, what a move changes is given away; the
/// ledger has what else there is, and adds up.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct ReviewPage {
    /// The game, roll by roll.
    pub replay: Replay,
    /// Where the chances come from.
    pub source: ChanceSource,
    /// How far they may be off.
    pub error: f64,
    /// Whether it is proved that none is further off.
    pub proved: bool,
    /// Light's chance at the start.
    pub start: f64,
    /// Light's share of the result; while the game is not over, Light's chance as it stands.
    pub result: f64,
    /// What every roll brought and every move gave away, in the order of the replay's plies.
    pub plies: Vec<ReviewedPly>,
    /// Whether all rolls were reviewed, or that would have taken too long.
    pub complete: bool,
    /// Where the result comes from, and how both sides played.
    pub ledger: Ledger,
}

/// What a roll brought and a move gave away. Chances are those of the side that moved.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct ReviewedPly {
    /// The chance before the roll.
    pub before: f64,
    /// The chance after the roll, with the best move to come.
    pub rolled: f64,
    /// The chance after the move.
    pub after: f64,
    /// The best move: the one played, if none is better.
    pub best: MoveView,
    /// What the roll brought.
    pub luck: f64,
    /// What the move gave away.
    pub loss: f64,
    /// How many moves there were to choose from.
    pub choices: usize,
    /// How good the move was, if there was a choice.
    pub band: Option<MoveBand>,
}

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum MoveBand {
    /// Nothing worth a word was given away.
    Excellent,
    /// Little was given away.
    Good,
    /// Something was given away.
    Inaccuracy,
    /// Much was given away.
    Mistake,
    /// Very much was given away.
    Blunder,
}

/// Asks what a position is worth: the start of the ruleset, one that a text describes, or one that
/// was set up.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct AnalysisAsk {
    /// The ruleset with its options.
    pub ruleset: String,
    /// The position as text.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub position: Option<String>,
    /// The position as it was set up; counts only without a text.
    #[serde(default)]
    #[cfg_attr(feature = "describe", ts(optional))]
    pub arrangement: Option<Arrangement>,
}

/// A position as it is being set up. The pieces that are neither on the board nor out are in the
/// pools.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Arrangement {
    /// The stones on each square from the bottom up: `L` light, `D` dark, small letters if turned.
    pub stones: BTreeMap<String, String>,
    /// Pieces off the board for good, Light's first.
    pub out: [u8; 2],
    /// The side to act next.
    pub side: Side,
}

/// A position, and what every move is worth in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct AnalysisPage {
    /// The ruleset and its board.
    pub ruleset: RulesetView,
    /// The position, valid or not.
    pub board: BoardView,
    /// The side to act next.
    pub side: Side,
    /// Every reason why the game cannot stand so.
    pub faults: Vec<PositionFault>,
    /// Who has won, if the game is over.
    pub winner: Option<Side>,
    /// What the moves are worth; nothing in a game that is over or cannot stand so.
    pub analysis: Option<AnalysisView>,
}

/// A reason why a game cannot stand so: a kind, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct PositionFault {
    /// What is wrong.
    pub kind: FaultKind,
    /// The side it is about.
    pub side: Option<Side>,
    /// The square it is about.
    pub square: Option<String>,
    /// How many there are.
    pub found: Option<usize>,
    /// How many there must be, or may be at most.
    pub limit: Option<usize>,
    /// The same as a sentence, in English.
    pub message: String,
}

/// What is wrong with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub enum FaultKind {
    /// The board has another shape.
    Board,
    /// A side's pieces do not add up.
    Count,
    /// More than one piece on a square, where there are no towers.
    Tower,
    /// A turned stone, where there are none.
    Turned,
    /// A piece on a square that its side never visits.
    OffPath,
    /// A piece out of the game, where none ever is.
    Out,
    /// Something else than its owner's own stones in an entry lane (ravensburger).
    Lane,
    /// Somebody else's stone on top of a refuge (ravensburger).
    Refuge,
    /// Something else than its owner's turned stones on the last square (ravensburger).
    Goal,
    /// Too many own stones on a goal square (ravensburger).
    Crowded,
    /// A tower higher than the house rule allows.
    High,
    /// Both sides have won.
    BothWon,
    /// The winner is to act.
    WinnerToAct,
}

/// What a position is worth, and every move in it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct AnalysisView {
    /// Where the chances come from.
    pub source: ChanceSource,
    /// How far they may be off.
    pub error: f64,
    /// Whether it is proved that none is further off.
    pub proved: bool,
    /// The chance of the side to act before it rolls.
    pub chance: f64,
    /// Every roll with its moves.
    pub rolls: Vec<AnalysedRoll>,
}

/// What a roll offers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct AnalysedRoll {
    /// The roll.
    pub roll: String,
    /// How likely it is.
    pub odds: f64,
    /// The moves, best first.
    pub moves: Vec<RatedMove>,
}

/// What a move is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct RatedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: MoveView,
    /// The mover's chance after it.
    pub chance: f64,
    /// The position after it, as text.
    pub after: String,
}

/// Asks how games stand.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct StandingsAsk {
    /// The names of the games, 50 at most.
    pub games: Vec<String>,
}

/// How games stand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Standings {
    /// Those of the games that there are, in the order asked for.
    pub games: Vec<Standing>,
}

/// How a game stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct Standing {
    /// The name of the game.
    pub game: String,
    /// The ruleset with its options.
    pub ruleset: String,
    /// Who sits where, Light first.
    pub seats: [PlayerView; 2],
    /// What the game waits for.
    pub phase: PhaseView,
    /// How many rolls stand.
    pub plies: usize,
    /// When something happened last, in milliseconds since 1970.
    pub at: u64,
}
