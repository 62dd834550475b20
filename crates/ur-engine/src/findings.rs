//! What has been found out about each family of rulesets: a net, and the numbers that were measured.
//! Positions of any family are told apart in `variant.rs`.

use ur_rules::{Family, Ruleset};

use crate::net::{self, MODERN_INPUTS, Net, RACE_INPUTS, RAVENSBURGER_INPUTS};

/// What is known of a family.
pub(crate) struct Findings {
    /// How tempting a worse move is to each level below the master, the weakest first: see
    /// [`Level`](crate::Level).
    pub(crate) slacks: [f64; 4],
    /// What a move of each band but the last gives away at most: see [`Band`](crate::Band).
    pub(crate) bands: [f64; 4],
    /// How far its net is off, as measured against exact values: see `docs/strength.md`.
    pub(crate) net_error: f64,
    /// Inputs of its nets.
    inputs: usize,
    /// The program's own net.
    net: fn() -> Option<&'static Net>,
    /// The ruleset of the same number of pieces that the net is for, if it knows so many.
    net_plays: fn(pieces: u8) -> Option<String>,
    /// How to come by exact values of a ruleset that has none yet.
    pub(crate) how_to_solve: fn(Ruleset) -> Option<String>,
}

static RACE: Findings = Findings {
    slacks: [0.1, 0.045, 0.02, 0.007],
    bands: [0.006, 0.018, 0.038, 0.08],
    net_error: 0.0053,
    inputs: RACE_INPUTS,
    net: net::classic,
    net_plays: |pieces| (pieces <= 7).then(|| format!("classic:pieces={pieces}")),
    how_to_solve: |ruleset| Some(format!("`ur solve {ruleset}` does that")),
};

static MODERN: Findings = Findings {
    slacks: [0.04, 0.025, 0.015, 0.007],
    bands: [0.012, 0.027, 0.053, 0.076],
    net_error: 0.0114,
    inputs: MODERN_INPUTS,
    net: net::modern,
    net_plays: |_| Some("modern".to_owned()),
    how_to_solve: |ruleset| {
        let by_the_book = "modern".parse() == Ok(ruleset);
        by_the_book.then(|| "`tools/modern-solver` does that on a GPU".to_owned())
    },
};

static RAVENSBURGER: Findings = Findings {
    slacks: [0.12, 0.06, 0.03, 0.012],
    bands: [0.013, 0.034, 0.077, 0.155],
    net_error: 0.0161,
    inputs: RAVENSBURGER_INPUTS,
    net: net::ravensburger,
    net_plays: |pieces| Some(format!("ravensburger:pieces={pieces}")),
    how_to_solve: |_| Some("it is with two stones: ravensburger:pieces=2".to_owned()),
};

impl Findings {
    /// What is known of a ruleset's family.
    pub(crate) fn of(ruleset: Ruleset) -> &'static Findings {
        match ruleset.family() {
            Family::Race => &RACE,
            Family::Modern => &MODERN,
            Family::Ravensburger => &RAVENSBURGER,
        }
    }

    /// Whether its net plays a ruleset: one that has the mechanics the net is for.
    fn has_net_for(&self, ruleset: Ruleset) -> bool {
        (self.net_plays)(ruleset.pieces()).is_some_and(|played| ruleset.plays_as(&played))
    }
}

impl Net {
    /// The program's own net for a ruleset, if it has one: for classic with up to seven pieces,
    /// for modern as the book has it, and for ravensburger with any number of stones.
    pub fn of(ruleset: Ruleset) -> Option<&'static Net> {
        let findings = Findings::of(ruleset);
        findings.has_net_for(ruleset).then(findings.net).flatten()
    }

    /// How many inputs a net for a ruleset has; none if its game cannot be seen by a net.
    pub fn inputs_of(ruleset: Ruleset) -> Option<usize> {
        let findings = Findings::of(ruleset);
        findings.has_net_for(ruleset).then_some(findings.inputs)
    }
}
