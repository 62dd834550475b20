//! `ur moves`: the legal moves of a position and a roll.

use std::io::{Write, stdout};

use serde::Serialize;
use ur_rules::Position;

use crate::cli::MovesArgs;
use crate::cmd::json_line;
use crate::failure::Failure;
use crate::load;

#[derive(Serialize)]
struct Answer {
    ruleset: String,
    position: String,
    roll: String,
    moves: Vec<Line>,
}

#[derive(PartialEq, Eq, PartialOrd, Ord, Serialize)]
struct Line {
    #[serde(rename = "move")]
    mv: String,
    position: String,
}

pub(crate) fn run(args: &MovesArgs) -> Result<(), Failure> {
    let ruleset = load::ruleset(&args.ruleset)?;
    let position = load::position(ruleset, &args.position)?;
    let roll = load::roll(&position, &args.roll)?;
    position.check(roll)?;
    let mut moves = position
        .moves(roll)
        .map(|mv| Ok(Line { mv: mv.to_string(), position: position.play(roll, mv)?.to_string() }))
        .collect::<Result<Vec<Line>, Failure>>()?;
    moves.sort_unstable();
    let mut out = stdout().lock();
    if args.json {
        let answer = Answer {
            ruleset: ruleset.to_string(),
            position: position.to_string(),
            roll: roll.to_string(),
            moves,
        };
        writeln!(out, "{}", json_line(&answer)?)?;
    } else {
        for line in moves {
            writeln!(out, "{}\t{}", line.mv, line.position)?;
        }
    }
    Ok(())
}
