//! The two players.

use std::fmt;
use std::ops::Not;
use std::str::FromStr;

use thiserror::Error;

/// One of the two players. Light (White, player A) owns row 1, Dark (Black, player B) row 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The player of row 1, who is listed first everywhere.
    Light,
    /// The player of row 3.
    Dark,
}

impl Side {
    /// Both sides, Light first.
    pub const BOTH: [Side; 2] = [Side::Light, Side::Dark];

    /// The letter of this side in a position text: `l` or `d`.
    pub const fn letter(self) -> char {
        match self {
            Side::Light => 'l',
            Side::Dark => 'd',
        }
    }

    /// Where this side's things stand in an array of two.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Not for Side {
    type Output = Side;

    /// The other side.
    #[inline]
    fn not(self) -> Side {
        match self {
            Side::Light => Side::Dark,
            Side::Dark => Side::Light,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Side::Light => "light",
            Side::Dark => "dark",
        })
    }
}

/// Why a text is not a side: it must be `light` or `dark`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a side: `light` or `dark`")]
pub struct SideError(pub String);

impl FromStr for Side {
    type Err = SideError;

    fn from_str(text: &str) -> Result<Side, SideError> {
        match text {
            "light" => Ok(Side::Light),
            "dark" => Ok(Side::Dark),
            _ => Err(SideError(text.to_owned())),
        }
    }
}
