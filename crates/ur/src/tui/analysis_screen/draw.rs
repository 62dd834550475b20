//! What the analysis board looks like.

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Borders, Paragraph, Wrap};
use ur_rules::{Position, Side};

use crate::describe;
use crate::words::{Value, Words, wrapping};
use crate::worth;

use super::super::board::{BoardArea, BoardView, CELL_HEIGHT};
use super::super::keys;
use super::super::palette::Look;
use super::{AnalysisScreen, Focus, Spot};

/// The width of the column with rolls and moves.
const COLUMN: u16 = 30;

impl AnalysisScreen {
    pub(in crate::tui) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let [title, middle, text, said, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(BoardArea::HEIGHT + 2),
            Constraint::Length(1),
            Constraint::Min(1),
            Constraint::Length(3),
        ])
        .areas(area);
        let [table, column] =
            Layout::horizontal([Constraint::Min(10), Constraint::Length(COLUMN)]).areas(middle);
        let [dark, board, light] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(BoardArea::HEIGHT),
            Constraint::Length(1),
        ])
        .areas(table);
        self.reserves = [light, dark];
        self.draw_title(frame, title, look);
        self.draw_reserve(frame, dark, Side::Dark, look);
        self.draw_board(frame, board, look);
        self.draw_reserve(frame, light, Side::Light, look);
        self.draw_column(frame, column, look);
        self.draw_text(frame, text, look);
        self.draw_said(frame, said, look);
        keys::draw(frame, keys, &self.keys(look.words), look);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let dot = charset.pick('·', '-');
        let left = format!("{} {dot} {}", words.get("analyse-title"), self.editor.ruleset());
        let side = Value::Text(describe::side(words, self.editor.setup().turn));
        let right = words.with("status-turn", &[("side", side)]);
        frame.render_widget(Line::styled(left, palette.title()), area);
        frame.render_widget(Line::styled(right, palette.title()).right_aligned(), area);
    }

    fn draw_reserve(&self, frame: &mut Frame<'_>, area: Rect, side: Side, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let (ruleset, setup) = (self.editor.ruleset(), self.editor.setup());
        let text = describe::reserve(ruleset, setup, words, charset, side);
        let is_here = self.focus == Focus::Board && self.cursor.spot == Spot::Out(side);
        let (left, right) = charset.pick(('‹', '›'), ('<', '>'));
        let line = if is_here {
            Line::styled(format!("{left} {text} {right}"), palette.chosen())
        } else {
            Line::raw(text)
        };
        frame.render_widget(line, area);
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let chosen = self.chosen_move().map(|rated| rated.mv);
        let view = BoardView {
            cursor: self.cursor.square().filter(|_| self.focus == Focus::Board),
            cell_height: CELL_HEIGHT,
            ..BoardView::still(self.editor.ruleset(), self.editor.setup(), chosen.as_ref(), look)
        };
        self.board = view.draw(area, frame.buffer_mut());
    }

    /// The moves under every roll, best first; or why there are none.
    fn draw_column(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let block = Block::new().borders(Borders::LEFT).border_style(palette.quiet());
        let inner = block.inner(area);
        frame.render_widget(block, area);
        let winner = self.known.position.and_then(|position| position.winner());
        if let Some(side) = winner {
            let side = Value::Text(describe::side(words, side));
            let won = Paragraph::new(words.with("analyse-won", &[("side", side)]));
            return frame.render_widget(won.wrap(Wrap { trim: true }), inner);
        }
        let lines = if self.known.faults.is_empty() {
            self.move_lines(inner, look)
        } else {
            self.fault_lines(inner, look)
        };
        frame.render_widget(Text::from(lines), inner);
    }

    fn fault_lines(&self, area: Rect, look: Look<'_>) -> Vec<Line<'static>> {
        let Look { words, charset, palette } = look;
        let bullet = charset.pick("• ", "* ");
        let options = wrapping(area.width.into()).initial_indent(bullet).subsequent_indent("  ");
        let heading = words.get("analyse-invalid");
        let mut lines = wrapped(&heading, &wrapping(area.width.into()), palette.title());
        for fault in describe::faults(words, &self.known.faults) {
            lines.extend(wrapped(&fault, &options, palette.warning()));
        }
        lines
    }

    /// As many lines as there is room for, among them the move that is looked at.
    fn move_lines(&self, area: Rect, look: Look<'_>) -> Vec<Line<'static>> {
        let Look { words, palette, .. } = look;
        let mut lines: Vec<Line<'static>> = Vec::new();
        let (mut number, mut here) = (0, 0);
        for rolled in self.rolls() {
            let roll = [("roll", Value::Text(describe::roll(words, rolled.roll)))];
            let odds = worth::percent(rolled.odds);
            let heading = format!("{}  {odds}", words.with("analyse-roll", &roll));
            lines.push(Line::styled(heading, palette.title()));
            for rated in &rolled.moves {
                let is_here = number == self.chosen;
                if is_here {
                    here = lines.len();
                }
                let is_chosen = is_here && self.focus == Focus::Moves;
                let style = if is_chosen { palette.chosen() } else { Style::new() };
                let chance = worth::percent(rated.chance.seen_by(self.editor.setup().turn));
                lines.push(Line::styled(format!("  {chance:>7}  {}", rated.mv), style));
                number += 1;
            }
        }
        let height = usize::from(area.height);
        let hidden = lines.len().saturating_sub(height);
        let first = here.saturating_sub(height / 2).min(hidden);
        let mut shown: Vec<Line<'static>> = lines.into_iter().skip(first).take(height).collect();
        if let (true, Some(last)) = (first < hidden, shown.last_mut()) {
            *last = Line::styled(look.charset.pick("  …", "  ..."), palette.quiet());
        }
        shown
    }

    /// The position as text, or what is being typed.
    fn draw_text(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let line = if self.focus == Focus::Text {
            let room = usize::from(area.width.saturating_sub(3));
            let hidden = self.typed.chars().count().saturating_sub(room);
            let end: String = self.typed.chars().skip(hidden).collect();
            Line::styled(format!("> {end}_"), look.palette.chosen())
        } else {
            Line::styled(self.editor.setup().to_string(), look.palette.quiet())
        };
        frame.render_widget(line, area);
    }

    /// The chance of the side to act and how well that is known, what the chosen move does, or why
    /// a text is no position.
    fn draw_said(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let mut lines = Vec::new();
        if let Some(notice) = &self.notice {
            lines.push(Line::styled(notice.clone(), palette.warning()));
        } else if let Some(rated) = self.chosen_move() {
            let said = format!("> {}: {}", rated.mv, describe::mv(words, &rated.mv));
            lines.push(Line::styled(said, palette.title()));
        } else if let Some(analysis) = &self.known.analysis {
            let values = [
                ("side", Value::Text(describe::side(words, self.editor.setup().turn))),
                ("chance", Value::Text(worth::percent(analysis.chance.seen_by(analysis.side)))),
            ];
            lines.push(Line::styled(words.with("analyse-chance", &values), palette.title()));
            let source = worth::source(words, analysis.source, analysis.accuracy);
            lines.push(Line::styled(source, palette.quiet()));
        }
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
    }

    fn keys(&self, words: &Words) -> Vec<String> {
        let has_moves = self.moves().next().is_some();
        let (on_board, in_moves) = (self.focus == Focus::Board, self.focus == Focus::Moves);
        let on_square = on_board && self.cursor.square().is_some();
        let keys = [
            (self.focus == Focus::Text, "keys-analyse-text"),
            (on_square, "keys-analyse-square"),
            (on_square && self.editor.ruleset().has_towers(), "keys-analyse-red"),
            (on_board && !on_square, "keys-analyse-out"),
            (on_board, "keys-analyse-board"),
            (in_moves, "keys-analyse-moves"),
            ((on_board || in_moves) && has_moves, "keys-analyse-roll"),
            (on_board && has_moves, "keys-analyse-weighed"),
            ((on_board || in_moves) && self.editor.can_undo(), "keys-undo"),
            ((on_board || in_moves) && self.can_play_on(), "keys-review-play-on"),
            (on_board || in_moves, "keys-review-always"),
        ];
        keys.iter().filter(|(can, _)| *can).map(|(_, key)| words.get(key)).collect()
    }
}

fn wrapped(text: &str, options: &textwrap::Options<'_>, style: Style) -> Vec<Line<'static>> {
    let lines = textwrap::wrap(text, options).into_iter();
    lines.map(|line| Line::styled(line.into_owned(), style)).collect()
}
