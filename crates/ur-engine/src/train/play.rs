//! Games that a net plays against itself, and what their positions teach.

use rand::{Rng, RngExt};
use ur_rules::{Roll, Side};

use crate::evaluator::{Evaluator, chance_of};
use crate::net::Net;
use crate::playable::Playable;

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
    pub(super) fn game(&self, start: P, randomness: &mut impl Rng) -> Vec<Lesson> {
        let mut turns = Vec::new();
        let mut position = start;
        while position.winner().is_none() && turns.len() < LONGEST {
            let (turn, next) = self.turn(&position, randomness);
            turns.push(turn);
            position = next;
        }
        match self.teacher {
            Some(_) => turns.into_iter().map(|turn| turn.lesson).collect(),
            None => self.look_back(turns),
        }
    }

    fn turn(&self, position: &P, randomness: &mut impl Rng) -> (Turn, P) {
        let dice = position.dice();
        let roll = dice.roll(randomness.random_range(0..dice.throws()));
        let (best, next) = self.best(position, roll);
        let explores = randomness.random_bool(self.explore);
        let next = if explores { any_move(position, roll, randomness) } else { next };
        let inputs = position.inputs();
        let (said, expected) = match self.teacher {
            Some(teacher) => (0.0, teacher.chance(position)),
            None => (f64::from(self.net.see(&inputs)), self.expect(position, roll, best)),
        };
        let lesson = Lesson { inputs, chance: expected as f32 };
        (Turn { lesson, mover: position.turn(), said, expected, is_best: !explores }, next)
    }

    /// The best move of a roll: the mover's chance, and the position after it.
    fn best(&self, position: &P, roll: Roll) -> (f64, P) {
        let mover = position.turn();
        let mut best = (f64::NEG_INFINITY, *position);
        for mv in position.moves(roll) {
            let after = position.after(roll, mv);
            let chance = chance_of(self.net, mover, &after);
            if chance > best.0 {
                best = (chance, after);
            }
        }
        best
    }

    /// The mover's chance over all rolls; that of one of them is known already.
    fn expect(&self, position: &P, known: Roll, best: f64) -> f64 {
        let dice = position.dice();
        let sum: f64 = dice
            .rolls()
            .iter()
            .map(|odds| {
                let is_known = odds.roll == known;
                let best = if is_known { best } else { self.best(position, odds.roll).0 };
                f64::from(odds.weight) * best
            })
            .sum();
        sum / f64::from(dice.throws())
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
