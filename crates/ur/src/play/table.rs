//! A game with the people and players around it, whatever shows it.

use std::fmt;
use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ur_engine::{Cup, Level, Mind, Player};
use ur_rules::record::Record;
use ur_rules::{
    Event, Game, Move, Opening, Outcome, Phase, Position, Roll, Ruleset, Seq, Side, VariantPosition,
};

use crate::failure::Failure;
use crate::tables;

use super::log::GameLog;

/// Who sits on one side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    Human,
    Computer(Player),
}

impl Seat {
    /// Who is offered when nobody has been named: a person against the computer.
    pub(crate) const OFFERED: [Seat; 2] =
        [Seat::Human, Seat::Computer(Player::Level(Level::Medium))];
}

impl FromStr for Seat {
    type Err = Failure;

    fn from_str(name: &str) -> Result<Seat, Failure> {
        match name {
            "human" => Ok(Seat::Human),
            _ => Ok(Seat::Computer(name.parse()?)),
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.pad("human"),
            Seat::Computer(player) => player.fmt(f),
        }
    }
}

/// Where the dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ThrownBy {
    /// The operating system's randomness.
    System,
    /// A seed.
    Seed(u64),
    /// People who throw real dice and type what they show.
    Hand,
}

/// What a game is set up with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Settings {
    pub(crate) ruleset: Ruleset,
    pub(crate) seats: [Seat; 2],
    pub(crate) dice: ThrownBy,
    pub(crate) start: Option<VariantPosition>,
    /// The side that says who starts, if the ruleset gives that to the loser of the last game.
    pub(crate) chooser: Option<Side>,
}

impl Settings {
    /// The game before anything has happened in it.
    pub(crate) fn game(&self) -> Game {
        match (self.start, self.chooser) {
            (Some(position), _) => Game::from_position(position),
            (None, Some(chooser)) => Game::with_chooser(self.ruleset, chooser),
            (None, None) => Game::new(self.ruleset),
        }
    }

    /// The record of a game that was set up so.
    pub(crate) fn record(&self, game: &Game) -> Record {
        let mut record = Record::new(game.clone());
        for (key, seat) in ["Light", "Dark"].into_iter().zip(self.seats) {
            if let Seat::Computer(player) = seat {
                record.set_header(key, &format!("ur:{player}"));
            }
        }
        record
    }
}

/// A game, who plays it, where its dice come from and where it is kept.
pub(crate) struct Table {
    settings: Settings,
    game: Game,
    /// The computer's players, where it plays.
    minds: [Option<Mind<VariantPosition>>; 2],
    cup: Cup,
    log: GameLog,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Waiting {
    /// Both sides throw for the start.
    RollOff,
    /// A person says who starts: this side, or anybody.
    Starter(Option<Side>),
    /// A person throws the dice, or types what they show.
    Roll(Side),
    /// A person moves.
    Move(Side, Roll),
    /// The computer does whatever is next.
    Computer(Side),
    /// Nothing: the game is over.
    Over(Outcome),
}

impl Table {
    pub(crate) fn new(settings: &Settings, log: GameLog) -> Result<Table, Failure> {
        let mut table = Table::set_up(settings, settings.game(), log)?;
        table.log.begin(&table.settings)?;
        Ok(table)
    }

    /// The game of a file, as it was left.
    pub(crate) fn resume(path: PathBuf) -> Result<Table, Failure> {
        let (log, kept) = GameLog::open(path)?;
        Table::set_up(&kept.settings, kept.game, log)
    }

    fn set_up(settings: &Settings, game: Game, log: GameLog) -> Result<Table, Failure> {
        let cup = match settings.dice {
            ThrownBy::Seed(seed) => Cup::seeded(seed),
            ThrownBy::System | ThrownBy::Hand => Cup::from_system()?,
        };
        let start = settings.ruleset.start(Side::Light);
        let mind = |seat| match seat {
            Seat::Human => Ok(None),
            Seat::Computer(player) => player.mind(&start, tables::exact_values()).map(Some),
        };
        let [light, dark] = settings.seats;
        let minds = [mind(light)?, mind(dark)?];
        Ok(Table { settings: *settings, game, minds, cup, log })
    }

    /// The settings of another game with the same players: the loser chooses who starts, where
    /// the rules say so.
    pub(crate) fn rematch(&self) -> Settings {
        let loser = self.game.outcome().and_then(|outcome| outcome.loser());
        let chooser = loser.filter(|_| self.settings.ruleset.opening() == Opening::Agreement);
        // With the same seed the same dice would come again.
        let dice = match self.settings.dice {
            ThrownBy::Seed(seed) => ThrownBy::Seed(seed.wrapping_add(1)),
            other => other,
        };
        Settings { start: None, chooser, dice, ..self.settings }
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn path(&self) -> &Path {
        self.log.path()
    }

    pub(crate) fn is_unfinished(&self) -> bool {
        self.game.outcome().is_none()
    }

    /// Whether a person plays, and not the computer alone.
    pub(crate) fn has_people(&self) -> bool {
        self.settings.seats.contains(&Seat::Human)
    }

    pub(crate) fn seat(&self, side: Side) -> Seat {
        self.settings.seats[side.index()]
    }

    /// Whether people have to type what the dice show, for this roll.
    pub(crate) fn needs_typed_roll(&self) -> bool {
        self.settings.dice == ThrownBy::Hand && self.game.known_roll().is_none()
    }

    pub(crate) fn waiting(&self) -> Waiting {
        let somebody_there = self.has_people();
        match self.game.phase() {
            Phase::RollOff if somebody_there || self.needs_typed_roll() => Waiting::RollOff,
            Phase::RollOff => Waiting::Computer(Side::Light),
            Phase::ChooseStarter(None) if !somebody_there => Waiting::Computer(Side::Light),
            Phase::ChooseStarter(Some(side)) if self.seat(side) != Seat::Human => {
                Waiting::Computer(side)
            }
            Phase::ChooseStarter(chooser) => Waiting::Starter(chooser),
            Phase::Over(outcome) => Waiting::Over(outcome),
            Phase::Roll | Phase::Move(_) => self.waiting_for_turn(),
        }
    }

    fn waiting_for_turn(&self) -> Waiting {
        let side = self.game.position().turn();
        match (self.seat(side), self.game.phase()) {
            // A forced pass comes by itself, also when the program was killed before it.
            (_, Phase::Move(_)) if self.must_pass() => Waiting::Computer(side),
            (Seat::Human, Phase::Move(roll)) => Waiting::Move(side, roll),
            (Seat::Computer(_), Phase::Roll) if self.needs_typed_roll() => Waiting::Roll(side),
            (Seat::Computer(_), _) => Waiting::Computer(side),
            (Seat::Human, _) => Waiting::Roll(side),
        }
    }

    fn must_pass(&self) -> bool {
        self.game.legal_moves() == [Move::Pass]
    }

    /// The moves that the side to act may choose from, in the order of their texts.
    pub(crate) fn moves(&self) -> Vec<Move> {
        let mut moves = self.game.legal_moves();
        moves.sort_by_cached_key(ToString::to_string);
        moves
    }

    /// Throws for the start with the cup.
    pub(crate) fn roll_off(&mut self) -> Result<(), Failure> {
        self.cup.turn_to(self.game.events().len());
        let dice = self.settings.ruleset.dice();
        let (light, dark) = (self.cup.throw(dice), self.cup.throw(dice));
        self.roll_off_with(light, dark)
    }

    fn roll_off_with(&mut self, light: Roll, dark: Roll) -> Result<(), Failure> {
        self.change(|game| game.roll_off(light, dark))
    }

    /// What people have typed: the roll at hand, or for the start Light's and Dark's.
    pub(crate) fn type_rolls(&mut self, typed: &str) -> Result<(), Failure> {
        if self.game.phase() != Phase::RollOff {
            return self.roll(typed.trim().parse()?);
        }
        let (light, dark) = typed.trim().split_once(' ').ok_or(Failure::TwoRolls)?;
        self.roll_off_with(light.parse()?, dark.trim().parse()?)
    }

    pub(crate) fn choose_starter(&mut self, side: Side) -> Result<(), Failure> {
        self.change(|game| game.choose_starter(side))
    }

    /// Lets the lot say who starts.
    pub(crate) fn draw_lots(&mut self) -> Result<(), Failure> {
        self.cup.turn_to(self.game.events().len());
        let side = self.cup.side();
        self.choose_starter(side)
    }

    /// Throws the dice: those that were thrown before a takeback come again.
    pub(crate) fn throw(&mut self) -> Result<(), Failure> {
        let roll = self.game.known_roll().unwrap_or_else(|| {
            self.cup.turn_to(self.game.events().len());
            self.cup.throw(self.settings.ruleset.dice())
        });
        self.roll(roll)
    }

    fn roll(&mut self, roll: Roll) -> Result<(), Failure> {
        self.change(|game| game.roll(roll))
    }

    pub(crate) fn play(&mut self, mv: &Move) -> Result<(), Failure> {
        self.change(|game| game.play(mv))
    }

    pub(crate) fn resign(&mut self, side: Side) -> Result<(), Failure> {
        self.change(|game| game.resign(side))
    }

    pub(crate) fn claim_draw(&mut self) -> Result<(), Failure> {
        self.change(Game::claim_draw)
    }

    /// The side that a person gives up for now: the one to act, if a person plays it.
    pub(crate) fn resigning_side(&self) -> Option<Side> {
        let turn = self.game.turn()?;
        let is_human = |side: &Side| self.seat(*side) == Seat::Human;
        [turn, !turn].into_iter().find(is_human)
    }

    /// Whether there is something of a person's to take back.
    pub(crate) fn can_undo(&self) -> bool {
        self.last_human_event().is_some()
    }

    /// Goes back to before the last move that a person made, or takes back how it was given up.
    pub(crate) fn undo(&mut self) -> Result<(), Failure> {
        match self.last_human_event() {
            Some(seq) => self.change(|game| game.take_back(seq)),
            None => Ok(()),
        }
    }

    fn last_human_event(&self) -> Option<Seq> {
        let events = self.game.events();
        if let Some(Event::Resigned { .. } | Event::DrawClaimed { .. }) = events.last() {
            return Some(Seq(events.len() - 1));
        }
        let people = Side::BOTH.into_iter().filter(|side| self.seat(*side) == Seat::Human);
        people.filter_map(|side| self.game.last_move_of(side)).max()
    }

    /// Lets the computer do the one thing that is next.
    pub(crate) fn computer_step(&mut self) -> Result<(), Failure> {
        match (self.waiting(), self.game.phase()) {
            (Waiting::Computer(_), Phase::RollOff) => self.roll_off(),
            (Waiting::Computer(_), Phase::ChooseStarter(None)) => self.draw_lots(),
            (Waiting::Computer(side), Phase::ChooseStarter(Some(_))) => self.choose_starter(side),
            // Two computers could go on for ever: they take the draw when they may.
            (Waiting::Computer(_), Phase::Roll) if self.is_endless() => self.claim_draw(),
            (Waiting::Computer(_), Phase::Roll) => self.throw(),
            (Waiting::Computer(_), Phase::Move(_)) if self.must_pass() => self.play(&Move::Pass),
            (Waiting::Computer(side), Phase::Move(roll)) => match self.seat(side) {
                Seat::Computer(_) => self.computer_move(side, roll),
                Seat::Human => Ok(()),
            },
            _ => Ok(()),
        }
    }

    fn is_endless(&self) -> bool {
        !self.has_people() && self.game.draw_claim().is_some()
    }

    fn computer_move(&mut self, side: Side, roll: Roll) -> Result<(), Failure> {
        self.cup.turn_to(self.game.events().len());
        let Some(mind) = &self.minds[side.index()] else { return Ok(()) };
        match self.cup.choose(mind, self.game.position(), roll)? {
            Some(mv) => self.play(&mv),
            None => Ok(()),
        }
    }

    /// The record of the game as it stands.
    pub(crate) fn record(&self) -> Record {
        self.settings.record(&self.game)
    }

    /// Writes the record to a new file.
    pub(crate) fn write_record(&self, path: &Path) -> Result<(), Failure> {
        let written = File::create_new(path)
            .and_then(|mut file| file.write_all(self.record().to_string().as_bytes()));
        written.map_err(|error| Failure::Write { path: path.to_owned(), error })
    }

    /// Where the record goes when the user names no file: beside the kept game, under a name that
    /// is not taken.
    pub(crate) fn record_path(&self) -> PathBuf {
        let kept = self.log.path();
        let numbered = (2..).map(|number| kept.with_extension(format!("{number}.ur")));
        let names = std::iter::once(kept.with_extension("ur")).chain(numbered);
        names.into_iter().find(|path| !path.exists()).unwrap_or_default()
    }

    /// Changes the game once the change is on disk; on any failure everything stays as it was.
    fn change<T>(
        &mut self,
        change: impl FnOnce(&mut Game) -> Result<T, ur_rules::GameError>,
    ) -> Result<(), Failure> {
        let mut next = self.game.clone();
        change(&mut next)?;
        self.log.append(next.events())?;
        self.game = next;
        Ok(())
    }
}
