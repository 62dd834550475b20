//! The review of a game: the board at any point of it, every move weighed, the curve of its chances,
//! luck and skill.

mod draw;

use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Position as Place, Rect};
use ur_engine::{Band, Review, ReviewedPly};
use ur_rules::{Game, Move, Ply, Position, Side, VariantPosition};

use crate::play::table::{Seat, Settings};
use crate::worth;

use super::analysis_screen::AnalysisScreen;
use super::menu::Menu;
use super::rules_screen::RulesScreen;
use super::screen::{Screen, Wish};

/// How far a page goes.
const PAGE: usize = 10;

/// A reviewed game, and which point of it is looked at.
pub(super) struct ReviewScreen {
    settings: Settings,
    game: Game,
    review: Review,
    /// How many moves have been made: 0 is the start.
    at: usize,
    /// Whether the best move is shown instead of the one that was made.
    shows_best: bool,
    list: Rect,
    /// The first move of the list that can be seen.
    first: usize,
}

impl ReviewScreen {
    /// The review of a game; none if no roll has been played, or nothing can be said.
    pub(super) fn new(settings: &Settings, game: &Game) -> Option<ReviewScreen> {
        let review = worth::review(game)?;
        if review.plies.is_empty() {
            return None;
        }
        Some(ReviewScreen {
            settings: *settings,
            game: game.clone(),
            review,
            at: 0,
            shows_best: false,
            list: Rect::default(),
            first: 0,
        })
    }

    pub(super) fn key(&mut self, key: KeyCode) -> Wish {
        match key {
            KeyCode::Down | KeyCode::Right | KeyCode::Char('j' | ' ') => self.go(self.at + 1),
            KeyCode::Up | KeyCode::Left | KeyCode::Char('k') => self.go(self.at.saturating_sub(1)),
            KeyCode::PageDown => self.go(self.at + PAGE),
            KeyCode::PageUp => self.go(self.at.saturating_sub(PAGE)),
            KeyCode::Home => self.go(0),
            KeyCode::End => self.go(usize::MAX),
            KeyCode::Char('n') => self.go_to_next_mistake(),
            KeyCode::Char('b') => self.shows_best = !self.shows_best && self.missed().is_some(),
            KeyCode::Char('p') if self.can_play_on() => return self.play_on(),
            KeyCode::Char('a') => return self.analyse(),
            KeyCode::F(1) | KeyCode::Char('?') => {
                return Wish::Show(Screen::Rules(RulesScreen::new(self.game.ruleset())));
            }
            KeyCode::Esc | KeyCode::Char('q') => return Wish::Back,
            _ => {}
        }
        Wish::Nothing
    }

    /// A click on a move goes there.
    pub(super) fn click(&mut self, place: Place) -> Wish {
        if self.list.contains(place) {
            self.go(self.first + usize::from(place.y - self.list.y) + 1);
        }
        Wish::Nothing
    }

    pub(super) fn wheel(&mut self, notches: isize) {
        self.go(self.at.saturating_add_signed(notches));
    }

    fn go(&mut self, at: usize) {
        self.at = at.min(self.review.plies.len());
        self.shows_best = false;
    }

    /// Goes to the next move that was worse than good, and after the last one to the first.
    fn go_to_next_mistake(&mut self) {
        let is_bad = |ply: &ReviewedPly| ply.band.is_some_and(|band| band > Band::Good);
        let mistakes = || (1..).zip(&self.review.plies).filter(|(_, ply)| is_bad(ply));
        let next = mistakes().find(|(at, _)| *at > self.at).or_else(|| mistakes().next());
        if let Some((at, _)) = next {
            self.go(at);
        }
    }

    /// The last move made, as it was played and as it was weighed.
    fn ply(&self) -> Option<(&Ply, &ReviewedPly)> {
        let last = self.at.checked_sub(1)?;
        Some((self.game.plies().get(last)?, self.review.plies.get(last)?))
    }

    /// The last move made, if there was a better one.
    fn missed(&self) -> Option<(&Ply, &ReviewedPly)> {
        self.ply().filter(|(_, weighed)| is_missed(weighed))
    }

    /// The position that is shown, and the move that led to it or would have been better.
    fn shown(&self) -> (VariantPosition, Option<Move>) {
        match self.ply() {
            None => (*self.game.start(), None),
            Some((ply, weighed)) if self.shows_best => (ply.before, Some(weighed.best)),
            Some((ply, weighed)) => (ply.after, Some(weighed.mv)),
        }
    }

    fn can_play_on(&self) -> bool {
        self.shown().0.winner().is_none()
    }

    /// Asks who plays on from here; the reviewed game stays as it is.
    fn play_on(&self) -> Wish {
        let Settings { dice, mut seats, .. } = self.settings;
        let (position, _) = self.shown();
        if !seats.contains(&Seat::Human) {
            seats[position.turn().index()] = Seat::Human;
        }
        Wish::Show(Screen::Menu(Box::new(Menu::from_position(position, dice, seats))))
    }

    /// Opens the analysis board with the position that is shown; where the best move is shown, with
    /// the roll it belongs to.
    fn analyse(&self) -> Wish {
        let (position, _) = self.shown();
        let roll = self.ply().filter(|_| self.shows_best).map(|(ply, _)| ply.roll);
        Wish::Show(Screen::Analysis(Box::new(AnalysisScreen::new(&position, roll))))
    }

    /// Light's chance at the start and after every move.
    fn chances(&self) -> Vec<f64> {
        let after = self.review.plies.iter().map(|ply| ply.after);
        let chances = std::iter::once(self.review.start).chain(after);
        chances.map(|chance| chance.seen_by(Side::Light)).collect()
    }
}

/// Whether a move gave something away.
fn is_missed(ply: &ReviewedPly) -> bool {
    ply.band.is_some_and(|band| band > Band::Excellent)
}
