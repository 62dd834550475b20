//! What decides the chances of a game, written down: rulesets with the same text share exact values.

use std::fmt::{self, Write};

use crate::dice::Roll;
use crate::modern::ModernRules;
use crate::options::OptionOf;
use crate::race::{RaceRules, Track};
use crate::ravensburger::RavensburgerRules;
use crate::side::Side;
use crate::{modern, ravensburger};

/// The rules as far as they decide chances, in a fixed form. Names are left out, the board's colours,
/// who starts, and when a draw may be claimed.
///
/// A race's text has each path's steps in order: `=n` is the other side's step on the same square,
/// `r` another roll, `c` another roll after a capture, `s` an enemy that is safe. The other families'
/// texts begin with a number that is raised when a ruling changes, and then have their options.
///
/// ```
/// use ur_rules::Ruleset;
///
/// let mechanics = |text: &str| text.parse().map(|ruleset: Ruleset| ruleset.mechanics());
/// assert_eq!(mechanics("brettspielnetz"), mechanics("classic:pieces=6"));
/// assert_ne!(mechanics("brettspielnetz"), mechanics("classic"));
/// assert_eq!(mechanics("modern:draw=off"), mechanics("modern"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Mechanics(String);

/// Raised when a ruling of the family changes what a position is worth.
const MODERN_REVISION: u32 = 1;
const RAVENSBURGER_REVISION: u32 = 1;

/// Options that say the same in other words, or nothing about chances.
const NOT_MECHANICS: [&str; 2] = ["preset", "draw"];

impl Mechanics {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl RaceRules {
    /// What decides the chances of the race.
    pub fn mechanics(&self) -> Mechanics {
        let mut text = String::new();
        for side in Side::BOTH {
            let _ = writeln!(text, "{side}{}", steps(self.track(side)));
        }
        text.push_str("dice");
        for odds in self.spec().dice.rolls() {
            if let Roll::Count(steps) = odds.roll {
                let _ = write!(text, " {steps}:{}", odds.weight);
            }
        }
        let _ = write!(text, "\npieces {}\n", self.spec().pieces);
        Mechanics(text)
    }
}

impl ModernRules {
    /// What decides the chances of the modern game.
    pub fn mechanics(&self) -> Mechanics {
        Mechanics(format!("modern {MODERN_REVISION}\n{}", lines(modern::OPTIONS, self.spec())))
    }
}

impl RavensburgerRules {
    /// What decides the chances of the UR-Spiel.
    pub fn mechanics(&self) -> Mechanics {
        let options = lines(ravensburger::OPTIONS, self.spec());
        Mechanics(format!("ravensburger {RAVENSBURGER_REVISION}\n{options}"))
    }
}

impl fmt::Display for Mechanics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A line for every option that decides chances.
fn lines<S>(table: &[OptionOf<S>], spec: &S) -> String {
    let deciding = table.iter().filter(|option| !NOT_MECHANICS.contains(&option.key));
    deciding
        .fold(String::new(), |text, option| text + option.key + " " + &option.kind.get(spec) + "\n")
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
