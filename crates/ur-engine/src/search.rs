//! Looking ahead: the best move by what can come of it, averaged over the dice.

use std::time::{Duration, Instant};

use ur_rules::{Chance, Position, Roll, RollOdds, Side};

use crate::evaluator::{Evaluator, Fault};

/// A move, and what comes of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedMove<P: Position> {
    /// The move.
    pub mv: P::Move,
    /// The position after it.
    pub after: P,
    /// The chances there.
    pub chance: Chance,
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
) -> Result<Vec<RatedMove<P>>, Fault> {
    whole(Ahead { evaluator, deadline: None }.rank(position, roll, plies))
}

/// The legal moves of a roll, best first, looking as far ahead as the time allows, and how many
/// plies that was. One ply is always looked at, and never more than `most`.
pub fn rank_within<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    position: &P,
    roll: Roll,
    time: Duration,
    most: u8,
) -> Result<(Vec<RatedMove<P>>, u8), Fault> {
    let deadline = Instant::now().checked_add(time);
    let mut found = (rank(evaluator, position, roll, 1)?, 1);
    if found.0.len() < 2 {
        return Ok(found);
    }
    let ahead = Ahead { evaluator, deadline };
    for plies in 2..=most {
        match ahead.rank(position, roll, plies) {
            Ok(ranked) => found = (ranked, plies),
            Err(Cut::Late) => break,
            Err(Cut::Fault(fault)) => return Err(fault),
        }
    }
    Ok(found)
}

/// The chances before a roll, looking so many plies ahead; none is what the evaluator says of the
/// position itself.
pub fn expect<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    position: &P,
    plies: u8,
) -> Result<Chance, Fault> {
    let share = whole(Ahead { evaluator, deadline: None }.expect(position, plies))?;
    Ok(Chance::of(position.turn(), share))
}

/// Every roll that can come, and the best move with it.
pub(crate) fn best_replies<P: Position>(
    evaluator: &(impl Evaluator<P> + ?Sized),
    position: &P,
) -> Result<Vec<(RollOdds, RatedMove<P>)>, Fault> {
    let mut replies = Vec::new();
    for &odds in position.dice().rolls() {
        let best = rank(evaluator, position, odds.roll, 1)?.into_iter().next();
        replies.extend(best.map(|best| (odds, best)));
    }
    Ok(replies)
}

/// Why a search ended without an answer.
enum Cut {
    /// Its time was over.
    Late,
    Fault(Fault),
}

impl From<Fault> for Cut {
    fn from(fault: Fault) -> Cut {
        Cut::Fault(fault)
    }
}

/// What a search without a deadline has found.
fn whole<T: Default>(found: Result<T, Cut>) -> Result<T, Fault> {
    match found {
        Ok(found) => Ok(found),
        Err(Cut::Late) => Ok(T::default()),
        Err(Cut::Fault(fault)) => Err(fault),
    }
}

/// A search, in shares of the side to act: the innermost loops compare and add plain numbers.
struct Ahead<'e, E: ?Sized> {
    evaluator: &'e E,
    deadline: Option<Instant>,
}

impl<E: ?Sized> Ahead<'_, E> {
    fn rank<P: Position>(
        &self,
        position: &P,
        roll: Roll,
        plies: u8,
    ) -> Result<Vec<RatedMove<P>>, Cut>
    where
        E: Evaluator<P>,
    {
        let mover = position.turn();
        let moves: Vec<P::Move> = position.moves(roll).collect();
        let afters: Vec<P> = moves.iter().map(|mv| position.after(roll, *mv)).collect();
        let shares = self.shares(mover, &afters, plies.max(1) - 1)?;
        let rated = moves.into_iter().zip(afters).zip(shares);
        let mut ranked: Vec<_> = rated
            .map(|((mv, after), share)| RatedMove { mv, after, chance: Chance::of(mover, share) })
            .collect();
        let share = |rated: &RatedMove<P>| rated.chance.seen_by(mover);
        ranked.sort_by(|one, other| share(other).total_cmp(&share(one)));
        Ok(ranked)
    }

    /// What the mover has in each of the positions that its moves lead to.
    fn shares<P: Position>(&self, mover: Side, afters: &[P], plies: u8) -> Result<Vec<f64>, Cut>
    where
        E: Evaluator<P>,
    {
        let won = |after: &P| after.winner().map(|winner| Chance::won_by(winner).seen_by(mover));
        if plies == 0 {
            let open: Vec<P> =
                afters.iter().filter(|after| after.winner().is_none()).copied().collect();
            let mut chances = self.evaluator.chances(&open)?.into_iter();
            let mut next = || chances.next().map(|chance| chance.seen_by(mover));
            let shares = afters.iter().map(|after| won(after).or_else(&mut next));
            return Ok(shares.collect::<Option<_>>().ok_or(Fault::OtherGame)?);
        }
        let share = |after: &P| match won(after) {
            Some(share) => Ok(share),
            None => {
                let share = self.expect(after, plies)?;
                Ok(if after.turn() == mover { share } else { 1.0 - share })
            }
        };
        afters.iter().map(share).collect()
    }

    fn expect<P: Position>(&self, position: &P, plies: u8) -> Result<f64, Cut>
    where
        E: Evaluator<P>,
    {
        if plies == 0 {
            return Ok(self.evaluator.chance(position)?.seen_by(position.turn()));
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(Cut::Late);
        }
        let dice = position.dice();
        let mut sum = 0.0;
        for odds in dice.rolls() {
            let roll = odds.roll;
            let afters: Vec<P> = position.moves(roll).map(|mv| position.after(roll, mv)).collect();
            let best =
                self.shares(position.turn(), &afters, plies - 1)?.into_iter().fold(0.0, f64::max);
            sum += f64::from(odds.weight) * best;
        }
        Ok(sum / f64::from(dice.throws()))
    }
}
