//! What a net is to learn from one position.

use crate::net::{Inputs, Net};

/// A position as the net sees it, and what it should say.
#[derive(Clone, Copy, Debug)]
pub struct Lesson {
    /// What the net sees.
    pub inputs: Inputs,
    /// The chance that it should say.
    pub chance: f32,
}

impl Lesson {
    /// The square of what the net is off.
    pub(super) fn off(&self, net: &Net) -> f64 {
        net.see(&self.inputs).map_or(0.0, |said| f64::from(said - self.chance).powi(2))
    }
}
