//! Solved games as files: see `docs/tables.md` for every byte.

mod header;
mod verify;
mod write;

use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::sync::atomic::{AtomicU8, Ordering};

use memmap2::Mmap;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use thiserror::Error;
use ur_rules::race::{RacePosition, RaceRules};
use ur_rules::{Chance, Position, Roll};
use xxhash_rust::xxh3::xxh3_64;

use crate::fingerprint::fingerprint;
use crate::memory::map_file;
use crate::numbering::Numbering;
use crate::scale::Scale;

use header::{BLOCK, Head, VERSION};

pub use header::Description;
pub use verify::{Verification, Verified};
pub(crate) use write::TableWriter;

/// Why a table cannot be used.
#[derive(Debug, Error)]
pub enum TableError {
    /// The file could not be read.
    #[error("cannot read it: {0}")]
    Read(#[from] io::Error),
    /// There is no file, but a folder or a device.
    #[error("it is not a file")]
    NoFile,
    /// The file is something else.
    #[error("it is not a table of this program")]
    Foreign,
    /// The file has another version.
    #[error(
        "it has version {found} of the format, and this program reads version {VERSION}; solve the \
         ruleset again"
    )]
    Version {
        /// The version found.
        found: u32,
    },
    /// The file ends too early.
    #[error("it ends in the middle of its head; solve the ruleset again")]
    Short,
    /// The head does not match its checksum, or makes no sense.
    #[error("its head is damaged; solve the ruleset again")]
    Head,
    /// The file has been cut, or something has been added.
    #[error("it has {found} bytes instead of {expected}; solve the ruleset again")]
    Length {
        /// The length found.
        found: u64,
        /// The length that its head asks for.
        expected: u64,
    },
    /// The table was solved for other rules.
    #[error("it was solved for other rules, those of {ruleset}")]
    OtherRules {
        /// The name of the ruleset it was solved for.
        ruleset: String,
    },
    /// A number was asked about that no position has.
    #[error("it has {positions} positions, counted from 0, and none of the number {number}")]
    NoNumber {
        /// The number.
        number: u64,
        /// How many positions there are.
        positions: u64,
    },
    /// A position was asked about that is of another game.
    #[error("it is of {own}, and knows no position of {other}")]
    OtherGame {
        /// The ruleset it was opened for.
        own: String,
        /// The position's.
        other: String,
    },
    /// A block of values does not match its checksum.
    #[error("block {block} of {blocks} is damaged; solve the ruleset again")]
    Damaged {
        /// The number of the block, from 1.
        block: u64,
        /// How many blocks there are.
        blocks: u64,
    },
}

/// A solved game: the chance of winning in every position.
///
/// Opening a table checks its head and size; a block of values is checked when it is first touched.
/// A table can be asked from many threads at once.
pub struct Table {
    file: File,
    map: Mmap,
    data: usize,
    head: Head,
    numbering: Numbering,
    /// Which blocks have been checked: 0 not yet, 1 sound, 2 damaged.
    checked: Vec<AtomicU8>,
}

/// What one move is worth.
#[derive(Clone, Copy, Debug)]
pub struct MoveChance {
    /// The move.
    pub mv: ur_rules::Move,
    /// The position after it.
    pub position: RacePosition,
    /// The chances after it.
    pub chance: Chance,
}

/// Opens a table file: its head, and where its data begins.
fn open(path: &Path) -> Result<(File, Head, u64), TableError> {
    // Opening a pipe would wait for somebody to write to it.
    if !fs::metadata(path)?.is_file() {
        return Err(TableError::NoFile);
    }
    let mut file = File::open(path)?;
    let len = file.metadata()?.len();
    let (head, data) = Head::read(&mut file, len)?;
    Ok((file, head, data))
}

const SOUND: u8 = 1;
const DAMAGED: u8 = 2;

impl Table {
    /// How table files end.
    pub const EXTENSION: &str = "urtable";

    /// Opens the table of a ruleset.
    pub fn open(path: &Path, rules: &'static RaceRules) -> Result<Table, TableError> {
        let (file, head, data) = open(path)?;
        if head.description.mechanics != rules.mechanics().as_str() {
            return Err(TableError::OtherRules { ruleset: head.description.ruleset });
        }
        let numbering = Numbering::new(rules).map_err(|_| TableError::Head)?;
        if numbering.len() != head.description.positions {
            return Err(TableError::Head);
        }
        let map = map_file(&file)?;
        let checked = head.checksums.iter().map(|_| AtomicU8::new(0)).collect();
        let table = Table { file, map, data: data as usize, head, numbering, checked };
        table.check_length()?;
        Ok(table)
    }

    /// The name of the file in which the table of these rules is kept.
    pub fn file_name(rules: &RaceRules) -> String {
        format!("{:016x}.{}", fingerprint(&rules.mechanics()), Table::EXTENSION)
    }

    /// Reads what a table file says about itself, whatever rules it is for.
    pub fn describe(path: &Path) -> Result<Description, TableError> {
        Ok(open(path)?.1.description)
    }

    /// What the table says about itself.
    pub fn description(&self) -> &Description {
        &self.head.description
    }

    /// The rules it was opened for.
    pub fn rules(&self) -> &'static RaceRules {
        self.numbering.geometry.rules
    }

    /// The numbers of its positions.
    pub fn numbering(&self) -> &Numbering {
        &self.numbering
    }

    /// The chances in a position before the next roll.
    #[inline]
    pub fn chance(&self, position: &RacePosition) -> Result<Chance, TableError> {
        match self.numbering.number(position) {
            Some(number) => Ok(Chance::of(!position.turn(), self.waiting_chance(number)?)),
            None if !self.numbering.is_of(position.rules()) => {
                let (own, other) = (self.rules().to_string(), position.rules().to_string());
                Err(TableError::OtherGame { own, other })
            }
            // Only finished games have no number, and in those it is the loser's turn.
            None => Ok(Chance::won_by(position.winner().unwrap_or(!position.turn()))),
        }
    }

    /// The legal moves of a roll with what each is worth, best first.
    pub fn moves(
        &self,
        position: &RacePosition,
        roll: Roll,
    ) -> Result<Vec<MoveChance>, TableError> {
        let mover = position.turn();
        let mut moves = Vec::new();
        for mv in position.moves(roll) {
            let after = position.after(roll, mv);
            moves.push(MoveChance { mv: mv.into(), position: after, chance: self.chance(&after)? });
        }
        let share = |rated: &MoveChance| rated.chance.seen_by(mover);
        moves.sort_by(|one, other| share(other).total_cmp(&share(one)));
        Ok(moves)
    }

    /// Checks every block.
    pub fn check_all(&self) -> Result<(), TableError> {
        (0..self.checked.len() as u64).into_par_iter().try_for_each(|block| self.check(block))
    }

    /// The chance of the side to act, in the position of a number.
    pub fn chance_at(&self, number: u64) -> Result<f64, TableError> {
        let positions = self.numbering.len();
        if number >= positions {
            return Err(TableError::NoNumber { number, positions });
        }
        Ok(1.0 - self.waiting_chance(number)?)
    }

    /// The chance of the side that waits, in the position of a number that there is.
    #[inline]
    fn waiting_chance(&self, number: u64) -> Result<f64, TableError> {
        let scale = Scale::of(self.head.description.bits);
        let at = number as usize * scale.bytes();
        self.check(at as u64 / BLOCK)?;
        Ok(scale.read(&self.map[self.data + at..]))
    }

    /// Checks that the file still has all that is mapped: what another program has cut off would end
    /// this one when it is read.
    fn check_length(&self) -> Result<(), TableError> {
        let expected = self.data as u64 + self.head.description.data_len();
        let found = self.file.metadata()?.len().min(self.map.len() as u64);
        if found < expected { Err(TableError::Length { found, expected }) } else { Ok(()) }
    }

    /// Checks a block, unless it has been checked before.
    #[inline]
    fn check(&self, block: u64) -> Result<(), TableError> {
        match self.checked[block as usize].load(Ordering::Relaxed) {
            SOUND => Ok(()),
            known => self.check_anew(block, known),
        }
    }

    /// Checks a block that is not known to be sound.
    #[cold]
    fn check_anew(&self, block: u64, known: u8) -> Result<(), TableError> {
        if known != DAMAGED {
            self.check_length()?;
            let sound = xxh3_64(self.block(block)) == self.head.checksums[block as usize];
            let found = if sound { SOUND } else { DAMAGED };
            self.checked[block as usize].store(found, Ordering::Relaxed);
            if sound {
                return Ok(());
            }
        }
        Err(TableError::Damaged { block: block + 1, blocks: self.checked.len() as u64 })
    }

    fn block(&self, block: u64) -> &[u8] {
        let data = &self.map[self.data..];
        let start = (block * BLOCK) as usize;
        &data[start..data.len().min(start + BLOCK as usize)]
    }
}
