//! The nets that come with the program, and the rulesets each of them is for.

use std::sync::LazyLock;

use ur_rules::modern::ModernSpec;
use ur_rules::race::RaceRules;
use ur_rules::ravensburger::RavensburgerSpec;
use ur_rules::{Ruleset, Side};

use super::{MODERN_INPUTS, Net, RACE_INPUTS, RAVENSBURGER_INPUTS};

/// A net of the program's own, or none where its bytes are not one: a test sees to it that they are.
macro_rules! embedded {
    ($file:literal) => {
        LazyLock::new(|| Net::from_bytes(include_bytes!(concat!("../../nets/", $file))).ok())
    };
}

static CLASSIC: LazyLock<Option<Net>> = embedded!("classic.urnet");
static MODERN: LazyLock<Option<Net>> = embedded!("modern.urnet");
static RAVENSBURGER: LazyLock<Option<Net>> = embedded!("ravensburger.urnet");

impl Net {
    /// The program's own net for a ruleset, if it has one: for classic with up to seven pieces,
    /// for modern as the book has it, and for ravensburger with any number of stones.
    pub fn of(ruleset: Ruleset) -> Option<&'static Net> {
        let net = match Family::of(ruleset)? {
            Family::Classic => &CLASSIC,
            Family::Modern => &MODERN,
            Family::Ravensburger => &RAVENSBURGER,
        };
        net.as_ref()
    }

    /// How many inputs a net for a ruleset has; none if its game cannot be seen by a net.
    pub fn inputs_of(ruleset: Ruleset) -> Option<usize> {
        Some(match Family::of(ruleset)? {
            Family::Classic => RACE_INPUTS,
            Family::Modern => MODERN_INPUTS,
            Family::Ravensburger => RAVENSBURGER_INPUTS,
        })
    }
}

/// Games that are alike enough for one net.
enum Family {
    Classic,
    Modern,
    Ravensburger,
}

impl Family {
    fn of(ruleset: Ruleset) -> Option<Family> {
        match ruleset {
            Ruleset::Race(rules) => is_classic(rules).then_some(Family::Classic),
            Ruleset::Modern(rules) => {
                let plain = ModernSpec::default();
                let spec = rules.spec().clone();
                let as_book = ModernSpec { name: plain.name.clone(), draw: plain.draw, ..spec };
                (as_book == plain).then_some(Family::Modern)
            }
            Ruleset::Ravensburger(rules) => {
                let plain = RavensburgerSpec::default();
                let spec = rules.spec().clone();
                let name = plain.name.clone();
                let as_book = RavensburgerSpec { name, pieces: plain.pieces, ..spec };
                (as_book == plain).then_some(Family::Ravensburger)
            }
        }
    }
}

/// Whether a race is classic in all but its name, its opening, and perhaps in having fewer pieces.
fn is_classic(rules: &RaceRules) -> bool {
    let Ok(Ruleset::Race(classic)) = "classic".parse() else { return false };
    let plays_alike = |side| rules.track(side).plays_like(classic.track(side));
    rules.spec().pieces <= classic.spec().pieces
        && rules.spec().dice == classic.spec().dice
        && Side::BOTH.into_iter().all(plays_alike)
}
