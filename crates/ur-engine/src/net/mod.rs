//! Small nets: two hidden layers that turn what stands on the board into a chance of winning.

mod embedded;
mod encode;
mod file;
mod vector;

use thiserror::Error;
use ur_rules::{Chance, Position};

use crate::evaluator::{Evaluator, Fault};

pub use encode::{Encode, Inputs};
pub use file::NetError;

pub(crate) use embedded::{classic, modern, ravensburger};
pub(crate) use encode::{MODERN_INPUTS, RACE_INPUTS, RAVENSBURGER_INPUTS};
pub(crate) use vector::{add, add_scaled, dot, on_vectors};

/// How many units a net's layers have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    inputs: usize,
    first: usize,
    second: usize,
}

/// No net has this shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("both layers must have a multiple of {lanes} units, from {lanes} to {widest}, and a net must see something",
    lanes = Shape::LANES, widest = Shape::WIDEST)]
pub struct ShapeError;

impl Shape {
    /// Layers are as wide as vectors need them: a multiple of this.
    pub const LANES: usize = 16;

    /// No hidden layer is wider.
    pub const WIDEST: usize = 512;

    /// The most inputs: more than any game needs.
    const MOST_INPUTS: usize = 1 << 15;

    /// A net that sees so many inputs, with so many units in each hidden layer: multiples of
    /// [`Shape::LANES`].
    pub const fn new(inputs: usize, first: usize, second: usize) -> Result<Shape, ShapeError> {
        const fn is_layer(units: usize) -> bool {
            units > 0 && units.is_multiple_of(Shape::LANES) && units <= Shape::WIDEST
        }
        if inputs > 0 && inputs <= Shape::MOST_INPUTS && is_layer(first) && is_layer(second) {
            Ok(Shape { inputs, first, second })
        } else {
            Err(ShapeError)
        }
    }

    /// What the net sees.
    pub const fn inputs(&self) -> usize {
        self.inputs
    }

    /// Units of the first hidden layer.
    pub const fn first(&self) -> usize {
        self.first
    }

    /// Units of the second hidden layer.
    pub const fn second(&self) -> usize {
        self.second
    }

    /// How many weights a net of this shape has.
    pub const fn weights(&self) -> usize {
        self.inputs * self.first + self.first + self.second * self.first + 2 * self.second + 1
    }

    /// Splits all weights into the parts of the net.
    pub(crate) fn parts<'w>(&self, weights: &'w [f32]) -> Parts<'w> {
        let (rows, rest) = weights.split_at(self.inputs * self.first);
        let (first_bias, rest) = rest.split_at(self.first);
        let (second, rest) = rest.split_at(self.second * self.first);
        let (second_bias, rest) = rest.split_at(self.second);
        let (last, last_bias) = rest.split_at(self.second);
        Parts { rows, first_bias, second, second_bias, last, last_bias: last_bias[0] }
    }
}

/// The weights of a net, layer by layer.
pub(crate) struct Parts<'w> {
    /// A row of the first layer for every input.
    pub(crate) rows: &'w [f32],
    pub(crate) first_bias: &'w [f32],
    /// A row of the first layer's units for every unit of the second.
    pub(crate) second: &'w [f32],
    pub(crate) second_bias: &'w [f32],
    pub(crate) last: &'w [f32],
    pub(crate) last_bias: f32,
}

/// A net: it sees a position and says the mover's chance of winning.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// The ruleset it was trained for.
    pub(crate) ruleset: String,
    pub(crate) shape: Shape,
    pub(crate) weights: Vec<f32>,
}

/// What the layers of a net say of one position.
pub(crate) struct Layers {
    pub(crate) first: [f32; Shape::WIDEST],
    pub(crate) second: [f32; Shape::WIDEST],
    pub(crate) chance: f32,
}

impl Layers {
    pub(crate) const BLANK: Layers =
        Layers { first: [0.0; Shape::WIDEST], second: [0.0; Shape::WIDEST], chance: 0.0 };
}

impl Net {
    /// The ruleset it was trained for.
    pub fn ruleset(&self) -> &str {
        &self.ruleset
    }

    /// How many units its layers have.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The chance of winning of the side to act that these inputs show; a net knows nothing of inputs
    /// of another number than its own.
    pub fn see(&self, inputs: &Inputs) -> Option<f32> {
        if inputs.all() != self.shape.inputs {
            return None;
        }
        let mut layers = Layers::BLANK;
        on_vectors(|| self.run(inputs, &mut layers));
        Some(layers.chance)
    }

    /// Computes every layer, for inputs of the net's own number. To be called inside [`on_vectors`].
    #[inline(always)]
    pub(crate) fn run(&self, inputs: &Inputs, layers: &mut Layers) {
        let Shape { first: width, second: units, .. } = self.shape;
        let parts = self.shape.parts(&self.weights);
        let first = &mut layers.first[..width];
        first.copy_from_slice(parts.first_bias);
        for &input in inputs.on() {
            let at = usize::from(input) * width;
            add(first, &parts.rows[at..at + width]);
        }
        for unit in &mut *first {
            *unit = unit.max(0.0);
        }
        let second = &mut layers.second[..units];
        for (unit, row) in parts.second.chunks_exact(width).enumerate() {
            second[unit] = (dot(first, row) + parts.second_bias[unit]).max(0.0);
        }
        let lead = dot(second, parts.last) + parts.last_bias;
        layers.chance = 1.0 / (1.0 + (-lead).exp());
    }
}

impl<P: Position + Encode> Evaluator<P> for Net {
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        let chance = |position: &P| {
            let share = self.see(&position.inputs()?)?;
            Some(Chance::of(position.turn(), share.into()))
        };
        positions.iter().map(|position| chance(position).ok_or(Fault::OtherGame)).collect()
    }
}
