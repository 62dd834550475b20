//! `ur replay`: a game record, position by position.

use std::io::{Write, stdout};

use serde::Serialize;
use ur_rules::record::{Record, result_text};

use crate::board_text::{Charset, draw};
use crate::cli::ReplayArgs;
use crate::cmd::{json_line, words};
use crate::failure::Failure;
use crate::{describe, load};

#[derive(Serialize)]
struct Answer {
    ruleset: String,
    start: String,
    plies: Vec<Line>,
    result: &'static str,
}

#[derive(Serialize)]
struct Line {
    side: String,
    roll: String,
    #[serde(rename = "move")]
    mv: Option<String>,
    position: String,
}

pub(crate) fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let record = load::record(&args.file)?;
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", json_line(&answer(&record))?)?;
        return Ok(());
    }
    let words = words(args.lang);
    let charset = Charset::choose(args.ascii);
    let game = &record.game;
    writeln!(out, "{}\n{}", draw(game.start(), charset), game.start())?;
    for ply in game.plies() {
        writeln!(out, "\n{}", describe::ply(&words, ply))?;
        writeln!(out, "{}{}", draw(&ply.after, charset), ply.after)?;
    }
    if let Some(outcome) = game.outcome() {
        writeln!(out, "\n{}", describe::outcome(&words, outcome))?;
    }
    Ok(())
}

fn answer(record: &Record) -> Answer {
    let game = &record.game;
    let plies = game.plies().iter().map(|ply| Line {
        side: ply.side.to_string(),
        roll: ply.roll.to_string(),
        mv: ply.mv.map(|mv| mv.to_string()),
        position: ply.after.to_string(),
    });
    Answer {
        ruleset: game.ruleset().to_string(),
        start: game.start().to_string(),
        plies: plies.collect(),
        result: result_text(game),
    }
}
