//! From a game to its record's text.

use std::fmt;

use crate::game::{Outcome, Phase, Reason};
use crate::moves::Move;
use crate::position::Position;
use crate::side::Side;

use super::{DERIVED, Record, VERSION, ending_words, result_text};

/// Headers that stand before all others, after the ruleset.
const FIRST: [&str; 2] = ["Light", "Dark"];

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_headers(f)?;
        let turns = Turns::of(self);
        if !turns.text.is_empty() {
            write!(f, "\n{}\n", turns.text)?;
        }
        Ok(())
    }
}

impl Record {
    fn write_headers(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_header(f, "Ruleset", self.game.ruleset().text())?;
        let mut headers = self.readable_headers();
        headers.sort_by_key(|(key, _)| {
            FIRST.iter().position(|first| first == key).unwrap_or(FIRST.len())
        });
        for (key, value) in headers {
            write_header(f, &key, &value)?;
        }
        let opening = self.game.opening_rolls();
        if !opening.is_empty() {
            let pairs: Vec<String> =
                opening.iter().map(|(light, dark)| format!("{light}-{dark}")).collect();
            write_header(f, "Opening", &pairs.join(" "))?;
        }
        // A game can end before it is decided who starts: then there is no start position.
        let is_tied = opening.last().is_some_and(|(light, dark)| light == dark);
        if !is_tied && !matches!(self.game.phase(), Phase::RollOff | Phase::ChooseStarter(_)) {
            write_header(f, "Start", &self.game.start().to_string())?;
        }
        write_header(f, "Result", result_text(&self.game))?;
        write_header(f, "Version", VERSION)
    }
}

impl Record {
    /// The headers that a reader takes, each on one line. Among those that anybody has put in there may be
    /// others: without a name, with one that is there already, or that follow from the game.
    fn readable_headers(&self) -> Vec<(String, String)> {
        let line = |text: &str| text.replace('\n', " ");
        let mut headers: Vec<(String, String)> = Vec::new();
        for (key, value) in &self.headers {
            let key = line(key);
            let is_taken = headers.iter().any(|(earlier, _)| *earlier == key);
            if !key.is_empty() && !is_taken && !DERIVED.contains(&key.as_str()) {
                headers.push((key, line(value)));
            }
        }
        headers
    }
}

fn write_header(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.');
    if !key.is_empty() && key.chars().all(plain) {
        writeln!(f, "[{key} \"{}\"]", escape(value))
    } else {
        writeln!(f, "[\"{}\" \"{}\"]", escape(key), escape(value))
    }
}

fn escape(value: &str) -> String {
    value.replace('\\', "\\\\").replace('"', "\\\"")
}

/// The turns of a record, as they are written one after the other.
struct Turns {
    text: String,
    number: usize,
    /// Whose part is being written.
    part: Option<Side>,
}

impl Turns {
    fn of(record: &Record) -> Turns {
        let mut turns = Turns { text: String::new(), number: 0, part: None };
        turns.comments(record, 0);
        for (count, ply) in (1..).zip(record.game.plies()) {
            turns.open(ply.side);
            turns.text.push_str(&ply.roll.to_string());
            // A forced pass follows its roll, even when the game was kept or given up between the two.
            let is_forced = || ply.before.moves(ply.roll).eq([Move::Pass]);
            if let Some(mv) = ply.mv.or_else(|| is_forced().then_some(Move::Pass)) {
                turns.text.extend([" ", &mv.to_string()]);
            }
            turns.comments(record, count);
        }
        if let Some(outcome) = record.game.outcome() {
            turns.ending(record, outcome);
        }
        turns
    }

    /// Begins another action of a side: in its part, or in a new one.
    fn open(&mut self, side: Side) {
        let separator = match (self.part, side) {
            (Some(last), _) if last == side => "; ".to_owned(),
            (Some(Side::Light), Side::Dark) => " | ".to_owned(),
            (last, _) => {
                self.number += 1;
                let line = if last.is_some() || !self.text.is_empty() { "\n" } else { "" };
                let empty = if side == Side::Dark { "... | " } else { "" };
                format!("{line}{}. {empty}", self.number)
            }
        };
        self.text.push_str(&separator);
        self.part = Some(side);
    }

    fn comments(&mut self, record: &Record, after: usize) {
        for comment in record.comments.iter().filter(|comment| comment.after == after) {
            if !self.text.is_empty() {
                self.text.push(' ');
            }
            self.text.extend(["{", &comment.text.replace('}', ")"), "}"]);
        }
    }

    fn ending(&mut self, record: &Record, outcome: Outcome) {
        let Some(words) = ending_words(outcome.reason) else { return };
        let by = match outcome.reason {
            Reason::Draw(_) => Some(record.game.position().turn()),
            _ => outcome.loser(),
        };
        self.open(by.unwrap_or(Side::Light));
        self.text.push_str(words);
    }
}
