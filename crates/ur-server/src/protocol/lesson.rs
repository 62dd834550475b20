//! What is asked and answered of the lessons.

use serde::{Deserialize, Serialize};
#[cfg(feature = "describe")]
use ts_rs::TS;
#[cfg(feature = "describe")]
use utoipa::ToSchema;

use super::http::RulesetView;
use super::view::{BoardView, MoveView, Side};

/// A lesson: a ruleset learnt step by step.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct LessonPage {
    /// The ruleset and its board.
    pub ruleset: RulesetView,
    /// The steps in order; the first has the number 1.
    pub steps: Vec<LessonStep>,
}

/// Something to be learnt by doing it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct LessonStep {
    /// The message that names it.
    pub title: String,
    /// The message that says what is to be learnt and done.
    pub task: String,
    /// The side that the learner plays.
    pub side: Side,
    /// What was rolled.
    pub roll: String,
    /// The board before the move.
    pub before: BoardView,
    /// The legal moves.
    pub moves: Vec<MoveView>,
    /// The text of a move that does what is asked.
    pub hint: String,
}

/// A move that the learner makes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct LessonMove {
    /// The move as text.
    #[serde(rename = "move")]
    pub mv: String,
}

/// What comes of a legal move in a lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "describe", derive(TS, ToSchema))]
#[cfg_attr(feature = "describe", ts(export_to = "protocol.ts"))]
pub struct LessonAnswer {
    /// Whether it does what the step asks for.
    pub fulfils: bool,
    /// The message that says so, or what is missing.
    pub says: String,
    /// The move.
    #[serde(rename = "move")]
    pub mv: MoveView,
    /// The board after it.
    pub after: BoardView,
}
