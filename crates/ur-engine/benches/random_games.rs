//! Random games on one thread, through the public API: games and rolls a second.
//!
//! `cargo bench -p ur-engine --bench random_games` prints a table; with the name of a ruleset and a
//! number of games it plays just those, for `perf stat` and callgrind to count instructions.

use std::time::Instant;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use ur_engine::{Mind, Playable, play_out};
use ur_rules::{Ruleset, Side, in_any_family};

/// How many games of each ruleset take about two seconds.
const GAMES: [(&str, u32); 4] =
    [("classic", 1_000_000), ("masters", 500_000), ("modern", 200), ("ravensburger", 10_000)];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    if let [ruleset, games] = arguments.as_slice() {
        let (rolls, _) = measure(ruleset, games.parse().expect("a number of games"));
        println!("{rolls}");
        return;
    }
    println!("{:<14} {:>12} {:>14} {:>12}", "ruleset", "games/s", "rolls/s", "rolls/game");
    for (ruleset, games) in GAMES {
        let best = (0..5).map(|_| measure(ruleset, games)).min_by(|a, b| a.1.total_cmp(&b.1));
        let (rolls, seconds) = best.expect("five runs");
        let games = f64::from(games);
        let (per_second, mean) = (games / seconds, rolls as f64 / games);
        println!("{ruleset:<14} {per_second:>12.0} {:>14.0} {mean:>12.1}", per_second * mean);
    }
}

/// Plays games and says how many rolls and seconds they took.
fn measure(ruleset: &str, games: u32) -> (u64, f64) {
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let begun = Instant::now();
    let rolls = in_any_family!(ruleset.start(Side::Light), start => rolls(start, games));
    (rolls, begun.elapsed().as_secs_f64())
}

fn rolls<P: Playable>(start: P, games: u32) -> u64 {
    let mut randomness = Xoshiro256PlusPlus::seed_from_u64(2026);
    let play = |_| {
        let played = play_out(start, &[Mind::Random, Mind::Random], &mut randomness);
        u64::from(played.expect("no values are asked").1)
    };
    (0..games).map(play).sum()
}
