//! Games that a net plays against itself, and what their positions teach.

use rand::{Rng, RngExt};
use ur_rules::{Chance, Roll, Side};

use crate::evaluator::{Evaluator, Fault};
use crate::net::Net;
use crate::playable::Playable;
use crate::search::{best_replies, rank};

use super::lesson::Lesson;

/// A game is broken off after so many rolls; what it has taught by then is kept.
const LONGEST: usize = 600;

/// How games are played and learnt from.
pub(super) struct SelfPlay<'t, P> {
    pub(super) net: &'t Net,
    pub(super) teacher: Option<&'t dyn Evaluator<P>>,
    pub(super) reach: f32,
    pub(super) explore: f64,
}

/// One roll of a game.
struct Turn {
    lesson: Lesson,
    mover: Side,
    /// What the net said of the position.
    said: f64,
    /// What all rolls and the best moves after them make of it.
    expected: f64,
    /// Whether the move was the best one, so that what came of it is news of this position.
    is_best: bool,
}

impl<P: Playable> SelfPlay<'_, P> {
    pub(super) fn game(&self, start: P, randomness: &mut impl Rng) -> Result<Vec<Lesson>, Fault> {
        let mut turns = Vec::new();
        let mut position = start;
        while position.winner().is_none() && turns.len() < LONGEST {
            let (turn, next) = self.turn(&position, randomness)?;
            turns.push(turn);
            position = next;
        }
        Ok(match self.teacher {
            Some(_) => turns.into_iter().map(|turn| turn.lesson).collect(),
            None => self.look_back(turns),
        })
    }

    fn turn(&self, position: &P, randomness: &mut impl Rng) -> Result<(Turn, P), Fault> {
        let dice = position.dice();
        let roll = dice.roll(randomness.random_range(0..dice.throws()));
        let mover = position.turn();
        let inputs = position.inputs().ok_or(Fault::OtherGame)?;
        let (said, expected, best) = match self.teacher {
            Some(teacher) => {
                let best = rank(self.net, position, roll, 1)?.into_iter().next();
                (0.0, teacher.chance(position)?.seen_by(mover), best)
            }
            None => {
                let said = self.net.see(&inputs).ok_or(Fault::OtherGame)?;
                let replies = best_replies(self.net, position)?;
                let share = |weight, chance: Chance| f64::from(weight) * chance.seen_by(mover);
                let sum: f64 =
                    replies.iter().map(|(odds, best)| share(odds.weight, best.chance)).sum();
                let best = replies.into_iter().find(|(odds, _)| odds.roll == roll);
                (said.into(), sum / f64::from(dice.throws()), best.map(|(_, best)| best))
            }
        };
        let best = best.map_or(*position, |best| best.after);
        let explores = randomness.random_bool(self.explore);
        let next = if explores { any_move(position, roll, randomness) } else { best };
        let lesson = Lesson { inputs, chance: expected as f32 };
        Ok((Turn { lesson, mover, said, expected, is_best: !explores }, next))
    }

    /// Carries back what the net turned out to be off by later in the game. The luck of the dice is
    /// no part of it: every position is compared with the mean over its own rolls.
    fn look_back(&self, mut turns: Vec<Turn>) -> Vec<Lesson> {
        let mut news = 0.0;
        let mut told_to = Side::Light;
        for turn in turns.iter_mut().rev() {
            let carried = if turn.is_best { f64::from(self.reach) * news } else { 0.0 };
            let carried = if told_to == turn.mover { carried } else { -carried };
            let chance = (turn.expected + carried).clamp(0.0, 1.0);
            turn.lesson.chance = chance as f32;
            (news, told_to) = (chance - turn.said, turn.mover);
        }
        turns.into_iter().map(|turn| turn.lesson).collect()
    }
}

fn any_move<P: Playable>(position: &P, roll: Roll, randomness: &mut impl Rng) -> P {
    let mut moves = position.moves(roll);
    let chosen = randomness.random_range(0..moves.len().max(1));
    let mut after = *position;
    if let Some(mv) = moves.nth(chosen) {
        after.play_unchecked(roll, mv);
    }
    after
}
