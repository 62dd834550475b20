//! Games of some thousands of positions, solved here and now, whatever their rules.

use std::collections::HashMap;
use std::sync::Arc;

use ur_rules::{Chance, Points, Position};
use ur_solver::{Accuracy, solve_plainly};

use crate::evaluator::{Evaluator, Fault};
use crate::judge::Judge;

impl<P: Position + Send + Sync + 'static> Judge<P> {
    /// The judge of a game that is solved here and now, whatever its rules: a game of some thousands
    /// of positions.
    pub fn of_small(start: P) -> Judge<P> {
        const TOLERANCE: f64 = 1e-12;
        let evaluator = Arc::new(Solved(solve_plainly([start], TOLERANCE)));
        // The last sweep changed nothing by more than the tolerance; what is left is a small
        // multiple of it, the game being short.
        Judge::exact(evaluator, Accuracy::Estimated(Points::of_share(1e-9)))
    }
}

/// Every position of a game, and the chance of the side to act.
struct Solved<P>(HashMap<P, f64>);

impl<P: Position + Send + Sync> Evaluator<P> for Solved<P> {
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        let chance = |position: &P| {
            let share = self.0.get(position).ok_or(Fault::OtherGame)?;
            Ok(Chance::of(position.turn(), *share))
        };
        positions.iter().map(chance).collect()
    }
}
