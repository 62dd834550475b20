//! Which screen is up, and where keys and clicks go.

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
use crate::words::{Language, Words};

use super::Start;
use super::game_screen::{GameScreen, Wish};
use super::menu::{Choice, Menu};
use super::palette::{Look, Palette};
use super::review_screen::ReviewScreen;
use super::rules_screen::RulesScreen;

/// Sets a new game up.
pub(super) struct Deal<'d>(pub(super) &'d dyn Fn(&Settings) -> Result<Table, Failure>);

enum Screen {
    Menu(Box<Menu>),
    Game(Box<GameScreen>),
}

/// Everything the full screen knows.
pub(super) struct App<'d> {
    words: Words,
    charset: Charset,
    palette: Palette,
    dice: ThrownBy,
    /// Who is offered in the menu.
    seats: [Seat; 2],
    deal: Deal<'d>,
    screen: Screen,
    /// The rules, when they are open over the screen.
    rules: Option<RulesScreen>,
    /// The review of the game, when it is open over the screen.
    review: Option<ReviewScreen>,
    done: bool,
}

/// The smallest window in which a game can be followed; 80 by 24 is what it is made for.
const NARROWEST: u16 = 60;
const LOWEST: u16 = 22;

/// How far the wheel scrolls.
const WHEEL: i32 = 3;

impl<'d> App<'d> {
    pub(super) fn new(
        start: Start,
        words: Words,
        charset: Charset,
        dice: ThrownBy,
        deal: Deal<'d>,
    ) -> App<'d> {
        let is_menu = matches!(start, Start::Menu(..));
        let (screen, seats) = match start {
            Start::Table(table) => {
                let seats = table.settings().seats;
                (Screen::Game(Box::new(GameScreen::new(*table))), seats)
            }
            Start::Menu(ruleset, seats) => {
                (Screen::Menu(Box::new(Menu::new(ruleset, dice, seats))), seats)
            }
        };
        let palette = Palette::from_environment();
        let mut app = App {
            words,
            charset,
            palette,
            dice,
            seats,
            deal,
            screen,
            rules: None,
            review: None,
            done: false,
        };
        if is_menu {
            app.offer(None);
        }
        app
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
        match &mut self.screen {
            Screen::Menu(menu) => menu.draw(frame, area, look),
            Screen::Game(game) => game.draw(frame, area, look),
        }
        if let Some(review) = &self.review {
            review.draw(frame, area, look);
        }
        if let Some(rules) = &mut self.rules {
            rules.draw(frame, area, look);
        }
    }

    pub(super) fn key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        let code = match (key.code, key.modifiers.contains(KeyModifiers::CONTROL)) {
            (KeyCode::Char('c'), true) => {
                self.done = true;
                return Ok(());
            }
            // What a line feed reads as: some terminals send it for Enter.
            (KeyCode::Char('j'), true) => KeyCode::Enter,
            (KeyCode::Char(_), true) => return Ok(()),
            (code, _) => code,
        };
        if let Some(rules) = &mut self.rules {
            if rules.key(code) {
                self.rules = None;
            }
            return Ok(());
        }
        if let Some(review) = &mut self.review {
            if review.key(code) {
                self.review = None;
            }
            return Ok(());
        }
        match &mut self.screen {
            Screen::Menu(menu) => {
                let choice = menu.key(code, &self.words);
                self.choose(&choice)
            }
            Screen::Game(game) => {
                let wish = game.key(code, &self.words)?;
                self.grant(wish)
            }
        }
    }

    pub(super) fn mouse(&mut self, mouse: MouseEvent) -> Result<(), Failure> {
        let place = Place { x: mouse.column, y: mouse.row };
        match mouse.kind {
            MouseEventKind::ScrollDown => self.wheel(WHEEL),
            MouseEventKind::ScrollUp => self.wheel(-WHEEL),
            MouseEventKind::Down(MouseButton::Left) => return self.click(place),
            _ => {}
        }
        Ok(())
    }

    fn wheel(&mut self, lines: i32) {
        match (&mut self.rules, &mut self.review, &mut self.screen) {
            (Some(rules), ..) => rules.wheel(lines),
            (None, Some(review), _) => review.wheel(lines.signum()),
            (None, None, Screen::Game(game)) => game.wheel(lines.signum()),
            (None, None, Screen::Menu(_)) => {}
        }
    }

    fn click(&mut self, place: Place) -> Result<(), Failure> {
        if self.rules.take().is_some() || self.review.take().is_some() {
            return Ok(());
        }
        match &mut self.screen {
            Screen::Menu(menu) => {
                let choice = menu.click(place, &self.words);
                self.choose(&choice)
            }
            Screen::Game(game) => {
                let wish = game.click(place, &self.words)?;
                self.grant(wish)
            }
        }
    }

    /// Lets the computer move when its time has come.
    pub(super) fn tick(&mut self) -> Result<(), Failure> {
        match &mut self.screen {
            Screen::Game(game) if self.rules.is_none() => game.tick(&self.words),
            _ => Ok(()),
        }
    }

    fn choose(&mut self, choice: &Choice) -> Result<(), Failure> {
        match *choice {
            Choice::Nothing => {}
            Choice::Play(settings) => self.sit_down(&settings)?,
            Choice::Resume => {
                if let Screen::Menu(menu) = &mut self.screen
                    && let Some(table) = menu.take_left()
                {
                    self.screen = Screen::Game(Box::new(GameScreen::new(table)));
                }
            }
            Choice::Rules(ruleset) => self.rules = Some(RulesScreen::new(ruleset)),
            Choice::Speak(language) => self.speak(language),
            Choice::Leave => self.done = true,
        }
        Ok(())
    }

    fn grant(&mut self, wish: Wish) -> Result<(), Failure> {
        match wish {
            Wish::Nothing => {}
            Wish::Rules(ruleset) => self.rules = Some(RulesScreen::new(ruleset)),
            Wish::Review(game) => self.review = Some(ReviewScreen::new(&game)),
            Wish::Rematch(settings) => self.sit_down(&settings)?,
            Wish::Menu => self.leave_game(),
        }
        Ok(())
    }

    /// Goes to the menu, which offers the game that is left, or else the last one.
    fn leave_game(&mut self) {
        let menu = Box::new(Menu::new(None, self.dice, self.seats));
        if let Screen::Game(game) = std::mem::replace(&mut self.screen, Screen::Menu(menu)) {
            let left = Some(game.into_table()).filter(Table::is_unfinished);
            self.offer(left);
        }
    }

    /// Offers a game in the menu to go on with. A data folder that cannot be read holds none.
    fn offer(&mut self, left: Option<Table>) {
        if let Screen::Menu(menu) = &mut self.screen {
            menu.offer(left.or_else(|| kept::last_unfinished().ok().flatten()));
        }
    }

    /// The game that the user leaves, if it is not over.
    pub(super) fn into_left(self) -> Option<Table> {
        match self.screen {
            Screen::Game(game) => Some(game.into_table()).filter(Table::is_unfinished),
            Screen::Menu(mut menu) => menu.take_left(),
        }
    }

    fn sit_down(&mut self, settings: &Settings) -> Result<(), Failure> {
        self.screen = Screen::Game(Box::new(GameScreen::new((self.deal.0)(settings)?)));
        Ok(())
    }

    fn speak(&mut self, language: Language) {
        self.words = Words::new(language);
    }
}
