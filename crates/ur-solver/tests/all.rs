//! Solving, tables and what they answer. One program, because each more would be linked anew.

mod support;

mod numbering;
mod refusals;
mod small;
mod solving;
mod stopping;
mod tables;
