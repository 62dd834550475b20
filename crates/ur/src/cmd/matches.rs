//! `ur match`: who is stronger, and by how much.

use std::fmt::Write as _;
use std::io::{Write, stdout};
use std::num::NonZeroUsize;
use std::process::ExitCode;
use std::thread;
use std::time::Duration;

use serde::Serialize;
use ur_engine::{MatchReport, MatchTally, Regret, Series};
use ur_rules::Side;

use crate::cli::MatchArgs;
use crate::cmd::{INTERRUPTED, json_line, progress, work};
use crate::failure::Failure;
use crate::{load, tables};

#[derive(Serialize)]
struct Answer {
    ruleset: String,
    a: String,
    b: String,
    seed: u64,
    games: u64,
    a_wins: u64,
    b_wins: u64,
    draws: u64,
    a_share: f64,
    low: f64,
    high: f64,
    /// Without bounds where all points went to one side: null.
    elo: f64,
    elo_low: f64,
    elo_high: f64,
    mean_rolls: f64,
    /// Games that A and B lost because they could not go on.
    forfeits: [u64; 2],
    /// Why, the first few times.
    excuses: [Vec<String>; 2],
    /// What A and B give away, where that is known.
    losses: Option<[Loss; 2]>,
    /// Whether all games were played.
    complete: bool,
}

/// What a player gives away.
#[derive(Serialize)]
struct Loss {
    decisions: u64,
    /// The chance given away at a decision, on average.
    mean: f64,
    /// How far the true mean may be from it, with 95 % confidence.
    spread: f64,
}

impl From<Regret> for Loss {
    fn from(regret: Regret) -> Loss {
        let (decisions, mean, spread) =
            (regret.decisions, regret.mean().share(), regret.spread().share());
        Loss { decisions, mean, spread }
    }
}

pub(crate) fn run(args: &MatchArgs) -> Result<ExitCode, Failure> {
    let start = load::ruleset(&args.ruleset)?.start(Side::Light);
    let series = Series {
        start,
        entrants: [args.a.parse()?, args.b.parse()?],
        seed: args.seed,
        pairs: args.games.div_ceil(2),
        threads: args.threads.unwrap_or_else(all_cores),
        move_time: Duration::from_millis(args.move_time),
    };
    let report = play(args, &series)?;
    let answer = answer(args, &series, &report);
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        out.write_all(table(&answer).as_bytes())?;
    }
    if report.complete {
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("{}", how_to_go_on(args, report.tally.games()));
    Ok(ExitCode::from(INTERRUPTED))
}

fn all_cores() -> NonZeroUsize {
    thread::available_parallelism().unwrap_or(NonZeroUsize::MIN)
}

/// Plays what is not kept already, with a bar on the terminal, until Ctrl-C.
fn play(args: &MatchArgs, series: &Series) -> Result<MatchReport, Failure> {
    let mut play = series.begin(tables::exact_values(), args.keep.as_deref())?;
    let bar = progress::bar(2 * series.pairs, "{bar:30} {pos}/{len} {rate} {eta} left");
    bar.set_position(play.games());
    bar.reset_eta();
    let report = work::run(&mut play, &bar, &mut |games| bar.set_position(games))?;
    Ok(report.unwrap_or_else(|| play.report()))
}

fn how_to_go_on(args: &MatchArgs, games: u64) -> String {
    match &args.keep {
        Some(path) => format!(
            "stopped after {games} games, which are kept in {}; the same command goes on from here",
            path.display()
        ),
        None => format!(
            "stopped after {games} games; with --keep FILE they are kept, and the same command goes on"
        ),
    }
}

fn answer(args: &MatchArgs, series: &Series, report: &MatchReport) -> Answer {
    let tally = &report.tally;
    let (low, high) = tally.interval();
    let [a, b] = series.entrants.each_ref().map(ToString::to_string);
    Answer {
        ruleset: load::called(&series.start.ruleset(), &args.ruleset, args.json),
        a,
        b,
        seed: args.seed,
        games: tally.games(),
        a_wins: tally.a_wins,
        b_wins: tally.b_wins,
        draws: tally.draws,
        a_share: tally.a_share(),
        low,
        high,
        elo: MatchTally::elo(tally.a_share()),
        elo_low: MatchTally::elo(low),
        elo_high: MatchTally::elo(high),
        mean_rolls: tally.mean_rolls(),
        forfeits: tally.forfeits,
        excuses: report.excuses.clone(),
        losses: report.solved.then(|| tally.regrets.map(Loss::from)),
        complete: report.complete,
    }
}

fn table(answer: &Answer) -> String {
    let Answer { a, b, games, a_wins, b_wins, draws, .. } = answer;
    let mut text = format!(
        "{}: {a} (A) against {b} (B), seed {}\n\
         games    {games:>10}  in pairs with the same dice, sides swapped\n\
         A won    {a_wins:>10}\n\
         B won    {b_wins:>10}\n\
         draws    {draws:>10}\n\
         share    {:>9.2} %  of the points for A, 95 % interval {:.2} to {:.2} %\n\
         Elo      {:>+10.0}  for A, 95 % interval {:+.0} to {:+.0}\n\
         rolls    {:>10.1}  a game\n",
        answer.ruleset,
        answer.seed,
        100.0 * answer.a_share,
        100.0 * answer.low,
        100.0 * answer.high,
        answer.elo,
        answer.elo_low,
        answer.elo_high,
        answer.mean_rolls,
    );
    for (name, loss) in ["A", "B"].into_iter().zip(answer.losses.iter().flatten()) {
        let _ = writeln!(
            text,
            "{name} gave  {:>10.3}  points away at a decision, ± {:.3} ({} decisions)",
            100.0 * loss.mean,
            100.0 * loss.spread,
            loss.decisions,
        );
    }
    for ((name, forfeits), excuses) in ["A", "B"].iter().zip(answer.forfeits).zip(&answer.excuses) {
        if forfeits > 0 {
            let _ = writeln!(text, "{name} could not go on in {forfeits} games, which it lost:");
            for excuse in excuses {
                let _ = writeln!(text, "  {excuse}");
            }
        }
    }
    text
}
