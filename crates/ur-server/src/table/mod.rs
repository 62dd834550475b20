//! One game with the players around it, as its log says. Pure: no clock, no randomness, no storage.

mod clock;
mod decide;
mod view;

use std::collections::VecDeque;

use sha2::{Digest, Sha256};
use thiserror::Error;
use ur_dice::{Evidence, FairCup, Salt, Secret};
use ur_rules::record::Record;
use ur_rules::{
    Event, Game, GameError, Move, Opening, Phase, Position, Roll, Ruleset, Side, VariantPosition,
};

use crate::computer::Computers;
use crate::entry::{Entry, FORMAT, Millis, SeatKind, Setup, What};
use crate::protocol::{OfferKind, Problem, ProblemCode};
use crate::store::GameState;

pub(crate) use clock::Clock;
pub(crate) use decide::{Change, Decision, Moment};
pub(crate) use view::{board, end_view, move_view, ply_view, roll_off, ruleset_view};

/// Actions that are remembered, so that sending one again does nothing.
const REMEMBERED_ACTIONS: usize = 64;

/// The name by which all games with seeded dice throw them.
const SEEDED: &str = "seeded";

/// A game, who plays it, and what it waits for.
#[derive(Clone)]
pub(crate) struct Table {
    id: String,
    setup: Setup,
    secret: Secret,
    game: Game,
    seats: [Option<Seat>; 2],
    throws: Vec<Throw>,
    /// Whether the first throw drew lots for the start.
    lot: bool,
    offer: Option<(Side, OfferKind)>,
    rematch: Option<String>,
    aborted: bool,
    clock: Clock,
    /// The latest actions, and the number of the entry that came next when they were done.
    actions: VecDeque<(String, usize)>,
    /// The number of the entry that comes next.
    seq: usize,
    /// The number that followed the last event of the game itself.
    played: usize,
}

/// A seat that a person has taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seat {
    pub(crate) key: [u8; 32],
    pub(crate) name: Option<String>,
}

/// What a player added to a throw, and how many draws were made with it.
#[derive(Clone, Copy)]
struct Throw {
    salt: Salt,
    draws: u32,
}

/// Why a stored game cannot be opened.
#[derive(Debug, Error)]
pub(crate) enum BadLog {
    #[error("it is of format {0}, which this version does not know")]
    Format(u32),
    #[error("its rules cannot be read: {0}")]
    Ruleset(#[from] ur_rules::RulesetError),
    #[error("its start position cannot be read: {0}")]
    Start(#[from] ur_rules::PositionError),
    #[error("entry {seq} cannot have happened: {error}")]
    Event { seq: usize, error: GameError },
}

impl Table {
    /// The table of a new game, before anything has happened.
    pub(crate) fn new(id: &str, setup: Setup, secret: Secret) -> Result<Table, BadLog> {
        if setup.format != FORMAT {
            return Err(BadLog::Format(setup.format));
        }
        let ruleset: Ruleset = setup.ruleset.parse()?;
        let game = match (&setup.start, setup.chooser) {
            (Some(start), _) => Game::from_position(ruleset.parse_position(start)?),
            (None, Some(chooser)) => Game::with_chooser(ruleset, chooser),
            (None, None) => Game::new(ruleset),
        };
        Ok(Table {
            id: id.to_owned(),
            setup,
            secret,
            game,
            seats: [None, None],
            throws: Vec::new(),
            lot: false,
            offer: None,
            rematch: None,
            aborted: false,
            clock: Clock::default(),
            actions: VecDeque::new(),
            seq: 0,
            played: 0,
        })
    }

    /// The hash of a seat's secret, as the log has it.
    pub(crate) fn key_of(secret: &str) -> [u8; 32] {
        Sha256::digest(secret).into()
    }

    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) fn seq(&self) -> usize {
        self.seq
    }

    /// Whether a client that waits for this entry knows the game as it stands.
    pub(crate) fn is_up_to_date(&self, seq: usize) -> bool {
        (self.played..=self.seq).contains(&seq)
    }

    /// How far the game is, for lists.
    pub(crate) fn state(&self) -> GameState {
        match self.open_side() {
            _ if self.is_over() => GameState::Over,
            Some(_) => GameState::Open,
            None => GameState::Playing,
        }
    }

    pub(crate) fn seat(&self, side: Side) -> Option<&Seat> {
        self.seats[side.index()].as_ref()
    }

    /// The sides that a secret may play.
    pub(crate) fn sides_of(&self, secret: &str) -> Vec<Side> {
        let key = Table::key_of(secret);
        let owns = |side: &Side| self.seat(*side).is_some_and(|seat| seat.key == key);
        Side::BOTH.into_iter().filter(owns).collect()
    }

    /// The number of the entry that came next when an action was done, if it was.
    pub(crate) fn done(&self, action: &str) -> Option<usize> {
        self.actions.iter().find(|(id, _)| id == action).map(|(_, seq)| *seq)
    }

    pub(crate) fn is_person(&self, side: Side) -> bool {
        self.setup.seats[side.index()] == SeatKind::Person
    }

    /// Whether the computer plays one of the sides.
    pub(crate) fn has_computer(&self) -> bool {
        Side::BOTH.into_iter().any(|side| !self.is_person(side))
    }

    /// When something happened last.
    pub(crate) fn last(&self) -> Millis {
        self.clock.last()
    }

    /// The move that these sides have to find, if it is theirs and they may ask for a hint.
    pub(crate) fn question(&self, sides: &[Side]) -> Result<(VariantPosition, Roll), Problem> {
        let refuse = |code, message| Err(Problem::new(code, message));
        if sides.is_empty() {
            return refuse(ProblemCode::NotAPlayer, "this secret is for no seat of this game");
        }
        if self.is_between_people() {
            let message = "there are hints only against the computer and at one screen";
            return refuse(ProblemCode::NotNow, message);
        }
        match (self.game.phase(), self.turn()) {
            (_, Some(side)) if !sides.contains(&side) => {
                refuse(ProblemCode::NotYourTurn, "it is the other player's turn")
            }
            (Phase::Move(roll), Some(_)) => Ok((*self.game.position(), roll)),
            _ => refuse(ProblemCode::NotNow, "there is no move to make now"),
        }
    }

    /// A side whose player has not come yet.
    pub(crate) fn open_side(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|&side| self.is_person(side) && self.seat(side).is_none())
    }

    /// Whether the game was broken off.
    pub(crate) fn is_aborted(&self) -> bool {
        self.aborted
    }

    pub(crate) fn is_over(&self) -> bool {
        self.aborted || self.game.outcome().is_some()
    }

    /// Whether two people play who are not at one screen.
    pub(crate) fn is_between_people(&self) -> bool {
        match &self.seats {
            [Some(light), Some(dark)] => light.key != dark.key,
            _ => Side::BOTH.into_iter().all(|side| self.is_person(side)),
        }
    }

    /// The side whose turn it is, once everybody is there.
    pub(crate) fn turn(&self) -> Option<Side> {
        if self.is_over() || self.open_side().is_some() { None } else { self.game.turn() }
    }

    /// Takes note of an entry of the log.
    pub(crate) fn apply(&mut self, entry: &Entry) -> Result<(), BadLog> {
        let turn = self.turn();
        self.clock.spend(turn, entry);
        match &entry.what {
            What::SeatTaken { side, key, name } => {
                self.seats[side.index()] = Some(Seat { key: *key, name: name.clone() });
            }
            What::Played { event, salt } => {
                let seq = self.seq;
                self.game.push(*event).map_err(|error| BadLog::Event { seq, error })?;
                self.note_throw(event, *salt);
                self.offer = None;
                if self.game.phase() == Phase::Roll {
                    self.clock.begin_turn();
                }
            }
            What::Offered { by, offer } => self.offer = Some((*by, *offer)),
            What::Declined { .. } => self.offer = None,
            What::RematchMade { game } => {
                self.offer = None;
                self.rematch = Some(game.clone());
            }
            What::Aborted => self.aborted = true,
        }
        self.seq += 1;
        if matches!(entry.what, What::Played { .. }) {
            self.played = self.seq;
        }
        if let Some(action) = &entry.action {
            self.remember(action);
        }
        Ok(())
    }

    fn note_throw(&mut self, event: &Event, salt: Option<Salt>) {
        let Some(salt) = salt else { return };
        self.lot |= matches!(event, Event::StarterChosen { .. });
        let draws = if matches!(event, Event::RolledOff { .. }) { 2 } else { 1 };
        self.throws.push(Throw { salt, draws });
    }

    fn remember(&mut self, action: &str) {
        self.actions.retain(|(id, _)| id != action);
        if self.actions.len() == REMEMBERED_ACTIONS {
            self.actions.pop_front();
        }
        self.actions.push_back((action.to_owned(), self.seq));
    }

    /// The cup for the next throw.
    fn cup(&self) -> FairCup<'_> {
        let drawn = self.throws.iter().map(|throw| throw.draws).sum();
        // With the same seed the same dice come, whatever the game is called.
        let game = if self.setup.seed.is_some() { SEEDED } else { &self.id };
        FairCup::new(game, &self.secret).after(drawn)
    }

    /// The salts of the throws that stand: those of rolls that were taken back are left out.
    fn salts(&self) -> impl Iterator<Item = Salt> {
        let openings = usize::from(self.lot) + self.game.opening_rolls().len();
        let standing = openings + self.game.plies().len();
        self.throws.iter().take(standing).map(|throw| throw.salt)
    }

    /// What makes the dice verifiable, once the game is over. Games with seeded dice, and those that
    /// lack a salt because they did not begin at the beginning, have nothing to show.
    pub(crate) fn evidence(&self) -> Option<Evidence> {
        (self.is_over() && self.setup.seed.is_none()).then(|| Evidence {
            game: self.id.clone(),
            commitment: self.secret.commitment(),
            secret: self.secret.clone(),
            lot: self.lot,
            salts: self.salts().collect(),
        })
    }

    /// The record of the game as it stands.
    pub(crate) fn record(&self) -> Record {
        let mut record = Record::new(self.game.clone());
        for (key, side) in [("Light", Side::Light), ("Dark", Side::Dark)] {
            match &self.setup.seats[side.index()] {
                SeatKind::Computer(level) => record.set_header(key, &format!("ur:{level}")),
                SeatKind::Person => {
                    if let Some(name) = self.seat(side).and_then(|seat| seat.name.as_deref()) {
                        record.set_header(key, name);
                    }
                }
            }
        }
        if let Some(evidence) = self.evidence() {
            record.set_header("Dice", &evidence.to_string());
        }
        record
    }

    /// The settings of the next game of the same players: sides swapped, and the loser chooses who
    /// starts where the rules say so.
    pub(crate) fn rematch_setup(&self) -> Setup {
        let [light, dark] = self.setup.seats.clone();
        let loser = self.game.outcome().and_then(|outcome| outcome.loser());
        let by_agreement = self.game.ruleset().opening() == Opening::Agreement;
        Setup {
            seats: [dark, light],
            chooser: loser.filter(|_| by_agreement).map(|side| !side),
            start: None,
            seed: self.setup.seed.map(|seed| seed.wrapping_add(1)),
            ..self.setup.clone()
        }
    }

    /// Lets the computer do what is its to do until somebody else is to act. It never rolls by
    /// itself: its dice too need a player's salt.
    fn computer_event(&self, computers: &Computers) -> Option<Event> {
        match self.game.phase() {
            Phase::ChooseStarter(Some(side)) if !self.is_person(side) => {
                Some(Event::StarterChosen { side })
            }
            Phase::Move(roll) => {
                let side = self.game.position().turn();
                if self.game.legal_moves() == [Move::Pass] {
                    return Some(Event::Passed);
                }
                let seat = &self.setup.seats[side.index()];
                let SeatKind::Computer(level) = seat else { return None };
                let mv = computers.choose(level.as_str(), self.game.position(), roll)?;
                Some(if mv == Move::Pass { Event::Passed } else { Event::Moved { mv } })
            }
            _ => None,
        }
    }
}
