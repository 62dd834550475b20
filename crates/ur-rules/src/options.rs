//! House rules: the `key=value` pairs after a ruleset's name.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::dice::is_plain_number;
use crate::square::{Square, SquareSet};

/// Why an option is not one of the ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum OptionError {
    /// The ruleset has only the options in `known`.
    #[error("there is no option `{key}`; the options are {}", .known.join(", "))]
    Unknown {
        /// The option asked for.
        key: String,
        /// The options there are.
        known: Vec<String>,
    },
    /// The option takes other values, which `expected` describes.
    #[error("`{value}` is not a value of `{key}`, which takes {expected}")]
    Value {
        /// The option.
        key: String,
        /// The value given.
        value: String,
        /// What it takes, in words.
        expected: String,
    },
    /// An option is given once; leave one of the two out.
    #[error("the option `{0}` is given twice")]
    Twice(String),
    /// Between commas stand pairs such as `pieces=5`.
    #[error("`{0}` is not an option: options are written key=value, with commas between")]
    NoValue(String),
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

/// One option of a family whose rules are data `S`: its key, and how its value is read and written.
/// A family has one table of them, from which its texts, its choices and the keys of files follow.
pub(crate) struct OptionOf<S: 'static> {
    pub(crate) key: &'static str,
    pub(crate) kind: &'static (dyn Kind<S> + Sync),
}

/// A row of a table: the key, the kind with its values, and the field of the rules that keeps them.
macro_rules! option {
    ($key:literal, $kind:ident($values:expr), $spec:ident.$($field:ident).+) => {
        $crate::options::OptionOf {
            key: $key,
            kind: &$kind {
                values: $values,
                get: |spec: &$spec| spec.$($field).+,
                set: |spec, value| spec.$($field).+ = value,
            },
        }
    };
    ($key:literal, $kind:ident, $spec:ident.$($field:ident).+) => {
        $crate::options::OptionOf {
            key: $key,
            kind: &$kind {
                get: |spec: &$spec| spec.$($field).+,
                set: |spec, value| spec.$($field).+ = value,
            },
        }
    };
}
pub(crate) use option;

/// What values an option has, and where the rules keep them.
pub(crate) trait Kind<S> {
    /// Sets a value; false, with nothing changed, if it is none.
    fn set(&self, spec: &mut S, value: &str) -> bool;

    /// The value, as it is written.
    fn get(&self, spec: &S) -> String;

    /// The values to choose from; none where squares are named, which do not all go together.
    fn values(&self) -> Vec<String>;

    /// What it takes, for a sentence; a word stands in it as it is to be written.
    fn expected(&self, write: fn(&str) -> String) -> String {
        self.values().iter().map(|word| write(word)).collect::<Vec<_>>().join(" or ")
    }
}

/// One of some words.
pub(crate) struct Words<S: 'static, T: 'static> {
    pub(crate) values: &'static [(&'static str, T)],
    pub(crate) get: fn(&S) -> T,
    pub(crate) set: fn(&mut S, T),
}

/// The words for yes and no.
pub(crate) const FLAGS: &[(&str, bool)] = &[("true", true), ("false", false)];

impl<S, T: Copy + PartialEq> Kind<S> for Words<S, T> {
    fn set(&self, spec: &mut S, value: &str) -> bool {
        let found = self.values.iter().find(|(word, _)| *word == value);
        found.map(|&(_, meaning)| (self.set)(spec, meaning)).is_some()
    }

    fn get(&self, spec: &S) -> String {
        let meant = (self.get)(spec);
        let found = self.values.iter().find(|(_, meaning)| *meaning == meant);
        found.map(|(word, _)| (*word).to_owned()).unwrap_or_default()
    }

    fn values(&self) -> Vec<String> {
        self.values.iter().map(|(word, _)| (*word).to_owned()).collect()
    }
}

/// A number in a range.
pub(crate) struct Number<S> {
    pub(crate) values: RangeInclusive<u8>,
    pub(crate) get: fn(&S) -> u8,
    pub(crate) set: fn(&mut S, u8),
}

impl<S> Kind<S> for Number<S> {
    fn set(&self, spec: &mut S, value: &str) -> bool {
        let number = parse_number(value, &self.values);
        number.map(|number| (self.set)(spec, number)).is_some()
    }

    fn get(&self, spec: &S) -> String {
        (self.get)(spec).to_string()
    }

    fn values(&self) -> Vec<String> {
        self.values.clone().map(|number| number.to_string()).collect()
    }

    fn expected(&self, _: fn(&str) -> String) -> String {
        format!("a number from {} to {}", self.values.start(), self.values.end())
    }
}

/// A number in a range, or none.
pub(crate) struct Limit<S> {
    pub(crate) values: RangeInclusive<u8>,
    pub(crate) get: fn(&S) -> Option<u8>,
    pub(crate) set: fn(&mut S, Option<u8>),
}

/// The word for no limit.
const NO_LIMIT: &str = "none";

impl<S> Kind<S> for Limit<S> {
    fn set(&self, spec: &mut S, value: &str) -> bool {
        let limit = parse_number(value, &self.values);
        let is_one = limit.is_some() || value == NO_LIMIT;
        if is_one {
            (self.set)(spec, limit);
        }
        is_one
    }

    fn get(&self, spec: &S) -> String {
        (self.get)(spec).map_or(NO_LIMIT.to_owned(), |limit| limit.to_string())
    }

    fn values(&self) -> Vec<String> {
        let numbers = self.values.clone().map(|number| number.to_string());
        std::iter::once(NO_LIMIT.to_owned()).chain(numbers).collect()
    }

    fn expected(&self, _: fn(&str) -> String) -> String {
        format!("{NO_LIMIT} or a number from {} to {}", self.values.start(), self.values.end())
    }
}

/// One square.
pub(crate) struct OneSquare<S> {
    pub(crate) get: fn(&S) -> Square,
    pub(crate) set: fn(&mut S, Square),
}

impl<S> Kind<S> for OneSquare<S> {
    fn set(&self, spec: &mut S, value: &str) -> bool {
        value.parse().map(|square| (self.set)(spec, square)).is_ok()
    }

    fn get(&self, spec: &S) -> String {
        (self.get)(spec).to_string()
    }

    fn values(&self) -> Vec<String> {
        Vec::new()
    }

    fn expected(&self, _: fn(&str) -> String) -> String {
        "a square such as e2".to_owned()
    }
}

/// A set of squares, written with `+` between them.
pub(crate) struct SomeSquares<S> {
    pub(crate) get: fn(&S) -> SquareSet,
    pub(crate) set: fn(&mut S, SquareSet),
}

impl<S> Kind<S> for SomeSquares<S> {
    fn set(&self, spec: &mut S, value: &str) -> bool {
        let squares = value.split('+').map(str::parse).collect::<Result<SquareSet, _>>();
        squares.map(|squares| (self.set)(spec, squares)).is_ok()
    }

    fn get(&self, spec: &S) -> String {
        (self.get)(spec).to_string().replace(' ', "+")
    }

    fn values(&self) -> Vec<String> {
        Vec::new()
    }

    fn expected(&self, _: fn(&str) -> String) -> String {
        "squares with + between, such as b2+c2+d2".to_owned()
    }
}

/// Applies one option.
pub(crate) fn apply<S>(
    table: &[OptionOf<S>],
    spec: &mut S,
    key: &str,
    value: &str,
) -> Result<(), OptionError> {
    let Some(option) = table.iter().find(|option| option.key == key) else {
        let known = table.iter().map(|option| option.key.to_owned()).collect();
        return Err(OptionError::Unknown { key: key.to_owned(), known });
    };
    if option.kind.set(spec, value) {
        return Ok(());
    }
    let expected = option.kind.expected(str::to_owned);
    Err(OptionError::Value { key: key.to_owned(), value: value.to_owned(), expected })
}

/// The options in which rules differ from their defaults, in the order of the table.
pub(crate) fn differences<S>(table: &[OptionOf<S>], spec: &S, default: &S) -> Vec<String> {
    let written = |option: &OptionOf<S>| {
        let value = option.kind.get(spec);
        (value != option.kind.get(default)).then(|| format!("{}={value}", option.key))
    };
    table.iter().filter_map(written).collect()
}

/// The options that have a list of values, with the values that rules have.
pub(crate) fn choices<S>(table: &[OptionOf<S>], spec: &S) -> Vec<Choice> {
    let choice = |option: &OptionOf<S>| Choice {
        key: option.key,
        values: option.kind.values(),
        default: option.kind.get(spec),
    };
    table.iter().map(choice).filter(|choice| !choice.values.is_empty()).collect()
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

fn parse_number(text: &str, range: &RangeInclusive<u8>) -> Option<u8> {
    let number = text.parse().ok().filter(|number| range.contains(number))?;
    is_plain_number(text).then_some(number)
}
