//! The analysis board: any position, and what every move is worth in it.

mod cursor;
mod draw;
mod editor;

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};
use ur_engine::{Analysis, Level, Player, RatedMove, RollAnalysis};
use ur_rules::{Position, PositionError, Roll, SetupError, Side, VariantPosition};

use crate::describe;
use crate::play::table::{Seat, ThrownBy};
use crate::words::Words;
use crate::worth;

use super::board::BoardArea;
use super::menu::Menu;
use super::rules_screen::RulesScreen;
use super::screen::{Screen, Wish};

use cursor::{Cursor, Spot};
use editor::Editor;

/// How far a page goes.
const PAGE: usize = 10;

/// Where keys go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    Board,
    Moves,
    /// The position is being typed.
    Text,
}

/// What is known of the position that stands on the board.
#[derive(Default)]
struct Known {
    /// Every reason why it is none.
    faults: Vec<SetupError>,
    /// The position, if it is one.
    position: Option<VariantPosition>,
    /// What its moves are worth, if the game is not over.
    analysis: Option<Analysis>,
}

/// A position that is set up, and how it is looked at.
pub(super) struct AnalysisScreen {
    editor: Editor,
    known: Known,
    cursor: Cursor,
    focus: Focus,
    /// The roll that is looked at; every roll without one.
    roll: Option<Roll>,
    /// The move that is looked at, among those shown.
    chosen: usize,
    typed: String,
    /// Why a text is no position.
    notice: Option<String>,
    board: BoardArea,
    /// The lines with each side's pieces beside the board.
    reserves: [Rect; 2],
}

impl AnalysisScreen {
    pub(super) fn new(position: &VariantPosition, roll: Option<Roll>) -> AnalysisScreen {
        let mut screen = AnalysisScreen {
            editor: Editor::new(position),
            known: Known::default(),
            cursor: Cursor::new(position.ruleset()),
            focus: Focus::Board,
            roll,
            chosen: 0,
            typed: String::new(),
            notice: None,
            board: BoardArea::default(),
            reserves: [Rect::default(); 2],
        };
        screen.weigh();
        screen
    }

    /// Looks at the position anew after it has changed.
    fn weigh(&mut self) {
        self.chosen = 0;
        self.notice = None;
        self.known = match self.editor.position() {
            Ok(position) => Known {
                faults: Vec::new(),
                position: Some(position),
                analysis: worth::analysis(&position),
            },
            Err(invalid) => Known { faults: invalid.0, ..Known::default() },
        };
        if self.focus == Focus::Moves && self.moves().next().is_none() {
            self.focus = Focus::Board;
        }
    }

    /// The rolls that are looked at.
    fn rolls(&self) -> impl Iterator<Item = &RollAnalysis> {
        let rolls = self.known.analysis.iter().flat_map(|analysis| &analysis.rolls);
        rolls.filter(|rolled| self.roll.is_none_or(|roll| roll == rolled.roll))
    }

    /// Their moves.
    fn moves(&self) -> impl Iterator<Item = &RatedMove<VariantPosition>> {
        self.rolls().flat_map(|rolled| &rolled.moves)
    }

    /// The move that is looked at, while one is being chosen.
    fn chosen_move(&self) -> Option<&RatedMove<VariantPosition>> {
        self.moves().nth(self.chosen).filter(|_| self.focus == Focus::Moves)
    }

    pub(super) fn key(&mut self, key: KeyCode, words: &Words) -> Wish {
        match (self.focus, key) {
            (Focus::Text, key) => self.key_for_text(key, words),
            (_, KeyCode::F(1) | KeyCode::Char('?')) => {
                return Wish::Show(Screen::Rules(RulesScreen::new(self.editor.ruleset())));
            }
            (_, KeyCode::Char('q')) | (Focus::Board, KeyCode::Esc) => return Wish::Back,
            (_, KeyCode::Char('p')) => return self.play_on(),
            (_, KeyCode::Tab) => self.turn_roll(1),
            (_, KeyCode::BackTab) => self.turn_roll(-1),
            (_, KeyCode::PageDown) => self.choose(self.chosen + PAGE),
            (_, KeyCode::PageUp) => self.choose(self.chosen.saturating_sub(PAGE)),
            (_, KeyCode::Char('u')) => self.edit(Editor::undo),
            (Focus::Moves, key) => self.key_for_moves(key),
            (Focus::Board, key) => self.key_for_board(key),
        }
        Wish::Nothing
    }

    fn key_for_board(&mut self, key: KeyCode) {
        match (key, self.cursor.spot) {
            (KeyCode::Right | KeyCode::Char('+'), Spot::Out(side)) => self.add_out(side, 1),
            (KeyCode::Left | KeyCode::Char('-'), Spot::Out(side)) => self.add_out(side, -1),
            (KeyCode::Left | KeyCode::Right | KeyCode::Up | KeyCode::Down, _) => {
                self.cursor.step(key);
            }
            (KeyCode::Char('s'), _) => self.edit(Editor::swap_turn),
            (KeyCode::Char('c'), _) => self.edit(Editor::clear),
            (KeyCode::Char('n'), _) => self.edit(Editor::start_anew),
            (KeyCode::Char('e'), _) => self.focus = Focus::Text,
            (KeyCode::Char('m') | KeyCode::Enter, _) if self.moves().next().is_some() => {
                self.focus = Focus::Moves;
            }
            (key, Spot::Square(square)) => match key {
                KeyCode::Char('l') => self.edit(|editor| editor.put(square, Side::Light)),
                KeyCode::Char('d') => self.edit(|editor| editor.put(square, Side::Dark)),
                KeyCode::Char('r') if self.editor.ruleset().has_towers() => {
                    self.edit(|editor| editor.turn_stone(square));
                }
                KeyCode::Char('x') | KeyCode::Backspace | KeyCode::Delete => {
                    self.edit(|editor| editor.take_away(square));
                }
                _ => {}
            },
            _ => {}
        }
    }

    fn key_for_moves(&mut self, key: KeyCode) {
        match key {
            KeyCode::Down | KeyCode::Right => self.choose(self.chosen + 1),
            KeyCode::Up | KeyCode::Left => self.choose(self.chosen.saturating_sub(1)),
            KeyCode::Home => self.choose(0),
            KeyCode::End => self.choose(usize::MAX),
            KeyCode::Enter | KeyCode::Char(' ') => self.play_chosen(),
            KeyCode::Esc | KeyCode::Char('m') => self.focus = Focus::Board,
            _ => {}
        }
    }

    fn key_for_text(&mut self, key: KeyCode, words: &Words) {
        match key {
            KeyCode::Char(c) => self.typed.push(c),
            KeyCode::Backspace => drop(self.typed.pop()),
            KeyCode::Enter => self.read(words),
            KeyCode::Esc => {
                self.notice = None;
                self.focus = Focus::Board;
            }
            _ => {}
        }
    }

    /// Sets up what was typed, or says why it is no position of this game.
    fn read(&mut self, words: &Words) {
        match self.editor.read(self.typed.trim()) {
            Ok(()) => {
                self.typed.clear();
                self.focus = Focus::Board;
                self.weigh();
            }
            Err(error) => {
                let reason = match error {
                    PositionError::Invalid(invalid) => {
                        describe::faults(words, &invalid.0).join(" ")
                    }
                    other => other.to_string(),
                };
                self.notice = Some(format!("{} {reason}", words.get("analyse-text-bad")));
            }
        }
    }

    fn edit(&mut self, change: impl FnOnce(&mut Editor)) {
        change(&mut self.editor);
        self.weigh();
    }

    fn add_out(&mut self, side: Side, more: i8) {
        self.edit(|editor| editor.add_out(side, more));
    }

    /// Makes the chosen move on the board; then every roll can come.
    fn play_chosen(&mut self) {
        if let Some(after) = self.chosen_move().map(|rated| rated.after) {
            self.roll = None;
            self.edit(|editor| editor.go_to(&after));
        }
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place.min(self.moves().count().saturating_sub(1));
    }

    /// Looks at the next roll; after the last, and before the first, at every roll.
    fn turn_roll(&mut self, by: isize) {
        let chances = self.editor.ruleset().dice().rolls();
        let rolls: Vec<Option<Roll>> =
            std::iter::once(None).chain(chances.iter().map(|odds| Some(odds.roll))).collect();
        let place = rolls.iter().position(|roll| *roll == self.roll).unwrap_or(0);
        self.roll = rolls[(place as isize + by).rem_euclid(rolls.len() as isize) as usize];
        self.chosen = 0;
    }

    /// Whether the position can be played on.
    fn can_play_on(&self) -> bool {
        self.known.position.is_some_and(|position| position.winner().is_none())
    }

    /// Asks who plays on from here: a person for the side to act, unless another is chosen.
    fn play_on(&self) -> Wish {
        let Some(position) = self.known.position.filter(|_| self.can_play_on()) else {
            return Wish::Nothing;
        };
        let mut seats = [Seat::Computer(Player::Level(Level::Medium)); 2];
        seats[position.turn().index()] = Seat::Human;
        let menu = Menu::from_position(position, ThrownBy::System, seats);
        Wish::Show(Screen::Menu(Box::new(menu)))
    }

    /// A click goes to a square or to the pieces beside the board.
    pub(super) fn click(&mut self, place: Place) -> Wish {
        if self.focus == Focus::Text {
            return Wish::Nothing;
        }
        self.focus = Focus::Board;
        if let Some(square) = self.board.square_at(place) {
            self.cursor.go_to(square);
        }
        for side in Side::BOTH {
            if self.reserves[side.index()].contains(place) && self.editor.ruleset().has_finish() {
                self.cursor.spot = Spot::Out(side);
            }
        }
        Wish::Nothing
    }

    pub(super) fn wheel(&mut self, notches: isize) {
        self.choose(self.chosen.saturating_add_signed(notches));
    }
}
