//! `ur learn`: a game learnt step by step; the rules check every move.

use std::io::{BufRead, Write, stdin, stdout};

use clap::Args;
use ur_rules::lessons::{self, Step};
use ur_rules::{Move, Position, Ruleset};

use crate::board_text::Charset;
use crate::cmd::words;
use crate::failure::Failure;
use crate::words::{Language, Value, Words, wrapping};
use crate::{describe, load};

const EXAMPLES: &str = "\
Examples:
  ur learn
  ur learn ravensburger --lang de
  printf '@c1\\nhint\\n' | ur learn classic";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct LearnArgs {
    /// The ruleset: a name with options, or a .toml file
    #[arg(default_value = "classic")]
    ruleset: String,
    /// Draw with ASCII characters alone
    #[arg(long)]
    ascii: bool,
    /// The language to write in [default: the system's]
    #[arg(long, value_enum)]
    lang: Option<Language>,
}

/// Lines longer than this are hard to read, however wide the terminal is.
const WIDTH: usize = 80;

pub(crate) fn run(args: &LearnArgs) -> Result<(), Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let words = words(args.lang);
    let charset = Charset::choose(args.ascii);
    let steps = lessons::steps(ruleset);
    Lesson { ruleset, words: &words, charset, steps, number: 0 }.teach()
}

/// A lesson being played.
struct Lesson<'w> {
    ruleset: Ruleset,
    words: &'w Words,
    charset: Charset,
    steps: Vec<Step>,
    /// The step that it is at, from 0.
    number: usize,
}

/// What comes after a line was read.
enum Next {
    /// The same step goes on.
    Ask,
    /// A step begins, or the lesson ends.
    Show,
    Leave,
}

impl Lesson<'_> {
    /// Goes on until the last step is done or the input ends.
    fn teach(mut self) -> Result<(), Failure> {
        let game = Value::text(self.ruleset);
        say(&self.words.with("learn-lesson", &[("game", game)]))?;
        say(&self.words.get("learn-help"))?;
        while let Some(step) = self.steps.get(self.number).copied() {
            self.show(&step)?;
            loop {
                let mut line = Vec::new();
                let ended = stdin().lock().read_until(b'\n', &mut line)? == 0;
                let answer = String::from_utf8_lossy(&line);
                let next = if ended { Next::Leave } else { self.answer(&step, answer.trim())? };
                match next {
                    Next::Ask => {}
                    Next::Show => break,
                    Next::Leave => return self.leave(),
                }
            }
        }
        self.finish()
    }

    fn show(&self, step: &Step) -> Result<(), Failure> {
        let count = |number| Value::Number(number);
        let place = [("number", count(self.number + 1)), ("of", count(self.steps.len()))];
        let title = self.words.get(&step.title());
        say("")?;
        say(&format!("{}: {title}", self.words.with("learn-step", &place)))?;
        self.tell(step.task())?;
        self.show_board(step)
    }

    fn show_board(&self, step: &Step) -> Result<(), Failure> {
        let words = self.words;
        say("")?;
        say(&describe::position(&step.position, words, self.charset))?;
        let side = Value::Text(describe::side(words, step.position.turn()));
        let roll = Value::Text(describe::roll(words, step.roll));
        say(&words.with("ask-move", &[("side", side), ("roll", roll)]))?;
        for (number, mv) in (1..).zip(step.moves()) {
            say(&format!("{number}) {mv}  {}", describe::mv(words, &mv)))?;
        }
        Ok(())
    }

    /// A message, broken into lines.
    fn tell(&self, key: &str) -> Result<(), Failure> {
        say(&textwrap::fill(&self.words.get(key), wrapping(WIDTH)))
    }

    /// Does what a line says: a command, or a move by its number or its text.
    fn answer(&mut self, step: &Step, line: &str) -> Result<Next, Failure> {
        match line.to_lowercase().as_str() {
            "quit" | "q" => return Ok(Next::Leave),
            "help" | "?" => self.tell("learn-help")?,
            "board" => self.show_board(step)?,
            "hint" => {
                let hint = step.hint();
                let hint = format!("{hint} ({})", describe::mv(self.words, &hint));
                say(&self.words.with("learn-hint-move", &[("move", Value::Text(hint))]))?;
            }
            "back" if self.number == 0 => self.tell("learn-first-step")?,
            "back" => {
                self.number -= 1;
                return Ok(Next::Show);
            }
            _ => return self.attempt(step, line),
        }
        Ok(Next::Ask)
    }

    fn attempt(&mut self, step: &Step, line: &str) -> Result<Next, Failure> {
        let Some(meant) = self.read_move(step, line)? else { return Ok(Next::Ask) };
        let Ok(made) = step.attempt(&meant) else {
            say(&self.words.with("bad-move-illegal", &[("move", Value::text(meant))]))?;
            return Ok(Next::Ask);
        };
        if !made.fulfils {
            self.tell(&step.miss().unwrap_or_default())?;
            return Ok(Next::Ask);
        }
        self.tell(&step.done())?;
        self.number += 1;
        Ok(Next::Show)
    }

    /// The move that a line means, or why it means none.
    fn read_move(&self, step: &Step, line: &str) -> Result<Option<Move>, Failure> {
        if line.is_empty() || line.bytes().all(|byte| byte.is_ascii_digit()) {
            let moves = step.moves();
            let number: usize = line.parse().unwrap_or(0);
            let mv = number.checked_sub(1).and_then(|place| moves.get(place)).copied();
            if mv.is_none() {
                let count = Value::Number(moves.len());
                say(&self.words.with("bad-number", &[("count", count)]))?;
            }
            return Ok(mv);
        }
        let read = line.parse().ok();
        if read.is_none() {
            say(&self.words.with("bad-move-text", &[("text", Value::text(line))]))?;
        }
        Ok(read)
    }

    fn leave(&self) -> Result<(), Failure> {
        self.name_command("learn-bye", &format!("ur learn {}", self.ruleset))
    }

    fn finish(&self) -> Result<(), Failure> {
        say("")?;
        self.tell("learn-end-title")?;
        self.tell("learn-end")?;
        self.name_command("learn-play", &format!("ur play {} --dark easy", self.ruleset))
    }

    fn name_command(&self, key: &str, command: &str) -> Result<(), Failure> {
        say(&self.words.with(key, &[("command", Value::text(command))]))
    }
}

fn say(text: &str) -> Result<(), Failure> {
    writeln!(stdout(), "{text}")?;
    Ok(())
}
