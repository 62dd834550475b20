//! The order of work for one layer: where every block lies in memory, when it is visited, and which
//! other blocks it reads.
//!
//! A layer is the positions in which the one side has `p` pieces still to bring off and the other
//! `q`. A position and its **flip** (the same pieces with the other side to move) feed each other, so
//! their blocks lie together in a **slot**. Slots that agree in all but the first few shared squares
//! form a **chunk**, small enough for a core's own cache; chunks whose pieces have come equally far
//! form a **level**.
//!
//! A sweep visits the levels from the most advanced one down, and the slots of a chunk from the one
//! with the most advanced piece down. Every move but a capture then leads to values that are already
//! new. Chunks of one level are independent but for captures, and these may read values of the sweep
//! before: so they are computed in parallel.

use std::cmp::Reverse;
use std::ops::Range;

use rayon::iter::{
    IndexedParallelIterator, IntoParallelIterator, IntoParallelRefMutIterator, ParallelIterator,
};
use rayon::slice::ParallelSliceMut;

use crate::geometry::{Geometry, Placement, View};
use crate::index::{Layout, Ranks};
use crate::lane::{LaneMoves, Leaving, MAX_LANE, bits, progress};
use crate::real::Real;
use crate::shape::{LINE, Packing, Shape};

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
        stops.par_sort_by_key(|stop| (Reverse(stop.level), stop.far_key, Reverse(stop.key)));
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
    /// One face if the layer is its own flip, else the layer's and its flip's.
    pub(crate) faces: Vec<Face<'g>>,
    pub(crate) chunks: Vec<Chunk>,
    pub(crate) levels: Vec<Level>,
    /// How many values the layer's memory holds.
    pub(crate) len: usize,
}

/// The positions in which the owner has so many pieces in play and the enemy so many.
pub(crate) struct Face<'g> {
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

/// The positions of one key, a row for every filling of the owner's lane: the owner's chances when
/// the enemy rolls and, for keys that a move with another roll leads to, when the owner rolls.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    pub(crate) face: usize,
    pub(crate) key: u32,
    pub(crate) placement: Placement,
    pub(crate) shape: Shape,
    /// Where the chances of an owner that waits begin, in the layer's memory.
    pub(crate) waiting: usize,
    /// Where those of an owner that rolls begin, if they are kept.
    pub(crate) rolling: Option<usize>,
    /// Its sources among those of the chunk.
    sources: Range<u32>,
    /// How many of them are promising: they come first.
    promising: u32,
}

/// A move out of a block: where the values after it are, and which rows have it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// The first row's place in its part of the memory, in lines.
    place: u32,
    /// Values from one row to the next.
    pub(crate) columns: u8,
    /// The number of the roll.
    pub(crate) roll: u8,
    pub(crate) rows: Leaving,
    pub(crate) part: Part,
}

/// Which moves out of a block are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moves {
    All,
    /// Those that may be the best of a roll: see [`Plan::favour`].
    Promising,
}

/// The part of the memory where the values after a move are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// The chunk in hand.
    Chunk,
    /// The levels before the chunk's.
    Before,
    /// The chunk's level, as it was before the sweep.
    Level,
    /// The levels after the chunk's.
    After,
    /// The layer below: a piece has finished.
    Below,
    /// None: the last piece has finished.
    Won,
}

impl Part {
    /// How many parts there are.
    pub(crate) const COUNT: usize = 6;
}

/// Slots that differ only in the near squares.
pub(crate) struct Chunk {
    pub(crate) slots: Vec<Slot>,
    pub(crate) memory: Range<usize>,
    /// The other chunks that it reads.
    pub(crate) inputs: Vec<u32>,
    sources: Vec<Source>,
}

/// Chunks whose pieces have come equally far.
pub(crate) struct Level {
    pub(crate) chunks: Range<usize>,
    pub(crate) memory: Range<usize>,
}

impl Source {
    /// The first row's place in its part of the memory.
    #[inline(always)]
    pub(crate) fn place(&self) -> usize {
        self.place as usize * LINE
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
        let mut faces = vec![Face::new(geometry, ranks, 0, [first, second])];
        if !itinerary.mirrored {
            faces.push(Face::new(geometry, ranks, 1, [second, first]));
        }
        let mut plan = Plan { geometry, faces, chunks: Vec::new(), levels: Vec::new(), len: 0 };
        plan.place(itinerary);
        plan.connect(ranks);
        plan
    }

    /// Gives every block its place, and gathers slots into chunks and levels.
    fn place(&mut self, itinerary: &Itinerary) {
        let flip_face = self.faces.len() - 1;
        let mut last: Option<&Stop> = None;
        for stop in &itinerary.stops {
            if !self.faces[0].holds(stop.placement) {
                continue;
            }
            let start = self.len;
            let block = self.place_block(0, stop.key, stop.placement);
            let is_own_flip = itinerary.mirrored && stop.flip_key == stop.key;
            let flip = (!is_own_flip)
                .then(|| self.place_block(flip_face, stop.flip_key, stop.placement.flipped()));
            if last.is_none_or(|last| last.level != stop.level) {
                let chunks = self.chunks.len()..self.chunks.len();
                self.levels.push(Level { chunks, memory: start..start });
            }
            if last.is_none_or(|last| (last.level, last.far_key) != (stop.level, stop.far_key)) {
                self.chunks.push(Chunk::new(start));
            }
            last = Some(stop);
            let chunks = self.chunks.len();
            if let (Some(level), Some(chunk)) = (self.levels.last_mut(), self.chunks.last_mut()) {
                chunk.slots.push(Slot { block, flip });
                chunk.memory.end = self.len;
                level.chunks.end = chunks;
                level.memory.end = self.len;
            }
        }
    }

    fn place_block(&mut self, face: usize, key: u32, placement: Placement) -> Block {
        let face_of = &mut self.faces[face];
        let shape = face_of.shape(placement);
        let waiting = self.len;
        let rolling = face_of.keeps_rolling(placement).then_some(waiting + shape.room());
        face_of.places[key as usize] = (waiting / LINE) as u32;
        self.len += shape.room() * if rolling.is_some() { 2 } else { 1 };
        Block { face, key, placement, shape, waiting, rolling, sources: 0..0, promising: 0 }
    }

    /// Finds the sources of every block and the inputs of every chunk.
    fn connect(&mut self, ranks: &[Ranks; 2]) {
        let starts: Vec<usize> = self.chunks.iter().map(|chunk| chunk.memory.start).collect();
        let (faces, rolls) = (&self.faces, &self.geometry.rolls);
        for level in &self.levels {
            self.chunks[level.chunks.clone()].par_iter_mut().for_each(|chunk| {
                for block in chunk.slots.iter_mut().flat_map(Slot::blocks_mut) {
                    let start = chunk.sources.len() as u32;
                    let ranks = &ranks[block.face];
                    faces[block.face].connect(block, ranks, rolls, &mut chunk.sources);
                    block.sources = start..chunk.sources.len() as u32;
                    block.promising = block.sources.len() as u32;
                }
                chunk.find_inputs(&starts);
                chunk.find_parts(level);
            });
        }
    }

    /// Learns which moves are promising: for every chunk, a verdict on each of its sources.
    pub(crate) fn favour(&mut self, verdicts: &[Vec<bool>]) {
        let chunks = self.chunks.par_iter_mut().zip(verdicts);
        chunks.for_each(|(chunk, verdicts)| chunk.favour(verdicts));
    }

    /// Does something with every chunk's part of the layer's memory, in parallel. What it leaves beyond
    /// the ends of rows means nothing, but must be numbers.
    pub(crate) fn for_each_chunk<R: Real>(
        &self,
        memory: &mut [R],
        act: &(dyn Fn(&Chunk, &mut [R]) + Sync),
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

    /// The chances of the rolls.
    pub(crate) fn chances<R: Real>(&self) -> Vec<R> {
        self.geometry.rolls.iter().map(|&(_, chance)| R::from_f64(chance)).collect()
    }

    /// The moves that a block's rows have inside the lane.
    pub(crate) fn lane_moves(&self, block: &Block) -> &LaneMoves {
        let face = &self.faces[block.face];
        let free = face.own_pieces - block.placement.own.count_ones();
        &face.lane_moves[(free as usize).min(face.lane_moves.len() - 1)]
    }
}

impl Chunk {
    fn new(start: usize) -> Chunk {
        let (slots, inputs, sources) = (Vec::new(), Vec::new(), Vec::new());
        Chunk { slots, memory: start..start, inputs, sources }
    }

    /// The blocks of all slots.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = &Block> {
        self.slots.iter().flat_map(Slot::blocks)
    }

    /// The moves out of a block of the chunk.
    #[inline(always)]
    pub(crate) fn sources(&self, block: &Block, moves: Moves) -> &[Source] {
        let all = &self.sources[block.sources.start as usize..block.sources.end as usize];
        match moves {
            Moves::All => all,
            Moves::Promising => &all[..block.promising as usize],
        }
    }

    /// Puts the promising moves out of every block first; there is a verdict on each move.
    fn favour(&mut self, verdicts: &[bool]) {
        for block in self.slots.iter_mut().flat_map(Slot::blocks_mut) {
            let start = block.sources.start as usize;
            let sources = &mut self.sources[start..block.sources.end as usize];
            block.promising = 0;
            for at in (0..sources.len()).filter(|at| verdicts[start + at]) {
                sources.swap(at, block.promising as usize);
                block.promising += 1;
            }
        }
    }

    /// Finds the other chunks that this one reads; `starts` is where each begins.
    fn find_inputs(&mut self, starts: &[usize]) {
        let places = self.sources.iter().filter(|source| source.part == Part::Before);
        let outside = places.map(Source::place).filter(|place| !self.memory.contains(place));
        self.inputs = outside
            .map(|place| (starts.partition_point(|&start| start <= place) - 1) as u32)
            .collect();
        self.inputs.sort_unstable();
        self.inputs.dedup();
    }

    /// Finds the part of the memory that each source is in, when all but those below and won are
    /// given by their place in the whole.
    fn find_parts(&mut self, level: &Level) {
        for source in self.sources.iter_mut().filter(|source| source.part == Part::Before) {
            let place = source.place();
            let (part, start) = if self.memory.contains(&place) {
                (Part::Chunk, self.memory.start)
            } else if place < level.memory.start {
                (Part::Before, 0)
            } else if place < level.memory.end {
                (Part::Level, level.memory.start)
            } else {
                (Part::After, level.memory.end)
            };
            source.part = part;
            source.place -= (start / LINE) as u32;
        }
    }
}

impl<'g> Face<'g> {
    fn new(
        geometry: &'g Geometry,
        ranks: &[Ranks; 2],
        side: usize,
        [own_pieces, enemy_pieces]: [u32; 2],
    ) -> Face<'g> {
        let view = &geometry.views[side];
        let enemy_lane = &geometry.views[1 - side].lane;
        let rolls = geometry.roll_steps();
        let below = [own_pieces - 1, enemy_pieces];
        Face {
            view,
            own_pieces,
            enemy_pieces,
            places: vec![u32::MAX; view.keys as usize],
            rows: (0..=own_pieces).map(|pieces| view.lane.rows(pieces)).collect(),
            columns: (0..=enemy_pieces).map(|pieces| enemy_lane.rows(pieces)).collect(),
            lane_moves: (0..=own_pieces.min(u32::from(MAX_LANE) + 1))
                .map(|pieces| LaneMoves::new(&view.lane, view.track, &rolls, pieces))
                .collect(),
            below: (own_pieces > 1)
                .then(|| Layout::new(geometry, &ranks[side], side, below, Packing::Lines)),
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
        Shape {
            rows: self.rows[(self.own_pieces - placement.own.count_ones()) as usize],
            columns: self.columns[(self.enemy_pieces - placement.enemy.count_ones()) as usize],
        }
    }

    /// Whether a move that leads to a placement may give another roll.
    fn keeps_rolling(&self, placement: Placement) -> bool {
        let track = self.view.track;
        // A captured piece is in the pool now.
        let may_have_captured = placement.enemy.count_ones() < self.enemy_pieces;
        bits(placement.own).any(|step| {
            let to = 1 << step;
            let captured = track.captured(to, track.enemy_bit(to));
            track.rolls_again(to, 0) || may_have_captured && track.rolls_again(to, captured)
        })
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
            let mut targets = targets & (view.key_steps | finish);
            // Pieces beyond the lane first: their moves are those of all rows.
            while targets != 0 {
                let to = targets.ilog2();
                targets ^= 1 << to;
                let from = to - u32::from(steps);
                let is_beyond = own >> from & 1 == 1;
                let rows = if is_beyond { Leaving::All } else { Leaving::With(from as u8) };
                let (place, columns, part) = if 1 << to == finish {
                    self.after_finishing(block, ranks, from)
                } else {
                    self.after_move(block, from, to)
                };
                sources.push(Source { place, columns, roll, rows, part });
            }
        }
    }

    /// The values after a piece has finished from a step.
    fn after_finishing(&self, block: &Block, ranks: &Ranks, from: u32) -> (u32, u8, Part) {
        let Some(below) = &self.below else { return (0, 0, Part::Won) };
        let Placement { own, enemy } = block.placement;
        let key = block.key - self.view.own_weight(from);
        let group = below.group((own & !(1 << from)).count_ones(), enemy.count_ones());
        let place = group.block(ranks.rank(key)) / LINE;
        (place as u32, group.shape.columns as u8, Part::Below)
    }

    /// The values after a piece has gone from a step, or from the pool, to one beyond the lane.
    fn after_move(&self, block: &Block, from: u32, to: u32) -> (u32, u8, Part) {
        let Placement { own, enemy } = block.placement;
        let view = self.view;
        let captured = view.track.captured(1 << to, enemy);
        let again = view.track.rolls_again(1 << to, captured);
        let lost = bits(captured).map(|step| view.enemy_weight(step)).sum::<u32>();
        let key = block.key + view.own_weight(to) - view.own_weight(from) - lost;
        let after = Placement { own: own & !(1 << from) | 1 << to, enemy: enemy & !captured };
        let shape = self.shape(after);
        let rolling = if again { shape.room() / LINE } else { 0 };
        let place = self.places[key as usize] + rolling as u32;
        (place, shape.columns as u8, Part::Before)
    }
}

impl Placement {
    /// How far the pieces have come, both sides together.
    fn progress(self) -> u32 {
        progress(self.own) + progress(self.enemy)
    }
}
