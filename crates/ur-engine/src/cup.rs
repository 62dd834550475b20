//! The dice cup: where the randomness of a game comes from.

use rand::rngs::{ChaCha20Rng, SysRng};
use rand::{RngExt, SeedableRng};
use thiserror::Error;
use ur_rules::{Dice, Roll};

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
pub struct Cup(ChaCha20Rng);

/// The operating system gave no randomness.
#[derive(Debug, Error)]
#[error("the operating system gave no randomness: {0}")]
pub struct NoRandomness(String);

impl Cup {
    /// A cup whose throws follow from the seed, today and on every machine.
    pub fn seeded(seed: u64) -> Cup {
        Cup(ChaCha20Rng::seed_from_u64(seed))
    }

    /// A cup that nobody can foresee.
    pub fn from_system() -> Result<Cup, NoRandomness> {
        ChaCha20Rng::try_from_rng(&mut SysRng)
            .map(Cup)
            .map_err(|error| NoRandomness(error.to_string()))
    }

    /// Throws the dice: every one of their throws is equally likely.
    pub fn throw(&mut self, dice: &Dice) -> Roll {
        dice.roll(self.pick(dice.throws()))
    }

    /// A number below `bound`, every one equally likely.
    pub fn pick(&mut self, bound: u32) -> u32 {
        if bound == 0 { 0 } else { self.0.random_range(0..bound) }
    }
}
