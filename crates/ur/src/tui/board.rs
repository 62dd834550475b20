//! The board on the screen: squares, stones, and what the chosen move would do.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Place, Rect};
use ratatui::style::Style;
use ur_rules::handbook::Mark;
use ur_rules::{Move, Ruleset, Setup, Square, SquareSet, Stone};

use crate::board_text::{Charset, Frame, inlay};

use super::palette::{Look, Palette};

/// Lines of a cell during a game: its mark and name, its stones, what can be done there.
pub(super) const CELL_HEIGHT: u16 = 3;

/// Lines of a cell where nothing is to be done.
pub(super) const LOW_CELL: u16 = 2;

/// The board, ready to be drawn.
pub(super) struct BoardView<'p> {
    pub(super) ruleset: Ruleset,
    /// What stands where, whether or not it can.
    pub(super) setup: &'p Setup,
    /// The legal moves that are offered.
    pub(super) moves: &'p [Move],
    /// The one among them that is chosen.
    pub(super) chosen: Option<&'p Move>,
    /// The last move that was made, to be shown while nothing is chosen.
    pub(super) last: Option<&'p Move>,
    /// The square that is being set up.
    pub(super) cursor: Option<Square>,
    /// Lines of a cell: [`CELL_HEIGHT`], or fewer where nothing is to be done.
    pub(super) cell_height: u16,
    pub(super) charset: Charset,
    pub(super) palette: Palette,
}

/// Where the board was drawn, to find the square under a mouse click.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BoardArea {
    origin: Place,
    cell_width: u16,
    cell_height: u16,
}

impl BoardArea {
    /// Lines of a board that is only looked at, without the names of the columns.
    pub(super) const LOW: u16 = 3 * (LOW_CELL + 1) + 1;

    /// Lines of a board during a game, with the names of the columns below it.
    pub(super) const HEIGHT: u16 = 3 * (CELL_HEIGHT + 1) + 2;

    /// The square at a place of the screen.
    pub(super) fn square_at(self, place: Place) -> Option<Square> {
        let x = place.x.checked_sub(self.origin.x)?;
        let y = place.y.checked_sub(self.origin.y)?;
        if x % (self.cell_width + 1) == 0 || y % (self.cell_height + 1) == 0 {
            return None; // on a line between squares
        }
        let column = u8::try_from(x / (self.cell_width + 1)).ok()?;
        let row_from_top = u8::try_from(y / (self.cell_height + 1)).ok()?;
        Square::new(column, 3u8.checked_sub(row_from_top)?)
    }
}

/// The squares that a move touches, in order.
pub(super) fn squares_of(mv: &Move) -> Vec<Square> {
    let walk = |walk: &ur_rules::Walk| {
        let landings = walk.landings().iter().map(|landing| landing.square);
        std::iter::once(walk.from()).chain(landings).collect::<Vec<_>>()
    };
    match mv {
        Move::Pass => Vec::new(),
        Move::Place(landing) => vec![landing.square],
        Move::Finish(from) => vec![*from],
        Move::Walk(way, _) => walk(way),
        Move::Double(first, second) => [walk(first), walk(second)].concat(),
    }
}

/// Where a move's pieces come down.
fn targets_of(mv: &Move) -> Vec<Square> {
    match mv {
        Move::Pass | Move::Finish(_) => Vec::new(),
        Move::Place(landing) => vec![landing.square],
        Move::Walk(walk, _) => vec![walk.end().square],
        Move::Double(first, second) => vec![first.end().square, second.end().square],
    }
}

impl<'p> BoardView<'p> {
    /// A board that is only looked at, in low squares, with the move that led there.
    pub(super) fn still(
        ruleset: Ruleset,
        setup: &'p Setup,
        last: Option<&'p Move>,
        look: Look<'_>,
    ) -> BoardView<'p> {
        let Look { charset, palette, .. } = look;
        BoardView {
            ruleset,
            setup,
            moves: &[],
            chosen: None,
            last,
            cursor: None,
            cell_height: LOW_CELL,
            charset,
            palette,
        }
    }

    /// Draws the board into the middle of the area's top, in squares of the usual width.
    pub(super) fn draw_centred(&self, area: Rect, buffer: &mut Buffer) {
        let width = (1 + 6 * u16::from(self.setup.board().columns())).min(area.width);
        let x = area.x + (area.width - width) / 2;
        self.draw(Rect { x, width, ..area }, buffer);
    }

    /// Draws the board into the area's top left corner and says where it is.
    pub(super) fn draw(&self, area: Rect, buffer: &mut Buffer) -> BoardArea {
        let setup = self.setup;
        let columns = setup.board().columns();
        let fitting = area.width.saturating_sub(1) / u16::from(columns.max(1));
        let cell_width = fitting.saturating_sub(1).clamp(2, 7);
        let cell_height = self.cell_height;
        let frame = Frame::new(setup.board(), cell_width.into(), cell_height.into(), self.charset);
        let origin = area.as_position();
        for (y, line) in (origin.y..area.bottom()).zip(&frame.lines) {
            for (x, c) in (origin.x..area.right()).zip(line) {
                if *c != ' ' {
                    buffer[(x, y)].set_char(*c).set_style(self.palette.frame());
                }
            }
        }
        let canvas = Canvas { area, cell_width, frame: &frame };
        for square in setup.board().squares() {
            self.draw_square(&canvas, square, buffer);
        }
        self.draw_column_names(&canvas, columns, buffer);
        BoardArea { origin, cell_width, cell_height }
    }

    fn draw_square(&self, canvas: &Canvas<'_>, square: Square, buffer: &mut Buffer) {
        let mark = Mark::of(self.ruleset, square);
        let stones = self.setup.stones_on(square);
        let touched = self.touched().contains(square);
        let ground = if touched { self.palette.touched() } else { self.palette.square(mark) };
        for line in 0..self.cell_height {
            let blank = " ".repeat(canvas.cell_width.into());
            canvas.put(buffer, square, (0, line), &blank, ground);
        }
        let width = canvas.cell_width;
        if let Some(mark) = mark {
            canvas.put(buffer, square, (0, 0), &self.charset.mark(mark).to_string(), ground);
        }
        let name = square.to_string();
        if width > 2 || mark.is_none() {
            canvas.put(buffer, square, (width.saturating_sub(2), 0), &name, ground);
        }
        if stones.is_empty() && !touched && self.charset == Charset::Unicode {
            let inlay = inlay(self.ruleset, square);
            let centred = format!("{inlay:^w$}", w = width.into());
            canvas.put(buffer, square, (0, 1), &centred, ground.patch(self.palette.inlay(mark)));
        }
        self.draw_stones(canvas, square, stones, ground, buffer);
        if self.cell_height < CELL_HEIGHT {
            // Between the mark and the name there is room for how high a tower is.
            if stones.len() > 1 && width > 4 {
                canvas.put(buffer, square, (1, 0), &self.height(stones.len()), ground);
            }
            return;
        }
        let note = self.note(square, stones.len(), width.into());
        canvas.put(buffer, square, (0, 2), &format!("{note:^w$}", w = width.into()), ground);
    }

    fn draw_stones(
        &self,
        canvas: &Canvas<'_>,
        square: Square,
        stones: &[Stone],
        ground: Style,
        buffer: &mut Buffer,
    ) {
        let width = usize::from(canvas.cell_width);
        let shown = &stones[stones.len().saturating_sub(width)..];
        let start = (width - shown.len()) / 2;
        let touched = self.touched().contains(square);
        for (x, &stone) in (start..).zip(shown) {
            let style = if touched { ground } else { ground.patch(self.palette.stone(stone)) };
            let glyph = self.charset.stone(stone).to_string();
            canvas.put(buffer, square, (x as u16, 1), &glyph, style);
        }
        // Without colours, brackets show what the chosen move touches.
        if touched && shown.len() + 2 <= width {
            let end = start + shown.len().max(1);
            canvas.put(buffer, square, (start.saturating_sub(1) as u16, 1), "[", ground);
            canvas.put(buffer, square, (end as u16, 1), "]", ground);
        }
    }

    /// What stands in the last line of a cell: the numbers of the moves that end here, as many as
    /// there is room for, or how many stones a tower has.
    fn note(&self, square: Square, stones: usize, room: usize) -> String {
        let ends_here = |mv: &Move| targets_of(mv).last() == Some(&square);
        let numbers = (1..).zip(self.moves).filter(|(_, mv)| ends_here(mv));
        let numbers: Vec<String> =
            numbers.map(|(number, _): (usize, _)| number.to_string()).collect();
        if numbers.is_empty() {
            return if stones > 1 { self.height(stones) } else { String::new() };
        }
        let all = numbers.join(",");
        if all.len() <= room {
            all
        } else {
            format!("{},{}", numbers[0], self.charset.pick('…', '.'))
        }
    }

    /// How high a tower is.
    fn height(&self, stones: usize) -> String {
        format!("{}{stones}", self.charset.pick('×', 'x'))
    }

    fn touched(&self) -> SquareSet {
        let mv = if self.moves.is_empty() { self.last } else { self.chosen };
        mv.map(squares_of).unwrap_or_default().into_iter().chain(self.cursor).collect()
    }

    fn draw_column_names(&self, canvas: &Canvas<'_>, columns: u8, buffer: &mut Buffer) {
        let y = canvas.area.y + 3 * (self.cell_height + 1) + 1;
        for column in 0..columns {
            let x = canvas.area.x + u16::from(column) * (canvas.cell_width + 1);
            let x = x + 1 + canvas.cell_width / 2;
            if x < canvas.area.right() && y < canvas.area.bottom() {
                let name = char::from(b'a' + column);
                buffer[(x, y)].set_char(name).set_style(self.palette.quiet());
            }
        }
    }
}

/// The part of the screen that the board is drawn on.
struct Canvas<'f> {
    area: Rect,
    cell_width: u16,
    frame: &'f Frame,
}

impl Canvas<'_> {
    /// Writes a text into a square's cell.
    fn put(&self, buffer: &mut Buffer, square: Square, at: (u16, u16), text: &str, style: Style) {
        let (column, line) = self.frame.corner(square);
        let x = self.area.x + column as u16 + at.0;
        let y = self.area.y + line as u16 + at.1;
        let room = self.cell_width.saturating_sub(at.0).min(self.area.right().saturating_sub(x));
        if y < self.area.bottom() && room > 0 {
            buffer.set_stringn(x, y, text, room.into(), style);
        }
    }
}
