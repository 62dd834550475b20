//! Writing a table: values rounded, blocks with their checksums, the file renamed when it is whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use super::header::{BLOCK, Description, Head};

/// How chances are rounded to be stored: a number of bits spread evenly from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scale {
    Coarse,
    Fine,
}

/// The largest table whose values are stored with 32 bits.
const MOST_FINE_BYTES: u64 = 256 << 20;

impl Scale {
    /// The scale for a table of so many positions.
    pub(crate) fn for_positions(positions: u64) -> Scale {
        let fits = positions * Scale::Fine.bytes() as u64 <= MOST_FINE_BYTES;
        if fits { Scale::Fine } else { Scale::Coarse }
    }

    /// The scale of a number of bits.
    pub(crate) fn of(bits: u8) -> Scale {
        if bits == 16 { Scale::Coarse } else { Scale::Fine }
    }

    pub(crate) fn bits(self) -> u8 {
        match self {
            Scale::Coarse => 16,
            Scale::Fine => 32,
        }
    }

    /// Bytes of a stored value.
    pub(crate) fn bytes(self) -> usize {
        usize::from(self.bits() / 8)
    }

    /// The largest stored value, which stands for 1.
    fn most(self) -> f64 {
        match self {
            Scale::Coarse => f64::from(u16::MAX),
            Scale::Fine => f64::from(u32::MAX),
        }
    }

    /// By how much rounding may change a value.
    pub(crate) fn error(self) -> f64 {
        0.5 / self.most() + f64::EPSILON
    }

    /// Appends a chance to bytes.
    pub(crate) fn push(self, chance: f64, bytes: &mut Vec<u8>) {
        let stored = (chance.clamp(0.0, 1.0) * self.most()).round();
        match self {
            Scale::Coarse => bytes.extend_from_slice(&(stored as u16).to_le_bytes()),
            Scale::Fine => bytes.extend_from_slice(&(stored as u32).to_le_bytes()),
        }
    }

    /// The chance that bytes begin with.
    #[inline]
    pub(crate) fn read(self, bytes: &[u8]) -> f64 {
        match self {
            Scale::Coarse => f64::from(u16::from_le_bytes([bytes[0], bytes[1]])) / self.most(),
            Scale::Fine => {
                let stored = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                f64::from(stored) / self.most()
            }
        }
    }
}

/// A table on its way to the disk.
pub(crate) struct TableWriter {
    path: PathBuf,
    unfinished: PathBuf,
    file: BufWriter<File>,
    head: Head,
    block: Vec<u8>,
}

impl TableWriter {
    /// Begins a table; the file appears under its name when it is finished.
    pub(crate) fn create(path: &Path, description: Description) -> io::Result<TableWriter> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.tmp", std::process::id()));
        let unfinished = path.with_file_name(name);
        let mut file = BufWriter::with_capacity(1 << 20, File::create(&unfinished)?);
        let blocks = description.blocks();
        let head = Head { description, checksums: vec![0; blocks as usize] };
        head.write(&mut file)?; // keeps the place; the checksums come at the end
        let head = Head { checksums: Vec::with_capacity(blocks as usize), ..head };
        Ok(TableWriter { path: path.to_owned(), unfinished, file, head, block: Vec::new() })
    }

    /// Adds stored values.
    pub(crate) fn write(&mut self, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            let room = BLOCK as usize - self.block.len();
            let (now, later) = bytes.split_at(room.min(bytes.len()));
            self.block.extend_from_slice(now);
            bytes = later;
            if self.block.len() == BLOCK as usize {
                self.flush_block()?;
            }
        }
        Ok(())
    }

    fn flush_block(&mut self) -> io::Result<()> {
        self.head.checksums.push(xxh3_64(&self.block));
        self.file.write_all(&self.block)?;
        self.block.clear();
        Ok(())
    }

    /// Writes the head with its checksums, and gives the file its name.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        use std::io::Seek;
        if !self.block.is_empty() {
            self.flush_block()?;
        }
        self.file.flush()?;
        let file = self.file.get_mut();
        file.rewind()?;
        self.head.write(file)?;
        file.sync_all()?;
        fs::rename(&self.unfinished, &self.path)
    }
}

impl Drop for TableWriter {
    fn drop(&mut self) {
        // Gone already if the table was finished.
        let _ = fs::remove_file(&self.unfinished);
    }
}
