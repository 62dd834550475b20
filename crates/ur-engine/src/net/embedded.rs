//! The nets that come with the program, and the rulesets each of them is for.

use std::sync::LazyLock;

use ur_rules::Ruleset;

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
        let pieces = ruleset.pieces();
        match ruleset {
            Ruleset::Race(_) => {
                let is_classic =
                    pieces <= 7 && ruleset.plays_as(&format!("classic:pieces={pieces}"));
                is_classic.then_some(Family::Classic)
            }
            Ruleset::Modern(_) => ruleset.plays_as("modern").then_some(Family::Modern),
            Ruleset::Ravensburger(_) => {
                let book = format!("ravensburger:pieces={pieces}");
                ruleset.plays_as(&book).then_some(Family::Ravensburger)
            }
        }
    }
}
