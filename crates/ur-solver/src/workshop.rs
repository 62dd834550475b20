//! Where a solve keeps what it has done, so that it can be stopped and gone on with.
//!
//! Every layer that is solved goes to a file of its own, in a folder for the ruleset: in full
//! precision as long as other layers need it, and as the table will store it. A file that does not
//! match its checksum is as good as none: that layer is solved again.

use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use xxhash_rust::xxh3::{Xxh3Default, xxh3_64};

/// The version of the files; those of another are not found.
const VERSION: u32 = 2;

/// A layer's name: the side that waits, its pieces in play, and the mover's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct LayerName {
    pub(crate) side: usize,
    pub(crate) pieces: [u32; 2],
}

/// The folder of a solve.
pub(crate) struct Workshop {
    folder: PathBuf,
    /// Locked while the workshop is open.
    _lock: File,
}

/// Values of a layer in full precision, and how far they may be off.
pub(crate) struct Kept {
    pub(crate) values: Vec<f64>,
    pub(crate) error: f64,
}

impl Workshop {
    /// Opens the folder, or makes it, unless another solve is at work in it.
    pub(crate) fn open(folder: &Path) -> io::Result<Workshop> {
        let folder = folder.join(format!("v{VERSION}"));
        fs::create_dir_all(&folder)?;
        let lock = File::create(folder.join("lock"))?;
        match lock.try_lock() {
            Ok(()) => Ok(Workshop { folder, _lock: lock }),
            Err(TryLockError::WouldBlock) => Err(io::ErrorKind::ResourceBusy.into()),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn path(&self, layer: LayerName, kind: &str) -> PathBuf {
        let LayerName { side, pieces: [waiting, moving] } = layer;
        self.folder.join(format!("{side}-{waiting}-{moving}.{kind}"))
    }

    /// Keeps a solved layer in both forms.
    pub(crate) fn keep(&self, layer: LayerName, kept: &Kept, stored: &[u8]) -> io::Result<()> {
        let error = kept.error.to_le_bytes();
        write_whole(&self.path(layer, "stored"), &[&error, stored])?;
        write_whole(&self.path(layer, "exact"), &[&error, bytemuck::cast_slice(&kept.values)])
    }

    /// The error of a layer that has been solved; none if it has to be solved.
    pub(crate) fn solved(&self, layer: LayerName, stored_len: usize) -> Option<f64> {
        let stored = read_whole(&self.path(layer, "stored"), stored_len + 8)?;
        Some(f64::from_le_bytes(*stored.first_chunk()?))
    }

    /// A layer in full precision; none if it has to be solved again.
    pub(crate) fn exact(&self, layer: LayerName, len: usize) -> Option<Kept> {
        let bytes = read_whole(&self.path(layer, "exact"), 8 * (len + 1))?;
        let (error, values) = bytes.split_first_chunk()?;
        let values = values.as_chunks().0.iter().map(|&value| f64::from_ne_bytes(value));
        Some(Kept { values: values.collect(), error: f64::from_le_bytes(*error) })
    }

    /// A layer as the table stores it.
    pub(crate) fn stored(&self, layer: LayerName, len: usize) -> Option<Vec<u8>> {
        Some(read_whole(&self.path(layer, "stored"), len + 8)?.split_off(8))
    }

    /// Throws away a layer's full precision.
    pub(crate) fn forget_exact(&self, layer: LayerName) {
        let _ = fs::remove_file(self.path(layer, "exact"));
    }

    /// Throws everything away.
    pub(crate) fn close(self) {
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

/// The contents of a file of this length, if it is whole.
fn read_whole(path: &Path, len: usize) -> Option<Vec<u8>> {
    let mut file = File::open(path).ok()?;
    if file.metadata().ok()?.len() != len as u64 + 8 {
        return None;
    }
    let mut contents = Vec::with_capacity(len + 8);
    file.read_to_end(&mut contents).ok()?;
    let sum = contents.split_off(len);
    (xxh3_64(&contents).to_le_bytes() == sum[..]).then_some(contents)
}
