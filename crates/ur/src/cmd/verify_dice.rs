//! `ur verify-dice`: whether the dice of a recorded game were rigged.

use std::io::{Write, stdout};
use std::process::ExitCode;

use serde::Serialize;

use crate::cli::VerifyDiceArgs;
use crate::cmd::json_line;
use crate::failure::Failure;
use crate::load;

#[derive(Serialize)]
struct Answer {
    fair: bool,
    throws: Option<usize>,
    problem: Option<String>,
}

pub(crate) fn run(args: &VerifyDiceArgs) -> Result<ExitCode, Failure> {
    let record = load::record(&args.file)?;
    let verified = ur_dice::verify(&record);
    let mut out = stdout().lock();
    if args.json {
        let answer = Answer {
            fair: verified.is_ok(),
            throws: verified.as_ref().ok().copied(),
            problem: verified.as_ref().err().map(ToString::to_string),
        };
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        match &verified {
            Ok(throws) => writeln!(
                out,
                "The dice are fair: all {throws} throws follow from the secret that the server had \
                 promised and from what the players added."
            )?,
            Err(problem) => writeln!(out, "The dice cannot be shown to be fair: {problem}.")?,
        }
    }
    Ok(if verified.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
