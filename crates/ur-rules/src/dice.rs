//! What the dice can show, and with what odds.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// What one throw of the dice shows.
///
/// ```
/// use ur_rules::{Roll, Tips};
///
/// assert_eq!("3".parse(), Ok(Roll::Count(3)));
/// assert_eq!("gs".parse(), Ok(Roll::Tips(Tips::GoldSilver)));
/// assert_eq!(Roll::Tips(Tips::Blanks).to_string(), "bb");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Roll {
    /// A number: steps to move, or the face of a six-sided die.
    Count(u8),
    /// The two coloured dice of the modern game.
    Tips(Tips),
}

/// The two D4 of the modern game, whichever die shows which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tips {
    /// Two blank tips: `bb`.
    Blanks,
    /// A blank tip and one colour: `bc`.
    BlankColour,
    /// Gold and silver: `gs`.
    GoldSilver,
    /// Two silver tips: `ss`.
    Silvers,
    /// Two gold tips: `gg`.
    Golds,
}

impl Tips {
    /// All five, in the order the notation lists them.
    pub const ALL: [Tips; 5] =
        [Tips::Blanks, Tips::BlankColour, Tips::GoldSilver, Tips::Silvers, Tips::Golds];

    const fn letters(self) -> &'static str {
        match self {
            Tips::Blanks => "bb",
            Tips::BlankColour => "bc",
            Tips::GoldSilver => "gs",
            Tips::Silvers => "ss",
            Tips::Golds => "gg",
        }
    }
}

impl fmt::Display for Tips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.letters())
    }
}

/// Why a text is not what the coloured dice show: it must be one of `bb`, `bc`, `gs`, `ss` and `gg`.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not what two coloured dice show: one of bb bc gs ss gg")]
pub struct TipsError(pub String);

impl FromStr for Tips {
    type Err = TipsError;

    fn from_str(text: &str) -> Result<Tips, TipsError> {
        let found = Tips::ALL.into_iter().find(|tips| tips.letters() == text);
        found.ok_or_else(|| TipsError(text.to_owned()))
    }
}

/// Why a text is not a roll: it must be a number without leading zeros, or the letters of [`Tips`].
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not a roll: a number such as `3`, or one of bb bc gs ss gg")]
pub struct RollError(pub String);

impl FromStr for Roll {
    type Err = RollError;

    fn from_str(text: &str) -> Result<Roll, RollError> {
        if let Ok(tips) = text.parse() {
            return Ok(Roll::Tips(tips));
        }
        match text.parse() {
            Ok(count) if is_plain_number(text) => Ok(Roll::Count(count)),
            _ => Err(RollError(text.to_owned())),
        }
    }
}

/// Whether a text is a number as we write it: digits alone, no leading zero.
pub(crate) fn is_plain_number(text: &str) -> bool {
    !text.is_empty()
        && text.bytes().all(|byte| byte.is_ascii_digit())
        && (text == "0" || !text.starts_with('0'))
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Count(count) => count.fmt(f),
            Roll::Tips(tips) => tips.fmt(f),
        }
    }
}

/// A roll and how many of the equally likely throws give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RollOdds {
    /// The roll.
    pub roll: Roll,
    /// In how many throws out of [`Dice::throws`] it comes.
    pub weight: u32,
}

/// The dice of a ruleset: all throws that are equally likely, and the roll each one gives.
///
/// The dice do not throw themselves. Whoever holds randomness picks a number below
/// [`Dice::throws`], every one equally likely, and [`Dice::roll`] says what it shows.
///
/// ```
/// use ur_rules::{Dice, Roll};
///
/// let dice = Dice::four_tetrahedra();
/// assert_eq!(dice.throws(), 16);
/// assert_eq!(dice.weight(Roll::Count(2)), 6);
/// assert_eq!(dice.roll(0), Roll::Count(0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    rolls: Vec<RollOdds>,
    faces: Vec<Roll>,
}

/// The most equally likely throws that dice may have: odds finer than that are refused.
pub const MAX_THROWS: u32 = 1 << 16;

/// Why odds do not make dice.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum DiceError {
    /// The weights must add up to `throws`, which must not be 0.
    #[error("the odds add up to {sum}/{throws}, not to 1")]
    NotOne {
        /// The sum of the weights.
        sum: u64,
        /// What it should be.
        throws: u32,
    },
    /// With coarser odds fewer throws are enough: [`MAX_THROWS`] is the limit.
    #[error("the odds need {0} equally likely throws; at most {MAX_THROWS} are possible")]
    TooFine(u64),
    /// A roll stands in the list once, with all its weight.
    #[error("the roll {0} is listed twice")]
    Twice(Roll),
    /// Nobody could ever enter: give a roll above 0 a weight.
    #[error("no roll moves a piece: at least one must be above 0")]
    NeverMoves,
}

impl Dice {
    /// Dice from rolls and their weights out of `throws`; rolls of weight 0 do not occur, and
    /// there are no more throws than the odds need.
    pub fn new(chances: &[(Roll, u32)], throws: u32) -> Result<Dice, DiceError> {
        if throws > MAX_THROWS {
            return Err(DiceError::TooFine(throws.into()));
        }
        let sum: u64 = chances.iter().map(|&(_, weight)| u64::from(weight)).sum();
        if sum != u64::from(throws) || throws == 0 {
            return Err(DiceError::NotOne { sum, throws });
        }
        for (i, (roll, _)) in chances.iter().enumerate() {
            if chances[..i].iter().any(|(earlier, _)| earlier == roll) {
                return Err(DiceError::Twice(*roll));
            }
        }
        Ok(Dice::from_weights(chances))
    }

    fn from_weights(chances: &[(Roll, u32)]) -> Dice {
        let divisor = chances.iter().map(|&(_, weight)| weight).fold(0, gcd).max(1);
        let rolls: Vec<RollOdds> = chances
            .iter()
            .filter(|&&(_, weight)| weight > 0)
            .map(|&(roll, weight)| RollOdds { roll, weight: weight / divisor })
            .collect();
        let faces = rolls
            .iter()
            .flat_map(|odds| std::iter::repeat_n(odds.roll, odds.weight as usize))
            .collect();
        Dice { rolls, faces }
    }

    /// Four D4 with two of four tips filled: 0–4 in 1, 4, 6, 4, 1 of 16.
    pub fn four_tetrahedra() -> Dice {
        Dice::counts(&[(0, 1), (1, 4), (2, 6), (3, 4), (4, 1)])
    }

    /// Three D4 where no filled tip counts as 4: 1, 2, 3, 4 in 3, 3, 1, 1 of 8.
    pub fn three_tetrahedra() -> Dice {
        Dice::counts(&[(1, 3), (2, 3), (3, 1), (4, 1)])
    }

    /// One six-sided die.
    pub fn cube() -> Dice {
        Dice::counts(&[(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)])
    }

    /// Two D4, each gold 1/4, silver 1/4, blank 1/2.
    pub fn coloured_pair() -> Dice {
        Dice::from_weights(&[
            (Roll::Tips(Tips::Blanks), 4),
            (Roll::Tips(Tips::BlankColour), 8),
            (Roll::Tips(Tips::GoldSilver), 2),
            (Roll::Tips(Tips::Silvers), 1),
            (Roll::Tips(Tips::Golds), 1),
        ])
    }

    fn counts(chances: &[(u8, u32)]) -> Dice {
        let chances: Vec<_> =
            chances.iter().map(|&(count, weight)| (Roll::Count(count), weight)).collect();
        Dice::from_weights(&chances)
    }

    /// The rolls that occur, in the order of the notation, with their weights.
    pub fn rolls(&self) -> &[RollOdds] {
        &self.rolls
    }

    /// The rolls that occur, and how likely each is.
    ///
    /// ```
    /// use ur_rules::{Dice, Roll};
    ///
    /// assert!(Dice::four_tetrahedra().odds().any(|odds| odds == (Roll::Count(4), 0.0625)));
    /// ```
    pub fn odds(&self) -> impl ExactSizeIterator<Item = (Roll, f64)> {
        let throws = f64::from(self.throws());
        self.rolls.iter().map(move |odds| (odds.roll, f64::from(odds.weight) / throws))
    }

    /// How many equally likely throws there are; the weights add up to exactly this.
    pub fn throws(&self) -> u32 {
        self.faces.len() as u32
    }

    /// The roll that one of the equally likely throws shows, by its number below
    /// [`Dice::throws`]; a number beyond shows what the last throw does.
    #[inline]
    pub fn roll(&self, throw: u32) -> Roll {
        match self.faces.get(throw as usize) {
            Some(&roll) => roll,
            None => self.rolls[self.rolls.len() - 1].roll,
        }
    }

    /// In how many of the throws a roll comes: 0 if it is not a roll of these dice.
    pub fn weight(&self, roll: Roll) -> u32 {
        self.rolls.iter().find(|odds| odds.roll == roll).map_or(0, |odds| odds.weight)
    }

    /// Checks that these dice can show the roll.
    pub fn check(&self, roll: Roll) -> Result<Roll, NotARoll> {
        if self.weight(roll) > 0 {
            return Ok(roll);
        }
        Err(NotARoll { roll, rolls: self.rolls.iter().map(|odds| odds.roll).collect() })
    }
}

/// The greatest number that divides both.
pub(crate) fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// A roll that the ruleset's dice never show.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{roll}` is not a roll of these dice, which show {}", list(.rolls))]
pub struct NotARoll {
    /// The roll asked for.
    pub roll: Roll,
    /// The rolls there are.
    pub rolls: Vec<Roll>,
}

fn list(rolls: &[Roll]) -> String {
    rolls.iter().map(Roll::to_string).collect::<Vec<_>>().join(" ")
}
