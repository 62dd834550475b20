//! `ur solve`: the exact solution of a race ruleset.

use std::fs;
use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use indicatif::{HumanDuration, ProgressBar};
use serde::Serialize;
use sysinfo::{ProcessRefreshKind, ProcessesToUpdate, System};
use ur_engine::{free_disk, free_memory};
use ur_rules::race::RaceRules;
use ur_solver::{Description, Free, Job, Kernel, Progress, Solve, SolveError, Table, TableError};

use crate::cli::SolveArgs;
use crate::cmd::{INTERRUPTED, json_line, progress, work};
use crate::failure::Failure;
use crate::{load, tables};

#[derive(Serialize)]
struct Answer {
    ruleset: String,
    pieces: u8,
    positions: u64,
    first_player: [f64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    dark_first: Option<[f64; 2]>,
    widest_interval: f64,
    greatest_error: f64,
    wall_seconds: f64,
    cpu_seconds: f64,
    kernel: String,
    threads: usize,
    table: PathBuf,
    solved_before: bool,
}

pub(crate) fn run(args: &SolveArgs) -> Result<ExitCode, Failure> {
    let rules = tables::race(&args.ruleset, args.pieces)?;
    let kernel = args.kernel.as_deref().map_or(Ok(Kernel::best()), str::parse)?.checked()?;
    let path = match &args.out {
        Some(path) => destination(path)?,
        None => tables::path(rules)?,
    };
    let started = Instant::now();
    let threads = args.threads.map_or_else(all_cores, usize::from);
    let found = if args.again { None } else { sound(&path, rules) };
    let solved_before = found.is_some();
    let solved = match found {
        Some(description) => Some(description),
        None => solve(begin(args, rules, kernel, &path)?, threads)
            .map_err(|error| unsolved(&args.ruleset, error))?,
    };
    let Some(description) = solved else {
        eprintln!("stopped; the same command goes on from here");
        return Ok(ExitCode::from(INTERRUPTED));
    };
    let answer = Answer {
        ruleset: load::called(rules, &args.ruleset, args.json),
        pieces: description.pieces,
        positions: description.positions,
        first_player: description.first_player,
        dark_first: description.dark_first,
        widest_interval: description.widest_interval,
        greatest_error: description.greatest_error,
        wall_seconds: started.elapsed().as_secs_f64(),
        cpu_seconds: cpu_seconds(),
        kernel: kernel.to_string(),
        threads,
        table: path,
        solved_before,
    };
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        out.write_all(text(&answer).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Where a table goes that is to be written to a path: where a link leads, and not into a folder.
fn destination(path: &Path) -> Result<PathBuf, Failure> {
    let named = path.display().to_string();
    if named.ends_with(std::path::is_separator) && !path.exists() {
        return Err(Failure::Usage(format!("{named} names a folder, and a table is a file")));
    }
    let target = path.is_symlink().then(|| path.canonicalize().ok()).flatten();
    Ok(target.unwrap_or_else(|| path.to_owned()))
}

/// What the table of these rules says about itself, if there is a sound one.
fn sound(path: &Path, rules: &'static RaceRules) -> Option<Description> {
    let table = Table::open(path, rules).ok()?;
    table.check_all().ok()?;
    Some(table.description().clone())
}

/// Makes ready to solve, if the rules can be solved here and the table can be written.
fn begin(
    args: &SolveArgs,
    rules: &'static RaceRules,
    kernel: Kernel,
    path: &Path,
) -> Result<Solve, Failure> {
    let work_folder = tables::work_folder()?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let (work, table) = (free_disk(&work_folder), free_disk(folder));
    let free = Free { memory: free_memory(), work, table };
    let job = Job::new(rules, path, &work_folder).with_kernel(kernel);
    let solve = job.begin(&free).map_err(|error| unsolved(&args.ruleset, error))?;
    tables::make(folder)?;
    check_writable(path)?;
    Ok(solve)
}

/// Checks that a table can be written, and that nothing but a table would be lost: before the work.
fn check_writable(path: &Path) -> Result<(), Failure> {
    let described = Table::describe(path);
    if path.exists() && matches!(described, Err(TableError::Foreign | TableError::NoFile)) {
        return Err(Failure::Usage(format!(
            "{} is there already and is not a table; choose another file",
            path.display()
        )));
    }
    let trial = path.with_extension(format!("{}.trial", std::process::id()));
    let is_written = fs::write(&trial, b"").and_then(|()| fs::remove_file(&trial));
    is_written.map_err(|error| Failure::Write { path: path.to_owned(), error })
}

fn unsolved(ruleset: &str, error: SolveError) -> Failure {
    Failure::Solve { ruleset: ruleset.to_owned(), error: Box::new(error) }
}

/// Solves on so many threads, with a bar on the terminal, until Ctrl-C.
fn solve(mut solve: Solve, threads: usize) -> Result<Option<Description>, SolveError> {
    let mut gauge = Gauge::new();
    let bar = gauge.bar.clone();
    let mut work = || work::run(&mut solve, &bar, &mut |progress| gauge.show(&progress));
    match rayon::ThreadPoolBuilder::new().num_threads(threads).build() {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}

/// Shows how far a solve has got.
struct Gauge {
    bar: ProgressBar,
    layer_started: Instant,
    /// When the first sweep was heard of, and the share of the work that was done then.
    begun: Option<(Instant, f64)>,
    /// The greatest share so far: a proof that fails takes a layer back a little.
    furthest: f64,
}

impl Gauge {
    /// The bar has so many steps.
    const STEPS: f64 = 1000.0;

    fn new() -> Gauge {
        let bar = progress::bar(Gauge::STEPS as u64, "{bar:12} {percent:>3}% {wide_msg}");
        Gauge { bar, layer_started: Instant::now(), begun: None, furthest: 0.0 }
    }

    fn show(&mut self, progress: &Progress) {
        self.furthest = self.furthest.max(progress.share());
        self.bar.set_position((Gauge::STEPS * self.furthest) as u64);
        let Some(sweep) = progress.sweep else {
            self.layer_started = Instant::now();
            return;
        };
        let begun = self.begun.unwrap_or_else(|| self.begin(progress));
        let updates = progress.layer_positions as f64 * sweep.sweeps as f64;
        let rate = updates / self.layer_started.elapsed().as_secs_f64().max(1e-3) / 1e6;
        let [first, second] = progress.pieces;
        self.bar.set_message(format!(
            "{}{first}+{second}: sweep {}, change {:.0e}, {rate:.0} M/s, proved {:.0e}",
            self.time_left(begun),
            sweep.sweeps,
            sweep.change,
            progress.proved_width
        ));
    }

    /// Notes the first sweep, and says what an earlier run has left to go on from.
    fn begin(&mut self, progress: &Progress) -> (Instant, f64) {
        let Progress { positions_done, positions, .. } = *progress;
        if positions_done > 0 {
            let said = format!("going on after {positions_done} of {positions} positions");
            self.bar.suspend(|| eprintln!("{said}"));
        }
        *self.begun.insert((Instant::now(), self.furthest))
    }

    /// How long it will take at the pace so far, once there is one.
    fn time_left(&self, (begun, share): (Instant, f64)) -> String {
        let done = self.furthest - share;
        if done < 0.01 {
            return String::new();
        }
        let left = begun.elapsed().mul_f64((1.0 - self.furthest) / done);
        format!("{:#} left, ", HumanDuration(left))
    }
}

fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Processor time of this program so far.
fn cpu_seconds() -> f64 {
    let mut system = System::new();
    let Ok(pid) = sysinfo::get_current_pid() else { return 0.0 };
    let kind = ProcessRefreshKind::nothing().with_cpu();
    system.refresh_processes_specifics(ProcessesToUpdate::Some(&[pid]), false, kind);
    system.process(pid).map_or(0.0, |process| process.accumulated_cpu_time() as f64 / 1000.0)
}

fn text(answer: &Answer) -> String {
    let interval = |[low, high]: [f64; 2]| format!("{low:.14} to {high:.14}");
    let whose = if answer.dark_first.is_some() { " (Light)" } else { "" };
    let mut lines = vec![
        format!(
            "{} with {}: {} positions",
            answer.ruleset,
            tables::pieces_text(answer.pieces),
            answer.positions
        ),
        format!("first player   {}{whose}", interval(answer.first_player)),
    ];
    if let Some(dark_first) = answer.dark_first {
        lines.push(format!("dark first     {}", interval(dark_first)));
        lines
            .push("(the paths are not mirror images: each side has a table of its own)".to_owned());
    }
    lines.push(format!("widest         {:.1e} over all positions", answer.widest_interval));
    lines.push(if answer.solved_before {
        "solved before; --again solves it anew".to_owned()
    } else {
        format!(
            "time           {:.1} s, {:.1} s of processor, threads: {}, {}",
            answer.wall_seconds, answer.cpu_seconds, answer.threads, answer.kernel
        )
    });
    lines.push(format!("table          {}", answer.table.display()));
    lines.join("\n") + "\n"
}
