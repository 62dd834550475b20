//! Rulesets, positions and records, from what stands on the command line.

use std::fs;
use std::io::Read;
use std::path::Path;

use ur_rules::record::{Record, RecordFault};
use ur_rules::{Position, Roll, Ruleset, VariantPosition, rgn};

use crate::failure::Failure;

/// The ruleset of a name, or of a TOML file.
pub(crate) fn ruleset(text: &str) -> Result<Ruleset, Failure> {
    match Ruleset::file(text) {
        Some(path) => Ok(Ruleset::from_toml(text, &read(Path::new(path))?)?),
        None => Ok(text.parse()?),
    }
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
        let shown: Vec<String> =
            dice.chances().iter().map(|chance| chance.roll.to_string()).collect();
        let shown = shown.join(" ");
        return Err(Failure::Usage(format!(
            "`{text}` is not a roll of these dice, which show {shown}"
        )));
    };
    Ok(dice.check(roll)?)
}

/// A game record from a file.
pub(crate) fn record(path: &Path) -> Result<Record, Failure> {
    let text = read(path)?;
    let find = |name: &str| {
        ruleset(name).map_err(|failure| match failure {
            Failure::Ruleset(error) => RecordFault::Ruleset(error),
            other => RecordFault::RulesetSource(other.to_string()),
        })
    };
    Record::parse_with(&text, find)
        .map_err(|error| Failure::Record { path: path.to_owned(), error: Box::new(error) })
}

/// A game record from a file: in our own notation it names its ruleset; RGN does not, so that
/// whoever says the ruleset means RGN.
pub(crate) fn record_or_rgn(path: &Path, rules: Option<&str>) -> Result<Record, Failure> {
    match rules {
        Some(rules) => {
            let ruleset = ruleset(rules)?;
            rgn::parse(&read(path)?, ruleset)
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
