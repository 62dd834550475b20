//! Ravensburger's UR-Spiel: towers, prisoners and turned stones.

mod packed;
mod position;
mod rules;
mod tower;

pub use position::RavensburgerPosition;
pub use rules::{RavensburgerRules, RavensburgerSpec, Six};
pub use tower::Tower;

pub(crate) use rules::OPTIONS;
