//! Exact values for the race games of Ur, on the user's own machine.
//!
//! A [`Job`] solves a ruleset: every position's chance of winning under perfect play, between proved
//! bounds. The result is a [`Table`], a file that is opened in milliseconds and asked from any thread.
//! How it works is told in `docs/solving.md`, and the file in `docs/tables.md`.
//!
//! The way through the modules: `geometry` splits the board into lanes and the rest, `index` and
//! `numbering` count positions, `plan` lays a layer out, `desk` and `sweep` compute it, `layer`
//! brings it to an end and proves it, `solve` goes through the layers; `stats` goes the other way,
//! through all games of perfect play. `small` stands apart: the UR-Spiel with few stones.

#![allow(
    clippy::inline_always,
    reason = "only what is inlined into a kernel is compiled for its instructions"
)]

mod accuracy;
mod certificate;
mod desk;
mod endless;
mod feasible;
mod fingerprint;
mod geometry;
mod guess;
mod index;
mod kernel;
mod lane;
mod layer;
mod memory;
mod numbering;
mod plain;
mod plan;
mod real;
mod shape;
mod small;
mod solve;
mod stats;
mod sweep;
mod table;
mod workshop;

pub use accuracy::Accuracy;
pub use feasible::{Needs, Unsolvable};
pub use fingerprint::fingerprint;
pub use kernel::{Kernel, KernelError};
pub use layer::{LayerError, SweepReport};
pub use numbering::Numbering;
pub use plain::solve_plainly;
pub use small::SmallGame;
pub use solve::{Job, Progress, Solution, SolveError};
pub use stats::{
    Choice, Luck, Played, RollStatistics, SquareStatistics, Start, Statistics, StatisticsError,
    Target,
};
pub use table::{Description, RatedMove, Table, TableError, Verified};
