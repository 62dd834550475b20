//! How a player picks its moves.

use std::sync::Arc;

use thiserror::Error;
use ur_rules::{Roll, Ruleset};

use crate::evaluator::{ByHand, Evaluator, Fault};
use crate::exact_values::{ExactValues, UnusableValues};
use crate::findings::Findings;
use crate::judge::{Judge, Source};
use crate::level::Level;
use crate::net::Net;
use crate::playable::Playable;
use crate::player::{Depth, Player};
use crate::search::{RatedMove, rank, rank_within};

/// Why a player cannot play a ruleset here.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum MindError {
    /// The program has no net for it.
    #[error("there is no net for {ruleset}; expectimax plays every ruleset")]
    NoNet {
        /// The ruleset.
        ruleset: Ruleset,
    },
    /// The ruleset is not solved here.
    #[error("{ruleset} is not solved here{}", advice(*ruleset))]
    NotSolved {
        /// The ruleset.
        ruleset: Ruleset,
    },
    /// The values are there, and cannot be used.
    #[error(transparent)]
    Values(#[from] UnusableValues),
    /// The values turned out to be damaged during play.
    #[error(transparent)]
    Fault(#[from] Fault),
}

fn advice(ruleset: Ruleset) -> String {
    let advice = (Findings::of(ruleset).how_to_solve)(ruleset);
    advice.map(|advice| format!("; {advice}")).unwrap_or_default()
}

/// A player who can play one ruleset.
#[derive(Clone)]
pub enum Mind<P> {
    /// Every legal move is equally likely.
    Random,
    /// The move that looks best at once.
    Greedy,
    /// The best move by an evaluator.
    Judging {
        /// Judges the positions.
        evaluator: Arc<dyn Evaluator<P>>,
        /// How far to look ahead.
        depth: Depth,
        /// How tempting worse moves are; 0 if not at all.
        slack: f64,
    },
}

impl Player {
    /// The player, ready to play the ruleset of a position.
    pub fn mind<P: Playable>(
        self,
        position: &P,
        values: &ExactValues,
    ) -> Result<Mind<P>, MindError> {
        let ruleset = position.ruleset();
        Ok(match self {
            Player::Random => Mind::Random,
            Player::Greedy => Mind::Greedy,
            Player::Expectimax(depth) => Mind::best(Arc::new(ByHand), depth),
            Player::Net(depth) => {
                let net = Net::of(ruleset).ok_or(MindError::NoNet { ruleset })?;
                Mind::best(Arc::new(net), depth)
            }
            Player::Perfect => {
                Mind::perfect(position.exact(values)?.ok_or(MindError::NotSolved { ruleset })?)
            }
            Player::Level(level) => level.mind(position, ruleset, values)?,
        })
    }
}

impl Level {
    /// The master is perfect where the game is solved; below, levels judge the same everywhere, so
    /// that they are as strong before the game is solved as after.
    fn mind<P: Playable>(
        self,
        position: &P,
        ruleset: Ruleset,
        values: &ExactValues,
    ) -> Result<Mind<P>, MindError> {
        if self == Level::Master
            && let Some(exact) = position.exact(values)?
        {
            return Ok(Mind::perfect(exact));
        }
        let judge = Judge::without_tables(position);
        let plies = match (self, judge.source) {
            (Level::Master, _) | (Level::Hard | Level::Medium, Source::ByHand) => 2,
            _ => 1,
        };
        Ok(Mind::Judging {
            evaluator: judge.evaluator,
            depth: Depth::Plies(plies),
            slack: self.slack(ruleset),
        })
    }
}

impl<P: Playable> Mind<P> {
    /// The best move by an evaluator.
    pub fn best(evaluator: Arc<dyn Evaluator<P>>, depth: Depth) -> Mind<P> {
        Mind::Judging { evaluator, depth, slack: 0.0 }
    }

    fn perfect(exact: Judge<P>) -> Mind<P> {
        Mind::best(exact.evaluator, Depth::Plies(1))
    }

    /// Picks a legal move; there is none only when the game is over. `luck` decides what the player
    /// leaves to chance: over all its values, every move is equally likely for `random`.
    #[inline]
    pub fn choose(&self, position: &P, roll: Roll, luck: u32) -> Result<Option<P::Move>, Fault> {
        let mut moves = position.moves(roll);
        Ok(match self {
            Mind::Random => {
                let place = (u64::from(luck) * moves.len() as u64) >> 32;
                moves.nth(place as usize)
            }
            Mind::Greedy => first_best(moves, |&mv| position.greed(mv)),
            Mind::Judging { .. } if moves.len() < 2 => moves.next(),
            Mind::Judging { evaluator, depth, slack } => {
                tempted(position, &look(evaluator, position, roll, *depth)?, *slack, luck)
            }
        })
    }
}

fn look<P: Playable>(
    evaluator: &Arc<dyn Evaluator<P>>,
    position: &P,
    roll: Roll,
    depth: Depth,
) -> Result<Vec<RatedMove<P>>, Fault> {
    match depth {
        Depth::Plies(plies) => rank(evaluator, position, roll, plies),
        Depth::Millis(_) => {
            let time = depth.time().unwrap_or_default();
            Ok(rank_within(evaluator, position, roll, time, Depth::MOST_PLIES)?.0)
        }
    }
}

/// One of the moves, the less likely the more it gives away.
fn tempted<P: Playable>(
    position: &P,
    ranked: &[RatedMove<P>],
    slack: f64,
    luck: u32,
) -> Option<P::Move> {
    let best = ranked.first()?;
    if slack <= 0.0 {
        return Some(best.mv);
    }
    let mover = position.turn();
    let weight =
        |rated: &RatedMove<P>| (rated.chance.gain_since(best.chance, mover).share() / slack).exp();
    let all: f64 = ranked.iter().map(weight).sum();
    let mut left = all * f64::from(luck) / (f64::from(u32::MAX) + 1.0);
    for rated in ranked {
        left -= weight(rated);
        if left < 0.0 {
            return Some(rated.mv);
        }
    }
    Some(best.mv)
}

/// The first of the items that rank highest.
fn first_best<T>(items: impl Iterator<Item = T>, rank: impl Fn(&T) -> i32) -> Option<T> {
    items.reduce(|best, item| if rank(&item) > rank(&best) { item } else { best })
}
