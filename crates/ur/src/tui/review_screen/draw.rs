//! What the review looks like.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use ur_engine::{Band, ReviewedPly};
use ur_play::{Entry, Ledger};
use ur_rules::{Side, Stone};

use crate::describe;
use crate::words::{Value, Words};
use crate::worth;

use super::super::board::{BoardView, CELL_HEIGHT, LOW_CELL};
use super::super::keys;
use super::super::palette::Look;
use super::{ReviewScreen, is_missed};

/// Columns of the book.
const BOOK_WIDTH: u16 = 49;

/// Columns of a number in the book.
const AMOUNT: usize = 8;

/// Columns of the list of moves.
const COLUMN: u16 = 30;

/// The height from which the board has room for higher squares.
const ROOMY: u16 = 27;

/// The eighths of a line that a bar can fill.
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

impl ReviewScreen {
    pub(in crate::tui) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let cell_height = if area.height < ROOMY { LOW_CELL } else { CELL_HEIGHT };
        let ledger = Ledger::of(&self.review);
        let [title, middle, said, books, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(3 * (cell_height + 1) + 1),
            Constraint::Min(2),
            Constraint::Length(1 + ledger.lines.len() as u16),
            Constraint::Length(2),
        ])
        .areas(area);
        let [board, list] =
            Layout::horizontal([Constraint::Min(10), Constraint::Length(COLUMN)]).areas(middle);
        let [curve, _, book] = Layout::horizontal([
            Constraint::Min(14),
            Constraint::Length(2),
            Constraint::Length(BOOK_WIDTH),
        ])
        .areas(books);
        self.draw_title(frame, title, look);
        self.draw_board(frame, board, cell_height, look);
        self.draw_moves(frame, list, look);
        self.draw_said(frame, said, look);
        self.draw_curve(frame, curve, look);
        draw_book(frame, book, &ledger, look);
        keys::draw(frame, keys, &self.keys(look.words), look);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let dot = charset.pick('·', '-');
        let left = format!("{} {dot} {}", words.get("review-title"), self.game.ruleset());
        let stands = match self.game.outcome() {
            Some(outcome) => describe::outcome(words, outcome),
            None => words.get("games-unfinished"),
        };
        frame.render_widget(Line::styled(left, palette.title()), area);
        frame.render_widget(Line::styled(stands, palette.title()).right_aligned(), area);
    }

    fn draw_board(&self, frame: &mut Frame<'_>, area: Rect, cell_height: u16, look: Look<'_>) {
        let (position, mv) = self.shown();
        let setup = position.setup();
        let view = BoardView::still(self.game.ruleset(), &setup, mv.as_ref(), look);
        BoardView { cell_height, ..view }.draw(area, frame.buffer_mut());
    }

    fn draw_moves(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let block = Block::new().borders(Borders::LEFT).border_style(look.palette.quiet());
        self.list = block.inner(area);
        frame.render_widget(block, area);
        let height = usize::from(self.list.height);
        let count = self.review.plies.len();
        let chosen = self.at.checked_sub(1);
        let above = chosen.unwrap_or(0).saturating_sub(height / 2);
        self.first = above.min(count.saturating_sub(height));
        let shown = self.review.plies.iter().enumerate().skip(self.first).take(height);
        let lines = shown.map(|(number, ply)| {
            let line = move_line(number + 1, ply, look);
            if chosen == Some(number) {
                return Line::styled(line, look.palette.chosen());
            }
            let is_bad = matches!(ply.band, Some(Band::Mistake | Band::Blunder));
            if is_bad { Line::styled(line, look.palette.warning()) } else { Line::raw(line) }
        });
        frame.render_widget(lines.collect::<Text<'_>>(), self.list);
    }

    /// What was rolled and done, and how good that was; at the start, how well that is known.
    fn draw_said(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let quiet = |text| Line::styled(text, palette.quiet());
        let lines = match self.ply() {
            None => {
                let source = worth::source(words, self.review.source, self.review.accuracy);
                let partly = (!self.review.complete).then(|| self.partly(words));
                [partly, Some(source)].into_iter().flatten().map(quiet).collect()
            }
            Some((ply, weighed)) => vec![
                Line::raw(describe::ply(words, ply)),
                Line::styled(
                    verdict(weighed, words).join(charset.pick(" · ", " - ")),
                    palette.title(),
                ),
            ],
        };
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
    }

    /// How far the review got.
    fn partly(&self, words: &Words) -> String {
        let values = [
            ("rolls", Value::Number(self.review.plies.len())),
            ("of", Value::Number(self.game.plies().len())),
        ];
        words.with("review-partly", &values)
    }

    /// Bars as high as Light's chance; the one of the point that is looked at stands out.
    fn draw_curve(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let chances = self.chances();
        let width = usize::from(area.width);
        let step = |column: usize| column * (chances.len() - 1) / (width - 1).max(1);
        let here = (0..width).rev().find(|&column| step(column) <= self.at).unwrap_or(0);
        let light = chances[self.at.min(chances.len() - 1)];
        let values = [("light", light), ("dark", 1.0 - light)]
            .map(|(name, chance)| (name, Value::Text(worth::percent(chance))));
        let mut lines = vec![Line::styled(words.with("review-at", &values), palette.title())];
        let height = area.height.saturating_sub(1);
        for row in (0..height).rev() {
            let bar = |column: usize| {
                let filled = chances[step(column)] * f64::from(height) - f64::from(row);
                let eighths = (8.0 * filled).round().clamp(0.0, 8.0) as usize;
                let bar = charset.pick(EIGHTHS[eighths], if eighths >= 4 { '#' } else { ' ' });
                let is_even = row == height / 2;
                let dot = charset.pick('·', '.');
                let shown = if bar == ' ' && (is_even || column == here) { dot } else { bar };
                let style = if column == here { palette.title() } else { palette.quiet() };
                Span::styled(shown.to_string(), style)
            };
            lines.push((0..width).map(bar).collect());
        }
        frame.render_widget(Text::from(lines), area);
    }

    fn keys(&self, words: &Words) -> Vec<String> {
        let best = if self.shows_best { "keys-review-played" } else { "keys-review-best" };
        let keys = [
            (true, "keys-review-step"),
            (self.missed().is_some(), best),
            (self.can_play_on(), "keys-review-play-on"),
            (true, "keys-review-analyse"),
            (true, "keys-review-always"),
        ];
        keys.iter().filter(|(can, _)| *can).map(|(_, key)| words.get(key)).collect()
    }
}

/// Where the result comes from.
fn draw_book(frame: &mut Frame<'_>, area: Rect, ledger: &Ledger, look: Look<'_>) {
    let Look { words, palette, .. } = look;
    let sides = Side::BOTH.map(|side| describe::side(words, side));
    let name = usize::from(BOOK_WIDTH) - 2 * AMOUNT;
    let title =
        format!("{:<name$}{:>AMOUNT$}{:>AMOUNT$}", words.get("book-title"), sides[0], sides[1]);
    let mut lines = vec![Line::styled(title, palette.title())];
    for line in &ledger.lines {
        let is_share = matches!(line.entry, Entry::Start | Entry::Result | Entry::Stands);
        let [light, dark] = line.tenths.map(|tenths| amount(tenths, is_share));
        let label: String = worth::entry(words, line.entry).chars().take(name - 1).collect();
        let style = if is_share { palette.title() } else { Style::new() };
        lines.push(Line::styled(format!("{label:<name$}{light:>AMOUNT$}{dark:>AMOUNT$}"), style));
    }
    frame.render_widget(Text::from(lines), area);
}

/// A chance, or a change of it, in points.
fn amount(tenths: i64, is_share: bool) -> String {
    let points = tenths as f64 / 10.0;
    match (is_share, tenths) {
        (true, _) => format!("{points:.1} %"),
        (false, 0) => "-".to_owned(),
        (false, _) => format!("{points:+.1}"),
    }
}

/// A roll and a move, how good it was, and what it gave away.
fn move_line(number: usize, ply: &ReviewedPly, look: Look<'_>) -> String {
    let stone = look.charset.stone(Stone::plain(ply.side));
    let (sign, _) = ply.band.map_or(("", String::new()), |band| worth::band(look.words, band));
    let given = if is_missed(ply) { format!("-{:.1}", ply.loss.points()) } else { String::new() };
    let (roll, mv) = (ply.roll.to_string(), ply.mv.to_string());
    let mv: String = mv.chars().take(11).collect();
    format!("{number:>3} {stone} {roll:<2} {mv:<11} {sign:>2} {given:>5}")
}

/// What is said of a move: the luck of the roll, how good it was, what it gave away, the best.
fn verdict(ply: &ReviewedPly, words: &Words) -> Vec<String> {
    let points = |points: String| [("points", Value::Text(points))];
    let luck = words.with("review-luck", &points(format!("{:+.1}", ply.luck.points())));
    let Some(band) = ply.band else { return vec![luck, words.get("review-only")] };
    let mut said = vec![luck, worth::band(words, band).1];
    if is_missed(ply) {
        said.push(words.with("review-loss", &points(format!("{:.1}", ply.loss.points()))));
        let best = Value::Text(describe::mv(words, &ply.best));
        said.push(words.with("review-best", &[("move", best)]));
    }
    said
}
