//! Moves, in the words of every rulebook, and their texts.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::dice::is_plain_number;
use crate::square::{Square, SquareError};

/// What a side does with its roll.
///
/// A move says everything about itself: the squares, what it captures and what it carries. Its text
/// is the same in every ruleset.
///
/// ```
/// use ur_rules::Move;
///
/// let double: Move = "a1-a2,c2xd2".parse()?;
/// assert!(matches!(double, Move::Double(..)));
/// assert_eq!(double.to_string(), "a1-a2,c2xd2");
/// # Ok::<(), ur_rules::MoveTextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Nothing: `--`.
    Pass,
    /// A piece from the pool: `@d1`, `@d1x`.
    Place(Landing),
    /// A piece leaves the board for good: `g1-off`.
    Finish(Square),
    /// One piece moves, in ravensburger with so many prisoners: `c2-d2`, `c2-d2xe2`, `c2-f2+2`.
    Walk(Walk, u8),
    /// Two different pieces move one after the other: `a1-a2,c2xd2`.
    Double(Walk, Walk),
}

/// A square on which a piece comes down, and whether it captures there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Landing {
    /// The square.
    pub square: Square,
    /// Whether an enemy is captured there.
    pub captures: bool,
}

/// The most squares a piece steps on in one move (modern, ruling Heaven).
pub const MAX_STEPS: usize = 3;

/// The way of one piece: where it starts and every square the rules make it name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Walk {
    from: Square,
    landings: [Landing; MAX_STEPS],
    steps: u8,
}

impl Walk {
    /// A walk from a square straight to a landing.
    pub fn to(from: Square, landing: Landing) -> Walk {
        Walk { from, landings: [landing, Landing::default(), Landing::default()], steps: 1 }
    }

    /// The walk with one landing more, if there is room for it.
    #[must_use]
    pub fn then(mut self, landing: Landing) -> Option<Walk> {
        *self.landings.get_mut(usize::from(self.steps))? = landing;
        self.steps += 1;
        Some(self)
    }

    /// The square the piece starts from.
    pub fn from(&self) -> Square {
        self.from
    }

    /// Every landing, in order; there is at least one.
    pub fn landings(&self) -> &[Landing] {
        &self.landings[..usize::from(self.steps)]
    }

    /// The last landing.
    pub fn end(&self) -> Landing {
        self.landings[usize::from(self.steps) - 1]
    }

    /// Whether the walk comes by a square, its start included.
    pub fn visits(&self, square: Square) -> bool {
        self.from == square || self.landings().iter().any(|landing| landing.square == square)
    }

    fn is_read_as(&self, legal: &Walk) -> bool {
        self.from == legal.from
            && self.steps == legal.steps
            && self.landings().iter().zip(legal.landings()).all(|(a, b)| a.is_read_as(*b))
    }
}

impl Landing {
    fn is_read_as(self, legal: Landing) -> bool {
        self.square == legal.square && (legal.captures || !self.captures)
    }
}

impl Move {
    /// Whether a reader may take this for the legal move: captures need not be marked.
    pub fn is_read_as(&self, legal: &Move) -> bool {
        match (self, legal) {
            (Move::Place(read), Move::Place(legal)) => read.is_read_as(*legal),
            (Move::Walk(read, carried), Move::Walk(legal, prisoners)) => {
                carried == prisoners && read.is_read_as(legal)
            }
            (Move::Double(first, second), Move::Double(legal_first, legal_second)) => {
                first.is_read_as(legal_first) && second.is_read_as(legal_second)
            }
            _ => self == legal,
        }
    }

    /// The squares where the move captures.
    pub fn captures(&self) -> Vec<Square> {
        let landings: Vec<Landing> = match self {
            Move::Pass | Move::Finish(_) => Vec::new(),
            Move::Place(landing) => vec![*landing],
            Move::Walk(walk, _) => walk.landings().to_vec(),
            Move::Double(first, second) => [first.landings(), second.landings()].concat(),
        };
        landings.iter().filter(|landing| landing.captures).map(|landing| landing.square).collect()
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Pass => f.write_str("--"),
            Move::Place(landing) => {
                write!(f, "@{}{}", landing.square, if landing.captures { "x" } else { "" })
            }
            Move::Finish(from) => write!(f, "{from}-off"),
            Move::Walk(walk, 0) => walk.fmt(f),
            Move::Walk(walk, prisoners) => write!(f, "{walk}+{prisoners}"),
            Move::Double(first, second) => write!(f, "{first},{second}"),
        }
    }
}

impl fmt::Display for Walk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.from)?;
        self.landings().iter().try_for_each(|landing| {
            write!(f, "{}{}", if landing.captures { 'x' } else { '-' }, landing.square)
        })
    }
}

/// Why a text is not a move of any ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum MoveTextError {
    /// A square is a column from a to t and a row from 1 to 3.
    #[error("in the move `{text}`: {error}")]
    Square {
        /// The whole text.
        text: String,
        /// What is wrong with the name.
        error: SquareError,
    },
    /// No piece steps on more than [`MAX_STEPS`] squares: name each it lands on once.
    #[error("the move `{0}` steps on more than {MAX_STEPS} squares")]
    TooLong(String),
    /// After `+` stands how many prisoners go along; without any there is no `+`.
    #[error("in the move `{0}` the prisoners after `+` are not a number from 1 up")]
    Prisoners(String),
    /// It must be written as one of the variants of [`Move`] is.
    #[error(
        "`{0}` is not a move: `@d1`, `c2-d2`, `c2xe2`, `g1-off`, `a1-a2,c2xd2`, `c2-f2+2` or `--`"
    )]
    Form(String),
}

impl FromStr for Move {
    type Err = MoveTextError;

    fn from_str(text: &str) -> Result<Move, MoveTextError> {
        let reader = MoveReader { text };
        if text == "--" {
            return Ok(Move::Pass);
        }
        if let Some(to) = text.strip_prefix('@') {
            let (square, captures) = match to.strip_suffix('x') {
                Some(square) => (square, true),
                None => (to, false),
            };
            return Ok(Move::Place(Landing { square: reader.square(square)?, captures }));
        }
        if let Some(from) = text.strip_suffix("-off") {
            return Ok(Move::Finish(reader.square(from)?));
        }
        if let Some((first, second)) = text.split_once(',') {
            return Ok(Move::Double(reader.walk(first)?, reader.walk(second)?));
        }
        match text.split_once('+') {
            None => Ok(Move::Walk(reader.walk(text)?, 0)),
            Some((walk, prisoners)) => {
                Ok(Move::Walk(reader.walk(walk)?, reader.prisoners(prisoners)?))
            }
        }
    }
}

/// Reads the parts of a move; an error quotes the whole of it.
struct MoveReader<'t> {
    text: &'t str,
}

impl MoveReader<'_> {
    fn square(&self, name: &str) -> Result<Square, MoveTextError> {
        name.parse().map_err(|error| MoveTextError::Square { text: self.text.to_owned(), error })
    }

    fn prisoners(&self, number: &str) -> Result<u8, MoveTextError> {
        match number.parse() {
            Ok(prisoners) if prisoners > 0 && is_plain_number(number) => Ok(prisoners),
            _ => Err(MoveTextError::Prisoners(self.text.to_owned())),
        }
    }

    fn walk(&self, text: &str) -> Result<Walk, MoveTextError> {
        let mut parts = text.split_inclusive(['-', 'x']);
        let (from, mut mark) = split_mark(parts.next().unwrap_or_default());
        let mut walk: Option<Walk> = None;
        let from = match mark {
            Some(_) => self.square(from)?,
            None => return Err(MoveTextError::Form(self.text.to_owned())),
        };
        while let Some(captures) = mark {
            let (name, next) = split_mark(parts.next().unwrap_or_default());
            let landing = Landing { square: self.square(name)?, captures };
            walk = match walk {
                None => Some(Walk::to(from, landing)),
                Some(walk) => Some(
                    walk.then(landing)
                        .ok_or_else(|| MoveTextError::TooLong(self.text.to_owned()))?,
                ),
            };
            mark = next;
        }
        walk.ok_or_else(|| MoveTextError::Form(self.text.to_owned()))
    }
}

/// A square's name, and the mark after it: whether the next landing captures.
fn split_mark(part: &str) -> (&str, Option<bool>) {
    if let Some(name) = part.strip_suffix('-') {
        (name, Some(false))
    } else if let Some(name) = part.strip_suffix('x') {
        (name, Some(true))
    } else {
        (part, None)
    }
}
