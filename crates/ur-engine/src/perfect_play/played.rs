//! Games of perfect play, really played: a check of what is computed, and how long games take.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use serde::Serialize;
use ur_rules::{Position, RacePosition};
use ur_solver::{Stop, Table, TableError};

use super::ply::Ply;
use super::watch::Halt;

/// Games of perfect play that were played with random dice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// How many.
    pub games: u64,
    /// The seed of the dice.
    pub seed: u64,
    /// The share that the first player won.
    pub first_player: f64,
    /// The standard error of that share.
    pub first_player_error: f64,
    /// Rolls of a game on average.
    pub rolls: f64,
    /// The standard error of that average.
    pub rolls_error: f64,
    /// The standard deviation of the rolls of a game.
    pub rolls_deviation: f64,
    /// One game in twenty took no more rolls than this.
    pub rolls_5: u32,
    /// Half of the games took no more rolls than this.
    pub rolls_50: u32,
    /// Nineteen games in twenty took no more rolls than this.
    pub rolls_95: u32,
}

/// Rolls after which a game is given up.
const MOST_ROLLS: u32 = 1_000_000;

impl Played {
    /// Plays games from each of the starts, as often as its odds say.
    pub(super) fn play(
        table: &Table,
        starts: &[(RacePosition, f64)],
        games: u64,
        seed: u64,
        stop: &Stop,
    ) -> Result<Played, Halt> {
        let start_of = |game: u64| {
            let share = (game as f64 + 0.5) / games as f64;
            let mut before = 0.0;
            let mut starts = starts.iter().filter(|(_, odds)| {
                before += odds;
                share < before
            });
            starts.next().map(|(start, _)| *start)
        };
        let result_of = |game| match start_of(game) {
            _ if stop.is_asked() => Err(Halt::Stopped),
            None => Ok(None),
            Some(start) => Ok(Some(play(table, start, seed, game)?)),
        };
        let results: Vec<Option<(bool, u32)>> =
            (0..games).into_par_iter().map(result_of).collect::<Result<_, _>>()?;
        let results: Vec<(bool, u32)> = results.into_iter().flatten().collect();
        Ok(Played::sum_up(&results, seed))
    }

    fn sum_up(results: &[(bool, u32)], seed: u64) -> Played {
        let games = results.len().max(1) as f64;
        let won = results.iter().filter(|(first_won, _)| *first_won).count() as f64 / games;
        let mut rolls: Vec<u32> = results.iter().map(|&(_, rolls)| rolls).collect();
        rolls.sort_unstable();
        let mean = rolls.iter().map(|&rolls| f64::from(rolls)).sum::<f64>() / games;
        let squares = rolls.iter().map(|&rolls| (f64::from(rolls) - mean).powi(2)).sum::<f64>();
        let deviation = (squares / games).sqrt();
        let percentile = |percent: usize| {
            let at = (rolls.len() * percent).div_ceil(100).max(1) - 1;
            rolls.get(at).copied().unwrap_or(0)
        };
        Played {
            games: results.len() as u64,
            seed,
            first_player: won,
            first_player_error: (won * (1.0 - won) / games).sqrt(),
            rolls: mean,
            rolls_error: deviation / games.sqrt(),
            rolls_deviation: deviation,
            rolls_5: percentile(5),
            rolls_50: percentile(50),
            rolls_95: percentile(95),
        }
    }
}

/// Plays one game: whether the first player won, and after how many rolls.
fn play(
    table: &Table,
    start: RacePosition,
    seed: u64,
    game: u64,
) -> Result<(bool, u32), TableError> {
    // Every game has randomness of its own, so that the order they are played in is no matter.
    let first = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64();
    let mut randomness = Xoshiro256PlusPlus::seed_from_u64(first.wrapping_add(game));
    let mut position = start;
    let dice = start.dice();
    let mut rolls = 0;
    while position.winner().is_none() && rolls < MOST_ROLLS {
        rolls += 1;
        let throw = (u128::from(randomness.next_u64()) * u128::from(dice.throws())) >> 64;
        if let Some(ply) = Ply::of(table, &position, dice.roll(throw as u32))? {
            position = ply.after;
        }
    }
    Ok((position.winner() == Some(start.turn()), rolls))
}
