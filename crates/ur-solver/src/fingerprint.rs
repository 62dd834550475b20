//! What decides the values of a race, written down: two rulesets with the same text share a table.

use std::fmt::Write;

use ur_rules::race::{RaceRules, Track};
use ur_rules::{Roll, Side};
use xxhash_rust::xxh3::xxh3_64;

/// The rules of a race as far as they decide chances, in a fixed form.
///
/// Names, board and colours are left out, and who starts. Each path is its steps in order: `=n` is
/// the other side's step on the same square, `r` another roll, `c` another roll after a capture, `s`
/// an enemy that is safe.
///
/// ```
/// use ur_rules::Ruleset;
/// use ur_solver::Mechanics;
///
/// let mechanics = |name: &str| match name.parse() {
///     Ok(Ruleset::Race(rules)) => Mechanics::of(rules),
///     _ => panic!("{name} is a race"),
/// };
/// assert_eq!(mechanics("brettspielnetz"), mechanics("classic:pieces=6"));
/// assert_ne!(mechanics("brettspielnetz"), mechanics("classic"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mechanics(String);

impl Mechanics {
    /// The mechanics of a ruleset.
    pub fn of(rules: &RaceRules) -> Mechanics {
        let mut text = String::new();
        for side in Side::BOTH {
            let _ = writeln!(text, "{side}{}", steps(rules.track(side)));
        }
        text.push_str("dice");
        for chance in rules.spec().dice.chances() {
            if let Roll::Count(steps) = chance.roll {
                let _ = write!(text, " {steps}:{}", chance.weight);
            }
        }
        let _ = write!(text, "\npieces {}\n", rules.spec().pieces);
        Mechanics(text)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A number that stands for the text, in file names.
    pub fn fingerprint(&self) -> u64 {
        xxh3_64(self.0.as_bytes())
    }
}

/// The steps of a path in order.
fn steps(track: &Track) -> String {
    let mut text = String::new();
    for step in 1..track.finish() {
        let bit = 1 << step;
        let enemy = track.enemy_bit(bit);
        let _ = write!(text, " {step}");
        if enemy != 0 {
            let _ = write!(text, "={}", enemy.trailing_zeros());
        }
        if track.rolls_again(bit, 0) {
            text.push('r');
        }
        if enemy != 0 && track.rolls_again(bit, enemy) {
            text.push('c');
        }
        if enemy != 0 && track.targets(bit >> 1, enemy, 1) == 0 {
            text.push('s');
        }
    }
    text
}
