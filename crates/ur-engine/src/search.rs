//! Looking ahead: the best move by what can come of it, averaged over the dice.

use std::time::{Duration, Instant};

use ur_rules::{Position, Roll, Side};

use crate::evaluator::{Evaluator, chance_of, seen_by};

/// A move, and the mover's chance of winning after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// The mover's chance after it.
    pub chance: f64,
}

/// The legal moves of a roll, best first, looking so many plies ahead.
///
/// One ply is the move itself, the position after it judged by the evaluator; every further ply
/// adds all rolls and the best answers to them. Of equal moves the first that is listed stays first.
pub fn rank<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    position: &P,
    roll: Roll,
    plies: u8,
) -> Vec<Ranked<P::Move>> {
    Ahead { evaluator, deadline: None }.rank(position, roll, plies).unwrap_or_default()
}

/// The legal moves of a roll, best first, looking as far ahead as the time allows, and how many
/// plies that was. One ply is always looked at, and never more than `most`.
pub fn rank_within<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    position: &P,
    roll: Roll,
    time: Duration,
    most: u8,
) -> (Vec<Ranked<P::Move>>, u8) {
    let deadline = Instant::now().checked_add(time);
    let mut found = (rank(evaluator, position, roll, 1), 1);
    if found.0.len() < 2 {
        return found;
    }
    let ahead = Ahead { evaluator, deadline };
    for plies in 2..=most {
        match ahead.rank(position, roll, plies) {
            Some(ranked) => found = (ranked, plies),
            None => break,
        }
    }
    found
}

/// The chance of the side to act before it rolls, looking so many plies ahead; none is what the
/// evaluator says of the position itself.
pub fn expect<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    position: &P,
    plies: u8,
) -> f64 {
    Ahead { evaluator, deadline: None }.expect(position, plies).unwrap_or_default()
}

/// A search that ends without an answer when its time is over.
struct Ahead<'e, E: ?Sized> {
    evaluator: &'e E,
    deadline: Option<Instant>,
}

impl<E: ?Sized> Ahead<'_, E> {
    fn rank<P: Position>(&self, position: &P, roll: Roll, plies: u8) -> Option<Vec<Ranked<P::Move>>>
    where
        E: Evaluator<P>,
    {
        let mover = position.turn();
        let mut ranked = Vec::new();
        for mv in position.moves(roll) {
            let after = position.after(roll, mv);
            ranked.push(Ranked { mv, chance: self.after(mover, &after, plies.max(1) - 1)? });
        }
        ranked.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        Some(ranked)
    }

    fn after<P: Position>(&self, mover: Side, after: &P, plies: u8) -> Option<f64>
    where
        E: Evaluator<P>,
    {
        if plies == 0 || after.winner().is_some() {
            return Some(chance_of(self.evaluator, mover, after));
        }
        Some(seen_by(mover, after, self.expect(after, plies)?))
    }

    fn expect<P: Position>(&self, position: &P, plies: u8) -> Option<f64>
    where
        E: Evaluator<P>,
    {
        if plies == 0 {
            return Some(self.evaluator.chance(position));
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return None;
        }
        let dice = position.dice();
        let mut sum = 0.0;
        for odds in dice.rolls() {
            sum += f64::from(odds.weight) * self.best(position, odds.roll, plies - 1)?;
        }
        Some(sum / f64::from(dice.throws()))
    }

    fn best<P: Position>(&self, position: &P, roll: Roll, plies: u8) -> Option<f64>
    where
        E: Evaluator<P>,
    {
        let mover = position.turn();
        let mut best: f64 = 0.0;
        for mv in position.moves(roll) {
            let after = position.after(roll, mv);
            best = best.max(self.after(mover, &after, plies)?);
        }
        Some(best)
    }
}
