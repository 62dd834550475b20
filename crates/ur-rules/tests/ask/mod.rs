//! Asking the rules in their own texts: what may be done here, and what comes of it.
#![allow(dead_code)] // every test file asks its own questions

use ur_rules::{Move, Position, Roll, Ruleset, VariantPosition};

/// The ruleset of a text that names one.
pub(crate) fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The position of a text that describes one.
pub(crate) fn position(ruleset_text: &str, text: &str) -> VariantPosition {
    let position = ruleset(ruleset_text).parse_position(text);
    position.unwrap_or_else(|error| panic!("{ruleset_text} `{text}`: {error}"))
}

/// The roll of a text that is one.
pub(crate) fn roll(text: &str) -> Roll {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The move of a text that is one.
pub(crate) fn mv(text: &str) -> Move {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The legal moves, sorted by text, with spaces between.
pub(crate) fn moves(ruleset: &str, at: &str, rolled: &str) -> String {
    some_moves(ruleset, at, rolled, |_| true)
}

/// The legal moves that place a piece from the pool.
pub(crate) fn placings(ruleset: &str, at: &str, rolled: &str) -> String {
    some_moves(ruleset, at, rolled, |mv| mv.starts_with('@'))
}

/// The legal moves of one piece that is on the board.
pub(crate) fn walks(ruleset: &str, at: &str, rolled: &str) -> String {
    some_moves(ruleset, at, rolled, |mv| !mv.starts_with('@') && !mv.contains(','))
}

/// The legal moves of two pieces.
pub(crate) fn doubles(ruleset: &str, at: &str, rolled: &str) -> String {
    some_moves(ruleset, at, rolled, |mv| mv.contains(','))
}

fn some_moves(ruleset: &str, at: &str, rolled: &str, wanted: impl Fn(&str) -> bool) -> String {
    let legal = position(ruleset, at).moves(roll(rolled));
    let mut texts: Vec<String> = legal.map(|mv| mv.to_string()).filter(|mv| wanted(mv)).collect();
    texts.sort();
    texts.join(" ")
}

/// The position after a legal move.
pub(crate) fn after(ruleset: &str, at: &str, rolled: &str, played: &str) -> String {
    let (position, roll) = (position(ruleset, at), roll(rolled));
    let next = position.find(roll, &mv(played)).and_then(|mv| position.play(roll, mv));
    next.unwrap_or_else(|error| panic!("{ruleset} `{at}`: {error}")).to_string()
}
