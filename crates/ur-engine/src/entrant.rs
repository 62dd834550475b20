//! Who takes part in a match: a player of ours, or another program.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;
use ur_solver::Stop;

use crate::contestant::Contestant;
use crate::exact_values::ExactValues;
use crate::mind::MindError;
use crate::playable::Playable;
use crate::player::{Player, PlayerError};
use crate::program::{CommandLine, Program, ProgramFault};

/// What the names of programs begin with.
const PROGRAM: &str = "cmd:";

/// Somebody who takes part in a match, by name: a [`Player`], or `cmd:` and how to start a program.
///
/// ```
/// use ur_engine::{Entrant, Player};
///
/// assert_eq!("greedy".parse::<Entrant>()?, Entrant::Player(Player::Greedy));
/// assert_eq!("cmd:./mybot -v".parse::<Entrant>()?.to_string(), "cmd:./mybot -v");
/// # Ok::<(), ur_engine::EntrantError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A player of this program.
    Player(Player),
    /// Another program.
    Program(CommandLine),
}

/// Why somebody cannot take part.
#[derive(Debug, Error)]
pub enum EntrantError {
    /// There is no such player.
    #[error("{0}; or a program of your own: cmd:./mybot")]
    Player(#[from] PlayerError),
    /// The player cannot play this ruleset here.
    #[error(transparent)]
    Mind(#[from] MindError),
    /// The program cannot play.
    #[error("the program `{program}` cannot play: {fault}")]
    Program {
        /// The program.
        program: String,
        /// What is wrong with it.
        fault: ProgramFault,
    },
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        match text.strip_prefix(PROGRAM) {
            None => Ok(Entrant::Player(text.parse()?)),
            Some(command) => match command.parse() {
                Ok(command) => Ok(Entrant::Program(command)),
                Err(fault) => Err(EntrantError::Program { program: command.to_owned(), fault }),
            },
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Player(player) => player.fmt(f),
            Entrant::Program(command) => f.pad(&format!("{PROGRAM}{command}")),
        }
    }
}

impl Entrant {
    /// Whether it is another program.
    pub fn is_program(&self) -> bool {
        matches!(self, Entrant::Program(_))
    }

    /// Somebody who plays the ruleset of a position: see [`Program::start`].
    pub fn contestant<P: Playable>(
        &self,
        start: &P,
        values: &ExactValues,
        move_time: Duration,
        stop: &Stop,
    ) -> Result<Box<dyn Contestant<P> + Send>, EntrantError> {
        match self {
            Entrant::Player(player) => Ok(Box::new(player.mind(start, values)?)),
            Entrant::Program(command) => {
                let ruleset = start.ruleset();
                let program = Program::start(command.clone(), ruleset, move_time, stop.clone());
                let refused = |fault| EntrantError::Program { program: command.to_string(), fault };
                Ok(Box::new(program.map_err(refused)?))
            }
        }
    }
}
