//! A solved race.

use std::path::{Path, PathBuf};

use ur_rules::race::RaceRules;
use ur_rules::{Chance, Points, Position, RacePosition};
use ur_solver::{Accuracy, Table, TableError};

use crate::evaluator::{Evaluator, Fault};

use super::UnusableValues;

/// A table, and where it lies. Its blocks are checked when they are first touched.
pub(super) struct SolvedRace {
    table: Table,
    path: PathBuf,
}

impl SolvedRace {
    pub(super) fn open(path: &Path, rules: &'static RaceRules) -> Result<SolvedRace, TableError> {
        Ok(SolvedRace { table: Table::open(path, rules)?, path: path.to_owned() })
    }

    pub(super) fn accuracy(&self) -> Accuracy {
        Accuracy::Proved(Points::of_share(self.table.description().greatest_error))
    }

    fn fault(&self, error: TableError) -> Fault {
        match error {
            TableError::OtherGame { .. } => Fault::OtherGame,
            error => {
                let (path, error) = (self.path.clone(), Box::new(error));
                Fault::Damaged(Box::new(UnusableValues::Table { path, error }))
            }
        }
    }
}

impl<P: Position> Evaluator<P> for SolvedRace
where
    RacePosition: TryFrom<P>,
{
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        let chance = |position: &P| {
            let position = RacePosition::try_from(*position).map_err(|_| Fault::OtherGame)?;
            self.table.chance(&position).map_err(|error| self.fault(error))
        };
        positions.iter().map(chance).collect()
    }
}
