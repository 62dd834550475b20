//! What judges a ruleset's positions best on this machine.

use std::sync::Arc;

use serde::Serialize;
use ur_rules::Ruleset;
use ur_solver::Accuracy;

use crate::evaluator::{ByHand, Evaluator};
use crate::net::Net;
use crate::playable::Playable;
use crate::shelf::{Fault, Shelf, ShelfError, Truth};

/// Somebody whose word is taken for what positions are worth.
pub struct Judge<P> {
    /// Says the chances.
    pub evaluator: Arc<dyn Evaluator<P>>,
    /// Where they come from.
    pub source: Source,
    /// How far they may be off.
    pub accuracy: Accuracy,
    fault: Fault,
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

impl<P: Playable> Judge<P> {
    /// The best judge of a position's ruleset: exact values, or else a net, or else a rule of thumb.
    pub fn best(position: &P, shelf: &Shelf) -> Result<Judge<P>, ShelfError> {
        Ok(match position.truth(shelf)? {
            Some(truth) => Judge::exact(truth),
            None => Judge::without_tables(position),
        })
    }

    /// The judge who knows the truth.
    pub fn exact(truth: Truth<P>) -> Judge<P> {
        let Truth { evaluator, accuracy, fault } = truth;
        Judge { evaluator, source: Source::Exact, accuracy, fault }
    }

    /// The best judge that needs no tables.
    pub fn without_tables(position: &P) -> Judge<P> {
        let ruleset = (*position).into().ruleset();
        let (evaluator, source): (Arc<dyn Evaluator<P>>, _) = match Net::of(ruleset) {
            Some(net) => (Arc::new(net), Source::Net),
            None => (Arc::new(ByHand), Source::ByHand),
        };
        let accuracy = Accuracy::Estimated(typical_error(ruleset, source));
        Judge { evaluator, source, accuracy, fault: Fault::default() }
    }

    /// What went wrong while exact values were read, if something did: what was said since means
    /// nothing.
    pub fn fault(&self) -> Option<&str> {
        self.fault.get().map(String::as_str)
    }
}

/// How far estimates are off, as measured against exact values: see `docs/strength.md`.
fn typical_error(ruleset: Ruleset, source: Source) -> f64 {
    match (source, ruleset) {
        (Source::Exact, _) => 0.0,
        (Source::Net, Ruleset::Race(_)) => 0.0053,
        (Source::Net, Ruleset::Modern(_)) => 0.0114,
        (Source::Net, Ruleset::Ravensburger(_)) => 0.0161,
        (Source::ByHand, _) => 0.14,
    }
}

impl<P: Playable> Evaluator<P> for &'static Net {
    fn chance(&self, position: &P) -> f64 {
        (**self).chance(position)
    }
}
