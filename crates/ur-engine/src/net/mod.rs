//! Small nets: two hidden layers that turn what stands on the board into a chance of winning.

mod embedded;
mod encode;
mod file;
mod vector;

use ur_rules::Position;

use crate::evaluator::Evaluator;

pub use encode::{Encode, Inputs};
pub use file::NetError;

pub(crate) use encode::{MODERN_INPUTS, RACE_INPUTS, RAVENSBURGER_INPUTS};
pub(crate) use vector::{add, add_scaled, dot, on_vectors};

/// How many units a net's layers have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// What the net sees.
    pub inputs: usize,
    /// Units of the first hidden layer: a multiple of [`Shape::LANES`].
    pub first: usize,
    /// Units of the second hidden layer.
    pub second: usize,
}

impl Shape {
    /// Layers are as wide as vectors need them: a multiple of this.
    pub const LANES: usize = 16;

    /// No hidden layer is wider.
    pub const WIDEST: usize = 512;

    /// How many weights a net of this shape has.
    pub const fn weights(&self) -> usize {
        self.inputs * self.first + self.first + self.second * self.first + 2 * self.second + 1
    }

    /// Whether a net may have this shape.
    pub const fn is_sound(&self) -> bool {
        self.inputs > 0
            && self.first > 0
            && self.first.is_multiple_of(Shape::LANES)
            && self.first <= Shape::WIDEST
            && self.second > 0
            && self.second.is_multiple_of(Shape::LANES)
            && self.second <= Shape::WIDEST
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

    /// The chance of winning of the side to act that these inputs show.
    pub fn see(&self, inputs: &Inputs) -> f32 {
        let mut layers = Layers::BLANK;
        on_vectors(|| self.run(inputs, &mut layers));
        layers.chance
    }

    /// Computes every layer. To be called inside [`on_vectors`].
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
    fn chance(&self, position: &P) -> f64 {
        self.see(&position.inputs()).into()
    }
}
