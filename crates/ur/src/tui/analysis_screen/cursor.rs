//! Where on the board something is being set up.

use ratatui::crossterm::event::KeyCode;
use ur_rules::{ROWS, Ruleset, Side, Square};

/// A square, or a side's pieces that have left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    Square(Square),
    Out(Side),
}

/// The cursor. It keeps its column while it is beside the board.
pub(super) struct Cursor {
    ruleset: Ruleset,
    pub(super) spot: Spot,
    column: u8,
}

impl Cursor {
    /// The cursor on the first square of the middle row.
    pub(super) fn new(ruleset: Ruleset) -> Cursor {
        let mut cursor = Cursor { ruleset, spot: Spot::Out(Side::Light), column: 0 };
        cursor.go_to_row(2);
        cursor
    }

    pub(super) fn square(&self) -> Option<Square> {
        match self.spot {
            Spot::Square(square) => Some(square),
            Spot::Out(_) => None,
        }
    }

    pub(super) fn go_to(&mut self, square: Square) {
        if self.ruleset.board().contains(square) {
            self.spot = Spot::Square(square);
            self.column = square.column();
        }
    }

    /// Goes where an arrow points. Above the board are Dark's pieces, below it Light's.
    pub(super) fn step(&mut self, key: KeyCode) {
        match (self.spot, key) {
            (Spot::Square(square), KeyCode::Up) if square.row() < ROWS => {
                self.go_to_row(square.row() + 1);
            }
            (Spot::Square(square), KeyCode::Down) if square.row() > 1 => {
                self.go_to_row(square.row() - 1);
            }
            (Spot::Square(_), KeyCode::Up) => self.go_beside(Side::Dark),
            (Spot::Square(_), KeyCode::Down) => self.go_beside(Side::Light),
            (Spot::Square(square), KeyCode::Left) => {
                let left = self.row(square.row()).filter(|other| other.column() < square.column());
                left.max_by_key(|other| other.column()).into_iter().for_each(|to| self.go_to(to));
            }
            (Spot::Square(square), KeyCode::Right) => {
                let right = self.row(square.row()).filter(|other| other.column() > square.column());
                right.min_by_key(|other| other.column()).into_iter().for_each(|to| self.go_to(to));
            }
            (Spot::Out(Side::Dark), KeyCode::Down) => self.go_to_row(ROWS),
            (Spot::Out(Side::Light), KeyCode::Up) => self.go_to_row(1),
            _ => {}
        }
    }

    fn row(&self, row: u8) -> impl Iterator<Item = Square> + use<> {
        self.ruleset.board().squares().into_iter().filter(move |square| square.row() == row)
    }

    /// Goes to the square of a row that is nearest to the cursor's column, and keeps the column.
    fn go_to_row(&mut self, row: u8) {
        let column = self.column;
        if let Some(square) = self.row(row).min_by_key(|square| square.column().abs_diff(column)) {
            self.spot = Spot::Square(square);
        }
    }

    fn go_beside(&mut self, side: Side) {
        if self.ruleset.has_finish() {
            self.spot = Spot::Out(side);
        }
    }
}
