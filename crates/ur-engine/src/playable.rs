//! Positions that every kind of player can play.

use ur_rules::{ModernPosition, RacePosition, RavensburgerPosition, VariantPosition};

use crate::estimate::Estimate;
use crate::greed::Greed;
use crate::net::Encode;
use crate::shelf::{Shelf, ShelfError, Truth};

/// A position that every kind of player can play.
pub trait Playable:
    Greed + Estimate + Encode + Into<VariantPosition> + Send + Sync + 'static
{
    /// The exact values of this game, if the shelf has them.
    fn truth(&self, shelf: &Shelf) -> Result<Option<Truth<Self>>, ShelfError>;

    /// The position, if it is of this kind.
    fn from_variant(position: &VariantPosition) -> Option<Self>;
}

impl Playable for RacePosition {
    fn truth(&self, shelf: &Shelf) -> Result<Option<Truth<RacePosition>>, ShelfError> {
        shelf.race(self.rules())
    }

    fn from_variant(position: &VariantPosition) -> Option<RacePosition> {
        match position {
            VariantPosition::Race(position) => Some(*position),
            _ => None,
        }
    }
}

impl Playable for ModernPosition {
    fn truth(&self, shelf: &Shelf) -> Result<Option<Truth<ModernPosition>>, ShelfError> {
        shelf.modern(self.rules())
    }

    fn from_variant(position: &VariantPosition) -> Option<ModernPosition> {
        match position {
            VariantPosition::Modern(position) => Some(*position),
            _ => None,
        }
    }
}

impl Playable for RavensburgerPosition {
    fn truth(&self, shelf: &Shelf) -> Result<Option<Truth<RavensburgerPosition>>, ShelfError> {
        shelf.ravensburger(self.rules())
    }

    fn from_variant(position: &VariantPosition) -> Option<RavensburgerPosition> {
        match position {
            VariantPosition::Ravensburger(position) => Some(*position),
            _ => None,
        }
    }
}

impl Playable for VariantPosition {
    fn truth(&self, shelf: &Shelf) -> Result<Option<Truth<VariantPosition>>, ShelfError> {
        Ok(match self {
            VariantPosition::Race(position) => position.truth(shelf)?.map(Truth::of_variant),
            VariantPosition::Modern(position) => position.truth(shelf)?.map(Truth::of_variant),
            VariantPosition::Ravensburger(position) => {
                position.truth(shelf)?.map(Truth::of_variant)
            }
        })
    }

    fn from_variant(position: &VariantPosition) -> Option<VariantPosition> {
        Some(*position)
    }
}
