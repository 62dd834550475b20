//! What moves are worth, in words.

use ur_engine::{Analysis, AnalysisError, Band, Judge, Level, RatedMove, Review, Source, advised};
use ur_rules::{Chance, Game, Move, Points, Roll, Ruleset, Side, VariantPosition};
use ur_solver::Accuracy;

use crate::describe;
use crate::tables;
use crate::words::{Value, Words};

/// The best move, and how well that is known.
pub(crate) struct Hint {
    pub(crate) best: Move,
    side: Side,
    chance: Chance,
    accuracy: Accuracy,
}

/// The best move of a roll; none where nothing can be said.
pub(crate) fn hint(position: &VariantPosition, roll: Roll) -> Option<Hint> {
    let Analysis { side, accuracy, rolls, .. } =
        judged(position, |judge| judge.analyse(position, Some(roll), None))?;
    let &RatedMove { mv: best, chance, .. } = rolls.first()?.moves.first()?;
    Some(Hint { best, side, chance, accuracy })
}

/// What every move of every roll is worth; nothing once the game is over.
pub(crate) fn analysis(position: &VariantPosition) -> Option<Analysis> {
    judged(position, |judge| judge.analyse(position, None, None))
}

/// A game told as luck and skill.
pub(crate) fn review(game: &Game) -> Option<Review> {
    judged(game.start(), |judge| Ok(judge.review(game)?))
}

/// What the best judge on this machine says; one whose table is damaged is not listened to.
fn judged<T>(
    position: &VariantPosition,
    ask: impl Fn(&Judge<VariantPosition>) -> Result<T, AnalysisError>,
) -> Option<T> {
    advised(position, tables::exact_values(), ask, |_| {}).ok()
}

impl Hint {
    /// The hint as a sentence.
    pub(crate) fn words(&self, words: &Words) -> String {
        let key = if self.accuracy.is_proved() { "hint-exact" } else { "hint-estimate" };
        let values = [
            ("move", Value::Text(describe::mv(words, &self.best))),
            ("chance", Value::Text(percent(self.chance.seen_by(self.side)))),
            ("error", Value::Text(error(words, self.accuracy.error()))),
        ];
        words.with(key, &values)
    }
}

/// Whether chances are exact or estimates, and how far they may be off.
pub(crate) fn source(words: &Words, source: Source, accuracy: Accuracy) -> String {
    let key = match source {
        Source::Exact if accuracy.is_proved() => "chances-exact",
        Source::Exact => "chances-unproved",
        Source::Net => "chances-net",
        Source::ByHand => "chances-by-hand",
    };
    words.with(key, &[("error", Value::Text(error(words, accuracy.error())))])
}

/// How far chances may be off: one digit that counts is enough.
fn error(words: &Words, error: Points) -> String {
    let points = error.points();
    let scale = 10_f64.powf(-points.log10().floor());
    let rounded = if points > 0.0 { (points * scale).round() / scale } else { 0.0 };
    words.with("points", &[("points", Value::Decimal(rounded))])
}

/// A chance as a percentage.
pub(crate) fn percent(chance: f64) -> String {
    format!("{:.1} %", 100.0 * chance)
}

/// How good a move was: a sign and a word.
pub(crate) fn band(words: &Words, band: Band) -> (&'static str, String) {
    let (sign, key) = match band {
        Band::Excellent => ("!", "band-excellent"),
        Band::Good => ("+", "band-good"),
        Band::Inaccuracy => ("?!", "band-inaccuracy"),
        Band::Mistake => ("?", "band-mistake"),
        Band::Blunder => ("??", "band-blunder"),
    };
    (sign, words.get(key))
}

/// The name of a level.
pub(crate) fn level(words: &Words, level: Level) -> String {
    words.get(match level {
        Level::Beginner => "level-beginner",
        Level::Easy => "level-easy",
        Level::Medium => "level-medium",
        Level::Hard => "level-hard",
        Level::Master => "level-master",
    })
}

/// How strong a level is; of the master, whether it is perfect here.
pub(crate) fn level_about(words: &Words, level: Level, ruleset: Ruleset) -> String {
    words.get(match level {
        Level::Beginner => "level-beginner-about",
        Level::Easy => "level-easy-about",
        Level::Medium => "level-medium-about",
        Level::Hard => "level-hard-about",
        Level::Master if tables::exact_values().knows(ruleset) => "master-solved",
        Level::Master if matches!(ruleset, Ruleset::Race(_)) => {
            return words.with("master-to-solve", &[("ruleset", Value::text(ruleset))]);
        }
        Level::Master => "master-unsolved",
    })
}

/// A line of the sheet that says where the result comes from: its message, and what both sides have
/// in it, in tenths of a point, Light's first.
pub(crate) type BookLine = (&'static str, [i64; 2]);

/// The sheet of a game. Each side's lines add up to the last one.
pub(crate) fn book(review: &Review) -> Vec<BookLine> {
    let gave_up = Side::BOTH.map(|side| {
        review
            .ending
            .filter(|ending| ending.side == side)
            .map_or(Points::ZERO, |ending| ending.loss)
    });
    let column = |side: Side| {
        let (own, other) = (side.index(), (!side).index());
        let given = |side: usize| review.sides[side].loss - gave_up[side];
        let changes = [
            review.sides[own].luck,
            -given(own),
            -review.sides[other].luck,
            given(other),
            gave_up[other] - gave_up[own],
        ];
        let (start, result) =
            (tenths(review.start.seen_by(side)), tenths(review.result.seen_by(side)));
        let [luck, moves, other_luck, other_moves, ending] = balanced(changes, result - start);
        [start, luck, moves, other_luck, other_moves, ending, result]
    };
    let [light, dark] = Side::BOTH.map(column);
    let keys = [
        "book-start",
        "book-luck",
        "book-moves",
        "book-other-luck",
        "book-other-moves",
        "book-ending",
        "book-result",
    ];
    let lines = (0..keys.len()).map(|line| (keys[line], [light[line], dark[line]]));
    lines.filter(|(key, of)| *key != "book-ending" || *of != [0, 0]).collect()
}

fn tenths(share: f64) -> i64 {
    (1000.0 * share).round() as i64
}

/// Amounts in tenths of a point that add up to a total: what rounding leaves over goes to the
/// largest.
fn balanced<const N: usize>(amounts: [Points; N], total: i64) -> [i64; N] {
    let mut rounded = amounts.map(|amount| tenths(amount.share()));
    let left = total - rounded.iter().sum::<i64>();
    if let Some(largest) = rounded.iter_mut().max_by_key(|amount| amount.abs()) {
        *largest += left;
    }
    rounded
}

#[cfg(test)]
mod tests {
    use super::*;
    use ur_rules::{Event, Ruleset};

    #[test]
    fn the_columns_of_the_book_add_up() {
        let ruleset: Ruleset = "classic".parse().expect("a ruleset");
        let mut game = Game::from_position(ruleset.start(Side::Light));
        for roll in [2, 3, 4, 1, 0, 4, 3, 1, 2, 2] {
            game.push(Event::Rolled { roll: Roll::Count(roll) }).expect("a roll");
            let mv = game.legal_moves()[0];
            let event =
                if mv == ur_rules::Move::Pass { Event::Passed } else { Event::Moved { mv } };
            game.push(event).expect("a move");
        }
        game.push(Event::Resigned { side: Side::Dark }).expect("it gives up");
        let lines = book(&review(&game).expect("it can be judged"));
        assert!(lines.iter().any(|(key, _)| *key == "book-ending"));
        for side in [0, 1] {
            let column: Vec<i64> = lines.iter().map(|(_, of)| of[side]).collect();
            let (result, rest) = column.split_last().expect("lines");
            assert_eq!(rest.iter().sum::<i64>(), *result);
        }
        assert_eq!(lines.last().map(|(_, of)| *of), Some([1000, 0]));
    }
}
