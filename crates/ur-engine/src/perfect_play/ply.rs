//! What perfect play does with a roll.

use ur_rules::{Position, RaceMove, RacePosition, Roll};
use ur_solver::{Table, TableError};

/// The best move of a roll by the table, and what the others would have been worth.
pub(super) struct Ply {
    pub(super) mv: RaceMove,
    /// The number of the position after the best move; none if the game is over.
    pub(super) number: Option<u64>,
    pub(super) after: RacePosition,
    /// The mover's chance after the best move.
    pub(super) best: f64,
    /// The mover's chance after the second-best move, if there is a choice: two moves never lead to
    /// the same position.
    pub(super) second: Option<f64>,
    /// The mean over all legal moves.
    pub(super) mean: f64,
    /// The variance over all legal moves.
    pub(super) variance: f64,
}

impl Ply {
    /// The best move of a roll; of equals, the first in the order of the rules. None if the game is
    /// over.
    pub(super) fn of(
        table: &Table,
        position: &RacePosition,
        roll: Roll,
    ) -> Result<Option<Ply>, TableError> {
        let moves = position.moves(roll);
        let count = moves.len() as f64;
        let (mut sum, mut squares) = (0.0, 0.0);
        let mut ply: Option<Ply> = None;
        for mv in moves {
            let after = position.after(roll, mv);
            let number = table.numbering().number(&after);
            let chance = match number {
                Some(number) => table.chance_at(number)?,
                None => 0.0, // whoever has finished is not the one to act
            };
            let chance = if after.turn() == position.turn() { chance } else { 1.0 - chance };
            sum += chance;
            squares += chance * chance;
            let second = match &mut ply {
                Some(ply) if chance <= ply.best => {
                    ply.second = Some(ply.second.map_or(chance, |second| second.max(chance)));
                    continue;
                }
                Some(ply) => Some(ply.best),
                None => None,
            };
            ply = Some(Ply { mv, number, after, best: chance, second, mean: 0.0, variance: 0.0 });
        }
        Ok(ply.map(|ply| {
            let mean = sum / count;
            Ply { mean, variance: (squares / count - mean * mean).max(0.0), ..ply }
        }))
    }
}
