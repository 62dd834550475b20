//! What a player gives away, where the truth is known.

use rand::Rng;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use ur_rules::{Points, Position, Roll};

use crate::cup::below;
use crate::evaluator::{Evaluator, Fault};
use crate::mind::Mind;
use crate::playable::Playable;
use crate::search::rank;
use crate::sim::ROLL_LIMIT;

/// What was given away over many decisions. A decision is a roll with more than one legal move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Regret {
    /// How many decisions there were.
    pub decisions: u64,
    /// The shares given away, added up.
    pub sum: f64,
    /// Their squares, added up.
    pub squares: f64,
}

impl Regret {
    /// What was given away by one decision.
    pub fn of_one(loss: Points) -> Regret {
        let share = loss.share();
        Regret { decisions: 1, sum: share, squares: share * share }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Regret) -> Regret {
        Regret {
            decisions: self.decisions + other.decisions,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// What a decision gives away on average.
    pub fn mean(&self) -> Points {
        Points::of_share(self.sum / self.decisions.max(1) as f64)
    }

    /// How far the true mean may be, with 95 % confidence.
    pub fn spread(&self) -> Points {
        let n = self.decisions.max(1) as f64;
        let variance = (self.squares / n - (self.sum / n).powi(2)).max(0.0);
        Points::of_share(1.96 * (variance / n).sqrt())
    }

    /// What a mind gives away in games against itself.
    pub fn in_games<P: Playable>(
        mind: &Mind<P>,
        truth: &dyn Evaluator<P>,
        start: P,
        games: u64,
        seed: u64,
    ) -> Result<Regret, Fault> {
        let game = |number| {
            let mut randomness = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_add(number));
            in_game(mind, truth, start, &mut randomness)
        };
        let games: Vec<Regret> = (0..games).into_par_iter().map(game).collect::<Result<_, _>>()?;
        Ok(games.into_iter().fold(Regret::default(), Regret::and))
    }
}

fn in_game<P: Playable>(
    mind: &Mind<P>,
    truth: &dyn Evaluator<P>,
    start: P,
    randomness: &mut impl Rng,
) -> Result<Regret, Fault> {
    let dice = start.dice();
    let mut position = start;
    let mut regret = Regret::default();
    for _ in 0..ROLL_LIMIT {
        let bits = randomness.next_u64();
        let roll = dice.roll(below(dice.throws(), bits as u32, randomness));
        let Some(mv) = mind.choose(&position, roll, (bits >> 32) as u32)? else { break };
        if let Some(loss) = loss(truth, &position, roll, mv)? {
            regret = regret.and(Regret::of_one(loss));
        }
        position.play_unchecked(roll, mv);
    }
    Ok(regret)
}

/// What a move gives away against the best one; none when there was nothing to decide, or the move is
/// not legal.
pub fn loss<P: Position>(
    truth: &(impl Evaluator<P> + ?Sized),
    position: &P,
    roll: Roll,
    played: P::Move,
) -> Result<Option<Points>, Fault> {
    if position.moves(roll).len() < 2 {
        return Ok(None);
    }
    let ranked = rank(truth, position, roll, 1)?;
    let played = ranked.iter().find(|rated| rated.mv == played);
    let both = ranked.first().zip(played);
    Ok(both.map(|(best, played)| best.chance.gain_since(played.chance, position.turn())))
}
