//! What can be wrong with a program.

use std::io;
use std::time::Duration;

use thiserror::Error;

use super::lines::PROTOCOL;

/// What is wrong with a program that plays.
#[derive(Debug, Error)]
pub enum ProgramFault {
    /// No program is named.
    #[error("there is no program after cmd:")]
    NoCommand,
    /// A quotation mark is missing.
    #[error("in `{0}` a quotation mark is missing")]
    Quotes(String),
    /// It cannot be started.
    #[error("`{program}` cannot be started: {error}")]
    NotStarted {
        /// The program.
        program: String,
        /// Why not.
        error: io::Error,
    },
    /// It speaks a newer version of the protocol.
    #[error("it speaks version {0} of the protocol, and this program version {PROTOCOL}")]
    Version(u32),
    /// It said that it cannot do something.
    #[error("it said: error {0}")]
    Refused(String),
    /// It said something that was not asked for.
    #[error("it said `{said}` instead of {expected}")]
    Garbage {
        /// What it said.
        said: String,
        /// What it should have said.
        expected: &'static str,
    },
    /// It said a line without an end.
    #[error("it said a line that is too long")]
    TooLong,
    /// Its answer did not come in time.
    #[error("it did not answer within {} ms", .limit.as_millis())]
    TooLate {
        /// The time it had.
        limit: Duration,
    },
    /// It ended.
    #[error("it ended ({status})")]
    Ended {
        /// How.
        status: String,
    },
    /// It runs, and says nothing more.
    #[error("it closed its output")]
    ClosedOutput,
    /// Its move may not be made.
    #[error("its move `{mv}` is not legal with a roll of {roll} in `{position}`")]
    Illegal {
        /// The move.
        mv: String,
        /// The roll.
        roll: String,
        /// The position.
        position: String,
    },
    /// Nobody waits for it any more.
    #[error("the match was stopped")]
    Stopped,
}
