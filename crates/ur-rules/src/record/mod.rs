//! Game records: headers like PGN's, then numbered turns.
//!
//! ```
//! use ur_rules::record::Record;
//!
//! let text = "[Ruleset \"brettspielnetz\"]\n\n1. 2 @c1 | 0 --\n2. 3";
//! let record = Record::parse(text)?;
//! assert_eq!(record.game.plies().len(), 3); // the last roll waits for its move
//! assert!(record.to_string().ends_with("1. 2 @c1 | 0 --\n2. 3\n"));
//! # Ok::<(), ur_rules::record::RecordError>(())
//! ```

mod lexer;
mod reader;
mod writer;

use thiserror::Error;

use crate::dice::{Roll, RollError};
use crate::game::{Game, GameError, Reason};
use crate::moves::MoveTextError;
use crate::ruleset::{Ruleset, RulesetError};
use crate::setup::PositionError;
use crate::side::Side;

pub use lexer::Place;

/// The version of the record format that is read and written.
pub const VERSION: &str = "1";

/// The headers that say how the game went; a [`Record`] derives them from its game.
pub(crate) const DERIVED: [&str; 5] = ["Ruleset", "Opening", "Start", "Result", "Version"];

/// A game with what its record says besides: the other headers, and comments.
#[derive(Clone, Debug)]
pub struct Record {
    /// Headers such as `Light`, `Dark`, `Date` and `Dice`, in order. Those that follow from the
    /// game itself (`Ruleset`, `Opening`, `Start`, `Result`, `Version`) are not among them.
    pub headers: Vec<(String, String)>,
    /// The game as it stands.
    pub game: Game,
    /// The comments.
    pub comments: Vec<Comment>,
}

/// A comment of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comment {
    /// After how many rolls it stands.
    pub after: usize,
    /// Its text, without the braces.
    pub text: String,
}

/// Where a record goes wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {fault}")]
pub struct RecordError {
    /// The line and the column.
    pub place: Place,
    /// What is wrong there.
    pub fault: RecordFault,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecordFault {
    /// A header is not `[Key "value"]`.
    #[error("a header is written [Key \"value\"]")]
    Header,
    /// A key stands once.
    #[error("the header `{0}` is given twice")]
    HeaderTwice(String),
    /// Every record names its ruleset in the header `Ruleset`.
    #[error("the header [Ruleset \"…\"] is missing")]
    NoRuleset,
    /// The header `Ruleset` must name one that [`Record::parse_with`] is given.
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    /// The ruleset could not be had from where it is named.
    #[error("{0}")]
    RulesetSource(String),
    /// Only records of [`VERSION`], or without a version, are read.
    #[error("this record is of version {0}; version {VERSION} is read here")]
    Version(String),
    /// The start position is wrong.
    #[error("in the start position, {0}")]
    Start(#[from] PositionError),
    /// The roll-off is not a list of pairs.
    #[error("`{0}` is not a roll-off: pairs of rolls, light's first, such as \"2-2 3-1\"")]
    Opening(String),
    /// The roll-off says another side starts than the start position does.
    #[error("the roll-off and the start position disagree about who starts")]
    Starter,
    /// A comment ends with `}`.
    #[error("this comment has no `}}`")]
    OpenComment,
    /// Turns are numbered from 1, each number once.
    #[error("expected turn number `{expected}.`, found `{found}`")]
    Turn {
        /// The number that comes next.
        expected: usize,
        /// What is there.
        found: String,
    },
    /// A part belongs to the other side.
    #[error("this part is {0}'s, but it is the other side's turn")]
    WrongSide(Side),
    /// Something that does not belong there.
    #[error("`{0}` does not belong here")]
    Unexpected(String),
    /// A roll that only passes lacks its pass.
    #[error("nothing can be done with the roll {0}: the pass `--` must follow it")]
    NoPass(Roll),
    /// After a number, a bar or a semicolon something must follow.
    #[error("the record breaks off here")]
    BreaksOff,
    /// Here a roll is expected.
    #[error(transparent)]
    Roll(#[from] RollError),
    /// Here a move is expected.
    #[error(transparent)]
    Move(#[from] MoveTextError),
    /// Something that cannot happen in the game.
    #[error(transparent)]
    Game(#[from] GameError),
    /// The result is not what the game came to.
    #[error("the result is given as `{given}`, but the game came to `{found}`")]
    Result {
        /// What the header says.
        given: String,
        /// What the game says.
        found: &'static str,
    },
}

impl Record {
    /// A record of a game, without headers of its own.
    pub fn new(game: Game) -> Record {
        Record { headers: Vec::new(), game, comments: Vec::new() }
    }

    /// Reads a record whose ruleset has a name.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        Record::parse_with(text, |name| name.parse().map_err(RecordFault::Ruleset))
    }

    /// Reads a record; `ruleset` finds the ruleset of a text, which may be a file.
    pub fn parse_with(
        text: &str,
        ruleset: impl FnOnce(&str) -> Result<Ruleset, RecordFault>,
    ) -> Result<Record, RecordError> {
        reader::read(text, ruleset)
    }

    /// The value of a header that does not follow from the game.
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }

    /// Sets a header. White space in it becomes single spaces, for a header is one line; one
    /// without a name, or one that follows from the game, is left alone.
    pub fn set_header(&mut self, key: &str, value: &str) {
        let (key, value) = (one_line(key), one_line(value));
        if key.is_empty() || DERIVED.contains(&key.as_str()) {
            return;
        }
        match self.headers.iter_mut().find(|(name, _)| *name == key) {
            Some((_, old)) => *old = value,
            None => self.headers.push((key, value)),
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The result as a record has it: `1-0`, `0-1`, `1/2` or `*`.
pub fn result_text(game: &Game) -> &'static str {
    match game.outcome().map(|outcome| outcome.winner) {
        None => "*",
        Some(Some(Side::Light)) => "1-0",
        Some(Some(Side::Dark)) => "0-1",
        Some(None) => "1/2",
    }
}

/// The throws of a roll-off as a header has them, light's first: `2-2 3-1`.
pub(crate) fn parse_roll_off(text: &str) -> Option<Vec<(Roll, Roll)>> {
    let pair = |pair: &str| {
        let (light, dark) = pair.split_once('-')?;
        Some((light.parse().ok()?, dark.parse().ok()?))
    };
    text.split(' ').map(pair).collect()
}

/// The words that stand in place of a roll and move when the game ends by them.
fn ending_words(reason: Reason) -> Option<&'static str> {
    match reason {
        Reason::Play => None,
        Reason::Resignation => Some("resigns"),
        Reason::Time => Some("time"),
        Reason::Draw(_) => Some("claims draw"),
    }
}
