//! Why a command failed, and the exit code that says so.

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use thiserror::Error;
use ur_engine::{
    AnalysisError, EntrantError, Fault, MindError, NoRandomness, PlayerError, RecipeError,
    SeriesError, StatisticsError, UnusableValues,
};
use ur_rules::record::RecordError;
use ur_rules::rgn::RgnError;
use ur_rules::{GameError, IllegalMove, NotARoll, PositionError, RollError, RulesetError};
use ur_solver::{KernelError, SolveError, TableError};

/// Why a command failed.
#[derive(Debug, Error)]
pub(crate) enum Failure {
    #[error("cannot read {}: {error}", .path.display())]
    Read { path: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", .path.display())]
    Write { path: PathBuf, error: io::Error },
    #[error("the game can no longer be kept in {}: {error}", .path.display())]
    Keep { path: PathBuf, error: io::Error },
    #[error("the game in {} is being played elsewhere", .path.display())]
    Taken { path: PathBuf },
    #[error(transparent)]
    Ruleset(#[from] RulesetError),
    #[error("in the position `{text}`, {error}")]
    Position { text: String, error: Box<PositionError> },
    #[error(transparent)]
    Roll(#[from] RollError),
    #[error(transparent)]
    NotARoll(#[from] NotARoll),
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    #[error("in {}, {error}", .path.display())]
    Record { path: PathBuf, error: Box<RecordError> },
    #[error("in {}, {error}", .path.display())]
    Rgn { path: PathBuf, error: Box<RgnError> },
    #[error(transparent)]
    Game(#[from] GameError),
    #[error(transparent)]
    Player(#[from] PlayerError),
    #[error(transparent)]
    Mind(#[from] MindError),
    #[error(transparent)]
    Values(#[from] UnusableValues),
    #[error(transparent)]
    Fault(#[from] Fault),
    #[error(transparent)]
    Analysis(#[from] AnalysisError),
    #[error(transparent)]
    Recipe(#[from] RecipeError),
    #[error(transparent)]
    Entrant(#[from] EntrantError),
    #[error(transparent)]
    Series(#[from] SeriesError),
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    #[error(transparent)]
    Kernel(#[from] KernelError),
    #[error("{ruleset} cannot be solved: {error}")]
    Solve { ruleset: String, error: Box<SolveError> },
    #[error("the table {} cannot be used: {error}", .path.display())]
    Table { path: PathBuf, error: Box<TableError> },
    #[error("there are no statistics of {ruleset}: {error}")]
    Statistics { ruleset: String, error: Box<StatisticsError> },
    #[error("there is no table of {ruleset} yet; `ur solve {ruleset}` makes one")]
    NotSolved { ruleset: String },
    #[cfg(feature = "server")]
    #[error(transparent)]
    Serve(#[from] ur_server::ServeError),
    #[error("{0}")]
    Usage(String),
    #[error("there is no saved game to resume")]
    NothingToResume,
    #[error("the saved game {} cannot be read: {reason}", .path.display())]
    Kept { path: PathBuf, reason: String },
    #[error("{} is empty: it should hold a game record or a saved game", .path.display())]
    Empty { path: PathBuf },
    #[error(
        "{} holds no game: a record begins with headers such as [Ruleset \"classic\"], and a saved \
         game is a .game file of `ur play`",
        .path.display()
    )]
    NoGame { path: PathBuf },
    #[error(
        "a position is missing: `ur start {ruleset}` prints the first one, and on a terminal, \
         without --json, `ur analyse {ruleset}` opens a board to set one up"
    )]
    NoPosition { ruleset: String },
    #[error("the start takes two rolls, light's and dark's")]
    TwoRolls,
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Failure {
    /// Tells the user on standard error. A reader that has gone away is no failure of ours.
    pub(crate) fn report(&self) -> ExitCode {
        if let Failure::Io(error) = self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            return ExitCode::SUCCESS;
        }
        eprintln!("error: {self}");
        ExitCode::from(2)
    }
}
