//! The order of work for one layer: where every block lies in memory, when it is visited, and which
//! other blocks it reads.
//!
//! A layer is the positions in which the one side has `p` pieces still to bring off and the other
//! `q`. A position and its **flip** (the same pieces with the other side to move) feed each other, so
//! their blocks lie together in a **slot**. Slots that agree in all but the first few shared squares
//! form a **chunk**, small enough for a core's own cache; chunks whose pieces have come equally far
//! form a **level**.
//!
//! A sweep visits the levels from the most advanced one down, and so do the slots of a chunk. Every
//! move but a capture then leads to values that are already new. Chunks of one level are independent
//! but for captures, and these may read values of the sweep before: so they are computed in parallel.

use std::cmp::Reverse;
use std::ops::Range;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rayon::slice::ParallelSliceMut;

use crate::geometry::{Geometry, Placement, View};
use crate::index::{Layout, Ranks};
use crate::lane::{LaneMoves, MAX_LANE, bits, progress};

/// Values that lie and are computed together; rows are padded to whole lines.
pub(crate) const LINE: usize = 8;

/// Shared squares, from the first, in which the slots of a chunk may differ. Most captures that
/// matter happen there, so a chunk nearly converges by itself.
const NEAR_SQUARES: usize = 4;

/// The slots of all layers, in the order in which they are visited.
pub(crate) struct Itinerary {
    /// Whether a key and its flip's share a slot, for layers that are their own flip.
    mirrored: bool,
    stops: Vec<Stop>,
}

/// A slot, whatever the pieces in play.
#[derive(Clone, Copy)]
struct Stop {
    key: u32,
    flip_key: u32,
    placement: Placement,
    /// How far the pieces have come beyond the near squares.
    level: u32,
    /// What stands beyond the near squares.
    far_key: u32,
}

impl Itinerary {
    pub(crate) fn new(geometry: &Geometry, mirrored: bool) -> Itinerary {
        let mut stops: Vec<Stop> = (0..geometry.views[0].keys as u32)
            .into_par_iter()
            .map(|key| Stop::new(geometry, mirrored, key))
            .filter(|stop| !mirrored || stop.key <= stop.flip_key)
            .collect();
        stops.par_sort_by_key(|stop| {
            let progress = stop.placement.progress();
            (Reverse(stop.level), stop.far_key, Reverse(progress), stop.key)
        });
        Itinerary { mirrored, stops }
    }
}

impl Stop {
    fn new(geometry: &Geometry, mirrored: bool, key: u32) -> Stop {
        let placement = geometry.views[0].placement(key);
        let flip_key = geometry.views[1].key(placement.flipped());
        let far = geometry.far(placement, NEAR_SQUARES);
        let far_key = geometry.views[0].key(far);
        let far_flip_key = geometry.views[1].key(far.flipped());
        let far_key = if mirrored { far_key.min(far_flip_key) } else { far_key };
        Stop { key, flip_key, placement, level: far.progress(), far_key }
    }
}

/// How a layer's positions are laid out and visited.
pub(crate) struct Plan<'g> {
    pub(crate) geometry: &'g Geometry,
    /// One table if the layer is its own flip, else the layer's and its flip's.
    pub(crate) tables: Vec<Table<'g>>,
    pub(crate) slots: Vec<Slot>,
    pub(crate) chunks: Vec<Chunk>,
    pub(crate) levels: Vec<Level>,
    sources: Vec<Source>,
    /// How many values the layer's memory holds.
    pub(crate) len: usize,
}

/// The positions in which the mover has so many pieces in play and the enemy so many.
pub(crate) struct Table<'g> {
    view: &'g View,
    own_pieces: u32,
    enemy_pieces: u32,
    /// Where each key's block begins, in lines.
    places: Vec<u32>,
    /// Rows of a block by the pieces in lane and pool.
    rows: Vec<usize>,
    /// Columns of a block by the enemy's pieces in lane and pool.
    columns: Vec<usize>,
    /// The moves in the lane by the pieces in lane and pool.
    lane_moves: Vec<LaneMoves>,
    /// The layer that a finishing piece leads to; none if finishing wins.
    below: Option<Layout>,
}

/// A block and its flip; one block if it is its own.
pub(crate) struct Slot {
    pub(crate) block: Block,
    pub(crate) flip: Option<Block>,
}

/// The positions of one key: first the mover's chances when the mover rolls, then the mover's
/// chances when the enemy rolls, each a row for every filling of the mover's lane.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) table: usize,
    pub(crate) key: u32,
    pub(crate) placement: Placement,
    pub(crate) shape: Shape,
    /// Where it begins in the layer's memory.
    pub(crate) start: usize,
    sources: Range<u32>,
}

/// The form of a block in memory.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shape {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// Values from one row to the next.
    pub(crate) stride: usize,
}

/// A move out of a block: where the values after it are, and which rows have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// The first row's place, in lines.
    place: u32,
    /// Lines from one row to the next.
    stride: u8,
    /// The number of the roll.
    pub(crate) roll: u8,
    pub(crate) rows: Rows,
    pub(crate) values: Values,
}

/// Which rows of a block have a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rows {
    /// All: a piece beyond the lane moves.
    All,
    /// Those with a piece on this step of the lane: it leaves.
    Leaving(u8),
    /// Those with a piece in the pool: it enters beyond the lane.
    Entering,
}

/// Where the values after a move are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Values {
    /// In the layer's memory.
    Layer,
    /// In the layer below: a piece has finished.
    Below,
    /// Nowhere: the last piece has finished.
    Won,
}

/// Slots that differ only in the near squares.
pub(crate) struct Chunk {
    pub(crate) slots: Range<usize>,
    pub(crate) memory: Range<usize>,
    /// The other chunks that it reads.
    pub(crate) inputs: Vec<u32>,
}

/// Chunks whose pieces have come equally far.
pub(crate) struct Level {
    pub(crate) chunks: Range<usize>,
    pub(crate) memory: Range<usize>,
}

impl Shape {
    /// Values of one half of the block.
    pub(crate) fn half(self) -> usize {
        self.rows * self.stride
    }
}

impl Source {
    /// The first row's place.
    pub(crate) fn place(&self) -> usize {
        self.place as usize * LINE
    }

    /// Values from one row to the next.
    pub(crate) fn stride(&self) -> usize {
        usize::from(self.stride) * LINE
    }
}

impl Slot {
    /// The block and its flip.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = &Block> {
        std::iter::once(&self.block).chain(&self.flip)
    }

    fn blocks_mut(&mut self) -> impl Iterator<Item = &mut Block> {
        std::iter::once(&mut self.block).chain(&mut self.flip)
    }
}

impl<'g> Plan<'g> {
    /// Plans the layer in which the first side has `pieces[0]` in play and the second `pieces[1]`,
    /// on an itinerary of slots; a mirrored one is for a layer that is its own flip.
    pub(crate) fn new(
        geometry: &'g Geometry,
        ranks: &[Ranks; 2],
        itinerary: &Itinerary,
        pieces: [u32; 2],
    ) -> Plan<'g> {
        let [first, second] = pieces;
        let mut tables = vec![Table::new(geometry, ranks, 0, [first, second])];
        if !itinerary.mirrored {
            tables.push(Table::new(geometry, ranks, 1, [second, first]));
        }
        let mut plan = Plan {
            geometry,
            tables,
            slots: Vec::new(),
            chunks: Vec::new(),
            levels: Vec::new(),
            sources: Vec::new(),
            len: 0,
        };
        plan.place(itinerary);
        plan.connect(ranks);
        plan
    }

    /// Gives every block its place, and gathers slots into chunks and levels.
    fn place(&mut self, itinerary: &Itinerary) {
        let flip_table = self.tables.len() - 1;
        let mut last: Option<&Stop> = None;
        for stop in &itinerary.stops {
            if !self.tables[0].holds(stop.placement) {
                continue;
            }
            let start = self.len;
            let block = self.place_block(0, stop.key, stop.placement);
            let is_own_flip = itinerary.mirrored && stop.flip_key == stop.key;
            let flip = (!is_own_flip)
                .then(|| self.place_block(flip_table, stop.flip_key, stop.placement.flipped()));
            let index = self.slots.len();
            self.slots.push(Slot { block, flip });
            if last.is_none_or(|last| last.level != stop.level) {
                let chunks = self.chunks.len()..self.chunks.len();
                self.levels.push(Level { chunks, memory: start..start });
            }
            if last.is_none_or(|last| (last.level, last.far_key) != (stop.level, stop.far_key)) {
                let inputs = Vec::new();
                self.chunks.push(Chunk { slots: index..index, memory: start..start, inputs });
            }
            last = Some(stop);
            let chunks = self.chunks.len();
            if let (Some(level), Some(chunk)) = (self.levels.last_mut(), self.chunks.last_mut()) {
                chunk.slots.end = index + 1;
                chunk.memory.end = self.len;
                level.chunks.end = chunks;
                level.memory.end = self.len;
            }
        }
    }

    fn place_block(&mut self, table: usize, key: u32, placement: Placement) -> Block {
        let start = self.len;
        let shape = self.tables[table].shape(placement);
        self.tables[table].places[key as usize] = (start / LINE) as u32;
        self.len += 2 * shape.half();
        Block { table, key, placement, shape, start, sources: 0..0 }
    }

    /// Finds the sources of every block and the inputs of every chunk.
    fn connect(&mut self, ranks: &[Ranks; 2]) {
        let starts: Vec<usize> = self.chunks.iter().map(|chunk| chunk.memory.start).collect();
        for chunk in &mut self.chunks {
            let first = self.sources.len();
            for block in self.slots[chunk.slots.clone()].iter_mut().flat_map(Slot::blocks_mut) {
                let start = self.sources.len() as u32;
                let table = &self.tables[block.table];
                let ranks = &ranks[block.table];
                table.connect(block, ranks, &self.geometry.rolls, &mut self.sources);
                block.sources = start..self.sources.len() as u32;
            }
            let mut inputs: Vec<u32> = self.sources[first..]
                .iter()
                .filter(|source| source.values == Values::Layer)
                .map(Source::place)
                .filter(|place| !chunk.memory.contains(place))
                .map(|place| (starts.partition_point(|&start| start <= place) - 1) as u32)
                .collect();
            inputs.sort_unstable();
            inputs.dedup();
            chunk.inputs = inputs;
        }
    }

    /// Does something with every chunk's part of the layer's memory, in parallel.
    pub(crate) fn for_each_chunk(
        &self,
        memory: &mut [f64],
        act: &(dyn Fn(&Chunk, &mut [f64]) + Sync),
    ) {
        let mut rest = memory;
        let mut parts = Vec::with_capacity(self.chunks.len());
        for chunk in &self.chunks {
            let (part, after) = rest.split_at_mut(chunk.memory.len());
            parts.push((chunk, part));
            rest = after;
        }
        parts.into_par_iter().for_each(|(chunk, part)| act(chunk, part));
    }

    /// The moves out of a block.
    pub(crate) fn sources(&self, block: &Block) -> &[Source] {
        &self.sources[block.sources.start as usize..block.sources.end as usize]
    }

    /// The moves that a block's rows have inside the lane.
    pub(crate) fn lane_moves(&self, block: &Block) -> &LaneMoves {
        let table = &self.tables[block.table];
        let free = table.own_pieces - block.placement.own.count_ones();
        &table.lane_moves[(free as usize).min(table.lane_moves.len() - 1)]
    }
}

impl<'g> Table<'g> {
    fn new(
        geometry: &'g Geometry,
        ranks: &[Ranks; 2],
        side: usize,
        [own_pieces, enemy_pieces]: [u32; 2],
    ) -> Table<'g> {
        let view = &geometry.views[side];
        let enemy_lane = &geometry.views[1 - side].lane;
        let rolls = geometry.roll_steps();
        let below = [own_pieces - 1, enemy_pieces];
        Table {
            view,
            own_pieces,
            enemy_pieces,
            places: vec![u32::MAX; view.keys as usize],
            rows: (0..=own_pieces).map(|pieces| view.lane.rows(pieces)).collect(),
            columns: (0..=enemy_pieces).map(|pieces| enemy_lane.rows(pieces)).collect(),
            lane_moves: (0..=own_pieces.min(u32::from(MAX_LANE) + 1))
                .map(|pieces| LaneMoves::new(&view.lane, view.track, &rolls, pieces))
                .collect(),
            below: (own_pieces > 1).then(|| Layout::new(geometry, &ranks[side], side, below, LINE)),
        }
    }

    /// Where the block of a key begins in the layer's memory.
    pub(crate) fn start(&self, key: u32) -> usize {
        self.places[key as usize] as usize * LINE
    }

    /// Whether no more pieces stand beyond the lanes than are in play.
    fn holds(&self, placement: Placement) -> bool {
        placement.own.count_ones() <= self.own_pieces
            && placement.enemy.count_ones() <= self.enemy_pieces
    }

    /// The form of a placement's block.
    fn shape(&self, placement: Placement) -> Shape {
        let columns = self.columns[(self.enemy_pieces - placement.enemy.count_ones()) as usize];
        Shape {
            rows: self.rows[(self.own_pieces - placement.own.count_ones()) as usize],
            columns,
            stride: columns.next_multiple_of(LINE),
        }
    }

    /// Finds the moves out of a block.
    fn connect(
        &self,
        block: &Block,
        ranks: &Ranks,
        rolls: &[(u8, f64)],
        sources: &mut Vec<Source>,
    ) {
        let Placement { own, enemy } = block.placement;
        let view = self.view;
        let some_are_free = self.own_pieces > own.count_ones();
        let lane_and_pool = if some_are_free { view.lane.mask() | 1 } else { 0 };
        let finish = 1 << view.track.finish();
        for (roll, &(steps, _)) in (0..).zip(rolls) {
            let targets = view.track.targets(own | lane_and_pool, enemy, steps);
            for to in bits(targets & (view.key_steps | finish)) {
                let from = to - u32::from(steps);
                let rows = match from {
                    _ if own >> from & 1 == 1 => Rows::All,
                    0 => Rows::Entering,
                    step => Rows::Leaving(step as u8),
                };
                let (place, stride, values) = if 1 << to == finish {
                    self.after_finishing(block, ranks, from)
                } else {
                    self.after_move(block, from, to)
                };
                sources.push(Source { place, stride, roll, rows, values });
            }
        }
    }

    /// The values after a piece has finished from a step.
    fn after_finishing(&self, block: &Block, ranks: &Ranks, from: u32) -> (u32, u8, Values) {
        let Some(below) = &self.below else { return (0, 0, Values::Won) };
        let Placement { own, enemy } = block.placement;
        let key = block.key - self.view.own_weight(from);
        let group = below.group((own & !(1 << from)).count_ones(), enemy.count_ones());
        let place = group.block(ranks.rank(key)) / LINE;
        (place as u32, (group.stride / LINE) as u8, Values::Below)
    }

    /// The values after a piece has gone from a step, or from the pool, to one beyond the lane.
    fn after_move(&self, block: &Block, from: u32, to: u32) -> (u32, u8, Values) {
        let Placement { own, enemy } = block.placement;
        let view = self.view;
        let captured = view.track.captured(1 << to, enemy);
        let again = view.track.rolls_again(1 << to, captured);
        let lost = bits(captured).map(|step| view.enemy_weight(step)).sum::<u32>();
        let key = block.key + view.own_weight(to) - view.own_weight(from) - lost;
        let after = Placement { own: own & !(1 << from) | 1 << to, enemy: enemy & !captured };
        let shape = self.shape(after);
        let half = if again { 0 } else { shape.half() / LINE };
        let place = self.places[key as usize] + half as u32;
        (place, (shape.stride / LINE) as u8, Values::Layer)
    }
}

impl Placement {
    /// How far the pieces have come, both sides together.
    fn progress(self) -> u32 {
        progress(self.own) + progress(self.enemy)
    }
}
