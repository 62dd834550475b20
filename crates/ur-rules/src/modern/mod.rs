//! The modern interpretation: conquer all four forts of Earth and Heaven.

mod moves;
mod position;
mod rules;

pub use position::ModernPosition;
pub use rules::{DrawRule, ModernRules, ModernSpec, PlacementCaptures, Roles, RolesError, Routes};

pub(crate) use rules::{PRESETS, choices, with_option};
