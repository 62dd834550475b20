//! The commands, a file each.

mod analyse;
mod completions;
mod convert;
mod engine;
pub(crate) mod learn;
mod matches;
mod moves;
mod perft;
mod picture;
mod progress;
mod replay;
mod review;
mod rules;
mod rulesets;
#[cfg(feature = "server")]
mod serve;
mod show;
mod sim;
mod solve;
mod start;
mod stats;
mod successors;
mod table;
pub(crate) mod train;
mod verify_dice;
mod work;

use std::process::ExitCode;

use serde::Serialize;

use crate::cli::{Cli, Command};
use crate::failure::Failure;
use crate::play;
use crate::words::{Language, Words};

/// The exit code of a program that Ctrl-C has ended.
const INTERRUPTED: u8 = 130;

/// Runs the command and says with which code to exit.
pub(crate) fn run(cli: Cli) -> Result<ExitCode, Failure> {
    match cli.command {
        Command::Play(args) => play::run(&args)?,
        #[cfg(feature = "server")]
        Command::Serve(args) => serve::run(&args)?,
        Command::Rulesets(args) => rulesets::run(&args)?,
        Command::Rules(args) => rules::run(&args)?,
        Command::Learn(args) => learn::run(&args)?,
        Command::Start(args) => start::run(&args)?,
        Command::Show(args) => show::run(&args)?,
        Command::Moves(args) => moves::run(&args)?,
        Command::Successors(args) => return successors::run(&args),
        Command::Perft(args) => perft::run(&args)?,
        Command::Sim(args) => sim::run(&args)?,
        Command::Match(args) => return matches::run(&args),
        Command::Analyse(args) => analyse::run(&args)?,
        Command::Review(args) => review::run(&args)?,
        Command::Engine(args) => engine::run(&args)?,
        Command::Train(args) => return train::run(&args),
        Command::Solve(args) => return solve::run(&args),
        Command::Table(args) => return table::run(&args.command),
        Command::Convert(args) => convert::run(&args)?,
        Command::Replay(args) => replay::run(&args)?,
        Command::VerifyDice(args) => return verify_dice::run(&args),
        Command::Completions(args) => completions::run(&args)?,
    }
    Ok(ExitCode::SUCCESS)
}

/// The words of the language asked for, or of the system's.
pub(crate) fn words(language: Option<Language>) -> Words {
    Words::new(language.unwrap_or_else(Language::of_system))
}

/// An answer for programs: one line of JSON.
fn json_line(answer: &impl Serialize) -> Result<String, Failure> {
    Ok(serde_json::to_string(answer).map_err(std::io::Error::from)?)
}
