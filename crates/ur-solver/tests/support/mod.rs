//! Rules to solve, and solving them in a folder of their own.
#![allow(dead_code)] // every test file uses some of it

use std::fs;
use std::path::PathBuf;

use proptest::prelude::*;
use tempfile::TempDir;
use ur_rules::Ruleset;
use ur_rules::race::RaceRules;
use ur_solver::{Description, Free, Job, Progress, Solve, SolveError, Stop, Table, Work};

/// The race of a name with options.
pub(crate) fn race(name: &str) -> &'static RaceRules {
    match name.parse() {
        Ok(Ruleset::Race(rules)) => rules,
        other => panic!("{name} is a race, not {other:?}"),
    }
}

/// The race of a TOML file.
pub(crate) fn toml(contents: &str) -> &'static RaceRules {
    match Ruleset::from_toml("own.toml", contents) {
        Ok(Ruleset::Race(rules)) => rules,
        other => panic!("a race, not {other:?}:\n{contents}"),
    }
}

/// A folder for a table and for what a solve keeps on the way.
pub(crate) struct Folder(TempDir);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(tempfile::tempdir().expect("a temporary folder"))
    }

    pub(crate) fn table_path(&self) -> PathBuf {
        self.0.path().join("solved.urtable")
    }

    pub(crate) fn work_folder(&self) -> PathBuf {
        self.0.path().join("solving")
    }

    pub(crate) fn job(&self, rules: &'static RaceRules) -> Job {
        Job::new(rules, &self.table_path(), &self.work_folder())
    }

    pub(crate) fn begin(&self, rules: &'static RaceRules) -> Solve {
        let begun = self.job(rules).begin(&Free::default());
        begun.unwrap_or_else(|error| panic!("{rules}: {error}"))
    }

    /// Solves to the end, and opens the table.
    pub(crate) fn solve(&self, rules: &'static RaceRules) -> Table {
        let solved = to_the_end(self.job(rules));
        solved.unwrap_or_else(|error| panic!("{rules}: {error}"));
        self.open(rules)
    }

    pub(crate) fn open(&self, rules: &'static RaceRules) -> Table {
        Table::open(&self.table_path(), rules).expect("a sound table")
    }

    /// The bytes of the table's file.
    pub(crate) fn table_bytes(&self) -> Vec<u8> {
        fs::read(self.table_path()).expect("a table")
    }
}

/// The table of a ruleset, solved in a folder that is gone; the map holds the file.
pub(crate) fn solved(rules: &'static RaceRules) -> Table {
    Folder::new().solve(rules)
}

/// Solves until there is a table, or a reason why there is none.
pub(crate) fn to_the_end(job: Job) -> Result<Description, SolveError> {
    let solved = job.begin(&Free::default())?.run(&Stop::default(), &mut settles)?;
    Ok(solved.expect("nobody stops it"))
}

/// Fails when the sweeps of a layer can no longer be expected to come to an end.
pub(crate) fn settles(progress: Progress) {
    assert!(progress.sweep.is_none_or(|sweep| sweep.sweeps < 5000), "{progress:?}");
}

/// Does something on so many threads.
pub(crate) fn in_threads<R: Send>(threads: usize, act: impl FnOnce() -> R + Send) -> R {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.expect("threads").install(act)
}

/// Races of forms that the named ones do not have.
pub(crate) fn own_races() -> Vec<(&'static str, &'static RaceRules)> {
    let races = [
        (
            "paths of four squares, one of them shared",
            r#"light = "a1 b1 b2 c1"
            dark = "a3 b3 b2 c3"
            rosettes = "b2"
            pieces = 2"#,
        ),
        (
            "paths that meet on the first step",
            r#"light = "a2 b2 c2 d2 d1"
            dark = "a2 b2 c2 d2 d3"
            rosettes = "c2"
            pieces = 2"#,
        ),
        (
            "paths that never meet",
            r#"light = "a1 b1 c1 d1 e1 f1"
            dark = "a3 b3 c3 d3 e3 f3"
            rosettes = "c1 c3"
            pieces = 2"#,
        ),
        (
            "paths in opposite directions, of different lengths: two tables",
            r#"light = "a1 a2 b2 c2 c1"
            dark = "c3 c2 b2 a2 a3 b3"
            rosettes = "b2 b3"
            capture_roll = true
            pieces = 2"#,
        ),
        (
            "a rosette for Light alone: two tables",
            r#"light = "a1 b1 b2 c2 c1"
            dark = "a3 b3 b2 c2 c3"
            rosettes = "b1"
            pieces = 2"#,
        ),
        (
            "lanes of more than four squares",
            r#"light = "f1 e1 d1 c1 b1 a1 a2 b2"
            dark = "f3 e3 d3 c3 b3 a3 a2 b2"
            rosettes = "c1 c3 a2"
            pieces = 1"#,
        ),
        (
            "a shared square before the lane's own squares go on",
            r#"light = "a1 b2 c1 d1 e2 f1"
            dark = "a3 b2 c3 d3 e2 f3"
            rosettes = "e2"
            pieces = 2"#,
        ),
        (
            "odds that no binary fraction is",
            r#"light = "a1 b1 b2 c2"
            dark = "a3 b3 b2 c2"
            dice = { 0 = "1/3", 1 = "1/3", 2 = "4/15", 3 = "1/15" }
            pieces = 2"#,
        ),
        (
            "rolls larger than four, and none in between",
            r#"light = "a1 b1 c1 c2 d2 e2 f2 g2"
            dark = "a3 b3 c3 c2 d2 e2 f2 g2"
            rosettes = "a1 a3 f2"
            rosette_safe = false
            dice = { 1 = "1/2", 5 = "1/3", 8 = "1/6" }
            pieces = 1"#,
        ),
        (
            "more pieces than a path has squares",
            r#"light = "a1 b2 c1"
            dark = "a3 b2 c3"
            dice = { 0 = "1/4", 1 = "1/2", 2 = "1/4" }
            pieces = 6"#,
        ),
    ];
    races.map(|(what, entries)| (what, toml(&format!("board = \"8/8/8\"\n{entries}")))).into()
}

/// The file of a race of any form: with paths that meet anywhere or are mirror images.
///
/// Where the paths cross, no more than one rosette is safe: else two pieces could block each other
/// for ever.
pub(crate) fn random_race() -> impl Strategy<Value = String> {
    let row = |row: u8, squares: &'static str| squares.chars().map(move |c| format!("{c}{row}"));
    let squares: Vec<String> = row(1, "abc").chain(row(2, "abcde")).chain(row(3, "abc")).collect();
    let rosettes = prop::sample::subsequence(squares.clone(), 0..4);
    let path = (3..=7usize)
        .prop_flat_map(move |len| prop::sample::subsequence(squares.clone(), len).prop_shuffle());
    let weights = prop::collection::vec(0..4u32, 8);
    (path.clone(), prop::option::of(path), rosettes, any::<[bool; 3]>(), weights, 1..=2u8).prop_map(
        |(light, dark, rosettes, [safe, roll, capture], weights, pieces)| {
            let dark =
                dark.unwrap_or_else(|| light.iter().map(|square| mirrored(square)).collect());
            let is_crossed = (light.iter().enumerate()).any(|(step, square)| {
                dark.iter().position(|d| d == square).unwrap_or(step) != step
            });
            let safe = safe && (!is_crossed || rosettes.len() < 2);
            let longest = light.len().min(dark.len());
            let dice = odds(&weights[..=longest]);
            let [light, dark, rosettes] = [light, dark, rosettes].map(|squares| squares.join(" "));
            format!(
                "board = \"8/8/8\"\nlight = \"{light}\"\ndark = \"{dark}\"\npieces = {pieces}\n\
                 rosettes = \"{rosettes}\"\nrosette_safe = {safe}\nrosette_roll = {roll}\n\
                 capture_roll = {capture}\n[dice]\n{dice}"
            )
        },
    )
}

/// The square of the other side that is a square's mirror image.
fn mirrored(square: &str) -> String {
    let other_row = |c| if c == '1' { '3' } else { '1' };
    square.chars().map(|c| if "13".contains(c) { other_row(c) } else { c }).collect()
}

/// The odds of rolls with these weights.
fn odds(weights: &[u32]) -> String {
    let throws: u32 = weights.iter().sum();
    let odds = weights.iter().enumerate().filter(|(_, weight)| **weight > 0);
    let lines = odds.map(|(roll, weight)| format!("{roll} = \"{weight}/{throws}\""));
    lines.collect::<Vec<_>>().join("\n")
}
