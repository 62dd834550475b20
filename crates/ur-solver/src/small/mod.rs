//! Games of the UR-Spiel with few stones, solved as a whole.
//!
//! Races are solved layer by layer, with an index that has no keys. Towers know no such index, so
//! that every position is listed here by its packed number; that is enough for three stones a side.
//! `order` says which positions come first, `rows` where their moves lead, `chances` what follows
//! from that, and `stage` computes it until it is settled.

mod chances;
mod order;
mod rows;
mod stage;

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::ptr;

use ur_rules::ravensburger::RavensburgerRules;
use ur_rules::{Chance, Points, Position, RavensburgerPosition, Roll, Side};

use crate::accuracy::Accuracy;
use crate::feasible::{Needs, Unsolvable};
use chances::Chances;
use order::Listed;
use rows::{Edge, Row, Rows};
use stage::Stage;

/// Bytes that a position takes: its place in the list, its number in a map that may be half empty,
/// its chances, and some of the rows of the stage in hand.
const BYTES_PER_POSITION: u64 = 16 + 40 + 24 + 16;

/// Bounds further apart than this do not come from computing too little: endless play keeps them
/// apart.
const APART: f64 = 1e-3;

/// A game of the UR-Spiel with up to three stones a side, every position of it solved, those that
/// play cannot reach included.
///
/// Every chance is computed together with two bounds: what it were if play without end were lost for
/// the side to act, and if it were won. Where they meet, the chance is proved, and nobody can keep
/// the game from ending; where they do not, play without end is a draw.
///
/// ```
/// use ur_rules::{Ruleset, Side};
/// use ur_solver::SmallGame;
///
/// let Ok(Ruleset::Ravensburger(rules)) = "ravensburger:pieces=1".parse() else {
///     panic!("it is ravensburger")
/// };
/// let game = SmallGame::solve(rules, None)?;
/// let chance = game.chance(&rules.start(Side::Light)).expect("a position of this game");
/// assert!((chance.seen_by(Side::Light) - 0.468_512_166).abs() < 1e-8);
/// assert!(game.accuracy().is_proved() && game.accuracy().error().share() < 1e-8);
/// # Ok::<(), ur_solver::Unsolvable>(())
/// ```
pub struct SmallGame {
    rules: &'static RavensburgerRules,
    numbers: Numbers,
    chances: Vec<f64>,
    gap: f64,
    computed: u64,
}

impl SmallGame {
    /// With more stones a side there are too many positions: over a thousand million with four.
    pub const MOST_STONES: u8 = 3;

    /// What solving a game needs, or why it cannot be solved. All positions are counted for that.
    pub fn needs(rules: &'static RavensburgerRules) -> Result<Needs, Unsolvable> {
        check_stones(rules)?;
        let mut positions = 0;
        rules.for_each_position(|_| positions += 1);
        Ok(needs_of(positions))
    }

    /// Solves a game, if so many bytes of memory are enough for it; none are not counted.
    pub fn solve(
        rules: &'static RavensburgerRules,
        free_memory: Option<u64>,
    ) -> Result<SmallGame, Unsolvable> {
        check_stones(rules)?;
        let list = Listed::all(rules);
        needs_of(list.len() as u64).check_memory(free_memory)?;
        let numbers = list.iter().zip(0..).map(|(listed, number)| (listed.packed, number));
        let numbers: Numbers = numbers.collect();
        let odds = odds(rules);
        let mut known = vec![Chances::UNKNOWN; list.len()];
        let (mut first, mut computed) = (0, 0);
        for stage in list.chunk_by(Listed::is_in_stage_of) {
            let rows = Rows::new(stage, |listed, row| write_row(rules, &numbers, listed, row));
            computed += Stage { first, list: stage, rows, odds: &odds }.settle(&mut known);
            first += stage.len();
        }
        let gap = known.iter().map(|chances| chances.gap()).fold(0.0, f64::max);
        let chances = known.into_iter().map(|chances| chances.drawn).collect();
        Ok(SmallGame { rules, numbers, chances, gap, computed })
    }

    /// The chances in a position; none if it is not of this game.
    pub fn chance(&self, position: &RavensburgerPosition) -> Option<Chance> {
        if !ptr::eq(position.rules(), self.rules) {
            return None;
        }
        let number = *self.numbers.get(&position.packed()?)?;
        let share = self.chances.get(number as usize)?;
        Some(Chance::of(position.turn(), *share))
    }

    /// How many positions it has, a position and its mirror image being the same.
    pub fn positions(&self) -> usize {
        self.chances.len()
    }

    /// How often every chance was computed, on average.
    pub fn passes(&self) -> f64 {
        self.computed as f64 / self.positions() as f64
    }

    /// Whether a side can keep a game going for ever that it does not win.
    pub fn is_endless(&self) -> bool {
        self.gap > APART
    }

    /// How far chances may be from the true ones, but for rounding: proved, unless the game is
    /// endless.
    pub fn accuracy(&self) -> Accuracy {
        if self.is_endless() {
            Accuracy::Estimated(Points::of_share(stage::TOLERANCE))
        } else {
            Accuracy::Proved(Points::of_share(self.gap))
        }
    }
}

fn check_stones(rules: &RavensburgerRules) -> Result<(), Unsolvable> {
    let (stones, most) = (rules.spec().pieces, SmallGame::MOST_STONES);
    if stones > most { Err(Unsolvable::TooManyStones { stones, most }) } else { Ok(()) }
}

fn needs_of(positions: u64) -> Needs {
    Needs { positions, memory: positions * BYTES_PER_POSITION, disk: 0, table: 0 }
}

/// The odds of the rolls, in the order of the dice.
fn odds(rules: &'static RavensburgerRules) -> Vec<f64> {
    rules.start(Side::Light).dice().odds().map(|(_, odds)| odds).collect()
}

fn write_row(
    rules: &'static RavensburgerRules,
    numbers: &Numbers,
    listed: &Listed,
    row: &mut Row<'_>,
) {
    let Some(position) = rules.unpacked(listed.packed) else { return };
    for odds in position.dice().rolls() {
        row.roll(position.moves(odds.roll).map(|mv| edge(numbers, position, odds.roll, mv)));
    }
}

/// Where a move leads.
///
/// # Panics
///
/// If that is no position of the list. The list has all of them.
fn edge(numbers: &Numbers, position: RavensburgerPosition, roll: Roll, mv: ur_rules::Move) -> Edge {
    let after = position.after(roll, mv);
    let number = after.packed().and_then(|packed| numbers.get(&packed));
    let number = number.unwrap_or_else(|| panic!("{after} is not listed"));
    Edge::new(*number, after.turn() == position.turn())
}

/// The numbers of packed positions.
type Numbers = HashMap<u64, u32, BuildHasherDefault<Mixer>>;

/// Spreads packed positions over the map. Nobody chooses them to do harm.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(self.0 ^ u64::from(byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        const GOLDEN_RATIO: u64 = 0x9E37_79B9_7F4A_7C15;
        self.0 = number.wrapping_mul(GOLDEN_RATIO);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }
}
