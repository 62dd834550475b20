//! The modern interpretation: conquer all four forts of Earth and Heaven.

mod moves;
mod position;
mod rules;

pub use position::ModernPosition;
pub use rules::{
    DrawRule, ModernRules, ModernSpec, PlacementCaptures, Region, Roles, RolesError, Routes,
};

pub(crate) use rules::{OPTIONS, PRESETS, options_of};
