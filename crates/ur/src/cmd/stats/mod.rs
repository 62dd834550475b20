//! `ur table stats`: what perfect play is like.

mod svg;
mod text;

use std::fs;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;
use ur_engine::{PerfectPlay, Statistics, StatisticsError, free_memory};
use ur_rules::race::RaceRules;
use ur_solver::Table;

use crate::cli::TableStatsArgs;
use crate::cmd::{INTERRUPTED, json_line, progress, work};
use crate::failure::Failure;
use crate::{load, tables};

/// Games that are played as a check.
const GAMES: u64 = 100_000;

/// The seed of their dice.
const SEED: u64 = 1;

/// What is told about a ruleset.
#[derive(Serialize)]
struct Answer {
    ruleset: String,
    pieces: u8,
    /// Bits of a value of the table.
    bits: u8,
    /// No value of the table is further from the truth than this.
    greatest_error: f64,
    #[serde(flatten)]
    statistics: Statistics,
    #[serde(skip)]
    rules: &'static RaceRules,
}

pub(crate) fn run(args: &TableStatsArgs) -> Result<ExitCode, Failure> {
    let choice = &args.table;
    let to_stdout = args.svg.as_deref() == Some(Path::new("-"));
    if to_stdout && args.json {
        let reason = "--json and --svg - would both write to standard output";
        return Err(Failure::Usage(reason.to_owned()));
    }
    let rules = tables::race(&choice.ruleset, choice.pieces)?;
    let path = tables::find(rules, choice.file.as_deref())?;
    let table = tables::open(rules, choice.file.as_deref())?;
    let statistics = compute(&table).map_err(|error| match error {
        StatisticsError::Table(error) => Failure::Table { path, error: Box::new(error) },
        error => Failure::Statistics { ruleset: choice.ruleset.clone(), error: Box::new(error) },
    })?;
    let Some(statistics) = statistics else { return Ok(ExitCode::from(INTERRUPTED)) };
    let about = table.description();
    let answer = Answer {
        ruleset: load::called(rules, &choice.ruleset, args.json),
        pieces: about.pieces,
        bits: about.bits,
        greatest_error: about.greatest_error,
        statistics,
        rules,
    };
    let mut out = stdout().lock();
    if let Some(file) = &args.svg {
        let picture = svg::draw(&answer);
        if to_stdout {
            out.write_all(picture.as_bytes())?;
            return Ok(ExitCode::SUCCESS);
        }
        fs::write(file, picture).map_err(|error| Failure::Write { path: file.clone(), error })?;
    }
    if args.json {
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        out.write_all(text::table(&answer).as_bytes())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Computes the statistics, with a bar on the terminal, until Ctrl-C.
fn compute(table: &Table) -> Result<Option<Statistics>, StatisticsError> {
    let mut play = PerfectPlay::new(table, GAMES, SEED, free_memory())?;
    let steps = 3 * table.description().positions;
    let bar = progress::bar(steps, "{bar:40} {percent}% {elapsed} {eta} left");
    work::run(&mut play, &bar, &mut |handled| bar.set_position(handled))
}

/// A share or a chance as percent.
fn percent(share: f64) -> f64 {
    100.0 * share
}
