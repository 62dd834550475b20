//! The form of a block in memory: rows without gaps, and room to store the last one with whole lines.

/// Values that are loaded, computed and stored together.
pub(crate) const LINE: usize = 8;

/// How many rows a block has, and how many values a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
}

impl Shape {
    /// The values of all rows.
    pub(crate) fn len(self) -> usize {
        self.rows * self.columns
    }

    /// The values of a row that are loaded and stored at once: whole lines, or the only one.
    pub(crate) fn width(self) -> usize {
        if self.columns == 1 { 1 } else { self.columns.next_multiple_of(LINE) }
    }

    /// The values that a block takes, in whole lines. What a row's last line holds beyond the row is
    /// the next row, or nothing that matters.
    pub(crate) fn room(self) -> usize {
        let before_last = self.rows.saturating_sub(1) * self.columns;
        if self.len() == 0 { 0 } else { (before_last + self.width()).next_multiple_of(LINE) }
    }
}

/// How much a block takes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Packing {
    /// No more than its values, as in a file.
    Tight,
    /// Whole lines, as in memory.
    Lines,
}

impl Packing {
    /// The values that a block of this shape takes.
    pub(crate) fn size(self, shape: Shape) -> usize {
        match self {
            Packing::Tight => shape.len(),
            Packing::Lines => shape.room(),
        }
    }
}
