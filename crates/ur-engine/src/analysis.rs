//! What every move is worth, in any position of any ruleset.

use std::time::Duration;

use serde::{Serialize, Serializer};
use thiserror::Error;
use ur_rules::{Chance, IllegalMove, Move, Position, Roll, Side, VariantPosition};
use ur_solver::Accuracy;

use crate::evaluator::Fault;
use crate::exact_values::{ExactValues, UnusableValues};
use crate::judge::{Judge, Source};
use crate::player::Depth;
use crate::search::{RatedMove, expect, rank, rank_within};

/// What a position is worth, and every move in it.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Where the chances come from.
    pub source: Source,
    /// How far they may be off.
    pub accuracy: Accuracy,
    /// The side to act.
    pub side: Side,
    /// The chances before it rolls.
    pub chance: Chance,
    /// Every roll that was asked about, with its moves.
    pub rolls: Vec<RollAnalysis>,
}

/// What a roll offers.
#[derive(Clone, Debug)]
pub struct RollAnalysis {
    /// The roll.
    pub roll: Roll,
    /// How likely it is.
    pub odds: f64,
    /// How many plies were looked at.
    pub plies: u8,
    /// The moves, best first.
    pub moves: Vec<RatedMove<VariantPosition>>,
}

/// Why there is nothing to say of a position.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum AnalysisError {
    /// The game is over, or its dice do not show the roll.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The chances cannot be told.
    #[error(transparent)]
    Fault(#[from] Fault),
    /// The exact values cannot be used.
    #[error(transparent)]
    Values(#[from] UnusableValues),
}

impl Judge<VariantPosition> {
    /// What the moves of one roll are worth, or of every roll when none is given. With a time limit,
    /// estimates look as far ahead as it allows.
    ///
    /// ```
    /// use ur_engine::{ExactValues, Judge, Source};
    /// use ur_rules::{Roll, Ruleset, Side};
    ///
    /// let start = "classic".parse::<Ruleset>()?.start(Side::Light);
    /// let judge = Judge::best(&start, &ExactValues::none())?;
    /// let analysis = judge.analyse(&start, Some(Roll::Count(4)), None)?;
    /// assert_eq!(analysis.source, Source::Net); // there are no tables here
    /// assert_eq!(analysis.rolls[0].moves[0].mv.to_string(), "@a1");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn analyse(
        &self,
        position: &VariantPosition,
        roll: Option<Roll>,
        time: Option<Duration>,
    ) -> Result<Analysis, AnalysisError> {
        let asked: Vec<(Roll, f64)> = position
            .dice()
            .odds()
            .filter(|(shown, _)| roll.is_none_or(|roll| roll == *shown))
            .collect();
        if let Some(roll) = roll {
            position.check(roll)?;
        }
        let share = time.map(|time| time / asked.len().max(1) as u32);
        let rolls = asked.into_iter().map(|(roll, odds)| {
            position.check(roll)?;
            let (moves, plies) = self.look(position, roll, share)?;
            Ok(RollAnalysis { roll, odds, plies, moves })
        });
        let rolls = rolls.collect::<Result<_, AnalysisError>>()?;
        let chance = expect(&self.evaluator, position, self.plies() - 1)?;
        let (source, accuracy, side) = (self.source, self.accuracy, position.turn());
        Ok(Analysis { source, accuracy, side, chance, rolls })
    }

    fn look(
        &self,
        position: &VariantPosition,
        roll: Roll,
        time: Option<Duration>,
    ) -> Result<(Vec<RatedMove<VariantPosition>>, u8), Fault> {
        match time.filter(|_| self.source != Source::Exact) {
            Some(time) => rank_within(&self.evaluator, position, roll, time, Depth::MOST_PLIES),
            None => Ok((rank(&self.evaluator, position, roll, self.plies())?, self.plies())),
        }
    }
}

/// Asks the best judge there is. If its values turn out to be damaged, `damaged` hears of it, and the
/// best judge who needs no values is asked instead.
pub fn advised<T>(
    position: &VariantPosition,
    values: &ExactValues,
    ask: impl Fn(&Judge<VariantPosition>) -> Result<T, AnalysisError>,
    damaged: impl FnOnce(AnalysisError),
) -> Result<T, AnalysisError> {
    match Judge::best(position, values).map_err(AnalysisError::from).and_then(|best| ask(&best)) {
        Err(error @ (AnalysisError::Fault(_) | AnalysisError::Values(_))) => {
            damaged(error);
            ask(&Judge::without_tables(position))
        }
        said => said,
    }
}

/// The words of an analysis: chances are those of the side to act.
#[derive(Serialize)]
struct Written {
    source: Source,
    #[serde(flatten)]
    accuracy: Accuracy,
    chance: f64,
    rolls: Vec<WrittenRoll>,
}

#[derive(Serialize)]
struct WrittenRoll {
    roll: Roll,
    odds: f64,
    plies: u8,
    moves: Vec<WrittenMove>,
}

#[derive(Serialize)]
struct WrittenMove {
    #[serde(rename = "move")]
    mv: Move,
    position: String,
    chance: f64,
}

impl Serialize for Analysis {
    /// With the chances of the side to act.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let of_move = |rated: &RatedMove<VariantPosition>| WrittenMove {
            mv: rated.mv,
            position: rated.after.to_string(),
            chance: rated.chance.seen_by(self.side),
        };
        let of_roll = |roll: &RollAnalysis| WrittenRoll {
            roll: roll.roll,
            odds: roll.odds,
            plies: roll.plies,
            moves: roll.moves.iter().map(of_move).collect(),
        };
        let written = Written {
            source: self.source,
            accuracy: self.accuracy,
            chance: self.chance.seen_by(self.side),
            rolls: self.rolls.iter().map(of_roll).collect(),
        };
        written.serialize(serializer)
    }
}
