//! Rulesets, positions and records, from what stands on the command line.

use std::fmt::Display;
use std::fs;
use std::io::{ErrorKind, Read};
use std::path::Path;

use ur_rules::record::{Record, RecordFault};
use ur_rules::{Position, Roll, Ruleset, VariantPosition, rgn};

use crate::failure::Failure;
use crate::play::kept::Kept;

/// The ruleset of a name, or of a TOML file.
pub(crate) fn ruleset(text: &str) -> Result<Ruleset, Failure> {
    match Ruleset::file(text) {
        Some(path) => Ok(Ruleset::from_toml(text, &read(Path::new(path))?)?),
        None => Ok(text.parse()?),
    }
}

/// What a ruleset is called in an answer: for programs by its text, for people as they asked for it.
pub(crate) fn called(ruleset: &impl Display, asked: &str, json: bool) -> String {
    if json { ruleset.to_string() } else { asked.to_owned() }
}

/// A position of a ruleset.
pub(crate) fn position(ruleset: Ruleset, text: &str) -> Result<VariantPosition, Failure> {
    ruleset
        .parse_position(text)
        .map_err(|error| Failure::Position { text: text.to_owned(), error: Box::new(error) })
}

/// A roll that a position's dice can show.
pub(crate) fn roll(position: &VariantPosition, text: &str) -> Result<Roll, Failure> {
    let dice = position.dice();
    let Ok(roll) = text.parse() else {
        let shown: Vec<String> = dice.rolls().iter().map(|odds| odds.roll.to_string()).collect();
        let shown = shown.join(" ");
        return Err(Failure::Usage(format!(
            "`{text}` is not a roll of these dice, which show {shown}"
        )));
    };
    Ok(dice.check(roll)?)
}

/// A game from a file: a record in our own notation, or a game as the terminal keeps it.
pub(crate) fn record(path: &Path) -> Result<Record, Failure> {
    let text = game_text(path)?;
    if Kept::is_meant(&text) {
        return Ok(Kept::parse(path, &text)?.record());
    }
    let find = |name: &str| {
        ruleset(name).map_err(|failure| match failure {
            Failure::Ruleset(error) => RecordFault::Ruleset(error),
            other => RecordFault::RulesetSource(other.to_string()),
        })
    };
    Record::parse_with(&text, find).map_err(|error| {
        let path = path.to_owned();
        if error.fault == RecordFault::NoRuleset && !has_turns_or_headers(&text) {
            return Failure::NoGame { path };
        }
        Failure::Record { path, error: Box::new(error) }
    })
}

/// A game from a file: in our own notations it names its ruleset; RGN does not, so that whoever
/// says the ruleset means RGN.
pub(crate) fn record_or_rgn(path: &Path, rules: Option<&str>) -> Result<Record, Failure> {
    match rules {
        Some(rules) => {
            let ruleset = ruleset(rules)?;
            rgn::parse(&game_text(path)?, ruleset)
                .map_err(|error| Failure::Rgn { path: path.to_owned(), error: Box::new(error) })
        }
        None => record(path).map_err(|failure| match failure {
            Failure::Record { error, .. } if error.fault == RecordFault::NoRuleset => {
                let reason = "the record does not name its ruleset, as RGN never does: say it, \
                    such as --rules classic";
                Failure::Usage(reason.to_owned())
            }
            other => other,
        }),
    }
}

/// The text of a file that should hold a game.
fn game_text(path: &Path) -> Result<String, Failure> {
    let text = read(path).map_err(|failure| match failure {
        Failure::Read { path, error } if error.kind() == ErrorKind::InvalidData => {
            Failure::NoGame { path }
        }
        other => other,
    })?;
    if text.trim().is_empty() { Err(Failure::Empty { path: path.to_owned() }) } else { Ok(text) }
}

/// Whether a text begins like a record, in our notation or in RGN.
fn has_turns_or_headers(text: &str) -> bool {
    let text = text.trim_start();
    text.starts_with('[') || text.starts_with("1.")
}

/// The text of a file; `-` is standard input.
pub(crate) fn read(path: &Path) -> Result<String, Failure> {
    let text = if path == Path::new("-") {
        let mut text = String::new();
        std::io::stdin().read_to_string(&mut text).map(|_| text)
    } else {
        fs::read_to_string(path)
    };
    text.map_err(|error| Failure::Read { path: path.to_owned(), error })
}
