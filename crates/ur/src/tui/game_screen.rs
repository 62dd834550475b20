//! The game on the screen: the board, what can be done, what just happened.

use std::borrow::Cow;
use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Position as Place, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Block, Borders, List, ListState, Paragraph, Wrap};
use ur_rules::{Move, Ruleset, Side, Square};

use crate::describe;
use crate::failure::Failure;
use crate::play::table::{Settings, Table, Waiting};
use crate::words::{Value, Words, wrapping};

use super::board::{BoardArea, BoardView, CELL_HEIGHT, squares_of};
use super::dice;
use super::menu::seat;
use super::palette::Look;

/// How long the computer seems to think, so that people can follow.
const THINKING: Duration = Duration::from_millis(700);

/// The width of the column with moves and history.
const COLUMN: u16 = 29;

/// A space at which no line is broken.
const NO_BREAK: &str = "\u{a0}";

/// What the game screen wants of the program.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant)] // one at a time
pub(super) enum Wish {
    Nothing,
    Rules(Ruleset),
    Rematch(Settings),
    Menu,
}

/// A table and how it is looked at.
pub(super) struct GameScreen {
    table: Table,
    /// The legal moves that are still meant, after squares have been clicked.
    moves: Vec<Move>,
    chosen: usize,
    /// The row of the list that was clicked: a second click plays it.
    clicked: Option<usize>,
    /// How many lines the history is scrolled back.
    scrolled: usize,
    /// What has been typed: the number of a move, or a roll.
    typed: String,
    /// A word on what could not be done, or was done besides.
    notice: Option<Notice>,
    confirming_resignation: bool,
    showing_history: bool,
    /// When the computer does its next thing.
    due: Instant,
    board: BoardArea,
    list: Rect,
    list_state: ListState,
    /// The lines with each side's pool.
    pools: [Rect; 2],
}

enum Notice {
    Done(String),
    Wrong(String),
}

impl GameScreen {
    pub(super) fn new(table: Table) -> GameScreen {
        let mut screen = GameScreen {
            table,
            moves: Vec::new(),
            chosen: 0,
            clicked: None,
            scrolled: 0,
            typed: String::new(),
            notice: None,
            confirming_resignation: false,
            showing_history: false,
            due: Instant::now() + THINKING,
            board: BoardArea::default(),
            list: Rect::default(),
            list_state: ListState::default(),
            pools: [Rect::default(); 2],
        };
        screen.refresh();
        screen
    }

    /// The game that is left.
    pub(super) fn into_table(self) -> Table {
        self.table
    }

    /// Looks at the table anew after something has changed.
    fn refresh(&mut self) {
        self.moves = match self.table.waiting() {
            Waiting::Move(..) => self.table.moves(),
            _ => Vec::new(),
        };
        self.chosen = 0;
        self.clicked = None;
        self.scrolled = 0;
        self.typed.clear();
        self.confirming_resignation = false;
        self.due = Instant::now() + THINKING;
    }

    pub(super) fn tick(&mut self, words: &Words) -> Result<(), Failure> {
        if matches!(self.table.waiting(), Waiting::Computer(_)) && Instant::now() >= self.due {
            self.act(words, Table::computer_step)?;
        }
        Ok(())
    }

    /// Changes the table. What the rules refuse is told on the screen; what the disk refuses ends
    /// the program.
    fn act(
        &mut self,
        words: &Words,
        change: impl FnOnce(&mut Table) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.notice = None;
        match change(&mut self.table) {
            Ok(()) => {}
            Err(failure @ Failure::Keep { .. }) => return Err(failure),
            Err(failure) => {
                let wrong = describe::failure(words, self.table.game(), &failure);
                self.notice = Some(Notice::Wrong(wrong));
            }
        }
        self.refresh();
        Ok(())
    }

    pub(super) fn key(&mut self, key: KeyCode, words: &Words) -> Result<Wish, Failure> {
        if self.confirming_resignation {
            self.confirm_resignation(key, words)?;
            return Ok(Wish::Nothing);
        }
        match key {
            KeyCode::F(1) | KeyCode::Char('?') => {
                return Ok(Wish::Rules(self.table.settings().ruleset));
            }
            KeyCode::Char('q') => return Ok(Wish::Menu),
            KeyCode::Esc => return Ok(self.step_back()),
            KeyCode::Char('n') if self.is_over() => {
                return Ok(Wish::Rematch(self.table.rematch()));
            }
            KeyCode::Char('u') => self.undo(words)?,
            KeyCode::Char('w') => self.save(words),
            KeyCode::Char('h') => self.showing_history = !self.showing_history,
            KeyCode::Up if self.shows_history() => self.scrolled += 1,
            KeyCode::PageUp if self.shows_history() => self.scrolled += 10,
            KeyCode::Down if self.shows_history() => {
                self.scrolled = self.scrolled.saturating_sub(1);
            }
            KeyCode::PageDown if self.shows_history() => {
                self.scrolled = self.scrolled.saturating_sub(10);
            }
            KeyCode::Char('r') if self.table.resigning_side().is_some() => {
                self.confirming_resignation = true;
            }
            // While a roll is typed, c may be part of it.
            KeyCode::Char('c')
                if self.typed.is_empty() && self.table.game().draw_claim().is_some() =>
            {
                self.act(words, Table::claim_draw)?;
            }
            key => self.key_for_waiting(key, words)?,
        }
        Ok(Wish::Nothing)
    }

    /// Escape takes back what was typed or clicked, and then leaves the game.
    fn step_back(&mut self) -> Wish {
        let narrowed = self.moves.len() < self.table.game().legal_moves().len()
            && matches!(self.table.waiting(), Waiting::Move(..));
        if self.typed.is_empty() && !narrowed {
            return Wish::Menu;
        }
        self.refresh();
        Wish::Nothing
    }

    fn key_for_waiting(&mut self, key: KeyCode, words: &Words) -> Result<(), Failure> {
        let typing = self.table.needs_typed_roll();
        match (self.table.waiting(), key) {
            (Waiting::Move(..), key) => self.key_for_move(key, words),
            (Waiting::Starter(_), KeyCode::Char('l')) => {
                self.act(words, |table| table.choose_starter(Side::Light))
            }
            (Waiting::Starter(_), KeyCode::Char('d')) => {
                self.act(words, |table| table.choose_starter(Side::Dark))
            }
            (Waiting::Starter(_), KeyCode::Enter | KeyCode::Char(' ')) => {
                self.act(words, Table::draw_lots)
            }
            (Waiting::RollOff | Waiting::Roll(_), key) if typing => self.type_roll(key, words),
            (Waiting::RollOff, KeyCode::Enter | KeyCode::Char(' ')) => {
                self.act(words, Table::roll_off)
            }
            (Waiting::Roll(_), KeyCode::Enter | KeyCode::Char(' ')) => {
                self.act(words, Table::throw)
            }
            (Waiting::Computer(_), KeyCode::Enter | KeyCode::Char(' ')) => {
                self.act(words, Table::computer_step)
            }
            _ => Ok(()),
        }
    }

    fn key_for_move(&mut self, key: KeyCode, words: &Words) -> Result<(), Failure> {
        let count = self.moves.len().max(1);
        if !matches!(key, KeyCode::Char(_) | KeyCode::Backspace) {
            self.typed.clear();
        }
        match key {
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => {
                self.chosen = (self.chosen + 1) % count;
            }
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab => {
                self.chosen = (self.chosen + count - 1) % count;
            }
            KeyCode::PageDown => self.chosen = (self.chosen + 10).min(count - 1),
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(10),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = count - 1,
            KeyCode::Char(digit) if digit.is_ascii_digit() => {
                return self.type_number(digit, words);
            }
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter | KeyCode::Char(' ') => return self.play_chosen(words),
            _ => {}
        }
        Ok(())
    }

    /// A number plays its move at once when no longer number could be meant.
    fn type_number(&mut self, digit: char, words: &Words) -> Result<(), Failure> {
        self.typed.push(digit);
        match self.typed.parse::<usize>() {
            Ok(number) if (1..=self.moves.len()).contains(&number) => {
                self.chosen = number - 1;
                if number * 10 > self.moves.len() {
                    return self.play_chosen(words);
                }
            }
            _ => {
                let count = Value::Number(self.moves.len());
                self.notice = Some(Notice::Wrong(words.with("bad-number", &[("count", count)])));
                self.typed.clear();
            }
        }
        Ok(())
    }

    fn play_chosen(&mut self, words: &Words) -> Result<(), Failure> {
        match self.moves.get(self.chosen).copied() {
            Some(mv) => self.act(words, |table| table.play(&mv)),
            None => Ok(()),
        }
    }

    /// People type what their dice show; for the start, Light's and then Dark's.
    fn type_roll(&mut self, key: KeyCode, words: &Words) -> Result<(), Failure> {
        match key {
            KeyCode::Char(c) if c.is_ascii_alphanumeric() || c == ' ' => self.typed.push(c),
            KeyCode::Backspace => {
                self.typed.pop();
            }
            KeyCode::Enter => {
                let typed = std::mem::take(&mut self.typed);
                return self.act(words, |table| table.type_rolls(&typed));
            }
            _ => {}
        }
        Ok(())
    }

    fn confirm_resignation(&mut self, key: KeyCode, words: &Words) -> Result<(), Failure> {
        self.confirming_resignation = false;
        match (key, self.table.resigning_side()) {
            (KeyCode::Char('y' | 'Y'), Some(side)) => self.act(words, |table| table.resign(side)),
            _ => Ok(()),
        }
    }

    fn undo(&mut self, words: &Words) -> Result<(), Failure> {
        if self.table.can_undo() {
            self.act(words, Table::undo)?;
            self.notice = Some(Notice::Done(words.get("notice-undone")));
        } else {
            self.notice = Some(Notice::Wrong(words.get("no-undo")));
        }
        Ok(())
    }

    fn save(&mut self, words: &Words) {
        let path = self.table.record_path();
        self.notice = Some(match self.table.write_record(&path) {
            Ok(()) => {
                let path = Value::text(path.display());
                Notice::Done(words.with("saved-record", &[("path", path)]))
            }
            Err(failure) => Notice::Wrong(describe::failure(words, self.table.game(), &failure)),
        });
    }

    fn shows_history(&self) -> bool {
        self.showing_history || self.moves.is_empty()
    }

    pub(super) fn wheel(&mut self, lines: i32) {
        if self.shows_history() {
            self.scrolled = self.scrolled.saturating_add_signed(-lines as isize);
            return;
        }
        self.typed.clear();
        let last = self.moves.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(lines as isize).min(last);
    }

    pub(super) fn click(&mut self, place: Place, words: &Words) -> Result<Wish, Failure> {
        if self.list.contains(place) && !self.moves.is_empty() && !self.showing_history {
            let row = usize::from(place.y - self.list.y) + self.list_state.offset();
            if row < self.moves.len() {
                self.typed.clear();
                self.chosen = row;
                if self.clicked.replace(row) == Some(row) {
                    self.play_chosen(words)?;
                }
            }
            return Ok(Wish::Nothing);
        }
        match (self.table.waiting(), self.board.square_at(place)) {
            (Waiting::Move(..), Some(square)) => self.click_square(square, words)?,
            (Waiting::Move(side, _), None) if self.pools[side.index()].contains(place) => {
                self.narrow(|mv| matches!(mv, Move::Place(_)), words)?;
            }
            (Waiting::Move(..), None) => {}
            _ => self.key_for_waiting(KeyCode::Enter, words)?,
        }
        Ok(Wish::Nothing)
    }

    /// A click on a square leaves the moves that begin there, and if none does, those that end
    /// there.
    fn click_square(&mut self, square: Square, words: &Words) -> Result<(), Failure> {
        let begins =
            |mv: &Move| !matches!(mv, Move::Place(_)) && squares_of(mv).first() == Some(&square);
        let ends = |mv: &Move| squares_of(mv).last() == Some(&square);
        let narrowed = self.moves.len() < self.table.game().legal_moves().len();
        if !narrowed && self.moves.iter().any(begins) {
            return self.narrow(begins, words);
        }
        self.narrow(ends, words)
    }

    /// Leaves only some of the moves; the last one left is played, and none left starts over.
    fn narrow(&mut self, keep: impl Fn(&Move) -> bool, words: &Words) -> Result<(), Failure> {
        let kept: Vec<Move> = self.moves.iter().copied().filter(|mv| keep(mv)).collect();
        match kept.as_slice() {
            [] => {
                self.refresh();
                Ok(())
            }
            [only] => {
                let only = *only;
                self.act(words, |table| table.play(&only))
            }
            _ => {
                self.moves = kept;
                self.chosen = 0;
                self.typed.clear();
                Ok(())
            }
        }
    }

    fn is_over(&self) -> bool {
        matches!(self.table.waiting(), Waiting::Over(_))
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
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
        self.draw_keys(frame, keys, look);
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
        let position = self.table.game().position();
        let reserve = position.setup().reserves[side.index()];
        let stone = ur_rules::Stone::plain(side);
        let stones = charset.stone(stone).to_string().repeat(reserve.pool.into());
        let line = Line::from(vec![
            Span::raw(describe::reserve(position, words, charset, side)),
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
            position: game.position(),
            moves: &self.moves,
            chosen: self.moves.get(self.chosen),
            last: last.as_ref(),
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

    /// What can be done now, in lines that do not break inside what one key does.
    fn draw_keys(&self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let keys: Vec<String> = self
            .keys(look.words)
            .iter()
            .flat_map(|keys| keys.split(" · "))
            .map(|key| key.replace(' ', NO_BREAK))
            .collect();
        let text = keys.join(look.charset.pick(" · ", " | "));
        let lines = textwrap::wrap(&text, wrapping(area.width.into()));
        let lines = lines.iter().map(|line| Line::raw(line.replace(NO_BREAK, " ")));
        frame.render_widget(lines.collect::<Text<'_>>().style(look.palette.quiet()), area);
    }

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
