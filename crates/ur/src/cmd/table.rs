//! `ur table`: what is in the tables of solved rulesets.

use std::io::{Write, stdout};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde::Serialize;
use ur_rules::{Position, Ruleset, VariantPosition};
use ur_solver::{Description, Table, Verification};

use crate::cli::{TableCommand, TableInfoArgs, TableListArgs, TableProbeArgs};
use crate::cmd::{INTERRUPTED, json_line, progress, stats, work};
use crate::failure::Failure;
use crate::{load, tables};

pub(crate) fn run(command: &TableCommand) -> Result<ExitCode, Failure> {
    match command {
        TableCommand::List(args) => list(args)?,
        TableCommand::Info(args) => info(args)?,
        TableCommand::Verify(args) => return verify(args),
        TableCommand::Probe(args) => probe(args)?,
        TableCommand::Stats(args) => return stats::run(args),
    }
    Ok(ExitCode::SUCCESS)
}

/// A table and what it says about itself.
#[derive(Serialize)]
struct Listed {
    file: PathBuf,
    bytes: u64,
    #[serde(flatten)]
    description: Option<Description>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Listed {
    fn new(file: &Path) -> Listed {
        let bytes = file.metadata().map_or(0, |metadata| metadata.len());
        let (description, error) = match Table::describe(file) {
            Ok(description) => (Some(description), None),
            Err(error) => (None, Some(error.to_string())),
        };
        Listed { file: file.to_owned(), bytes, description, error }
    }
}

fn list(args: &TableListArgs) -> Result<(), Failure> {
    let listed: Vec<Listed> = tables::list()?.iter().map(|path| Listed::new(path)).collect();
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&listed)?)?;
        return Ok(());
    }
    if listed.is_empty() {
        writeln!(out, "no tables yet; `ur solve classic` makes one")?;
    }
    for table in &listed {
        let megabytes = table.bytes as f64 / 1e6;
        let file = table.file.display();
        match (&table.description, &table.error) {
            (Some(about), _) => {
                let [low, high] = about.first_player;
                let first = 50.0 * (low + high);
                writeln!(
                    out,
                    "{:22} {:9}  first {first:9.6} %  {megabytes:>8.2} MB  {file}",
                    short_name(&about.ruleset),
                    tables::pieces_text(about.pieces)
                )?;
            }
            (None, error) => {
                let error = error.as_deref().unwrap_or_default();
                writeln!(out, "unusable: {error}  {file}")?;
            }
        }
    }
    Ok(())
}

/// A ruleset's text, or the title of a race of somebody's own, whose text holds a whole file.
fn short_name(text: &str) -> &str {
    match text.parse::<Ruleset>() {
        Ok(ruleset) if ruleset.is_own() => ruleset.title().unwrap_or(ruleset.base_name()),
        _ => text,
    }
}

fn info(args: &TableInfoArgs) -> Result<(), Failure> {
    let choice = &args.table;
    let rules = tables::race(&choice.ruleset, choice.pieces)?;
    let path = tables::find(rules, choice.file.as_deref())?;
    let table = tables::open(rules, choice.file.as_deref())?;
    let about = table.description().clone();
    let bytes = path.metadata().map_or(0, |metadata| metadata.len());
    let mut out = stdout().lock();
    if args.json {
        let listed = Listed { file: path, bytes, description: Some(about), error: None };
        writeln!(out, "{}", json_line(&listed)?)?;
        return Ok(());
    }
    let [low, high] = about.first_player;
    let dark_first = about.dark_first.map_or_else(String::new, |[low, high]| {
        format!(" (Light)\ndark first     {low:.14} to {high:.14}")
    });
    writeln!(
        out,
        "ruleset        {} with {}\n\
         positions      {}\n\
         first player   {low:.14} to {high:.14}{dark_first}\n\
         widest         {:.1e} over all positions\n\
         stored         {} bits a value, greatest error {:.1e}\n\
         file           {} ({:.1} MB)\n\
         rules",
        about.ruleset,
        tables::pieces_text(about.pieces),
        about.positions,
        about.widest_interval,
        about.bits,
        about.greatest_error,
        path.display(),
        bytes as f64 / 1e6,
    )?;
    for line in about.mechanics.lines() {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

#[derive(Serialize)]
struct VerifyAnswer {
    ruleset: String,
    pieces: u8,
    positions: u64,
    residual: f64,
    allowed: f64,
    description_holds: bool,
    holds: bool,
}

fn verify(args: &TableInfoArgs) -> Result<ExitCode, Failure> {
    let choice = &args.table;
    let rules = tables::race(&choice.ruleset, choice.pieces)?;
    let path = tables::find(rules, choice.file.as_deref())?;
    let table = tables::open(rules, choice.file.as_deref())?;
    let positions = table.description().positions;
    let bar = progress::bar(positions, "{bar:40} {percent}% {rate} {eta} left");
    let verification = &mut Verification::new(&table);
    let verified = work::run(verification, &bar, &mut |checked| bar.set_position(checked));
    let verified = verified.map_err(|error| Failure::Table { path, error: Box::new(error) })?;
    let Some(verified) = verified else { return Ok(ExitCode::from(INTERRUPTED)) };
    let answer = VerifyAnswer {
        ruleset: load::called(rules, &choice.ruleset, args.json),
        pieces: table.description().pieces,
        positions: verified.positions,
        residual: verified.residual,
        allowed: verified.allowed,
        description_holds: verified.description_holds,
        holds: verified.holds(),
    };
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        let verdict = if answer.holds { "sound" } else { "NOT SOUND: solve the ruleset again" };
        writeln!(
            out,
            "{verdict}\n\
             {} positions, every checksum right\n\
             largest residual {:.2e}, of {:.2e} that rounding allows",
            answer.positions, answer.residual, answer.allowed
        )?;
        if !answer.description_holds {
            writeln!(out, "what the file says about itself is not true of its values")?;
        }
    }
    Ok(if answer.holds { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[derive(Serialize)]
struct ProbeAnswer {
    ruleset: String,
    position: String,
    chance: f64,
    greatest_error: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<Vec<ProbedMove>>,
}

#[derive(Serialize)]
struct ProbedMove {
    #[serde(rename = "move")]
    mv: String,
    position: String,
    chance: f64,
}

fn probe(args: &TableProbeArgs) -> Result<(), Failure> {
    let rules = tables::race(&args.ruleset, args.pieces)?;
    let position = load::position(ur_rules::Ruleset::Race(rules), &args.position)?;
    let roll = args.roll.as_deref().map(|roll| load::roll(&position, roll)).transpose()?;
    let VariantPosition::Race(race) = position else {
        return Err(Failure::Usage(format!("{} is not a race", args.ruleset)));
    };
    if let Some(roll) = roll {
        race.check(roll)?;
    }
    let table = tables::open(rules, args.file.as_deref())?;
    let path = tables::find(rules, args.file.as_deref())?;
    let broken = |error| Failure::Table { path: path.clone(), error: Box::new(error) };
    let moves = match roll {
        Some(roll) => Some(table.moves(&race, roll).map_err(broken)?),
        None => None,
    };
    let moves = moves.map(|moves| {
        let probed = moves.into_iter().map(|rated| ProbedMove {
            mv: rated.mv.to_string(),
            position: rated.position.to_string(),
            chance: rated.chance.seen_by(race.turn()),
        });
        probed.collect::<Vec<_>>()
    });
    let answer = ProbeAnswer {
        ruleset: load::called(rules, &args.ruleset, args.json),
        position: race.to_string(),
        chance: table.chance(&race).map_err(broken)?.seen_by(race.turn()),
        greatest_error: table.description().greatest_error,
        roll: roll.map(|roll| roll.to_string()),
        moves,
    };
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&answer)?)?;
        return Ok(());
    }
    let exact = Exactness::of(answer.greatest_error);
    let within = exact.within();
    writeln!(out, "{} to act wins {} %{within}", race.turn(), exact.percent(answer.chance))?;
    for ProbedMove { mv, position, chance } in answer.moves.iter().flatten() {
        writeln!(out, "{:>10} %  {mv:12} {position}", exact.percent(*chance))?;
    }
    Ok(())
}

/// How many decimals of a percentage mean something, and how far it may be off.
struct Exactness {
    decimals: usize,
    error: f64,
}

impl Exactness {
    /// Decimals beyond these tell nobody anything.
    const MOST_DECIMALS: usize = 5;

    fn of(greatest_error: f64) -> Exactness {
        let error = 100.0 * greatest_error;
        let decimals = (-error.log10()).clamp(0.0, Exactness::MOST_DECIMALS as f64) as usize;
        Exactness { decimals, error }
    }

    fn percent(&self, chance: f64) -> String {
        format!("{:.*}", self.decimals, 100.0 * chance)
    }

    /// What to add where the decimals shown are not all certain.
    fn within(&self) -> String {
        if self.decimals == Exactness::MOST_DECIMALS {
            return String::new();
        }
        format!(" (± {:.*})", self.decimals + 1, self.error)
    }
}

#[cfg(test)]
mod tests {
    use super::Exactness;

    #[test]
    fn no_more_decimals_are_shown_than_are_known() {
        let coarse = Exactness::of(7.63e-6);
        assert_eq!(
            coarse.percent(0.515_404_732) + &coarse.within(),
            "51.540 (± 0.0008)".to_owned()
        );
        let fine = Exactness::of(1.6e-10);
        assert_eq!(fine.percent(0.515_404_732) + &fine.within(), "51.54047".to_owned());
    }
}
