//! A user's own race ruleset, from a TOML file.

use std::fmt;
use std::ops::Range;

use thiserror::Error;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::board::Board;
use crate::dice::{Dice, DiceError, MAX_THROWS, Roll, gcd};
use crate::options::OptionOf;
use crate::setup::parse_board;
use crate::side::Side;
use crate::square::{Square, SquareSet};

use super::named::{OPTIONS, classic};
use super::own::bare_or_quoted;
use super::rules::{RaceRules, RaceSpec, RaceSpecError};

/// What is wrong with a ruleset file: every fault with its line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct RaceFileError {
    /// The faults, from the top of the file down.
    pub faults: Vec<RaceFileFault>,
}

/// One fault of a ruleset file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RaceFileFault {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong, in words.
    pub reason: String,
}

impl fmt::Display for RaceFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.faults.iter().enumerate() {
            let separator = if i > 0 { "; " } else { "" };
            write!(f, "{separator}line {}: {}", fault.line, fault.reason)?;
        }
        Ok(())
    }
}

/// What a file may say beside the options, in order: before the first of those, and after it.
const FIRST_KEYS: [&str; 4] = ["title", "board", "light", "dark"];
const LATER_KEYS: [&str; 2] = ["dice", "rosettes"];

/// The keys of a file in the order in which they are written.
pub(super) fn keys() -> impl Iterator<Item = &'static str> {
    let mut options = OPTIONS.iter().map(|option| option.key);
    let pieces = options.next();
    FIRST_KEYS.into_iter().chain(pieces).chain(LATER_KEYS).chain(options)
}

/// What a file says that says nothing: classic, but for the board, the paths and the rosettes.
pub(super) fn default_spec() -> RaceSpec {
    RaceSpec { rosettes: SquareSet::EMPTY, ..classic() }
}

/// The dice that have a name.
fn named_dice() -> [(&'static str, Dice); 2] {
    [("four-d4", Dice::four_tetrahedra()), ("three-d4", Dice::three_tetrahedra())]
}

/// The name of dice, if they have one.
pub(super) fn dice_name(dice: &Dice) -> Option<&'static str> {
    named_dice().into_iter().find(|(_, named)| named == dice).map(|(name, _)| name)
}

/// The longest title of a ruleset, in characters.
const LONGEST_TITLE: usize = 60;

/// Reads a race ruleset. What the file leaves out is as in `classic`, except the board and the
/// paths, which it must have, and the rosettes, of which there are none.
///
/// ```
/// let spec = ur_rules::race::parse_race_file(
///     r#"
///     board = "4..2/8/4..2"
///     light = "d1 c1 b1 a1 a2 b2 c2 d2 e2 f2 g2 h2 h1 g1"
///     dark  = "d3 c3 b3 a3 a2 b2 c2 d2 e2 f2 g2 h2 h3 g3"
///     pieces = 3
///     "#,
/// )?;
/// assert_eq!(spec.pieces, 3);
/// # Ok::<(), ur_rules::race::RaceFileError>(())
/// ```
pub fn parse_race_file(contents: &str) -> Result<RaceSpec, RaceFileError> {
    let mut reader = FileReader { contents, faults: Vec::new() };
    let spec = match DeTable::parse(contents) {
        Ok(table) => Some(reader.spec(table.get_ref())),
        Err(error) => {
            let line = line_of(contents, error.span().map_or(0, |span| span.start));
            reader.faults.push(RaceFileFault { line, reason: error.message().to_owned() });
            None
        }
    };
    match spec {
        Some(spec) if reader.faults.is_empty() => Ok(spec),
        _ => {
            reader.faults.sort_by_key(|fault| fault.line);
            Err(RaceFileError { faults: reader.faults })
        }
    }
}

fn line_of(contents: &str, byte: usize) -> usize {
    1 + contents.bytes().take(byte).filter(|&byte| byte == b'\n').count()
}

type Entry<'t> = Spanned<DeValue<'t>>;

/// Reads the values of a file, gathering every fault on the way.
struct FileReader<'t> {
    contents: &'t str,
    faults: Vec<RaceFileFault>,
}

impl FileReader<'_> {
    fn spec(&mut self, table: &DeTable<'_>) -> RaceSpec {
        let is_known = |key: &str| keys().any(|known| known == key);
        for key in table.keys().filter(|key| !is_known(key.get_ref())) {
            let known = keys().collect::<Vec<_>>().join(", ");
            let reason = format!("there is no entry `{}`; the entries are {known}", key.get_ref());
            self.fault(&key.span(), reason);
        }
        let paths = Side::BOTH.map(|side| self.path(table, side));
        let mut spec = RaceSpec {
            title: self.title(table.get("title")),
            board: self.board(table.get("board")),
            paths: [0, 1]
                .map(|side: usize| paths[side].iter().map(|(square, _)| *square).collect()),
            dice: self.dice(table.get("dice")),
            rosettes: self.rosettes(table.get("rosettes")),
            ..default_spec()
        };
        for option in OPTIONS {
            self.option(table.get(option.key), option, &mut spec);
        }
        if self.faults.is_empty() {
            self.check(table, &spec, &paths);
        }
        spec
    }

    fn fault(&mut self, span: &Range<usize>, reason: impl Into<String>) {
        let line = line_of(self.contents, span.start);
        self.faults.push(RaceFileFault { line, reason: reason.into() });
    }

    /// The faults that the ruleset has as a whole, each at the line it comes from.
    fn check(&mut self, table: &DeTable<'_>, spec: &RaceSpec, paths: &[Vec<Named>; 2]) {
        let Err(faults) = RaceRules::check(spec) else { return };
        for fault in faults {
            let key = |key: &str| table.get(key).map_or(0..0, Spanned::span);
            let span = match &fault {
                RaceSpecError::LeavesBoard { side, step, .. }
                | RaceSpecError::RepeatsSquare { side, step, .. } => {
                    paths[side.index()].get(step - 1).map_or(0..0, |(_, span)| span.clone())
                }
                RaceSpecError::NoPath(side)
                | RaceSpecError::LongPath { side, .. }
                | RaceSpecError::ShortPath { side, .. } => key(&side.to_string()),
                RaceSpecError::RosetteOffBoard(_) => key("rosettes"),
                RaceSpecError::Pieces(_) => key("pieces"),
                RaceSpecError::Dice(_) | RaceSpecError::NotSteps(_) => key("dice"),
            };
            self.fault(&span, fault.to_string());
        }
    }

    fn board(&mut self, entry: Option<&Entry<'_>>) -> Board {
        let Some(entry) = entry else {
            self.fault(&(0..0), "there is no `board`, such as board = \"4..2/8/4..2\"");
            return Board::royal();
        };
        let Some(text) = entry.get_ref().as_str() else {
            self.fault(&entry.span(), "`board` is a text such as \"4..2/8/4..2\"");
            return Board::royal();
        };
        match parse_board(text) {
            Ok((board, stones)) if stones.is_empty() && !board.squares().is_empty() => board,
            Ok(_) => {
                self.fault(&entry.span(), "`board` has squares (digits) and holes (`.`) alone");
                Board::royal()
            }
            Err(error) => {
                self.fault(&entry.span(), format!("in `board`, {error}"));
                Board::royal()
            }
        }
    }

    fn path(&mut self, table: &DeTable<'_>, side: Side) -> Vec<Named> {
        let Some(entry) = table.get(side.to_string().as_str()) else {
            self.fault(&(0..0), format!("{side} has no path: `{side} = \"d1 c1 …\"` is missing"));
            return Vec::new();
        };
        self.squares(entry, &side.to_string())
    }

    fn rosettes(&mut self, entry: Option<&Entry<'_>>) -> SquareSet {
        let Some(entry) = entry else { return SquareSet::EMPTY };
        self.squares(entry, "rosettes").into_iter().map(|(square, _)| square).collect()
    }

    /// Squares as one text with white space between, or as a list of texts.
    fn squares(&mut self, entry: &Entry<'_>, key: &str) -> Vec<Named> {
        let lines = match entry.get_ref() {
            DeValue::String(_) => vec![entry],
            DeValue::Array(entries) => entries.iter().collect(),
            _ => Vec::new(),
        };
        if lines.is_empty() || lines.iter().any(|line| !line.get_ref().is_str()) {
            self.fault(&entry.span(), format!("`{key}` is a text of squares such as \"d1 c1 b1\""));
            return Vec::new();
        }
        let mut squares = Vec::new();
        for line in lines {
            // A name without escapes stands in the file as it is; one with them has no place there.
            let Range { start: mut from, end } = line.span();
            for name in line.get_ref().as_str().unwrap_or_default().split_whitespace() {
                let found = self.contents.get(from..end).and_then(|rest| rest.find(name));
                let start = found.map_or(from, |offset| from + offset);
                let span = start..start + found.map_or(0, |_| name.len());
                from = span.end;
                match name.parse() {
                    Ok(square) => squares.push((square, span)),
                    Err(error) => self.fault(&span, format!("in `{key}`, {error}")),
                }
            }
        }
        squares
    }

    fn title(&mut self, entry: Option<&Entry<'_>>) -> Option<String> {
        let entry = entry?;
        let is_title = |title: &&str| {
            let shown = title.trim() == *title && !title.chars().any(char::is_control);
            shown && !title.is_empty() && title.chars().count() <= LONGEST_TITLE
        };
        let title = entry.get_ref().as_str().filter(is_title);
        if title.is_none() {
            let reason =
                format!("`title` is a text of 1 to {LONGEST_TITLE} characters on one line");
            self.fault(&entry.span(), reason);
        }
        title.map(str::to_owned)
    }

    fn option(
        &mut self,
        entry: Option<&Entry<'_>>,
        option: &OptionOf<RaceSpec>,
        spec: &mut RaceSpec,
    ) {
        let Some(entry) = entry else { return };
        let value = value_text(entry.get_ref());
        let is_set = value.is_some_and(|value| option.kind.set(spec, &value));
        if !is_set {
            let expected = option.kind.expected(bare_or_quoted);
            self.fault(&entry.span(), format!("`{}` is {expected}", option.key));
        }
    }

    fn dice(&mut self, entry: Option<&Entry<'_>>) -> Dice {
        let Some(entry) = entry else { return Dice::four_tetrahedra() };
        match entry.get_ref() {
            DeValue::Table(odds) => self.odds(odds, &entry.span()),
            value => {
                let mut named = named_dice().into_iter();
                if let Some((_, dice)) = named.find(|(name, _)| value.as_str() == Some(name)) {
                    return dice;
                }
                let reason = "`dice` is \"four-d4\", \"three-d4\" or a table of odds such as \
                    { 0 = \"1/4\", 1 = \"1/2\", 2 = \"1/4\" }";
                self.fault(&entry.span(), reason);
                Dice::four_tetrahedra()
            }
        }
    }

    fn odds(&mut self, table: &DeTable<'_>, span: &Range<usize>) -> Dice {
        let mut odds = Vec::new();
        for (key, value) in table {
            let roll = key.get_ref().parse().ok().filter(|roll| matches!(roll, Roll::Count(_)));
            let fraction = value.get_ref().as_str().and_then(parse_fraction);
            match (roll, fraction) {
                (Some(roll), Some(fraction)) => odds.push((roll, fraction)),
                (None, _) => {
                    let reason = format!("`{}` in `dice` is not a number of steps", key.get_ref());
                    self.fault(&key.span(), reason);
                }
                (_, None) => {
                    let reason =
                        format!("the odds of {} are a fraction such as \"1/16\"", key.get_ref());
                    self.fault(&value.span(), reason);
                }
            }
        }
        odds.sort_by_key(|(roll, _)| *roll);
        dice_of(&odds).unwrap_or_else(|error| {
            // A fault in one of the odds has been told already, and would show up again here.
            if odds.len() == table.len() {
                self.fault(span, format!("in `dice`, {error}"));
            }
            Dice::four_tetrahedra()
        })
    }
}

/// A square and where the file names it.
type Named = (Square, Range<usize>);

/// Reads `1/16`; a whole number is a fraction too.
fn parse_fraction(text: &str) -> Option<(u32, u32)> {
    let (top, bottom) = text.split_once('/').unwrap_or((text, "1"));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    Some((number(top)?, number(bottom).filter(|&bottom| bottom > 0)?))
}

/// The dice that show rolls with these odds.
fn dice_of(odds: &[(Roll, (u32, u32))]) -> Result<Dice, DiceError> {
    let throws = common_denominator(odds)?;
    let weight = |&(roll, (top, bottom)): &(Roll, (u32, u32))| {
        let weight = u64::from(top) * u64::from(throws / bottom);
        match u32::try_from(weight) {
            Ok(weight) => Ok((roll, weight)),
            Err(_) => Err(DiceError::NotOne { sum: weight, throws }),
        }
    };
    let weights = odds.iter().map(weight).collect::<Result<Vec<_>, _>>()?;
    Dice::new(&weights, throws)
}

/// The least number of equally likely throws that gives all the odds.
fn common_denominator(odds: &[(Roll, (u32, u32))]) -> Result<u32, DiceError> {
    odds.iter().try_fold(1, |throws: u32, &(_, (_, bottom))| {
        let common = u64::from(throws) / u64::from(gcd(throws, bottom)) * u64::from(bottom);
        u32::try_from(common)
            .ok()
            .filter(|&common| common <= MAX_THROWS)
            .ok_or(DiceError::TooFine(common))
    })
}

/// The value of an option as it is written after a ruleset's name. In a file numbers and truths
/// stand bare, and only words in quotes.
fn value_text(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::Boolean(flag) => Some(flag.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str().to_owned()),
        DeValue::String(word) if word.starts_with(char::is_alphabetic) => {
            Some(word.to_string()).filter(|word| word.parse::<bool>().is_err())
        }
        _ => None,
    }
}
