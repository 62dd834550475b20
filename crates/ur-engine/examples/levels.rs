//! What the levels give away, how they do against each other, and how long they think: the figures
//! of `docs/strength.md`, by which the levels and the bands are set.
//!
//! `cargo run --release -p ur-engine --example levels -- classic 1000` plays so many games of each
//! pair. Exact values come from the folder in `UR_TABLES`; without them, losses are judged by the net
//! looking one ply further than the levels do.

use std::env;
use std::error::Error;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use ur_engine::{
    Evaluator, ExactValues, Fault, Judge, Level, Match, MatchTally, Mind, Playable, Player, expect,
    loss,
};
use ur_rules::{Chance, Points, Roll, Ruleset, Side, in_any_family};

/// Rolls after which a game is broken off: enough for its losses.
const LONGEST: u32 = 2_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [ruleset, games] = arguments.as_slice() else {
        return Err("give a ruleset and a number of games".into());
    };
    let games = games.parse()?;
    let values = env::var_os("UR_TABLES").map_or_else(ExactValues::none, ExactValues::at);
    let start = ruleset.parse::<Ruleset>()?.start(Side::Light);
    in_any_family!(start, start => report(start, games, &values))
}

fn report<P: Playable>(start: P, games: u64, values: &ExactValues) -> Result<(), Box<dyn Error>> {
    let truth: Arc<dyn Evaluator<P>> = match start.exact(values)? {
        Some(truth) => truth.evaluator,
        None => {
            println!("losses are estimates: the game is not solved here");
            Arc::new(Further(Judge::without_tables(&start).evaluator))
        }
    };
    println!("level      loss %  median   75 %   90 %   95 %   98 %  above %   ms     ms 99 %");
    let minds: Vec<(Level, Mind<P>)> = Level::ALL
        .into_iter()
        .map(|level| Ok((level, Player::Level(level).mind(&start, values)?)))
        .collect::<Result<_, Box<dyn Error>>>()?;
    for (number, (level, mind)) in minds.iter().enumerate() {
        let losses = losses(mind, &*truth, start, games)?;
        let mut losses: Vec<f64> = losses.into_iter().map(Points::points).collect();
        losses.sort_by(f64::total_cmp);
        let mean = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
        let [median, upper, nine, most, all] =
            [0.5, 0.75, 0.9, 0.95, 0.98].map(|share| quantile(&losses, share));
        let above = match minds.get(number + 1) {
            Some((_, above)) => format!("{:.1}", 100.0 * share(start, mind, above, games)?),
            None => "-".to_owned(),
        };
        let [usual, slowest] = answer_times(mind, start)?;
        println!(
            "{level:<9} {mean:>7.3} {median:>7.2} {upper:>6.2} {nine:>6.2} {most:>6.2} {all:>6.2} \
             {above:>8} {usual:>7.3} {slowest:>7.3}"
        );
    }
    Ok(())
}

/// A judge who looks one ply further.
struct Further<P>(Arc<dyn Evaluator<P>>);

impl<P: Playable> Evaluator<P> for Further<P> {
    fn chances(&self, positions: &[P]) -> Result<Vec<Chance>, Fault> {
        positions.iter().map(|position| expect(&self.0, position, 1)).collect()
    }
}

/// What a level gave away at every decision of its games against itself.
fn losses<P: Playable>(
    mind: &Mind<P>,
    truth: &dyn Evaluator<P>,
    start: P,
    games: u64,
) -> Result<Vec<Points>, Fault> {
    let game = |number| {
        let mut losses = Vec::new();
        walk(mind, start, number, |position, roll, mv| {
            losses.extend(loss(truth, position, roll, mv)?);
            Ok(())
        })?;
        Ok(losses)
    };
    let games: Vec<Vec<Points>> = (0..games).into_par_iter().map(game).collect::<Result<_, _>>()?;
    Ok(games.into_iter().flatten().collect())
}

/// Plays a game of a mind against itself, and shows every roll and move.
fn walk<P: Playable>(
    mind: &Mind<P>,
    start: P,
    seed: u64,
    mut see: impl FnMut(&P, Roll, P::Move) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let mut randomness = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = start;
    for _ in 0..LONGEST {
        let dice = position.dice();
        let roll = dice.roll(randomness.random_range(0..dice.throws()));
        let Some(mv) = mind.choose(&position, roll, randomness.random())? else { break };
        see(&position, roll, mv)?;
        position.play_unchecked(roll, mv);
    }
    Ok(())
}

fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = (sorted.len().saturating_sub(1)) as f64 * share;
    sorted.get(place as usize).copied().unwrap_or_default()
}

/// The share of points against another level.
fn share<P: Playable>(start: P, mind: &Mind<P>, above: &Mind<P>, games: u64) -> Result<f64, Fault> {
    let contest = Match { start, seed: 5, truth: None };
    let pair = |pair| contest.play_pair(pair, &mut mind.clone(), &mut above.clone());
    let pairs = (0..games.div_ceil(2)).into_par_iter().map(pair);
    let tallies: Vec<MatchTally> = pairs.collect::<Result<_, _>>()?;
    Ok(tallies.into_iter().fold(MatchTally::default(), MatchTally::and).a_share())
}

/// How long an answer takes on one core, in milliseconds: the median and the 99th of a hundred.
fn answer_times<P: Playable>(mind: &Mind<P>, start: P) -> Result<[f64; 2], Fault> {
    let mut times: Vec<Duration> = Vec::new();
    for game in 0..10 {
        let mut seen = Vec::new();
        walk(mind, start, game, |position, roll, _| {
            seen.push((*position, roll));
            Ok(())
        })?;
        for (position, roll) in seen {
            let asked = Instant::now();
            std::hint::black_box(mind.choose(&position, roll, 1)?);
            times.push(asked.elapsed());
        }
    }
    times.sort();
    let millis = |share: f64| {
        let place = (times.len().saturating_sub(1)) as f64 * share;
        times.get(place as usize).map_or(0.0, |time| 1000.0 * time.as_secs_f64())
    };
    Ok([millis(0.5), millis(0.99)])
}
