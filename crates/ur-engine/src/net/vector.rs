//! Arithmetic on layers, written so that the compiler makes vector instructions of it.

use super::Shape;

const LANES: usize = Shape::LANES;

/// Runs an operation compiled for the best vector instructions that this machine has.
pub(crate) fn on_vectors<R>(operation: impl FnOnce() -> R) -> R {
    pulp::Arch::new().dispatch(operation)
}

/// Adds one row to another.
#[inline(always)]
pub(crate) fn add(sum: &mut [f32], row: &[f32]) {
    for (sum, row) in sum.chunks_exact_mut(LANES).zip(row.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sum[lane] += row[lane];
        }
    }
}

/// Adds a row, scaled.
#[inline(always)]
pub(crate) fn add_scaled(sum: &mut [f32], row: &[f32], scale: f32) {
    for (sum, row) in sum.chunks_exact_mut(LANES).zip(row.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sum[lane] += scale * row[lane];
        }
    }
}

/// The product of two rows. Every lane has a sum of its own, so that all machines add in one order.
#[inline(always)]
pub(crate) fn dot(one: &[f32], other: &[f32]) -> f32 {
    let mut sums = [0.0; LANES];
    for (one, other) in one.chunks_exact(LANES).zip(other.chunks_exact(LANES)) {
        for lane in 0..LANES {
            sums[lane] += one[lane] * other[lane];
        }
    }
    sums.iter().sum()
}
