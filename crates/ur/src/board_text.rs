//! A position drawn with characters.

use ur_rules::handbook::Mark;
use ur_rules::{Board, ROWS, Ruleset, Setup, Side, Square, Stone, VariantPosition};

/// Which characters there are to draw with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Charset {
    Unicode,
    Ascii,
}

impl Charset {
    /// What the user asked for, or what the system's locale says the terminal can show.
    pub(crate) fn choose(ascii: bool) -> Charset {
        let named = ["LC_ALL", "LC_CTYPE", "LANG"];
        let locale = named.into_iter().filter_map(|name| std::env::var(name).ok());
        let locale = locale.into_iter().find(|value| !value.is_empty());
        // A system that says nothing of its characters is more likely new than old.
        let plain = locale.is_some_and(|locale| !locale.to_lowercase().contains("utf"));
        if ascii || plain { Charset::Ascii } else { Charset::Unicode }
    }

    /// One of two signs for the same thing.
    pub(crate) fn pick<T>(self, unicode: T, ascii: T) -> T {
        match self {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// A stone: two shapes that differ without colour, and two more for turned ones.
    pub(crate) fn stone(self, stone: Stone) -> char {
        match (self, stone.side, stone.turned) {
            (Charset::Ascii, ..) => stone.letter(),
            (_, Side::Light, false) => '○',
            (_, Side::Dark, false) => '●',
            (_, Side::Light, true) => '◇',
            (_, Side::Dark, true) => '◆',
        }
    }

    /// What a square is marked with.
    pub(crate) fn mark(self, mark: Mark) -> char {
        match (self, mark) {
            (Charset::Unicode, Mark::Rosette | Mark::Fort) => '✿',
            (Charset::Unicode, Mark::Ishtar) => '✶',
            (Charset::Unicode, Mark::Marduk) => '♠',
            (Charset::Unicode, Mark::Kingdom) => '♛',
            (Charset::Unicode, Mark::Entrance) => '∩',
            (Charset::Unicode, Mark::Goal) => '◎',
            (Charset::Ascii, Mark::Rosette | Mark::Fort) => '*',
            (Charset::Ascii, Mark::Ishtar) => 'I',
            (Charset::Ascii, Mark::Marduk) => 'M',
            (Charset::Ascii, Mark::Kingdom) => 'K',
            (Charset::Ascii, Mark::Entrance) => 'E',
            (Charset::Ascii, Mark::Goal) => '#',
        }
    }

    /// A line or a corner of the frame, by the directions it goes on in.
    fn line(self, [up, right, down, left]: [bool; 4]) -> char {
        if self == Charset::Ascii {
            return match (up || down, left || right) {
                (false, false) => ' ',
                (true, false) => '|',
                (false, true) => '-',
                (true, true) => '+',
            };
        }
        match (up, right, down, left) {
            (false, false, false, false) => ' ',
            (_, false, _, false) => '│',
            (false, _, false, _) => '─',
            (false, true, true, false) => '┌',
            (false, false, true, true) => '┐',
            (true, true, false, false) => '└',
            (true, false, false, true) => '┘',
            (true, true, true, false) => '├',
            (true, false, true, true) => '┤',
            (false, true, true, true) => '┬',
            (true, true, false, true) => '┴',
            (true, true, true, true) => '┼',
        }
    }
}

/// The inlays of the board from the royal tombs, for squares that are empty.
pub(crate) fn inlay(ruleset: Ruleset, square: Square) -> &'static str {
    let own_marks = matches!(ruleset, Ruleset::Modern(_));
    match Mark::of(ruleset, square) {
        Some(Mark::Rosette | Mark::Fort) => "·✿·",
        Some(Mark::Ishtar) => "·✶·",
        Some(_) => "",
        // In the modern game only what a square is matters.
        None if own_marks => "",
        None => match (square.row(), square.column() % 6) {
            (2, 0 | 2) => "∴∵∴",
            (2, 1 | 5) => "╳╳╳",
            (2, _) => "∶·∶",
            (_, 1 | 3) => "⊙ ⊙",
            _ => "∶·∶",
        },
    }
}

/// The frame of a board as a grid of characters, with empty cells of the given size.
pub(crate) struct Frame {
    pub(crate) cell_width: usize,
    pub(crate) cell_height: usize,
    pub(crate) lines: Vec<Vec<char>>,
}

impl Frame {
    pub(crate) fn new(
        board: &Board,
        cell_width: usize,
        cell_height: usize,
        charset: Charset,
    ) -> Frame {
        let columns = usize::from(board.columns());
        let (width, height) = (columns * (cell_width + 1) + 1, 3 * (cell_height + 1) + 1);
        let mut lines = vec![vec![' '; width]; height];
        // A cell to each side of the grid line x, y (counted in cells, rows from the top).
        let has = |column: isize, row: isize| {
            let place = u8::try_from(column).ok().zip(u8::try_from(2 - row).ok());
            place
                .and_then(|(column, below)| Square::new(column, below + 1))
                .is_some_and(|square| board.contains(square))
        };
        for (y, line) in lines.iter_mut().enumerate() {
            for (x, place) in line.iter_mut().enumerate() {
                let on_column = x % (cell_width + 1) == 0;
                let on_row = y % (cell_height + 1) == 0;
                let column = (x / (cell_width + 1)) as isize;
                let row = (y / (cell_height + 1)) as isize;
                // Which of the four cells around are there; inside an edge, two of them are one.
                let left = if on_column { column - 1 } else { column };
                let above = if on_row { row - 1 } else { row };
                let (nw, ne) = (has(left, above), has(column, above));
                let (sw, se) = (has(left, row), has(column, row));
                *place = match (on_column, on_row) {
                    (true, true) => charset.line([nw || ne, ne || se, sw || se, nw || sw]),
                    (true, false) => charset.line([nw || ne, false, nw || ne, false]),
                    (false, true) => charset.line([false, nw || sw, false, nw || sw]),
                    (false, false) => ' ',
                };
            }
        }
        Frame { cell_width, cell_height, lines }
    }

    /// The top left corner of a square's cell, inside its borders: column and line.
    pub(crate) fn corner(&self, square: Square) -> (usize, usize) {
        let row_from_top = usize::from(ROWS - square.row());
        (
            usize::from(square.column()) * (self.cell_width + 1) + 1,
            row_from_top * (self.cell_height + 1) + 1,
        )
    }

    /// Writes a text into a line of a cell, as far as it fits.
    pub(crate) fn write(&mut self, (column, line): (usize, usize), text: &str) {
        for (x, c) in (column..).zip(text.chars().take(self.cell_width)) {
            self.lines[line][x] = c;
        }
    }
}

/// A position with its board, square names and marks, in several lines.
pub(crate) fn draw(position: &VariantPosition, charset: Charset) -> String {
    let setup = position.setup();
    let ruleset = position.ruleset();
    let tallest = setup.stones().map(|(_, stones)| stones.len()).max().unwrap_or(0);
    let cell = |square| cell(ruleset, &setup, square, charset);
    draw_cells(setup.board(), tallest.max(1) + 2, charset, cell)
}

/// A board with the steps of a path written on its squares.
pub(crate) fn draw_path(ruleset: Ruleset, path: &[Square], charset: Charset) -> String {
    draw_cells(ruleset.board(), 4, charset, |square| {
        let mark = Mark::of(ruleset, square).map_or(' ', |mark| charset.mark(mark));
        let step = path.iter().position(|&other| other == square);
        let step = step.map_or(String::new(), |place| (place + 1).to_string());
        format!("{mark}{step:>2}")
    })
}

/// A board with something in each of its cells, and the names of rows and columns.
fn draw_cells(
    board: &Board,
    cell_width: usize,
    charset: Charset,
    cell: impl Fn(Square) -> String,
) -> String {
    let mut frame = Frame::new(board, cell_width, 1, charset);
    for square in board.squares() {
        let corner = frame.corner(square);
        frame.write(corner, &cell(square));
    }
    let mut text = String::new();
    for (y, line) in frame.lines.iter().enumerate() {
        let row = if y % 2 == 1 { char::from(b'3' - (y / 2) as u8) } else { ' ' };
        let line: String = line.iter().collect();
        text.push_str(format!("{row} {line}").trim_end());
        text.push('\n');
    }
    text.push_str(&column_names(board, cell_width));
    text
}

/// The mark of a square, then its stones from the bottom up.
fn cell(ruleset: Ruleset, setup: &Setup, square: Square, charset: Charset) -> String {
    let mark = Mark::of(ruleset, square).map_or(' ', |mark| charset.mark(mark));
    let stones = setup.stones_on(square).iter().map(|&stone| charset.stone(stone));
    std::iter::once(mark).chain(stones).collect()
}

fn column_names(board: &Board, cell_width: usize) -> String {
    let name = |column: u8| format!(" {:^cell_width$}", char::from(b'a' + column));
    let names: String = (0..board.columns()).map(name).collect();
    format!("  {}\n", names.trim_end())
}
