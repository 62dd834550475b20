//! The race rulesets that have a name.

use std::ops::RangeInclusive;

use crate::board::Board;
use crate::dice::Dice;
use crate::options::{Choice, OptionError, parse_flag, parse_number, parse_word};
use crate::ruleset::Opening;
use crate::square::Square;

use super::rules::{MAX_PIECES, RaceSpec};

/// Every named race ruleset, in the order people meet them.
pub(crate) const NAMES: [&str; 6] =
    ["classic", "brettspielnetz", "masters", "masters-four-dice", "blitz", "aseb"];

/// Light's first squares in every ruleset: its own lane, from the start to the first rosette.
const LANE: &str = "d1 c1 b1 a1";

/// The data of a named ruleset.
pub(crate) fn named(name: &str) -> Option<RaceSpec> {
    let spec = match name {
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
    };
    Some(RaceSpec { name: name.to_owned(), ..spec })
}

fn classic() -> RaceSpec {
    RaceSpec {
        name: String::new(),
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

/// How many pieces a side may have.
const PIECES: RangeInclusive<u8> = 1..=MAX_PIECES;

const STARTS: [(&str, Opening); 2] =
    [("roll-off", Opening::RollOff), ("light", Opening::LightStarts)];

/// The options of the race family, with the values that a ruleset has.
pub(crate) fn choices(spec: &RaceSpec) -> Vec<Choice> {
    vec![
        Choice::number("pieces", spec.pieces, PIECES),
        Choice::flag("rosette_safe", spec.rosette_safe),
        Choice::flag("rosette_roll", spec.rosette_roll),
        Choice::flag("capture_roll", spec.capture_roll),
        Choice::word("starts", spec.opening, &STARTS),
    ]
}

/// Applies one option of the race family.
pub(crate) fn with_option(spec: &mut RaceSpec, key: &str, value: &str) -> Result<(), OptionError> {
    match key {
        "pieces" => spec.pieces = parse_number(key, value, PIECES)?,
        "rosette_safe" => spec.rosette_safe = parse_flag(key, value)?,
        "rosette_roll" => spec.rosette_roll = parse_flag(key, value)?,
        "capture_roll" => spec.capture_roll = parse_flag(key, value)?,
        "starts" => spec.opening = parse_word(key, value, &STARTS)?,
        _ => {
            return Err(OptionError::unknown(
                key,
                &["pieces", "rosette_safe", "rosette_roll", "capture_roll", "starts"],
            ));
        }
    }
    Ok(())
}
