//! The dice cup: where the randomness of a game comes from.

use rand::rngs::ChaCha20Rng;
use rand::{Rng, SeedableRng};
use ur_rules::{Dice, Roll, Side};

use crate::evaluator::Fault;
use crate::mind::Mind;
use crate::playable::Playable;

/// Throws dice, from a seed or from the operating system's randomness.
///
/// ```
/// use ur_engine::Cup;
/// use ur_rules::Dice;
///
/// let dice = Dice::four_tetrahedra();
/// let (mut one, mut same) = (Cup::seeded(7), Cup::seeded(7));
/// assert!((0..100).all(|_| one.throw(&dice) == same.throw(&dice)));
/// ```
#[derive(Debug)]
pub struct Cup {
    randomness: ChaCha20Rng,
    seeded: bool,
}

/// The operating system gave no randomness.
#[cfg(feature = "host")]
#[derive(Debug, thiserror::Error)]
#[error("the operating system gave no randomness: {0}")]
pub struct NoRandomness(String);

impl Cup {
    /// A cup whose throws follow from the seed, today and on every machine.
    pub fn seeded(seed: u64) -> Cup {
        Cup { randomness: ChaCha20Rng::seed_from_u64(seed), seeded: true }
    }

    /// A cup that nobody can foresee.
    #[cfg(feature = "host")]
    pub fn from_system() -> Result<Cup, NoRandomness> {
        match ChaCha20Rng::try_from_rng(&mut rand::rngs::SysRng) {
            Ok(randomness) => Ok(Cup { randomness, seeded: false }),
            Err(error) => Err(NoRandomness(error.to_string())),
        }
    }

    /// Makes the next throws of a seeded cup follow from the seed and the number of the event they
    /// belong to, so that a game that is resumed goes on as if it had never been left.
    pub fn turn_to(&mut self, event: usize) {
        if self.seeded {
            self.randomness.set_stream(event as u64);
            self.randomness.set_word_pos(0);
        }
    }

    /// Throws the dice: every one of their throws is equally likely.
    pub fn throw(&mut self, dice: &Dice) -> Roll {
        let luck = self.randomness.next_u32();
        dice.roll(below(dice.throws(), luck, &mut self.randomness))
    }

    /// One of the two sides, by lot.
    pub fn side(&mut self) -> Side {
        Side::BOTH[(self.randomness.next_u32() & 1) as usize]
    }

    /// Lets a player pick a move.
    pub fn choose<P: Playable>(
        &mut self,
        player: &Mind<P>,
        position: &P,
        roll: Roll,
    ) -> Result<Option<P::Move>, Fault> {
        player.choose(position, roll, self.randomness.next_u32())
    }
}

/// A number below `bound`, every one equally likely: the high half of a product with 32 random
/// bits. In the rare case that would favour some numbers, other bits are drawn (Lemire 2019).
#[inline]
pub(crate) fn below(bound: u32, bits: u32, randomness: &mut impl Rng) -> u32 {
    let mut product = u64::from(bits) * u64::from(bound);
    if (product as u32) < bound {
        let unfair = bound.wrapping_neg() % bound;
        while (product as u32) < unfair {
            product = u64::from(randomness.next_u32()) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}
