//! How a player picks its moves.

use std::sync::Arc;

use thiserror::Error;
use ur_rules::{Roll, Ruleset};

use crate::evaluator::{ByHand, Evaluator};
use crate::judge::{Judge, Source};
use crate::level::Level;
use crate::net::Net;
use crate::playable::Playable;
use crate::player::{Depth, Player};
use crate::search::{Ranked, rank, rank_within};
use crate::shelf::{Fault, Shelf, ShelfError, Truth};

/// Why a player cannot play a ruleset here.
#[derive(Debug, Error)]
pub enum MindError {
    /// The program has no net for it.
    #[error("there is no net for {ruleset}; expectimax plays every ruleset")]
    NoNet {
        /// The ruleset.
        ruleset: Ruleset,
    },
    /// The ruleset is not solved here.
    #[error("{ruleset} is not solved here{}", how_to_solve(*ruleset))]
    NotSolved {
        /// The ruleset.
        ruleset: Ruleset,
    },
    /// The values are there, and cannot be used.
    #[error(transparent)]
    Shelf(#[from] ShelfError),
    /// The values turned out to be damaged during play.
    #[error("{0}")]
    Fault(String),
}

fn how_to_solve(ruleset: Ruleset) -> String {
    match ruleset {
        Ruleset::Race(_) => format!("; `ur solve {ruleset}` does that"),
        Ruleset::Modern(_) if "modern".parse() == Ok(ruleset) => {
            "; `tools/modern-solver` does that on a GPU".to_owned()
        }
        Ruleset::Modern(_) => String::new(),
        Ruleset::Ravensburger(_) => "; it is with two stones: ravensburger:pieces=2".to_owned(),
    }
}

/// A player who can play one ruleset.
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
        /// Whether the evaluator can still be relied on.
        fault: Fault,
    },
}

impl<P> Clone for Mind<P> {
    fn clone(&self) -> Mind<P> {
        match self {
            Mind::Random => Mind::Random,
            Mind::Greedy => Mind::Greedy,
            Mind::Judging { evaluator, depth, slack, fault } => Mind::Judging {
                evaluator: Arc::clone(evaluator),
                depth: *depth,
                slack: *slack,
                fault: Arc::clone(fault),
            },
        }
    }
}

impl Player {
    /// The player, ready to play the ruleset of a position.
    pub fn mind<P: Playable>(self, position: &P, shelf: &Shelf) -> Result<Mind<P>, MindError> {
        let ruleset = (*position).into().ruleset();
        Ok(match self {
            Player::Random => Mind::Random,
            Player::Greedy => Mind::Greedy,
            Player::Expectimax(depth) => Mind::best(Arc::new(ByHand), depth),
            Player::Net(depth) => {
                let net = Net::of(ruleset).ok_or(MindError::NoNet { ruleset })?;
                Mind::best(Arc::new(net), depth)
            }
            Player::Perfect => {
                let truth = position.truth(shelf)?.ok_or(MindError::NotSolved { ruleset })?;
                Mind::perfect(truth)
            }
            Player::Level(level) => level.mind(position, ruleset, shelf)?,
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
        shelf: &Shelf,
    ) -> Result<Mind<P>, MindError> {
        if self == Level::Master
            && let Some(truth) = position.truth(shelf)?
        {
            return Ok(Mind::perfect(truth));
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
            fault: Fault::default(),
        })
    }
}

impl<P: Playable> Mind<P> {
    /// The best move by an evaluator.
    pub fn best(evaluator: Arc<dyn Evaluator<P>>, depth: Depth) -> Mind<P> {
        Mind::Judging { evaluator, depth, slack: 0.0, fault: Fault::default() }
    }

    fn perfect(Truth { evaluator, fault, .. }: Truth<P>) -> Mind<P> {
        Mind::Judging { evaluator, depth: Depth::Plies(1), slack: 0.0, fault }
    }

    /// Why it cannot be asked for moves any more, if it cannot.
    pub fn fault(&self) -> Option<&str> {
        match self {
            Mind::Judging { fault, .. } => fault.get().map(String::as_str),
            Mind::Random | Mind::Greedy => None,
        }
    }

    /// Picks a legal move; there is none only when the game is over, or after a
    /// [fault](Mind::fault). `luck` decides what the player leaves to chance: over all its values,
    /// every move is equally likely for `random`.
    #[inline]
    pub fn choose(&self, position: &P, roll: Roll, luck: u32) -> Option<P::Move> {
        let mut moves = position.moves(roll);
        match self {
            Mind::Random => {
                let place = (u64::from(luck) * moves.len() as u64) >> 32;
                moves.nth(place as usize)
            }
            Mind::Greedy => first_best(moves, |&mv| position.greed(mv)),
            Mind::Judging { .. } if moves.len() < 2 => moves.next(),
            Mind::Judging { evaluator, depth, slack, fault } => {
                let ranked = look(evaluator, position, roll, *depth);
                let chosen = tempted(&ranked, *slack, luck);
                chosen.filter(|_| fault.get().is_none())
            }
        }
    }
}

fn look<P: Playable>(
    evaluator: &Arc<dyn Evaluator<P>>,
    position: &P,
    roll: Roll,
    depth: Depth,
) -> Vec<Ranked<P::Move>> {
    match depth {
        Depth::Plies(plies) => rank(evaluator, position, roll, plies),
        Depth::Millis(_) => {
            let time = depth.time().unwrap_or_default();
            rank_within(evaluator, position, roll, time, Depth::MOST_PLIES).0
        }
    }
}

/// One of the moves, the less likely the more it gives away.
fn tempted<M: Copy>(ranked: &[Ranked<M>], slack: f64, luck: u32) -> Option<M> {
    let best = ranked.first()?;
    if slack <= 0.0 {
        return Some(best.mv);
    }
    let weight = |ranked: &Ranked<M>| ((ranked.chance - best.chance) / slack).exp();
    let all: f64 = ranked.iter().map(weight).sum();
    let mut left = all * f64::from(luck) / (f64::from(u32::MAX) + 1.0);
    for ranked in ranked {
        left -= weight(ranked);
        if left < 0.0 {
            return Some(ranked.mv);
        }
    }
    Some(best.mv)
}

/// The first of the items that rank highest.
fn first_best<T>(items: impl Iterator<Item = T>, rank: impl Fn(&T) -> i32) -> Option<T> {
    items.reduce(|best, item| if rank(&item) > rank(&best) { item } else { best })
}
