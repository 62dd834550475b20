//! The review as a text of eighty columns.

use std::fmt::Write;

use ur_engine::{Band, Review, ReviewedPly};
use ur_play::{Entry, Ledger};
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
    write_sides(&mut text, &answer.ledger);
    write_ledger(&mut text, answer);
    if !answer.review.complete {
        let reviewed = answer.review.plies.len();
        let _ = writeln!(text, "\nonly the first {reviewed} rolls: all would take too long");
    }
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

fn write_sides(text: &mut String, ledger: &Ledger) {
    let skill = &ledger.skill;
    let mut line = |name: &str, [light, dark]: [String; 2]| {
        let _ = writeln!(text, "{name:24} {light:>8} {dark:>8}");
    };
    line("", ["Light".to_owned(), "Dark".to_owned()]);
    line("decisions", skill.map(|side| side.decisions.to_string()));
    let given_away = skill.map(|side| format!("{:.2}", side.given_away as f64 / 100.0));
    line("given away a decision", given_away);
    for band in Band::ALL {
        line(word(band), skill.map(|side| side.bands[band as usize].to_string()));
    }
    text.push('\n');
}

/// Where the result comes from: what each side has in every line, in percent and percentage points.
fn write_ledger(text: &mut String, answer: &Answer) {
    let _ = writeln!(text, "{:24} {:>8} {:>8}", "from start to end", "Light", "Dark");
    for line in &answer.ledger.lines {
        let (name, is_share) = entry(line.entry, answer.outcome);
        let [light, dark] = line.tenths.map(|tenths| {
            let points = tenths as f64 / 10.0;
            if is_share || tenths == 0 { format!("{points:.1}") } else { format!("{points:+.1}") }
        });
        let _ = writeln!(text, "{name:24} {light:>8} {dark:>8}");
    }
}

/// The name of a line, and whether it is a share of the game rather than a change of it.
fn entry(entry: Entry, outcome: &str) -> (&'static str, bool) {
    match entry {
        Entry::Start => ("chance at the start", true),
        Entry::Luck => ("own luck", false),
        Entry::Moves => ("own moves", false),
        Entry::OtherLuck => ("the other's luck", false),
        Entry::OtherMoves => ("the other's moves", false),
        Entry::JudgesError => ("the judge's own error", false),
        Entry::Ending => ("how the game ended", false),
        Entry::Result => match outcome {
            "1-0" => ("Light has won", true),
            "0-1" => ("Dark has won", true),
            _ => ("a draw", true),
        },
        Entry::Stands => ("as the game stands", true),
    }
}

fn percent(chance: f64) -> f64 {
    100.0 * chance
}
