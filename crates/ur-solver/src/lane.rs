//! The first squares of a path, where the enemy never comes: all their fillings side by side.

use ur_rules::race::Track;

/// The most squares of a lane. Sixteen fillings make a row of two cache lines.
pub(crate) const MAX_LANE: u8 = 4;

/// The most fillings of a lane.
pub(crate) const MAX_ROWS: usize = 1 << MAX_LANE;

/// A side's lane: the steps of its path before the first that the enemy visits too.
///
/// A filling is a mask of steps, bit 0 for step 1. Fillings are ranked by how many pieces they
/// hold, so that "at most so many pieces" is a prefix.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Lane {
    steps: u8,
    /// The fillings by rank.
    fillings: Vec<u8>,
    /// The rank of each filling.
    ranks: Vec<u8>,
}

impl Lane {
    pub(crate) fn new(steps: u8) -> Lane {
        let mut fillings: Vec<u8> = (0..1 << steps).collect();
        fillings.sort_by_key(|filling| (filling.count_ones(), *filling));
        let mut ranks = vec![0; fillings.len()];
        for (rank, &filling) in (0..).zip(&fillings) {
            ranks[usize::from(filling)] = rank;
        }
        Lane { steps, fillings, ranks }
    }

    /// How many steps the lane has.
    pub(crate) fn steps(&self) -> u8 {
        self.steps
    }

    /// The lane's steps as bits of the path.
    pub(crate) fn mask(&self) -> u32 {
        (2 << self.steps) - 2
    }

    /// How many fillings hold at most so many pieces.
    pub(crate) fn rows(&self, pieces: u32) -> usize {
        self.fillings.partition_point(|filling| filling.count_ones() <= pieces)
    }

    /// The steps that a filling occupies, as bits of the path.
    pub(crate) fn filling(&self, rank: usize) -> u32 {
        u32::from(self.fillings[rank]) << 1
    }

    /// The rank of a filling once the hindmost of so many pieces in lane and pool is home.
    pub(crate) fn with_hindmost_home(&self, rank: usize, pieces: u32) -> usize {
        let filling = self.fillings[rank];
        let has_pool = filling.count_ones() < pieces;
        let after = if has_pool { filling } else { filling & filling.saturating_sub(1) };
        self.ranks[usize::from(after)].into()
    }

    /// The rank of the filling that occupies these steps of the path.
    pub(crate) fn rank(&self, steps: u32) -> usize {
        self.ranks[((steps & self.mask()) >> 1) as usize].into()
    }
}

/// What a lane's fillings can do by themselves, while at most `pieces` stand in lane and pool.
#[derive(Debug)]
pub(crate) struct LaneMoves {
    /// The fillings that fit, from the most advanced to the empty lane.
    pub(crate) rows: Vec<RowMoves>,
    /// How many moves inside the lane a row has with one roll, at most; one at least.
    pub(crate) most: usize,
    /// For each roll, and each row by rank, what there is without a move out of the block: the worst
    /// of moves if there is one inside the lane, else a pass.
    pub(crate) otherwise: Vec<[RowNumber; MAX_ROWS]>,
    /// For the pool and each step of the lane, the rows that have a piece there, and the row without
    /// that piece; and after them all rows, as they stay when a piece beyond the lane moves.
    departures: Vec<Vec<(u8, u8)>>,
}

/// Which rows of a block have a move out of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// All: a piece beyond the lane moves.
    All,
    /// Those with a piece on this step of the lane, or in the pool for 0: it leaves.
    With(u8),
}

/// The moves inside the lane from one filling.
#[derive(Debug)]
pub(crate) struct RowMoves {
    pub(crate) rank: usize,
    /// The rows that the moves lead to, one roll after the other, for each as many as
    /// the row with the most has: what is missing leads to the row of zeros.
    pub(crate) moves: Vec<RowNumber>,
}

/// The number of a row of a block in hand: first one of zeros, then those of the side that rolls, by rank,
/// then those of the side that waits, then those of the best moves out of the block, roll by roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RowNumber(u16);

impl RowNumber {
    /// The row whose values are all zero: no move is worse.
    pub(crate) const ZEROS: RowNumber = RowNumber(0);

    /// How many rows there are.
    pub(crate) fn count(rolls: usize) -> usize {
        RowNumber::best(rolls, 0).index()
    }

    /// A row of the side that rolls.
    #[inline(always)]
    pub(crate) fn rolling(rank: usize) -> RowNumber {
        RowNumber((1 + rank) as u16)
    }

    /// A row of the side that waits.
    #[inline(always)]
    pub(crate) fn waiting(rank: usize) -> RowNumber {
        RowNumber((1 + MAX_ROWS + rank) as u16)
    }

    /// A row of the best moves out of the block with a roll.
    #[inline(always)]
    pub(crate) fn best(roll: usize, rank: usize) -> RowNumber {
        RowNumber((1 + (2 + roll) * MAX_ROWS + rank) as u16)
    }

    #[inline(always)]
    pub(crate) fn index(self) -> usize {
        self.0.into()
    }
}

impl LaneMoves {
    pub(crate) fn new(lane: &Lane, track: &Track, rolls: &[u8], pieces: u32) -> LaneMoves {
        let ranks = 0..lane.rows(pieces);
        let has_pool = |rank: usize| lane.filling(rank).count_ones() < pieces;
        let moves = |rank: usize, steps: u8| {
            inside(lane, track, lane.filling(rank) | u32::from(has_pool(rank)), steps)
        };
        let count = |rank| rolls.iter().map(|&steps| moves(rank, steps).len()).max().unwrap_or(0);
        let most = ranks.clone().map(count).max().unwrap_or(0).max(1);
        let mut rows: Vec<RowMoves> = ranks
            .clone()
            .map(|rank| {
                let moves = rolls.iter().flat_map(|&steps| {
                    let mut moves = moves(rank, steps);
                    moves.resize(most, RowNumber::ZEROS);
                    moves
                });
                RowMoves { rank, moves: moves.collect() }
            })
            .collect();
        rows.sort_by_key(|row| std::cmp::Reverse(progress(lane.filling(row.rank))));
        let otherwise = |rank: usize, steps: u8| {
            let passes = moves(rank, steps).is_empty();
            if passes { RowNumber::waiting(rank) } else { RowNumber::ZEROS }
        };
        let otherwise = rolls
            .iter()
            .map(|&steps| {
                let mut rows = [RowNumber::ZEROS; MAX_ROWS];
                ranks.clone().for_each(|rank| rows[rank] = otherwise(rank, steps));
                rows
            })
            .collect();
        let departures = (0..=lane.steps()).map(|step| {
            let has_piece = |rank: &usize| match step {
                0 => has_pool(*rank),
                step => lane.filling(*rank) >> step & 1 == 1,
            };
            let without = |rank| lane.rank(lane.filling(rank) & !(1 << step));
            ranks.clone().filter(has_piece).map(|rank| (rank as u8, without(rank) as u8)).collect()
        });
        let unchanged = ranks.clone().map(|rank| (rank as u8, rank as u8)).collect();
        let departures = departures.chain([unchanged]).collect();
        LaneMoves { rows, most, otherwise, departures }
    }

    /// The rows that have a move out of the block, each with the row that it leads to.
    #[inline(always)]
    pub(crate) fn departures(&self, rows: Leaving) -> &[(u8, u8)] {
        let place = match rows {
            Leaving::All => self.departures.len() - 1,
            Leaving::With(step) => step.into(),
        };
        &self.departures[place]
    }
}

/// Where the moves of a roll that end inside the lane lead to. The enemy never comes here.
fn inside(lane: &Lane, track: &Track, ours: u32, steps: u8) -> Vec<RowNumber> {
    let targets = track.targets(ours, 0, steps) & lane.mask();
    bits(targets)
        .map(|to| {
            let target = 1 << to;
            let from = target >> steps;
            let to = lane.rank(ours & !from | target);
            let again = track.rolls_again(target, 0);
            if again { RowNumber::rolling(to) } else { RowNumber::waiting(to) }
        })
        .collect()
}

/// The sum of the steps that a mask of steps occupies.
pub(crate) fn progress(steps: u32) -> u32 {
    bits(steps).sum()
}

/// The numbers of the bits that are set.
pub(crate) fn bits(mut mask: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros())?;
        mask &= mask - 1;
        Some(lowest)
    })
}
