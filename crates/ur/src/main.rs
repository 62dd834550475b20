//! `ur`: the Royal Game of Ur on the command line and in the terminal.

mod board_text;
mod cli;
mod cmd;
mod describe;
mod failure;
mod load;
mod play;
mod rules_page;
mod tables;
mod tui;
mod words;
mod worth;

use std::process::ExitCode;

use clap::Parser;

use cli::Cli;

fn main() -> ExitCode {
    match cmd::run(Cli::parse()) {
        Ok(code) => code,
        Err(failure) => failure.report(),
    }
}
