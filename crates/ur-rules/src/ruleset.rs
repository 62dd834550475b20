//! Rulesets by name: what a command line, a record or a server is given.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use thiserror::Error;

use crate::board::Board;
use crate::dice::Dice;
use crate::mechanics::Mechanics;
use crate::modern::{self, DrawRule, ModernRules, ModernSpec, RolesError};
use crate::opening::Opening;
use crate::options::{self, Choice, OptionError, OptionOf, split_options};
use crate::race::{self, RaceRules, RaceSpec, RaceSpecError};
#[cfg(feature = "toml")]
use crate::race::{OwnTextError, RaceFileError};
use crate::ravensburger::{self, RavensburgerRules, RavensburgerSpec};
use crate::side::Side;
use crate::square::Square;

/// A ruleset with its options, by family.
///
/// Its text is a name, with options after a colon; a race of one's own is `own:` and its whole file.
/// Every spelling is read; what is written is the ruleset's identity: the name and what differs from
/// its defaults, in the order of the options. Rulesets of one text are one ruleset.
///
/// ```
/// use ur_rules::Ruleset;
///
/// let ruleset: Ruleset = "modern:draw=off,entrances=a2,pieces=7".parse()?;
/// assert_eq!(ruleset.to_string(), "modern:preset=a2,draw=off");
/// assert_eq!(ruleset, "modern:preset=a2,draw=off".parse()?);
/// assert!("modern:preset=b7".parse::<Ruleset>().is_err());
/// # Ok::<(), ur_rules::RulesetError>(())
/// ```
#[derive(Clone, Copy)]
pub enum Ruleset {
    /// A race, named or from a file.
    Race(&'static RaceRules),
    /// The modern interpretation.
    Modern(&'static ModernRules),
    /// The UR-Spiel.
    Ravensburger(&'static RavensburgerRules),
}

/// A family of rulesets: games that are played alike, whose positions are one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Family {
    /// Races along a path: `race`.
    Race,
    /// The modern interpretation: `modern`.
    Modern,
    /// The UR-Spiel: `ravensburger`.
    Ravensburger,
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Family::Race => "race",
            Family::Modern => "modern",
            Family::Ravensburger => "ravensburger",
        })
    }
}

/// Asks the rules of whichever family it is.
macro_rules! ask {
    ($ruleset:expr, $rules:ident => $answer:expr) => {
        match $ruleset {
            Ruleset::Race($rules) => $answer,
            Ruleset::Modern($rules) => $answer,
            Ruleset::Ravensburger($rules) => $answer,
        }
    };
}

/// Why a text does not name a ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
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
    #[cfg(feature = "toml")]
    #[error("in `{file}`: {error}")]
    File {
        /// The file.
        file: String,
        /// What is wrong.
        error: RaceFileError,
    },
    /// A text that should hold a file is damaged.
    #[cfg(feature = "toml")]
    #[error("`{text}` is not a ruleset: {error}")]
    Own {
        /// The whole text.
        text: String,
        /// What is wrong.
        error: OwnTextError,
    },
}

/// A ruleset as it was asked for, before its rules are kept for good.
struct Asked {
    /// Its identity.
    text: String,
    rules: AskedRules,
}

enum AskedRules {
    Race(RaceSpec),
    Modern(ModernSpec),
    Ravensburger(RavensburgerSpec),
}

impl Ruleset {
    /// Every ruleset that has a name.
    pub const NAMES: &[&str] = &[
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
    #[cfg(feature = "toml")]
    pub fn from_toml(name: &str, contents: &str) -> Result<Ruleset, RulesetError> {
        let (file, options) = split_name(name);
        let in_file = |error| RulesetError::File { file: file.to_owned(), error };
        let mut spec = race::parse_race_file(contents).map_err(in_file)?;
        set_options(name, options, race::OPTIONS, &mut spec)?;
        Asked::race(OWN, spec).keep(name)
    }

    /// The text of the ruleset that a text asks for, whose rules are not kept: for whoever has to
    /// know whether there is room for them. The same as that of the ruleset itself.
    ///
    /// ```
    /// use ur_rules::Ruleset;
    ///
    /// assert_eq!(Ruleset::identity("classic:starts=roll-off,pieces=5")?, "classic:pieces=5");
    /// # Ok::<(), ur_rules::RulesetError>(())
    /// ```
    pub fn identity(text: &str) -> Result<String, RulesetError> {
        Ok(Asked::read(text)?.text)
    }

    /// The text of the ruleset: what it is called everywhere.
    pub fn text(&self) -> &'static str {
        ask!(self, rules => rules.text())
    }

    /// The name without the options; `own` for a race of one's own.
    pub fn base_name(&self) -> &'static str {
        split_name(self.text()).0
    }

    /// Whether it is a race of one's own, from a file.
    pub fn is_own(&self) -> bool {
        self.base_name() == OWN
    }

    /// The options after the name; empty if there are none.
    pub fn options(&self) -> &'static str {
        if self.is_own() { "" } else { split_name(self.text()).1 }
    }

    /// What people call it: a file's title, or else the text; a file without a title has none.
    pub fn title(&self) -> Option<&'static str> {
        match self {
            Ruleset::Race(rules) if self.is_own() => rules.spec().title.as_deref(),
            _ => Some(self.text()),
        }
    }

    /// What decides the chances of the game.
    pub fn mechanics(&self) -> Mechanics {
        ask!(self, rules => rules.mechanics())
    }

    /// Whether every position of the game is worth what it is worth in the ruleset of a text.
    pub fn plays_as(&self, text: &str) -> bool {
        text.parse().is_ok_and(|other: Ruleset| other.mechanics() == self.mechanics())
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
            Ruleset::Race(rules) => options::choices(race::OPTIONS, rules.spec()),
            Ruleset::Modern(rules) => options::choices(modern::OPTIONS, rules.spec()),
            Ruleset::Ravensburger(rules) => options::choices(ravensburger::OPTIONS, rules.spec()),
        }
    }

    /// The ruleset with one option changed.
    ///
    /// ```
    /// use ur_rules::Ruleset;
    ///
    /// let five: Ruleset = "classic:pieces=5".parse()?;
    /// assert_eq!(five.with_option("starts", "light")?.text(), "classic:pieces=5,starts=light");
    /// assert_eq!(five.with_option("pieces", "7")?.text(), "classic");
    /// # Ok::<(), ur_rules::RulesetError>(())
    /// ```
    pub fn with_option(&self, key: &str, value: &str) -> Result<Ruleset, RulesetError> {
        let wrong = |error| RulesetError::Option { ruleset: self.text().to_owned(), error };
        let asked = match self {
            Ruleset::Race(rules) => {
                let mut spec = rules.spec().clone();
                options::apply(race::OPTIONS, &mut spec, key, value).map_err(wrong)?;
                Asked::race(self.base_name(), spec)
            }
            Ruleset::Modern(rules) => {
                let mut spec = rules.spec().clone();
                options::apply(modern::OPTIONS, &mut spec, key, value).map_err(wrong)?;
                Asked::modern(spec)
            }
            Ruleset::Ravensburger(rules) => {
                let mut spec = rules.spec().clone();
                options::apply(ravensburger::OPTIONS, &mut spec, key, value).map_err(wrong)?;
                Asked::ravensburger(spec)
            }
        };
        asked.keep(self.text())
    }

    /// The family.
    pub fn family(&self) -> Family {
        match self {
            Ruleset::Race(_) => Family::Race,
            Ruleset::Modern(_) => Family::Modern,
            Ruleset::Ravensburger(_) => Family::Ravensburger,
        }
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        ask!(self, rules => rules.board())
    }

    /// The dice.
    pub fn dice(&self) -> &'static Dice {
        ask!(self, rules => rules.dice())
    }

    /// The squares of a side's path in order; none in modern, where pieces go both ways.
    pub fn path(&self, side: Side) -> &'static [Square] {
        ask!(self, rules => rules.path(side))
    }

    /// Pieces of each side.
    pub fn pieces(&self) -> u8 {
        ask!(self, rules => rules.spec().pieces)
    }

    /// How it is decided who starts.
    pub fn opening(&self) -> Opening {
        ask!(self, rules => rules.opening())
    }

    /// Whether draws can be claimed.
    pub fn has_draws(&self) -> bool {
        matches!(self, Ruleset::Modern(rules) if rules.spec().draw != DrawRule::Off)
    }

    /// Whether stones stand on each other, and some of them turned.
    pub fn has_towers(&self) -> bool {
        self.family() == Family::Ravensburger
    }

    /// Whether pieces leave the board for good.
    pub fn has_finish(&self) -> bool {
        self.family() != Family::Modern
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

/// The name of every ruleset that is written with its whole file.
const OWN: &str = "own";

impl Asked {
    /// What a text asks for. Files are not read here.
    fn read(text: &str) -> Result<Asked, RulesetError> {
        let (name, options) = split_name(text);
        match name {
            "modern" => {
                let mut spec = ModernSpec::default();
                set_options(text, options, modern::OPTIONS, &mut spec)?;
                Ok(Asked::modern(spec))
            }
            "ravensburger" => {
                let mut spec = RavensburgerSpec::default();
                set_options(text, options, ravensburger::OPTIONS, &mut spec)?;
                Ok(Asked::ravensburger(spec))
            }
            #[cfg(feature = "toml")]
            OWN => {
                let damaged = |error| RulesetError::Own { text: text.to_owned(), error };
                let contents = race::read_own_text(options).map_err(damaged)?;
                let in_text = |error| RulesetError::File { file: text.to_owned(), error };
                Ok(Asked::race(OWN, race::parse_race_file(&contents).map_err(in_text)?))
            }
            _ => {
                let unknown = || RulesetError::Unknown { name: name.to_owned() };
                let mut spec = race::named(name).ok_or_else(unknown)?;
                set_options(text, options, race::OPTIONS, &mut spec)?;
                Ok(Asked::race(name, spec))
            }
        }
    }

    /// A race that differs from the one of its name in its options alone, or one of one's own.
    fn race(name: &str, spec: RaceSpec) -> Asked {
        let text = match race::named(name) {
            Some(default) => {
                with_options(name, &options::differences(race::OPTIONS, &spec, &default))
            }
            #[cfg(feature = "toml")]
            None => format!("{OWN}:{}", race::own_text(&spec)),
            #[cfg(not(feature = "toml"))]
            None => name.to_owned(),
        };
        Asked { text, rules: AskedRules::Race(spec) }
    }

    fn modern(spec: ModernSpec) -> Asked {
        let text = with_options("modern", &modern::options_of(&spec));
        Asked { text, rules: AskedRules::Modern(spec) }
    }

    fn ravensburger(spec: RavensburgerSpec) -> Asked {
        let default = RavensburgerSpec::default();
        let named = options::differences(ravensburger::OPTIONS, &spec, &default);
        let text = with_options("ravensburger", &named);
        Asked { text, rules: AskedRules::Ravensburger(spec) }
    }

    /// The ruleset, whose rules are kept from now on.
    fn keep(self, asked: &str) -> Result<Ruleset, RulesetError> {
        let ruleset = || asked.to_owned();
        Ok(match self.rules {
            AskedRules::Race(spec) => Ruleset::Race(
                RaceRules::new(self.text, spec)
                    .map_err(|faults| RulesetError::Race { ruleset: ruleset(), faults })?,
            ),
            AskedRules::Modern(spec) => Ruleset::Modern(
                ModernRules::new(self.text, spec)
                    .map_err(|error| RulesetError::Roles { ruleset: ruleset(), error })?,
            ),
            AskedRules::Ravensburger(spec) => {
                Ruleset::Ravensburger(RavensburgerRules::new(self.text, spec))
            }
        })
    }
}

/// Sets every option; presets come first, whatever the order, so that single roles change them.
fn set_options<S>(
    text: &str,
    options: &str,
    table: &[OptionOf<S>],
    spec: &mut S,
) -> Result<(), RulesetError> {
    let wrong = |error| RulesetError::Option { ruleset: text.to_owned(), error };
    if options.is_empty() && !text.ends_with(':') {
        return Ok(());
    }
    let mut pairs = split_options(options).map_err(wrong)?;
    pairs.sort_by_key(|(key, _)| *key != "preset");
    let mut set = |(key, value)| options::apply(table, spec, key, value);
    pairs.into_iter().try_for_each(&mut set).map_err(wrong)
}

fn with_options(name: &str, options: &[String]) -> String {
    if options.is_empty() { name.to_owned() } else { format!("{name}:{}", options.join(",")) }
}

impl FromStr for Ruleset {
    type Err = RulesetError;

    /// The ruleset of a text. Files are not read here: `Ruleset::from_toml` does, with the feature `toml`.
    fn from_str(text: &str) -> Result<Ruleset, RulesetError> {
        Asked::read(text)?.keep(text)
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.text() == other.text()
    }
}

impl Eq for Ruleset {}

impl Hash for Ruleset {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text().hash(state);
    }
}

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
