//! What serde writes: the text of whatever has one.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::board::Board;
use crate::dice::{Roll, Tips};
use crate::game::Outcome;
use crate::modern::ModernPosition;
use crate::moves::Move;
use crate::race::RacePosition;
use crate::ravensburger::RavensburgerPosition;
use crate::ruleset::Ruleset;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::Square;
use crate::variant::VariantPosition;

macro_rules! written_as_text {
    ($($kind:ty),+) => {$(
        impl Serialize for $kind {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )+};
}

macro_rules! read_from_text {
    ($($kind:ty),+) => {$(
        impl<'de> Deserialize<'de> for $kind {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$kind, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(Error::custom)
            }
        }
    )+};
}

written_as_text!(Board, Move, Outcome, Roll, Ruleset, Setup, Side, Square, Tips);
read_from_text!(Board, Move, Outcome, Roll, Ruleset, Setup, Side, Square, Tips);

// A position's text is of no use without its ruleset: it is read as a text, by `parse_position`.
written_as_text!(ModernPosition, RacePosition, RavensburgerPosition, VariantPosition);
