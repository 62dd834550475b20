//! Training nets: games against itself, what they teach, and the steps that learn it.
//!
//! A round plays games, takes from each of their positions what the net should have said of it,
//! and learns that. The same seed gives the same net, however many threads there are: every game
//! has randomness of its own, and gradients are added in a fixed order.

mod adam;
mod gradient;
mod lesson;
mod play;
mod strength;

use std::sync::Arc;

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use ur_rules::Ruleset;

use crate::evaluator::{Evaluator, Fault};
use crate::net::{Net, Shape};
use crate::playable::Playable;

use adam::Adam;
use play::SelfPlay;

pub use lesson::Lesson;
pub use strength::Strength;

/// How a net is trained.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Recipe {
    /// The seed of everything that is left to chance.
    pub seed: u64,
    /// Rounds from the first to the last; the learning rate falls over them.
    pub rounds: u32,
    /// Positions of a round.
    pub positions: usize,
    /// How often a round's positions are gone through.
    pub passes: u32,
    /// Positions of one step.
    pub batch: usize,
    /// How far news travels back through a game: 0 from one roll to the one before, 1 all the way.
    pub reach: f32,
    /// How often a move is made at random, to see other positions than the best play leads to.
    pub explore: f64,
    /// The learning rate at the start and at the end.
    pub rate: (f32, f32),
}

impl Recipe {
    /// What is done unless something else is said.
    pub const DEFAULT: Recipe = Recipe {
        seed: 1,
        rounds: 200,
        positions: 100_000,
        passes: 2,
        batch: 1024,
        reach: 0.9,
        explore: 0.1,
        rate: (2e-3, 1e-5),
    };
}

impl Default for Recipe {
    fn default() -> Recipe {
        Recipe::DEFAULT
    }
}

impl Recipe {
    fn check(&self) -> Result<(), RecipeError> {
        let share = |value: f64| (0.0..=1.0).contains(&value);
        let is_rate = |rate: f32| rate > 0.0 && rate.is_finite();
        if !share(self.reach.into()) {
            Err(RecipeError::Share("reach"))
        } else if !share(self.explore) {
            Err(RecipeError::Share("explore"))
        } else if !(is_rate(self.rate.0) && is_rate(self.rate.1)) {
            Err(RecipeError::Rate)
        } else if [self.batch, self.positions].contains(&0) || self.rounds == 0 {
            Err(RecipeError::Nothing)
        } else {
            Ok(())
        }
    }
}

/// Why nothing can be trained like this.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RecipeError {
    /// A share is none.
    #[error("{0} must be from 0 to 1")]
    Share(&'static str),
    /// A learning rate is none.
    #[error("the learning rates must be above 0")]
    Rate,
    /// There would be nothing to do.
    #[error("rounds, positions and the batch must be above 0")]
    Nothing,
    /// No game can begin.
    #[error("there is no position for games to start at")]
    NoStarts,
    /// The net cannot see these games.
    #[error("the net is for {net}, and cannot see the games that start at {start}")]
    OtherGame {
        /// What the net is for.
        net: String,
        /// A position that it cannot see.
        start: String,
    },
}

/// What a round did.
#[derive(Clone, Copy, Debug)]
pub struct RoundReport {
    /// Rounds done so far.
    pub round: u32,
    /// Positions that were learnt from.
    pub positions: usize,
    /// The mean square of what the net was off, before it learnt, in points of a chance.
    pub off: f64,
}

/// Trains a net for positions of one kind.
pub struct Trainer<P> {
    recipe: Recipe,
    starts: Vec<P>,
    teacher: Option<Arc<dyn Evaluator<P>>>,
    net: Net,
    adam: Adam,
    round: u32,
}

impl<P: Playable> Trainer<P> {
    /// A net that knows nothing yet, for a ruleset whose games start at one of these positions.
    /// Without a teacher the net learns from itself.
    pub fn new(
        recipe: Recipe,
        ruleset: Ruleset,
        shape: Shape,
        starts: Vec<P>,
        teacher: Option<Arc<dyn Evaluator<P>>>,
    ) -> Result<Trainer<P>, RecipeError> {
        let net = Net::untrained(ruleset.to_string(), shape, recipe.seed);
        Trainer::with_net(recipe, net, starts, teacher)
    }

    /// Goes on with a net that knows something already.
    pub fn with_net(
        recipe: Recipe,
        net: Net,
        starts: Vec<P>,
        teacher: Option<Arc<dyn Evaluator<P>>>,
    ) -> Result<Trainer<P>, RecipeError> {
        recipe.check()?;
        if starts.is_empty() {
            return Err(RecipeError::NoStarts);
        }
        let sees = |start: &&P| start.inputs().is_some_and(|seen| seen.all() == net.shape.inputs());
        if let Some(unseen) = starts.iter().find(|start| !sees(start)) {
            return Err(RecipeError::OtherGame { net: net.ruleset, start: unseen.to_string() });
        }
        let adam = Adam::new(net.shape.weights());
        Ok(Trainer { recipe, starts, teacher, net, adam, round: 0 })
    }

    /// The net as far as it is trained.
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Rounds done so far.
    pub fn rounds_done(&self) -> u32 {
        self.round
    }

    /// Whether all rounds are done.
    pub fn is_done(&self) -> bool {
        self.round >= self.recipe.rounds
    }

    /// Plays and learns one round.
    pub fn round(&mut self) -> Result<RoundReport, Fault> {
        let mut lessons = self.play()?;
        let off = lessons.par_iter().map(|lesson| lesson.off(&self.net)).sum::<f64>();
        let off = off / lessons.len().max(1) as f64;
        let mut randomness = self.randomness(u64::MAX);
        let rate = self.rate();
        for _ in 0..self.recipe.passes {
            lessons.shuffle(&mut randomness);
            for batch in lessons.chunks(self.recipe.batch) {
                let gradient = gradient::of_batch(&self.net, batch);
                self.adam.step(&mut self.net.weights, &gradient, rate);
            }
        }
        self.round += 1;
        Ok(RoundReport { round: self.round, positions: lessons.len(), off })
    }

    /// Games with the net as it is, until there are enough positions.
    fn play(&self) -> Result<Vec<Lesson>, Fault> {
        /// Games that are begun together: enough for every core, few enough not to overshoot.
        const TOGETHER: u64 = 256;
        let mut lessons = Vec::new();
        let mut games = 0;
        while lessons.len() < self.recipe.positions {
            let played = (games..games + TOGETHER).into_par_iter().map(|game| self.game(game));
            let played: Vec<Vec<Lesson>> = played.collect::<Result<_, _>>()?;
            lessons.extend(played.into_iter().flatten());
            games += TOGETHER;
        }
        Ok(lessons)
    }

    fn game(&self, number: u64) -> Result<Vec<Lesson>, Fault> {
        let mut randomness = self.randomness(number);
        let start = self.starts[randomness.random_range(0..self.starts.len())];
        let play = SelfPlay {
            net: &self.net,
            teacher: self.teacher.as_deref(),
            reach: self.recipe.reach,
            explore: self.recipe.explore,
        };
        play.game(start, &mut randomness)
    }

    /// Randomness that belongs to one game of this round alone.
    fn randomness(&self, game: u64) -> Xoshiro256PlusPlus {
        let mixed = [self.recipe.seed, u64::from(self.round), game]
            .into_iter()
            .fold(0, |mixed: u64, part| {
                (mixed ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
            });
        Xoshiro256PlusPlus::seed_from_u64(mixed)
    }

    /// The learning rate of this round: it falls evenly on a scale of orders of magnitude.
    fn rate(&self) -> f32 {
        let (start, end) = self.recipe.rate;
        let done = self.round as f32 / self.recipe.rounds.max(1) as f32;
        start * (end / start).powf(done.min(1.0))
    }

    /// Everything that is needed to go on later, as bytes.
    pub fn checkpoint(&self) -> Vec<u8> {
        let net = self.net.to_bytes();
        let mut bytes = self.round.to_le_bytes().to_vec();
        bytes.extend((net.len() as u64).to_le_bytes());
        bytes.extend(net);
        bytes.extend(self.adam.to_bytes());
        bytes
    }

    /// Goes on from a checkpoint, if it is one of the same shape.
    #[must_use = "a checkpoint that does not fit leaves the trainer as it was"]
    pub fn resume(&mut self, bytes: &[u8]) -> bool {
        let Some((round, net, adam)) = read_checkpoint(bytes) else { return false };
        if net.shape != self.net.shape || adam.len() != self.net.weights.len() {
            return false;
        }
        (self.round, self.net, self.adam) = (round, net, adam);
        true
    }
}

fn read_checkpoint(bytes: &[u8]) -> Option<(u32, Net, Adam)> {
    let (round, rest) = bytes.split_first_chunk()?;
    let (len, rest) = rest.split_first_chunk()?;
    let (net, adam) = rest.split_at_checked(u64::from_le_bytes(*len) as usize)?;
    Some((u32::from_le_bytes(*round), Net::from_bytes(net).ok()?, Adam::from_bytes(adam)?))
}

impl Net {
    /// A net with random weights.
    fn untrained(ruleset: String, shape: Shape, seed: u64) -> Net {
        let mut randomness = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut weights = vec![0.0; shape.weights()];
        // About twenty inputs are on at a time, whatever their number.
        let (first, units) = (shape.first(), shape.second());
        let rows = shape.inputs() * first;
        let second = rows + first..rows + first + units * first;
        let last = second.end + units..second.end + 2 * units;
        for (range, inputs) in [(0..rows, 20), (second, first), (last, units)] {
            let spread = (6.0 / inputs as f32).sqrt();
            weights[range].fill_with(|| spread * (2.0 * randomness.random::<f32>() - 1.0));
        }
        Net { ruleset, shape, weights }
    }
}
