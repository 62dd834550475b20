//! Where the sweeps of a layer begin: what the layers below say of nearly the same positions.

use crate::geometry::Placement;
use crate::index::Layout;
use crate::lane::{Lane, bits};
use crate::layer::Layer;
use crate::plan::{Block, Slot};
use crate::shape::Packing;

/// What is guessed where the layers below have no such position.
const EVEN: f32 = 0.5;

/// Guesses at the chances of a layer.
///
/// When a side's hindmost piece is home, a position belongs to a layer below. For the one side that
/// makes its chances better, and for the other worse: the truth is somewhere between.
pub(crate) struct Guess<'a> {
    layer: &'a Layer<'a>,
    /// For each face, the layer with a piece less of the side that waits; empty if it has won.
    below: &'a [&'a [f32]],
    layouts: Vec<Layout>,
}

/// A block of the layer below.
struct Fewer<'a> {
    values: &'a [f32],
    columns: usize,
    /// The lane of the side that waits.
    lane: &'a Lane,
    /// Its pieces in lane and pool, in the block above.
    free: u32,
}

impl<'a> Guess<'a> {
    pub(crate) fn new(layer: &'a Layer<'a>, below: &'a [&'a [f32]]) -> Guess<'a> {
        let layout = |face: usize| {
            let [waiting, moving] = layer.pieces_of(face);
            let (ranks, pieces) = (&layer.ranks[face], [waiting - 1, moving]);
            Layout::new(layer.geometry, ranks, face, pieces, Packing::Lines)
        };
        let layouts = (0..below.len()).map(layout).collect();
        Guess { layer, below, layouts }
    }

    /// Guesses the chances of the sides that wait in a slot, whose memory this is.
    pub(crate) fn slot(&self, slot: &Slot, memory: &mut [f32]) {
        let flips = [slot.flip.as_ref().unwrap_or(&slot.block), &slot.block];
        for (block, flip) in slot.blocks().zip(flips) {
            self.block(block, flip, &mut memory[block.waiting - slot.block.waiting..]);
        }
    }

    fn block(&self, block: &Block, flip: &Block, waiting: &mut [f32]) {
        let (ours, theirs) = (self.fewer(block), self.fewer(flip));
        let columns = block.shape.columns;
        for (row, waiting) in waiting[..block.shape.len()].chunks_exact_mut(columns).enumerate() {
            for (column, guess) in waiting.iter_mut().enumerate() {
                let better = ours.get(row, column);
                let worse = theirs.get(column, row).map(|chance| 1.0 - chance);
                *guess = match (better, worse) {
                    (Some(better), Some(worse)) => better.midpoint(worse),
                    (one, other) => one.or(other).unwrap_or(EVEN),
                };
            }
        }
    }

    /// What a block becomes when the hindmost piece of the side that waits is home: one of its pool,
    /// else of its lane, else from beyond.
    fn fewer(&self, block: &Block) -> Fewer<'_> {
        let Placement { own, enemy } = block.placement;
        let view = &self.layer.geometry.views[block.face];
        let free = self.layer.pieces_of(block.face)[0] - own.count_ones();
        let hindmost = if free == 0 { own & own.wrapping_neg() } else { 0 };
        let group =
            self.layouts[block.face].group((own & !hindmost).count_ones(), enemy.count_ones());
        let key = block.key - bits(hindmost).map(|step| view.own_weight(step)).sum::<u32>();
        let start = group.block(self.layer.ranks[block.face].rank(key));
        let values = self.below[block.face].get(start..start + group.shape.len());
        Fewer {
            values: values.unwrap_or_default(),
            columns: group.shape.columns,
            lane: &view.lane,
            free,
        }
    }
}

impl Fewer<'_> {
    fn get(&self, row: usize, column: usize) -> Option<f32> {
        let row = self.lane.with_hindmost_home(row, self.free);
        self.values.get(row * self.columns + column).copied()
    }
}
