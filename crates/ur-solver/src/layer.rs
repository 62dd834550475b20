//! A layer and its flip: what there is to be solved, and where its values lie.

use crate::block_rows::turn_over;
use crate::geometry::Geometry;
use crate::index::{Layout, Ranks};
use crate::kernel::Kernel;
use crate::plan::{Block, Itinerary, Plan, Slot};
use crate::real::Real;
use crate::shape::Packing;

/// A layer and its flip.
pub(crate) struct Layer<'a> {
    pub(crate) geometry: &'a Geometry,
    pub(crate) ranks: &'a [Ranks; 2],
    /// The order of visits with one face, for layers that are their own flip, and with two.
    pub(crate) itineraries: &'a [Itinerary; 2],
    /// Pieces in play of the first side and of the second.
    pub(crate) pieces: [u32; 2],
    /// For each face, the solved layer that a finishing piece leads to; empty if finishing wins.
    pub(crate) below: Vec<&'a [f64]>,
    pub(crate) kernel: Kernel,
    /// The error that may be added to those of the layers below.
    pub(crate) tolerance: f64,
}

impl Layer<'_> {
    /// Fills a layer's memory with solved values, all those of a face shifted by a little.
    pub(crate) fn fill(
        &self,
        plan: &Plan,
        values: &[impl AsRef<[f64]> + Sync],
        shifts: [f64; 2],
        memory: &mut [f64],
    ) {
        let layouts = [self.layout(0), self.layout(1)];
        plan.for_each_chunk(memory, &|chunk, memory| {
            memory.fill(0.0);
            for block in chunk.blocks() {
                let solved = values[block.face % values.len()].as_ref();
                let room = block.shape.room();
                let solved = &solved[self.place(&layouts[block.face], block)..][..room];
                let waiting = &mut memory[block.waiting - chunk.memory.start..][..room];
                for (shifted, value) in waiting.iter_mut().zip(solved) {
                    *shifted = value + shifts[block.face];
                }
            }
            for slot in &chunk.slots {
                fill_rolling(slot, &mut memory[slot.block.waiting - chunk.memory.start..]);
            }
        });
    }

    pub(crate) fn plan(&self, mirrored: bool) -> Plan<'_> {
        let itinerary = &self.itineraries[usize::from(!mirrored)];
        Plan::new(self.geometry, self.ranks, itinerary, self.pieces)
    }

    /// Whether exchanging the sides gives the same layer.
    pub(crate) fn is_own_flip(&self) -> bool {
        self.geometry.symmetric && self.pieces[0] == self.pieces[1]
    }

    /// The layout of a face's values.
    pub(crate) fn layout(&self, face: usize) -> Layout {
        let pieces = self.pieces_of(face);
        Layout::new(self.geometry, &self.ranks[face], face, pieces, Packing::Lines)
    }

    /// Pieces in play of a face's own side and of the other.
    pub(crate) fn pieces_of(&self, face: usize) -> [u32; 2] {
        let [first, second] = self.pieces;
        if face == 0 { [first, second] } else { [second, first] }
    }

    /// Where a block's values are in a layout.
    pub(crate) fn place(&self, layout: &Layout, block: &Block) -> usize {
        let placement = block.placement;
        let group = layout.group(placement.own.count_ones(), placement.enemy.count_ones());
        group.block(self.ranks[block.face].rank(block.key))
    }
}

/// Computes the kept chances of a slot's sides that roll from those of the sides that wait.
pub(crate) fn fill_rolling<R: Real>(slot: &Slot, memory: &mut [R]) {
    let start = slot.block.waiting;
    let flips = [slot.flip.as_ref().unwrap_or(&slot.block), &slot.block];
    for (block, flip) in slot.blocks().zip(flips) {
        if let Some(rolling) = block.rolling {
            // The flip's values may come before or after: they are copied out of the way.
            let waiting = memory[flip.waiting - start..][..flip.shape.len()].to_vec();
            let rolling = &mut memory[rolling - start..];
            turn_over(&waiting, flip.shape.columns, flip.shape, rolling, block.shape.columns);
        }
    }
}
