//! A pile of stones on one square.

use std::fmt;

use crate::setup::Stone;
use crate::side::Side;

/// The stones on one square, none to all twenty of them; the top stone owns the tower (C5).
///
/// Two bits a stone, the top one lowest, above them all a 1 that marks the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tower(u64);

/// The most stones a tower can hold; a game has twenty at most.
const ROOM: u32 = 31;

impl Tower {
    /// A square without stones.
    pub const EMPTY: Tower = Tower(1);

    /// How many stones it has.
    pub fn height(self) -> u32 {
        self.0.ilog2() / 2
    }

    /// Whether there is no stone.
    pub fn is_empty(self) -> bool {
        self == Tower::EMPTY
    }

    /// The stone on top.
    pub fn top(self) -> Option<Stone> {
        (!self.is_empty()).then(|| decode(self.0))
    }

    /// Whose tower it is: the owner of the top stone.
    pub fn owner(self) -> Option<Side> {
        self.top().map(|stone| stone.side)
    }

    /// The stones from the top down.
    pub fn from_top(self) -> impl Iterator<Item = Stone> {
        (0..self.height()).map(move |depth| decode(self.0 >> (2 * depth)))
    }

    /// The stones from the bottom up.
    pub fn stones(self) -> Vec<Stone> {
        let mut stones: Vec<Stone> = self.from_top().collect();
        stones.reverse();
        stones
    }

    /// How many of the stones are this side's.
    pub fn count(self, side: Side) -> usize {
        self.from_top().filter(|stone| stone.side == side).count()
    }

    /// The enemy stones directly beneath the top stone, down to the owner's next (C6).
    pub fn prisoners(self) -> u8 {
        let owner = self.owner();
        let below = self.from_top().skip(1);
        below.take_while(|stone| Some(stone.side) != owner).count() as u8
    }

    /// The tower with a stone more on top. A tower that is full stays as it is.
    #[must_use]
    pub fn with(self, stone: Stone) -> Tower {
        if self.height() == ROOM {
            return self;
        }
        Tower(self.0 << 2 | encode(stone))
    }

    /// The tower with other stones on top, their order kept.
    #[must_use]
    pub fn with_all(self, above: Tower) -> Tower {
        above.stones().into_iter().fold(self, Tower::with)
    }

    /// The tower with every stone in the hands of the other side.
    #[must_use]
    pub(super) fn recoloured(self) -> Tower {
        const SIDES: u64 = u64::MAX / 3 * 2;
        Tower(self.0 ^ (SIDES & (self.mark() - 1)))
    }

    /// Two bits a stone, the top one lowest.
    pub(super) fn bits(self) -> u64 {
        self.0 & (self.mark() - 1)
    }

    /// The tower of this height whose stones are the lowest of these bits.
    pub(super) fn from_bits(bits: u64, height: u32) -> Tower {
        let mark = 1 << (2 * height);
        Tower(bits & (mark - 1) | mark)
    }

    /// The 1 above all stones.
    fn mark(self) -> u64 {
        1 << (2 * self.height())
    }

    /// The top stones, so many of them, and what is left below.
    pub fn split(self, lifted: u32) -> (Tower, Tower) {
        let lifted = lifted.min(self.height());
        (Tower::from_bits(self.0, lifted), Tower(self.0 >> (2 * lifted)))
    }
}

impl Default for Tower {
    fn default() -> Tower {
        Tower::EMPTY
    }
}

impl FromIterator<Stone> for Tower {
    /// The tower of these stones, the bottom one first.
    fn from_iter<I: IntoIterator<Item = Stone>>(stones: I) -> Tower {
        stones.into_iter().fold(Tower::EMPTY, Tower::with)
    }
}

impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.stones().iter().try_for_each(|stone| write!(f, "{}", stone.letter()))
    }
}

const fn encode(stone: Stone) -> u64 {
    (stone.side as u64) << 1 | stone.turned as u64
}

const fn decode(bits: u64) -> Stone {
    let side = if bits & 2 == 0 { Side::Light } else { Side::Dark };
    Stone { side, turned: bits & 1 == 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tower(letters: &str) -> Tower {
        letters
            .chars()
            .map(|letter| Stone {
                side: if letter.eq_ignore_ascii_case(&'l') { Side::Light } else { Side::Dark },
                turned: letter.is_lowercase(),
            })
            .collect()
    }

    #[test]
    fn the_top_stone_owns_the_tower_and_its_prisoners_lie_directly_beneath() {
        assert_eq!(Tower::EMPTY.owner(), None);
        assert_eq!(tower("DdL").owner(), Some(Side::Light));
        assert_eq!(tower("DdL").prisoners(), 2);
        assert_eq!(tower("DLDL").prisoners(), 1);
        assert_eq!(tower("DLL").prisoners(), 0);
    }

    #[test]
    fn lifting_and_setting_down_keeps_the_order() {
        let (lifted, left) = tower("LDdL").split(3);
        assert_eq!((lifted, left), (tower("DdL"), tower("L")));
        assert_eq!(tower("D").with_all(lifted), tower("DDdL"));
    }

    #[test]
    fn a_tower_holds_every_stone_of_the_game_and_overflows_without_harm() {
        let all: Tower = std::iter::repeat_n(Stone::plain(Side::Dark), 20).collect();
        assert_eq!((all.height(), all.count(Side::Dark)), (20, 20));
        let many: Tower = std::iter::repeat_n(Stone::plain(Side::Light), 99).collect();
        assert_eq!(many.height(), ROOM);
    }
}
