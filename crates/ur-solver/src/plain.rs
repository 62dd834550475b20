//! Solving a game in the plainest way: slow, short, and easy to believe.
//!
//! It knows nothing but what every position can tell: its dice, its moves, who has won. The tests
//! hold the fast solver against it.

use std::collections::HashMap;

use ur_rules::Position;

/// Changes that rounding makes by itself, with room to spare.
const FINEST: f64 = 16.0 * f64::EPSILON;

/// The chance of winning of the side to act, in every position that play can reach.
///
/// Every chance is computed from those of the positions after it, again and again, until none
/// changes by as much as the tolerance; one finer than rounding is not kept to. Play must come to an
/// end.
///
/// ```
/// use ur_rules::{Ruleset, Side};
/// use ur_solver::solve_plainly;
///
/// let Ok(Ruleset::Race(rules)) = "classic:pieces=1".parse() else { panic!("classic is a race") };
/// let start = rules.start(Side::Light);
/// let chances = solve_plainly([start], 1e-12);
/// assert!((chances[&start] - 0.53004983952486).abs() < 1e-11);
/// ```
pub fn solve_plainly<P: Position>(
    starts: impl IntoIterator<Item = P>,
    tolerance: f64,
) -> HashMap<P, f64> {
    let (positions, turns) = explore(starts);
    let mut chances = vec![0.5; positions.len()];
    let tolerance = tolerance.max(FINEST);
    let mut change = f64::INFINITY;
    while change >= tolerance {
        change = 0.0;
        // Play leads from the first positions to the last, and chances come back the other way.
        for (at, turn) in turns.iter().enumerate().rev() {
            let chance = turn.chance(&chances);
            change = change.max((chance - chances[at]).abs());
            chances[at] = chance;
        }
    }
    positions.into_iter().zip(chances).collect()
}

/// What can happen in a position: every roll with its odds, and where its moves lead.
struct Turn(Vec<(f64, Vec<Next>)>);

/// A position after a move, by its number, and whether the mover acts there again.
struct Next {
    position: usize,
    again: bool,
}

impl Turn {
    /// The mover's chance, if it makes the best move of every roll. It is 0 when the game is over:
    /// nothing can happen then, and the side to act has lost.
    fn chance(&self, chances: &[f64]) -> f64 {
        let value = |next: &Next| {
            let chance = chances[next.position];
            if next.again { chance } else { 1.0 - chance }
        };
        let best = |after: &[Next]| after.iter().map(value).fold(0.0, f64::max);
        self.0.iter().map(|(odds, after)| odds * best(after)).sum()
    }
}

/// All positions that play can reach, numbered as they are found, and what can happen in each.
fn explore<P: Position>(starts: impl IntoIterator<Item = P>) -> (Vec<P>, Vec<Turn>) {
    let mut positions = Vec::new();
    let mut numbers = HashMap::new();
    let mut number = |position: P, positions: &mut Vec<P>| {
        *numbers.entry(position).or_insert_with(|| {
            positions.push(position);
            positions.len() - 1
        })
    };
    for start in starts {
        number(start, &mut positions);
    }
    let mut turns = Vec::new();
    while let Some(&position) = positions.get(turns.len()) {
        let rolls = position.dice().odds().map(|(roll, odds)| {
            let after = position.successors(roll).into_iter().map(|next| Next {
                again: next.turn() == position.turn(),
                position: number(next, &mut positions),
            });
            (odds, after.collect())
        });
        turns.push(Turn(rolls.collect()));
    }
    (positions, turns)
}
