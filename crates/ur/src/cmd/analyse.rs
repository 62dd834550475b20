//! `ur analyse`: what every move of a position is worth; without a position, the analysis board.

use std::fmt::Write as _;
use std::io::{Write, stdout};
use std::time::Duration;

use ur_engine::{Analysis, Judge, RollAnalysis, Source};
use ur_rules::{Position, Ruleset, Side, VariantPosition};
use ur_solver::Accuracy;

use crate::board_text::Charset;
use crate::cli::AnalyseArgs;
use crate::cmd::{json_line, words};
use crate::failure::Failure;
use crate::{load, play, tables};

pub(crate) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let Some(position) = &args.position else { return board(args, ruleset) };
    let position = load::position(ruleset, position)?;
    let roll = args.roll.as_deref().map(|roll| load::roll(&position, roll)).transpose()?;
    let judge = Judge::best(&position, tables::exact_values())?;
    let analysis = judge.analyse(&position, roll, args.time.map(Duration::from_millis))?;
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&analysis)?)?;
    } else {
        out.write_all(text(&position, &analysis).as_bytes())?;
    }
    Ok(())
}

/// Opens the analysis board, where there is somebody to set a position up.
fn board(args: &AnalyseArgs, ruleset: Ruleset) -> Result<(), Failure> {
    if args.json || !play::is_on_terminal() {
        return Err(Failure::NoPosition { ruleset: ruleset.to_string() });
    }
    let start = ruleset.start(Side::Light);
    play::analyse(start, words(args.lang), Charset::choose(args.ascii))
}

fn text(position: &VariantPosition, analysis: &Analysis) -> String {
    let digits = digits(analysis.source);
    let chance = 100.0 * analysis.chance.seen_by(analysis.side);
    let mut text = format!("{} to act wins {chance:.digits$} %\n", position.turn());
    text.push_str(&source_line(analysis.source, analysis.accuracy));
    text.push('\n');
    for roll in &analysis.rolls {
        write_roll(&mut text, roll, analysis.side, digits);
    }
    text
}

fn write_roll(text: &mut String, roll: &RollAnalysis, side: Side, digits: usize) {
    let plies = if roll.plies == 1 { "ply" } else { "plies" };
    let _ = writeln!(
        text,
        "\nroll {} (comes {:.1} % of the time, {} {plies} looked at)",
        roll.roll,
        100.0 * roll.odds,
        roll.plies
    );
    let longest = roll.moves.iter().map(|rated| rated.mv.to_string().len()).max().unwrap_or(0);
    for rated in &roll.moves {
        let (chance, mv) = (100.0 * rated.chance.seen_by(side), rated.mv.to_string());
        let width = digits + 4;
        let _ = writeln!(text, "{chance:width$.digits$} %  {mv:longest$}  {}", rated.after);
    }
}

/// Decimals of a percentage that mean something.
pub(super) fn digits(source: Source) -> usize {
    if source == Source::Exact { 4 } else { 1 }
}

/// Where chances come from, and how far they may be off.
pub(super) fn source_line(source: Source, accuracy: Accuracy) -> String {
    let points = accuracy.error().points();
    match source {
        Source::Exact if !accuracy.is_proved() => {
            format!("solved, but not proved: chances may be off by about {points:.1e} points")
        }
        Source::Exact => format!("exact: no chance is off by more than {points:.1e} points"),
        Source::Net => format!("estimates of a net, typically off by {points:.1} points"),
        Source::ByHand => format!("rules of thumb, typically off by {points:.1} points"),
    }
}
