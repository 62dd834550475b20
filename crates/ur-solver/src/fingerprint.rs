//! The name of a game's files: what its mechanics come to as a number.

use ur_rules::Mechanics;
use xxhash_rust::xxh3::xxh3_64;

/// A number that stands for mechanics, in file names.
pub fn fingerprint(mechanics: &Mechanics) -> u64 {
    xxh3_64(mechanics.as_str().as_bytes())
}
