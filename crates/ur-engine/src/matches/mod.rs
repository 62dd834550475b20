//! Matches: who is stronger, and by how much.

#[cfg(feature = "host")]
mod journal;
#[cfg(feature = "host")]
mod series;
mod tally;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use ur_rules::Side;

use crate::contestant::Contestant;
use crate::cup::below;
use crate::evaluator::{Evaluator, Fault};
use crate::playable::Playable;
use crate::regret::{Regret, loss};
use crate::sim::ROLL_LIMIT;

#[cfg(feature = "host")]
pub use journal::{Journal, JournalError, MatchDescription};
#[cfg(feature = "host")]
pub use series::{Batch, MatchReport, Series, SeriesError, SeriesPlay};
pub use tally::MatchTally;

/// A match of A against B. Light starts every game, nobody claims a draw, and a game of
/// [`ROLL_LIMIT`] rolls is a draw. The dice of every game come again with the sides swapped.
pub struct Match<'m, P> {
    /// The position at which every game starts, Light to act.
    pub start: P,
    /// The seed: the same one gives the same games.
    pub seed: u64,
    /// Says what moves give away, where that is known.
    pub truth: Option<&'m dyn Evaluator<P>>,
}

/// How one game ended.
struct Ended {
    winner: Option<Side>,
    forfeited: bool,
    rolls: u32,
    regrets: [Regret; 2],
}

impl<P: Playable> Match<'_, P> {
    /// Plays a pair of games with the same dice: A has Light in the first, B in the second.
    pub fn play_pair(
        &self,
        pair: u64,
        a: &mut dyn Contestant<P>,
        b: &mut dyn Contestant<P>,
    ) -> Result<MatchTally, Fault> {
        let first = MatchTally::of(&self.game(pair, &mut *a, &mut *b)?, Side::Light);
        let second = MatchTally::of(&self.game(pair, b, a)?, Side::Dark);
        let both = first.and(second);
        let share = both.a_share();
        Ok(MatchTally { pairs: 1, squares: share * share, ..both })
    }

    fn game(
        &self,
        pair: u64,
        light: &mut dyn Contestant<P>,
        dark: &mut dyn Contestant<P>,
    ) -> Result<Ended, Fault> {
        let seeds = Xoshiro256PlusPlus::seed_from_u64(self.seed).next_u64();
        // Dice and players draw from sources of their own: what a player leaves to chance does not
        // change the dice.
        let mut cup = Xoshiro256PlusPlus::seed_from_u64(seeds.wrapping_add(2 * pair));
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seeds.wrapping_add(2 * pair + 1));
        light.begin(&self.start);
        dark.begin(&self.start);
        let dice = self.start.dice();
        let mut position = self.start;
        let mut ended =
            Ended { winner: None, forfeited: false, rolls: 0, regrets: Default::default() };
        while ended.rolls < ROLL_LIMIT && position.winner().is_none() {
            ended.rolls += 1;
            let bits = cup.next_u32();
            let roll = dice.roll(below(dice.throws(), bits, &mut cup));
            let mover = position.turn();
            let luck = luck.next_u32();
            let picked = match mover {
                Side::Light => light.pick(&position, roll, luck)?,
                Side::Dark => dark.pick(&position, roll, luck)?,
            };
            let Some(mv) = picked else {
                return Ok(Ended { winner: Some(!mover), forfeited: true, ..ended });
            };
            if let Some(truth) = self.truth
                && let Some(loss) = loss(truth, &position, roll, mv)?
            {
                let regret = &mut ended.regrets[mover.index()];
                *regret = regret.and(Regret::of_one(loss));
            }
            position.play_unchecked(roll, mv);
        }
        Ok(Ended { winner: position.winner(), ..ended })
    }
}
