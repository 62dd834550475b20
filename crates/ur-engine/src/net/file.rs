//! Nets as files: see `docs/training.md` for every byte.

use thiserror::Error;
use xxhash_rust::xxh3::xxh3_64;

use super::{Net, Shape};

const MAGIC: &[u8; 6] = b"urnet\0";
const VERSION: u16 = 1;

/// Why bytes are not a net.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NetError {
    /// They are something else.
    #[error("it is not a net of this program")]
    Foreign,
    /// They have another version.
    #[error("it has version {0} of the format, and this program reads version {VERSION}")]
    Version(u16),
    /// They are cut off, damaged, or of an impossible shape.
    #[error("it is damaged")]
    Damaged,
}

impl Net {
    /// The net as the bytes of its file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        let shape = self.shape;
        let sizes = [self.ruleset.len(), shape.inputs(), shape.first(), shape.second()];
        bytes.extend(sizes.into_iter().flat_map(|size| (size as u32).to_le_bytes()));
        bytes.extend(self.ruleset.as_bytes());
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes.extend(xxh3_64(&bytes).to_le_bytes());
        bytes
    }

    /// The net of a file's bytes.
    pub fn from_bytes(bytes: &[u8]) -> Result<Net, NetError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(NetError::Foreign)?;
        let (version, _) = rest.split_first_chunk().ok_or(NetError::Damaged)?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(NetError::Version(version));
        }
        let (content, checksum) = bytes.split_last_chunk().ok_or(NetError::Damaged)?;
        if xxh3_64(content) != u64::from_le_bytes(*checksum) {
            return Err(NetError::Damaged);
        }
        read(&content[MAGIC.len() + size_of::<u16>()..]).ok_or(NetError::Damaged)
    }
}

fn read(bytes: &[u8]) -> Option<Net> {
    let (sizes, rest) = bytes.split_first_chunk::<16>()?;
    let size = |number: usize| {
        let four = sizes[4 * number..].first_chunk().copied().unwrap_or_default();
        u32::from_le_bytes(four) as usize
    };
    // A shape that makes no sense could ask for more than there is memory.
    let shape = Shape::new(size(1), size(2), size(3)).ok()?;
    let (name, weights) = rest.split_at_checked(size(0))?;
    if weights.len() != 4 * shape.weights() {
        return None;
    }
    let weights = weights.as_chunks().0.iter().map(|four| f32::from_le_bytes(*four));
    let ruleset = String::from_utf8(name.to_vec()).ok()?;
    Some(Net { ruleset, shape, weights: weights.collect() })
}
