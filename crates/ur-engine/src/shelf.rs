//! Where exact values are found: solved tables, modern's file of values, small games solved at once.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use thiserror::Error;
use ur_rules::modern::ModernRules;
use ur_rules::race::RaceRules;
use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::{
    ModernPosition, Position, RacePosition, RavensburgerPosition, Ruleset, Side, VariantPosition,
};
use ur_solver::{Accuracy, SmallGame, Table, TableError, Unsolvable, fingerprint, solve_plainly};

use crate::evaluator::Evaluator;
use crate::modern_values::{ModernValues, ValuesError};
use crate::playable::Playable;

/// Why exact values cannot be used.
#[derive(Debug, Error)]
pub enum ShelfError {
    /// A table cannot be used.
    #[error("the table {} cannot be used: {error}", .path.display())]
    Table {
        /// The table's file.
        path: PathBuf,
        /// What is wrong with it.
        error: Box<TableError>,
    },
    /// Modern's values cannot be used.
    #[error("the values {} cannot be used: {error}", .path.display())]
    Values {
        /// Their file.
        path: PathBuf,
        /// What is wrong with them.
        error: Box<ValuesError>,
    },
    /// A small game cannot be solved.
    #[error("{ruleset} cannot be solved: {error}")]
    Small {
        /// The ruleset.
        ruleset: Ruleset,
        /// Why not.
        error: Unsolvable,
    },
}

/// What went wrong while exact values were read, if something did: chances said since mean nothing.
pub type Fault = Arc<OnceLock<String>>;

/// Exact values of a game.
pub struct Truth<P> {
    /// Says the chances.
    pub evaluator: Arc<dyn Evaluator<P>>,
    /// How far chances may be from the true ones.
    pub accuracy: Accuracy,
    /// Whether they can still be relied on.
    pub fault: Fault,
}

impl<P> Clone for Truth<P> {
    fn clone(&self) -> Truth<P> {
        Truth {
            evaluator: Arc::clone(&self.evaluator),
            accuracy: self.accuracy,
            fault: Arc::clone(&self.fault),
        }
    }
}

impl<P: Playable> Truth<P> {
    /// The same values, for code that has only a ruleset's name.
    pub(crate) fn of_variant(self) -> Truth<VariantPosition> {
        let evaluator = Arc::new(OfVariant(self.evaluator));
        Truth { evaluator, accuracy: self.accuracy, fault: self.fault }
    }
}

/// An evaluator of one kind of positions, asked about any.
struct OfVariant<P>(Arc<dyn Evaluator<P>>);

impl<P: Playable> Evaluator<VariantPosition> for OfVariant<P> {
    fn chance(&self, position: &VariantPosition) -> f64 {
        P::from_variant(position).map_or(0.5, |position| self.0.chance(&position))
    }
}

/// The name of the file with modern's values, beside the tables.
const MODERN_FILE: &str = "modern.urvalues";

/// Ravensburger's games with up to so many stones are small enough to be solved when they are asked
/// for: two take half a second, three would take minutes.
const SMALL: u8 = 2;

/// The exact values that this machine has.
pub struct Shelf {
    folder: Option<PathBuf>,
    tables: Mutex<HashMap<u64, Arc<Solved>>>,
    small: Mutex<HashMap<&'static str, Arc<SmallGame>>>,
}

impl Shelf {
    /// The shelf with the tables of a folder.
    pub fn at(folder: impl Into<PathBuf>) -> Shelf {
        Shelf { folder: Some(folder.into()), ..Shelf::empty() }
    }

    /// A shelf without tables.
    pub fn empty() -> Shelf {
        Shelf { folder: None, tables: Mutex::default(), small: Mutex::default() }
    }

    /// The folder of the tables.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether there are exact values of a ruleset, or will be as soon as they are asked for.
    pub fn knows(&self, ruleset: Ruleset) -> bool {
        match ruleset {
            Ruleset::Ravensburger(rules) => is_small(rules),
            _ => matches!(ruleset.start(Side::Light).truth(self), Ok(Some(_))),
        }
    }

    /// The table of a race, if there is one.
    fn table(&self, rules: &'static RaceRules) -> Result<Option<Arc<Solved>>, ShelfError> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        let fingerprint = fingerprint(&rules.mechanics());
        // One that turned out to be damaged may have been solved again since.
        if let Some(solved) = tables.get(&fingerprint).filter(|solved| solved.is_sound()) {
            return Ok(Some(Arc::clone(solved)));
        }
        let path = folder.join(Table::file_name(rules));
        match Table::open(&path, rules) {
            Ok(table) => {
                let solved = Arc::new(Solved { table, path, fault: Fault::default() });
                tables.insert(fingerprint, Arc::clone(&solved));
                Ok(Some(solved))
            }
            Err(TableError::Read(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(ShelfError::Table { path, error: Box::new(error) }),
        }
    }

    pub(crate) fn race(
        &self,
        rules: &'static RaceRules,
    ) -> Result<Option<Truth<RacePosition>>, ShelfError> {
        Ok(self.table(rules)?.map(|solved| {
            let accuracy = Accuracy::Proved(solved.table.description().greatest_error);
            let fault = Arc::clone(&solved.fault);
            Truth { evaluator: solved, accuracy, fault }
        }))
    }

    pub(crate) fn modern(
        &self,
        rules: &'static ModernRules,
    ) -> Result<Option<Truth<ModernPosition>>, ShelfError> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let path = folder.join(MODERN_FILE);
        match ModernValues::open(&path, rules) {
            Ok(values) => {
                let (accuracy, fault) = (values.accuracy(), values.fault());
                Ok(Some(Truth { evaluator: Arc::new(values), accuracy, fault }))
            }
            Err(ValuesError::OtherRules) => Ok(None),
            Err(ValuesError::Read(error)) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(ShelfError::Values { path, error: Box::new(error) }),
        }
    }

    pub(crate) fn ravensburger(
        &self,
        rules: &'static RavensburgerRules,
    ) -> Result<Option<Truth<RavensburgerPosition>>, ShelfError> {
        if !is_small(rules) {
            return Ok(None);
        }
        let game = self.small_game(rules)?;
        let accuracy = game.accuracy();
        Ok(Some(Truth { evaluator: game, accuracy, fault: Fault::default() }))
    }

    /// A small game, solved when it is first asked for.
    fn small_game(&self, rules: &'static RavensburgerRules) -> Result<Arc<SmallGame>, ShelfError> {
        let small = || self.small.lock().unwrap_or_else(PoisonError::into_inner);
        let ruleset = Ruleset::Ravensburger(rules);
        if let Some(game) = small().get(ruleset.text()) {
            return Ok(Arc::clone(game));
        }
        // Solved without the lock: a thread that waits for others to solve its part may be given
        // other work meanwhile, and that could ask for the same game.
        let game = SmallGame::solve(rules).map_err(|error| ShelfError::Small { ruleset, error })?;
        Ok(Arc::clone(small().entry(ruleset.text()).or_insert(Arc::new(game))))
    }
}

fn is_small(rules: &RavensburgerRules) -> bool {
    rules.spec().pieces <= SMALL
}

impl Evaluator<RavensburgerPosition> for SmallGame {
    fn chance(&self, position: &RavensburgerPosition) -> f64 {
        SmallGame::chance(self, position).unwrap_or(0.5)
    }
}

/// A solved race. A damaged block is found when it is touched: then the fault says so.
struct Solved {
    table: Table,
    path: PathBuf,
    fault: Fault,
}

impl Solved {
    fn is_sound(&self) -> bool {
        self.fault.get().is_none()
    }
}

impl Evaluator<RacePosition> for Solved {
    fn chance(&self, position: &RacePosition) -> f64 {
        self.table.chance(position).unwrap_or_else(|error| {
            let error = ShelfError::Table { path: self.path.clone(), error: Box::new(error) };
            let _ = self.fault.set(error.to_string());
            0.5
        })
    }
}

impl<P: Position + Send + Sync + 'static> Truth<P> {
    /// The values of a game that is solved here and now, whatever its rules: a game of some
    /// thousands of positions.
    pub fn of_small(start: P) -> Truth<P> {
        const TOLERANCE: f64 = 1e-12;
        let evaluator = Arc::new(Small(solve_plainly([start], TOLERANCE)));
        // The last sweep changed nothing by more than the tolerance; what is left is a small
        // multiple of it, the game being short.
        Truth { evaluator, accuracy: Accuracy::Estimated(1e-9), fault: Fault::default() }
    }
}

/// A small game, every position of it solved.
struct Small<P>(HashMap<P, f64>);

impl<P: Position + Send + Sync> Evaluator<P> for Small<P> {
    fn chance(&self, position: &P) -> f64 {
        self.0.get(position).copied().unwrap_or(0.5)
    }
}
