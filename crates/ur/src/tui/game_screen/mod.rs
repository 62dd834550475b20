//! The game on the screen: the board, what can be done, what just happened.

mod draw;

use std::time::{Duration, Instant};

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};
use ratatui::widgets::ListState;
use ur_rules::{Move, Side, Square};

use crate::describe;
use crate::failure::Failure;
use crate::play::table::{Table, Waiting};
use crate::words::{Value, Words};
use crate::worth;

use super::board::{BoardArea, squares_of};
use super::review_screen::ReviewScreen;
use super::rules_screen::RulesScreen;
use super::screen::{Screen, Wish};

/// How long the computer seems to think, so that people can follow.
const THINKING: Duration = Duration::from_millis(700);

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

    /// Changes the table. What the rules refuse is told on the screen; what the disk refuses, or has
    /// lost, ends the program.
    fn act(
        &mut self,
        words: &Words,
        change: impl FnOnce(&mut Table) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.notice = None;
        match change(&mut self.table) {
            Ok(()) => {}
            Err(failure @ (Failure::Keep { .. } | Failure::Fault(_))) => return Err(failure),
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
                let rules = RulesScreen::new(self.table.settings().ruleset);
                return Ok(Wish::Show(Screen::Rules(rules)));
            }
            KeyCode::Char('q') => return Ok(Wish::Menu),
            KeyCode::Esc => return Ok(self.step_back()),
            KeyCode::Char('n') if self.is_over() => {
                return Ok(Wish::Play(Box::new(self.table.rematch())));
            }
            KeyCode::Char('u') => self.undo(words)?,
            KeyCode::Char('w') => self.save(words),
            KeyCode::Char('v') if self.is_over() => return Ok(self.review(words)),
            KeyCode::Char('h') if matches!(self.table.waiting(), Waiting::Move(..)) => {
                self.hint(words);
            }
            KeyCode::Char('t') => self.showing_history = !self.showing_history,
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

    /// Chooses the best move, and says what it is worth.
    fn hint(&mut self, words: &Words) {
        let Waiting::Move(_, roll) = self.table.waiting() else { return };
        let Some(hint) = worth::hint(self.table.game().position(), roll) else { return };
        self.moves = self.table.moves();
        self.chosen = self.moves.iter().position(|mv| *mv == hint.best).unwrap_or(0);
        self.showing_history = false;
        self.typed.clear();
        self.notice = Some(Notice::Done(hint.words(words)));
    }

    /// Shows the review of the game, if there is something in it.
    fn review(&mut self, words: &Words) -> Wish {
        match ReviewScreen::new(self.table.settings(), self.table.game()) {
            Some(review) => Wish::Show(Screen::Review(Box::new(review))),
            None => {
                self.notice = Some(Notice::Wrong(words.get("review-nothing")));
                Wish::Nothing
            }
        }
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

    pub(super) fn wheel(&mut self, notches: isize) {
        if self.shows_history() {
            self.scrolled = self.scrolled.saturating_add_signed(-notches);
            return;
        }
        self.typed.clear();
        let last = self.moves.len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(notches).min(last);
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
}
