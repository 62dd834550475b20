//! `ur sim`: many games between computer players.

use std::io::{Write, stdout};

use serde::Serialize;
use ur_engine::{Player, Simulation, Tally};
use ur_rules::{Ruleset, Side};

use crate::cli::SimArgs;
use crate::cmd::{json_line, progress};
use crate::failure::Failure;
use crate::{load, tables};

#[derive(Serialize)]
struct Answer {
    ruleset: String,
    players: [String; 2],
    seed: u64,
    games: u64,
    light_wins: u64,
    dark_wins: u64,
    draws: u64,
    mean_rolls: f64,
    shortest: u32,
    longest: u32,
    first_player_share: f64,
    low: f64,
    high: f64,
}

pub(crate) fn run(args: &SimArgs) -> Result<(), Failure> {
    let start = load::ruleset(&args.ruleset)?.start(Side::Light);
    let players = players(&args.players)?;
    let simulation = Simulation { start, players, games: args.games, seed: args.seed };
    let bar = progress::bar(args.games, "{bar:30} {pos}/{len} {rate} {eta} left");
    let tally = simulation.run(tables::exact_values(), |games| bar.inc(games));
    bar.finish_and_clear();
    let answer = answer(args, start.ruleset(), players, &tally?);
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        out.write_all(table(&answer).as_bytes())?;
    }
    Ok(())
}

fn players(text: &str) -> Result<[Player; 2], Failure> {
    let Some((light, dark)) = text.split_once(',') else {
        let reason = format!("`{text}` is not two players with a comma between: random,greedy");
        return Err(Failure::Usage(reason));
    };
    Ok([light.trim().parse()?, dark.trim().parse()?])
}

fn answer(args: &SimArgs, ruleset: Ruleset, players: [Player; 2], tally: &Tally) -> Answer {
    let (low, high) = tally.first_share_interval();
    Answer {
        ruleset: load::called(&ruleset, &args.ruleset, args.json),
        players: players.map(|player| player.to_string()),
        seed: args.seed,
        games: tally.games,
        light_wins: tally.wins[0],
        dark_wins: tally.wins[1],
        draws: tally.draws,
        mean_rolls: tally.mean_rolls(),
        shortest: tally.shortest,
        longest: tally.longest,
        first_player_share: tally.first_share(),
        low,
        high,
    }
}

fn table(answer: &Answer) -> String {
    let Answer { games, light_wins, dark_wins, draws, .. } = answer;
    let [light, dark] = &answer.players;
    format!(
        "{}: {light} (light, first) against {dark} (dark), seed {}\n\
         games    {games:>10}\n\
         light    {light_wins:>10}\n\
         dark     {dark_wins:>10}\n\
         draws    {draws:>10}\n\
         rolls    {:>10.1} on average, {} to {}\n\
         first    {:>9.2} % of the points, 95 % interval {:.2} to {:.2} %\n",
        answer.ruleset,
        answer.seed,
        answer.mean_rolls,
        answer.shortest,
        answer.longest,
        100.0 * answer.first_player_share,
        100.0 * answer.low,
        100.0 * answer.high,
    )
}
