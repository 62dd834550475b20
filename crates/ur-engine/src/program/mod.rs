//! Other people's programs as players, and this program as one of theirs: see
//! `docs/protocol-engine.md`.

mod fault;
mod lines;
mod process;
mod session;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use ur_rules::{Move, Roll, Ruleset};
use ur_solver::Stop;

use crate::contestant::Contestant;
use crate::evaluator::Fault;
use crate::playable::Playable;

pub use fault::ProgramFault;
pub use lines::{Answer, PROTOCOL, Request, RequestError};
pub use session::{Reply, Session};

use lines::shortened;
use process::Process;

/// How long a program may take to start, and to think about a ruleset.
const START_TIME: Duration = Duration::from_secs(10);

/// What most programs need for a move, and some more.
pub const MOVE_TIME: Duration = Duration::from_secs(5);

/// How a program is started: its name and its arguments, as they are written on a command line.
///
/// ```
/// use ur_engine::CommandLine;
///
/// let command: CommandLine = "./my bot --level 3".parse()?;
/// assert_eq!(command.words(), ["./my", "bot", "--level", "3"]);
/// let command: CommandLine = "'./my bot' --level 3".parse()?;
/// assert_eq!(command.words(), ["./my bot", "--level", "3"]);
/// # Ok::<(), ur_engine::ProgramFault>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    text: String,
    words: Vec<String>,
}

impl CommandLine {
    /// The program and its arguments.
    pub fn words(&self) -> &[String] {
        &self.words
    }
}

impl FromStr for CommandLine {
    type Err = ProgramFault;

    fn from_str(text: &str) -> Result<CommandLine, ProgramFault> {
        let words = shlex::split(text).ok_or_else(|| ProgramFault::Quotes(shortened(text)))?;
        if words.is_empty() {
            return Err(ProgramFault::NoCommand);
        }
        Ok(CommandLine { text: text.to_owned(), words })
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.text)
    }
}

/// A program that plays. Whatever goes wrong with it costs it the game; then it is killed, and
/// started again for the next one.
pub struct Program {
    command: CommandLine,
    ruleset: Ruleset,
    move_time: Duration,
    stop: Stop,
    process: Option<Process>,
    excuses: Vec<String>,
}

impl Program {
    /// Starts a program that is to play a ruleset. It has so much time for a move; nobody waits for
    /// it any more when `stop` is set.
    pub fn start(
        command: CommandLine,
        ruleset: Ruleset,
        move_time: Duration,
        stop: Stop,
    ) -> Result<Program, ProgramFault> {
        let mut program =
            Program { command, ruleset, move_time, stop, process: None, excuses: Vec::new() };
        program.process = Some(program.greeted()?);
        Ok(program)
    }

    /// The program, started, and told what is played.
    fn greeted(&self) -> Result<Process, ProgramFault> {
        let mut process = Process::start(self.command.words(), self.stop.clone())?;
        process.say(&Request::Protocol(PROTOCOL));
        loop {
            let line = process.hear(START_TIME)?;
            match Answer::parse(&line) {
                Some(Answer::Ready(version)) if version > PROTOCOL => {
                    return Err(ProgramFault::Version(version));
                }
                Some(Answer::Ready(_)) => break,
                Some(Answer::Id { .. } | Answer::Option(_)) => {}
                answer => unexpected(answer, &line, "`ready`")?,
            }
        }
        process.say(&Request::Ruleset(self.ruleset.to_string()));
        process.say(&Request::Ping);
        loop {
            let line = process.hear(START_TIME)?;
            match Answer::parse(&line) {
                Some(Answer::Pong) => return Ok(process),
                answer => unexpected(answer, &line, "`pong`")?,
            }
        }
    }

    /// The program as it runs, started again if it does not.
    fn running(&mut self) -> Result<&mut Process, ProgramFault> {
        let process = match self.process.take() {
            Some(process) => process,
            None => self.greeted()?,
        };
        Ok(self.process.insert(process))
    }

    fn ask<P: Playable>(&mut self, position: &P, roll: Roll) -> Result<P::Move, ProgramFault> {
        let move_time = self.move_time;
        let legal = position.moves(roll).map(|mv| mv.into().to_string());
        let process = self.running()?;
        process.say(&Request::Position(position.to_string()));
        process.say(&Request::Roll(roll.to_string()));
        process.say(&Request::Moves(legal.collect()));
        process.say(&Request::Go(Some(move_time)));
        let text = best_move(process, move_time)?;
        let meant = text.parse::<Move>().ok();
        let found = meant.and_then(|meant| position.find(roll, &meant).ok());
        found.ok_or_else(|| ProgramFault::Illegal {
            mv: shortened(&text),
            roll: roll.to_string(),
            position: position.to_string(),
        })
    }
}

/// The move that a program says; what it says before must be information.
fn best_move(process: &mut Process, move_time: Duration) -> Result<String, ProgramFault> {
    let started = std::time::Instant::now();
    loop {
        let left = move_time.saturating_sub(started.elapsed());
        let line = process.hear(left).map_err(|fault| match fault {
            ProgramFault::TooLate { .. } => ProgramFault::TooLate { limit: move_time },
            other => other,
        })?;
        match Answer::parse(&line) {
            Some(Answer::BestMove(mv)) => return Ok(mv),
            answer => unexpected(answer, &line, "`bestmove` and a move")?,
        }
    }
}

/// What an answer that was not waited for means: nothing, if it is information.
fn unexpected(
    answer: Option<Answer>,
    line: &str,
    expected: &'static str,
) -> Result<(), ProgramFault> {
    match answer {
        Some(Answer::Info(_)) => Ok(()),
        Some(Answer::Error(text)) => Err(ProgramFault::Refused(shortened(&text))),
        _ => Err(ProgramFault::Garbage { said: shortened(line.trim()), expected }),
    }
}

impl<P: Playable> Contestant<P> for Program {
    fn pick(&mut self, position: &P, roll: Roll, _: u32) -> Result<Option<P::Move>, Fault> {
        let mut moves = position.moves(roll);
        if moves.len() < 2 {
            return Ok(moves.next());
        }
        Ok(match self.ask(position, roll) {
            Ok(mv) => Some(mv),
            Err(fault) => {
                self.process = None;
                self.excuses.push(fault.to_string());
                None
            }
        })
    }

    fn begin(&mut self, _: &P) {
        if let Some(process) = &self.process {
            process.say(&Request::NewGame);
        }
    }

    fn excuses(&mut self) -> Vec<String> {
        std::mem::take(&mut self.excuses)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(process) = self.process.take() {
            process.dismiss();
        }
    }
}
