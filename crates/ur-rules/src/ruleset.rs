//! Rulesets by name: what a command line, a record or a server is given.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::board::Board;
use crate::dice::Dice;
use crate::modern::{self, DrawRule, ModernRules, ModernSpec, RolesError};
use crate::options::{Choice, OptionError, split_options};
use crate::race::{self, RaceFileError, RaceRules, RaceSpec, RaceSpecError};
use crate::ravensburger::{self, RavensburgerRules, RavensburgerSpec};
use crate::setup::{InvalidSetup, PositionError, Setup};
use crate::side::Side;
use crate::square::Square;
use crate::variant::VariantPosition;

/// How it is decided who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Both throw the ruleset's dice; the higher value starts, a tie is thrown again.
    RollOff,
    /// Light starts.
    LightStarts,
    /// By agreement or by lot; after that, the loser of the last game chooses (modern, B15).
    Agreement,
}

/// A ruleset with its options, by family.
///
/// Its text is a name, with options after a colon.
///
/// ```
/// use ur_rules::Ruleset;
///
/// let ruleset: Ruleset = "modern:preset=a2,draw=off".parse()?;
/// assert_eq!(ruleset.to_string(), "modern:preset=a2,draw=off");
/// assert!("modern:preset=b7".parse::<Ruleset>().is_err());
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Ruleset {
    /// A race, named or from a file.
    Race(&'static RaceRules),
    /// The modern interpretation.
    Modern(&'static ModernRules),
    /// The UR-Spiel.
    Ravensburger(&'static RavensburgerRules),
}

/// Why a text does not name a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RulesetError {
    /// There is no ruleset of this name.
    #[error("there is no ruleset `{name}`; the rulesets are {}, or the path of a .toml file",
        Ruleset::NAMES.join(", "))]
    Unknown {
        /// The name asked for.
        name: String,
    },
    /// An option is wrong.
    #[error("in `{ruleset}`: {error}")]
    Option {
        /// The whole text.
        ruleset: String,
        /// What is wrong.
        error: OptionError,
    },
    /// The roles given for modern's squares do not fit together.
    #[error("in `{ruleset}`: {error}")]
    Roles {
        /// The whole text.
        ruleset: String,
        /// What is wrong.
        error: RolesError,
    },
    /// The options make a race that cannot be played.
    #[error("in `{ruleset}`: {}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Race {
        /// The whole text.
        ruleset: String,
        /// Every reason.
        faults: Vec<RaceSpecError>,
    },
    /// The ruleset's file is wrong.
    #[error("in `{file}`: {error}")]
    File {
        /// The file.
        file: String,
        /// What is wrong.
        error: RaceFileError,
    },
}

impl Ruleset {
    /// Every ruleset that has a name.
    pub const NAMES: [&str; 8] = [
        race::NAMES[0],
        race::NAMES[1],
        race::NAMES[2],
        race::NAMES[3],
        race::NAMES[4],
        race::NAMES[5],
        "modern",
        "ravensburger",
    ];

    /// The presets of modern's board, for `modern:preset=…`.
    pub fn modern_presets() -> impl Iterator<Item = &'static str> {
        modern::PRESETS.iter().map(|(name, _)| *name)
    }

    /// The file that a ruleset's text asks for, if it asks for one: files are read elsewhere.
    pub fn file(text: &str) -> Option<&str> {
        Some(split_name(text).0).filter(|name| name.ends_with(FILE))
    }

    /// A race ruleset from the contents of its TOML file. `name` is the text by which it was asked
    /// for: the file's path, with options after a colon if there are any.
    pub fn from_toml(name: &str, contents: &str) -> Result<Ruleset, RulesetError> {
        let (file, options) = split_name(name);
        let in_file = |error| RulesetError::File { file: file.to_owned(), error };
        let spec = race::parse_race_file(contents).map_err(in_file)?;
        Ruleset::race(spec, name, options)
    }

    fn race(mut spec: RaceSpec, name: &str, options: &str) -> Result<Ruleset, RulesetError> {
        apply(name, options, |key, value| race::with_option(&mut spec, key, value))?;
        name.clone_into(&mut spec.name);
        let rules = RaceRules::new(spec)
            .map_err(|faults| RulesetError::Race { ruleset: name.to_owned(), faults })?;
        Ok(Ruleset::Race(rules))
    }

    fn modern(name: &str, options: &str) -> Result<Ruleset, RulesetError> {
        let mut spec = ModernSpec { name: name.to_owned(), ..ModernSpec::default() };
        apply(name, options, |key, value| modern::with_option(&mut spec, key, value))?;
        let rules = ModernRules::new(spec)
            .map_err(|error| RulesetError::Roles { ruleset: name.to_owned(), error })?;
        Ok(Ruleset::Modern(rules))
    }

    fn ravensburger(name: &str, options: &str) -> Result<Ruleset, RulesetError> {
        let mut spec = RavensburgerSpec { name: name.to_owned(), ..RavensburgerSpec::default() };
        apply(name, options, |key, value| ravensburger::with_option(&mut spec, key, value))?;
        Ok(Ruleset::Ravensburger(RavensburgerRules::new(spec)))
    }

    /// The text by which the ruleset was asked for.
    pub fn name(&self) -> &'static str {
        match self {
            Ruleset::Race(rules) => &rules.spec().name,
            Ruleset::Modern(rules) => &rules.spec().name,
            Ruleset::Ravensburger(rules) => &rules.spec().name,
        }
    }

    /// The name without the options.
    pub fn base_name(&self) -> &'static str {
        split_name(self.name()).0
    }

    /// The options after the name, as they were written; empty if there are none.
    pub fn options(&self) -> &'static str {
        split_name(self.name()).1
    }

    /// The options that can be chosen from a list, with the values that this ruleset has. Options
    /// that name squares are not among them.
    ///
    /// ```
    /// use ur_rules::Ruleset;
    ///
    /// let classic: Ruleset = "classic".parse()?;
    /// let pieces = &classic.choices()[0];
    /// assert_eq!((pieces.key, pieces.default.as_str()), ("pieces", "7"));
    /// assert!(pieces.values.contains(&"5".to_owned())); // so there is a `classic:pieces=5`
    /// # Ok::<(), ur_rules::RulesetError>(())
    /// ```
    pub fn choices(&self) -> Vec<Choice> {
        match self {
            Ruleset::Race(rules) => race::choices(rules.spec()),
            Ruleset::Modern(rules) => {
                let given = split_options(self.options()).unwrap_or_default();
                let preset = given.into_iter().find(|(key, _)| *key == "preset");
                let preset = preset.map_or(modern::PRESETS[0].0, |(_, name)| name);
                modern::choices(rules.spec(), preset)
            }
            Ruleset::Ravensburger(rules) => ravensburger::choices(rules.spec()),
        }
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        match self {
            Ruleset::Race(rules) => &rules.spec().board,
            Ruleset::Modern(rules) => rules.board(),
            Ruleset::Ravensburger(rules) => rules.board(),
        }
    }

    /// The dice.
    pub fn dice(&self) -> &'static Dice {
        use crate::position::Position;
        self.start(Side::Light).dice()
    }

    /// The squares of a side's path in order; none in modern, where pieces go both ways.
    pub fn path(&self, side: Side) -> &'static [Square] {
        match self {
            Ruleset::Race(rules) => rules.path(side),
            Ruleset::Modern(_) => &[],
            Ruleset::Ravensburger(rules) => rules.path(side),
        }
    }

    /// Pieces of each side.
    pub fn pieces(&self) -> u8 {
        match self {
            Ruleset::Race(rules) => rules.spec().pieces,
            Ruleset::Modern(rules) => rules.spec().pieces,
            Ruleset::Ravensburger(rules) => rules.spec().pieces,
        }
    }

    /// How it is decided who starts.
    pub fn opening(&self) -> Opening {
        match self {
            Ruleset::Race(rules) => rules.spec().opening,
            Ruleset::Modern(_) => Opening::Agreement,
            Ruleset::Ravensburger(_) => Opening::RollOff,
        }
    }

    /// Whether draws can be claimed.
    pub fn has_draws(&self) -> bool {
        matches!(self, Ruleset::Modern(rules) if rules.spec().draw != DrawRule::Off)
    }

    /// Whether stones stand on each other, and some of them turned.
    pub fn has_towers(&self) -> bool {
        matches!(self, Ruleset::Ravensburger(_))
    }

    /// Whether pieces leave the board for good.
    pub fn has_finish(&self) -> bool {
        !matches!(self, Ruleset::Modern(_))
    }

    /// The position before the first roll.
    pub fn start(&self, first: Side) -> VariantPosition {
        match self {
            Ruleset::Race(rules) => VariantPosition::Race(rules.start(first)),
            Ruleset::Modern(rules) => VariantPosition::Modern(rules.start(first)),
            Ruleset::Ravensburger(rules) => VariantPosition::Ravensburger(rules.start(first)),
        }
    }

    /// The position that a setup describes, or every reason why it is none.
    pub fn position(&self, setup: &Setup) -> Result<VariantPosition, InvalidSetup> {
        Ok(match self {
            Ruleset::Race(rules) => VariantPosition::Race(rules.position(setup)?),
            Ruleset::Modern(rules) => VariantPosition::Modern(rules.position(setup)?),
            Ruleset::Ravensburger(rules) => VariantPosition::Ravensburger(rules.position(setup)?),
        })
    }

    /// The position that a text describes.
    pub fn parse_position(&self, text: &str) -> Result<VariantPosition, PositionError> {
        let setup: Setup = text.parse()?;
        Ok(self.position(&setup)?)
    }
}

/// Splits a ruleset's text at the colon before its options. A colon inside a file's path belongs to
/// the path.
fn split_name(text: &str) -> (&str, &str) {
    if text.ends_with(FILE) {
        return (text, "");
    }
    let file_end = text.rfind(FILE_WITH_OPTIONS).map(|at| at + FILE.len());
    let colon = file_end.or_else(|| text.find(':'));
    colon.map_or((text, ""), |colon| (&text[..colon], &text[colon + 1..]))
}

/// How the path of a ruleset's file ends.
const FILE: &str = ".toml";
const FILE_WITH_OPTIONS: &str = ".toml:";

/// Applies every option; presets come first, whatever the order, so that single roles change them.
fn apply(
    name: &str,
    options: &str,
    mut set: impl FnMut(&str, &str) -> Result<(), OptionError>,
) -> Result<(), RulesetError> {
    let wrong = |error| RulesetError::Option { ruleset: name.to_owned(), error };
    if options.is_empty() && !name.ends_with(':') {
        return Ok(());
    }
    let mut pairs = split_options(options).map_err(wrong)?;
    pairs.sort_by_key(|(key, _)| *key != "preset");
    pairs.into_iter().try_for_each(|(key, value)| set(key, value)).map_err(wrong)
}

impl FromStr for Ruleset {
    type Err = RulesetError;

    /// The ruleset of a name. Files are not read here: see [`Ruleset::from_toml`].
    fn from_str(text: &str) -> Result<Ruleset, RulesetError> {
        let (name, options) = split_name(text);
        match name {
            "modern" => Ruleset::modern(text, options),
            "ravensburger" => Ruleset::ravensburger(text, options),
            _ => match race::named(name) {
                Some(spec) => Ruleset::race(spec, text, options),
                None => Err(RulesetError::Unknown { name: name.to_owned() }),
            },
        }
    }
}

impl PartialEq for Ruleset {
    /// Rulesets of one text are one ruleset.
    fn eq(&self, other: &Ruleset) -> bool {
        match (self, other) {
            (Ruleset::Race(one), Ruleset::Race(other)) => std::ptr::eq(*one, *other),
            (Ruleset::Modern(one), Ruleset::Modern(other)) => std::ptr::eq(*one, *other),
            (Ruleset::Ravensburger(one), Ruleset::Ravensburger(other)) => {
                std::ptr::eq(*one, *other)
            }
            _ => false,
        }
    }
}

impl Eq for Ruleset {}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
