//! Positions that every kind of player can play.

use std::sync::Arc;

use ur_rules::{
    ModernPosition, Points, RacePosition, RavensburgerPosition, Ruleset, VariantPosition,
};
use ur_solver::Accuracy;

use crate::estimate::Estimate;
use crate::evaluator::{ByHand, Evaluator};
use crate::exact_values::{ExactValues, UnusableValues};
use crate::findings::Findings;
use crate::greed::Greed;
use crate::judge::{Judge, Source};
use crate::net::{Encode, Net};

/// A position that every kind of player can play.
pub trait Playable:
    Greed + Estimate + Encode + Into<VariantPosition> + TryFrom<VariantPosition> + Send + Sync + 'static
{
    /// The exact values of this game, if there are some.
    fn exact(&self, values: &ExactValues) -> Result<Option<Judge<Self>>, UnusableValues>;

    /// The ruleset that is played.
    fn ruleset(&self) -> Ruleset {
        (*self).into().ruleset()
    }
}

impl Playable for RacePosition {
    fn exact(&self, values: &ExactValues) -> Result<Option<Judge<RacePosition>>, UnusableValues> {
        values.race(self.rules())
    }
}

impl Playable for ModernPosition {
    fn exact(&self, values: &ExactValues) -> Result<Option<Judge<ModernPosition>>, UnusableValues> {
        values.modern(self.rules())
    }
}

impl Playable for RavensburgerPosition {
    fn exact(
        &self,
        values: &ExactValues,
    ) -> Result<Option<Judge<RavensburgerPosition>>, UnusableValues> {
        values.ravensburger(self.rules())
    }
}

impl<P: Playable> Judge<P> {
    /// The best judge of a position's ruleset: exact values, or else a net, or else a rule of thumb.
    pub fn best(position: &P, values: &ExactValues) -> Result<Judge<P>, UnusableValues> {
        Ok(match position.exact(values)? {
            Some(exact) => exact,
            None => Judge::without_tables(position),
        })
    }

    /// The best judge that needs no tables.
    pub fn without_tables(position: &P) -> Judge<P> {
        /// How far rules of thumb are off: see `docs/strength.md`.
        const BY_HAND_ERROR: f64 = 0.14;
        let ruleset = position.ruleset();
        let (evaluator, source, error): (Arc<dyn Evaluator<P>>, _, _) = match Net::of(ruleset) {
            Some(net) => (Arc::new(net), Source::Net, Findings::of(ruleset).net_error),
            None => (Arc::new(ByHand), Source::ByHand, BY_HAND_ERROR),
        };
        Judge { evaluator, source, accuracy: Accuracy::Estimated(Points::of_share(error)) }
    }
}
