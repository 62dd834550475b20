//! Players, searches, nets, reviews and matches. One program, because each more would be linked anew.

/// Races, and their tables: those that the solver is tested on.
#[path = "../../ur-solver/tests/support/mod.rs"]
mod solved_races;
mod support;

mod analysis;
mod anything;
mod exact_values;
mod levels;
mod matches;
mod names;
mod perfect_play;
mod players;
mod programs;
mod review;
mod search;
mod training;
