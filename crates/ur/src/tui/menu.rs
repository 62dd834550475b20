//! The first screen: which game, who plays, in which language.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout, Position as Place, Rect};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Paragraph, Wrap};
use ur_engine::{Level, Player};
use ur_rules::{Ruleset, Side};

use crate::describe;
use crate::play::table::{Seat, Settings, Table, ThrownBy};
use crate::words::{Language, Value, Words};
use crate::worth;

use super::board::BoardView;
use super::palette::Look;

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
}

/// What the user wants after a key.
#[derive(Clone, Copy)]
#[allow(clippy::large_enum_variant)] // one at a time
pub(super) enum Choice {
    Nothing,
    Play(Settings),
    Resume,
    Rules(Ruleset),
    Speak(Language),
    Leave,
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
    /// The game that was left, if there is one.
    left: Option<Table>,
    row: usize,
    rows_at: Place,
}

/// Lines of a cell of the board in the menu, where nothing is to be done.
const CELL_HEIGHT: u16 = 2;

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
            left: None,
            row: 0,
            rows_at: Place::default(),
        };
        menu.row = menu.rows().iter().position(|row| *row == Row::Play).unwrap_or(0);
        menu
    }

    /// Offers a game to go on with.
    pub(super) fn offer(&mut self, left: Option<Table>) {
        self.left = left;
    }

    /// The game that was left, taken out of the menu.
    pub(super) fn take_left(&mut self) -> Option<Table> {
        self.left.take()
    }

    fn rows(&self) -> Vec<Row> {
        let has_presets = self.has_presets();
        let has_left = self.left.is_some();
        [
            (true, Row::Ruleset),
            (has_presets, Row::Preset),
            (true, Row::Seat(Side::Light)),
            (true, Row::Seat(Side::Dark)),
            (true, Row::Dice),
            (true, Row::Language),
            (true, Row::Play),
            (has_left, Row::Resume),
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
        format!("modern:preset={preset}").parse().unwrap_or(ruleset)
    }

    pub(super) fn key(&mut self, key: KeyCode, words: &Words) -> Choice {
        let rows = self.rows().len();
        match key {
            KeyCode::Up | KeyCode::BackTab => self.row = (self.row + rows - 1) % rows,
            KeyCode::Down | KeyCode::Tab => self.row = (self.row + 1) % rows,
            KeyCode::Left => return self.change(-1, words),
            KeyCode::Right => return self.change(1, words),
            KeyCode::Enter | KeyCode::Char(' ') => return self.enter(words),
            KeyCode::F(1) | KeyCode::Char('?') => return Choice::Rules(self.chosen_ruleset()),
            KeyCode::Esc | KeyCode::Char('q') => return Choice::Leave,
            _ => {}
        }
        Choice::Nothing
    }

    /// A click on a row chooses it; on the one that is chosen it does what Enter does.
    pub(super) fn click(&mut self, place: Place, words: &Words) -> Choice {
        let Some(row) = place.y.checked_sub(self.rows_at.y).map(usize::from) else {
            return Choice::Nothing;
        };
        if row >= self.rows().len() || place.x < self.rows_at.x {
            return Choice::Nothing;
        }
        let again = self.row == row;
        self.row = row;
        if again || matches!(self.row(), Row::Play | Row::Resume) {
            self.enter(words)
        } else {
            Choice::Nothing
        }
    }

    fn enter(&mut self, words: &Words) -> Choice {
        match self.row() {
            Row::Play => Choice::Play(Settings {
                ruleset: self.chosen_ruleset(),
                seats: self.seats,
                dice: self.dice,
                start: None,
                chooser: None,
            }),
            Row::Resume => Choice::Resume,
            _ => self.change(1, words),
        }
    }

    fn change(&mut self, by: isize, words: &Words) -> Choice {
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
                return Choice::Speak(Language::ALL[turn(place, Language::ALL.len())]);
            }
            Row::Play | Row::Resume => {}
        }
        Choice::Nothing
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let rows = self.rows();
        let [title, board, about_area, list, strength, keys] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Length(3 * (CELL_HEIGHT + 1) + 1),
            Constraint::Length(2),
            Constraint::Min(rows.len() as u16),
            Constraint::Length(1),
            Constraint::Length(1),
        ])
        .areas(area);
        frame.render_widget(Line::styled(words.get("title"), palette.title()).centered(), title);
        let ruleset = self.chosen_ruleset();
        let position = ruleset.start(Side::Light);
        let view = BoardView {
            position: &position,
            moves: &[],
            chosen: None,
            last: None,
            cell_height: CELL_HEIGHT,
            charset,
            palette,
        };
        let board_width = 1 + 6 * u16::from(ruleset.board().columns()).min(13);
        let centred = Rect {
            x: board.x + board.width.saturating_sub(board_width) / 2,
            width: board_width.min(board.width),
            ..board
        };
        view.draw(centred, frame.buffer_mut());
        let about =
            Paragraph::new(describe::about(ruleset, words)).wrap(Wrap { trim: true }).centered();
        frame.render_widget(about, about_area);
        self.rows_at = Place { x: list.x, y: list.y };
        let lines: Vec<Line<'_>> = rows
            .iter()
            .enumerate()
            .map(|(place, row)| self.line(*row, place == self.row, look))
            .collect();
        let indent = Rect {
            x: list.x + list.width.saturating_sub(60) / 2,
            width: list.width.min(60),
            ..list
        };
        frame.render_widget(Text::from(lines), indent);
        if let Some(level) = self.level() {
            let about = worth::level_about(words, level, ruleset);
            frame.render_widget(Line::styled(about, palette.quiet()).centered(), strength);
        }
        frame.render_widget(Line::styled(words.get("keys-menu"), palette.quiet()), keys);
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
        let action = |key| format!(" {} {} ", charset.pick('▸', '>'), words.get(key));
        let style = if chosen { palette.chosen() } else { ratatui::style::Style::new() };
        let (name, value) = match row {
            Row::Play => return Line::styled(action("menu-play"), style),
            Row::Resume => return Line::styled(action("menu-resume"), style),
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
