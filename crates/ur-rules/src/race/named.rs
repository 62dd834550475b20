//! The race rulesets that have a name.

use crate::board::Board;
use crate::dice::Dice;
use crate::opening::Opening;
use crate::options::{FLAGS, Number, OptionOf, Words, option};
use crate::square::Square;

use super::rules::{MAX_PIECES, RaceSpec};

/// Every named race ruleset, in the order people meet them.
pub(crate) const NAMES: [&str; 6] =
    ["classic", "brettspielnetz", "masters", "masters-four-dice", "blitz", "aseb"];

/// Light's first squares in every ruleset: its own lane, from the start to the first rosette.
const LANE: &str = "d1 c1 b1 a1";

/// The data of a named ruleset.
pub(crate) fn named(name: &str) -> Option<RaceSpec> {
    Some(match name {
        "classic" => classic(),
        "brettspielnetz" => RaceSpec { pieces: 6, opening: Opening::LightStarts, ..classic() },
        "masters" => RaceSpec { dice: Dice::three_tetrahedra(), ..masters_four_dice() },
        "masters-four-dice" => masters_four_dice(),
        "blitz" => RaceSpec { pieces: 5, capture_roll: true, ..masters_four_dice() },
        "aseb" => RaceSpec {
            board: Board::aseb(),
            paths: mirrored_paths("a2 b2 c2 d2 e2 f2 g2 h2 i2 j2 k2 l2"),
            rosettes: squares("a1 a3 d2 h2 l2").into_iter().collect(),
            pieces: 5,
            ..classic()
        },
        _ => return None,
    })
}

/// Finkel's rules, from which the others differ.
pub(super) fn classic() -> RaceSpec {
    RaceSpec {
        title: None,
        board: Board::royal(),
        paths: mirrored_paths("a2 b2 c2 d2 e2 f2 g2 h2 h1 g1"),
        dice: Dice::four_tetrahedra(),
        pieces: 7,
        rosettes: squares("a1 a3 d2 g1 g3").into_iter().collect(),
        rosette_safe: true,
        rosette_roll: true,
        capture_roll: false,
        opening: Opening::RollOff,
    }
}

fn masters_four_dice() -> RaceSpec {
    RaceSpec {
        paths: mirrored_paths("a2 b2 c2 d2 e2 f2 g2 g3 h3 h2 h1 g1"),
        rosette_safe: false,
        ..classic()
    }
}

/// Light's path after its lane, and Dark's, which is the mirror image.
fn mirrored_paths(after_lane: &str) -> [Vec<Square>; 2] {
    let light = [squares(LANE), squares(after_lane)].concat();
    let dark = light.iter().map(|square| square.mirrored()).collect();
    [light, dark]
}

fn squares(names: &str) -> Vec<Square> {
    names.split(' ').filter_map(|name| name.parse().ok()).collect()
}

/// The options of the race family.
pub(crate) const OPTIONS: &[OptionOf<RaceSpec>] = &[
    option!("pieces", Number(1..=MAX_PIECES), RaceSpec.pieces),
    option!("rosette_safe", Words(FLAGS), RaceSpec.rosette_safe),
    option!("rosette_roll", Words(FLAGS), RaceSpec.rosette_roll),
    option!("capture_roll", Words(FLAGS), RaceSpec.capture_roll),
    option!("starts", Words(STARTS), RaceSpec.opening),
];

const STARTS: &[(&str, Opening)] =
    &[("roll-off", Opening::RollOff), ("light", Opening::LightStarts)];
