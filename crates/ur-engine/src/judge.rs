//! Somebody whose word is taken for what positions are worth.

use std::sync::Arc;

use serde::Serialize;
use ur_solver::Accuracy;

use crate::evaluator::Evaluator;

/// Somebody whose word is taken for what positions are worth. [`Judge::best`] finds the best one for
/// a ruleset on this machine.
#[derive(Clone)]
pub struct Judge<P> {
    /// Says the chances.
    pub evaluator: Arc<dyn Evaluator<P>>,
    /// Where they come from.
    pub source: Source,
    /// How far they may be off.
    pub accuracy: Accuracy,
}

/// Where chances come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The game is solved.
    Exact,
    /// A net's estimate.
    Net,
    /// A rule of thumb.
    ByHand,
}

impl<P> Judge<P> {
    /// A judge who knows the values of a solved game.
    pub fn exact(evaluator: Arc<dyn Evaluator<P>>, accuracy: Accuracy) -> Judge<P> {
        Judge { evaluator, source: Source::Exact, accuracy }
    }

    /// How many plies are worth looking ahead, when nobody is in a hurry: values of a solved game
    /// leave nothing to find.
    pub(crate) fn plies(&self) -> u8 {
        if self.source == Source::Exact { 1 } else { 2 }
    }
}
