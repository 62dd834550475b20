//! Positions whose family is known only when the program runs: they are told apart here, for all
//! that depends on it.

use ur_rules::{Move, VariantPosition, in_any_family};

use crate::estimate::Estimate;
use crate::exact_values::{ExactValues, UnusableValues};
use crate::greed::Greed;
use crate::judge::Judge;
use crate::net::{Encode, Inputs};
use crate::playable::Playable;

impl Greed for VariantPosition {
    fn greed(&self, mv: Move) -> i32 {
        match self {
            VariantPosition::Race(position) => position.greed(position.race_move(mv)),
            VariantPosition::Modern(position) => position.greed(mv),
            VariantPosition::Ravensburger(position) => position.greed(mv),
        }
    }
}

impl Estimate for VariantPosition {
    fn estimate(&self) -> f64 {
        in_any_family!(self, position => position.estimate())
    }
}

impl Encode for VariantPosition {
    fn inputs(&self) -> Option<Inputs> {
        in_any_family!(self, position => position.inputs())
    }
}

impl Playable for VariantPosition {
    fn exact(
        &self,
        values: &ExactValues,
    ) -> Result<Option<Judge<VariantPosition>>, UnusableValues> {
        match self {
            VariantPosition::Race(position) => values.race(position.rules()),
            VariantPosition::Modern(position) => values.modern(position.rules()),
            VariantPosition::Ravensburger(position) => values.ravensburger(position.rules()),
        }
    }
}
