//! Players, searches, nets, reviews and matches. One program, because each more would be linked anew.

mod support;

mod analysis;
mod exact_values;
mod levels;
mod matches;
mod names;
mod players;
mod programs;
mod review;
mod search;
mod training;
