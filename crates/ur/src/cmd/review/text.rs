//! The review as a text of eighty columns.

use std::fmt::Write;

use ur_engine::{Account, Band, Review, ReviewedPly};
use ur_rules::Side;

use super::Answer;
use crate::cmd::analyse::source_line;

/// The widest line.
const COLUMNS: usize = 80;

/// The review, in lines.
pub(super) fn table(answer: &Answer, colours: bool) -> String {
    if answer.review.plies.is_empty() {
        return format!("{}\nnothing to review: no roll has been played\n", title(answer));
    }
    let mut text = head(answer);
    write_plies(&mut text, &answer.review, colours);
    write_sides(&mut text, &answer.review.sides);
    write_books(&mut text, answer);
    text
}

fn head(answer: &Answer) -> String {
    let review = &answer.review;
    format!(
        "{}\n{}\n\n\
         The chances are those of the side that moves, in percent: before the roll, and\n\
         after the move. Luck is what the roll brought, lost what the move gave away.\n\n",
        title(answer),
        source_line(review.source, review.accuracy)
    )
}

/// Who played what, and how long.
fn title(answer: &Answer) -> String {
    let rolls = answer.review.plies.len();
    let title = format!(
        "{}: {} against {}, {rolls} {}\n",
        answer.ruleset,
        answer.name(Side::Light),
        answer.name(Side::Dark),
        if rolls == 1 { "roll" } else { "rolls" },
    );
    let title: String = title.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    textwrap::fill(title.trim(), COLUMNS)
}

fn write_plies(text: &mut String, review: &Review, colours: bool) {
    let longest = review.plies.iter().map(|ply| ply.mv.to_string().len()).max().unwrap_or(0);
    let width = longest.max(4);
    let _ = writeln!(
        text,
        "{:>4} {:5} {:4} {:width$} {:>6} {:>6} {:>6} {:>5}",
        "", "side", "roll", "move", "before", "after", "luck", "lost"
    );
    for (number, ply) in (1..).zip(&review.plies) {
        let line = format!(
            "{number:>4} {:5} {:4} {:width$} {:>6.1} {:>6.1} {:>+6.1} {}",
            ply.side.to_string(),
            ply.roll.to_string(),
            ply.mv.to_string(),
            percent(ply.before.seen_by(ply.side)),
            percent(ply.after.seen_by(ply.side)),
            ply.luck.points(),
            lost(ply),
        );
        text.push_str(line.trim_end());
        write_verdict(text, ply, line.trim_end().chars().count(), colours);
        text.push('\n');
    }
    text.push('\n');
}

fn lost(ply: &ReviewedPly) -> String {
    match ply.band {
        Some(_) => format!("{:>5.1}", ply.loss.points()),
        None => "    -".to_owned(),
    }
}

/// What is said about a move that was not the best.
fn write_verdict(text: &mut String, ply: &ReviewedPly, used: usize, colours: bool) {
    let Some(band) = ply.band.filter(|band| *band > Band::Good) else { return };
    let verdict = format!("{}, best {}", word(band), ply.best);
    if used + 2 + verdict.chars().count() > COLUMNS {
        let _ = write!(text, "\n{:>5}", "");
    } else {
        text.push_str("  ");
    }
    match colour(band).filter(|_| colours) {
        Some(code) => {
            let _ = write!(text, "\x1b[{code}m{verdict}\x1b[0m");
        }
        None => text.push_str(&verdict),
    }
}

/// A band's name.
pub(super) fn word(band: Band) -> &'static str {
    match band {
        Band::Excellent => "excellent",
        Band::Good => "good",
        Band::Inaccuracy => "inaccuracy",
        Band::Mistake => "mistake",
        Band::Blunder => "blunder",
    }
}

fn colour(band: Band) -> Option<&'static str> {
    match band {
        Band::Excellent | Band::Good => None,
        Band::Inaccuracy => Some("36"),
        Band::Mistake => Some("33"),
        Band::Blunder => Some("1;31"),
    }
}

fn write_sides(text: &mut String, sides: &[Account; 2]) {
    let mut line = |name: &str, [light, dark]: [String; 2]| {
        let _ = writeln!(text, "{name:24} {light:>8} {dark:>8}");
    };
    line("", ["Light".to_owned(), "Dark".to_owned()]);
    line("luck", sides.map(|side| format!("{:+.1}", side.luck.points())));
    line("given away", sides.map(|side| format!("{:.1}", side.loss.points())));
    line("decisions", sides.map(|side| side.decisions.to_string()));
    line("given away a decision", sides.map(|side| format!("{:.2}", side.mean_loss().points())));
    for band in Band::ALL {
        line(word(band), sides.map(|side| side.bands[band as usize].to_string()));
    }
    text.push('\n');
}

/// The way from the start to the result, as a sum. What is shown is rounded so that it adds up: each
/// part is the difference of two rounded totals.
fn write_books(text: &mut String, answer: &Answer) {
    let review = &answer.review;
    let [light, dark] = &review.sides;
    let parts = [
        ("Light's luck", light.luck),
        ("given away by Light", -light.loss),
        ("Dark's luck", -dark.luck),
        ("given away by Dark", dark.loss),
    ];
    let start = review.start.seen_by(Side::Light);
    let _ = writeln!(text, "Light's chance, from the start to the end:");
    let _ = writeln!(text, "  {:34} {:>8.2}", "at the start", 100.0 * start);
    let (mut exact, mut shown) = (start, rounded(start));
    for (name, part) in parts {
        exact += part.share();
        let difference = rounded(exact) - shown;
        shown = rounded(exact);
        let _ = writeln!(text, "  {name:34} {:>+8.2}", difference as f64 / 100.0);
    }
    let _ = writeln!(text, "  {:34} {:>8.2}", end(answer), shown as f64 / 100.0);
    if let Some(ending) = review.ending {
        let side = if ending.side == Side::Light { "Light" } else { "Dark" };
        let points = ending.loss.points();
        let _ =
            writeln!(text, "({points:+.2} of what {side} gave away went with the end of the game)");
    }
}

fn end(answer: &Answer) -> &'static str {
    match answer.outcome {
        "1-0" => "at the end: Light has won",
        "0-1" => "at the end: Dark has won",
        "1/2" => "at the end: a draw",
        _ => "as the game stands",
    }
}

/// Hundredths of a percent.
fn rounded(chance: f64) -> i64 {
    (10_000.0 * chance).round() as i64
}

fn percent(chance: f64) -> f64 {
    100.0 * chance
}
