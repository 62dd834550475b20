//! Where a solve keeps what it has done, so that it can be stopped and gone on with.
//!
//! Every layer that is solved goes to a file of its own, in a folder for the ruleset: in full
//! precision as long as other layers need it, and as the table will store it. A file that does not
//! match its checksum is as good as none: that layer is solved again.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use memmap2::Mmap;
use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

use crate::memory::map_file;

/// The sources that solve: layers that others have solved are not found. See `build.rs`.
const SOURCES: &str = env!("UR_SOLVER_SOURCES");

/// A layer's name: the side that waits, its pieces in play, and those of the side that rolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LayerName {
    pub(crate) side: usize,
    pub(crate) pieces: [u32; 2],
}

/// What a solve has done so far, in a folder of its own.
pub(crate) struct Checkpoint {
    folder: PathBuf,
    /// Locked while the solve goes on.
    _lock: File,
}

/// A layer's file: how far its values may be off, and the values.
pub(crate) struct Kept {
    map: Mmap,
}

impl Kept {
    /// Maps a file of so many bytes of values, if it is whole.
    fn open(path: &Path, len: usize) -> Option<Kept> {
        let map = map_file(&File::open(path).ok()?).ok()?;
        let (contents, sum) = map.split_last_chunk()?;
        let is_whole = contents.len() == size_of::<f64>() + len
            && xxh3_64(contents) == u64::from_le_bytes(*sum);
        is_whole.then_some(Kept { map })
    }

    /// How far a value may be off.
    pub(crate) fn error(&self) -> f64 {
        self.map.first_chunk().map_or(f64::INFINITY, |error| f64::from_le_bytes(*error))
    }

    /// The values as they are in the file.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.map[size_of::<f64>()..self.map.len() - size_of::<u64>()]
    }

    /// The values, if the file is one of full precision.
    pub(crate) fn values(&self) -> &[f64] {
        bytemuck::cast_slice(self.bytes())
    }
}

impl Checkpoint {
    /// Opens the folder, or makes it, unless another solve is at work in it.
    pub(crate) fn open(folder: &Path) -> io::Result<Checkpoint> {
        let folder = folder.join(SOURCES);
        fs::create_dir_all(&folder)?;
        let lock = File::create(folder.join("lock"))?;
        match lock.try_lock() {
            Ok(()) => Ok(Checkpoint { folder, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn path(&self, layer: LayerName, kind: &str) -> PathBuf {
        let LayerName { side, pieces: [waiting, rolling] } = layer;
        self.folder.join(format!("{side}-{waiting}-{rolling}.{kind}"))
    }

    /// Keeps a solved layer in both forms, with how far its values may be off.
    pub(crate) fn keep(
        &self,
        layer: LayerName,
        error: f64,
        values: &[f64],
        stored: &[u8],
    ) -> io::Result<()> {
        let error = error.to_le_bytes();
        write_whole(&self.path(layer, "exact"), &[&error, bytemuck::cast_slice(values)])?;
        write_whole(&self.path(layer, "stored"), &[&error, stored])
    }

    /// A layer of so many values in full precision; none if it has to be solved again.
    pub(crate) fn exact(&self, layer: LayerName, len: usize) -> Option<Kept> {
        Kept::open(&self.path(layer, "exact"), len * size_of::<f64>())
    }

    /// A layer of so many bytes as the table stores it; none if it has to be solved again.
    pub(crate) fn stored(&self, layer: LayerName, len: usize) -> Option<Kept> {
        Kept::open(&self.path(layer, "stored"), len)
    }

    /// Throws away a layer's full precision.
    pub(crate) fn forget_exact(&self, layer: LayerName) {
        let _ = fs::remove_file(self.path(layer, "exact"));
    }

    /// Throws everything away.
    pub(crate) fn clear(&self) {
        let _ = fs::remove_dir_all(self.folder.parent().unwrap_or(&self.folder));
    }
}

/// Writes a file with the checksum of its contents behind them; it has its name only when it is
/// whole.
fn write_whole(path: &Path, parts: &[&[u8]]) -> io::Result<()> {
    let unfinished = path.with_extension("tmp");
    let mut file = File::create(&unfinished)?;
    let mut hasher = Xxh3Default::new();
    for part in parts {
        hasher.update(part);
        file.write_all(part)?;
    }
    file.write_all(&hasher.digest().to_le_bytes())?;
    fs::rename(&unfinished, path)
}
