//! Matches: who is stronger, and by how much.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use ur_rules::{Roll, Side};

use crate::cup::below;
use crate::evaluator::Evaluator;
use crate::mind::Mind;
use crate::playable::Playable;
use crate::regret::{Regret, loss};
use crate::sim::ROLL_LIMIT;

/// Somebody who plays in a match: one of our players, or another program.
pub trait Contestant<P: Playable> {
    /// Picks a legal move, or none if it cannot: then it has lost. `luck` is for what a player
    /// leaves to chance.
    fn pick(&mut self, position: &P, roll: Roll, luck: u32) -> Option<P::Move>;
}

impl<P: Playable> Contestant<P> for Mind<P> {
    fn pick(&mut self, position: &P, roll: Roll, luck: u32) -> Option<P::Move> {
        self.choose(position, roll, luck)
    }
}

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

/// How the games of a match ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct MatchTally {
    /// Pairs of games with the same dice.
    pub pairs: u64,
    /// Games that A won.
    pub a_wins: u64,
    /// Games that B won.
    pub b_wins: u64,
    /// Games that came to no end.
    pub draws: u64,
    /// Games that A and B lost because they could not go on.
    pub forfeits: [u64; 2],
    /// Rolls of all games together.
    pub rolls: u64,
    /// The squares of A's share of every pair, added up.
    pub squares: f64,
    /// What A and B gave away, where that is known.
    pub regrets: [Regret; 2],
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
    ) -> MatchTally {
        let first = MatchTally::of(&self.game(pair, &mut *a, &mut *b), Side::Light);
        let second = MatchTally::of(&self.game(pair, b, a), Side::Dark);
        let both = first.and(second);
        let share = both.a_share();
        MatchTally { pairs: 1, squares: share * share, ..both }
    }

    fn game(
        &self,
        pair: u64,
        light: &mut dyn Contestant<P>,
        dark: &mut dyn Contestant<P>,
    ) -> Ended {
        let seeds = Xoshiro256PlusPlus::seed_from_u64(self.seed).next_u64();
        // Dice and players draw from sources of their own: what a player leaves to chance does not
        // change the dice.
        let mut cup = Xoshiro256PlusPlus::seed_from_u64(seeds.wrapping_add(2 * pair));
        let mut luck = Xoshiro256PlusPlus::seed_from_u64(seeds.wrapping_add(2 * pair + 1));
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
                Side::Light => light.pick(&position, roll, luck),
                Side::Dark => dark.pick(&position, roll, luck),
            };
            let Some(mv) = picked else {
                return Ended { winner: Some(!mover), forfeited: true, ..ended };
            };
            if let Some(loss) = self.truth.and_then(|truth| loss(truth, &position, roll, mv)) {
                let regret = &mut ended.regrets[mover.index()];
                *regret = regret.and(Regret::of_one(loss));
            }
            position.play_unchecked(roll, mv);
        }
        Ended { winner: position.winner(), ..ended }
    }
}

impl MatchTally {
    fn of(ended: &Ended, a: Side) -> MatchTally {
        let a_won = ended.winner == Some(a);
        let b_won = ended.winner == Some(!a);
        let [light, dark] = ended.regrets;
        MatchTally {
            a_wins: a_won.into(),
            b_wins: b_won.into(),
            draws: ended.winner.is_none().into(),
            forfeits: [(ended.forfeited && b_won).into(), (ended.forfeited && a_won).into()],
            rolls: ended.rolls.into(),
            regrets: if a == Side::Light { [light, dark] } else { [dark, light] },
            ..MatchTally::default()
        }
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: MatchTally) -> MatchTally {
        MatchTally {
            pairs: self.pairs + other.pairs,
            a_wins: self.a_wins + other.a_wins,
            b_wins: self.b_wins + other.b_wins,
            draws: self.draws + other.draws,
            forfeits: [0, 1].map(|side| self.forfeits[side] + other.forfeits[side]),
            rolls: self.rolls + other.rolls,
            squares: self.squares + other.squares,
            regrets: [0, 1].map(|side| self.regrets[side].and(other.regrets[side])),
        }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.a_wins + self.b_wins + self.draws
    }

    /// Rolls of a game on average.
    pub fn mean_rolls(&self) -> f64 {
        self.rolls as f64 / self.games().max(1) as f64
    }

    /// A's share of the points, a draw counting half.
    pub fn a_share(&self) -> f64 {
        (self.a_wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }

    /// The interval that holds A's true share with 95 % confidence. Games come in pairs with the same
    /// dice, so that pairs are what is counted; one pair's worth of doubt is added, so that a few
    /// games all won do not look like certainty.
    pub fn interval(&self) -> (f64, f64) {
        let (pairs, share) = (self.pairs.max(1) as f64, self.a_share());
        let variance = (self.squares / pairs - share * share).max(0.0);
        let one_sided = share <= 0.0 || share >= 1.0;
        let doubt = if one_sided { 1.0 / pairs } else { 0.0 };
        let spread = 1.96 * (variance.max(doubt) / pairs).sqrt();
        ((share - spread).max(0.0), (share + spread).min(1.0))
    }

    /// The difference in strength on Elo's scale, as a share of points tells it.
    pub fn elo(share: f64) -> f64 {
        400.0 * (share / (1.0 - share)).log10()
    }
}
