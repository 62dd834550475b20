//! How long a table takes to open, and a position to look up.
//!
//! `cargo bench -p ur-solver --bench probes [RULESET FILE]` asks a table for positions all over it,
//! in an order that no cache foresees; without a file it solves a small one first.

use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Instant;

use rayon::iter::{IntoParallelIterator, ParallelIterator};
use ur_rules::Ruleset;
use ur_rules::race::{RacePosition, RaceRules};
use ur_solver::{Free, Job, Stop, Table, Work};

/// Positions that are looked up, on each thread.
const PROBES: u64 = 1_000_000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let folder = tempfile::tempdir().expect("a folder");
    let (rules, path) = match arguments.as_slice() {
        [ruleset, file] => (race(ruleset), PathBuf::from(file)),
        _ => solved(folder.path()),
    };
    let begun = Instant::now();
    let table = Table::open(&path, rules).expect("a table");
    println!("opened in           {:>8.2} ms", begun.elapsed().as_secs_f64() * 1e3);
    table.check_all().expect("a sound table");
    let positions = positions(&table);
    let alone = nanoseconds(|| ask(&table, &positions));
    println!("one thread          {alone:>8.1} ns a probe");
    let threads = rayon::current_num_threads();
    let together = nanoseconds(|| {
        (0..threads).into_par_iter().for_each(|_| ask(&table, &positions));
    });
    println!("{threads:>3} threads at once {together:>8.1} ns a probe on each");
}

fn race(ruleset: &str) -> &'static RaceRules {
    match ruleset.parse() {
        Ok(Ruleset::Race(rules)) => rules,
        _ => panic!("{ruleset} is not a race"),
    }
}

fn solved(folder: &Path) -> (&'static RaceRules, PathBuf) {
    let (rules, path) = (race("classic:pieces=3"), folder.join("classic-3.urtable"));
    let job = Job::new(rules, &path, folder);
    let mut solve = job.begin(&Free::default()).expect("a game that can be solved");
    solve.run(&Stop::default(), &mut |_| ()).expect("a solution");
    (rules, path)
}

/// Positions all over the table.
fn positions(table: &Table) -> Vec<RacePosition> {
    let len = table.numbering().len();
    // An odd number of steps of the golden ratio: every number comes up once before any twice.
    let step = (len as f64 * 0.618_033_988_749_895) as u64 | 1;
    let numbers =
        (0..PROBES).map(|probe| (u128::from(probe) * u128::from(step) % u128::from(len)) as u64);
    numbers.filter_map(|number| table.numbering().position(number)).collect()
}

fn ask(table: &Table, positions: &[RacePosition]) {
    for position in positions {
        black_box(table.chance(black_box(position)).expect("a chance"));
    }
}

/// Nanoseconds a probe, the best of five runs.
fn nanoseconds(run: impl Fn()) -> f64 {
    let seconds = (0..5).map(|_| {
        let begun = Instant::now();
        run();
        begun.elapsed().as_secs_f64()
    });
    seconds.fold(f64::INFINITY, f64::min) * 1e9 / PROBES as f64
}
