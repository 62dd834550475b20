//! Writing a table: blocks with their checksums, the file renamed when it is whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::xxh3_64;

use super::header::{BLOCK, Description, Head};

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
