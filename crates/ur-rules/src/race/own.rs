//! A race of one's own as one text: its file in the canonical form, deflated, in letters that links
//! and records carry.

use std::fmt::Write;

use data_encoding::BASE64URL_NOPAD;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use thiserror::Error;

use crate::dice::{Dice, gcd};
use crate::side::Side;
use crate::square::Square;

use super::file::{default_spec, dice_name, keys};
use super::named::OPTIONS;
use super::rules::RaceSpec;

/// The longest text that is read, without `own:`.
const MOST_LETTERS: usize = 2000;

/// The most bytes that a text may unfold to.
const MOST_BYTES: usize = 16 << 10;

/// How hard the deflater tries: as hard as it can, for such short texts.
const EFFORT: u8 = 10;

/// Why a text does not hold a ruleset's file.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum OwnTextError {
    /// It is too long.
    #[error("it has {0} characters after `own:`; at most {MOST_LETTERS} are read")]
    Long(usize),
    /// It is not base64.
    #[error("after `own:` come letters, digits, `-` and `_` (base64url without padding)")]
    Letters,
    /// It cannot be inflated, or to too much.
    #[error("what follows `own:` cannot be unpacked: it is cut off, changed or too large")]
    Packing,
    /// It is not a text.
    #[error("what follows `own:` holds no text")]
    NoText,
}

/// What stands after `own:` for a race.
pub(crate) fn own_text(spec: &RaceSpec) -> String {
    BASE64URL_NOPAD.encode(&compress_to_vec(canonical_file(spec).as_bytes(), EFFORT))
}

/// The file that stands after `own:`.
pub(crate) fn read_own_text(text: &str) -> Result<String, OwnTextError> {
    if text.len() > MOST_LETTERS {
        return Err(OwnTextError::Long(text.len()));
    }
    let packed = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| OwnTextError::Letters)?;
    let bytes =
        decompress_to_vec_with_limit(&packed, MOST_BYTES).map_err(|_| OwnTextError::Packing)?;
    String::from_utf8(bytes).map_err(|_| OwnTextError::NoText)
}

/// The file of a race in its canonical form: the keys in order, what is as by default left out.
fn canonical_file(spec: &RaceSpec) -> String {
    let default = default_spec();
    let mut file = String::new();
    for key in keys() {
        if let Some(value) = value_of(key, spec, &default) {
            let _ = writeln!(file, "{key} = {value}");
        }
    }
    file
}

/// What a file says under a key, unless it is what it would be without.
fn value_of(key: &str, spec: &RaceSpec, default: &RaceSpec) -> Option<String> {
    match key {
        "title" => spec.title.as_deref().map(quoted),
        "board" => Some(quoted(&spec.board.to_string())),
        "light" => Some(path(spec, Side::Light)),
        "dark" => Some(path(spec, Side::Dark)),
        "dice" => (spec.dice != default.dice).then(|| dice(&spec.dice)),
        "rosettes" => {
            (spec.rosettes != default.rosettes).then(|| quoted(&spec.rosettes.to_string()))
        }
        _ => {
            let option = OPTIONS.iter().find(|option| option.key == key)?;
            let value = option.kind.get(spec);
            (value != option.kind.get(default)).then(|| bare_or_quoted(&value))
        }
    }
}

fn path(spec: &RaceSpec, side: Side) -> String {
    let names: Vec<String> = spec.paths[side.index()].iter().map(Square::to_string).collect();
    quoted(&names.join(" "))
}

fn dice(dice: &Dice) -> String {
    if let Some(name) = dice_name(dice) {
        return quoted(name);
    }
    let odds: Vec<String> = dice
        .rolls()
        .iter()
        .map(|odds| {
            let divisor = gcd(odds.weight, dice.throws());
            let (top, bottom) = (odds.weight / divisor, dice.throws() / divisor);
            format!("{} = \"{top}/{bottom}\"", odds.roll)
        })
        .collect();
    format!("{{ {} }}", odds.join(", "))
}

/// Numbers and truths stand bare in a file, words in quotes.
pub(super) fn bare_or_quoted(value: &str) -> String {
    let is_bare = value.parse::<u32>().is_ok() || value.parse::<bool>().is_ok();
    if is_bare { value.to_owned() } else { quoted(value) }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
