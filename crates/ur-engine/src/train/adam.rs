//! Steps along the gradient that are as long as each weight's gradient is steady (Kingma, Ba 2015).

/// How long the past counts for the mean of a gradient, and for that of its square.
const MEMORY: (f32, f32) = (0.9, 0.999);

/// Keeps steps finite where a gradient is nothing.
const FLOOR: f32 = 1e-8;

/// What is remembered of every weight's gradient.
pub(super) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    pub(super) fn new(weights: usize) -> Adam {
        Adam { mean: vec![0.0; weights], square: vec![0.0; weights], steps: 0 }
    }

    pub(super) fn len(&self) -> usize {
        self.mean.len()
    }

    /// Moves the weights a step against the gradient.
    pub(super) fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32) {
        self.steps = self.steps.saturating_add(1);
        let grown = |memory: f32| 1.0 - memory.powi(self.steps);
        let rate = rate * grown(MEMORY.1).sqrt() / grown(MEMORY.0);
        let past = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(past) {
            *mean += (1.0 - MEMORY.0) * (slope - *mean);
            *square += (1.0 - MEMORY.1) * (slope * slope - *square);
            *weight -= rate * *mean / (square.sqrt() + FLOOR);
        }
    }

    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let numbers = self.mean.iter().chain(&self.square);
        let mut bytes = self.steps.to_le_bytes().to_vec();
        bytes.extend(numbers.flat_map(|number| number.to_le_bytes()));
        bytes
    }

    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Adam> {
        let (steps, rest) = bytes.split_first_chunk()?;
        let (numbers, []) = rest.as_chunks() else { return None };
        let mut mean: Vec<f32> = numbers.iter().map(|four| f32::from_le_bytes(*four)).collect();
        if !mean.len().is_multiple_of(2) {
            return None;
        }
        let square = mean.split_off(mean.len() / 2);
        Some(Adam { mean, square, steps: i32::from_le_bytes(*steps) })
    }
}
