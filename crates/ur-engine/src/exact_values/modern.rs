//! The exact values of modern, as `tools/modern-solver` writes them: one number for every way to
//! fill the twenty squares.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

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
/// Values that have a checksum together.
const BLOCK: u64 = 1 << 18;
/// How many checksums there are, behind the values; files of before have none.
const BLOCKS: u64 = VALUES.div_ceil(BLOCK);
/// Where the checksums begin.
const CHECKSUMS: u64 = HEAD + 4 * VALUES;

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
    #[error("it has {found} bytes instead of {}; solve the game again", CHECKSUMS + 8 * BLOCKS)]
    Length {
        /// The length found.
        found: u64,
    },
    /// A block of values is not what was written, or a value is no chance.
    #[error("block {block} of {BLOCKS} is damaged; solve the game again")]
    Damaged {
        /// The block, counted from 1.
        block: u64,
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
    /// Whether each block has been found sound; without checksums there are none to check.
    sound: Vec<AtomicBool>,
}

impl ModernValues {
    /// Opens a file of values.
    pub fn open(path: &Path) -> Result<ModernValues, ValuesError> {
        let file = File::open(path)?;
        let found = file.metadata()?.len();
        let mut head = [0; HEAD as usize];
        read_at(&file, &mut head, 0).map_err(|_| ValuesError::Foreign)?;
        let (weights, progress) = read_head(&head).ok_or(ValuesError::Foreign)?;
        let blocks = match found.checked_sub(CHECKSUMS) {
            Some(0) => 0,
            Some(checksums) if checksums == 8 * BLOCKS => BLOCKS,
            _ => return Err(ValuesError::Length { found }),
        };
        let sound = (0..blocks).map(|_| AtomicBool::new(false)).collect();
        Ok(ModernValues { file, path: path.to_owned(), weights, progress, sound })
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
        let number = self.number(position);
        let block = number / BLOCK;
        self.check(block)?;
        let mut value = [0; 4];
        read_at(&self.file, &mut value, HEAD + 4 * number)?;
        let share = f32::from_le_bytes(value);
        if !(0.0..=1.0).contains(&share) {
            return Err(ValuesError::Damaged { block: block + 1 });
        }
        Ok(Chance::of(position.turn(), share.into()))
    }

    /// Checks a block when it is first asked for.
    fn check(&self, block: u64) -> Result<(), ValuesError> {
        let Some(sound) = self.sound.get(block as usize) else { return Ok(()) };
        if sound.load(Ordering::Relaxed) {
            return Ok(());
        }
        let first = block * BLOCK;
        let mut values = vec![0; 4 * BLOCK.min(VALUES - first) as usize];
        read_at(&self.file, &mut values, HEAD + 4 * first)?;
        let mut expected = [0; 8];
        read_at(&self.file, &mut expected, CHECKSUMS + 8 * block)?;
        if checksum(&values) != u64::from_le_bytes(expected) {
            return Err(ValuesError::Damaged { block: block + 1 });
        }
        sound.store(true, Ordering::Relaxed);
        Ok(())
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

/// The checksum of a block: FNV-1a over its 32-bit words.
fn checksum(values: &[u8]) -> u64 {
    let words = values.as_chunks().0.iter().map(|word| u32::from_le_bytes(*word));
    words.fold(0xcbf2_9ce4_8422_2325, |sum: u64, word| {
        (sum ^ u64::from(word)).wrapping_mul(0x0000_0100_0000_01b3)
    })
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

    /// A whole file of values, all of them zero and most of them holes.
    #[cfg(unix)]
    fn file(folder: &Path, with_checksums: bool) -> PathBuf {
        use std::os::unix::fs::FileExt;
        let path = folder.join("modern.urvalues");
        let file = File::create(&path).expect("a file");
        file.write_all_at(&head("change 0\ngap 0"), 0).expect("a head");
        file.set_len(CHECKSUMS).expect("values");
        if with_checksums {
            let zeros = |block| vec![0; 4 * BLOCK.min(VALUES - block * BLOCK) as usize];
            let (whole, last) = (checksum(&zeros(0)), checksum(&zeros(BLOCKS - 1)));
            let sums = (1..BLOCKS).map(|_| whole).chain([last]);
            let sums: Vec<u8> = sums.flat_map(u64::to_le_bytes).collect();
            file.write_all_at(&sums, CHECKSUMS).expect("checksums");
        }
        path
    }

    #[test]
    #[cfg(unix)]
    fn a_damaged_block_is_found_before_any_of_its_values_is_told() {
        use std::os::unix::fs::FileExt;
        let folder = tempfile::tempdir().expect("a folder");
        let rules: Ruleset = "modern".parse().expect("a ruleset");
        let start = rules.start(ur_rules::Side::Light);
        for with_checksums in [false, true] {
            let path = file(folder.path(), with_checksums);
            let sound = ModernValues::open(&path).expect("a sound file");
            assert!(sound.chances(&[start]).is_ok());
            // Half of a value beside the one that is asked for: still a chance, but not the one written.
            let half = 0.5f32.to_le_bytes();
            let written = File::options().write(true).open(&path).expect("the file");
            written.write_all_at(&half, HEAD + 4 * 7).expect("damage");
            let damaged = ModernValues::open(&path).expect("its head is sound");
            let told = damaged.chances(&[start]);
            assert_eq!(told.is_err(), with_checksums, "{told:?}");
        }
    }

    #[test]
    fn the_checksum_is_the_one_that_the_solver_writes() {
        let values = [0.5f32, 0.25, 1.0].map(f32::to_le_bytes).concat();
        assert_eq!(checksum(&values), 0x5a5a_4f66_3c0f_2fb7);
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
