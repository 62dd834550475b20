//! Where exact values are found: solved tables, modern's file of values, small games solved at once.

mod modern;
mod plain;
mod race;

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use thiserror::Error;
use ur_rules::modern::ModernRules;
use ur_rules::race::RaceRules;
use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::{Chance, ModernPosition, Position, RacePosition, RavensburgerPosition, Ruleset};
use ur_solver::{SmallGame, Table, TableError, Unsolvable, fingerprint};

use crate::evaluator::{Evaluator, Fault};
use crate::judge::Judge;

pub use modern::{ModernValues, ValuesError};

use race::SolvedRace;

/// Why exact values cannot be used.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum UnusableValues {
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
    Modern {
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

/// The name of the file with modern's values, beside the tables.
const MODERN_FILE: &str = "modern.urvalues";

/// Ravensburger's games with up to so many stones are small enough to be solved when they are asked
/// for: two take half a second and 20 MB, three would take minutes.
const SMALL: u8 = 2;

/// The exact values that this machine has. A program keeps one store: files are opened once, and
/// again when they were written anew; small games are solved once.
pub struct ExactValues {
    folder: Option<PathBuf>,
    races: Mutex<HashMap<u64, Opened<SolvedRace>>>,
    modern: Mutex<Option<Opened<ModernValues>>>,
    small: Mutex<HashMap<&'static str, Arc<SmallGame>>>,
}

/// The values of a file, and when it was written.
struct Opened<V> {
    values: Arc<V>,
    written: Stamp,
}

/// Tells a file from the one that takes its place.
type Stamp = (u64, Option<SystemTime>);

impl ExactValues {
    /// The values in the files of a folder.
    pub fn at(folder: impl Into<PathBuf>) -> ExactValues {
        ExactValues { folder: Some(folder.into()), ..ExactValues::none() }
    }

    /// No files: only what is solved at once.
    pub fn none() -> ExactValues {
        ExactValues {
            folder: None,
            races: Mutex::default(),
            modern: Mutex::default(),
            small: Mutex::default(),
        }
    }

    /// The folder of the tables.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// Whether there are exact values of a ruleset, or will be as soon as they are asked for.
    pub fn knows(&self, ruleset: Ruleset) -> bool {
        match ruleset {
            Ruleset::Race(rules) => matches!(self.solved_race(rules), Ok(Some(_))),
            Ruleset::Modern(rules) => matches!(self.solved_modern(rules), Ok(Some(_))),
            Ruleset::Ravensburger(rules) => is_small(rules),
        }
    }

    pub(crate) fn race<P: Position>(
        &self,
        rules: &'static RaceRules,
    ) -> Result<Option<Judge<P>>, UnusableValues>
    where
        RacePosition: TryFrom<P>,
    {
        let solved = self.solved_race(rules)?;
        Ok(solved.map(|solved| Judge::exact(Arc::clone(&solved) as _, solved.accuracy())))
    }

    pub(crate) fn modern<P: Position>(
        &self,
        rules: &'static ModernRules,
    ) -> Result<Option<Judge<P>>, UnusableValues>
    where
        ModernPosition: TryFrom<P>,
    {
        let solved = self.solved_modern(rules)?;
        Ok(solved.map(|solved| Judge::exact(Arc::clone(&solved) as _, solved.accuracy())))
    }

    pub(crate) fn ravensburger<P: Position>(
        &self,
        rules: &'static RavensburgerRules,
    ) -> Result<Option<Judge<P>>, UnusableValues>
    where
        RavensburgerPosition: TryFrom<P>,
    {
        if !is_small(rules) {
            return Ok(None);
        }
        let game = self.small_game(rules)?;
        let accuracy = game.accuracy();
        Ok(Some(Judge::exact(game, accuracy)))
    }

    fn solved_race(
        &self,
        rules: &'static RaceRules,
    ) -> Result<Option<Arc<SolvedRace>>, UnusableValues> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let path = folder.join(Table::file_name(rules));
        let mut races = self.races.lock().unwrap_or_else(PoisonError::into_inner);
        let key = fingerprint(&rules.mechanics());
        let opened = current(&path, races.remove(&key), || SolvedRace::open(&path, rules));
        let opened = match opened {
            Ok(opened) => opened,
            Err(TableError::Read(error)) if error.kind() == io::ErrorKind::NotFound => None,
            Err(error) => return Err(UnusableValues::Table { path, error: Box::new(error) }),
        };
        let Some(opened) = opened else { return Ok(None) };
        Ok(Some(Arc::clone(&races.entry(key).insert_entry(opened).get().values)))
    }

    fn solved_modern(
        &self,
        rules: &'static ModernRules,
    ) -> Result<Option<Arc<ModernValues>>, UnusableValues> {
        let Some(folder) = &self.folder else { return Ok(None) };
        let path = folder.join(MODERN_FILE);
        let mut modern = self.modern.lock().unwrap_or_else(PoisonError::into_inner);
        match current(&path, modern.take(), || ModernValues::open(&path)) {
            Ok(opened) => *modern = opened,
            Err(ValuesError::Read(error)) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(UnusableValues::Modern { path, error: Box::new(error) }),
        }
        let values = modern.as_ref().map(|opened| Arc::clone(&opened.values));
        Ok(values.filter(|_| ModernValues::are_of(rules)))
    }

    /// A small game, solved when it is first asked for.
    fn small_game(
        &self,
        rules: &'static RavensburgerRules,
    ) -> Result<Arc<SmallGame>, UnusableValues> {
        let small = || self.small.lock().unwrap_or_else(PoisonError::into_inner);
        let ruleset = Ruleset::Ravensburger(rules);
        if let Some(game) = small().get(ruleset.text()) {
            return Ok(Arc::clone(game));
        }
        // Solved without the lock: a thread that waits for others to solve its part may be given
        // other work meanwhile, and that could ask for the same game.
        let game = SmallGame::solve(rules, None)
            .map_err(|error| UnusableValues::Small { ruleset, error })?;
        Ok(Arc::clone(small().entry(ruleset.text()).or_insert(Arc::new(game))))
    }
}

/// What was opened before, unless its file has been written anew since; none where there is no file.
fn current<V, E>(
    path: &Path,
    opened: Option<Opened<V>>,
    open: impl FnOnce() -> Result<V, E>,
) -> Result<Option<Opened<V>>, E> {
    let written = match fs::metadata(path) {
        Ok(file) => (file.len(), file.modified().ok()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        // Opening it says what is wrong.
        Err(_) => (0, None),
    };
    match opened.filter(|opened| opened.written == written) {
        Some(opened) => Ok(Some(opened)),
        None => Ok(Some(Opened { values: Arc::new(open()?), written })),
    }
}

fn is_small(rules: &RavensburgerRules) -> bool {
    rules.spec().pieces <= SMALL
}

impl<P: Position> Evaluator<P> for SmallGame
where
    RavensburgerPosition: TryFrom<P>,
{
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        let chance = |position: &P| {
            SmallGame::chance(self, &RavensburgerPosition::try_from(*position).ok()?)
        };
        positions.iter().map(|position| chance(position).ok_or(Fault::OtherGame)).collect()
    }
}
