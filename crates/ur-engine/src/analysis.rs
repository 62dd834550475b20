//! What every move is worth, in any position of any ruleset.

use std::time::Duration;

use serde::Serialize;
use ur_rules::{IllegalMove, Move, Position, Roll, VariantPosition};
use ur_solver::Accuracy;

use crate::judge::{Judge, Source};
use crate::player::Depth;
use crate::search::{Ranked, expect, rank, rank_within};
use crate::shelf::{Shelf, ShelfError};

/// What a position is worth, and every move in it.
#[derive(Clone, Debug, Serialize)]
pub struct Analysis {
    /// Where the chances come from.
    pub source: Source,
    /// How far they may be off.
    #[serde(flatten)]
    pub accuracy: Accuracy,
    /// The chance of the side to act before it rolls.
    pub chance: f64,
    /// Every roll that was asked about, with its moves.
    pub rolls: Vec<RollAnalysis>,
}

/// What a roll offers.
#[derive(Clone, Debug, Serialize)]
pub struct RollAnalysis {
    /// The roll.
    pub roll: Roll,
    /// How likely it is.
    pub odds: f64,
    /// How many plies were looked at.
    pub plies: u8,
    /// The moves, best first.
    pub moves: Vec<RatedMove>,
}

/// What a move is worth.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RatedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: Move,
    /// The position after it.
    #[serde(serialize_with = "as_text")]
    pub position: VariantPosition,
    /// The mover's chance after it.
    pub chance: f64,
}

fn as_text<S: serde::Serializer>(
    position: &VariantPosition,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(position)
}

/// Plies that estimates look ahead when there is no time limit.
const PLIES: u8 = 2;

impl Judge<VariantPosition> {
    /// What the moves of one roll are worth, or of every roll when none is given. With a time limit,
    /// estimates look as far ahead as it allows.
    ///
    /// ```
    /// use ur_engine::{Judge, Shelf, Source};
    /// use ur_rules::{Roll, Ruleset, Side};
    ///
    /// let start = "classic".parse::<Ruleset>()?.start(Side::Light);
    /// let judge = Judge::best(&start, &Shelf::empty())?;
    /// let analysis = judge.analyse(&start, Some(Roll::Count(4)), None)?;
    /// assert_eq!(analysis.source, Source::Net); // no table on this shelf
    /// assert_eq!(analysis.rolls[0].moves[0].mv.to_string(), "@a1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(
        &self,
        position: &VariantPosition,
        roll: Option<Roll>,
        time: Option<Duration>,
    ) -> Result<Analysis, IllegalMove> {
        let dice = position.dice();
        let rolls: Vec<Roll> = match roll {
            Some(roll) => vec![roll],
            None => dice.rolls().iter().map(|odds| odds.roll).collect(),
        };
        let share = time.map(|time| time / rolls.len() as u32);
        let rolls = rolls.into_iter().map(|roll| {
            position.check(roll)?;
            let odds = f64::from(dice.weight(roll)) / f64::from(dice.throws());
            let (ranked, plies) = self.look(position, roll, share);
            let rated = |ranked: Ranked<Move>| rate(position, roll, ranked);
            Ok(RollAnalysis { roll, odds, plies, moves: ranked.into_iter().map(rated).collect() })
        });
        let rolls = rolls.collect::<Result<_, IllegalMove>>()?;
        let plies = u8::from(self.source != Source::Exact);
        let chance = expect(&self.evaluator, position, plies);
        Ok(Analysis { source: self.source, accuracy: self.accuracy, chance, rolls })
    }

    fn look(
        &self,
        position: &VariantPosition,
        roll: Roll,
        time: Option<Duration>,
    ) -> (Vec<Ranked<Move>>, u8) {
        match (self.source, time) {
            (Source::Exact, _) => (rank(&self.evaluator, position, roll, 1), 1),
            (_, None) => (rank(&self.evaluator, position, roll, PLIES), PLIES),
            (_, Some(time)) => {
                rank_within(&self.evaluator, position, roll, time, Depth::MOST_PLIES)
            }
        }
    }
}

fn rate(position: &VariantPosition, roll: Roll, ranked: Ranked<Move>) -> RatedMove {
    let after = position.after(roll, ranked.mv);
    RatedMove { mv: ranked.mv, position: after, chance: ranked.chance }
}

/// The best move of a roll, for a hint.
pub fn hint(
    position: &VariantPosition,
    roll: Roll,
    shelf: &Shelf,
) -> Result<Option<RatedMove>, ShelfError> {
    let judge = Judge::best(position, shelf)?;
    let analysis = judge.analyse(position, Some(roll), None).ok();
    Ok(analysis.and_then(|analysis| analysis.rolls.first()?.moves.first().copied()))
}
