//! Checking a whole table: every checksum, and every value against those of its successors.

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use ur_rules::{Position, RacePosition, Roll, Side};

use super::{Scale, Table, TableError};
use crate::solve::GREATEST_ERROR;

/// What a check of a whole table has found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Verified {
    /// How many positions were checked.
    pub positions: u64,
    /// The largest difference between a stored chance and the one that follows from the stored
    /// chances of its successors (the Bellman residual).
    pub residual: f64,
    /// The largest difference that rounding and the intervals that the solver proves can explain.
    pub allowed: f64,
    /// Whether what the file says about itself is true of its values.
    pub description_holds: bool,
}

impl Verified {
    /// Whether every value agrees with its successors, and the description with them.
    pub fn holds(&self) -> bool {
        self.residual <= self.allowed && self.description_holds
    }
}

/// The solver proves every value to this; it adds up the errors of layers, which rounds.
const PROVED: f64 = GREATEST_ERROR * (1.0 + 1e-9);

/// Positions that one thread checks at a time.
const STRETCH: u64 = 1 << 14;

impl Table {
    /// Checks every block and every value, by the rules alone. `progress` hears how many positions
    /// have been checked and says whether to go on; if not, there is no answer.
    pub fn verify(
        &self,
        progress: &(dyn Fn(u64) -> bool + Sync),
    ) -> Result<Option<Verified>, TableError> {
        let positions = self.numbering.len();
        let stretches = positions.div_ceil(STRETCH);
        let worst = (0..stretches)
            .into_par_iter()
            .map(|stretch| -> Result<Option<f64>, TableError> {
                let numbers = stretch * STRETCH..positions.min((stretch + 1) * STRETCH);
                let count = numbers.end - numbers.start;
                let mut worst: f64 = 0.0;
                for number in numbers {
                    worst = worst.max(self.residual(number)?);
                }
                Ok(progress(count).then_some(worst))
            })
            .try_reduce(
                || Some(0.0),
                |one, other| Ok(one.zip(other).map(|(one, other)| one.max(other))),
            )?;
        let allowed = 2.0 * self.most_error();
        let description_holds = self.description_holds()?;
        Ok(worst.map(|residual| Verified { positions, residual, allowed, description_holds }))
    }

    /// How far a value of any table is from the truth at most, whatever this one says.
    fn most_error(&self) -> f64 {
        Scale::of(self.description().bits).error() + PROVED
    }

    /// Whether the errors and the first player's chance are what they have to be.
    fn description_holds(&self) -> Result<bool, TableError> {
        let about = self.description();
        let most_error = self.most_error();
        let mut holds = about.greatest_error <= most_error
            && about.widest_interval <= 2.0 * PROVED
            && about.dark_first.is_none() == self.numbering.geometry.symmetric;
        let firsts = [(Side::Light, Some(about.first_player)), (Side::Dark, about.dark_first)];
        for (first, interval) in firsts {
            let Some([low, high]) = interval else { continue };
            let stored = self.chance(&self.rules().start(first))?;
            let width = high - low;
            holds &= (0.0..=about.widest_interval + 4.0 * f64::EPSILON).contains(&width)
                && (low - most_error..=high + most_error).contains(&stored);
        }
        Ok(holds)
    }

    /// The difference between the chance of a position and what follows from its successors.
    fn residual(&self, number: u64) -> Result<f64, TableError> {
        let stored = 1.0 - self.waiting_chance(number)?;
        match self.numbering.position(number) {
            Some(position) => Ok((self.expected(&position)? - stored).abs()),
            None => Ok(f64::INFINITY),
        }
    }

    /// The chance of the side to act, as it follows from the stored chances of the successors.
    pub fn expected(&self, position: &RacePosition) -> Result<f64, TableError> {
        let mut chance = 0.0;
        for (roll, odds) in position.dice().odds() {
            chance += odds * self.best(position, roll)?;
        }
        Ok(chance)
    }

    /// The mover's chance after the best move of a roll.
    pub fn best(&self, position: &RacePosition, roll: Roll) -> Result<f64, TableError> {
        let mut best: f64 = 0.0;
        for mv in position.moves(roll) {
            let after = position.after(roll, mv);
            let chance = self.chance(&after)?;
            best = best.max(if after.turn() == position.turn() { chance } else { 1.0 - chance });
        }
        Ok(best)
    }
}
