//! The statistics as a table.

use std::fmt::Write;

use ur_engine::{RollStatistics, SquareStatistics, Statistics};

use super::{Answer, percent};
use crate::tables::pieces_text;

/// What the words mean.
const LEGEND: &str = "\
points      percentage points of the mover's chance of winning
luck        the chance after the roll and the best move, less the chance before
swing       the same without its sign: how much the chance changes, up or down
decides     share of all luck squared; it adds up to the variance of the result
gives away  is that much worse than the best move, over the rolls with a choice
random ply  if any move were as likely as another, what makes the chance vary
a game      on average over all games, for both sides together
";

pub(super) fn table(answer: &Answer) -> String {
    let statistics = &answer.statistics;
    let mut text = format!(
        "{} with {}: perfect play by a table of {} bits, exact to {:.1e}\n\n",
        answer.ruleset,
        pieces_text(answer.pieces),
        answer.bits,
        answer.greatest_error
    );
    text.push_str(&headlines(statistics));
    text.push_str("\nThe roll against the choice\n");
    text.push_str(&roll_against_choice(statistics));
    text.push_str("\nRolls, the most decisive first\n");
    text.push_str(&rolls(&statistics.by_roll));
    text.push_str("\nMoves by where they go, the most decisive first\n");
    text.push_str(&squares(&statistics.by_square));
    text.push('\n');
    text.push_str(LEGEND);
    text
}

fn headlines(statistics: &Statistics) -> String {
    let played = &statistics.played;
    let mut text = format!(
        "first player wins  {:>10.5} %  as solved; {:.5} % in all perfect games\n",
        percent(statistics.first_player),
        percent(statistics.first_player_walked),
    );
    if let [_, _] = statistics.starts[..] {
        for start in &statistics.starts {
            let chance = percent(start.chance);
            let _ =
                writeln!(text, "  if {:14}{chance:>10.5} %", format!("{} is first", start.side));
        }
    }
    let _ = write!(
        text,
        "rolls of a game    {:>10.4}    on average\n\
         never arise        {:>10.4} %  of the {} positions, whatever is rolled\n\
         played as a check  {:>10}    games: {:.2} ± {:.2} % won, {:.2} ± {:.2} rolls\n\
         half of them took  {:>10}    rolls or fewer, 5 % {} or fewer, 95 % {}\n",
        statistics.rolls,
        percent(statistics.never_arise),
        statistics.positions,
        played.games,
        percent(played.first_player),
        percent(played.first_player_error),
        played.rolls,
        played.rolls_error,
        played.rolls_50,
        played.rolls_5,
        played.rolls_95,
    );
    text
}

fn roll_against_choice(statistics: &Statistics) -> String {
    let (luck, choice) = (&statistics.luck, &statistics.choice);
    format!(
        "a roll changes the chance by  {:>9.3} points, up or down\n\
         a move at random gives away   {:>9.3} points, the second-best one {:.3}\n\
         rolls with a choice           {:>9.2} %, {:.1} a game; {:.2} % of them are ties\n\
         a random ply varies by        {:>9.2} % from the roll, {:.2} % from the move\n\
         luck of a game, squared       {:>9.7}; variance of the result {:.7}\n",
        percent(luck.swing),
        percent(choice.to_random),
        percent(choice.to_second),
        percent(choice.share),
        choice.decisions,
        percent(choice.ties),
        percent(choice.roll_share),
        percent(choice.choice_share),
        luck.squares,
        luck.variance,
    )
}

fn rolls(rolls: &[RollStatistics]) -> String {
    let mut rolls: Vec<_> = rolls.iter().collect();
    rolls.sort_by(|one, other| other.decides.total_cmp(&one.decides));
    let mut text = String::from("roll   odds %     luck    swing  decides %\n");
    for roll in rolls {
        let _ = writeln!(
            text,
            "{:>4} {:>8.3} {} {} {:>10.2}",
            roll.roll.to_string(),
            percent(roll.odds),
            luck(roll.luck),
            swing(roll.swing),
            percent(roll.decides),
        );
    }
    text
}

fn squares(squares: &[SquareStatistics]) -> String {
    let both = squares.iter().any(|square| square.side != squares[0].side);
    let mut squares: Vec<_> = squares.iter().collect();
    squares.sort_by(|one, other| other.decides.total_cmp(&one.decides));
    let mut text =
        String::from("to            a game     luck    swing  decides %  captures     luck\n");
    for square in squares {
        let side = if both { format!("{:5}", square.side) } else { String::new() };
        let to = format!("{:4} {side}", square.to);
        let captures = match square.capture_luck {
            Some(_) => format!(" {:>9.3} {}", square.captures, luck(square.capture_luck)),
            None => String::new(),
        };
        let _ = writeln!(
            text,
            "{to:10} {:>9.3} {} {} {:>10.2}{captures}",
            square.landings,
            luck(square.luck),
            swing(square.swing),
            percent(square.decides),
        );
    }
    if !both {
        text.push_str("(squares are named on Light's path, and stand for Dark's too)\n");
    }
    text
}

/// Points with their sign, or nothing.
fn luck(chance: Option<f64>) -> String {
    chance.map_or_else(|| format!("{:>8}", ""), |chance| format!("{:>+8.3}", percent(chance)))
}

/// Points, or nothing.
fn swing(chance: Option<f64>) -> String {
    chance.map_or_else(|| format!("{:>8}", ""), |chance| format!("{:>8.3}", percent(chance)))
}
