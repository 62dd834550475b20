//! The first screen: which game, who plays, in which language.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Position as Place, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use ur_engine::{Level, Player};
use ur_rules::{Ruleset, Side, VariantPosition};

use crate::describe;
use crate::play::table::{Seat, Settings, Table, ThrownBy};
use crate::words::{Language, Value, Words};
use crate::worth;

use super::analysis_screen::AnalysisScreen;
use super::board::{BoardArea, BoardView};
use super::games_screen::GamesScreen;
use super::keys;
use super::palette::Look;
use super::rules_screen::RulesScreen;
use super::screen::{Screen, Wish};

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Ruleset,
    Preset,
    Seat(Side),
    Dice,
    Language,
    Play,
    Resume,
    Games,
    Analyse,
}

/// The rows that do something at once, two in a line.
const ACTIONS: [[Row; 2]; 2] = [[Row::Play, Row::Resume], [Row::Games, Row::Analyse]];

/// Where the second row of such a line begins.
const SECOND: u16 = 24;

impl Row {
    /// The line among the actions, and the place in it.
    fn action(self) -> Option<(usize, usize)> {
        let place = |line: &[Row; 2]| line.iter().position(|row| *row == self);
        ACTIONS.iter().enumerate().find_map(|(number, line)| Some((number, place(line)?)))
    }
}

/// The menu and what is set in it.
pub(super) struct Menu {
    /// Rulesets to choose from: the named ones, and the one from the command line.
    rulesets: Vec<Ruleset>,
    ruleset: usize,
    preset: usize,
    seats: [Seat; 2],
    dice: ThrownBy,
    /// A seed from the command line comes with the cup.
    cup: ThrownBy,
    /// The position to play on from, if it is not a new game.
    start: Option<VariantPosition>,
    /// The game that was left, if there is one.
    left: Option<Table>,
    row: usize,
    rows_at: Rect,
}

/// Who can sit on a side, in the order they are offered.
const SEATS: [Seat; 6] = [
    Seat::Human,
    Seat::Computer(Player::Level(Level::Beginner)),
    Seat::Computer(Player::Level(Level::Easy)),
    Seat::Computer(Player::Level(Level::Medium)),
    Seat::Computer(Player::Level(Level::Hard)),
    Seat::Computer(Player::Level(Level::Master)),
];

impl Menu {
    pub(super) fn new(ruleset: Option<Ruleset>, dice: ThrownBy, seats: [Seat; 2]) -> Menu {
        let named = Ruleset::NAMES.iter().filter_map(|name| name.parse().ok());
        let mut rulesets: Vec<Ruleset> = named.collect();
        let chosen = ruleset.map_or(0, |ruleset| {
            rulesets.iter().position(|known| *known == ruleset).unwrap_or_else(|| {
                rulesets.push(ruleset);
                rulesets.len() - 1
            })
        });
        let cup = if dice == ThrownBy::Hand { ThrownBy::System } else { dice };
        let mut menu = Menu {
            rulesets,
            ruleset: chosen,
            preset: 0,
            seats,
            dice,
            cup,
            start: None,
            left: None,
            row: 0,
            rows_at: Rect::default(),
        };
        menu.go_to(Row::Play);
        menu
    }

    /// Who plays on from a position.
    pub(super) fn from_position(
        position: VariantPosition,
        dice: ThrownBy,
        seats: [Seat; 2],
    ) -> Menu {
        // With a seed, the same dice would come again.
        let dice = if dice == ThrownBy::Hand { dice } else { ThrownBy::System };
        let mut menu = Menu::new(Some(position.ruleset()), dice, seats);
        menu.start = Some(position);
        menu.go_to(Row::Play);
        menu
    }

    fn go_to(&mut self, row: Row) {
        self.row = self.rows().iter().position(|other| *other == row).unwrap_or(self.row);
    }

    /// Offers a game to go on with.
    pub(super) fn offer(&mut self, left: Option<Table>) {
        self.left = left;
    }

    /// The game that was left, taken out of the menu if it is meant.
    pub(super) fn take_left_if(&mut self, is_meant: impl Fn(&Table) -> bool) -> Option<Table> {
        self.left.take_if(|table| is_meant(table))
    }

    fn rows(&self) -> Vec<Row> {
        let is_new = self.start.is_none();
        [
            (is_new, Row::Ruleset),
            (is_new && self.has_presets(), Row::Preset),
            (true, Row::Seat(Side::Light)),
            (true, Row::Seat(Side::Dark)),
            (true, Row::Dice),
            (is_new, Row::Language),
            (true, Row::Play),
            (self.left.is_some(), Row::Resume),
            (is_new, Row::Games),
            (is_new, Row::Analyse),
        ]
        .into_iter()
        .filter_map(|(there, row)| there.then_some(row))
        .collect()
    }

    /// Whether the ruleset is modern without options, so that a preset can be chosen.
    fn has_presets(&self) -> bool {
        let ruleset = self.rulesets[self.ruleset];
        matches!(ruleset, Ruleset::Modern(_)) && ruleset.options().is_empty()
    }

    fn row(&self) -> Row {
        let rows = self.rows();
        rows[self.row.min(rows.len() - 1)]
    }

    /// The ruleset with its preset.
    fn chosen_ruleset(&self) -> Ruleset {
        let ruleset = self.rulesets[self.ruleset];
        if !self.has_presets() || self.preset == 0 {
            return ruleset;
        }
        let preset = Ruleset::modern_presets().nth(self.preset).unwrap_or("default");
        ruleset.with_option("preset", preset).unwrap_or(ruleset)
    }

    /// The position that the game begins with.
    fn position(&self) -> VariantPosition {
        self.start.unwrap_or_else(|| self.chosen_ruleset().start(Side::Light))
    }

    pub(super) fn key(&mut self, key: KeyCode, words: &Words) -> Wish {
        let rows = self.rows().len();
        match key {
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows - 1) % rows,
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows,
            KeyCode::Left => return self.change(-1, words),
            KeyCode::Right => return self.change(1, words),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(words),
            KeyCode::F(1) | KeyCode::Char('?') => {
                return Wish::Show(Screen::Rules(RulesScreen::new(self.chosen_ruleset())));
            }
            KeyCode::Esc | KeyCode::Char('q') => return Wish::Back,
            _ => {}
        }
        Wish::Nothing
    }

    /// A click on a row chooses it; on the one that is chosen it does what Enter does.
    pub(super) fn click(&mut self, place: Place, words: &Words) -> Wish {
        let Some(row) = self.row_at(place) else { return Wish::Nothing };
        let again = self.row() == row;
        self.go_to(row);
        if again || row.action().is_some() { self.enter(words) } else { Wish::Nothing }
    }

    fn row_at(&self, place: Place) -> Option<Row> {
        let line = usize::from(place.y.checked_sub(self.rows_at.y)?);
        let rows = self.rows();
        let settings = rows.iter().filter(|row| row.action().is_none()).count();
        if line < settings {
            return rows.get(line).copied();
        }
        let column = usize::from(place.x >= self.rows_at.x + SECOND);
        let action = ACTIONS.get(line - settings)?[column];
        rows.contains(&action).then_some(action)
    }

    fn enter(&mut self, words: &Words) -> Wish {
        match self.row() {
            Row::Play => Wish::Play(Box::new(Settings {
                ruleset: self.chosen_ruleset(),
                seats: self.seats,
                dice: self.dice,
                start: self.start,
                chooser: None,
            })),
            Row::Resume => Wish::Resume,
            Row::Games => Wish::Show(Screen::Games(GamesScreen::new())),
            Row::Analyse => {
                let analysis = AnalysisScreen::new(&self.position(), None);
                Wish::Show(Screen::Analysis(Box::new(analysis)))
            }
            _ => self.change(1, words),
        }
    }

    fn change(&mut self, by: isize, words: &Words) -> Wish {
        let turn =
            |place: usize, count: usize| (place as isize + by).rem_euclid(count as isize) as usize;
        match self.row() {
            Row::Ruleset => {
                self.ruleset = turn(self.ruleset, self.rulesets.len());
                self.preset = 0;
            }
            Row::Preset => self.preset = turn(self.preset, Ruleset::modern_presets().count()),
            Row::Seat(side) => {
                let seat = &mut self.seats[side.index()];
                let place = SEATS.iter().position(|other| other == seat).unwrap_or(0);
                *seat = SEATS[turn(place, SEATS.len())];
            }
            Row::Dice => {
                self.dice = if self.dice == ThrownBy::Hand { self.cup } else { ThrownBy::Hand };
            }
            Row::Language => {
                let spoken = words.language();
                let place = Language::ALL.iter().position(|other| *other == spoken).unwrap_or(0);
                return Wish::Speak(Language::ALL[turn(place, Language::ALL.len())]);
            }
            action => self.go_beside(action),
        }
        Wish::Nothing
    }

    /// Goes to the other action of the line, if it is there.
    fn go_beside(&mut self, action: Row) {
        if let Some((line, place)) = action.action() {
            self.go_to(ACTIONS[line][1 - place]);
        }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, palette, .. } = look;
        let settings = self.rows().iter().filter(|row| row.action().is_none()).count();
        let [title, board, about_area, list, strength, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(BoardArea::LOW),
            Constraint::Length(2),
            Constraint::Min((settings + ACTIONS.len()) as u16),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(area);
        let ruleset = self.chosen_ruleset();
        let (heading, about, done) = match self.start {
            None => ("title", describe::about(ruleset, words), "keys-menu"),
            Some(position) => ("play-on-title", position.to_string(), "keys-play-on"),
        };
        frame.render_widget(Line::styled(words.get(heading), palette.title()).centered(), title);
        let setup = self.position().setup();
        BoardView::still(ruleset, &setup, None, look).draw_centred(board, frame.buffer_mut());
        let about = Paragraph::new(about).wrap(Wrap { trim: true }).centered();
        frame.render_widget(about, about_area);
        self.draw_rows(frame, list, look);
        if let Some(level) = self.level() {
            let about = worth::level_about(words, level, ruleset);
            frame.render_widget(Line::styled(about, palette.quiet()).centered(), strength);
        }
        keys::draw(frame, keys, &[words.get(done)], look);
    }

    fn draw_rows(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let width = area.width.min(60);
        self.rows_at = Rect { x: area.x + (area.width - width) / 2, width, ..area };
        let rows = self.rows();
        let settings = rows.iter().filter(|row| row.action().is_none()).count();
        for (place, row) in rows.into_iter().enumerate() {
            let (line, column) = match row.action() {
                None => (place, 0),
                Some((line, column)) => (settings + line, SECOND * column as u16),
            };
            let line = self.rows_at.y + line as u16;
            let spot = Rect {
                x: self.rows_at.x + column,
                y: line,
                width: width - column,
                height: u16::from(line < area.bottom()),
            };
            frame.render_widget(self.line(row, place == self.row, look), spot);
        }
    }

    /// The level to say something about: the one that is being chosen, or else the one that plays.
    fn level(&self) -> Option<Level> {
        let seats = match self.row() {
            Row::Seat(side) => [Some(self.seats[side.index()]), None],
            _ => self.seats.map(Some),
        };
        seats.into_iter().flatten().find_map(|seat| match seat {
            Seat::Computer(Player::Level(level)) => Some(level),
            _ => None,
        })
    }

    fn line(&self, row: Row, chosen: bool, look: Look<'_>) -> Line<'static> {
        let Look { words, charset, palette } = look;
        let style = if chosen { palette.chosen() } else { ratatui::style::Style::new() };
        let action = |key| {
            let text = format!(" {} {} ", charset.pick('▸', '>'), words.get(key));
            Line::from(Span::styled(text, style))
        };
        let (name, value) = match row {
            Row::Play => return action("menu-play"),
            Row::Resume => return action("menu-resume"),
            Row::Games => return action("games-title"),
            Row::Analyse => return action("analyse-title"),
            Row::Ruleset => ("menu-ruleset", self.rulesets[self.ruleset].to_string()),
            Row::Preset => {
                let preset = Ruleset::modern_presets().nth(self.preset);
                ("menu-preset", preset.unwrap_or_default().to_owned())
            }
            Row::Seat(Side::Light) => ("menu-light", seat(words, self.seats[0])),
            Row::Seat(Side::Dark) => ("menu-dark", seat(words, self.seats[1])),
            Row::Dice => {
                let by_hand = self.dice == ThrownBy::Hand;
                ("menu-dice", words.get(if by_hand { "dice-typed" } else { "dice-thrown" }))
            }
            Row::Language => ("menu-language", words.language().name().to_owned()),
        };
        let name = words.get(name);
        let (left, right) = charset.pick(('‹', '›'), ('<', '>'));
        Line::from(vec![
            Span::raw(format!(" {name:<18} ")),
            Span::styled(format!("{left} {value} {right}"), style),
        ])
    }
}

/// Who sits there, in words.
pub(super) fn seat(words: &Words, seat: Seat) -> String {
    match seat {
        Seat::Human => words.get("seat-human"),
        Seat::Computer(Player::Random) => words.get("seat-random"),
        Seat::Computer(Player::Greedy) => words.get("seat-greedy"),
        Seat::Computer(Player::Level(level)) => {
            words.with("seat-level", &[("level", Value::Text(worth::level(words, level)))])
        }
        Seat::Computer(player) => player.to_string(),
    }
}
