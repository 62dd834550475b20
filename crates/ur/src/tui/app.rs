//! Which screens are up, and where keys and clicks go.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Position as Place;
use ratatui::widgets::{Paragraph, Wrap};

use crate::board_text::Charset;
use crate::failure::Failure;
use crate::play::kept;
use crate::play::table::{Seat, Settings, Table, ThrownBy};
use crate::words::Words;

use super::Start;
use super::analysis_screen::AnalysisScreen;
use super::game_screen::GameScreen;
use super::menu::Menu;
use super::palette::{Look, Palette};
use super::screen::{Screen, Wish};

/// Sets a new game up.
pub(super) struct Deal<'d>(pub(super) &'d dyn Fn(&Settings) -> Result<Table, Failure>);

/// Everything the full screen knows.
pub(super) struct App<'d> {
    words: Words,
    charset: Charset,
    palette: Palette,
    dice: ThrownBy,
    /// Who is offered in the menu.
    seats: [Seat; 2],
    deal: Deal<'d>,
    /// The screens, one over the other; the lowest is never closed.
    screens: Vec<Screen>,
    done: bool,
}

/// The smallest window in which a game can be followed; 80 by 24 is what it is made for.
const NARROWEST: u16 = 60;
const LOWEST: u16 = 22;

impl<'d> App<'d> {
    pub(super) fn new(
        start: Start,
        words: Words,
        charset: Charset,
        dice: ThrownBy,
        deal: Deal<'d>,
    ) -> App<'d> {
        let (screen, seats) = match start {
            Start::Table(table) => {
                let seats = table.settings().seats;
                (Screen::Game(Box::new(GameScreen::new(*table))), seats)
            }
            Start::Menu(ruleset, seats) => {
                let mut menu = Menu::new(ruleset, dice, seats);
                menu.offer(last_unfinished());
                (Screen::Menu(Box::new(menu)), seats)
            }
            Start::Analysis(position) => {
                let analysis = AnalysisScreen::new(&position, None);
                (Screen::Analysis(Box::new(analysis)), Seat::OFFERED)
            }
        };
        let palette = Palette::from_environment();
        App { words, charset, palette, dice, seats, deal, screens: vec![screen], done: false }
    }

    pub(super) fn is_done(&self) -> bool {
        self.done
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let look = Look { words: &self.words, charset: self.charset, palette: self.palette };
        if area.width < NARROWEST || area.height < LOWEST {
            let words = Paragraph::new(self.words.get("too-small")).wrap(Wrap { trim: true });
            return frame.render_widget(words, area);
        }
        if let Some(screen) = self.screens.last_mut() {
            screen.draw(frame, area, look);
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        let code = match (key.code, key.modifiers.contains(KeyModifiers::CONTROL)) {
            (KeyCode::Char('c'), true) => return self.grant(Wish::Leave),
            // What a line feed reads as: some terminals send it for Enter.
            (KeyCode::Char('j'), true) => KeyCode::Enter,
            (KeyCode::Char(_), true) => return Ok(()),
            (code, _) => code,
        };
        self.ask(|screen, words| screen.key(code, words))
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Result<(), Failure> {
        let place = Place { x: mouse.column, y: mouse.row };
        match mouse.kind {
            MouseEventKind::ScrollDown => self.wheel(1),
            MouseEventKind::ScrollUp => self.wheel(-1),
            MouseEventKind::Down(MouseButton::Left) => {
                return self.ask(|screen, words| screen.click(place, words));
            }
            _ => {}
        }
        Ok(())
    }

    fn wheel(&mut self, notches: isize) {
        if let Some(screen) = self.screens.last_mut() {
            screen.wheel(notches);
        }
    }

    pub(super) fn tick(&mut self) -> Result<(), Failure> {
        match self.screens.last_mut() {
            Some(screen) => screen.tick(&self.words),
            None => Ok(()),
        }
    }

    /// Lets the uppermost screen do something, and then does what it wants.
    fn ask(
        &mut self,
        change: impl FnOnce(&mut Screen, &Words) -> Result<Wish, Failure>,
    ) -> Result<(), Failure> {
        let wish = match self.screens.last_mut() {
            Some(screen) => change(screen, &self.words)?,
            None => Wish::Nothing,
        };
        self.grant(wish)
    }

    fn grant(&mut self, wish: Wish) -> Result<(), Failure> {
        match wish {
            Wish::Nothing => {}
            Wish::Show(screen) => self.screens.push(screen),
            Wish::Back if self.screens.len() > 1 => drop(self.screens.pop()),
            Wish::Menu => self.leave_game(),
            Wish::Play(settings) => {
                let table = (self.deal.0)(&settings)?;
                self.sit_down(table);
            }
            Wish::Resume => {
                if let Some(table) = self.take_left() {
                    self.sit_down(table);
                }
            }
            Wish::Open(path) => self.open(path),
            Wish::Speak(language) => self.words = Words::new(language),
            Wish::Back | Wish::Leave => self.done = true,
        }
        Ok(())
    }

    fn sit_down(&mut self, table: Table) {
        self.screens = vec![Screen::Game(Box::new(GameScreen::new(table)))];
    }

    /// Goes to the menu, which offers the game that is left, or else the last one.
    fn leave_game(&mut self) {
        let left = self.take_left();
        let mut menu = Menu::new(None, self.dice, self.seats);
        menu.offer(left.or_else(last_unfinished));
        self.screens = vec![Screen::Menu(Box::new(menu))];
    }

    /// Goes on with the game of a file, or tells why not.
    fn open(&mut self, path: PathBuf) {
        let held = match self.screens.first_mut() {
            Some(Screen::Menu(menu)) => menu.take_left_if(|table| table.path() == path),
            _ => None,
        };
        match held.map_or_else(|| Table::resume(path), Ok) {
            Ok(table) => self.sit_down(table),
            Err(failure) => {
                if let Some(Screen::Games(games)) = self.screens.last_mut() {
                    games.refuse(&self.words, &failure);
                }
            }
        }
    }

    /// The game that the user leaves, if it is not over.
    pub(super) fn into_left(mut self) -> Option<Table> {
        self.take_left()
    }

    /// The game of the lowest screen if it is not over; the screens are gone then.
    fn take_left(&mut self) -> Option<Table> {
        match self.screens.drain(..).next()? {
            Screen::Menu(mut menu) => menu.take_left_if(|_| true),
            Screen::Game(game) => Some(game.into_table()).filter(Table::is_unfinished),
            _ => None,
        }
    }
}

/// The last game that was left. A data folder that cannot be read holds none.
fn last_unfinished() -> Option<Table> {
    kept::last_unfinished().ok().flatten()
}
