//! Squares by their names, and sets of them.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// Rows of every board: 1 is Light's, 2 is shared, 3 is Dark's.
pub const ROWS: u8 = 3;

/// The most columns a board may have (a–t): all squares fit the 64 bits of a [`SquareSet`].
pub const MAX_COLUMNS: u8 = 20;

/// A square, named by column and row: `a1` … `t3`.
///
/// Squares are ordered as the notation counts them: a1 a2 a3 b1 b2 …
///
/// ```
/// use ur_rules::Square;
///
/// let rosette: Square = "d2".parse()?;
/// assert_eq!((rosette.column(), rosette.row()), (3, 2));
/// assert_eq!(rosette.to_string(), "d2");
/// # Ok::<(), ur_rules::SquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Square(u8);

impl Square {
    /// The square in a column (0 for a) and a row (1–3), if there can be one.
    pub const fn new(column: u8, row: u8) -> Option<Square> {
        if column < MAX_COLUMNS && row >= 1 && row <= ROWS {
            Some(Square(column * ROWS + row - 1))
        } else {
            None
        }
    }

    /// The column, 0 for a.
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// The row, 1 to 3.
    pub const fn row(self) -> u8 {
        self.0 % ROWS + 1
    }

    /// How many squares there can be on any board.
    pub const COUNT: usize = ROWS as usize * MAX_COLUMNS as usize;

    /// The place of this square in the order a1 a2 a3 b1 …
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square that faces this one across the middle row.
    #[must_use]
    pub const fn mirrored(self) -> Square {
        Square(self.column() * ROWS + (ROWS - self.row()))
    }
}

/// Why a text is not a square.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a square: a column a–t and a row 1–3, such as `d2`")]
pub struct SquareError(pub String);

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        let bad = || SquareError(text.to_owned());
        let [column, row] = text.as_bytes() else {
            return Err(bad());
        };
        if !column.is_ascii_lowercase() || !row.is_ascii_digit() {
            return Err(bad());
        }
        Square::new(column - b'a', row - b'0').ok_or_else(bad)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet(u64);

impl SquareSet {
    /// The set without squares.
    pub const EMPTY: SquareSet = SquareSet(0);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> SquareSet {
        SquareSet(1 << square.0)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether the set has no squares.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0 |= 1 << square.0;
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !(1 << square.0);
    }

    /// The squares in either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 | other.0)
    }

    /// The squares in both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & other.0)
    }

    /// The squares of this set that are not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: SquareSet) -> SquareSet {
        SquareSet(self.0 & !other.0)
    }

    /// Whether every square of this set is in the other.
    #[inline]
    pub const fn is_subset(self, other: SquareSet) -> bool {
        self.0 & !other.0 == 0
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

/// The squares of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Squares(u64);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let square = Square(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(square)
    }
}

impl fmt::Display for SquareSet {
    /// The names of the squares, lowest first, with spaces between.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.into_iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
