//! Many games between two players, to see how they end and how long they take.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use ur_rules::{Side, VariantPosition, in_any_family};

use crate::cup::below;
use crate::evaluator::Fault;
use crate::exact_values::ExactValues;
use crate::mind::{Mind, MindError};
use crate::playable::Playable;
use crate::player::Player;

/// A game of this many rolls counts as a draw.
pub const ROLL_LIMIT: u32 = 20_000;

/// Games to be played: Light starts every one, and nobody claims a draw.
#[derive(Clone, Copy, Debug)]
pub struct Simulation {
    /// The position at which every game starts.
    pub start: VariantPosition,
    /// Who plays, Light first.
    pub players: [Player; 2],
    /// How many games.
    pub games: u64,
    /// The seed: the same one gives the same games, on any number of threads.
    pub seed: u64,
}

/// How games ended and how long they were.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u64,
    /// Games that each side won, Light first.
    pub wins: [u64; 2],
    /// Games that came to no end within [`ROLL_LIMIT`] rolls.
    pub draws: u64,
    /// Rolls of all games together.
    pub rolls: u64,
    /// The shortest game.
    pub shortest: u32,
    /// The longest game.
    pub longest: u32,
}

impl Tally {
    const EMPTY: Tally =
        Tally { games: 0, wins: [0; 2], draws: 0, rolls: 0, shortest: u32::MAX, longest: 0 };

    fn of(winner: Option<Side>, rolls: u32) -> Tally {
        let won = |side| u64::from(winner == Some(side));
        Tally {
            games: 1,
            wins: Side::BOTH.map(won),
            draws: u64::from(winner.is_none()),
            rolls: rolls.into(),
            shortest: rolls,
            longest: rolls,
        }
    }

    fn and(self, other: Tally) -> Tally {
        Tally {
            games: self.games + other.games,
            wins: [self.wins[0] + other.wins[0], self.wins[1] + other.wins[1]],
            draws: self.draws + other.draws,
            rolls: self.rolls + other.rolls,
            shortest: self.shortest.min(other.shortest),
            longest: self.longest.max(other.longest),
        }
    }

    /// Rolls of a game on average.
    pub fn mean_rolls(&self) -> f64 {
        self.rolls as f64 / self.games.max(1) as f64
    }

    /// The first player's share of the points, a draw counting half.
    pub fn first_share(&self) -> f64 {
        (self.wins[0] as f64 + self.draws as f64 / 2.0) / self.games.max(1) as f64
    }

    /// The interval that holds the true share with 95 % confidence (Wilson's).
    pub fn first_share_interval(&self) -> (f64, f64) {
        let (n, z) = (self.games.max(1) as f64, 1.959_963_985);
        let share = self.first_share();
        let centre = share + z * z / (2.0 * n);
        let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + z * z / n;
        ((centre - spread) / scale, (centre + spread) / scale)
    }
}

impl Simulation {
    /// Plays all games on all cores; `done` is told of every batch that is finished.
    pub fn run(&self, values: &ExactValues, done: impl Fn(u64) + Sync) -> Result<Tally, MindError> {
        in_any_family!(self.start, start => self.run_from(start, values, done))
    }

    fn run_from<P: Playable>(
        &self,
        start: P,
        values: &ExactValues,
        done: impl Fn(u64) + Sync,
    ) -> Result<Tally, MindError> {
        const BATCH: u64 = 64;
        let [light, dark] = self.players;
        let minds = [light.mind(&start, values)?, dark.mind(&start, values)?];
        let batch = |batch| {
            let first = batch * BATCH;
            let last = self.games.min(first + BATCH);
            let mut tally = Tally::EMPTY;
            for game in first..last {
                tally = tally.and(self.game(start, &minds, game)?);
            }
            done(last - first);
            Ok(tally)
        };
        let batches = (0..self.games.div_ceil(BATCH)).into_par_iter().map(batch);
        batches.try_reduce(|| Tally::EMPTY, |one, other| Ok(one.and(other)))
    }

    fn game<P: Playable>(
        &self,
        start: P,
        minds: &[Mind<P>; 2],
        number: u64,
    ) -> Result<Tally, Fault> {
        // Every game has randomness of its own, so that the order they are played in is no matter.
        let first = Xoshiro256PlusPlus::seed_from_u64(self.seed).next_u64();
        let mut randomness = Xoshiro256PlusPlus::seed_from_u64(first.wrapping_add(number));
        let (winner, rolls) = play_out(start, minds, &mut randomness)?;
        Ok(Tally::of(winner, rolls))
    }
}

/// Plays one game to its end: who won, and after how many rolls.
pub fn play_out<P: Playable>(
    start: P,
    minds: &[Mind<P>; 2],
    randomness: &mut impl Rng,
) -> Result<(Option<Side>, u32), Fault> {
    let dice = start.dice();
    let mut position = start;
    for rolls in 0..ROLL_LIMIT {
        if let Some(winner) = position.winner() {
            return Ok((Some(winner), rolls));
        }
        let bits = randomness.next_u64();
        let roll = dice.roll(below(dice.throws(), bits as u32, randomness));
        match minds[position.turn().index()].choose(&position, roll, (bits >> 32) as u32)? {
            Some(mv) => position.play_unchecked(roll, mv),
            None => return Ok((None, rolls)),
        }
    }
    Ok((position.winner(), ROLL_LIMIT))
}
