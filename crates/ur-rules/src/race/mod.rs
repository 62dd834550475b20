//! The race family: bring all pieces along your path and off the board.
//!
//! One implementation, driven by data: every ruleset of the family is a [`RaceSpec`].

mod file;
mod named;
mod position;
mod rules;

pub use file::{RaceFileError, parse_race_file};
pub use position::{RaceMove, RaceMoves, RacePosition};
pub use rules::{MAX_PATH, MAX_PIECES, RaceRules, RaceSpec, RaceSpecError, Track};

pub(crate) use named::{NAMES, choices, named, with_option};
