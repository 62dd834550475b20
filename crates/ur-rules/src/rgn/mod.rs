//! RGN, the notation of the `RoyalUr` libraries, for the race rulesets.
//!
//! A game is tags, `[Key value]`, and then its turns, one to a line: Light's acts after the turn's
//! number, Dark's after a `/`. An act is a move, whose roll is the distance it goes, or a roll that
//! made no move, `2 --`. `*` marks the other roll that a rosette gives, `#` the end of the game. Tiles
//! are `A1` to `C8`, the letter for our row and the number for our column: `A4` is d1, `C7` is g3.
//!
//! ```
//! use ur_rules::rgn;
//!
//! let text = "[Light Ada]\n\n1. A@A4 / C@C2\n2. A4A1 * A@A2 / C@C4\n";
//! let record = rgn::parse(text, "classic".parse()?)?;
//! assert_eq!(record.game.plies().len(), 5);
//! assert_eq!(rgn::write(&record)?, text);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What their writer has no words for stands in tags that it would write as it writes any other:
//! `[Opening "2-2 3-1"]` for the throws of the roll-off, `[Result "1-0"]` for who won when the game
//! was not played out, `[Termination time]` when it was the clock that ended it.

mod lexer;
mod reader;
mod writer;

use std::fmt;

use thiserror::Error;

use crate::dice::{NotARoll, Roll};
use crate::game::GameError;
use crate::moves::Move;
use crate::race::RaceRules;
use crate::record::{Comment, Place, Record};
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::square::Square;

/// The tag, and its value, by which a game that the clock ended is told from a resigned one.
const TERMINATION: (&str, &str) = ("Termination", "time");

/// Reads a game of a race ruleset, which the caller names, for no tag of RGN does.
///
/// The marks must be right: `x` where the move captures and nowhere else, `*` likewise. Without a
/// tag `Result`, a game that ends with `#` before it is won was resigned by the side to act. A line
/// break in a tag becomes a space, for a record's header is one line.
pub fn parse(text: &str, ruleset: Ruleset) -> Result<Record, RgnError> {
    let rules = race(ruleset)?;
    reader::read(text, rules)
        .map_err(|Misread { at, fault }| RgnError::Text { place: place(text, at), fault })
}

/// Writes a game of a race ruleset. Comments are left out: [`losses`] names them.
pub fn write(record: &Record) -> Result<String, RgnError> {
    writer::write(record, race(record.game.ruleset())?)
}

/// What [`write()`] leaves out of a record because RGN has no place for it.
pub fn losses(record: &Record) -> Vec<Loss> {
    record.comments.iter().cloned().map(Loss::Comment).collect()
}

/// Something that RGN has no place for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// A comment.
    Comment(Comment),
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Loss::Comment(Comment { after, text }) = self;
        write!(f, "the comment after roll {after} is left out: {{{text}}}")
    }
}

/// Why a game cannot be read from RGN or written in it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RgnError {
    /// The ruleset is not a race.
    #[error(
        "RGN is for races, where the way of one piece tells the roll: it has no words for `{0}`"
    )]
    Ruleset(String),
    /// The text is wrong.
    #[error("{place}: {fault}")]
    Text {
        /// The line and the column.
        place: Place,
        /// What is wrong there.
        fault: RgnFault,
    },
    /// The game begins elsewhere than at the start.
    #[error("the game begins at `{0}`, and RGN has only games that begin at the ruleset's start")]
    Start(String),
    /// Nothing tells who starts.
    #[error("nobody has rolled yet, and RGN cannot tell who is to start: write it after a roll")]
    NoStarter,
    /// A header has a name by which RGN tells something else.
    #[error("the header `{0}` would be read as something else: give it another name")]
    HeaderTaken(String),
    /// A header is there twice.
    #[error("the header `{0}` is there twice: leave out or rename one of them")]
    HeaderTwice(String),
    /// A header has no name.
    #[error("a header has no name: give it one")]
    HeaderUnnamed,
}

/// What can be wrong with a text in RGN.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RgnFault {
    /// A tag has the wrong form.
    #[error(
        "a tag is written [Key value] or [Key \"any value\"]: without quotes only letters, digits, \
        `_`, `.` and `-`, a letter first"
    )]
    Tag,
    /// Quotes are not closed.
    #[error("these quotes have no `\"` to close them on their line")]
    OpenQuotes,
    /// A backslash stands before something that needs none.
    #[error("a `\\` in quotes is written `\\\\`; besides, there are `\\\"`, `\\r` and `\\n`")]
    Escape,
    /// A tag has an empty key.
    #[error("this tag has no key: a tag is written [Key value]")]
    NoKey,
    /// A tag is given twice.
    #[error("the tag `{0}` is given twice")]
    TagTwice(String),
    /// A tag comes too late.
    #[error("tags stand before the first turn")]
    LateTag,
    /// The roll-off is not a list of pairs.
    #[error("`{0}` is not a roll-off: pairs of rolls, light's first, such as \"2-2 3-1\"")]
    Opening(String),
    /// A tag says something else than the game does.
    #[error("the tag `{key}` says `{given}`, but by the game it is `{found}`")]
    Disagrees {
        /// The tag's key.
        key: &'static str,
        /// What it says.
        given: String,
        /// What it should say.
        found: String,
    },
    /// A turn has no or a wrong number.
    #[error("expected turn number `{expected}.`, found `{found}`")]
    Turn {
        /// The number that comes next.
        expected: usize,
        /// What is there.
        found: String,
    },
    /// A part of a turn is empty.
    #[error(
        "{0}'s acts are missing here; where dark starts, the first line is dark's alone: `/ C@C4`"
    )]
    NoAct(Side),
    /// An act stands in the other side's part of the turn.
    #[error("this is {0}'s part of the turn, but it is the other side's turn to act")]
    WrongSide(Side),
    /// Something that is no act.
    #[error("`{0}` is not an act: `A@A4`, `A4A1 *`, `B6B7x`, `B8A+`, or without a move `2 --`")]
    Form(String),
    /// A tile that the board does not have.
    #[error("the board has no tile `{0}`")]
    NoTile(String),
    /// A tile where the mover never comes.
    #[error("`{tile}` is not on {side}'s path")]
    OffPath {
        /// The tile.
        tile: String,
        /// Who moves.
        side: Side,
    },
    /// A piece enters or leaves by another row than its own.
    #[error("{side}'s pieces enter by `{}@` and leave by `{}+`, not by `{found}`", row(*.side), row(*.side))]
    Row {
        /// The letter that is there.
        found: char,
        /// Who moves.
        side: Side,
    },
    /// A move leads nowhere, or back.
    #[error("`{0}` does not lead forward on the mover's path")]
    Backward(String),
    /// No roll is as long as the move.
    #[error("`{mv}` cannot be rolled: {error}")]
    Distance {
        /// The move.
        mv: String,
        /// The roll it would take.
        error: NotARoll,
    },
    /// The rules do not allow the move.
    #[error("`{mv}` is not legal with a roll of {roll}")]
    Illegal {
        /// The move.
        mv: String,
        /// The roll that its length tells.
        roll: Roll,
    },
    /// A capture is not marked.
    #[error("this move captures: write `{0}x`")]
    Capture(String),
    /// A move that captures nothing is marked as a capture.
    #[error("this move captures nothing: write `{0}` without `x`")]
    NoCapture(String),
    /// A rosette's other roll is not marked.
    #[error("this move lands on a rosette and rolls again: write `{0} *`")]
    Rosette(String),
    /// A rosette's other roll is marked where there is none.
    #[error("no rosette gives another roll here: write `{0}` without `*`")]
    NoRosette(String),
    /// A roll has no move and does not say so.
    #[error("after a roll without a move stands `--`: write `{0} --`")]
    NoDashes(Roll),
    /// A roll is left unplayed in the middle of the game.
    #[error("the roll {0} can be played: `{0} --` may only stand last, where the game was saved")]
    Unplayed(Roll),
    /// The end of the game is not marked.
    #[error("the game is won here: `#` must follow")]
    NoEnd,
    /// The game goes on after its end.
    #[error("`{0}` stands after the `#` that ends the game")]
    AfterEnd(String),
    /// Something that cannot happen in the game.
    #[error(transparent)]
    Game(#[from] GameError),
}

/// What is wrong at a byte of the text.
struct Misread {
    at: usize,
    fault: RgnFault,
}

impl RgnFault {
    fn at(self, at: usize) -> Misread {
        Misread { at, fault: self }
    }
}

/// The place of a byte. Asked once, for the error, so that reading need not count characters.
fn place(text: &str, at: usize) -> Place {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let last = before.rsplit('\n').next().unwrap_or_default();
    Place { line, column: last.chars().count() + 1 }
}

fn race(ruleset: Ruleset) -> Result<&'static RaceRules, RgnError> {
    match ruleset {
        Ruleset::Race(rules) => Ok(rules),
        Ruleset::Modern(_) | Ruleset::Ravensburger(_) => {
            Err(RgnError::Ruleset(ruleset.text().to_owned()))
        }
    }
}

/// The letter by which a side's pieces enter and leave: that of its own row.
fn row(side: Side) -> char {
    match side {
        Side::Light => 'A',
        Side::Dark => 'C',
    }
}

/// The name of a square as a tile. Every square has one.
fn tile(square: Square) -> String {
    format!("{}{}", char::from(b'A' + square.row() - 1), square.column() + 1)
}

/// The square that a move of the race ends on; none when it finishes or passes.
fn landing(mv: Move) -> Option<Square> {
    match mv {
        Move::Place(landing) => Some(landing.square),
        Move::Walk(walk, _) => Some(walk.end().square),
        Move::Pass | Move::Finish(_) | Move::Double(..) => None,
    }
}

/// Whether a move earns the roll that `*` marks. A capture's other roll is not marked.
fn has_star(rules: &RaceRules, mv: Move) -> bool {
    let spec = rules.spec();
    spec.rosette_roll && landing(mv).is_some_and(|square| spec.rosettes.contains(square))
}

/// Whether a key or a value of a tag stands without quotes.
fn is_bare(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.chars().all(is_bare_char)
}

fn is_bare_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '-')
}
