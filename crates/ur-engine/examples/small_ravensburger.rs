//! Solves ravensburger with few stones and measures what players give away there.
//!
//! `cargo run --release -p ur-engine --example small_ravensburger -- 2 10000` solves the game with
//! two stones a side and plays 10,000 games of the net against itself; slower players play a tenth.
//! Two stones take a second, three stones some minutes and 1.6 GB of memory. House rules follow the
//! number of stones, `3,six=roll_again`; there are no nets for them. What it prints is in
//! `docs/strength.md`.

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use rayon::prelude::*;
use ur_engine::{Cup, Depth, Evaluator, Fault, Mind, Net, ROLL_LIMIT, Regret, play_out};
use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::{Position, RavensburgerPosition, Ruleset, Side};
use ur_solver::SmallGame;

/// The same games every time.
const SEED: u64 = 1;

type Judged = Arc<dyn Evaluator<RavensburgerPosition>>;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let pieces = arguments.next().unwrap_or("2".to_owned());
    let games: u64 = arguments.next().unwrap_or("10000".to_owned()).parse()?;
    let ruleset: Ruleset = format!("ravensburger:pieces={pieces}").parse()?;
    let Ruleset::Ravensburger(rules) = ruleset else { return Err("not ravensburger".into()) };
    let truth = solve(rules)?;
    let start = rules.start(Side::Light);
    tell_perfect_games(&truth, start, games)?;
    tell_regret("random", &Mind::Random, &truth, start, games.div_ceil(10))?;
    tell_regret("greedy", &Mind::Greedy, &truth, start, games)?;
    match Net::of(ruleset) {
        Some(net) => tell_net(net, &truth, start, games)?,
        None => println!("there is no net for these rules"),
    }
    Ok(())
}

/// Solves the game and says what that took.
fn solve(rules: &'static RavensburgerRules) -> Result<Arc<SmallGame>, Box<dyn Error>> {
    let needs = SmallGame::needs(rules)?;
    let gigabytes = needs.memory as f64 / 1e9;
    println!("{}: {} positions, {gigabytes:.3} GB", rules.text(), needs.positions);
    let begun = Instant::now();
    let game = SmallGame::solve(rules, ur_engine::free_memory())?;
    let seconds = begun.elapsed().as_secs_f64();
    println!("solved in {seconds:.1} s, {:.1} passes on average", game.passes());
    let endless = if game.is_endless() { "can" } else { "cannot" };
    println!("{:?}; a side {endless} play for ever", game.accuracy());
    Ok(Arc::new(game))
}

fn judging(evaluator: Judged, plies: u8) -> Mind<RavensburgerPosition> {
    Mind::best(evaluator, Depth::Plies(plies))
}

/// Says the first player's chance, and how long perfect games are.
fn tell_perfect_games(
    truth: &Arc<SmallGame>,
    start: RavensburgerPosition,
    games: u64,
) -> Result<(), Fault> {
    let mind = judging(Arc::<SmallGame>::clone(truth), 1);
    let minds = [mind.clone(), mind];
    let rolls = |game| {
        let mut randomness = Xoshiro256PlusPlus::seed_from_u64(SEED + game);
        Ok(f64::from(play_out(start, &minds, &mut randomness)?.1))
    };
    let rolls: Vec<f64> = (0..games).into_par_iter().map(rolls).collect::<Result<_, _>>()?;
    let (mean, spread) = mean_and_spread(&rolls);
    let first = Evaluator::chance(&**truth, &start)?.seen_by(start.turn());
    println!("first player {first:.9}");
    println!("perfect games take {mean:.2} ± {spread:.2} rolls ({games} games)");
    Ok(())
}

/// Says what a player gives away in games against itself.
fn tell_regret(
    name: &str,
    mind: &Mind<RavensburgerPosition>,
    truth: &SmallGame,
    start: RavensburgerPosition,
    games: u64,
) -> Result<(), Fault> {
    let begun = Instant::now();
    let regret = Regret::in_games(mind, truth, start, games, SEED)?;
    println!(
        "{name}: {:.4} ± {:.4} percentage points a decision, {:.1} decisions a game \
         ({games} games, {:.0} s)",
        regret.mean().points(),
        regret.spread().points(),
        regret.decisions as f64 / games as f64,
        begun.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// Says what the net gives away, and how far it is off.
fn tell_net(
    net: &'static Net,
    truth: &SmallGame,
    start: RavensburgerPosition,
    games: u64,
) -> Result<(), Fault> {
    tell_regret("net:1ply", &judging(Arc::new(net), 1), truth, start, games)?;
    tell_regret("net:2ply", &judging(Arc::new(net), 2), truth, start, games.div_ceil(10))?;
    tell_errors(net, truth, start, games.div_ceil(10))
}

/// Says how far the net's values are off in its own games.
fn tell_errors(
    net: &'static Net,
    truth: &SmallGame,
    start: RavensburgerPosition,
    games: u64,
) -> Result<(), Fault> {
    let of_game = |game| squared_errors(net, truth, start, SEED + game);
    let games: Vec<Vec<f64>> = (0..games).into_par_iter().map(of_game).collect::<Result<_, _>>()?;
    let squares = games.concat();
    let (mean, _) = mean_and_spread(&squares);
    println!(
        "net's values: {:.3} percentage points off (root mean square of {})",
        100.0 * mean.sqrt(),
        squares.len()
    );
    Ok(())
}

/// The squares of the net's errors, one for every position of a game.
fn squared_errors(
    net: &'static Net,
    truth: &SmallGame,
    start: RavensburgerPosition,
    seed: u64,
) -> Result<Vec<f64>, Fault> {
    let (mind, mut cup) = (judging(Arc::new(net), 1), Cup::seeded(seed));
    let mut position = start;
    let mut squares = Vec::new();
    for _ in 0..ROLL_LIMIT {
        if position.winner().is_some() {
            break;
        }
        let chance = Evaluator::chance(truth, &position)?;
        let off = Evaluator::chance(net, &position)?.gain_since(chance, position.turn());
        squares.push(off.share().powi(2));
        let roll = cup.throw(position.dice());
        let Some(mv) = cup.choose(&mind, &position, roll)? else { break };
        position.play_unchecked(roll, mv);
    }
    Ok(squares)
}

/// The mean of a sample, and how far the true one may be with 95 % confidence.
fn mean_and_spread(sample: &[f64]) -> (f64, f64) {
    let n = sample.len().max(1) as f64;
    let mean = sample.iter().sum::<f64>() / n;
    let variance = sample.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / n;
    (mean, 1.96 * (variance / n).sqrt())
}
