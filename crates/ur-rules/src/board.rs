//! The shape of a board: which places of the grid are squares.

use std::fmt;

use crate::square::{MAX_COLUMNS, ROWS, Square, SquareSet};

/// Which squares a board has: so many columns, three rows, and holes.
///
/// Its text is like a position's board: rows 3, 2 and 1, a digit for squares and `.` for a hole.
///
/// ```
/// use ur_rules::Board;
///
/// assert_eq!("4..2/8/4..2".parse(), Ok(Board::royal()));
/// assert!("4..2/3L4/4..2".parse::<Board>().is_err()); // something stands on it
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    columns: u8,
    squares: SquareSet,
}

impl Board {
    /// The board of the royal tombs: a–d × 1–3, the bridge e2 f2, g–h × 1–3.
    pub fn royal() -> Board {
        Board::from_filter(8, |column, row| row == 2 || !(4..=5).contains(&column))
    }

    /// The later board of 20: a–d × 1–3 and e2 … l2.
    pub fn aseb() -> Board {
        Board::from_filter(12, |column, row| row == 2 || column < 4)
    }

    fn from_filter(columns: u8, is_square: impl Fn(u8, u8) -> bool) -> Board {
        let squares = (0..columns)
            .flat_map(|column| (1..=ROWS).map(move |row| (column, row)))
            .filter(|&(column, row)| is_square(column, row))
            .filter_map(|(column, row)| Square::new(column, row))
            .collect();
        Board { columns, squares }
    }

    /// A board of so many columns with the given squares.
    pub(crate) fn new(columns: u8, squares: SquareSet) -> Board {
        debug_assert!(columns <= MAX_COLUMNS);
        Board { columns, squares }
    }

    /// How many columns the board has.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// All squares of the board.
    pub fn squares(&self) -> SquareSet {
        self.squares
    }

    /// Whether the board has this square.
    pub fn contains(&self, square: Square) -> bool {
        self.squares.contains(square)
    }

    /// The squares that share an edge with this one.
    pub fn neighbours(&self, square: Square) -> SquareSet {
        let (column, row) = (square.column(), square.row());
        let beside = [
            column.checked_sub(1).and_then(|left| Square::new(left, row)),
            Square::new(column + 1, row),
            row.checked_sub(1).and_then(|below| Square::new(column, below)),
            Square::new(column, row + 1),
        ];
        beside.into_iter().flatten().filter(|&square| self.contains(square)).collect()
    }
}

impl fmt::Display for Board {
    /// The empty board, as a position text has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_board(f, self, |_| None::<char>)
    }
}

/// Writes rows 3, 2, 1 of a board with what stands on its squares.
pub(crate) fn write_board<D: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    board: &Board,
    stones: impl Fn(Square) -> Option<D>,
) -> fmt::Result {
    for row in (1..=ROWS).rev() {
        let mut empty = 0;
        for column in 0..board.columns {
            let square = Square::new(column, row).filter(|&square| board.contains(square));
            match square.map(&stones) {
                Some(None) => empty += 1,
                Some(Some(stones)) => {
                    write_run(f, std::mem::take(&mut empty))?;
                    write!(f, "{stones}")?;
                }
                None => {
                    write_run(f, std::mem::take(&mut empty))?;
                    f.write_str(".")?;
                }
            }
        }
        write_run(f, empty)?;
        if row > 1 {
            f.write_str("/")?;
        }
    }
    Ok(())
}

fn write_run(f: &mut fmt::Formatter<'_>, empty: u8) -> fmt::Result {
    if empty == 0 { Ok(()) } else { write!(f, "{empty}") }
}
