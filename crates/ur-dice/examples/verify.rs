//! A sceptic's verifier: whether the dice of a recorded game were rigged. It is linked with the rules
//! and the scheme alone, and with no server, net or solver.
//!
//! `cargo run -p ur-dice --example verify -- game.ur`

use std::error::Error;
use std::process::ExitCode;
use std::{env, fs};

use ur_rules::record::Record;

fn main() -> Result<ExitCode, Box<dyn Error>> {
    let Some(file) = env::args().nth(1) else { return Err("give the file of a record".into()) };
    let record = Record::parse(&fs::read_to_string(&file)?)?;
    match ur_dice::verify(&record) {
        Ok(throws) => {
            println!("fair: all {throws} throws follow from what was promised and what was added");
            Ok(ExitCode::SUCCESS)
        }
        Err(problem) => {
            println!("not shown to be fair: {problem}");
            Ok(ExitCode::FAILURE)
        }
    }
}
