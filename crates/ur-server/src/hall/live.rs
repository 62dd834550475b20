//! A game in play: its table, and the clients that watch it.

use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{Mutex, MutexGuard, mpsc};
use tokio::task::AbortHandle;
use ur_rules::record::Record;
use ur_rules::{Game, Roll, Side, VariantPosition};

use crate::entry::{Entry, FoundBy, Millis, What};
use crate::pace::Pace;
use crate::protocol::{
    Action, EndView, OpenGame, Problem, ProblemCode, Reaction, Replay, ServerMessage, Standing,
    TableView,
};
use crate::store::{Append, StoreError};
use crate::table::{Change, Decision, Moment, Seat, Table};

use super::{Hall, report};

/// Bytes of an action's name, at most: it is kept in the log.
const ACTION_NAME_LENGTH: usize = 64;

/// A game in play.
pub(crate) struct LiveTable {
    hall: Weak<Hall>,
    /// What each seat does, Light's first, however many sockets it has.
    paces: [Pace; 2],
    state: Mutex<State>,
}

struct State {
    table: Table,
    watchers: Vec<Watcher>,
    next_watcher: u64,
    /// Since when each player has been away, Light first.
    away_since: [Option<Instant>; 2],
    /// When somebody was here last.
    used: Instant,
    timer: Option<AbortHandle>,
}

/// A client that watches a game.
pub(crate) struct Watcher {
    number: u64,
    /// The sides that it plays.
    pub(crate) sides: Vec<Side>,
    line: mpsc::Sender<Utf8Bytes>,
}

impl LiveTable {
    pub(super) fn new(hall: &Arc<Hall>, table: Table) -> Arc<LiveTable> {
        let now = Instant::now();
        let state = State {
            table,
            watchers: Vec::new(),
            next_watcher: 0,
            away_since: [Some(now); 2],
            used: now,
            timer: None,
        };
        let per_second = hall.settings.limits.actions_per_second;
        let paces = Side::BOTH.map(|_| Pace::per_second(per_second));
        Arc::new(LiveTable { hall: Arc::downgrade(hall), paces, state: Mutex::new(state) })
    }

    fn hall(&self) -> Result<Arc<Hall>, Problem> {
        self.hall.upgrade().ok_or_else(|| report(&StoreError::Stopped))
    }

    async fn lock(&self) -> MutexGuard<'_, State> {
        let mut state = self.state.lock().await;
        state.used = Instant::now();
        state
    }

    /// The game with all that other processes have written.
    async fn current(
        self: &Arc<LiveTable>,
        hall: &Arc<Hall>,
    ) -> Result<MutexGuard<'_, State>, Problem> {
        let mut state = self.lock().await;
        if hall.settings.shared {
            self.follow(hall, &mut state).await?;
        }
        Ok(state)
    }

    /// The game as everybody may see it.
    pub(crate) async fn view(self: &Arc<LiveTable>) -> Result<TableView, Problem> {
        let hall = self.hall()?;
        Ok(self.current(&hall).await?.view(&hall))
    }

    /// The record of the game as it stands.
    pub(crate) async fn record(self: &Arc<LiveTable>) -> Result<Record, Problem> {
        let hall = self.hall()?;
        Ok(self.current(&hall).await?.table.record())
    }

    /// The game to look at, roll by roll.
    pub(crate) async fn replay(self: &Arc<LiveTable>) -> Result<Replay, Problem> {
        let hall = self.hall()?;
        Ok(self.current(&hall).await?.replay(&hall))
    }

    /// A game that is over, and how to look at it.
    pub(super) async fn finished(self: &Arc<LiveTable>) -> Result<(Game, Replay), Problem> {
        let hall = self.hall()?;
        let state = self.current(&hall).await?;
        if !state.table.is_over() {
            let message = "a game is reviewed when it is over";
            return Err(Problem::new(ProblemCode::NotNow, message));
        }
        Ok((state.table.game().clone(), state.replay(&hall)))
    }

    /// The move that a seat has to find, if it may ask for a hint.
    pub(super) async fn question(
        self: &Arc<LiveTable>,
        seat: &str,
    ) -> Result<(VariantPosition, Roll), Problem> {
        let hall = self.hall()?;
        let state = self.current(&hall).await?;
        let sides = state.table.sides_of(seat);
        self.count(&sides)?;
        state.table.question(&sides)
    }

    /// How the game stands, for a list.
    pub(super) async fn standing(self: &Arc<LiveTable>) -> Result<Standing, Problem> {
        let hall = self.hall()?;
        let state = self.current(&hall).await?;
        let view = state.view(&hall);
        Ok(Standing {
            game: view.game,
            ruleset: view.ruleset,
            seats: view.seats.map(|seat| seat.player),
            phase: view.phase,
            plies: view.plies,
            at: state.table.last(),
        })
    }

    /// The game's line in the lobby, if it is there.
    pub(super) async fn open_game(&self, age: Millis) -> Option<OpenGame> {
        let hall = self.hall.upgrade()?;
        let state = self.state.lock().await;
        let setup = state.table.setup();
        let is_listed =
            setup.found_by == FoundBy::Lobby && state.is_here(!state.table.open_side()?);
        is_listed.then(|| OpenGame::of(&state.view(&hall), setup.clock, age)).flatten()
    }

    /// A client begins to watch, with the secrets of its seats: its number, and the whole game.
    pub(crate) async fn enter(
        self: &Arc<LiveTable>,
        secrets: &[String],
        line: mpsc::Sender<Utf8Bytes>,
    ) -> Result<(u64, Vec<Side>, ServerMessage), Problem> {
        let hall = self.hall()?;
        let mut state = self.current(&hall).await?;
        let mut sides: Vec<Side> =
            secrets.iter().flat_map(|secret| state.table.sides_of(secret)).collect();
        sides.sort_unstable();
        sides.dedup();
        if sides.is_empty() && !secrets.is_empty() {
            let message = "this secret is for no seat of this game";
            return Err(Problem::new(ProblemCode::NoSeat, message));
        }
        let number = state.next_watcher;
        state.next_watcher += 1;
        for side in &sides {
            state.away_since[side.index()] = None;
        }
        state.watchers.push(Watcher { number, sides: sides.clone(), line });
        if state.timer.is_none() {
            self.set_timer(&hall, &mut state); // the game may come from the database
        }
        state.tell_presence(&hall, Some(number));
        let welcome = state.welcome(&hall, &sides);
        Ok((number, sides, welcome))
    }

    /// A client is gone.
    pub(crate) async fn leave(&self, number: u64) {
        let Some(hall) = self.hall.upgrade() else { return };
        let mut state = self.lock().await;
        state.watchers.retain(|watcher| watcher.number != number);
        state.note_absences();
        state.tell_presence(&hall, None);
    }

    /// The whole game again.
    pub(crate) async fn welcome(&self, sides: &[Side]) -> Result<ServerMessage, Problem> {
        let hall = self.hall()?;
        Ok(self.lock().await.welcome(&hall, sides))
    }

    /// A sign from a player to all who watch.
    pub(crate) async fn react(&self, side: Side, reaction: Reaction) -> Result<(), Problem> {
        self.count(&[side])?;
        let mut state = self.lock().await;
        state.tell(&ServerMessage::Reacted { by: side.into(), reaction }, None);
        Ok(())
    }

    /// Lets seats do something more, unless they do it too often.
    fn count(&self, sides: &[Side]) -> Result<(), Problem> {
        let allowed = sides.iter().all(|side| self.paces[side.index()].allows());
        let message = "this seat does too much at once; wait a little";
        if allowed { Ok(()) } else { Err(Problem::new(ProblemCode::TooMany, message)) }
    }

    /// Does what a player asks: when it answers with a number, it is stored.
    pub(crate) async fn act(
        self: &Arc<LiveTable>,
        sides: &[Side],
        id: &str,
        seq: usize,
        action: &Action,
    ) -> Result<usize, Problem> {
        let hall = self.hall()?;
        if id.len() > ACTION_NAME_LENGTH {
            let message = format!("the name of an action has at most {ACTION_NAME_LENGTH} bytes");
            return Err(Problem::new(ProblemCode::BadRequest, &message));
        }
        self.count(sides)?;
        let mut state = self.lock().await;
        let id = &signed(sides, id);
        if let Some(done) = state.table.done(id) {
            return Ok(done);
        }
        self.expire(&hall, &mut state).await?;
        if action.is_about_state() && !state.table.is_up_to_date(seq) {
            return Err(Problem::new(ProblemCode::Late, "the game has gone on since"));
        }
        let moment = state.moment(&hall);
        let decision = decide(&hall, &state.table, sides, id, action, moment).await?;
        let mut change = decision.change;
        if decision.rematch {
            let next = self.next_game(&hall, &state).await?;
            let what = What::RematchMade { game: next };
            let (at, action) = (moment.now, Some(id.clone()));
            change.add(Entry { at, action, spent: 0, what })?;
        }
        match self.commit(&hall, &mut state, change).await {
            Ok(()) => Ok(state.table.seq()),
            // It may be this very action that another process has written.
            Err(problem) => state.table.done(id).ok_or(problem),
        }
    }

    /// Sets up the next game of the same players, each on the other side.
    async fn next_game(&self, hall: &Arc<Hall>, state: &State) -> Result<String, Problem> {
        let swapped = |side: Side| Some((!side, state.table.seat(side)?.clone()));
        let seats: Vec<(Side, Seat)> = Side::BOTH.into_iter().filter_map(swapped).collect();
        hall.begin(state.table.rematch_setup(), &seats).await
    }

    /// Somebody takes the open seat; its side.
    pub(super) async fn take_seat(
        self: &Arc<LiveTable>,
        key: [u8; 32],
        name: Option<String>,
    ) -> Result<Side, Problem> {
        let hall = self.hall()?;
        let mut state = self.current(&hall).await?;
        let moment = state.moment(&hall);
        let (side, change) = state.table.seat_taken(key, name, moment, &hall.computers)?;
        self.commit(&hall, &mut state, change).await?;
        Ok(side)
    }

    /// Ends the game if the side to act has run out of time.
    async fn expire(
        self: &Arc<LiveTable>,
        hall: &Arc<Hall>,
        state: &mut State,
    ) -> Result<(), Problem> {
        match state.table.time_out(state.moment(hall), &hall.computers) {
            Some(change) => self.commit(hall, state, change).await,
            None => Ok(()),
        }
    }

    /// Breaks off a game that everybody has forgotten.
    pub(super) async fn close(self: &Arc<LiveTable>) -> Result<(), Problem> {
        let hall = self.hall()?;
        let mut state = self.state.lock().await;
        // Of one that is over only that is written: it was not known yet.
        let change = if state.table.is_over() {
            Change { entries: Vec::new(), table: state.table.clone() }
        } else {
            state.table.closed(state.moment(&hall), &hall.computers)
        };
        self.commit(&hall, &mut state, change).await
    }

    /// Stores entries, and then, and only then, takes note of them and tells everybody.
    async fn commit(
        self: &Arc<LiveTable>,
        hall: &Arc<Hall>,
        state: &mut State,
        Change { entries, table: next }: Change,
    ) -> Result<(), Problem> {
        let append = Append {
            game: next.id().to_owned(),
            seq: state.table.seq(),
            entries,
            state: next.state(),
            new: None,
        };
        match hall.store.append(append).await {
            Ok(()) => {
                self.go_on(hall, state, next);
                Ok(())
            }
            Err(StoreError::Conflict) => {
                self.follow(hall, state).await?;
                Err(Problem::new(ProblemCode::Late, "the game has gone on since"))
            }
            Err(error) => Err(report(&error)),
        }
    }

    /// The table has changed: everybody is told, and the clock is set.
    fn go_on(self: &Arc<LiveTable>, hall: &Arc<Hall>, state: &mut State, next: Table) {
        let (from, before) = (state.table.seq(), state.table.game().plies().len());
        state.table = next;
        let plies_from = before.min(state.table.game().plies().len()).saturating_sub(1);
        state.tell_change(hall, from, plies_from);
        self.set_timer(hall, state);
    }

    /// Reads what other processes have written.
    async fn follow(
        self: &Arc<LiveTable>,
        hall: &Arc<Hall>,
        state: &mut State,
    ) -> Result<(), Problem> {
        let entries = hall.store.entries(state.table.id(), state.table.seq()).await;
        let entries = entries.map_err(|error| report(&error))?;
        if entries.is_empty() {
            return Ok(());
        }
        let mut next = state.table.clone();
        for entry in &entries {
            next.apply(entry)
                .map_err(|error| Problem::new(ProblemCode::Unavailable, &error.to_string()))?;
        }
        self.go_on(hall, state, next);
        Ok(())
    }

    /// Looks for what other processes have written, if anybody watches.
    pub(super) async fn look_for_news(self: &Arc<LiveTable>) -> Result<(), Problem> {
        let hall = self.hall()?;
        let mut state = self.state.lock().await;
        if state.watchers.is_empty() { Ok(()) } else { self.follow(&hall, &mut state).await }
    }

    fn set_timer(self: &Arc<LiveTable>, hall: &Arc<Hall>, state: &mut State) {
        if let Some(timer) = state.timer.take() {
            timer.abort();
        }
        let Some(left) = state.table.time_left(state.moment(hall)) else { return };
        let live = Arc::downgrade(self);
        let timer = tokio::spawn(async move {
            tokio::time::sleep(Duration::from_millis(left)).await;
            let Some(live) = live.upgrade() else { return };
            let Ok(hall) = live.hall() else { return };
            // A task of its own: what it does sets the timer anew, which ends this one.
            tokio::spawn(async move {
                let mut state = live.lock().await;
                if let Err(problem) = live.expire(&hall, &mut state).await {
                    tracing::warn!(problem.message, "a clock");
                }
            });
        });
        state.timer = Some(timer.abort_handle());
    }

    /// Tells all clients that the server goes down.
    pub(super) async fn say_goodbye(&self) {
        self.state.lock().await.tell(&ServerMessage::Closing, None);
    }

    /// Whether nobody has been here for a while.
    pub(super) fn is_idle(&self, since: Duration) -> bool {
        let Ok(state) = self.state.try_lock() else { return false };
        state.watchers.is_empty() && state.timer.is_none() && state.used.elapsed() > since
    }
}

impl State {
    fn is_here(&self, side: Side) -> bool {
        self.watchers.iter().any(|watcher| watcher.sides.contains(&side))
    }

    fn note_absences(&mut self) {
        for side in Side::BOTH {
            let is_here = self.is_here(side);
            let away = &mut self.away_since[side.index()];
            *away = if is_here { None } else { away.or_else(|| Some(Instant::now())) };
        }
    }

    fn moment(&self, hall: &Hall) -> Moment {
        let away =
            |since: Option<Instant>| since.map(|since| since.elapsed().as_millis() as Millis);
        Moment { away: self.away_since.map(away), ..hall.moment() }
    }

    fn view(&self, hall: &Hall) -> TableView {
        let here = Side::BOTH.map(|side| self.is_here(side));
        let spectators = self.watchers.iter().filter(|watcher| watcher.sides.is_empty()).count();
        self.table.view(self.moment(hall), here, spectators, &hall.computers)
    }

    fn replay(&self, hall: &Hall) -> Replay {
        let mut replay = hall.replay_of(&self.table.record());
        // A record does not say that a game was broken off.
        if self.table.is_aborted() {
            replay.ending = Some(EndView::Aborted);
        }
        replay
    }

    fn welcome(&self, hall: &Hall, sides: &[Side]) -> ServerMessage {
        ServerMessage::Welcome {
            you: sides.iter().map(|&side| side.into()).collect(),
            seq: self.table.seq(),
            table: Box::new(self.view(hall)),
            plies: self.table.plies(0),
        }
    }

    fn tell_change(&mut self, hall: &Hall, from: usize, plies_from: usize) {
        let update = ServerMessage::Update {
            from,
            seq: self.table.seq(),
            table: Box::new(self.view(hall)),
            plies: self.table.plies(plies_from),
            plies_from,
        };
        self.tell(&update, None);
    }

    /// Tells the others who has come or gone.
    fn tell_presence(&mut self, hall: &Hall, except: Option<u64>) {
        if self.watchers.iter().all(|watcher| Some(watcher.number) == except) {
            return;
        }
        let seq = self.table.seq();
        let plies_from = self.table.game().plies().len();
        let table = Box::new(self.view(hall));
        let update = ServerMessage::Update { from: seq, seq, table, plies: Vec::new(), plies_from };
        self.tell(&update, except);
    }

    /// Sends a message to all who watch. A client that does not keep up is cut off: it comes back
    /// and is given the whole.
    fn tell(&mut self, message: &ServerMessage, except: Option<u64>) {
        let Ok(text) = serde_json::to_string(message) else { return };
        let text = Utf8Bytes::from(text);
        self.watchers.retain(|watcher| {
            Some(watcher.number) == except || watcher.line.try_send(text.clone()).is_ok()
        });
    }
}

/// What an action leads to. Where the computer may have to think, it does so without keeping other
/// games waiting.
async fn decide(
    hall: &Arc<Hall>,
    table: &Table,
    sides: &[Side],
    id: &str,
    action: &Action,
    moment: Moment,
) -> Result<Decision, Problem> {
    if !table.has_computer() {
        return table.decide(sides, id, action, moment, &hall.computers);
    }
    let (hall, table, sides) = (Arc::clone(hall), table.clone(), sides.to_vec());
    let (id, action) = (id.to_owned(), action.clone());
    let thinking = tokio::task::spawn_blocking(move || {
        table.decide(&sides, &id, &action, moment, &hall.computers)
    });
    thinking.await.map_err(|_| report(&StoreError::Stopped))?
}

/// The name of an action as the log has it: two players may choose the same name for theirs.
fn signed(sides: &[Side], id: &str) -> String {
    let mut signed: String = sides.iter().map(|side| side.letter()).collect();
    signed.push(':');
    signed.push_str(id);
    signed
}
