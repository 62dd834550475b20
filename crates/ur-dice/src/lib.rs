//! Dice that neither player nor the server can rig: see `docs/fair-dice.md`.
//!
//! Before the first throw the server shows the SHA-256 of a secret. Every throw is an HMAC-SHA256,
//! keyed with that secret, of the game's name, the number of the draw and 16 bytes that a player's
//! browser made up for it. When the game is over the secret is shown, and everybody can compute
//! every throw again.
//!
//! ```
//! use ur_dice::{Salt, Secret};
//!
//! let secret = Secret::from_bytes([7; 32]);
//! let salt: Salt = "00112233445566778899aabbccddeeff".parse()?;
//! let throw = secret.draw("a-game", 0, &salt, 16);
//! assert!(throw < 16);
//! assert_eq!(throw, secret.draw("a-game", 0, &salt, 16)); // the same for everybody
//! # Ok::<(), ur_dice::BadSalt>(())
//! ```

pub mod hex;

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;
use ur_rules::record::Record;
use ur_rules::{Dice, Game, Position, Roll, Side};

/// The name of this way to throw dice: it begins every message that is hashed.
pub const SCHEME: &str = "ur-dice-1";

/// What the server commits to before a game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Secret(#[serde(with = "hex")] [u8; 32]);

/// What a player's browser adds to a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Salt(#[serde(with = "hex")] [u8; 16]);

/// A text is not the 32 hexadecimal digits of a salt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("a salt is 16 bytes as 32 hexadecimal digits")]
pub struct BadSalt;

impl Secret {
    /// A secret of these bytes; they should be random.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The secret of a seed, for tests: everybody can know it.
    pub fn of_seed(seed: u32) -> Secret {
        Secret(Sha256::digest(format!("ur-dice seed {seed}")).into())
    }

    /// What is shown before the game: the SHA-256 of the secret, as hexadecimal digits.
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }

    /// The secret as hexadecimal digits.
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }

    /// A number below `bound`, every one equally likely.
    ///
    /// The hash is read as words of 32 bits, big end first. Each number has equally many words; the
    /// few words that are left over are skipped.
    pub fn draw(&self, game: &str, number: u32, salt: &Salt, bound: u32) -> u32 {
        (0..)
            .flat_map(|attempt| self.words(game, number, salt, attempt))
            .find_map(|word| fair_share(word, bound))
            .unwrap_or(0)
    }

    fn words(&self, game: &str, number: u32, salt: &Salt, attempt: u32) -> [u32; 8] {
        let mut mac =
            Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any number of bytes");
        for part in [
            SCHEME.as_bytes(),
            &[0],
            game.as_bytes(),
            &[0],
            &number.to_be_bytes(),
            &salt.0,
            &attempt.to_be_bytes(),
        ] {
            mac.update(part);
        }
        let block = mac.finalize().into_bytes();
        let mut words = [0; 8];
        for (word, bytes) in words.iter_mut().zip(block.as_chunks::<4>().0) {
            *word = u32::from_be_bytes(*bytes);
        }
        words
    }
}

/// The number that a word stands for, if it is not one of those left over.
fn fair_share(word: u32, bound: u32) -> Option<u32> {
    let share = (1_u64 << 32) / u64::from(bound);
    let number = (u64::from(word) / share) as u32;
    (number < bound).then_some(number)
}

impl fmt::Debug for Secret {
    /// A secret is not for logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = EvidenceError;

    fn from_str(text: &str) -> Result<Secret, EvidenceError> {
        hex::decode(text).map(Secret).ok_or(EvidenceError::Secret)
    }
}

impl Salt {
    /// A salt that adds nothing, for seeded dice.
    pub const NONE: Salt = Salt([0; 16]);
}

impl FromStr for Salt {
    type Err = BadSalt;

    fn from_str(text: &str) -> Result<Salt, BadSalt> {
        hex::decode(text).map(Salt).ok_or(BadSalt)
    }
}

impl fmt::Display for Salt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

/// What is needed to check the dice of a game: the `Dice` header of its record.
///
/// `ur-dice-1 game=… commitment=… secret=… lot=no salts=…,…`
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evidence {
    /// The name of the game.
    pub game: String,
    /// What the server showed before the first throw.
    pub commitment: String,
    /// What it showed in the end.
    pub secret: Secret,
    /// Whether the first salt drew lots for the start.
    pub lot: bool,
    /// What players added to each throw, in order: the throws for the start, then the rolls.
    pub salts: Vec<Salt>,
}

/// Why a `Dice` header cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EvidenceError {
    /// The record has no such header.
    #[error("the record has no header [Dice \"…\"]: its dice were not thrown by a server")]
    None,
    /// It is of another scheme.
    #[error("the dice are of scheme `{0}`; only {SCHEME} can be checked")]
    Scheme(String),
    /// A part is missing.
    #[error("`{0}=…` is missing in the header `Dice`")]
    Missing(&'static str),
    /// The secret is not 32 bytes.
    #[error("the secret is not 64 hexadecimal digits")]
    Secret,
    /// A salt is not 16 bytes.
    #[error("throw {number}: {error}")]
    Salt {
        /// The number of the throw, from 1.
        number: usize,
        /// What is wrong.
        error: BadSalt,
    },
}

/// Why a game's dice are not what they should be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unfair {
    /// The evidence cannot be read.
    #[error(transparent)]
    Evidence(#[from] EvidenceError),
    /// The secret is not the one that was promised.
    #[error("the secret does not belong to the commitment: SHA-256 of it is {found}")]
    Commitment {
        /// What the commitment would have to be.
        found: String,
    },
    /// There are not as many salts as throws.
    #[error("the game has {throws} throws, but salts for {salts}")]
    Count {
        /// Throws of the game.
        throws: usize,
        /// Salts in the evidence.
        salts: usize,
    },
    /// The lot fell on the other side.
    #[error("the lot says that {0} starts")]
    Lot(Side),
    /// A throw shows something else.
    #[error("throw {number} should be {expected}, but the record has {found}")]
    Throw {
        /// The number of the throw, from 1.
        number: usize,
        /// What it should show.
        expected: String,
        /// What the record has.
        found: String,
    },
}

impl Evidence {
    /// The evidence in a record's header.
    pub fn of(record: &Record) -> Result<Evidence, EvidenceError> {
        record.header("Dice").ok_or(EvidenceError::None)?.parse()
    }

    /// Checks every throw of a game; says how many there were.
    pub fn check(&self, game: &Game) -> Result<usize, Unfair> {
        let found = self.secret.commitment();
        if !found.eq_ignore_ascii_case(&self.commitment) {
            return Err(Unfair::Commitment { found });
        }
        let throws = usize::from(self.lot) + game.opening_rolls().len() + game.plies().len();
        if throws != self.salts.len() {
            return Err(Unfair::Count { throws, salts: self.salts.len() });
        }
        let mut cup = FairCup::new(&self.game, &self.secret);
        let mut salts = self.salts.iter().zip(1..);
        if let Some((salt, _)) = salts.by_ref().take(usize::from(self.lot)).next() {
            let side = cup.lot(salt);
            if side != game.start().turn() {
                return Err(Unfair::Lot(side));
            }
        }
        let dice = game.ruleset().dice();
        let differ = |number, expected: String, found: String| {
            let throw = Unfair::Throw { number, expected: expected.clone(), found: found.clone() };
            if expected == found { Ok(()) } else { Err(throw) }
        };
        for (&(light, dark), (salt, number)) in game.opening_rolls().iter().zip(salts.by_ref()) {
            let (fair_light, fair_dark) = cup.roll_off(dice, salt);
            differ(number, format!("{fair_light}-{fair_dark}"), format!("{light}-{dark}"))?;
        }
        for (ply, (salt, number)) in game.plies().iter().zip(salts) {
            differ(number, cup.roll(dice, salt).to_string(), ply.roll.to_string())?;
        }
        Ok(throws)
    }
}

/// Checks the dice of a recorded game against its own evidence; says how many throws there were.
pub fn verify(record: &Record) -> Result<usize, Unfair> {
    Evidence::of(record)?.check(&record.game)
}

impl fmt::Display for Evidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let salts: Vec<String> = self.salts.iter().map(ToString::to_string).collect();
        write!(
            f,
            "{SCHEME} game={} commitment={} secret={} lot={} salts={}",
            self.game,
            self.commitment,
            self.secret.reveal(),
            if self.lot { "yes" } else { "no" },
            salts.join(",")
        )
    }
}

impl FromStr for Evidence {
    type Err = EvidenceError;

    fn from_str(text: &str) -> Result<Evidence, EvidenceError> {
        let mut parts = text.split_whitespace();
        let scheme = parts.next().unwrap_or_default();
        if scheme != SCHEME {
            return Err(EvidenceError::Scheme(scheme.to_owned()));
        }
        let pairs: Vec<(&str, &str)> = parts.filter_map(|part| part.split_once('=')).collect();
        let value = |key: &'static str| {
            let pair = pairs.iter().find(|(name, _)| *name == key);
            pair.map(|(_, value)| *value).ok_or(EvidenceError::Missing(key))
        };
        let salts = value("salts")?.split(',').filter(|salt| !salt.is_empty());
        let salts = salts.zip(1..).map(|(salt, number)| {
            salt.parse().map_err(|error| EvidenceError::Salt { number, error })
        });
        Ok(Evidence {
            game: value("game")?.to_owned(),
            commitment: value("commitment")?.to_owned(),
            secret: value("secret")?.parse()?,
            lot: value("lot")? == "yes",
            salts: salts.collect::<Result<_, _>>()?,
        })
    }
}

/// Throws the dice of one game, draw after draw.
#[derive(Debug)]
pub struct FairCup<'a> {
    game: &'a str,
    secret: &'a Secret,
    drawn: u32,
}

impl<'a> FairCup<'a> {
    /// The cup of a game, before the first draw.
    pub fn new(game: &'a str, secret: &'a Secret) -> FairCup<'a> {
        FairCup { game, secret, drawn: 0 }
    }

    /// A cup from which so many draws have been made.
    #[must_use]
    pub fn after(self, drawn: u32) -> FairCup<'a> {
        FairCup { drawn, ..self }
    }

    fn draw(&mut self, salt: &Salt, bound: u32) -> u32 {
        let number = self.drawn;
        self.drawn += 1;
        self.secret.draw(self.game, number, salt, bound)
    }

    /// The side that the lot lets start.
    pub fn lot(&mut self, salt: &Salt) -> Side {
        Side::BOTH[self.draw(salt, 2) as usize]
    }

    /// One side's dice.
    pub fn roll(&mut self, dice: &Dice, salt: &Salt) -> Roll {
        dice.roll(self.draw(salt, dice.throws()))
    }

    /// Both sides' dice, Light's first.
    pub fn roll_off(&mut self, dice: &Dice, salt: &Salt) -> (Roll, Roll) {
        (self.roll(dice, salt), self.roll(dice, salt))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_equally_many_words() {
        assert_eq!(fair_share(0, 3), Some(0));
        assert_eq!(fair_share(1_431_655_764, 3), Some(0));
        assert_eq!(fair_share(1_431_655_765, 3), Some(1));
        assert_eq!(fair_share(u32::MAX - 1, 3), Some(2));
        assert_eq!(fair_share(u32::MAX, 3), None); // the one word left over
        assert_eq!(fair_share(u32::MAX, 16), Some(15));
        assert_eq!(fair_share(u32::MAX, 1), Some(0));
    }
}
