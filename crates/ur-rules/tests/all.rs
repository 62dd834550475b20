//! The rules, as callers rely on them. One program, because each more would be linked anew.

mod ask;

mod anything;
mod chance;
mod choices;
mod contract;
mod effects;
mod game;
mod handbook;
mod identity;
mod invalid;
mod lessons;
mod no_cycles;
mod packing;
mod perft;
mod playthroughs;
mod records;
mod rgn;
mod rgn_games;
mod rulings_modern;
mod rulings_race;
mod rulings_ravensburger;
mod serde;
mod successors;
mod texts;
