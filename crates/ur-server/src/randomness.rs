//! Names and secrets that nobody can guess.

use rand::TryRng;
use rand::rngs::SysRng;
use ur_dice::hex;

use crate::protocol::{Problem, ProblemCode};

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";

/// Letters of a game's name: fifty bits.
const NAME_LENGTH: usize = 10;

/// Random bytes from the operating system.
pub(crate) fn bytes<const N: usize>() -> Result<[u8; N], Problem> {
    let mut bytes = [0; N];
    SysRng.try_fill_bytes(&mut bytes).map_err(|_| {
        Problem::new(ProblemCode::Unavailable, "the operating system gives no randomness")
    })?;
    Ok(bytes)
}

/// A name for a game.
pub(crate) fn game_name() -> Result<String, Problem> {
    let bytes: [u8; NAME_LENGTH] = bytes()?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

/// The secret of a seat.
pub(crate) fn seat_secret() -> Result<String, Problem> {
    Ok(hex::encode(&bytes::<16>()?))
}

/// A number for what players leave to chance.
pub(crate) fn luck() -> u32 {
    SysRng.try_next_u32().unwrap_or(0)
}
