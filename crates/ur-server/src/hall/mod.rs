//! All games of a server: those in play are kept in memory, all of them in the database.

mod live;
mod setup;
mod study;
mod sweep;

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use tokio::sync::Semaphore;
use ur_rules::Ruleset;
use ur_rules::record::{Record, RecordFault};

use crate::computer::Computers;
use crate::entry::Millis;
use crate::oracle::Oracle;
use crate::protocol::{
    ClockSettings, Lobby, OpenGame, OracleView, PlayerView, Problem, ProblemCode, Replay,
    RulesetView, Side, TableView,
};
use crate::settings::Settings;
use crate::store::{GameState, Store, StoreError, StoredGame};
use crate::table::{Moment, Table};

pub(crate) use live::LiveTable;
pub(crate) use sweep::begin as begin_sweeping;

/// Games in the lobby's list, at most.
const LOBBY: usize = 100;

/// A server's games.
pub(crate) struct Hall {
    pub(crate) settings: Settings,
    store: Store,
    oracle: Arc<Oracle>,
    computers: Computers,
    /// How many thoughts may be thought at once.
    thoughts: Arc<Semaphore>,
    live: Mutex<HashMap<String, Arc<LiveTable>>>,
    /// The rulesets that were asked for: rules are kept as long as the program runs.
    rulesets: Mutex<HashSet<String>>,
    /// Clocks do not run before this.
    up_since: Millis,
}

impl Hall {
    pub(crate) fn new(settings: Settings, store: Store, oracle: Arc<Oracle>) -> Hall {
        Hall {
            settings,
            store,
            computers: Computers::new(Arc::clone(&oracle)),
            oracle,
            thoughts: study::thoughts(),
            live: Mutex::new(HashMap::new()),
            rulesets: Mutex::new(HashSet::new()),
            up_since: now(),
        }
    }

    pub(crate) fn oracle(&self) -> OracleView {
        self.oracle.view()
    }

    /// Whether the database answers.
    pub(crate) async fn check(&self) -> Result<(), Problem> {
        self.store.check().await.map_err(|error| report(&error))
    }

    /// A ruleset by its text, if it is one, may be played here, and there is room for it.
    pub(crate) fn ruleset(&self, text: &str) -> Result<Ruleset, Problem> {
        let bad = |error| Problem::new(ProblemCode::BadRequest, &format!("{error}"));
        let identity = Ruleset::identity(text).map_err(bad)?;
        if identity.starts_with("own:") && !self.settings.own_rulesets {
            let message = "rulesets of one's own cannot be played on this server";
            return Err(Problem::new(ProblemCode::BadRequest, message));
        }
        let mut known = self.rulesets.lock().unwrap_or_else(PoisonError::into_inner);
        let is_counted = !Ruleset::NAMES.contains(&identity.as_str()) && !known.contains(&identity);
        if is_counted && known.len() >= self.settings.limits.rulesets {
            let message = "this server has no room for more rulesets; use one without options";
            return Err(Problem::new(ProblemCode::Full, message));
        }
        let ruleset = identity.parse().map_err(bad)?;
        if is_counted {
            known.insert(identity);
        }
        Ok(ruleset)
    }

    /// All that clients need to know of a ruleset.
    pub(crate) fn ruleset_view(&self, text: &str) -> Result<RulesetView, Problem> {
        Ok(self.view_of(self.ruleset(text)?))
    }

    /// The named rulesets.
    pub(crate) fn rulesets(&self) -> Vec<RulesetView> {
        Ruleset::NAMES.iter().filter_map(|name| self.ruleset_view(name).ok()).collect()
    }

    /// A game in play, or one from the database.
    pub(crate) async fn find(self: &Arc<Hall>, id: &str) -> Result<Arc<LiveTable>, Problem> {
        if let Some(live) = self.lock().get(id) {
            return Ok(Arc::clone(live));
        }
        let stored = self.store.load(id).await.map_err(|error| match error {
            StoreError::Damaged(error) => report_unreadable(id, &error),
            error => report(&error),
        })?;
        let stored = stored.ok_or_else(no_game)?;
        let table = self.restore(id, stored)?;
        // Somebody else may have opened it meanwhile: there is one of it only.
        let mut live = self.lock();
        Ok(Arc::clone(live.entry(id.to_owned()).or_insert_with(|| LiveTable::new(self, table))))
    }

    fn restore(&self, id: &str, stored: StoredGame) -> Result<Table, Problem> {
        let restored = Table::new(id, stored.setup, stored.secret).and_then(|mut table| {
            stored.entries.iter().try_for_each(|entry| table.apply(entry))?;
            Ok(table)
        });
        let restored = restored.map_err(|error| report_unreadable(id, &error))?;
        // It was let in once: there is room for its rules, and it takes up some of it.
        let ruleset = restored.game().ruleset().text();
        if !Ruleset::NAMES.contains(&ruleset) {
            let mut known = self.rulesets.lock().unwrap_or_else(PoisonError::into_inner);
            known.insert(ruleset.to_owned());
        }
        Ok(restored)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<LiveTable>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A game as everybody may see it.
    pub(crate) async fn view(self: &Arc<Hall>, id: &str) -> Result<TableView, Problem> {
        self.find(id).await?.view().await
    }

    /// The record of a game.
    pub(crate) async fn record(self: &Arc<Hall>, id: &str) -> Result<Record, Problem> {
        self.find(id).await?.record().await
    }

    /// A game to look at, roll by roll.
    pub(crate) async fn replay(self: &Arc<Hall>, id: &str) -> Result<Replay, Problem> {
        self.find(id).await?.replay().await
    }

    /// A record to look at, roll by roll.
    pub(crate) fn read_record(&self, text: &str) -> Result<Replay, Problem> {
        Ok(self.replay_of(&self.parse_record(text)?))
    }

    fn parse_record(&self, text: &str) -> Result<Record, Problem> {
        Record::parse_with(text, |name| {
            self.ruleset(name).map_err(|problem| RecordFault::RulesetSource(problem.message))
        })
        .map_err(|error| Problem::new(ProblemCode::BadRequest, &error.to_string()))
    }

    /// The games that wait for anybody.
    pub(crate) async fn lobby(self: &Arc<Hall>) -> Result<Lobby, Problem> {
        let listed = self.store.list(GameState::Open, LOBBY).await;
        let mut games = Vec::new();
        for listed in listed.map_err(|error| report(&error))? {
            // One that cannot be opened is nobody's to join, and no reason to hide the others.
            let Ok(live) = self.find(&listed.id).await else { continue };
            if let Some(game) = live.open_game(now().saturating_sub(listed.touched)).await {
                games.push(game);
            }
        }
        Ok(Lobby { games })
    }

    /// The time, with everybody here.
    fn moment(&self) -> Moment {
        Moment {
            now: now(),
            up_since: self.up_since,
            away: [None, None],
            grace: self.settings.limits.grace.as_millis() as Millis,
        }
    }

    /// Stops the solver, tells every client, and finishes what is being written.
    pub(crate) async fn close(&self) {
        self.oracle.stop();
        let live: Vec<Arc<LiveTable>> = self.lock().values().cloned().collect();
        for table in live {
            table.say_goodbye().await;
        }
        self.store.close().await;
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> Millis {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis)
}

fn no_game() -> Problem {
    Problem::new(ProblemCode::NoGame, "there is no game of this name")
}

/// Logs why a stored game cannot be opened; clients are told less.
fn report_unreadable(game: &str, error: &dyn std::error::Error) -> Problem {
    tracing::error!(game, %error, "a stored game cannot be opened");
    Problem::new(ProblemCode::Unavailable, "this game cannot be opened by this server")
}

/// Logs what the database said; clients are told less.
fn report(error: &StoreError) -> Problem {
    log(error);
    Problem::new(ProblemCode::Unavailable, "the server cannot reach its database; try again soon")
}

fn log(error: &StoreError) {
    tracing::error!(%error, "the database");
}

impl OpenGame {
    /// The entry of a game in the lobby, if it is for anybody to join.
    fn of(view: &TableView, clock: Option<ClockSettings>, age: Millis) -> Option<OpenGame> {
        let [light, dark] = &view.seats;
        let (side, other) = match (&light.player, &dark.player) {
            (PlayerView::Open, other) => (Side::Light, other),
            (other, PlayerView::Open) => (Side::Dark, other),
            _ => return None,
        };
        let PlayerView::Person { name } = other else { return None };
        Some(OpenGame {
            game: view.game.clone(),
            ruleset: view.ruleset.clone(),
            name: name.clone(),
            side,
            clock,
            waiting_seconds: age / 1000,
        })
    }
}
