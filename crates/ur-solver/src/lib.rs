//! Exact values for the race games of Ur, on the user's own machine.
//!
//! A [`Job`] solves a ruleset: every position's chance of winning under perfect play, between proved
//! bounds. The result is a [`Table`], a file that is opened in milliseconds and asked from any thread.
//! How it works is told in `docs/solving.md`, and the file in `docs/tables.md`.
//!
//! The way through the modules: `geometry` splits the board into lanes and the rest, `index` and
//! `numbering` count positions, `plan` lays a layer out, `block_rows` and `sweep` compute it,
//! `converge` brings it to an end from a `guess`, and `certificate` proves it. `solve` goes through the
//! layers, which `checkpoint` keeps. `work` is how long work of any kind is done, here and elsewhere.
//! `small` stands apart: the UR-Spiel with few stones.

#![allow(
    clippy::inline_always,
    reason = "only what is inlined into a kernel is compiled for its instructions"
)]

mod accuracy;
mod block_rows;
mod certificate;
mod checkpoint;
mod converge;
mod count;
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
mod scale;
mod shape;
mod small;
mod solve;
mod sweep;
mod table;
mod work;

pub use accuracy::Accuracy;
pub use converge::LayerError;
pub use count::SweepReport;
pub use feasible::{Bytes, Free, Needs, Unsolvable};
pub use fingerprint::fingerprint;
pub use kernel::{Kernel, KernelError};
pub use numbering::{LayerNumbers, Numbering};
pub use plain::solve_plainly;
pub use small::SmallGame;
pub use solve::{Job, Progress, Solve, SolveError};
pub use table::{Description, MoveChance, Table, TableError, Verification, Verified};
pub use work::{Stop, Work};
