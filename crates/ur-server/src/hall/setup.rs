//! Setting up games and taking seats.

use std::sync::Arc;

use ur_dice::Secret;
use ur_rules::{Position, Ruleset, Side};

use crate::computer::Computers;
use crate::entry::{FORMAT, FoundBy, SeatKind, Setup};
use crate::protocol::{
    ClockSettings, Join, NewGame, Opponent, Problem, ProblemCode, SeatKey, Seated,
};
use crate::randomness;
use crate::store::{Append, GameState};
use crate::table::{Seat, Table};

use super::live::LiveTable;
use super::{Hall, report};

/// Characters of a player's name, at most.
const NAME_LENGTH: usize = 24;

/// The longest that a clock may be set to: a day.
const LONGEST_CLOCK: u32 = 24 * 60 * 60;

impl Hall {
    /// Sets up a game; whoever asks gets a seat, or both.
    pub(crate) async fn create(self: &Arc<Hall>, new: NewGame) -> Result<Seated, Problem> {
        let ruleset = self.ruleset(&new.ruleset)?;
        if new.seed.is_some() && !self.settings.testing {
            return Err(bad_request("only a server for tests seeds its dice"));
        }
        if let Some(start) = &new.start {
            self.check_start(ruleset, start, &new.opponent)?;
        }
        check_clock(new.clock.as_ref())?;
        self.check_room().await?;
        let own = match new.side {
            Some(side) => side.into(),
            None => Side::BOTH[(randomness::luck() & 1) as usize],
        };
        let (other, found_by) = match &new.opponent {
            Opponent::Computer { level } => {
                if !self.computers.can_play(level, ruleset) {
                    let known = Computers::levels().join(", ");
                    return Err(bad_request(&format!("the computer cannot be `{level}`: {known}")));
                }
                (SeatKind::Computer(level.clone()), FoundBy::Nobody)
            }
            Opponent::Here => (SeatKind::Person, FoundBy::Nobody),
            Opponent::Friend => (SeatKind::Person, FoundBy::Link),
            Opponent::Anyone => (SeatKind::Person, FoundBy::Lobby),
        };
        let mut seats = [SeatKind::Person, SeatKind::Person];
        seats[(!own).index()] = other;
        let setup = Setup {
            format: FORMAT,
            ruleset: new.ruleset,
            seats,
            found_by,
            clock: new.clock,
            start: new.start,
            chooser: None,
            seed: new.seed,
        };
        let taken: &[Side] =
            if new.opponent == Opponent::Here { &[own, !own] } else { std::slice::from_ref(&own) };
        let name = new.name.as_deref().and_then(clean_name);
        let keys = taken
            .iter()
            .map(|&side| Ok(SeatKey { side: side.into(), secret: randomness::seat_secret()? }));
        // One person at both sides has one secret: it is one client that plays.
        let mut keys: Vec<SeatKey> = keys.collect::<Result<_, Problem>>()?;
        let first = keys[0].secret.clone();
        for key in &mut keys {
            key.secret.clone_from(&first);
        }
        let seats: Vec<(Side, Seat)> = taken
            .iter()
            .map(|&side| (side, Seat { key: Table::key_of(&first), name: name.clone() }))
            .collect();
        let game = self.begin(setup, &seats).await?;
        metrics::counter!("ur_games_created_total").increment(1);
        Ok(Seated { game, seats: keys })
    }

    /// Stores a new game with those who sit there already; its name.
    pub(super) async fn begin(
        self: &Arc<Hall>,
        setup: Setup,
        seats: &[(Side, Seat)],
    ) -> Result<String, Problem> {
        let id = randomness::game_name()?;
        let secret = match setup.seed {
            Some(seed) => Secret::of_seed(seed),
            None => Secret::from_bytes(randomness::bytes()?),
        };
        let mut table = Table::new(&id, setup.clone(), secret.clone())
            .map_err(|error| bad_request(&error.to_string()))?;
        let mut entries = Vec::new();
        for (side, seat) in seats {
            let sat = table.sit_down(*side, seat.clone(), self.moment(), &self.computers)?;
            entries.extend(sat.entries);
            table = sat.table;
        }
        let state = if table.open_side().is_some() { GameState::Open } else { GameState::Playing };
        let append =
            Append { game: id.clone(), seq: 0, entries, state, new: Some((setup, secret)) };
        self.store.append(append).await.map_err(|error| report(&error))?;
        // Whoever looked at the lobby meanwhile may have opened it: there is one of it only.
        self.lock().entry(id.clone()).or_insert_with(|| LiveTable::new(self, table));
        Ok(id)
    }

    /// Takes the free seat of a game.
    pub(crate) async fn join(self: &Arc<Hall>, id: &str, join: Join) -> Result<Seated, Problem> {
        let live = self.find(id).await?;
        let secret = randomness::seat_secret()?;
        let name = join.name.as_deref().and_then(clean_name);
        let side = live.take_seat(Table::key_of(&secret), name).await?;
        Ok(Seated { game: id.to_owned(), seats: vec![SeatKey { side: side.into(), secret }] })
    }

    /// Looks whether a game may begin from a position: not between strangers, and not where it would
    /// be over at once.
    fn check_start(
        &self,
        ruleset: Ruleset,
        start: &str,
        opponent: &Opponent,
    ) -> Result<(), Problem> {
        let is_friendly = matches!(opponent, Opponent::Computer { .. } | Opponent::Here);
        if !is_friendly && !self.settings.testing {
            let message = "a game begins elsewhere only against the computer or at one screen";
            return Err(bad_request(message));
        }
        let start = ruleset.parse_position(start);
        match start.map_err(|error| bad_request(&error.to_string()))?.winner() {
            Some(winner) => Err(bad_request(&format!("{winner} has won in this position"))),
            None => Ok(()),
        }
    }

    async fn check_room(&self) -> Result<(), Problem> {
        let games = self.store.count_unfinished().await.map_err(|error| report(&error))?;
        if games >= self.settings.limits.open_games {
            let message = "this server has no room for more games; try again later";
            return Err(Problem::new(ProblemCode::Full, message));
        }
        Ok(())
    }
}

/// A name fit to be shown, if anything of it is left.
fn clean_name(name: &str) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String =
        words.join(" ").chars().filter(|c| is_visible(*c)).take(NAME_LENGTH).collect();
    (!name.is_empty()).then_some(name)
}

/// Whether a character shows, and only itself: not one that hides or turns others around.
fn is_visible(character: char) -> bool {
    let is_hidden = matches!(character,
        '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    !character.is_control() && !is_hidden
}

fn check_clock(clock: Option<&ClockSettings>) -> Result<(), Problem> {
    let Some(clock) = clock else { return Ok(()) };
    let times = [clock.game_seconds, clock.move_seconds];
    let is_fine = |seconds: Option<u32>| seconds.is_none_or(|s| (5..=LONGEST_CLOCK).contains(&s));
    if times.into_iter().all(is_fine) && times.iter().any(Option::is_some) {
        return Ok(());
    }
    Err(bad_request("a clock has 5 seconds to a day, for the game, for each turn, or both"))
}

fn bad_request(message: &str) -> Problem {
    Problem::new(ProblemCode::BadRequest, message)
}
