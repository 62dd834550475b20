//! The program, really run. One program, because each more would be linked anew.

mod support;
#[path = "support/terminal.rs"]
mod terminal;

mod commands;
mod learn;
mod line_mode;
mod made_before;
mod matches;
mod oracle;
mod screen;
mod stats;
mod study;
mod study_screen;
mod train;
mod verify_dice;
mod words;
