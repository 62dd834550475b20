//! What moves are worth, in words.

use std::time::Instant;

use ur_engine::{
    Analysis, AnalysisError, Band, Judge, Level, REVIEW_TIME, RatedMove, Review, Source, advised,
};
use ur_play::Entry;
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
    let begun = Instant::now();
    let may_go_on = || begun.elapsed() < REVIEW_TIME;
    judged(game.start(), |judge| Ok(judge.review(game, &may_go_on)?))
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

/// The name of a line of the ledger.
pub(crate) fn entry(words: &Words, entry: Entry) -> String {
    words.get(match entry {
        Entry::Start => "book-start",
        Entry::Luck => "book-luck",
        Entry::Moves => "book-moves",
        Entry::OtherLuck => "book-other-luck",
        Entry::OtherMoves => "book-other-moves",
        Entry::JudgesError => "book-judges-error",
        Entry::Ending => "book-ending",
        Entry::Result => "book-result",
        Entry::Stands => "book-stands",
    })
}
