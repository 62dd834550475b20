//! Perfect play: solved in the background on first start, and kept.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use ur_engine::{ExactValues, free_disk, free_memory};
use ur_rules::Ruleset;
use ur_rules::race::RaceRules;
use ur_solver::{Free, Job, Stop, Table, Work};

use crate::protocol::OracleView;

/// The ruleset that is solved in the background.
const SOLVED_FIRST: &str = "classic";

/// The part of its time that the solver leaves to others: as much as it can.
#[cfg(unix)]
const NICENESS: i32 = 19;

/// The solved games that this server has.
pub(crate) struct Oracle {
    values: ExactValues,
    tables: PathBuf,
    work: PathBuf,
    state: Mutex<OracleView>,
    stop: Stop,
}

impl Oracle {
    /// An oracle with the tables of a folder; `work` is where games are solved.
    pub(crate) fn new(tables: &Path, work: &Path) -> Oracle {
        Oracle {
            values: ExactValues::at(tables),
            tables: tables.to_owned(),
            work: work.to_owned(),
            state: Mutex::new(OracleView::Off),
            stop: Stop::default(),
        }
    }

    /// How far the solving is.
    pub(crate) fn view(&self) -> OracleView {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn set(&self, state: OracleView) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = state;
    }

    /// The exact values that are there already.
    pub(crate) fn values(&self) -> &ExactValues {
        &self.values
    }

    /// Whether the ruleset is being solved.
    pub(crate) fn will_know(&self, ruleset: Ruleset) -> bool {
        let is_first = SOLVED_FIRST.parse() == Ok(ruleset);
        is_first && matches!(self.view(), OracleView::Solving { .. })
    }

    /// Solves the first ruleset on a thread of its own, unless there is a sound table of it.
    pub(crate) fn begin(self: &Arc<Oracle>) {
        let Ok(Ruleset::Race(rules)) = SOLVED_FIRST.parse() else { return };
        let table = Table::open(&self.table(rules), rules);
        let is_there = table.is_ok();
        self.set(if is_there { OracleView::Ready } else { OracleView::Solving { done: 0.0 } });
        let oracle = Arc::clone(self);
        thread::spawn(move || {
            if let Err(error) = table.and_then(|table| table.check_all()) {
                if is_there {
                    tracing::warn!(%error, ruleset = SOLVED_FIRST, "the table is damaged");
                }
                oracle.solve(rules);
            }
        });
    }

    fn table(&self, rules: &'static RaceRules) -> PathBuf {
        self.tables.join(Table::file_name(rules))
    }

    /// Asks the solver to stop; what it has done so far is kept.
    pub(crate) fn stop(&self) {
        self.stop.ask();
    }

    fn solve(&self, rules: &'static RaceRules) {
        tracing::info!(ruleset = SOLVED_FIRST, "solving in the background");
        match self.try_solve(rules) {
            Ok(true) => {
                self.set(OracleView::Ready);
                tracing::info!(ruleset = SOLVED_FIRST, "solved");
            }
            Ok(false) => self.set(OracleView::Off),
            Err(reason) => {
                tracing::warn!(reason, "the perfect player is not to be had");
                self.set(OracleView::Failed { reason });
            }
        }
    }

    /// Solves a ruleset, unless it is stopped.
    fn try_solve(&self, rules: &'static RaceRules) -> Result<bool, String> {
        let (work, table) = (free_disk(&self.work), free_disk(&self.tables));
        let free = Free { memory: free_memory(), work, table };
        let job = Job::new(rules, &self.table(rules), &self.work);
        let mut solve = job.begin(&free).map_err(|error| error.to_string())?;
        std::fs::create_dir_all(&self.tables).map_err(|error| error.to_string())?;
        let pool = rayon::ThreadPoolBuilder::new()
            .start_handler(|_| step_aside())
            .build()
            .map_err(|error| error.to_string())?;
        let mut done: f64 = 0.0;
        let solved = pool.install(|| {
            solve.run(&self.stop, &mut |progress| {
                done = progress.share().max(done);
                self.set(OracleView::Solving { done });
            })
        });
        solved.map(|table| table.is_some()).map_err(|error| error.to_string())
    }
}

/// Lets everybody else go first: games do not wait for the solver.
fn step_aside() {
    #[cfg(unix)]
    if let Err(error) = rustix::process::nice(NICENESS) {
        tracing::debug!(%error, "the solver keeps its priority");
    }
}
