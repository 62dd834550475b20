//! The games that were played here: to go on with, or to review.

use std::path::Path;
use std::time::{Duration, SystemTime};

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Position as Place, Rect};
use ratatui::text::{Line, Text};
use ratatui::widgets::{List, ListState, Paragraph, Wrap};
use ur_engine::Player;
use ur_rules::{Outcome, Side};

use crate::describe;
use crate::failure::Failure;
use crate::play::kept::{self, Listed};
use crate::play::table::Seat;
use crate::words::{Value, Words};
use crate::worth;

use super::board::{BoardArea, BoardView};
use super::keys;
use super::menu::seat;
use super::palette::Look;
use super::review_screen::ReviewScreen;
use super::rules_screen::RulesScreen;
use super::screen::{Screen, Wish};

/// The games of the data folder, and which of them is looked at.
pub(super) struct GamesScreen {
    games: Vec<Listed>,
    list_state: ListState,
    list: Rect,
    /// Why something could not be done.
    notice: Option<String>,
}

impl GamesScreen {
    pub(super) fn new() -> GamesScreen {
        let list_state = ListState::default().with_selected(Some(0));
        GamesScreen { games: kept::list(), list_state, list: Rect::default(), notice: None }
    }

    fn place(&self) -> usize {
        self.list_state.selected().unwrap_or(0)
    }

    fn chosen(&self) -> Option<&Listed> {
        self.games.get(self.place())
    }

    fn choose(&mut self, place: usize) {
        self.notice = None;
        self.list_state.select(Some(place.min(self.games.len().saturating_sub(1))));
    }

    pub(super) fn key(&mut self, key: KeyCode, words: &Words) -> Wish {
        let place = self.place();
        let page = usize::from(self.list.height.max(1));
        match key {
            KeyCode::Down | KeyCode::Char('j') => self.choose(place + 1),
            KeyCode::Up | KeyCode::Char('k') => self.choose(place.saturating_sub(1)),
            KeyCode::PageDown => self.choose(place + page),
            KeyCode::PageUp => self.choose(place.saturating_sub(page)),
            KeyCode::Home => self.choose(0),
            KeyCode::End => self.choose(usize::MAX),
            KeyCode::Enter | KeyCode::Char(' ') => return self.open(words),
            KeyCode::Char('v') => return self.review(words),
            KeyCode::F(1) | KeyCode::Char('?') => {
                let ruleset = self.chosen().map(|listed| listed.kept.game.ruleset());
                let rules = ruleset.map(|ruleset| Screen::Rules(RulesScreen::new(ruleset)));
                return rules.map_or(Wish::Nothing, Wish::Show);
            }
            KeyCode::Esc | KeyCode::Char('q') => return Wish::Back,
            _ => {}
        }
        Wish::Nothing
    }

    /// A click chooses a game; on the one that is chosen it opens it.
    pub(super) fn click(&mut self, place: Place, words: &Words) -> Wish {
        if !self.list.contains(place) {
            return Wish::Nothing;
        }
        let row = usize::from(place.y - self.list.y) + self.list_state.offset();
        if row == self.place() {
            return self.open(words);
        }
        self.choose(row);
        Wish::Nothing
    }

    pub(super) fn wheel(&mut self, notches: isize) {
        self.choose(self.place().saturating_add_signed(notches));
    }

    /// Goes on with a game that is not over, and reviews one that is.
    fn open(&mut self, words: &Words) -> Wish {
        match self.chosen() {
            Some(listed) if listed.kept.game.outcome().is_none() => Wish::Open(listed.path.clone()),
            _ => self.review(words),
        }
    }

    fn review(&mut self, words: &Words) -> Wish {
        let Some(Listed { kept, .. }) = self.chosen() else { return Wish::Nothing };
        match ReviewScreen::new(&kept.settings, &kept.game) {
            Some(review) => Wish::Show(Screen::Review(Box::new(review))),
            None => {
                self.notice = Some(words.get("review-nothing"));
                Wish::Nothing
            }
        }
    }

    /// Tells why a game cannot be gone on with.
    pub(super) fn refuse(&mut self, words: &Words, failure: &Failure) {
        self.notice = Some(match failure {
            Failure::Taken { .. } => words.get("games-taken"),
            other => other.to_string(),
        });
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let [title, list, board, said, keys] = Layout::vertical([
            Constraint::Length(2),
            Constraint::Min(5),
            Constraint::Length(BoardArea::LOW),
            Constraint::Length(2),
            Constraint::Length(1),
        ])
        .areas(area);
        frame.render_widget(Line::styled(words.get("games-title"), palette.title()), title);
        let Some(chosen) = self.chosen() else {
            frame.render_widget(Line::raw(words.get("games-none")), list);
            return keys::draw(frame, keys, &[words.get("keys-back")], look);
        };
        let game = &chosen.kept.game;
        let setup = game.position().setup();
        let last = game.plies().iter().rev().find_map(|ply| ply.mv);
        BoardView::still(game.ruleset(), &setup, last.as_ref(), look)
            .draw_centred(board, frame.buffer_mut());
        self.draw_said(frame, said, chosen, look);
        let opens = if game.outcome().is_none() { "keys-go-on" } else { "keys-review" };
        keys::draw(frame, keys, &[words.get(opens), words.get("keys-games")], look);
        self.draw_list(frame, list, look);
    }

    /// Who played, how it stands, and where the file is; or why something cannot be done.
    fn draw_said(&self, frame: &mut Frame<'_>, area: Rect, chosen: &Listed, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        if let Some(notice) = &self.notice {
            let notice = Paragraph::new(notice.as_str()).style(palette.warning());
            return frame.render_widget(notice.wrap(Wrap { trim: true }), area);
        }
        let game = &chosen.kept.game;
        let dot = charset.pick('·', '-');
        let [light, dark] = Side::BOTH.map(|side| {
            let who = seat(words, chosen.kept.settings.seats[side.index()]);
            format!("{}: {who}", describe::side(words, side))
        });
        let stands = match (game.outcome(), game.turn()) {
            (Some(outcome), _) => describe::outcome(words, outcome),
            (None, Some(side)) => {
                words.with("show-turn", &[("side", Value::Text(describe::side(words, side)))])
            }
            (None, None) => words.get("status-opening"),
        };
        let lines = [
            Line::raw(format!("{light} {dot} {dark} {dot} {stands}")),
            Line::styled(end_of(&chosen.path, area.width.into()), palette.quiet()),
        ];
        frame.render_widget(Text::from_iter(lines), area);
    }

    fn draw_list(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let now = SystemTime::now();
        let lines = self.games.iter().map(|listed| row(listed, now, look));
        let list = List::new(lines).highlight_style(look.palette.chosen());
        self.list = area;
        frame.render_stateful_widget(list, area, &mut self.list_state);
    }
}

/// When, what, who, and how it ended.
fn row(listed: &Listed, now: SystemTime, look: Look<'_>) -> String {
    let words = look.words;
    let settings = &listed.kept.settings;
    let when = ago(words, now.duration_since(listed.changed).unwrap_or_default());
    let ruleset: String = describe::title(settings.ruleset, words).chars().take(19).collect();
    let [light, dark] = settings.seats.map(|seat| player(words, seat));
    let players = format!("{light} {} {dark}", look.charset.pick('–', '-'));
    let result = result(words, listed.kept.game.outcome());
    format!(" {when:<17} {ruleset:<19} {players:<23} {result}")
}

/// Who plays, in as few words as there are.
fn player(words: &Words, of: Seat) -> String {
    match of {
        Seat::Computer(Player::Level(level)) => worth::level(words, level),
        Seat::Computer(player) => player.to_string(),
        Seat::Human => seat(words, of),
    }
}

fn result(words: &Words, outcome: Option<Outcome>) -> String {
    match outcome.map(|outcome| outcome.winner) {
        None => words.get("games-unfinished"),
        Some(None) => words.get("games-draw"),
        Some(Some(side)) => {
            words.with("games-winner", &[("side", Value::Text(describe::side(words, side)))])
        }
    }
}

/// How long ago something was.
fn ago(words: &Words, passed: Duration) -> String {
    let minutes = passed.as_secs() / 60;
    let (key, count) = match minutes {
        0 => return words.get("ago-now"),
        1..60 => ("ago-minutes", minutes),
        60..1440 => ("ago-hours", minutes / 60),
        _ => ("ago-days", minutes / 1440),
    };
    words.with(key, &[("count", Value::Number(count as usize))])
}

/// A path, or its end where there is not enough room.
fn end_of(path: &Path, room: usize) -> String {
    let text = path.display().to_string();
    let excess = text.chars().count().saturating_sub(room);
    text.chars().skip(excess).collect()
}
