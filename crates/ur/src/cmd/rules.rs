//! `ur rules`: the rules of a ruleset, in our own words.

use std::io::{Write, stdout};

use crate::board_text::Charset;
use crate::cli::RulesArgs;
use crate::cmd::words;
use crate::failure::Failure;
use crate::{load, rules_page};

/// Lines longer than this are hard to read, however wide the terminal is.
const WIDEST: usize = 90;

pub(crate) fn run(args: &RulesArgs) -> Result<(), Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let words = words(args.lang);
    let charset = Charset::choose(args.ascii);
    let width = ratatui::crossterm::terminal::size().map_or(80, |(columns, _)| columns.into());
    let page = rules_page::text(ruleset, &words, charset, width.min(WIDEST));
    let mut out = stdout().lock();
    writeln!(out, "{} {} {}", words.get("title"), charset.pick('·', '-'), ruleset)?;
    out.write_all(page.as_bytes())?;
    Ok(())
}
