//! Which way the weights should go to say what the lessons teach.

use rayon::prelude::*;

use crate::net::{Layers, Net, Shape, add, add_scaled, on_vectors};

use super::lesson::Lesson;

/// Parts of a batch whose gradients are added up by one thread each; their number is fixed, so that
/// the sums are the same on every number of threads.
const SHARDS: usize = 16;

/// The mean gradient of a batch.
pub(super) fn of_batch(net: &Net, batch: &[Lesson]) -> Vec<f32> {
    let shards: Vec<Vec<f32>> = batch
        .par_chunks(batch.len().div_ceil(SHARDS).max(1))
        .map(|shard| {
            let mut gradient = vec![0.0; net.weights.len()];
            on_vectors(|| shard.iter().for_each(|lesson| add_lesson(net, lesson, &mut gradient)));
            gradient
        })
        .collect();
    let mut sum = vec![0.0; net.weights.len()];
    let scale = 1.0 / batch.len().max(1) as f32;
    for shard in shards {
        sum.iter_mut().zip(&shard).for_each(|(sum, part)| *sum += scale * part);
    }
    sum
}

/// Adds the gradient of one lesson: of the cross-entropy between the chance said and the one taught.
#[inline(always)]
fn add_lesson(net: &Net, lesson: &Lesson, gradient: &mut [f32]) {
    let (inputs, width, units) = (net.shape.inputs(), net.shape.first(), net.shape.second());
    let parts = net.shape.parts(&net.weights);
    let mut layers = Layers::BLANK;
    net.run(&lesson.inputs, &mut layers);
    let error = layers.chance - lesson.chance;
    let (rows, rest) = gradient.split_at_mut(inputs * width);
    let (first_bias, rest) = rest.split_at_mut(width);
    let (second, rest) = rest.split_at_mut(units * width);
    let (second_bias, rest) = rest.split_at_mut(units);
    let (last, last_bias) = rest.split_at_mut(units);
    last_bias[0] += error;
    add_scaled(last, &layers.second[..units], error);
    let mut back = [0.0; Shape::WIDEST];
    let back = &mut back[..width];
    let first = &layers.first[..width];
    for unit in (0..units).filter(|unit| layers.second[*unit] > 0.0) {
        let error = error * parts.last[unit];
        let row = unit * width..(unit + 1) * width;
        second_bias[unit] += error;
        add_scaled(&mut second[row.clone()], first, error);
        add_scaled(back, &parts.second[row], error);
    }
    for (back, unit) in back.iter_mut().zip(first) {
        *back = if *unit > 0.0 { *back } else { 0.0 };
    }
    add(first_bias, back);
    for &input in lesson.inputs.on() {
        let at = usize::from(input) * width;
        add(&mut rows[at..at + width], back);
    }
}
