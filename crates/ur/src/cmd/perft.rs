//! `ur perft`: counts the positions of the game tree.

use std::io::{Write, stdout};
use std::time::Instant;

use ur_rules::{Position, Side, in_any_family, perft};

use crate::cli::PerftArgs;
use crate::cmd::progress;
use crate::failure::Failure;
use crate::load;

pub(crate) fn run(args: &PerftArgs) -> Result<(), Failure> {
    let start = load::ruleset(&args.ruleset)?.start(Side::Light);
    let begun = Instant::now();
    let count = in_any_family!(start, start => count(&start, args.depth));
    let mut out = stdout().lock();
    writeln!(out, "{count}")?;
    if args.time {
        let seconds = begun.elapsed().as_secs_f64();
        let rate = count as f64 / seconds.max(1e-9);
        writeln!(out, "{seconds:.3} s, {rate:.0} positions/s")?;
    }
    Ok(())
}

/// Counts below every position of the first two plies, so that a bar can show how far it has got.
fn count<P: Position>(start: &P, depth: u8) -> u64 {
    if depth < 3 {
        return perft(start, depth);
    }
    let below = |position: &P| -> Vec<P> {
        let rolls = position.dice().rolls().iter();
        rolls.flat_map(|odds| position.successors(odds.roll)).collect()
    };
    let branches: Vec<P> = below(start).iter().flat_map(below).collect();
    let bar = progress::bar(branches.len() as u64, "{bar:40} {percent}% {eta} left");
    branches.iter().map(|branch| perft(branch, depth - 2)).inspect(|_| bar.inc(1)).sum()
}
