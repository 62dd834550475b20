//! `ur show`: draws a position.

use std::io::{Write, stdout};

use crate::board_text::Charset;
use crate::cli::ShowArgs;
use crate::cmd::words;
use crate::failure::Failure;
use crate::{describe, load};

pub(crate) fn run(args: &ShowArgs) -> Result<(), Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let position = load::position(ruleset, &args.position)?;
    let picture = describe::position(&position, &words(args.lang), Charset::choose(args.ascii));
    stdout().write_all(picture.as_bytes())?;
    Ok(())
}
