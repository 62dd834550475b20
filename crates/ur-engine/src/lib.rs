//! Who picks a move and what a move is worth: evaluators, search, nets, players, and games between
//! players.
//!
//! Whoever judges positions is an [`Evaluator`]; [`rank`] makes moves of judgements. A [`Player`] is
//! a name, a [`Mind`] is that player ready to play a ruleset, and [`ExactValues`] is where those of
//! solved games are found.

#![allow(
    clippy::inline_always,
    reason = "only what is inlined into a vectorised function is compiled for its instructions"
)]

mod analysis;
mod band;
mod contestant;
mod cup;
#[cfg(feature = "host")]
mod entrant;
mod estimate;
mod evaluator;
mod exact_values;
mod findings;
mod greed;
mod judge;
mod level;
#[cfg(feature = "host")]
mod machine;
mod matches;
mod mind;
mod net;
mod perfect_play;
mod playable;
mod player;
#[cfg(feature = "host")]
mod program;
mod regret;
mod review;
mod search;
mod sim;
mod train;
mod variant;

pub use analysis::{Analysis, AnalysisError, RollAnalysis, advised};
pub use band::Band;
pub use contestant::Contestant;
pub use cup::Cup;
#[cfg(feature = "host")]
pub use cup::NoRandomness;
#[cfg(feature = "host")]
pub use entrant::{Entrant, EntrantError};
pub use estimate::Estimate;
pub use evaluator::{ByHand, Evaluator, Fault};
pub use exact_values::{ExactValues, ModernValues, UnusableValues, ValuesError};
pub use greed::Greed;
pub use judge::{Judge, Source};
pub use level::{Level, LevelError};
#[cfg(feature = "host")]
pub use machine::{free_disk, free_memory};
#[cfg(feature = "host")]
pub use matches::{
    Batch, Journal, JournalError, MatchDescription, MatchReport, Series, SeriesError, SeriesPlay,
};
pub use matches::{Match, MatchTally};
pub use mind::{Mind, MindError};
pub use net::{Encode, Inputs, Net, NetError, Shape, ShapeError};
pub use perfect_play::{
    Choices, Luck, PerfectPlay, Played, RollStatistics, SquareStatistics, Start, Statistics,
    StatisticsError, Target,
};
pub use playable::Playable;
pub use player::{Depth, DepthError, Player, PlayerError};
#[cfg(feature = "host")]
pub use program::{
    Answer, CommandLine, MOVE_TIME, PROTOCOL, Program, ProgramFault, Reply, Request, RequestError,
    Session,
};
pub use regret::{Regret, loss};
pub use review::{Account, Ending, REVIEW_TIME, Review, ReviewedPly};
pub use search::{RatedMove, expect, rank, rank_within};
pub use sim::{ROLL_LIMIT, Simulation, Tally, play_out};
pub use train::{Lesson, Recipe, RecipeError, RoundReport, Strength, Trainer};
