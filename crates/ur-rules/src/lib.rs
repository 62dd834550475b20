//! The Royal Game of Ur: squares, dice, rulesets, positions, moves and games.
//!
//! Pure: no input or output, no clock, no randomness of its own. Ask a [`Ruleset`] by name, take its
//! start position, and play:
//!
//! ```
//! use ur_rules::{Game, Roll, Ruleset, Side};
//!
//! let classic: Ruleset = "classic".parse()?;
//! let mut game = Game::new(classic);
//! game.roll_off(Roll::Count(1), Roll::Count(3))?; // Dark has the higher roll and starts
//! game.roll(Roll::Count(2))?;
//! game.play(&"@c3".parse()?)?;
//! assert_eq!(game.position().to_string(), "2D1..2/8/4..2 l 7-0 6-0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is checked where: a text becomes a [`Setup`] or a [`Move`] if it has the right form; the
//! ruleset turns a setup into a position if the game can stand so; a position plays a move if the
//! rules allow it. Everything else is an error that says what was wrong and changes nothing.
//!
//! # Features
//!
//! None is on unless it is asked for.
//!
//! - `serde`: moves, squares, rolls, rulesets, setups and outcomes are written as their texts and read
//!   from them, [`Event`]s as objects. A position is written as its text, and read back by its
//!   ruleset: [`Ruleset::parse_position`].
//! - `toml`: races of one's own, from TOML files and from texts that hold such a file.

#![forbid(unsafe_code)]

mod board;
mod chance;
mod dice;
mod effects;
mod game;
pub mod handbook;
mod intern;
pub mod lessons;
mod mechanics;
pub mod modern;
mod moves;
mod opening;
mod options;
mod pass;
mod perft;
mod position;
pub mod race;
pub mod ravensburger;
pub mod record;
pub mod rgn;
mod ruleset;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
mod side;
mod situation;
mod square;
mod variant;

pub use board::Board;
pub use chance::{Chance, Points};
pub use dice::{Dice, DiceError, MAX_THROWS, NotARoll, Roll, RollError, RollOdds, Tips, TipsError};
pub use effects::{Effects, Leg};
pub use game::{
    DrawReason, Event, Game, GameError, Outcome, OutcomeError, Phase, Ply, Reason, Seq,
};
pub use mechanics::Mechanics;
pub use modern::ModernPosition;
pub use moves::{Landing, MAX_STEPS, Move, MoveTextError, Walk};
pub use opening::Opening;
pub use options::{Choice, OptionError};
pub use pass::PassReason;
pub use perft::perft;
pub use position::{IllegalMove, Position};
pub use race::{RaceMove, RacePosition};
pub use ravensburger::{RavensburgerPosition, Tower};
pub use ruleset::{Family, Ruleset, RulesetError};
pub use setup::{
    InvalidSetup, PositionError, Reserve, Setup, SetupError, SetupFault, SetupTextError, Stone,
};
pub use side::{Side, SideError};
pub use square::{MAX_COLUMNS, ROWS, Square, SquareError, SquareSet, Squares};
pub use variant::{OtherFamily, VariantPosition};
