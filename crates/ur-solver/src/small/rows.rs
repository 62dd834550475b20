//! Where play goes from position to position.

use rayon::prelude::*;

/// Positions that one thread looks at in one go.
const CHUNK: usize = 1 << 12;

/// The number of a position after a move, whether the same side acts there, and whether it is the
/// last that its roll leads to. Numbers fit 30 bits: with three stones a side 24 are enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Edge(u32);

const LAST: u32 = 1 << 31;
const AGAIN: u32 = 1 << 30;

impl Edge {
    pub(super) fn new(number: u32, again: bool) -> Edge {
        Edge(number | if again { AGAIN } else { 0 })
    }

    fn last(self) -> Edge {
        Edge(self.0 | LAST)
    }

    pub(super) fn number(self) -> usize {
        (self.0 & (AGAIN - 1)) as usize
    }

    pub(super) fn is_again(self) -> bool {
        self.0 & AGAIN != 0
    }

    pub(super) fn is_last(self) -> bool {
        self.0 & LAST != 0
    }
}

/// The edges of positions, row by row: every roll's, one roll after the other. The row of a finished
/// position is empty.
#[derive(Default)]
pub(super) struct Rows {
    ends: Vec<u32>,
    edges: Vec<Edge>,
}

impl Rows {
    /// The rows of positions; `write` writes one.
    pub(super) fn new<T: Sync>(positions: &[T], write: impl Fn(&T, &mut Row) + Sync) -> Rows {
        let of_chunk = |chunk: &[T]| {
            let mut rows = Rows::default();
            for position in chunk {
                write(position, &mut Row { edges: &mut rows.edges });
                rows.ends.push(rows.edges.len() as u32);
            }
            rows
        };
        let chunks: Vec<Rows> = positions.par_chunks(CHUNK).map(of_chunk).collect();
        chunks.into_iter().fold(Rows::default(), Rows::and)
    }

    fn and(mut self, other: Rows) -> Rows {
        let before = self.edges.len() as u32;
        self.ends.extend(other.ends.into_iter().map(|end| before + end));
        self.edges.extend(other.edges);
        self
    }

    /// The edges of one position.
    pub(super) fn row(&self, position: usize) -> &[Edge] {
        let begin = position.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.edges[begin as usize..self.ends[position] as usize]
    }
}

/// A row that is being written.
pub(super) struct Row<'r> {
    edges: &'r mut Vec<Edge>,
}

impl Row<'_> {
    /// Adds a roll with where its moves lead, each place once.
    pub(super) fn roll(&mut self, after: impl Iterator<Item = Edge>) {
        let begin = self.edges.len();
        for edge in after {
            if !self.edges[begin..].contains(&edge) {
                self.edges.push(edge);
            }
        }
        if let Some(edge) = self.edges[begin..].last_mut() {
            *edge = edge.last();
        }
    }
}
