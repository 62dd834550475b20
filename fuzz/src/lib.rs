//! What the fuzz targets share: the rulesets they pick from, what must hold of every position and
//! game, and the luck by which they play on.
//!
//! An input is a text. Where it is about a ruleset, a letter before it picks one: `A` the first of
//! the list, `B` the second, and so on around.

mod files;
mod games;
mod luck;
mod positions;
mod rulesets;

pub use files::random_file;
pub use games::{Told, begin_again, play_on, told};
pub use luck::{Luck, hash};
pub use positions::{check_position, check_round_trip, unmarked};
pub use rulesets::{RACES, RULESETS, named, pick};

use ur_rules::record::Place;

/// The letter that picks a ruleset, and the text after it.
pub fn split(data: &[u8]) -> Option<(u8, &str)> {
    let (&letter, text) = data.split_first()?;
    Some((letter, std::str::from_utf8(text).ok()?))
}

/// Writes an input over another and says how long it is; `None` if there is no room for it.
pub fn put(data: &mut [u8], max_size: usize, parts: &[&[u8]]) -> Option<usize> {
    let input = parts.concat();
    if input.len() > max_size {
        return None;
    }
    data.get_mut(..input.len())?.copy_from_slice(&input);
    Some(input.len())
}

/// Checks that an error names a place that the text has; the place after its end is one.
pub fn check_place(text: &str, place: Place) {
    let line = place.line.checked_sub(1).and_then(|line| text.split('\n').nth(line));
    let line = line.unwrap_or_else(|| panic!("there is no {place}"));
    assert!((1..=line.chars().count() + 1).contains(&place.column), "there is no {place}");
}
