//! `ur rulesets`: which rulesets there are.

use std::io::{Write, stdout};

use serde::Serialize;
use ur_rules::{Family, Ruleset, Side};

use crate::cli::RulesetsArgs;
use crate::cmd::{json_line, words};
use crate::describe;
use crate::failure::Failure;
use crate::words::Words;

#[derive(Serialize)]
struct Answer {
    rulesets: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    family: String,
    pieces: u8,
    start: String,
    about: String,
    presets: Vec<&'static str>,
}

pub(crate) fn run(args: &RulesetsArgs) -> Result<(), Failure> {
    let words = words(args.lang);
    let lines: Vec<Line> = Ruleset::NAMES
        .iter()
        .filter_map(|name| name.parse().ok())
        .map(|r| line(r, &words))
        .collect();
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&Answer { rulesets: lines })?)?;
        return Ok(());
    }
    for line in lines {
        writeln!(out, "{:<18} {}", line.name, line.about)?;
        if !line.presets.is_empty() {
            writeln!(out, "{:<18} preset={}", "", line.presets.join("|"))?;
        }
    }
    Ok(())
}

fn line(ruleset: Ruleset, words: &Words) -> Line {
    let family = ruleset.family();
    let presets =
        if family == Family::Modern { Ruleset::modern_presets().collect() } else { Vec::new() };
    Line {
        name: ruleset.text(),
        family: family.to_string(),
        pieces: ruleset.pieces(),
        start: ruleset.start(Side::Light).to_string(),
        about: describe::about(ruleset, words),
        presets,
    }
}
