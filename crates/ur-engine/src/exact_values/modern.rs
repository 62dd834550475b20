//! The exact values of modern, as `tools/modern-solver` writes them: one number for every way to
//! fill the twenty squares.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;
use ur_rules::modern::ModernRules;
use ur_rules::{Chance, ModernPosition, Points, Position, Ruleset, Square, SquareSet};
use ur_solver::Accuracy;

use crate::evaluator::{Evaluator, Fault};

use super::UnusableValues;

/// Bytes before the values.
const HEAD: u64 = 4096;
/// The first line of the file.
const FIRST_LINE: &str = "ur modern values 1";
/// Values: three to the power of twenty.
const VALUES: u64 = 3_486_784_401;

/// Why a file of values cannot be used.
#[derive(Debug, Error)]
#[non_exhaustive]
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
    /// A value is no chance.
    #[error("it is damaged at byte {at}: there is no chance; solve the game again")]
    Damaged {
        /// Where the value stands.
        at: u64,
    },
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
        let at_least_rounding = |error: f64| Points::of_share(error.max(ROUNDING));
        match self {
            Progress::Bounds { gap } => Accuracy::Proved(at_least_rounding(gap)),
            Progress::LastChange { change } => {
                Accuracy::Estimated(at_least_rounding(100.0 * change))
            }
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
}

impl ModernValues {
    /// Opens a file of values.
    pub fn open(path: &Path) -> Result<ModernValues, ValuesError> {
        let file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut head = [0; HEAD as usize];
        read_at(&file, &mut head, 0).map_err(|_| ValuesError::Foreign)?;
        let (weights, progress) = read_head(&head).ok_or(ValuesError::Foreign)?;
        if found != HEAD + 4 * VALUES {
            return Err(ValuesError::Length { found });
        }
        Ok(ModernValues { file, path: path.to_owned(), weights, progress })
    }

    /// Whether such files hold the values of these rules: those of modern as the book has it.
    pub fn are_of(rules: &'static ModernRules) -> bool {
        Ruleset::Modern(rules).plays_as("modern")
    }

    /// How far values may be from the true ones: proved where both bounds were computed; or else a
    /// multiple of the last sweep's change, which proves nothing.
    pub fn accuracy(&self) -> Accuracy {
        self.progress.accuracy()
    }

    fn chance(&self, position: &ModernPosition) -> Result<Chance, ValuesError> {
        let mut value = [0; 4];
        let at = HEAD + 4 * self.number(position);
        read_at(&self.file, &mut value, at)?;
        let share = f32::from_le_bytes(value);
        if !(0.0..=1.0).contains(&share) {
            return Err(ValuesError::Damaged { at });
        }
        Ok(Chance::of(position.turn(), share.into()))
    }

    fn number(&self, position: &ModernPosition) -> u64 {
        let mover = position.turn();
        self.weight(position.pieces(mover)) + 2 * self.weight(position.pieces(!mover))
    }

    fn weight(&self, squares: SquareSet) -> u64 {
        squares.into_iter().map(|square| self.weights[square.index()]).sum()
    }
}

impl<P: Position> Evaluator<P> for ModernValues
where
    ModernPosition: TryFrom<P>,
{
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        // Positions that are asked about together are of one game, as a rule.
        let mut known: Option<&ModernRules> = None;
        let chance = |position: &P| {
            let position = ModernPosition::try_from(*position).map_err(|_| Fault::OtherGame)?;
            let rules = position.rules();
            if !known.is_some_and(|known| std::ptr::eq(known, rules)) {
                if !ModernValues::are_of(rules) {
                    return Err(Fault::OtherGame);
                }
                known = Some(rules);
            }
            self.chance(&position).map_err(|error| {
                let (path, error) = (self.path.clone(), Box::new(error));
                Fault::Damaged(Box::new(UnusableValues::Modern { path, error }))
            })
        };
        positions.iter().map(chance).collect()
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

/// Where there is no such file there is nothing to read.
#[cfg(not(any(unix, windows)))]
fn read_at(_: &File, _: &mut [u8], _: u64) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
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
        let points = Points::of_share;
        assert_eq!(accuracy("change 1e-7"), Some(Accuracy::Estimated(points(100.0 * 1e-7))));
        assert_eq!(accuracy("change 1e-7\ngap 3e-5"), Some(Accuracy::Proved(points(3e-5))));
        assert_eq!(accuracy("change 0\ngap 0"), Some(Accuracy::Proved(points(ROUNDING))));
        assert_eq!(accuracy("sweeps 7"), None);
    }
}
