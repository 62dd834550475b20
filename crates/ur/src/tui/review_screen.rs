//! The review over the game: the curve of its chances, luck and skill, and every move weighed.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use ur_engine::{Band, Review, ReviewedPly};
use ur_rules::{Game, Side};

use crate::describe;
use crate::words::Words;
use crate::worth;

use super::palette::Look;

/// Lines of the curve, and of the sheet beside it.
const CURVE: u16 = 8;

/// Columns of the sheet.
const SHEET: u16 = 44;

/// The eighths of a line that a bar can fill.
const EIGHTHS: [char; 9] = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// A reviewed game, and which of its moves is looked at.
pub(super) struct ReviewScreen {
    review: Review,
    chosen: usize,
}

impl ReviewScreen {
    pub(super) fn new(game: &Game) -> ReviewScreen {
        ReviewScreen { review: worth::review(game), chosen: 0 }
    }

    /// Goes to another move, or says that the review is to be closed.
    pub(super) fn key(&mut self, key: KeyCode) -> bool {
        let last = self.review.plies.len().saturating_sub(1);
        self.chosen = match key {
            KeyCode::Down | KeyCode::Right | KeyCode::Char('j') => self.chosen + 1,
            KeyCode::Up | KeyCode::Left | KeyCode::Char('k') => self.chosen.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.chosen + 8,
            KeyCode::PageUp => self.chosen.saturating_sub(8),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => return true,
        }
        .min(last);
        false
    }

    pub(super) fn wheel(&mut self, lines: i32) {
        let last = self.review.plies.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(lines as isize).min(last);
    }

    pub(super) fn draw(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let block = Block::bordered()
            .title(Line::styled(format!(" {} ", words.get("review-title")), palette.title()))
            .title_bottom(Line::styled(format!(" {} ", words.get("keys-rules")), palette.quiet()))
            .border_style(palette.frame());
        let inner = block.inner(area);
        frame.render_widget(Clear, area);
        frame.render_widget(block, area);
        let [top, source, list] = Layout::vertical([
            Constraint::Length(CURVE + 1),
            Constraint::Length(2),
            Constraint::Min(3),
        ])
        .areas(inner);
        let [curve, _, sheet] = Layout::horizontal([
            Constraint::Min(20),
            Constraint::Length(2),
            Constraint::Length(SHEET),
        ])
        .areas(top);
        self.draw_curve(frame, curve, look);
        self.draw_sheet(frame, sheet, look);
        let said = Paragraph::new(worth::source(words, &self.review)).style(palette.quiet());
        frame.render_widget(said.wrap(Wrap { trim: true }), source);
        self.draw_moves(frame, list, look);
    }

    /// Light's chance at the start and after every move.
    fn chances(&self) -> Vec<f64> {
        let after = self.review.plies.iter().map(|ply| match ply.side {
            Side::Light => ply.after,
            Side::Dark => 1.0 - ply.after,
        });
        std::iter::once(self.review.start).chain(after).collect()
    }

    /// Bars as high as Light's chance; the one of the chosen move stands out.
    fn draw_curve(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let chances = self.chances();
        let width = usize::from(area.width);
        let step = |column: usize| column * (chances.len() - 1) / (width - 1).max(1);
        let column_of = |chosen: usize| (0..width).rev().find(|&c| step(c) <= chosen).unwrap_or(0);
        let here = column_of(self.chosen + 1);
        let title = format!("{} {}", describe::side(words, Side::Light), {
            worth::percent(chances[(self.chosen + 1).min(chances.len() - 1)])
        });
        let mut lines = vec![Line::styled(title, palette.title())];
        for row in (0..CURVE).rev() {
            let bar = |column: usize| {
                let height = chances[step(column)] * f64::from(CURVE) - f64::from(row);
                let eighths = (8.0 * height).round().clamp(0.0, 8.0) as usize;
                let dot = charset.pick('·', '.');
                let bar = charset.pick(EIGHTHS[eighths], if eighths >= 4 { '#' } else { ' ' });
                let is_even = row == CURVE / 2;
                let shown = if bar == ' ' && (is_even || column == here) { dot } else { bar };
                let style = if column == here { palette.title() } else { palette.quiet() };
                Span::styled(shown.to_string(), style)
            };
            lines.push((0..width).map(bar).collect());
        }
        frame.render_widget(Text::from(lines), area);
    }

    /// Where the result comes from.
    fn draw_sheet(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let sides = Side::BOTH.map(|side| describe::side(words, side));
        let name = usize::from(SHEET) - 18;
        let title = format!("{:<name$}{:>9}{:>9}", words.get("book-title"), sides[0], sides[1]);
        let mut lines = vec![Line::styled(title, palette.title())];
        let book = worth::book(&self.review);
        for (number, (key, of)) in book.iter().enumerate() {
            let is_share = number == 0 || number + 1 == book.len();
            let [light, dark] = of.map(|tenths| amount(tenths, is_share));
            let label: String = words.get(key).chars().take(name - 1).collect();
            let style = if is_share { palette.title() } else { ratatui::style::Style::new() };
            lines.push(Line::styled(format!("{label:<name$}{light:>9}{dark:>9}"), style));
        }
        frame.render_widget(Text::from(lines), area);
    }

    fn draw_moves(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let height = usize::from(area.height);
        let count = self.review.plies.len();
        let first = self.chosen.saturating_sub(height / 2).min(count.saturating_sub(height));
        let shown = self.review.plies.iter().enumerate().skip(first).take(height);
        let lines = shown.map(|(number, ply)| {
            let line = move_line(number, ply, look.words);
            if number == self.chosen {
                return Line::styled(line, look.palette.chosen());
            }
            let is_bad = matches!(ply.band, Some(Band::Mistake | Band::Blunder));
            if is_bad { Line::styled(line, look.palette.warning()) } else { Line::raw(line) }
        });
        frame.render_widget(lines.collect::<Text<'_>>(), area);
    }
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

/// A roll and a move: how good it was, what it gave away, the best, and the luck of the roll.
fn move_line(number: usize, ply: &ReviewedPly, words: &Words) -> String {
    let side = describe::side(words, ply.side);
    let (sign, band) = ply.band.map_or(("", String::new()), |band| worth::band(words, band));
    let is_missed = ply.band.is_some_and(|band| band > Band::Excellent);
    let given = if is_missed { format!("-{:.1}", 100.0 * ply.loss) } else { String::new() };
    let best = if is_missed { format!("> {}", ply.best) } else { String::new() };
    let (roll, mv) = (ply.roll.to_string(), ply.mv.to_string());
    let number = number + 1;
    format!(
        "{number:>3} {side:<7} {roll:<2} {mv:<12} {sign:>2} {band:<14} {given:>6} {best:<14} {:>+6.1}",
        100.0 * ply.luck
    )
}
