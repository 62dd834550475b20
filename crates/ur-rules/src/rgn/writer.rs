//! From a game to its text in RGN.

use crate::game::{Game, Phase, Ply, Reason};
use crate::moves::Move;
use crate::position::Position;
use crate::race::RaceRules;
use crate::record::{DERIVED, Record, result_text};
use crate::ruleset::Ruleset;
use crate::side::Side;

use super::{RgnError, TERMINATION, has_star, is_bare, row, tile};

/// The lines of a turn are shorter than this, as in the original.
const WIDTH: usize = 60;

pub(super) fn write(record: &Record, rules: &'static RaceRules) -> Result<String, RgnError> {
    check_start(&record.game, rules)?;
    check_headers(record)?;
    let mut text = String::new();
    for (key, value) in &record.headers {
        push_tag(&mut text, key, value);
    }
    push_told_tags(&mut text, &record.game);
    let turns = Turns::of(&record.game, rules).text;
    if !turns.is_empty() {
        let gap = if text.is_empty() { "" } else { "\n" };
        text.extend([gap, &turns, "\n"]);
    }
    Ok(text)
}

/// Checks that a reader will begin the game where it begins.
fn check_start(game: &Game, rules: &'static RaceRules) -> Result<(), RgnError> {
    let start = game.start();
    if *start != Ruleset::Race(rules).start(start.turn()) {
        return Err(RgnError::Start(start.to_string()));
    }
    let is_told = !game.plies().is_empty() || !game.opening_rolls().is_empty();
    let is_open = matches!(game.phase(), Phase::RollOff | Phase::ChooseStarter(_));
    if !is_told && (is_open || start.turn() == Side::Dark) {
        return Err(RgnError::NoStarter);
    }
    Ok(())
}

/// Checks that a reader will find the same headers.
fn check_headers(record: &Record) -> Result<(), RgnError> {
    let reason = record.game.outcome().map(|outcome| outcome.reason);
    for (place, (key, value)) in record.headers.iter().enumerate() {
        let ends_game = match reason {
            Some(Reason::Time) => key == TERMINATION.0,
            Some(Reason::Resignation) => (key.as_str(), value.as_str()) == TERMINATION,
            _ => false,
        };
        if key.is_empty() {
            return Err(RgnError::HeaderUnnamed);
        }
        if ends_game || DERIVED.contains(&key.as_str()) {
            return Err(RgnError::HeaderTaken(key.clone()));
        }
        if record.headers[..place].iter().any(|(earlier, _)| earlier == key) {
            return Err(RgnError::HeaderTwice(key.clone()));
        }
    }
    Ok(())
}

/// The tags that tell what the turns cannot.
fn push_told_tags(text: &mut String, game: &Game) {
    let opening = game.opening_rolls();
    if !opening.is_empty() {
        let pairs: Vec<_> = opening.iter().map(|(light, dark)| format!("{light}-{dark}")).collect();
        push_tag(text, "Opening", &pairs.join(" "));
    }
    let Some(outcome) = game.outcome().filter(|outcome| outcome.reason != Reason::Play) else {
        return;
    };
    push_tag(text, "Result", result_text(game));
    if outcome.reason == Reason::Time {
        push_tag(text, TERMINATION.0, TERMINATION.1);
    }
}

fn push_tag(text: &mut String, key: &str, value: &str) {
    text.extend(["[", &escape(key), " ", &escape(value), "]\n"]);
}

fn escape(text: &str) -> String {
    if is_bare(text) {
        return text.to_owned();
    }
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{}\"", text.replace('\r', "\\r").replace('\n', "\\n"))
}

/// The turns of a game, as they are written one after the other.
struct Turns {
    text: String,
    /// How long the last line is.
    line: usize,
    number: usize,
    /// Whose part is being written.
    part: Option<Side>,
}

impl Turns {
    fn of(game: &Game, rules: &RaceRules) -> Turns {
        let mut turns = Turns { text: String::new(), line: 0, number: 0, part: None };
        for (count, ply) in (1..).zip(game.plies()) {
            let is_end = count == game.plies().len() && game.outcome().is_some();
            turns.push(ply.side, &(act(ply, rules) + if is_end { "#" } else { "" }));
        }
        turns
    }

    /// Adds an act: to the line if it fits, else to a new one. Each of Light's parts has a number
    /// and begins a line.
    fn push(&mut self, side: Side, act: &str) {
        let is_new_part = self.part != Some(side);
        let lead = match side {
            _ if !is_new_part => String::new(),
            Side::Dark => "/ ".to_owned(),
            Side::Light => {
                self.number += 1;
                format!("{}. ", self.number)
            }
        };
        let length = lead.len() + act.len();
        let fits = self.line + 1 + length < WIDTH;
        if self.part.is_none() {
            self.line = length;
        } else if fits && !(is_new_part && side == Side::Light) {
            self.text.push(' ');
            self.line += 1 + length;
        } else {
            self.text.push('\n');
            self.line = length;
        }
        self.text.extend([&lead, act]);
        self.part = Some(side);
    }
}

/// A roll and what was done with it, without the mark of the end.
fn act(ply: &Ply, rules: &RaceRules) -> String {
    let row = row(ply.side);
    match ply.mv {
        Some(mv @ Move::Place(to)) => format!("{row}@{}{}", tile(to.square), marks(mv, rules)),
        Some(Move::Finish(from)) => format!("{}{row}+", tile(from)),
        Some(mv @ Move::Walk(walk, _)) => {
            format!("{}{}{}", tile(walk.from()), tile(walk.end().square), marks(mv, rules))
        }
        // No race has double moves.
        None | Some(Move::Pass | Move::Double(..)) => format!("{} --", ply.roll),
    }
}

fn marks(mv: Move, rules: &RaceRules) -> String {
    let captures = if mv.captures().is_empty() { "" } else { "x" };
    let star = if has_star(rules, mv) { " *" } else { "" };
    format!("{captures}{star}")
}
