//! The exact values of modern, as `tools/modern-solver` writes them: one number for every way to
//! fill the twenty squares.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use thiserror::Error;
use ur_rules::modern::ModernRules;
use ur_rules::{ModernPosition, Position, Ruleset, Square, SquareSet};
use ur_solver::Accuracy;

use crate::evaluator::Evaluator;
use crate::shelf::{Fault, ShelfError};

/// Bytes before the values.
const HEAD: u64 = 4096;
/// The first line of the file.
const FIRST_LINE: &str = "ur modern values 1";
/// Values: three to the power of twenty.
const VALUES: u64 = 3_486_784_401;

/// Why a file of values cannot be used.
#[derive(Debug, Error)]
pub enum ValuesError {
    /// The file could not be read.
    #[error("cannot read it: {0}")]
    Read(#[from] io::Error),
    /// The file is something else.
    #[error("it does not hold the values of modern; tools/modern-solver makes them")]
    Foreign,
    /// The file has another length.
    #[error("it has {found} bytes instead of {}; solve the game again", HEAD + 4 * VALUES)]
    Length {
        /// The length found.
        found: u64,
    },
    /// The values are those of modern as the book has it, and these are other rules.
    #[error("it holds the values of modern without options")]
    OtherRules,
}

/// Values are single floats: none is nearer to the true one than this.
const ROUNDING: f64 = 1e-6;

/// How far the solver got.
#[derive(Clone, Copy)]
enum Progress {
    /// It computed a lower and an upper bound of every value, nowhere further apart than this.
    Bounds { gap: f64 },
    /// Its last sweep changed no value by more.
    LastChange { change: f64 },
}

impl Progress {
    fn accuracy(self) -> Accuracy {
        match self {
            Progress::Bounds { gap } => Accuracy::Proved(gap.max(ROUNDING)),
            Progress::LastChange { change } => Accuracy::Estimated((100.0 * change).max(ROUNDING)),
        }
    }
}

/// The values of every position of modern.
pub struct ModernValues {
    file: File,
    path: PathBuf,
    /// The weight of each square in the number of a position, by the square's index.
    weights: [u64; 24],
    progress: Progress,
    fault: Fault,
}

impl ModernValues {
    /// Opens a file of values.
    pub fn open(path: &Path, rules: &'static ModernRules) -> Result<ModernValues, ValuesError> {
        if !Ruleset::Modern(rules).plays_as("modern") {
            return Err(ValuesError::OtherRules);
        }
        let file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut head = [0; HEAD as usize];
        read_at(&file, &mut head, 0).map_err(|_| ValuesError::Foreign)?;
        let (weights, progress) = read_head(&head).ok_or(ValuesError::Foreign)?;
        if found != HEAD + 4 * VALUES {
            return Err(ValuesError::Length { found });
        }
        Ok(ModernValues { file, path: path.to_owned(), weights, progress, fault: Fault::default() })
    }

    /// How far values may be from the true ones: proved where both bounds were computed; or else a
    /// multiple of the last sweep's change, which proves nothing.
    pub fn accuracy(&self) -> Accuracy {
        self.progress.accuracy()
    }

    pub(crate) fn fault(&self) -> Fault {
        Arc::clone(&self.fault)
    }

    fn number(&self, position: &ModernPosition) -> u64 {
        let mover = position.turn();
        self.weight(position.pieces(mover)) + 2 * self.weight(position.pieces(!mover))
    }

    fn weight(&self, squares: SquareSet) -> u64 {
        squares.into_iter().map(|square| self.weights[square.index()]).sum()
    }
}

impl Evaluator<ModernPosition> for ModernValues {
    fn chance(&self, position: &ModernPosition) -> f64 {
        let mut value = [0; 4];
        let at = HEAD + 4 * self.number(position);
        if let Err(error) = read_at(&self.file, &mut value, at) {
            let error = Box::new(ValuesError::Read(error));
            let error = ShelfError::Values { path: self.path.clone(), error };
            let _ = self.fault.set(error.to_string());
            return 0.5;
        }
        f32::from_le_bytes(value).into()
    }
}

/// The weights of the squares and how far the solver got, as the head has them.
fn read_head(head: &[u8]) -> Option<([u64; 24], Progress)> {
    let text = std::str::from_utf8(head).ok()?;
    let mut lines = text.trim_end_matches('\0').lines();
    if lines.next()? != FIRST_LINE {
        return None;
    }
    let mut weights = None;
    let (mut change, mut gap) = (None, None);
    for (key, value) in lines.filter_map(|line| line.split_once(' ')) {
        match key {
            "squares" => weights = squares(value),
            "change" => change = value.parse().ok(),
            "gap" => gap = value.parse().ok(),
            _ => {}
        }
    }
    let progress = gap.map(|gap| Progress::Bounds { gap });
    Some((weights?, progress.or(change.map(|change| Progress::LastChange { change }))?))
}

fn squares(names: &str) -> Option<[u64; 24]> {
    let mut weights = [0; 24];
    let mut weight = 1;
    for name in names.split(' ') {
        let square: Square = name.parse().ok()?;
        *weights.get_mut(square.index())? = weight;
        weight *= 3;
    }
    (weight == VALUES).then_some(weights)
}

#[cfg(unix)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    std::os::unix::fs::FileExt::read_exact_at(file, bytes, at)
}

#[cfg(windows)]
fn read_at(file: &File, bytes: &mut [u8], at: u64) -> io::Result<()> {
    use std::os::windows::fs::FileExt;
    let read = file.seek_read(bytes, at)?;
    if read == bytes.len() { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The head of a file of values whose solver got so far.
    fn head(progress: &str) -> Vec<u8> {
        let squares: Vec<String> = ur_rules::Board::royal()
            .squares()
            .into_iter()
            .map(|square| square.to_string())
            .collect();
        format!("{FIRST_LINE}\nsquares {}\n{progress}\n\0\0", squares.join(" ")).into_bytes()
    }

    #[test]
    fn only_bounds_are_a_proof() {
        let accuracy = |progress| read_head(&head(progress)).map(|(_, found)| found.accuracy());
        assert_eq!(accuracy("change 1e-7"), Some(Accuracy::Estimated(100.0 * 1e-7)));
        assert_eq!(accuracy("change 1e-7\ngap 3e-5"), Some(Accuracy::Proved(3e-5)));
        assert_eq!(accuracy("change 0\ngap 0"), Some(Accuracy::Proved(ROUNDING)));
        assert_eq!(accuracy("sweeps 7"), None);
    }
}
