//! Checking a whole table: every checksum, and every value against those of its successors.

use std::ops::{ControlFlow, Range};

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use ur_rules::{Position, RacePosition, Roll, Side};

use super::{Table, TableError};
use crate::certificate::GREATEST_ERROR;
use crate::scale::Scale;
use crate::work::{Stop, Work};

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

/// Positions of a step.
const STEP: u64 = 1 << 21;

/// The check of a whole table: every block and every value, by the rules alone. It tells how many
/// positions have been checked.
///
/// ```
/// # use ur_rules::Ruleset;
/// # use ur_solver::{Free, Job, Table};
/// use ur_solver::{Stop, Verification, Work};
///
/// # let Ok(Ruleset::Race(rules)) = "classic:pieces=1".parse() else { panic!("a race") };
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("one-piece.urtable");
/// # Job::new(rules, &path, folder.path()).begin(&Free::default())?.run(&Stop::default(), &mut |_| ())?;
/// let table = Table::open(&path, rules)?;
/// let verified = Verification::new(&table).run(&Stop::default(), &mut |_| ())?;
/// assert!(verified.is_some_and(|verified| verified.holds()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Verification<'t> {
    table: &'t Table,
    checked: u64,
    residual: f64,
}

impl Verification<'_> {
    /// The check of a table.
    pub fn new(table: &Table) -> Verification<'_> {
        Verification { table, checked: 0, residual: 0.0 }
    }

    /// The largest residual of positions.
    fn residual(&self, numbers: Range<u64>) -> Result<f64, TableError> {
        let mut worst: f64 = 0.0;
        for number in numbers {
            worst = worst.max(self.table.residual(number)?);
        }
        Ok(worst)
    }
}

impl Work for Verification<'_> {
    type Progress = u64;
    type Output = Verified;
    type Error = TableError;

    fn step(
        &mut self,
        _: &Stop,
        report: &mut dyn FnMut(u64),
    ) -> Result<ControlFlow<Verified>, TableError> {
        let positions = self.table.numbering.len();
        let end = positions.min(self.checked + STEP);
        let stretches = (end - self.checked).div_ceil(STRETCH);
        let first = |stretch| self.checked + stretch * STRETCH;
        let worst = (0..stretches)
            .into_par_iter()
            .map(|stretch| self.residual(first(stretch)..end.min(first(stretch + 1))))
            .try_reduce(|| 0.0, |one, other| Ok(one.max(other)))?;
        self.residual = self.residual.max(worst);
        self.checked = end;
        report(end);
        if end < positions {
            return Ok(ControlFlow::Continue(()));
        }
        Ok(ControlFlow::Break(Verified {
            positions,
            residual: self.residual,
            allowed: 2.0 * self.table.most_error(),
            description_holds: self.table.description_holds()?,
        }))
    }
}

impl Table {
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
            let stored = self.chance(&self.rules().start(first))?.seen_by(first);
            let width = high - low;
            holds &= (0.0..=about.widest_interval + 4.0 * f64::EPSILON).contains(&width)
                && (low - most_error..=high + most_error).contains(&stored);
        }
        Ok(holds)
    }

    /// The difference between the chance of a position and what follows from its successors.
    fn residual(&self, number: u64) -> Result<f64, TableError> {
        let stored = self.chance_at(number)?;
        match self.numbering.position(number) {
            Some(position) => Ok((self.expected(&position)? - stored).abs()),
            None => Ok(f64::INFINITY),
        }
    }

    /// The chance of the side to act, as it follows from the stored chances of the successors.
    fn expected(&self, position: &RacePosition) -> Result<f64, TableError> {
        let mut chance = 0.0;
        for (roll, odds) in position.dice().odds() {
            chance += odds * self.best(position, roll)?;
        }
        Ok(chance)
    }

    /// The mover's chance after the best move of a roll.
    fn best(&self, position: &RacePosition, roll: Roll) -> Result<f64, TableError> {
        let mut best: f64 = 0.0;
        for mv in position.moves(roll) {
            let chance = self.chance(&position.after(roll, mv))?;
            best = best.max(chance.seen_by(position.turn()));
        }
        Ok(best)
    }
}
