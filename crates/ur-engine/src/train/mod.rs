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
use ur_rules::Ruleset;

use crate::evaluator::Evaluator;
use crate::net::{Net, Shape};
use crate::playable::Playable;

use adam::Adam;
use play::SelfPlay;

pub use lesson::Lesson;
pub use strength::Strength;

/// How a net is trained.
#[derive(Clone, Debug)]
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
    ) -> Trainer<P> {
        let net = Net::untrained(ruleset.to_string(), shape, recipe.seed);
        Trainer::with_net(recipe, net, starts, teacher)
    }

    /// Goes on with a net that knows something already.
    pub fn with_net(
        recipe: Recipe,
        net: Net,
        starts: Vec<P>,
        teacher: Option<Arc<dyn Evaluator<P>>>,
    ) -> Trainer<P> {
        let adam = Adam::new(net.shape.weights());
        Trainer { recipe, starts, teacher, net, adam, round: 0 }
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
    pub fn round(&mut self) -> RoundReport {
        let mut lessons = self.play();
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
        RoundReport { round: self.round, positions: lessons.len(), off }
    }

    /// Games with the net as it is, until there are enough positions.
    fn play(&self) -> Vec<Lesson> {
        /// Games that are begun together: enough for every core, few enough not to overshoot.
        const TOGETHER: u64 = 256;
        let mut lessons = Vec::with_capacity(self.recipe.positions + 50_000);
        let mut games = 0;
        while lessons.len() < self.recipe.positions {
            let played: Vec<Vec<Lesson>> =
                (games..games + TOGETHER).into_par_iter().map(|game| self.game(game)).collect();
            lessons.extend(played.into_iter().flatten());
            games += TOGETHER;
        }
        lessons
    }

    fn game(&self, number: u64) -> Vec<Lesson> {
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
        let rows = shape.inputs * shape.first;
        let second = rows + shape.first..rows + shape.first + shape.second * shape.first;
        let last = second.end + shape.second..second.end + 2 * shape.second;
        for (range, inputs) in [(0..rows, 20), (second, shape.first), (last, shape.second)] {
            let spread = (6.0 / inputs as f32).sqrt();
            weights[range].fill_with(|| spread * (2.0 * randomness.random::<f32>() - 1.0));
        }
        Net { ruleset, shape, weights }
    }
}
