//! Statistics of a solved game: what perfect play is like, by its table.
//!
//! Perfect play makes the best move by the table, and of equals the first in the order of the rules.
//! Everything but [`Played`] is computed, not played: how often every position comes up in a game is
//! found by following all rolls at once (`walk`), one stage after the other (`stages`). What each
//! number means is told in `docs/statistics.md`.

mod bits;
mod paths;
mod played;
mod ply;
mod stages;
mod tally;
mod walk;
mod watch;

use std::fmt;
use std::ops::ControlFlow;

use serde::{Serialize, Serializer};
use thiserror::Error;
use ur_rules::{Opening, RacePosition, Roll, Side, Square};
use ur_solver::{Bytes, Stop, Table, TableError, Work};

use stages::Stages;
use tally::{Sum, Tally};
use walk::Walked;
use watch::{Halt, Watch};

pub use played::Played;

/// Positions that one thread handles at a time.
const STRETCH: usize = 1 << 14;

/// Stretches after which sums are added up, and progress is told of.
const STRETCHES: usize = 64;

/// Why there are no statistics.
#[derive(Debug, Error)]
pub enum StatisticsError {
    /// The table cannot be read.
    #[error(transparent)]
    Table(#[from] TableError),
    /// The machine has too little memory.
    #[error("{} of memory are needed, and {} are free", Bytes(*.needed), Bytes(*.free))]
    Memory {
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        free: u64,
    },
    /// Too many positions have the same pieces in play.
    #[error("{positions} positions have the same pieces in play, which is too many")]
    TooLarge {
        /// How many.
        positions: u64,
    },
    /// The best moves lead round in circles.
    #[error("the best moves by this table do not bring every game to an end")]
    Endless,
}

/// What perfect play is like. Chances and their changes are between 0 and 1; numbers "a game" are
/// averages over all games of perfect play.
#[derive(Clone, Debug, Serialize)]
pub struct Statistics {
    /// The chance of whoever rolls first, as it was proved when the ruleset was solved.
    pub first_player: f64,
    /// The same from all games of perfect play; the difference to `first_player` is what the
    /// rounding of the table costs.
    pub first_player_walked: f64,
    /// How the games begin.
    pub starts: Vec<Start>,
    /// How many positions there are.
    pub positions: u64,
    /// How many of them perfect play can come to.
    pub reached: u64,
    /// The share that it never comes to, whatever is rolled.
    pub never_arise: f64,
    /// Rolls a game.
    pub rolls: f64,
    /// What was left out because it is so rare: the chance that a game ends otherwise.
    pub left_out: f64,
    /// What the rolls do.
    pub luck: Luck,
    /// What the moves do.
    pub choice: Choices,
    /// Each roll of the dice.
    pub by_roll: Vec<RollStatistics>,
    /// Each step of the path: Light's path stands for both if they are mirror images.
    pub by_square: Vec<SquareStatistics>,
    /// Games that were really played.
    pub played: Played,
}

/// How some of the games begin.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Start {
    /// Who rolls first; Light stands for both if their paths are mirror images.
    pub side: Side,
    /// How many of the games begin so.
    pub share: f64,
    /// The chance of the side that rolls first, as it was proved.
    pub chance: f64,
}

/// What the rolls do. The **luck** of a roll is the mover's chance after it, with the best move made,
/// less the chance before it. In every position it is 0 on average.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Luck {
    /// By how much a roll changes the chance on average, up or down.
    pub swing: f64,
    /// The sum of the squares of all luck of a game.
    pub squares: f64,
    /// The variance of the result, `p * (1 - p)`. In perfect play nothing but luck decides, so it is
    /// the same as `squares`, up to the rounding of the table.
    pub variance: f64,
}

/// What the moves do.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Choices {
    /// Rolls a game that leave two moves or more.
    pub decisions: f64,
    /// The share of all rolls that do.
    pub share: f64,
    /// The share of decisions where two moves are best, as far as the table can tell.
    pub ties: f64,
    /// How much worse the second-best move is, on average over the decisions.
    pub to_second: f64,
    /// How much worse a move is that is picked at random, on average over the decisions.
    pub to_random: f64,
    /// If the mover picks at random, its chance changes by the roll and by the move: the share of the
    /// variance that is the roll's.
    pub roll_share: f64,
    /// The share that is the move's.
    pub choice_share: f64,
}

/// What one roll does.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct RollStatistics {
    /// The roll.
    pub roll: Roll,
    /// How likely it is.
    pub odds: f64,
    /// Its luck on average.
    pub luck: Option<f64>,
    /// By how much it changes the chance on average, up or down.
    pub swing: Option<f64>,
    /// Its share of the squares of all luck: how much of the game it decides.
    pub decides: f64,
}

/// What moves to one step of the path do.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct SquareStatistics {
    /// Whose path.
    pub side: Side,
    /// Where the move goes.
    pub to: Target,
    /// Moves a game that go there.
    pub landings: f64,
    /// The luck of their rolls on average: by how much the mover's chance is better after the move
    /// than before the roll.
    pub luck: Option<f64>,
    /// The same without its sign.
    pub swing: Option<f64>,
    /// Their share of the squares of all luck: how much of the game they decide.
    pub decides: f64,
    /// Captures a game that are made there.
    pub captures: f64,
    /// The luck of their rolls on average.
    pub capture_luck: Option<f64>,
}

/// Where a move goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// To a square.
    Square(Square),
    /// Off the board.
    Off,
    /// Nowhere: there is no move.
    Pass,
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Target::Square(square) => f.pad(&square.to_string()),
            Target::Off => f.pad("off"),
            Target::Pass => f.pad("pass"),
        }
    }
}

impl Serialize for Target {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What it takes to find out what perfect play is like. It tells how many positions have been handled, of
/// each one three times. There are no checkpoints: whoever stops it begins anew.
///
/// ```
/// # use ur_rules::Ruleset;
/// # use ur_solver::{Free, Job, Table};
/// use ur_engine::PerfectPlay;
/// use ur_solver::{Stop, Work};
///
/// # let Ok(Ruleset::Race(rules)) = "classic:pieces=1".parse() else { panic!("a race") };
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("one-piece.urtable");
/// # Job::new(rules, &path, folder.path()).begin(&Free::default())?.run(&Stop::default(), &mut |_| ())?;
/// let table = Table::open(&path, rules)?;
/// let mut play = PerfectPlay::new(&table, 1000, 1, None)?;
/// let statistics = play.run(&Stop::default(), &mut |_| ())?.expect("nobody stops it");
/// assert!((statistics.rolls - 17.061_881).abs() < 1e-6);
/// assert!((statistics.luck.squares - statistics.luck.variance).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PerfectPlay<'t> {
    table: &'t Table,
    games: u64,
    seed: u64,
}

impl Work for PerfectPlay<'_> {
    type Progress = u64;
    type Output = Statistics;
    type Error = StatisticsError;

    fn step(
        &mut self,
        stop: &Stop,
        report: &mut dyn FnMut(u64),
    ) -> Result<ControlFlow<Statistics>, StatisticsError> {
        match self.statistics(&mut Watch { stop, report, handled: 0 }) {
            Ok(statistics) => Ok(ControlFlow::Break(statistics)),
            Err(Halt::Stopped) => Ok(ControlFlow::Continue(())),
            Err(Halt::Failed(error)) => Err(error),
        }
    }
}

impl PerfectPlay<'_> {
    /// Perfect play by a table, with so many games really played from a seed, if so many bytes of memory
    /// are enough; none are not counted.
    pub fn new(
        table: &Table,
        games: u64,
        seed: u64,
        free_memory: Option<u64>,
    ) -> Result<PerfectPlay<'_>, StatisticsError> {
        let stages = Stages::new(table.numbering());
        let largest = stages.iter().map(|stage| stage.len).max().unwrap_or(0);
        if largest > paths::MOST_POSITIONS {
            return Err(StatisticsError::TooLarge { positions: largest as u64 });
        }
        let rolls = table.rules().spec().dice.rolls().len();
        let needed = (largest * paths::bytes_per_position(rolls)) as u64;
        match free_memory.filter(|&free| free < needed) {
            Some(free) => Err(StatisticsError::Memory { needed, free }),
            None => Ok(PerfectPlay { table, games, seed }),
        }
    }

    fn statistics(&self, watch: &mut Watch) -> Result<Statistics, Halt> {
        let starts = self.starts();
        let rules = self.table.rules();
        let positions: Vec<(RacePosition, f64)> =
            starts.iter().map(|start| (rules.start(start.side), start.share)).collect();
        let stages = Stages::new(self.table.numbering());
        let walked = walk::walk(self.table, stages, &positions, watch)?;
        let played = Played::play(self.table, &positions, self.games, self.seed, watch.stop)?;
        Ok(self.sum_up(starts, &walked, played))
    }

    /// How games begin: one way, unless the paths differ and the dice say who is first.
    fn starts(&self) -> Vec<Start> {
        let middle = |[low, high]: [f64; 2]| f64::midpoint(low, high);
        let light = middle(self.table.description().first_player);
        let start = |side, share, chance| Start { side, share, chance };
        match self.table.description().dark_first.map(middle) {
            Some(dark) if self.table.rules().spec().opening != Opening::LightStarts => {
                vec![start(Side::Light, 0.5, light), start(Side::Dark, 0.5, dark)]
            }
            _ => vec![start(Side::Light, 1.0, light)],
        }
    }

    fn sum_up(&self, starts: Vec<Start>, walked: &Walked, played: Played) -> Statistics {
        let over_starts = |value: fn(f64) -> f64| -> f64 {
            starts.iter().map(|start| start.share * value(start.chance)).sum()
        };
        let Walked { tally, reached, won } = walked;
        let positions = self.table.description().positions;
        Statistics {
            first_player: over_starts(|chance| chance),
            first_player_walked: f64::midpoint(won.all, won.lead),
            positions,
            reached: *reached,
            never_arise: 1.0 - *reached as f64 / positions as f64,
            rolls: tally.all.count,
            left_out: (1.0 - won.all).max(0.0),
            luck: Luck {
                swing: tally.all.swing().unwrap_or(0.0),
                squares: tally.all.squares(),
                variance: over_starts(|chance| chance * (1.0 - chance)),
            },
            choice: Choices::new(tally),
            by_roll: self.by_roll(tally),
            by_square: self.by_square(tally),
            starts,
            played,
        }
    }

    fn by_roll(&self, tally: &Tally) -> Vec<RollStatistics> {
        let rolls = self.table.rules().spec().dice.odds().zip(&tally.rolls);
        rolls
            .map(|((roll, odds), sum)| RollStatistics {
                roll,
                odds,
                luck: sum.luck(),
                swing: sum.swing(),
                decides: share(sum.squares(), tally.all.squares()),
            })
            .collect()
    }

    fn by_square(&self, tally: &Tally) -> Vec<SquareStatistics> {
        let sides: &[Side] =
            if self.table.numbering().is_shared() { &[Side::Light] } else { &Side::BOTH };
        let mut by_square = Vec::new();
        for &side in sides {
            let path = self.table.rules().path(side).iter().map(|&square| Target::Square(square));
            let targets = path.chain([Target::Off]).zip(1..).chain([(Target::Pass, 0)]);
            by_square.extend(targets.map(|(to, step): (Target, usize)| {
                let landings = &tally.landings[side.index()][step];
                let captures = &tally.captures[side.index()][step];
                SquareStatistics::new(side, to, landings, captures, tally.all.squares())
            }));
        }
        by_square
    }
}

impl Choices {
    fn new(tally: &Tally) -> Choices {
        let choices = &tally.choices;
        let decisions = choices.count;
        let variance = tally.roll_variance + tally.choice_variance;
        Choices {
            decisions,
            share: share(decisions, tally.all.count),
            ties: share(choices.ties, decisions),
            to_second: share(choices.to_second, decisions),
            to_random: share(choices.to_random, decisions),
            roll_share: share(tally.roll_variance, variance),
            choice_share: share(tally.choice_variance, variance),
        }
    }
}

impl SquareStatistics {
    fn new(side: Side, to: Target, landings: &Sum, captures: &Sum, squares: f64) -> Self {
        SquareStatistics {
            side,
            to,
            landings: landings.count,
            luck: landings.luck(),
            swing: landings.swing(),
            decides: share(landings.squares(), squares),
            captures: captures.count,
            capture_luck: captures.luck(),
        }
    }
}

/// A part of a whole; nothing of nothing is nothing.
fn share(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}
