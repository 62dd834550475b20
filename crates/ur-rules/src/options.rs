//! House rules: the `key=value` pairs after a ruleset's name.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

use crate::dice::is_plain_number;

/// Why an option is not one of the ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// The ruleset has no such option.
    #[error("there is no option `{key}`; the options are {}", .known.join(", "))]
    Unknown {
        /// The option asked for.
        key: String,
        /// The options there are.
        known: Vec<String>,
    },
    /// The value is not one the option takes.
    #[error("`{value}` is not a value of `{key}`, which takes {expected}")]
    Value {
        /// The option.
        key: String,
        /// The value given.
        value: String,
        /// What it takes, in words.
        expected: String,
    },
    /// An option is given twice.
    #[error("the option `{0}` is given twice")]
    Twice(String),
    /// An option has no `=`.
    #[error("`{0}` is not an option: options are written key=value, with commas between")]
    NoValue(String),
}

impl OptionError {
    pub(crate) fn unknown(key: &str, known: &[&str]) -> OptionError {
        OptionError::Unknown {
            key: key.to_owned(),
            known: known.iter().map(ToString::to_string).collect(),
        }
    }

    pub(crate) fn value(key: &str, value: &str, expected: impl Display) -> OptionError {
        OptionError::Value {
            key: key.to_owned(),
            value: value.to_owned(),
            expected: expected.to_string(),
        }
    }
}

/// An option that can be offered as a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The option, as in `pieces=5`.
    pub key: &'static str,
    /// The values it takes, in the order to show them.
    pub values: Vec<String>,
    /// The value that the ruleset has: giving it changes nothing.
    pub default: String,
}

impl Choice {
    pub(crate) fn flag(key: &'static str, value: bool) -> Choice {
        Choice::word(key, value, &FLAGS)
    }

    /// One of the words that [`parse_word`] reads.
    pub(crate) fn word<T: Copy + PartialEq>(
        key: &'static str,
        value: T,
        words: &[(&'static str, T)],
    ) -> Choice {
        let values: Vec<String> = words.iter().map(|(word, _)| (*word).to_owned()).collect();
        let place = words.iter().position(|(_, meaning)| *meaning == value).unwrap_or(0);
        Choice { key, default: values[place].clone(), values }
    }

    /// One of the numbers that [`parse_number`] reads.
    pub(crate) fn number(key: &'static str, value: u8, range: RangeInclusive<u8>) -> Choice {
        let values = range.map(|number| number.to_string()).collect();
        Choice { key, values, default: value.to_string() }
    }
}

/// Splits `a=1,b=2` into its pairs.
pub(crate) fn split_options(text: &str) -> Result<Vec<(&str, &str)>, OptionError> {
    let mut pairs: Vec<(&str, &str)> = Vec::new();
    for pair in text.split(',') {
        let (key, value) =
            pair.split_once('=').ok_or_else(|| OptionError::NoValue(pair.to_owned()))?;
        if pairs.iter().any(|(earlier, _)| *earlier == key) {
            return Err(OptionError::Twice(key.to_owned()));
        }
        pairs.push((key, value));
    }
    Ok(pairs)
}

const FLAGS: [(&str, bool); 2] = [("true", true), ("false", false)];

pub(crate) fn parse_flag(key: &str, value: &str) -> Result<bool, OptionError> {
    parse_word(key, value, &FLAGS)
}

pub(crate) fn parse_word<T: Copy>(
    key: &str,
    value: &str,
    words: &[(&str, T)],
) -> Result<T, OptionError> {
    let found = words.iter().find(|(word, _)| *word == value);
    found.map(|&(_, meaning)| meaning).ok_or_else(|| {
        let words: Vec<&str> = words.iter().map(|(word, _)| *word).collect();
        OptionError::value(key, value, words.join(" or "))
    })
}

pub(crate) fn parse_number<T>(
    key: &str,
    value: &str,
    range: RangeInclusive<T>,
) -> Result<T, OptionError>
where
    T: FromStr + PartialOrd + Display,
{
    match value.parse() {
        Ok(number) if range.contains(&number) && is_plain_number(value) => Ok(number),
        _ => {
            let expected = format!("a number from {} to {}", range.start(), range.end());
            Err(OptionError::value(key, value, expected))
        }
    }
}
