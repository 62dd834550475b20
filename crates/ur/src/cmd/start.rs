//! `ur start`: the start position.

use std::io::{Write, stdout};

use ur_rules::Side;

use crate::cli::StartArgs;
use crate::failure::Failure;
use crate::load;

pub(crate) fn run(args: &StartArgs) -> Result<(), Failure> {
    writeln!(stdout(), "{}", load::ruleset(&args.ruleset)?.start(Side::Light))?;
    Ok(())
}
