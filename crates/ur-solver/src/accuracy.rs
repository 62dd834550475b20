//! How far values are from the true ones, and whether that is proved.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use ur_rules::Points;

/// How far values may be from the true ones. Only a proof is a promise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Accuracy {
    /// No value is further off: there are bounds on both sides.
    Proved(Points),
    /// So far values are off as a rule, as far as one can tell without bounds.
    Estimated(Points),
}

impl Accuracy {
    /// How far off that is.
    pub fn error(self) -> Points {
        match self {
            Accuracy::Proved(error) | Accuracy::Estimated(error) => error,
        }
    }

    /// Whether no value can be further off.
    pub fn is_proved(self) -> bool {
        matches!(self, Accuracy::Proved(_))
    }
}

impl Serialize for Accuracy {
    /// As `error`, and whether it is `proved`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Accuracy", 2)?;
        fields.serialize_field("error", &self.error())?;
        fields.serialize_field("proved", &self.is_proved())?;
        fields.end()
    }
}
