//! What the game screen looks like.

use std::borrow::Cow;

use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, List, Paragraph, Wrap};
use ur_rules::Side;

use crate::describe;
use crate::play::table::Waiting;
use crate::words::{Value, Words, wrapping};

use super::super::board::{BoardArea, BoardView, CELL_HEIGHT};
use super::super::dice;
use super::super::keys;
use super::super::menu::seat;
use super::super::palette::Look;
use super::{GameScreen, Notice};

/// The width of the column with moves and history.
const COLUMN: u16 = 29;

impl GameScreen {
    pub(in crate::tui) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let [title, dark, middle, light, dice, said, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Length(BoardArea::HEIGHT),
            Constraint::Length(1),
            Constraint::Length(1),
            Constraint::Min(2),
            Constraint::Length(2),
        ])
        .areas(area);
        let [board, column] =
            Layout::horizontal([Constraint::Min(10), Constraint::Length(COLUMN)]).areas(middle);
        self.pools = [light, dark];
        self.draw_title(frame, title, look);
        for (side, line) in [(Side::Dark, dark), (Side::Light, light)] {
            self.draw_pool(frame, line, side, look);
        }
        self.draw_board(frame, board, look);
        if self.shows_history() {
            self.draw_history(frame, column, look);
        } else {
            self.draw_moves(frame, column, look);
        }
        self.draw_dice(frame, dice, look);
        self.draw_said(frame, said, look);
        keys::draw(frame, keys, &self.keys(look.words), look);
    }

    fn draw_title(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let dot = charset.pick('·', '-');
        let left = format!("{} {dot} {}", words.get("title"), self.table.settings().ruleset);
        let right = match self.table.waiting() {
            Waiting::Over(outcome) => describe::outcome(words, outcome),
            Waiting::RollOff | Waiting::Starter(_) => words.get("status-opening"),
            Waiting::Roll(side) | Waiting::Move(side, _) | Waiting::Computer(side) => {
                words.with("status-turn", &[("side", Value::Text(describe::side(words, side)))])
            }
        };
        frame.render_widget(Line::styled(left, palette.title()), area);
        frame.render_widget(Line::styled(right, palette.title()).right_aligned(), area);
    }

    fn draw_pool(&self, frame: &mut Frame<'_>, area: Rect, side: Side, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let setup = self.table.game().position().setup();
        let reserve = setup.reserves[side.index()];
        let stone = ur_rules::Stone::plain(side);
        let stones = charset.stone(stone).to_string().repeat(reserve.pool.into());
        let line = Line::from(vec![
            Span::raw(describe::reserve(
                self.table.settings().ruleset,
                &setup,
                words,
                charset,
                side,
            )),
            Span::raw("  "),
            Span::styled(stones, palette.stone(stone)),
            Span::styled(format!("  {}", seat(words, self.table.seat(side))), palette.quiet()),
        ]);
        frame.render_widget(line, area);
    }

    fn draw_board(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { charset, palette, .. } = look;
        let game = self.table.game();
        let last = game.plies().iter().rev().find_map(|ply| ply.mv);
        let view = BoardView {
            ruleset: game.ruleset(),
            setup: &game.position().setup(),
            moves: &self.moves,
            chosen: self.moves.get(self.chosen),
            last: last.as_ref(),
            cursor: None,
            cell_height: CELL_HEIGHT,
            charset,
            palette,
        };
        self.board = view.draw(area, frame.buffer_mut());
    }

    fn draw_moves(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let lines =
            (1..).zip(&self.moves).map(|(number, mv): (usize, _)| format!("{number:>3} {mv}"));
        let block = Block::new()
            .borders(Borders::LEFT)
            .border_style(palette.quiet())
            .title(Line::styled(format!(" {} ", words.get("panel-moves")), palette.title()));
        self.list = block.inner(area);
        let list = List::new(lines).block(block).highlight_style(palette.chosen());
        self.list_state.select(Some(self.chosen));
        frame.render_stateful_widget(list, area, &mut self.list_state);
    }

    fn draw_history(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let block = Block::new()
            .borders(Borders::LEFT)
            .border_style(palette.quiet())
            .title(Line::styled(format!(" {} ", words.get("panel-history")), palette.title()));
        let inner = block.inner(area);
        self.list = Rect::default();
        let record = self.table.record().to_string();
        let turns = record.split_once("\n\n").map_or("", |(_, turns)| turns);
        let width = usize::from(inner.width.max(8));
        let options = wrapping(width).subsequent_indent("   ");
        let lines: Vec<String> = turns
            .lines()
            .flat_map(|turn| textwrap::wrap(turn, &options).into_iter().map(Cow::into_owned))
            .collect();
        let height = usize::from(inner.height);
        let hidden = lines.len().saturating_sub(height);
        self.scrolled = self.scrolled.min(hidden);
        let shown = lines.iter().skip(hidden - self.scrolled).take(height);
        let text: Text<'_> = shown.map(|line| Line::raw(line.as_str())).collect();
        frame.render_widget(Paragraph::new(text).block(block), area);
    }

    fn draw_dice(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let dice = self.table.settings().ruleset.dice();
        let last = self.table.game().plies().last();
        let mut spans =
            vec![Span::styled(format!("{}  ", words.get("panel-dice")), palette.title())];
        if let Some(ply) = last {
            spans.extend(dice::spans(dice, ply.roll, charset, palette));
            spans.push(Span::raw(format!(" {}", describe::roll(words, ply.roll))));
        }
        if !self.typed.is_empty() {
            spans.push(Span::styled(format!("   > {}_", self.typed), palette.chosen()));
        }
        frame.render_widget(Line::from(spans), area);
    }

    /// What just happened, and what the chosen move would do.
    fn draw_said(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let mut lines: Vec<Line<'_>> = Vec::new();
        match &self.notice {
            Some(Notice::Done(text)) => lines.push(Line::raw(text.clone())),
            Some(Notice::Wrong(text)) => lines.push(Line::styled(text.clone(), palette.warning())),
            None => lines.extend(self.happened(words).map(Line::raw)),
        }
        if let Some(mv) = self.moves.get(self.chosen) {
            let chosen = format!("> {mv}: {}", describe::mv(words, mv));
            lines.push(Line::styled(chosen, palette.title()));
        }
        frame.render_widget(Paragraph::new(lines).wrap(Wrap { trim: true }), area);
    }

    /// The last things that happened: at most the other side's turn and one's own.
    fn happened(&self, words: &Words) -> impl Iterator<Item = String> {
        let game = self.table.game();
        let plies = game.plies();
        let mut said: Vec<String> = if plies.is_empty() {
            describe::opening(words, game)
        } else {
            plies.iter().rev().take(2).rev().map(|ply| describe::ply(words, ply)).collect()
        };
        if let (Waiting::Roll(_), Some(reason)) = (self.table.waiting(), game.draw_claim()) {
            said.push(describe::draw_reason(words, reason));
        }
        if let Some(outcome) = game.outcome() {
            said.push(describe::outcome(words, outcome));
        }
        said.into_iter()
    }

    /// What can be done now.
    fn keys(&self, words: &Words) -> Vec<String> {
        if let (true, Some(side)) = (self.confirming_resignation, self.table.resigning_side()) {
            let side = Value::Text(describe::side(words, side));
            return vec![words.with("keys-resign", &[("side", side)])];
        }
        let typing = self.table.needs_typed_roll();
        let now = match self.table.waiting() {
            Waiting::RollOff if typing => "keys-roll-off-typed",
            Waiting::RollOff => "keys-roll-off",
            Waiting::Starter(_) => "keys-starter",
            Waiting::Roll(_) if typing => "keys-roll-typed",
            Waiting::Roll(_) => "keys-roll",
            Waiting::Move(..) => "keys-move",
            Waiting::Computer(_) => "keys-computer",
            Waiting::Over(_) => "keys-over",
        };
        let mut keys = vec![words.get(now)];
        if self.moves.len() > 1 {
            keys.push(words.get("keys-hint"));
        }
        if self.table.game().draw_claim().is_some() {
            keys.push(words.get("keys-draw"));
        }
        if self.table.can_undo() {
            keys.push(words.get("keys-undo"));
        }
        if self.table.resigning_side().is_some() {
            keys.push(words.get("keys-playing"));
        }
        keys.push(words.get("keys-always"));
        keys
    }
}
