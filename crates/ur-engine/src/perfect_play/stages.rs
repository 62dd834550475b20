//! The stages of a game: positions with the same pieces in play, whoever is to move.
//!
//! Pieces that have finished never come back, so play goes through the stages in order and never
//! returns to one that it has left.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

use ur_rules::Side;
use ur_solver::{LayerNumbers, Numbering};

/// All stages of a game, in the order of play.
pub(super) struct Stages {
    stages: Vec<Stage>,
    /// The first number of every layer, and where the layer lies.
    layers: Vec<(u64, Place)>,
}

/// Positions with the same pieces in play, counted from 0 without gaps.
#[derive(Default)]
pub(super) struct Stage {
    layers: Vec<Range<u64>>,
    pub(super) len: usize,
}

/// Where a position is: its stage, and its place there.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) stage: usize,
    pub(super) at: usize,
}

impl Stages {
    pub(super) fn new(numbering: &Numbering) -> Stages {
        let mut by_pieces: BTreeMap<_, Vec<(usize, LayerNumbers)>> = BTreeMap::new();
        for (index, layer) in numbering.layers().enumerate() {
            let pieces = pieces(&layer);
            let order = (Reverse(pieces[0] + pieces[1]), pieces);
            by_pieces.entry(order).or_default().push((index, layer));
        }
        let mut stages = Vec::new();
        let mut layers = vec![(0, Place { stage: 0, at: 0 }); numbering.layers().count()];
        for together in by_pieces.into_values() {
            let mut stage = Stage::default();
            for (index, layer) in together {
                let LayerNumbers { numbers, .. } = layer;
                layers[index] = (numbers.start, Place { stage: stages.len(), at: stage.len });
                stage.len += (numbers.end - numbers.start) as usize;
                stage.layers.push(numbers);
            }
            stages.push(stage);
        }
        Stages { stages, layers }
    }

    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = &Stage> {
        self.stages.iter()
    }

    pub(super) fn get(&self, stage: usize) -> &Stage {
        &self.stages[stage]
    }

    /// Where the position of a number is.
    pub(super) fn place(&self, number: u64) -> Place {
        let after = self.layers.partition_point(|&(start, _)| start <= number);
        let (start, place) = self.layers[after - 1];
        Place { at: place.at + (number - start) as usize, ..place }
    }
}

impl Stage {
    /// The number of the position at a place.
    pub(super) fn number(&self, at: usize) -> u64 {
        let mut rest = at as u64;
        for layer in &self.layers {
            let len = layer.end - layer.start;
            if rest < len {
                return layer.start + rest;
            }
            rest -= len;
        }
        self.layers.last().map_or(0, |layer| layer.end)
    }
}

/// Pieces in play: Light's and Dark's, or the more and the fewer if the sides share their numbers.
fn pieces(layer: &LayerNumbers) -> [u32; 2] {
    let [waiting, moving] = layer.pieces;
    match layer.waiter {
        None => [waiting.max(moving), waiting.min(moving)],
        Some(Side::Light) => [waiting, moving],
        Some(Side::Dark) => [moving, waiting],
    }
}
