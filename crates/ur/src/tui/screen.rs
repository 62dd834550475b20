//! The screens, and what they want of the program.

use std::path::PathBuf;

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};

use crate::failure::Failure;
use crate::play::table::Settings;
use crate::words::{Language, Words};

use super::analysis_screen::AnalysisScreen;
use super::game_screen::GameScreen;
use super::games_screen::GamesScreen;
use super::menu::Menu;
use super::palette::Look;
use super::review_screen::ReviewScreen;
use super::rules_screen::RulesScreen;

/// Everything that can fill the terminal.
pub(super) enum Screen {
    Menu(Box<Menu>),
    Game(Box<GameScreen>),
    Games(GamesScreen),
    Review(Box<ReviewScreen>),
    Analysis(Box<AnalysisScreen>),
    Rules(RulesScreen),
}

/// What a screen wants of the program after a key or a click.
pub(super) enum Wish {
    Nothing,
    /// To show another screen over this one.
    Show(Screen),
    /// To go back to the screen below.
    Back,
    /// To leave the game for the menu.
    Menu,
    /// To play a new game.
    Play(Box<Settings>),
    /// To go on with the game that the menu offers.
    Resume,
    /// To go on with the game of a file.
    Open(PathBuf),
    Speak(Language),
    /// To end the program.
    Leave,
}

impl Screen {
    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        match self {
            Screen::Menu(menu) => menu.draw(frame, area, look),
            Screen::Game(game) => game.draw(frame, area, look),
            Screen::Games(games) => games.draw(frame, area, look),
            Screen::Review(review) => review.draw(frame, area, look),
            Screen::Analysis(analysis) => analysis.draw(frame, area, look),
            Screen::Rules(rules) => rules.draw(frame, area, look),
        }
    }

    pub(super) fn key(&mut self, key: KeyCode, words: &Words) -> Result<Wish, Failure> {
        match self {
            Screen::Menu(menu) => Ok(menu.key(key, words)),
            Screen::Game(game) => game.key(key, words),
            Screen::Games(games) => Ok(games.key(key, words)),
            Screen::Review(review) => Ok(review.key(key)),
            Screen::Analysis(analysis) => Ok(analysis.key(key, words)),
            Screen::Rules(rules) => Ok(rules.key(key)),
        }
    }

    pub(super) fn click(&mut self, place: Place, words: &Words) -> Result<Wish, Failure> {
        match self {
            Screen::Menu(menu) => Ok(menu.click(place, words)),
            Screen::Game(game) => game.click(place, words),
            Screen::Games(games) => Ok(games.click(place, words)),
            Screen::Review(review) => Ok(review.click(place)),
            Screen::Analysis(analysis) => Ok(analysis.click(place)),
            Screen::Rules(_) => Ok(Wish::Back),
        }
    }

    /// Turns the wheel by so many notches, down if they are positive.
    pub(super) fn wheel(&mut self, notches: isize) {
        match self {
            Screen::Menu(_) => {}
            Screen::Game(game) => game.wheel(notches),
            Screen::Games(games) => games.wheel(notches),
            Screen::Review(review) => review.wheel(notches),
            Screen::Analysis(analysis) => analysis.wheel(notches),
            Screen::Rules(rules) => rules.wheel(notches),
        }
    }

    /// Lets the computer move when its time has come.
    pub(super) fn tick(&mut self, words: &Words) -> Result<(), Failure> {
        match self {
            Screen::Game(game) => game.tick(words),
            _ => Ok(()),
        }
    }
}
