//! Setting up situations that show a rule, whatever the path, the squares and the options of a
//! ruleset are. Light is always to act.

mod modern;
mod race;
mod ravensburger;

pub(crate) use modern::ModernTable;
pub(crate) use race::{RaceTable, step_on};
pub(crate) use ravensburger::TowerTable;
