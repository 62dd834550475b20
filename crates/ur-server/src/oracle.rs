//! Perfect play: solved in the background on first start, and kept.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use ur_rules::race::RaceRules;
use ur_rules::{Move, Roll, Ruleset, VariantPosition};
use ur_solver::{Job, Mechanics, Table};

use crate::protocol::OracleView;

/// The ruleset that is solved in the background.
const SOLVED_FIRST: &str = "classic";

/// The part of its time that the solver leaves to others: as much as it can.
#[cfg(unix)]
const NICENESS: i32 = 19;

/// The solved games that this server has.
pub(crate) struct Oracle {
    tables: PathBuf,
    work: PathBuf,
    state: Mutex<OracleView>,
    open: Mutex<HashMap<u64, Arc<Table>>>,
    stop: AtomicBool,
}

impl Oracle {
    /// An oracle with the tables of a folder; `work` is where games are solved.
    pub(crate) fn new(tables: &Path, work: &Path) -> Oracle {
        Oracle {
            tables: tables.to_owned(),
            work: work.to_owned(),
            state: Mutex::new(OracleView::Off),
            open: Mutex::new(HashMap::new()),
            stop: AtomicBool::new(false),
        }
    }

    /// How far the solving is.
    pub(crate) fn view(&self) -> OracleView {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, state: OracleView) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    /// Whether the ruleset is solved.
    pub(crate) fn knows(&self, ruleset: Ruleset) -> bool {
        matches!(ruleset, Ruleset::Race(rules) if self.table(rules).is_some())
    }

    /// Whether the ruleset is being solved.
    pub(crate) fn will_know(&self, ruleset: Ruleset) -> bool {
        let is_first = SOLVED_FIRST.parse() == Ok(ruleset);
        is_first && matches!(self.view(), OracleView::Solving { .. })
    }

    /// The best move, if the game is solved.
    pub(crate) fn best(&self, position: &VariantPosition, roll: Roll) -> Option<Move> {
        let VariantPosition::Race(position) = position else { return None };
        let moves = self.table(position.rules())?.moves(position, roll);
        let moves = moves.inspect_err(|error| tracing::error!(%error, "a table is damaged"));
        moves.ok()?.first().map(|rated| rated.mv)
    }

    fn table(&self, rules: &'static RaceRules) -> Option<Arc<Table>> {
        let fingerprint = Mechanics::of(rules).fingerprint();
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(table) = open.get(&fingerprint) {
            return Some(Arc::clone(table));
        }
        let path = self.tables.join(Table::file_name(rules));
        let table = Arc::new(Table::open(&path, rules).ok()?);
        open.insert(fingerprint, Arc::clone(&table));
        Some(table)
    }

    /// Solves the first ruleset on a thread of its own, unless it is solved.
    pub(crate) fn begin(self: &Arc<Oracle>) {
        let Ok(Ruleset::Race(rules)) = SOLVED_FIRST.parse() else { return };
        if self.table(rules).is_some() {
            self.set(OracleView::Ready);
            return;
        }
        self.set(OracleView::Solving { done: 0.0 });
        let oracle = Arc::clone(self);
        thread::spawn(move || oracle.solve(rules));
    }

    /// Asks the solver to stop; what it has done so far is kept.
    pub(crate) fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    fn solve(&self, rules: &'static RaceRules) {
        tracing::info!(ruleset = SOLVED_FIRST, "solving in the background");
        match self.try_solve(rules) {
            Ok(()) => {
                self.set(OracleView::Ready);
                tracing::info!(ruleset = SOLVED_FIRST, "solved");
            }
            Err(_) if self.stop.load(Ordering::Relaxed) => self.set(OracleView::Off),
            Err(reason) => {
                tracing::warn!(reason, "the perfect player is not to be had");
                self.set(OracleView::Failed { reason });
            }
        }
    }

    fn try_solve(&self, rules: &'static RaceRules) -> Result<(), String> {
        let table = self.tables.join(Table::file_name(rules));
        let job = Job::new(rules, &table, &self.work);
        let needs = job.needs().map_err(|error| error.to_string())?;
        for folder in [&self.tables, &self.work] {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
            needs.check(folder).map_err(|error| error.to_string())?;
        }
        let pool = rayon::ThreadPoolBuilder::new()
            .start_handler(|_| step_aside())
            .build()
            .map_err(|error| error.to_string())?;
        let solution = pool.install(|| {
            job.run(&mut |progress| {
                let done = progress.positions_done as f64 / progress.positions as f64;
                self.set(OracleView::Solving { done });
                !self.stop.load(Ordering::Relaxed)
            })
        });
        solution.map(|_| ()).map_err(|error| error.to_string())
    }
}

/// Lets everybody else go first: games do not wait for the solver.
fn step_aside() {
    #[cfg(unix)]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "the solver keeps its priority");
    }
}
