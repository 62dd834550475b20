//! `ur review`: a played game, told as luck and skill.

mod svg;
mod text;

use std::fs;
use std::io::{IsTerminal, Write, stdout};
use std::path::Path;
use std::time::Instant;

use serde::Serialize;
use ur_engine::{Judge, REVIEW_TIME, Review};
use ur_play::Ledger;
use ur_rules::record::{Record, result_text};
use ur_rules::{Points, Side};

use crate::cli::ReviewArgs;
use crate::cmd::json_line;
use crate::failure::Failure;
use crate::{load, tables};

/// What is told about a game.
#[derive(Serialize)]
struct Answer {
    ruleset: String,
    /// Who played, Light first, if the record says it.
    players: [Option<String>; 2],
    /// How the game ended, as records have it.
    outcome: &'static str,
    #[serde(flatten)]
    review: Review,
    /// Where the result comes from, as every door shows it.
    ledger: Ledger,
    /// What is left over when the books are added up: rounding.
    imbalance: Points,
}

impl Answer {
    /// A side, by the name of who played it.
    fn name(&self, side: Side) -> String {
        let word = if side == Side::Light { "Light" } else { "Dark" };
        match &self.players[side.index()] {
            Some(name) => format!("{word} ({name})"),
            None => word.to_owned(),
        }
    }
}

pub(crate) fn run(args: &ReviewArgs) -> Result<(), Failure> {
    let record = load::record_or_rgn(&args.file, args.rules.as_deref())?;
    let begun = Instant::now();
    let judge = Judge::best(record.game.start(), tables::exact_values())?;
    let review = judge.review(&record.game, &|| begun.elapsed() < REVIEW_TIME)?;
    let answer = answer(&record, review);
    let mut out = stdout().lock();
    match &args.svg {
        Some(file) if file == Path::new("-") => {
            out.write_all(svg::draw(&answer).as_bytes())?;
        }
        Some(file) => {
            let picture = svg::draw(&answer);
            fs::write(file, picture)
                .map_err(|error| Failure::Write { path: file.clone(), error })?;
        }
        None if args.json => writeln!(out, "{}", json_line(&answer)?)?,
        None => {
            let text = text::table(&answer, has_colours(&out));
            out.write_all(text.as_bytes())?;
        }
    }
    Ok(())
}

/// Whether whoever reads wants colours.
fn has_colours(out: &impl IsTerminal) -> bool {
    let unwanted = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    out.is_terminal() && !unwanted
}

fn answer(record: &Record, review: Review) -> Answer {
    let game = &record.game;
    let name = |key| record.header(key).filter(|name| !name.is_empty()).map(str::to_owned);
    Answer {
        ruleset: game.ruleset().to_string(),
        players: [name("Light"), name("Dark")],
        outcome: result_text(game),
        ledger: Ledger::of(&review),
        imbalance: review.imbalance(),
        review,
    }
}
