//! The number of every position, without keys: a key's group, its rank there, a row and a column.
//!
//! Keys with equally many pieces of both sides form a group. Blocks of a group have the same size,
//! so a block's place follows from the group and the key's rank in it; ranks are the same for all
//! layers and are computed in milliseconds.

use crate::geometry::{Geometry, View};
use crate::lane::Lane;
use crate::shape::{Packing, Shape};

/// The rank of every key of a view among the keys of its group.
#[derive(Debug)]
pub(crate) struct Ranks {
    ranks: Vec<u32>,
    /// The keys of each group, by rank.
    keys: Vec<Vec<Vec<u32>>>,
}

impl Ranks {
    pub(crate) fn new(view: &View) -> Ranks {
        let most = |steps: u32| steps.count_ones() as usize + 1;
        let mut keys = vec![vec![Vec::new(); most(view.enemy_key_steps)]; most(view.key_steps)];
        let ranks = (0..view.keys as u32)
            .map(|key| {
                let placement = view.placement(key);
                let (own, enemy) = (placement.own.count_ones(), placement.enemy.count_ones());
                let group: &mut Vec<u32> = &mut keys[own as usize][enemy as usize];
                group.push(key);
                group.len() as u32 - 1
            })
            .collect();
        Ranks { ranks, keys }
    }

    /// The key of a rank, in the group with so many pieces of the owner and of the enemy.
    pub(crate) fn key(&self, [own, enemy]: [u32; 2], rank: usize) -> Option<u32> {
        self.keys[own as usize][enemy as usize].get(rank).copied()
    }

    /// The rank of a key in its group.
    pub(crate) fn rank(&self, key: u32) -> usize {
        self.ranks[key as usize] as usize
    }
}

/// How one layer's values follow each other.
#[derive(Debug)]
pub(crate) struct Layout {
    /// Where each group begins, by pieces of the owner and of the enemy beyond their lanes.
    groups: Vec<Vec<Group>>,
    /// How many values there are.
    pub(crate) len: usize,
}

/// Blocks of one size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Group {
    pub(crate) start: usize,
    pub(crate) blocks: usize,
    pub(crate) shape: Shape,
    /// Values from one block to the next.
    pub(crate) size: usize,
}

impl Group {
    /// Where the block of a rank begins.
    pub(crate) fn block(self, rank: usize) -> usize {
        self.start + rank * self.size
    }

    /// All values of the group.
    pub(crate) fn len(self) -> usize {
        self.blocks * self.size
    }
}

impl Layout {
    /// The layout of the positions in which the owner, of side `side`, and the enemy have so many
    /// pieces in play.
    pub(crate) fn new(
        geometry: &Geometry,
        ranks: &Ranks,
        side: usize,
        [own_pieces, enemy_pieces]: [u32; 2],
        packing: Packing,
    ) -> Layout {
        let (own_lane, enemy_lane) = (&geometry.views[side].lane, &geometry.views[1 - side].lane);
        let fitting = |lane: &Lane, pieces: u32, placed: usize| {
            pieces.checked_sub(placed as u32).map_or(0, |free| lane.rows(free))
        };
        let mut len = 0;
        let mut group = |own: usize, enemy: usize, blocks: usize| {
            let rows = fitting(own_lane, own_pieces, own);
            let columns = fitting(enemy_lane, enemy_pieces, enemy);
            let shape = Shape { rows, columns };
            let group = Group { start: len, blocks, shape, size: packing.size(shape) };
            len += group.len();
            group
        };
        let groups = (0..)
            .zip(&ranks.keys)
            .map(|(own, keys)| {
                (0..).zip(keys).map(|(enemy, keys)| group(own, enemy, keys.len())).collect()
            })
            .collect();
        Layout { groups, len }
    }

    /// The group of the keys with so many pieces of the owner and of the enemy.
    pub(crate) fn group(&self, own: u32, enemy: u32) -> Group {
        self.groups[own as usize][enemy as usize]
    }

    /// The groups with the numbers of pieces that they stand for.
    pub(crate) fn groups(&self) -> impl Iterator<Item = ([u32; 2], Group)> {
        (0..).zip(&self.groups).flat_map(|(own, groups)| {
            (0..).zip(groups).map(move |(enemy, &group)| ([own, enemy], group))
        })
    }

    /// Where a value belongs: the group by its pieces, the block's rank, the place in the block.
    pub(crate) fn locate(&self, at: usize) -> Option<([u32; 2], usize, usize)> {
        let (pieces, group) = self
            .groups()
            .find(|(_, group)| (group.start..group.start + group.len()).contains(&at))?;
        let inside = at - group.start;
        Some((pieces, inside / group.size, inside % group.size))
    }
}
