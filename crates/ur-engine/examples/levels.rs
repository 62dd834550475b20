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
    Evaluator, Judge, Level, Match, MatchTally, Mind, Playable, Player, Shelf, expect, loss,
};
use ur_rules::{Roll, Ruleset, Side, VariantPosition};

/// Rolls after which a game is broken off: enough for its losses.
const LONGEST: u32 = 2_000;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [ruleset, games] = arguments.as_slice() else {
        return Err("give a ruleset and a number of games".into());
    };
    let games = games.parse()?;
    let shelf = env::var_os("UR_TABLES").map_or_else(Shelf::empty, Shelf::at);
    match ruleset.parse::<Ruleset>()?.start(Side::Light) {
        VariantPosition::Race(start) => report(start, games, &shelf),
        VariantPosition::Modern(start) => report(start, games, &shelf),
        VariantPosition::Ravensburger(start) => report(start, games, &shelf),
    }
}

fn report<P: Playable>(start: P, games: u64, shelf: &Shelf) -> Result<(), Box<dyn Error>> {
    let truth: Arc<dyn Evaluator<P>> = match start.truth(shelf)? {
        Some(truth) => truth.evaluator,
        None => {
            println!("losses are estimates: the game is not solved here");
            Arc::new(Further(Judge::without_tables(&start).evaluator))
        }
    };
    println!("level      loss %  median   75 %   90 %   95 %   98 %  above %   ms     ms 99 %");
    let minds: Vec<(Level, Mind<P>)> = Level::ALL
        .into_iter()
        .map(|level| Ok((level, Player::Level(level).mind(&start, shelf)?)))
        .collect::<Result<_, Box<dyn Error>>>()?;
    for (number, (level, mind)) in minds.iter().enumerate() {
        let mut losses = losses(mind, &*truth, start, games);
        losses.sort_by(f64::total_cmp);
        let mean = losses.iter().sum::<f64>() / losses.len().max(1) as f64;
        let [median, upper, nine, most, all] =
            [0.5, 0.75, 0.9, 0.95, 0.98].map(|share| 100.0 * quantile(&losses, share));
        let above = minds.get(number + 1).map(|(_, above)| share(start, mind, above, games));
        let above = above.map_or("-".to_owned(), |share| format!("{:.1}", 100.0 * share));
        let [usual, slowest] = answer_times(mind, start);
        println!(
            "{level:<9} {:>7.3} {median:>7.2} {upper:>6.2} {nine:>6.2} {most:>6.2} {all:>6.2} \
             {above:>8} {usual:>7.3} {slowest:>7.3}",
            100.0 * mean
        );
    }
    Ok(())
}

/// A judge who looks one ply further.
struct Further<P>(Arc<dyn Evaluator<P>>);

impl<P: Playable> Evaluator<P> for Further<P> {
    fn chance(&self, position: &P) -> f64 {
        expect(&self.0, position, 1)
    }
}

/// What a level gave away at every decision of its games against itself.
fn losses<P: Playable>(mind: &Mind<P>, truth: &dyn Evaluator<P>, start: P, games: u64) -> Vec<f64> {
    let game = |number| {
        let mut losses = Vec::new();
        walk(mind, start, number, |position, roll, mv| {
            losses.extend(loss(truth, position, roll, mv));
        });
        losses
    };
    (0..games).into_par_iter().flat_map_iter(game).collect()
}

/// Plays a game of a mind against itself, and shows every roll and move.
fn walk<P: Playable>(mind: &Mind<P>, start: P, seed: u64, mut see: impl FnMut(&P, Roll, P::Move)) {
    let mut randomness = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut position = start;
    for _ in 0..LONGEST {
        let dice = position.dice();
        let roll = dice.roll(randomness.random_range(0..dice.throws()));
        let Some(mv) = mind.choose(&position, roll, randomness.random()) else { break };
        see(&position, roll, mv);
        position.play_unchecked(roll, mv);
    }
}

fn quantile(sorted: &[f64], share: f64) -> f64 {
    let place = (sorted.len().saturating_sub(1)) as f64 * share;
    sorted.get(place as usize).copied().unwrap_or_default()
}

/// The share of points against another level.
fn share<P: Playable>(start: P, mind: &Mind<P>, above: &Mind<P>, games: u64) -> f64 {
    let contest = Match { start, seed: 5, truth: None };
    let pair = |pair| contest.play_pair(pair, &mut mind.clone(), &mut above.clone());
    let tallies: Vec<MatchTally> = (0..games.div_ceil(2)).into_par_iter().map(pair).collect();
    tallies.into_iter().fold(MatchTally::default(), MatchTally::and).a_share()
}

/// How long an answer takes on one core, in milliseconds: the median and the 99th of a hundred.
fn answer_times<P: Playable>(mind: &Mind<P>, start: P) -> [f64; 2] {
    let mut times: Vec<Duration> = Vec::new();
    for game in 0..10 {
        let mut seen = Vec::new();
        walk(mind, start, game, |position, roll, _| seen.push((*position, roll)));
        times.extend(seen.into_iter().map(|(position, roll)| {
            let asked = Instant::now();
            std::hint::black_box(mind.choose(&position, roll, 1));
            asked.elapsed()
        }));
    }
    times.sort();
    let millis = |share: f64| {
        let place = (times.len().saturating_sub(1)) as f64 * share;
        times.get(place as usize).map_or(0.0, |time| 1000.0 * time.as_secs_f64())
    };
    [millis(0.5), millis(0.99)]
}
