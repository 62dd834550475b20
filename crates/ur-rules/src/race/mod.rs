//! The race family: bring all pieces along your path and off the board.
//!
//! One implementation, driven by data: every ruleset of the family is a [`RaceSpec`].

#[cfg(feature = "toml")]
mod file;
mod named;
#[cfg(feature = "toml")]
mod own;
mod position;
mod rules;

#[cfg(feature = "toml")]
pub use file::{RaceFileError, parse_race_file};
#[cfg(feature = "toml")]
pub use own::OwnTextError;
pub use position::{RaceMove, RaceMoves, RacePosition};
pub use rules::{MAX_PATH, MAX_PIECES, RaceRules, RaceSpec, RaceSpecError, Track};

pub(crate) use named::{NAMES, OPTIONS, named};
#[cfg(feature = "toml")]
pub(crate) use own::{own_text, read_own_text};
