//! Whether play must end, found out on the positions with few pieces.
//!
//! Let the dice be friendly: they want a piece to finish. If they can have it, whatever the two sides
//! choose, then in the real game it happens with some chance in so many rolls, and so for certain in
//! the end. If they cannot, the sides can go on for ever, whatever the dice show.

use std::collections::HashMap;

use ur_rules::race::{RacePosition, RaceRules};
use ur_rules::{Position, Side};

/// How many positions are looked at, at most.
const MOST_POSITIONS: usize = 1 << 16;

/// A position from which the two sides can go on for ever, if one is found.
pub(crate) fn endless_position(rules: &'static RaceRules) -> Option<RacePosition> {
    let most = u32::from(rules.spec().pieces);
    let mut layers: Vec<[u32; 2]> =
        (1..=most).flat_map(|light| (1..=most).map(move |dark| [light, dark])).collect();
    layers.sort_by_key(|[light, dark]| light + dark);
    let mut left = MOST_POSITIONS;
    for pieces in layers {
        let fillings = Side::BOTH.map(|side| fillings(rules, side, pieces[side.index()], left));
        left = left.checked_sub(2 * fillings[0].len() * fillings[1].len())?;
        if let Some(position) = Layer::new(rules, &fillings).endless_position() {
            return Some(position);
        }
    }
    None
}

/// The ways in which a side's pieces in play can stand: the steps that they occupy, and how many are
/// in the pool; no more than so many ways.
fn fillings(rules: &RaceRules, side: Side, pieces: u32, most: usize) -> Vec<(u32, u32)> {
    let finish = rules.track(side).finish();
    let mut fillings: Vec<(u32, u32)> = vec![(0, pieces)];
    let mut next = 0;
    while next < fillings.len() && fillings.len() <= most {
        let (steps, pool) = fillings[next];
        next += 1;
        if pool > 0 {
            // Beyond the last piece, so that each filling is found once.
            let free = (steps.checked_ilog2().unwrap_or(0) + 1)..u32::from(finish);
            fillings.extend(free.map(|step| (steps | 1 << step, pool - 1)));
        }
    }
    fillings
}

/// The positions with the same pieces in play.
struct Layer {
    positions: Vec<RacePosition>,
    /// For each position and each roll, the positions that its moves lead to, but for those that
    /// finish a piece.
    moves: Vec<Vec<Vec<u32>>>,
}

impl Layer {
    fn new(rules: &'static RaceRules, [light, dark]: &[Vec<(u32, u32)>; 2]) -> Layer {
        let sides = light.iter().flat_map(|&light| dark.iter().map(move |&dark| [light, dark]));
        let positions: Vec<RacePosition> = sides
            .flat_map(|sides| Side::BOTH.map(|turn| rules.place(turn, sides)))
            .flatten()
            .collect();
        let numbers: HashMap<&RacePosition, u32> = positions.iter().zip(0..).collect();
        let moves = positions.iter().map(|position| {
            let after = |roll| {
                let successors = position.successors(roll);
                successors.iter().filter_map(|after| numbers.get(after).copied()).collect()
            };
            position.dice().rolls().iter().map(|odds| after(odds.roll)).collect()
        });
        let moves = moves.collect();
        Layer { positions, moves }
    }

    /// A position in which friendly dice cannot have a piece finish.
    fn endless_position(&self) -> Option<RacePosition> {
        let mut ends = vec![false; self.positions.len()];
        let mut news = true;
        while news {
            news = false;
            for (at, moves) in self.moves.iter().enumerate().rev() {
                if !ends[at] && moves.iter().any(|after| after.iter().all(|&to| ends[to as usize]))
                {
                    ends[at] = true;
                    news = true;
                }
            }
        }
        ends.iter().position(|ends| !ends).map(|at| self.positions[at])
    }
}
