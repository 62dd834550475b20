//! How strong a net is while it is trained.

use std::sync::Arc;

use rayon::prelude::*;
use serde::Serialize;
use ur_rules::Points;

use crate::evaluator::{Evaluator, Fault};
use crate::matches::{Match, MatchTally};
use crate::mind::Mind;
use crate::net::Net;
use crate::playable::Playable;
use crate::player::Depth;
use crate::regret::Regret;

/// How strong a net is at one ply.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Strength {
    /// Its share of the points against `greedy`.
    pub against_greedy: f64,
    /// How far that share may be off, with 95 % confidence.
    pub spread: f64,
    /// What it gives away at a decision in games against itself, where the truth is known.
    pub regret: Option<Points>,
}

impl Strength {
    /// Measures a net over so many games, always the same ones.
    pub fn of<P: Playable>(
        net: &Net,
        start: P,
        truth: Option<&dyn Evaluator<P>>,
        games: u64,
    ) -> Result<Strength, Fault> {
        const SEED: u64 = 1;
        let evaluator = Arc::new(net.clone());
        let mind = Mind::best(evaluator, Depth::Plies(1));
        let contest = Match { start, seed: SEED, truth: None };
        let pair = |pair| contest.play_pair(pair, &mut mind.clone(), &mut Mind::Greedy);
        let pairs = (0..games.div_ceil(2)).into_par_iter().map(pair);
        let tallies: Vec<MatchTally> = pairs.collect::<Result<_, _>>()?;
        let tally = tallies.into_iter().fold(MatchTally::default(), MatchTally::and);
        let (low, high) = tally.interval();
        let regret = match truth {
            Some(truth) => Some(Regret::in_games(&mind, truth, start, games, SEED)?.mean()),
            None => None,
        };
        Ok(Strength { against_greedy: tally.a_share(), spread: (high - low) / 2.0, regret })
    }
}
