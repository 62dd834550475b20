//! Positions of few stones in one number, and all the positions there are.
//!
//! The number tells the squares one after the other, the mover's own path first: for every stone of
//! the tower a 1, then a 0, then two bits a stone. Above all squares stand the stones out of the
//! game; the pools are what is left.

use crate::setup::{Reserve, Stone};
use crate::side::Side;
use crate::square::Square;

use super::position::RavensburgerPosition;
use super::rules::{LANE_END, REFUGE, RavensburgerRules};
use super::tower::Tower;

/// With so many stones a side, and no more, a position fits 64 bits: 20 squares, three bits for
/// each of ten stones, and two numbers of stones out of the game.
const MOST_STONES: u8 = 5;

/// Bits for the stones of a side that are out of the game.
const OUT_BITS: u32 = 3;

/// The squares of the board.
const SQUARES: usize = 20;

/// All stones that there are.
const STONES: [Stone; 4] = [
    Stone { side: Side::Light, turned: false },
    Stone { side: Side::Light, turned: true },
    Stone { side: Side::Dark, turned: false },
    Stone { side: Side::Dark, turned: true },
];

impl RavensburgerPosition {
    /// The position with the sides exchanged: the board seen from the other side of the table.
    #[must_use]
    pub fn mirrored(&self) -> RavensburgerPosition {
        let mut mirrored = *self;
        for square in squares(self.rules(), Side::Light) {
            mirrored.set_tower(square.mirrored(), self.tower(square).recoloured());
        }
        mirrored.reserves.reverse();
        mirrored.turn = !self.turn;
        mirrored
    }

    /// The position in one number, as the side to act sees it: a position and its mirror image have
    /// the same. With more than five stones a side there is none.
    ///
    /// ```
    /// use ur_rules::{Ruleset, Side, VariantPosition};
    ///
    /// let ruleset: Ruleset = "ravensburger:pieces=2".parse()?;
    /// let Ruleset::Ravensburger(rules) = ruleset else { panic!("it is ravensburger") };
    /// let position = ruleset.parse_position("4..2/7(dL)/4..2 l 1-0 1-0")?;
    /// let VariantPosition::Ravensburger(position) = position else { panic!("it is ravensburger") };
    /// let packed = position.packed().expect("two stones fit");
    /// assert_eq!(rules.unpacked(packed), Some(position));
    /// assert_eq!(position.mirrored().to_string(), "4..2/7(lD)/4..2 d 1-0 1-0");
    /// assert_eq!(position.mirrored().packed(), Some(packed));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn packed(&self) -> Option<u64> {
        if self.rules().spec().pieces > MOST_STONES {
            return None;
        }
        let out = |side| u64::from(self.reserve(side).out);
        let mut packed = out(!self.turn) << OUT_BITS | out(self.turn);
        for square in squares(self.rules(), self.turn).rev() {
            let tower = self.tower(square);
            let seen = if self.turn == Side::Light { tower } else { tower.recoloured() };
            let height = seen.height();
            packed = packed << (2 * height) | seen.bits();
            packed = packed << (1 + height) | ((1 << height) - 1);
        }
        Some(packed)
    }

    fn set_tower(&mut self, square: Square, tower: Tower) {
        if let Some(place) = self.towers.get_mut(square.index()) {
            *place = tower;
        }
    }
}

impl RavensburgerRules {
    /// The position, with Light to act, that [`RavensburgerPosition::packed`] made this number of; any
    /// other number gives none.
    pub fn unpacked(&'static self, packed: u64) -> Option<RavensburgerPosition> {
        let pieces = Some(self.spec().pieces).filter(|&pieces| pieces <= MOST_STONES)?;
        let mut position = self.start(Side::Light);
        let mut left = packed;
        for square in squares(self, Side::Light) {
            let height = left.trailing_ones();
            if height > 2 * u32::from(MOST_STONES) {
                return None;
            }
            left >>= 1 + height;
            let tower = Tower::from_bits(left, height);
            left >>= 2 * height;
            let mut stones = tower.from_top();
            if !stones.all(|stone| self.may_lie(stone, square)) || !self.may_stand(tower, square) {
                return None;
            }
            position.set_tower(square, tower);
        }
        for side in Side::BOTH {
            let out = (left & ((1 << OUT_BITS) - 1)) as u8;
            left >>= OUT_BITS;
            let on_board: usize = position.towers.iter().map(|tower| tower.count(side)).sum();
            let pool = pieces.checked_sub(out)?.checked_sub(u8::try_from(on_board).ok()?)?;
            position.reserves[side.index()] = Reserve { pool, out };
        }
        let has_won = position.is_beaten(Side::Dark);
        (left == 0 && !has_won).then_some(position)
    }

    /// Shows every position with Light to act, whether play can reach it or not. There are 604 with
    /// one stone a side, 137,626 with two and 16,596,240 with three.
    pub fn for_each_position(&'static self, visit: impl FnMut(&RavensburgerPosition)) {
        let position = self.start(Side::Light);
        let mut order = [Square::default(); SQUARES];
        order
            .iter_mut()
            .zip(squares(self, Side::Light))
            .for_each(|(place, square)| *place = square);
        Listing { rules: self, order, position, visit }.fill(0);
    }
}

/// The squares, those of the mover's path first.
fn squares(rules: &RavensburgerRules, mover: Side) -> impl DoubleEndedIterator<Item = Square> {
    let enemy = rules.path(!mover);
    let private = enemy[..usize::from(LANE_END)].iter().chain(&enemy[usize::from(REFUGE) - 1..]);
    rules.path(mover).iter().chain(private).copied()
}

/// Goes through all positions, square by square and stone by stone.
struct Listing<F> {
    rules: &'static RavensburgerRules,
    order: [Square; SQUARES],
    position: RavensburgerPosition,
    visit: F,
}

impl<F: FnMut(&RavensburgerPosition)> Listing<F> {
    /// Fills the squares from this one on in every way, whatever stands on it already below.
    fn fill(&mut self, place: usize) {
        let Some(&square) = self.order.get(place) else { return self.take_out(&Side::BOTH) };
        let tower = self.position.tower(square);
        if self.rules.may_stand(tower, square) {
            self.fill(place + 1);
        }
        for stone in STONES {
            let pool = self.position.reserve(stone.side).pool;
            if pool > 0 && self.rules.may_lie(stone, square) {
                self.position.reserves[stone.side.index()].pool -= 1;
                self.position.set_tower(square, tower.with(stone));
                self.fill(place);
                self.position.set_tower(square, tower);
                self.position.reserves[stone.side.index()].pool += 1;
            }
        }
    }

    /// Takes stones out of the pools of these sides in every way.
    fn take_out(&mut self, sides: &[Side]) {
        let Some((&side, others)) = sides.split_first() else { return self.show() };
        let all = self.position.reserve(side);
        for out in 0..=all.pool {
            self.position.reserves[side.index()] = Reserve { pool: all.pool - out, out };
            self.take_out(others);
        }
        self.position.reserves[side.index()] = all;
    }

    /// The side that is to act has not won.
    fn show(&mut self) {
        if !self.position.is_beaten(Side::Dark) {
            (self.visit)(&self.position);
        }
    }
}
