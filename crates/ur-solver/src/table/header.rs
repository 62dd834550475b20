//! The head of a table file: what it is for, and the checksums of its blocks.

use std::io::{self, Read, Write};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::Xxh3Default;

use super::TableError;

/// What every table file begins with.
const MAGIC: [u8; 8] = *b"UrTable\n";

/// The version of the format.
pub(super) const VERSION: u32 = 1;

/// Bytes of data under one checksum.
pub(super) const BLOCK: u64 = 1 << 15;

/// Bytes before the description: magic, version, its length and the checksum of the head.
const PREFIX: usize = 24;

/// Data begins at a multiple of this.
const PAGE: u64 = 4096;

/// The longest description that makes sense.
const MOST_TEXT: u32 = 1 << 16;

/// What a table file says about itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Description {
    /// The text of the ruleset that it was solved for; others may share its mechanics.
    pub ruleset: String,
    /// Pieces of each side.
    pub pieces: u8,
    /// How many positions are stored.
    pub positions: u64,
    /// Bits of a stored value: 16 or 32.
    pub bits: u8,
    /// No stored value is further from the truth than this.
    pub greatest_error: f64,
    /// The chance of the side that rolls first lies between these.
    pub first_player: [f64; 2],
    /// The chance of Dark when Dark rolls first, if the paths are not mirror images.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dark_first: Option<[f64; 2]>,
    /// The widest interval that was proved, over all positions, before values were rounded to be
    /// stored.
    pub widest_interval: f64,
    /// The rules as far as they decide chances: see [`Mechanics`](ur_rules::Mechanics).
    pub mechanics: String,
}

/// The head of a table file.
pub(super) struct Head {
    pub(super) description: Description,
    pub(super) checksums: Vec<u64>,
}

impl Description {
    /// Bytes of all values.
    pub(super) fn data_len(&self) -> u64 {
        self.positions * u64::from(self.bits / 8)
    }

    pub(super) fn blocks(&self) -> u64 {
        self.data_len().div_ceil(BLOCK)
    }
}

impl Head {
    /// Where the data begins, for a description of so many bytes.
    fn data_start(text: u64, blocks: u64) -> u64 {
        (PREFIX as u64 + text + 8 * blocks).next_multiple_of(PAGE)
    }

    /// Writes the head; the data follows.
    pub(super) fn write(&self, file: &mut impl Write) -> io::Result<()> {
        let text = serde_json::to_vec(&self.description)?;
        let checksums = little_endian(&self.checksums);
        let prefix =
            [&MAGIC[..], &VERSION.to_le_bytes(), &(text.len() as u32).to_le_bytes()].concat();
        let sum = checksum(&[&prefix, &text, &checksums]);
        let start = Head::data_start(text.len() as u64, self.checksums.len() as u64);
        let written = PREFIX + text.len() + checksums.len();
        for part in [&prefix, &sum.to_le_bytes()[..], &text, &checksums] {
            file.write_all(part)?;
        }
        file.write_all(&vec![0; start as usize - written])
    }

    /// Reads the head of a file of this length, and where the data begins.
    pub(super) fn read(file: &mut impl Read, len: u64) -> Result<(Head, u64), TableError> {
        let mut prefix = Vec::with_capacity(PREFIX);
        file.by_ref().take(PREFIX as u64).read_to_end(&mut prefix)?;
        if !prefix.starts_with(&MAGIC[..MAGIC.len().min(prefix.len())]) {
            return Err(TableError::Foreign);
        }
        if prefix.len() < PREFIX {
            return Err(TableError::Short);
        }
        let number = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|i| prefix[at + i]));
        if number(8) != VERSION {
            return Err(TableError::Version { found: number(8) });
        }
        let text_len = number(12);
        if text_len > MOST_TEXT {
            return Err(TableError::Head);
        }
        let mut text = vec![0; text_len as usize];
        read_exact(file, &mut text)?;
        let description: Description =
            serde_json::from_slice(&text).map_err(|_| TableError::Head)?;
        // More positions than any disk holds: the head is not to be believed.
        if !matches!(description.bits, 16 | 32) || description.positions > 1 << 48 {
            return Err(TableError::Head);
        }
        let blocks = description.blocks();
        let start = Head::data_start(text_len.into(), blocks);
        let expected = start + description.data_len();
        if len != expected {
            return Err(TableError::Length { found: len, expected });
        }
        let mut checksums = vec![0; 8 * blocks as usize];
        read_exact(file, &mut checksums)?;
        let stored = u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7].map(|i| prefix[16 + i]));
        if checksum(&[&prefix[..16], &text, &checksums]) != stored {
            return Err(TableError::Head);
        }
        let checksums =
            checksums.as_chunks().0.iter().map(|&sum| u64::from_le_bytes(sum)).collect();
        Ok((Head { description, checksums }, start))
    }
}

fn little_endian(numbers: &[u64]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_le_bytes()).collect()
}

/// The checksum of parts that follow each other.
fn checksum(parts: &[&[u8]]) -> u64 {
    let mut hasher = Xxh3Default::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.digest()
}

fn read_exact(file: &mut impl Read, bytes: &mut [u8]) -> Result<(), TableError> {
    file.read_exact(bytes).map_err(|error| match error.kind() {
        io::ErrorKind::UnexpectedEof => TableError::Short,
        _ => TableError::Read(error),
    })
}
