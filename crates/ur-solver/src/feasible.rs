//! Whether a game can be solved here: what it needs of the machine, and rules under which play need
//! not end.

use std::fmt;
use std::path::Path;

use thiserror::Error;
use ur_rules::race::RaceRules;
use ur_rules::{Roll, Side, Square};

use crate::endless::endless_position;
use crate::geometry::{Geometry, View};
use crate::lane::Lane;
use crate::scale::Scale;
use crate::shape::{Packing, Shape};

/// Keys beyond this are not even counted: the index alone would not fit.
const MOST_KEYS: u64 = 1 << 28;

/// Bytes that a value of the layer in hand takes: before a sweep and after it, both with the kept
/// chances of the side that rolls, in the copy that is proved, and in the layers below.
const BYTES_PER_VALUE: u64 = 16 + 8 + 8 + 4;

/// Bytes that a key takes: its places, ranks, and the moves out of its blocks.
const BYTES_PER_KEY: u64 = 400;

/// What solving a game needs of the machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Needs {
    /// How many positions are to be solved.
    pub positions: u64,
    /// Bytes of memory, at most.
    pub memory: u64,
    /// Bytes of disk, at most, the table included.
    pub disk: u64,
    /// Bytes of the table's values.
    pub table: u64,
}

/// What a machine has free, in bytes; none where it does not say, and what is needed is taken to be
/// there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Free {
    /// Memory.
    pub memory: Option<u64>,
    /// Room on the disk of the folder where a solve keeps what it has done.
    pub work: Option<u64>,
    /// Room on the disk of the table's folder.
    pub table: Option<u64>,
}

/// Why a game cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// From some square no rolls bring a piece off the board, whether play brings one there or not:
    /// all positions are solved, and one with such a piece on either side never ends.
    #[error(
        "play need not end: a piece of {side} on {square} could never finish, because no rolls of \
         these dice add up to the {left} steps it has left"
    )]
    DeadEnd {
        /// Whose piece.
        side: Side,
        /// Where.
        square: Square,
        /// How many steps it has left.
        left: u8,
    },
    /// Nothing is left to chance, so the same positions may come again and again.
    #[error(
        "play need not end: the dice always show {roll}, so that the sides can send each other back \
         for ever"
    )]
    NoChance {
        /// The only roll.
        roll: u8,
    },
    /// The sides can avoid the end together, or block each other.
    #[error(
        "play need not end: from {position} on the sides can go on for ever without a piece that \
         finishes, whatever the dice show"
    )]
    Endless {
        /// From where.
        position: String,
    },
    /// There are too many placements to be numbered.
    #[error(
        "the {shared} squares that both sides visit and the {private} others beyond the first four can \
         be filled in {keys} ways; at most {MOST_KEYS} can be solved"
    )]
    TooManyKeys {
        /// Squares on both paths.
        shared: usize,
        /// Squares on one path.
        private: u32,
        /// The ways to fill them.
        keys: u64,
    },
    /// The UR-Spiel has too many positions with so many stones.
    #[error("{stones} stones a side are too many: ravensburger can be solved with {most}")]
    TooManyStones {
        /// Stones of each side.
        stones: u8,
        /// How many there may be.
        most: u8,
    },
    /// The machine has too little memory.
    #[error(
        "{positions} positions need {} of memory, and {} are free; fewer pieces need less (--pieces)",
        Bytes(*.needed), Bytes(*.free)
    )]
    Memory {
        /// How many positions.
        positions: u64,
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        free: u64,
    },
    /// The disk has too little room.
    #[error(
        "{positions} positions need {} of disk in {folder}, and {} are free",
        Bytes(*.needed), Bytes(*.free)
    )]
    Disk {
        /// How many positions.
        positions: u64,
        /// Where.
        folder: String,
        /// Bytes needed.
        needed: u64,
        /// Bytes free.
        free: u64,
    },
}

impl Needs {
    /// What solving a ruleset needs, or why it cannot be solved on any machine.
    pub fn of(rules: &'static RaceRules) -> Result<Needs, Unsolvable> {
        check_that_play_ends(rules)?;
        let geometry = Geometry::new(rules);
        check_keys(&geometry)?;
        Ok(Needs::count(&geometry))
    }

    fn count(geometry: &Geometry) -> Needs {
        let most = u32::from(geometry.rules.spec().pieces);
        let sides = if geometry.symmetric { 1 } else { 2 };
        let size = |side: usize, pieces, packing| Sizes::new(geometry, side).layer(pieces, packing);
        let layers = || (1..=most).flat_map(|own| (1..=most).map(move |enemy| [own, enemy]));
        let positions = (0..sides)
            .flat_map(|side| layers().map(move |pieces| size(side, pieces, Packing::Tight)))
            .sum();
        // The largest layer and its flip are in memory together, and so is what proves them.
        let values = size(0, [most, most], Packing::Lines) + size(1, [most, most], Packing::Lines);
        let keys = geometry.views[0].keys + geometry.views[1].keys;
        // Layers of two sums of pieces are kept in full precision at a time, and little of the last.
        let exact = (2..2 * most)
            .map(|sum| {
                let near = layers().filter(|[own, enemy]| {
                    (sum..=sum + 1).contains(&(own + enemy)) && own + enemy < 2 * most
                });
                (0..sides)
                    .map(|side| {
                        near.clone().map(|pieces| size(side, pieces, Packing::Lines)).sum::<u64>()
                    })
                    .sum::<u64>()
            })
            .max()
            .unwrap_or(0);
        let table = Scale::for_positions(positions).bytes() as u64 * positions;
        Needs {
            positions,
            memory: values * BYTES_PER_VALUE + keys * BYTES_PER_KEY,
            // At the end every value is there twice: in the kept layers, and in the table.
            disk: 8 * exact + 2 * table,
            table,
        }
    }

    /// Checks that a machine has what is needed: memory, and room in the folder of the work and in that
    /// of the table.
    pub(crate) fn check(&self, free: &Free, work: &Path, table: &Path) -> Result<(), Unsolvable> {
        self.check_memory(free.memory)?;
        let positions = self.positions;
        let disks = [(work, self.disk, free.work), (table, self.table, free.table)];
        for (folder, needed, free) in disks {
            let Some(free) = free.filter(|&free| free < needed) else { continue };
            let folder = folder.display().to_string();
            return Err(Unsolvable::Disk { positions, folder, needed, free });
        }
        Ok(())
    }

    /// Checks that what is free of the memory is enough.
    pub(crate) fn check_memory(&self, free: Option<u64>) -> Result<(), Unsolvable> {
        let Needs { positions, memory: needed, .. } = *self;
        match free.filter(|&free| free < needed) {
            Some(free) => Err(Unsolvable::Memory { positions, needed, free }),
            None => Ok(()),
        }
    }
}

/// The sizes of a side's layers.
struct Sizes<'g> {
    /// How many keys have so many pieces of the owner and so many of the enemy.
    counts: Vec<Vec<u64>>,
    own_lane: &'g Lane,
    enemy_lane: &'g Lane,
}

impl<'g> Sizes<'g> {
    fn new(geometry: &'g Geometry, side: usize) -> Sizes<'g> {
        let view: &View = &geometry.views[side];
        let own = view.key_steps.count_ones() as usize;
        let enemy = view.enemy_key_steps.count_ones() as usize;
        let shared = view.meetings().len();
        let mut counts = vec![vec![0; enemy + 1]; own + 1];
        counts[0][0] = 1;
        for place in 0..own + enemy - shared {
            let (takes_own, takes_enemy) = (place < own, place < shared || place >= own);
            for i in (0..=own).rev() {
                for j in (0..=enemy).rev() {
                    let with_own = if takes_own && i > 0 { counts[i - 1][j] } else { 0 };
                    let with_enemy = if takes_enemy && j > 0 { counts[i][j - 1] } else { 0 };
                    counts[i][j] += with_own + with_enemy;
                }
            }
        }
        let enemy_lane = &geometry.views[1 - side].lane;
        Sizes { counts, own_lane: &view.lane, enemy_lane }
    }

    /// Values of the layer in which so many pieces are in play.
    fn layer(&self, [own_pieces, enemy_pieces]: [u32; 2], packing: Packing) -> u64 {
        let fitting = |lane: &Lane, pieces: u32, placed: usize| {
            pieces.checked_sub(placed as u32).map_or(0, |free| lane.rows(free))
        };
        let mut values = 0;
        for (own, counts) in self.counts.iter().enumerate() {
            for (enemy, &keys) in counts.iter().enumerate() {
                let rows = fitting(self.own_lane, own_pieces, own);
                let columns = fitting(self.enemy_lane, enemy_pieces, enemy);
                values += keys * packing.size(Shape { rows, columns }) as u64;
            }
        }
        values
    }
}

/// Checks that the placements of a game can be numbered: before memory is taken for them.
pub(crate) fn check_keys(geometry: &Geometry) -> Result<(), Unsolvable> {
    let Some(view) = geometry.views.iter().find(|view| view.keys > MOST_KEYS) else {
        return Ok(());
    };
    let shared = view.meetings().len();
    let placed = view.key_steps.count_ones() + view.enemy_key_steps.count_ones();
    let private = placed - 2 * shared as u32;
    Err(Unsolvable::TooManyKeys { shared, private, keys: view.keys })
}

/// Checks for rules under which play need not end.
fn check_that_play_ends(rules: &'static RaceRules) -> Result<(), Unsolvable> {
    let chances = rules.spec().dice.rolls();
    let rolls: Vec<u8> = chances
        .iter()
        .filter_map(|odds| match odds.roll {
            Roll::Count(steps) => Some(steps),
            Roll::Tips(_) => None,
        })
        .collect();
    let moves: u32 =
        rolls.iter().filter(|&&steps| steps > 0).fold(0, |mask, step| mask | 1 << step);
    for side in Side::BOTH {
        let finish = rules.track(side).finish();
        let finishing = finishing(moves, finish);
        if let Some(step) = (1..u32::from(finish)).find(|&step| finishing >> step & 1 == 0) {
            let square = rules.path(side)[step as usize - 1];
            return Err(Unsolvable::DeadEnd { side, square, left: finish - step as u8 });
        }
    }
    let track = rules.track(Side::Light);
    let meet = (1..track.finish()).any(|step| track.enemy_bit(1 << step) != 0);
    match rolls[..] {
        [roll] if meet => return Err(Unsolvable::NoChance { roll }),
        _ => {}
    }
    match endless_position(rules) {
        Some(position) => Err(Unsolvable::Endless { position: position.to_string() }),
        None => Ok(()),
    }
}

/// The steps from which rolls lead to the finish exactly.
fn finishing(rolls: u32, finish: u8) -> u32 {
    (0..finish).rev().fold(1 << finish, |finishing, step| {
        if (u64::from(rolls) << step) & u64::from(finishing) == 0 {
            finishing
        } else {
            finishing | 1 << step
        }
    })
}

/// A size as people say it.
///
/// ```
/// assert_eq!(ur_solver::Bytes(2_500_000).to_string(), "2.5 MB");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bytes(pub u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.0 as f64;
        if bytes < 1e8 {
            write!(f, "{:.1} MB", bytes / 1e6)
        } else {
            write!(f, "{:.1} GB", bytes / 1e9)
        }
    }
}
