//! The line mode: for scripts, screen readers and terminals that are none.

use std::io::{BufRead, Write, stdin, stdout};
use std::path::PathBuf;

use ur_rules::{Move, Side};

use crate::board_text::Charset;
use crate::failure::Failure;
use crate::words::{Value, Words};
use crate::{describe, rules_page, worth};

use super::table::{Table, Waiting};

/// Plays until the game is over and left, or the input ends; either way nothing is lost.
pub(crate) fn play(table: Table, words: &Words, charset: Charset) -> Result<(), Failure> {
    let mut game = Plain { table, words, charset, told: 0, told_opening: 0 };
    say(&words.get("plain-help"))?;
    game.show()?;
    loop {
        game.catch_up()?;
        match game.table.waiting() {
            Waiting::Over(outcome) if !game.table.has_people() => {
                return say(&describe::outcome(words, outcome));
            }
            Waiting::Computer(_) => game.table.computer_step()?,
            waiting => {
                game.ask(waiting)?;
                let mut line = Vec::new();
                if stdin().lock().read_until(b'\n', &mut line)? == 0 {
                    return game.leave();
                }
                match game.answer(String::from_utf8_lossy(&line).trim(), waiting) {
                    Err(failure @ Failure::Keep { .. }) => return Err(failure),
                    Ok(Next::GoOn) => {}
                    Ok(Next::Leave) => return game.leave(),
                    Err(failure) => {
                        say(&describe::failure(words, game.table.game(), &failure))?;
                    }
                }
            }
        }
    }
}

enum Next {
    GoOn,
    Leave,
}

fn say(text: &str) -> Result<(), Failure> {
    writeln!(stdout(), "{text}")?;
    Ok(())
}

struct Plain<'w> {
    table: Table,
    words: &'w Words,
    charset: Charset,
    /// How many rolls have been told with their moves.
    told: usize,
    told_opening: usize,
}

impl Plain<'_> {
    fn show(&self) -> Result<(), Failure> {
        let position = self.table.game().position();
        say(&describe::position(position, self.words, self.charset))
    }

    fn leave(&self) -> Result<(), Failure> {
        if !self.table.is_unfinished() {
            return Ok(());
        }
        say(&describe::kept(self.words, self.table.path()))
    }

    /// Tells what has happened since the last time, and shows the board after it.
    fn catch_up(&mut self) -> Result<(), Failure> {
        let opening = describe::opening(self.words, self.table.game());
        for sentence in opening.iter().skip(self.told_opening) {
            say(sentence)?;
        }
        self.told_opening = opening.len();
        let plies = self.table.game().plies();
        let finished: Vec<_> = plies.iter().filter(|ply| ply.mv.is_some()).collect();
        self.told = self.told.min(finished.len());
        if finished.len() > self.told {
            for ply in &finished[self.told..] {
                say(&describe::ply(self.words, ply))?;
            }
            self.told = finished.len();
            self.show()?;
        }
        Ok(())
    }

    fn ask(&self, waiting: Waiting) -> Result<(), Failure> {
        let words = self.words;
        let side = |side| ("side", Value::Text(describe::side(words, side)));
        match waiting {
            Waiting::RollOff if self.table.needs_typed_roll() => {
                say(&words.get("ask-roll-off-typed"))
            }
            Waiting::RollOff => say(&words.get("ask-roll-off")),
            Waiting::Starter(None) => say(&words.get("ask-starter")),
            Waiting::Starter(Some(chooser)) => {
                say(&words.with("ask-starter-loser", &[side(chooser)]))
            }
            Waiting::Roll(turn) => {
                if let Some(reason) = self.table.game().draw_claim() {
                    say(&describe::draw_reason(words, reason))?;
                    say(&words.get("ask-draw"))?;
                }
                let typed = self.table.needs_typed_roll();
                let key = if typed { "ask-roll-typed" } else { "ask-roll" };
                say(&words.with(key, &[side(turn)]))
            }
            Waiting::Move(turn, roll) => {
                let roll = Value::Text(describe::roll(words, roll));
                say(&words.with("ask-move", &[side(turn), ("roll", roll)]))?;
                for (number, mv) in (1..).zip(self.table.moves()) {
                    say(&format!("{number}) {mv}  {}", describe::mv(words, &mv)))?;
                }
                Ok(())
            }
            Waiting::Over(outcome) => {
                say(&describe::outcome(words, outcome))?;
                say(&words.get("ask-over"))
            }
            Waiting::Computer(_) => Ok(()),
        }
    }

    /// Does what a line says: a command that is always there, or what the table waits for.
    fn answer(&mut self, line: &str, waiting: Waiting) -> Result<Next, Failure> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command.to_lowercase().as_str() {
            "quit" | "q" => return Ok(Next::Leave),
            "" if matches!(waiting, Waiting::Over(_)) => return Ok(Next::Leave),
            "help" | "?" => say(&self.words.get("plain-help"))?,
            "board" => self.show()?,
            "hint" => self.hint(waiting)?,
            "rules" => {
                let ruleset = self.table.settings().ruleset;
                say(&rules_page::text(ruleset, self.words, self.charset, 80))?;
            }
            "undo" if self.table.can_undo() => {
                self.table.undo()?;
                self.show()?;
            }
            "undo" => say(&self.words.get("no-undo"))?,
            "resign" => self.resign()?,
            "draw" => self.table.claim_draw()?,
            "save" => self.save(rest)?,
            _ => self.respond(line, waiting)?,
        }
        Ok(Next::GoOn)
    }

    /// Says which move is best, and what it is worth.
    fn hint(&self, waiting: Waiting) -> Result<(), Failure> {
        let hint = match waiting {
            Waiting::Move(_, roll) => worth::hint(self.table.game().position(), roll),
            _ => None,
        };
        say(&hint.map_or_else(|| self.words.get("bad-other"), |hint| hint.words(self.words)))
    }

    fn resign(&mut self) -> Result<(), Failure> {
        match self.table.resigning_side() {
            Some(side) => self.table.resign(side),
            None => say(&self.words.get("bad-other")),
        }
    }

    fn save(&self, path: &str) -> Result<(), Failure> {
        let path =
            if path.is_empty() { self.table.record_path() } else { PathBuf::from(path.trim()) };
        self.table.write_record(&path)?;
        say(&self.words.with("saved-record", &[("path", Value::text(path.display()))]))
    }

    fn respond(&mut self, line: &str, waiting: Waiting) -> Result<(), Failure> {
        match waiting {
            Waiting::RollOff | Waiting::Roll(_) if self.table.needs_typed_roll() => {
                self.table.type_rolls(line)
            }
            Waiting::RollOff => self.table.roll_off(),
            Waiting::Starter(_) => match line {
                "light" | "l" => self.table.choose_starter(Side::Light),
                "dark" | "d" => self.table.choose_starter(Side::Dark),
                "" => self.table.draw_lots(),
                _ => say(&self.words.get("bad-starter")),
            },
            Waiting::Roll(_) if line.is_empty() || line == "roll" => self.table.throw(),
            Waiting::Roll(_) => say(&self.words.get("bad-roll-command")),
            Waiting::Move(..) => self.make_move(line),
            Waiting::Over(_) => say(&self.words.get("bad-other")),
            Waiting::Computer(_) => Ok(()),
        }
    }

    /// A move by its number or its text; the only one by an empty line.
    fn make_move(&mut self, line: &str) -> Result<(), Failure> {
        let moves = self.table.moves();
        if let ([only], "") = (moves.as_slice(), line) {
            return self.table.play(only);
        }
        if line.is_empty() || line.bytes().all(|byte| byte.is_ascii_digit()) {
            let number: usize = line.parse().unwrap_or(0);
            return match number.checked_sub(1).and_then(|place| moves.get(place)) {
                Some(mv) => self.table.play(mv),
                None => {
                    let count = Value::Number(moves.len());
                    say(&self.words.with("bad-number", &[("count", count)]))
                }
            };
        }
        match line.parse::<Move>() {
            Ok(mv) => self.table.play(&mv),
            Err(_) => {
                let text = Value::text(line);
                say(&self.words.with("bad-move-text", &[("text", text)]))
            }
        }
    }
}
