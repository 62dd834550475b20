//! What a net sees of a position: the numbers of the inputs that are on, always from the side of
//! the player to act.

use ur_rules::{
    Board, ModernPosition, Position, RacePosition, RavensburgerPosition, Side, Square, SquareSet,
};

/// The inputs that are on.
#[derive(Clone, Copy, Debug)]
pub struct Inputs {
    on: [u16; Inputs::MOST],
    len: u8,
    of: u16,
}

impl Inputs {
    /// No position switches on more: twenty stones, and four counts.
    pub const MOST: usize = 24;

    /// None is on, of so many.
    pub(crate) const fn none_of(all: usize) -> Inputs {
        Inputs { on: [0; Inputs::MOST], len: 0, of: all as u16 }
    }

    /// Switches an input on. There is nothing beyond the last one.
    pub(crate) fn push(&mut self, input: usize) {
        let place = self.on.get_mut(usize::from(self.len));
        if let Some(place) = place.filter(|_| input < usize::from(self.of)) {
            *place = input as u16;
            self.len += 1;
        }
    }

    /// The inputs that are on.
    pub fn on(&self) -> &[u16] {
        &self.on[..usize::from(self.len)]
    }

    /// How many there are, on or not.
    pub fn all(&self) -> usize {
        self.of.into()
    }
}

/// A position that a net can see.
pub trait Encode: Position {
    /// The inputs that are on in this position; there are none of a game that has more than a net
    /// of its family can see.
    fn inputs(&self) -> Option<Inputs>;
}

/// Steps of the path of classic.
const STEPS: usize = 14;
/// Counts of pieces that a race's net tells apart: none to seven.
const COUNTS: usize = 8;
/// The most pieces that a race's net knows. Fewer pieces are the same game with some finished.
const RACE_PIECES: u8 = (COUNTS - 1) as u8;
/// Inputs of a race: for each side its steps and the pieces in its pool and off the board.
pub(crate) const RACE_INPUTS: usize = 2 * RACE_SIDE;
const RACE_SIDE: usize = STEPS + 2 * COUNTS;

impl Encode for RacePosition {
    /// Longer paths and more pieces cannot be seen.
    fn inputs(&self) -> Option<Inputs> {
        let rules = self.rules();
        let finished_before = RACE_PIECES.checked_sub(rules.spec().pieces)?;
        if Side::BOTH.iter().any(|side| rules.path(*side).len() > STEPS) {
            return None;
        }
        let mut inputs = Inputs::none_of(RACE_INPUTS);
        for (number, side) in [self.turn(), !self.turn()].into_iter().enumerate() {
            let first = number * RACE_SIDE;
            let steps = self.steps(side);
            for step in (1..=STEPS).filter(|step| steps >> step & 1 == 1) {
                inputs.push(first + step - 1);
            }
            let finished = finished_before + self.finished(side);
            inputs.push(first + STEPS + usize::from(self.pool(side)).min(COUNTS - 1));
            inputs.push(first + STEPS + COUNTS + usize::from(finished).min(COUNTS - 1));
        }
        Some(inputs)
    }
}

/// Squares of the royal board.
const SQUARES: usize = 20;
/// Inputs of modern: for each side its squares and the pieces in its pool.
pub(crate) const MODERN_INPUTS: usize = 2 * MODERN_SIDE;
const MODERN_SIDE: usize = SQUARES + COUNTS;

impl Encode for ModernPosition {
    /// A position and its mirror image are worth the same, so that only one of them is shown.
    fn inputs(&self) -> Option<Inputs> {
        let sides = [self.turn(), !self.turn()];
        let straight = sides.map(|side| places(self.pieces(side), |square| square));
        let mirrored = sides.map(|side| places(self.pieces(side), Square::mirrored));
        let mut inputs = Inputs::none_of(MODERN_INPUTS);
        for (number, squares) in straight.min(mirrored).into_iter().enumerate() {
            let first = number * MODERN_SIDE;
            for place in (0..SQUARES).filter(|place| squares >> place & 1 == 1) {
                inputs.push(first + place);
            }
            let pool = usize::from(self.pool(sides[number]));
            inputs.push(first + SQUARES + pool.min(COUNTS - 1));
        }
        Some(inputs)
    }
}

/// Squares as bits, by their place on the royal board.
fn places(squares: SquareSet, seen_as: impl Fn(Square) -> Square) -> u32 {
    squares.into_iter().fold(0, |bits, square| bits | 1 << place(seen_as(square)))
}

/// The place of a square among the twenty, row by row.
fn place(square: Square) -> usize {
    /// Rows of the board have eight places; those of the lanes leave out e and f.
    const ROW: [usize; 3] = [0, 6, 14];
    let (column, row) = (usize::from(square.column()), usize::from(square.row()) - 1);
    let skipped = if row != 1 && column > 5 { 2 } else { 0 };
    ROW[row] + column - skipped
}

/// How deep into a tower the net looks stone by stone; below, all stones count alike.
const DEPTHS: usize = 6;
/// Kinds of stones: own and enemy's, blue and red.
const KINDS: usize = 4;
/// Stones of a side.
const STONES: usize = 10;
const TOWER: usize = DEPTHS * KINDS;
/// Inputs of ravensburger: the stones of every square by depth, and what each side has in hand and
/// on top.
pub(crate) const RAVENSBURGER_INPUTS: usize = SQUARES * TOWER + 4 * (STONES + 1);

impl Encode for RavensburgerPosition {
    fn inputs(&self) -> Option<Inputs> {
        let mover = self.turn();
        let mut inputs = Inputs::none_of(RAVENSBURGER_INPUTS);
        let mut tops = [0; 2];
        for square in Board::royal().squares() {
            let seen = if mover == Side::Light { square } else { square.mirrored() };
            let first = place(seen) * TOWER;
            let tower = self.tower(square);
            for (depth, stone) in tower.from_top().enumerate() {
                let kind = 2 * usize::from(stone.side != mover) + usize::from(stone.turned);
                inputs.push(first + depth.min(DEPTHS - 1) * KINDS + kind);
            }
            if let Some(owner) = tower.owner() {
                tops[usize::from(owner != mover)] += 1;
            }
        }
        let pools = [mover, !mover].map(|side| usize::from(self.reserve(side).pool));
        for (number, count) in pools.into_iter().chain(tops).enumerate() {
            inputs.push(SQUARES * TOWER + number * (STONES + 1) + count.min(STONES));
        }
        Some(inputs)
    }
}
