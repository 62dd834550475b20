//! `ur successors`: positions and rolls in, successors out, a line each.

use std::io::{BufRead, BufWriter, Write, stdin, stdout};
use std::process::ExitCode;

use ur_rules::{Position, Ruleset};

use crate::cli::SuccessorsArgs;
use crate::failure::Failure;
use crate::load;

pub(crate) fn run(args: &SuccessorsArgs) -> Result<ExitCode, Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let mut out = BufWriter::new(stdout().lock());
    let mut all_good = true;
    for line in stdin().lock().split(b'\n') {
        let line = line?;
        let line = String::from_utf8_lossy(&line);
        match answer(ruleset, line.trim_end_matches('\r')) {
            Ok(answer) => writeln!(out, "{answer}")?,
            Err(failure) => {
                all_good = false;
                writeln!(out, "error: {failure}")?;
            }
        }
    }
    out.flush()?;
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

fn answer(ruleset: Ruleset, line: &str) -> Result<String, Failure> {
    let Some((position, roll)) = line.split_once('\t') else {
        return Err(Failure::Usage("a line is a position, a tab and a roll".to_owned()));
    };
    let position = load::position(ruleset, position)?;
    let roll = load::roll(&position, roll)?;
    if let Some(winner) = position.winner() {
        return Ok(format!("finished {winner}"));
    }
    let mut successors: Vec<String> =
        position.successors(roll).iter().map(ToString::to_string).collect();
    successors.sort_unstable();
    Ok(successors.join("|"))
}
