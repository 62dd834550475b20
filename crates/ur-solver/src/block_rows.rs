//! The heart of a sweep: a block's new values from those of its successors.
//!
//! A block's value is the sum over the rolls of the chance times the best move. Moves out of the
//! block are the same for whole rows, so their maxima are taken first, over long runs of values
//! ([`BlockRows::gather`]). Moves inside the lane, and passes, stay in the block and its flip, which are
//! computed from each other in these rows ([`BlockRows::settle`], [`BlockRows::turn_over`]) before they are
//! put back ([`BlockRows::put_back`]).

use pulp::{Scalar, Simd};

use crate::lane::{LaneMoves, MAX_ROWS, RowNumber};
use crate::plan::{Part, Source};
use crate::real::Real;
use crate::shape::Shape;

/// Values of the widest row.
const MAX_WIDTH: usize = MAX_ROWS;

/// Does something with the number of vectors in a row as a constant; a value that is a row by itself
/// needs no vector.
macro_rules! by_width {
    ($shape:expr, $simd:ident, $n:ident => $action:expr) => {
        match $shape.width() / R::per_vector($simd) {
            0 => {
                let $simd = Scalar::new();
                by_width!(@ $n = 1, $action)
            }
            1 => by_width!(@ $n = 1, $action),
            2 => by_width!(@ $n = 2, $action),
            4 => by_width!(@ $n = 4, $action),
            8 => by_width!(@ $n = 8, $action),
            _ => by_width!(@ $n = 16, $action),
        }
    };
    (@ $n:ident = $width:literal, $action:expr) => {{
        const $n: usize = $width;
        $action
    }};
}

/// Where a block is computed.
pub(crate) struct BlockRows<R> {
    shape: Shape,
    /// The rows, by [`RowNumber`], each as wide as its shape says. What lies beyond a row's columns is
    /// of no meaning.
    rows: Vec<R>,
    /// For each roll, and each row by rank, what the best move out of the block gives, or what there
    /// is without one.
    best: Vec<[RowNumber; MAX_ROWS]>,
    /// One in the columns of a row and zero beyond.
    columns: [R; MAX_WIDTH],
}

/// The parts of the memory that sources are in, by [`Part`].
pub(crate) type Parts<'a, R> = [&'a [R]; Part::COUNT];

impl<R: Real> BlockRows<R> {
    pub(crate) fn new(rolls: usize) -> BlockRows<R> {
        BlockRows {
            shape: Shape { rows: 0, columns: 0 },
            rows: vec![R::ZERO; RowNumber::count(rolls) * MAX_WIDTH],
            best: vec![[RowNumber::ZEROS; MAX_ROWS]; rolls],
            columns: [R::ZERO; MAX_WIDTH],
        }
    }

    /// Begins with a block of this shape, and takes the chances of the side that waits.
    #[inline(always)]
    pub(crate) fn take<S: Simd>(&mut self, simd: S, shape: Shape, waiting: &[R]) {
        let one_if = |holds| if holds { R::ONE } else { R::ZERO };
        if self.shape.columns != shape.columns {
            self.columns = std::array::from_fn(|column| one_if(column < shape.columns));
            self.rows[..shape.width()].fill(R::ZERO); // narrower rows have begun there
        }
        self.shape = shape;
        by_width!(self.shape, simd, N => self.take_rows::<_, N>(simd, waiting));
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn take_rows<S: Simd, const N: usize>(&mut self, _: S, waiting: &[R]) {
        let rows = R::vectors_mut::<S>(&mut self.rows).as_chunks_mut::<N>().0;
        for row in 0..self.shape.rows {
            rows[RowNumber::waiting(row).index()] =
                *row_of::<R, S, N>(waiting, row, self.shape.columns);
        }
    }

    /// Takes the best of all moves out of the block.
    #[inline(always)]
    pub(crate) fn gather<S: Simd>(
        &mut self,
        simd: S,
        sources: &[Source],
        lane: &LaneMoves,
        parts: Parts<R>,
    ) {
        by_width!(self.shape, simd, N => self.gather_rows::<_, N>(simd, sources, lane, parts));
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn gather_rows<S: Simd, const N: usize>(
        &mut self,
        simd: S,
        sources: &[Source],
        lane: &LaneMoves,
        parts: Parts<R>,
    ) {
        let rows = R::vectors_mut::<S>(&mut self.rows).as_chunks_mut::<N>().0;
        self.best.copy_from_slice(&lane.otherwise);
        for source in sources {
            let roll = usize::from(source.roll);
            let after = &parts[source.part as usize][source.place()..];
            let columns = usize::from(source.columns);
            let best = &mut self.best[roll];
            for &(row, row_after) in lane.departures(source.rows) {
                let row = usize::from(row) % MAX_ROWS; // less than that already: saves a check
                let after = row_of::<R, S, N>(after, row_after.into(), columns);
                offer::<R, S, N>(simd, rows, &mut best[row], RowNumber::best(roll, row), after);
            }
        }
    }

    /// Computes the rows of the side that rolls, from the most advanced filling of the lane down.
    ///
    /// `chances` are those of the rolls; `slack` is added to every value.
    #[inline(always)]
    pub(crate) fn settle<S: Simd>(&mut self, simd: S, lane: &LaneMoves, chances: &[R], slack: R) {
        by_width!(self.shape, simd, N => self.settle_rows::<_, N>(simd, lane, chances, slack));
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn settle_rows<S: Simd, const N: usize>(
        &mut self,
        simd: S,
        lane: &LaneMoves,
        chances: &[R],
        slack: R,
    ) {
        let rows = R::vectors_mut::<S>(&mut self.rows).as_chunks_mut::<N>().0;
        for row in &lane.rows {
            let mut total = [R::splat(simd, slack); N];
            let moves = row.moves.chunks_exact(lane.most);
            for ((moves, best), &chance) in moves.zip(&self.best).zip(chances) {
                let best = best_of::<R, S, N>(simd, rows, best[row.rank], moves);
                let chance = R::splat(simd, chance);
                for i in 0..N {
                    total[i] = R::add(simd, total[i], R::mul(simd, chance, best[i]));
                }
            }
            rows[RowNumber::rolling(row.rank).index()] = total;
        }
    }

    /// Takes the best of all moves, now that moves inside the lane are known too.
    #[inline(always)]
    pub(crate) fn keep_best<S: Simd>(&mut self, simd: S, lane: &LaneMoves) {
        by_width!(self.shape, simd, N => self.keep_best_rows::<_, N>(simd, lane));
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn keep_best_rows<S: Simd, const N: usize>(&mut self, simd: S, lane: &LaneMoves) {
        let rows = R::vectors_mut::<S>(&mut self.rows).as_chunks_mut::<N>().0;
        for row in &lane.rows {
            let moves = row.moves.chunks_exact(lane.most);
            for (roll, (moves, best)) in moves.zip(&self.best).enumerate() {
                rows[RowNumber::best(roll, row.rank).index()] =
                    best_of::<R, S, N>(simd, rows, best[row.rank], moves);
            }
        }
    }

    /// How close a move out of the block comes to the best one somewhere: 1 if it is the best.
    #[inline(always)]
    pub(crate) fn closeness<S: Simd>(
        &self,
        simd: S,
        source: &Source,
        lane: &LaneMoves,
        parts: Parts<R>,
    ) -> R {
        by_width!(self.shape, simd, N => self.closeness_of::<_, N>(simd, source, lane, parts))
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn closeness_of<S: Simd, const N: usize>(
        &self,
        simd: S,
        source: &Source,
        lane: &LaneMoves,
        parts: Parts<R>,
    ) -> R {
        let rows = R::vectors::<S>(&self.rows).as_chunks::<N>().0;
        let columns = row_of::<R, S, N>(&self.columns, 0, 0);
        let after = &parts[source.part as usize][source.place()..];
        let one = R::splat(simd, R::ONE);
        let mut closest = R::splat(simd, R::ZERO);
        for &(row, row_after) in lane.departures(source.rows) {
            let after = row_of::<R, S, N>(after, row_after.into(), source.columns.into());
            let best = &rows[RowNumber::best(source.roll.into(), row.into()).index()];
            for i in 0..N {
                let closeness = R::distance(simd, one, R::distance(simd, best[i], after[i]));
                closest = R::max(simd, closest, R::mul(simd, closeness, columns[i]));
            }
        }
        R::greatest(simd, closest)
    }

    /// Turns the chances of the side that rolls into those of a flip's side that waits.
    #[inline(always)]
    pub(crate) fn turn_over(&self, flip: &mut BlockRows<R>) {
        let (width, flip_width) = (self.shape.width(), flip.shape.width());
        let waiting = &mut flip.rows[RowNumber::waiting(0).index() * flip_width..];
        let rolling = &self.rows[RowNumber::rolling(0).index() * width..];
        turn_over(rolling, width, self.shape, waiting, flip_width);
    }

    /// The same for a block that is its own flip.
    #[inline(always)]
    pub(crate) fn turn_over_itself(&mut self) {
        let width = self.shape.width();
        let (rolling, waiting) = self.rows.split_at_mut(RowNumber::waiting(0).index() * width);
        let rolling = &rolling[RowNumber::rolling(0).index() * width..];
        turn_over(rolling, width, self.shape, waiting, width);
    }

    /// Puts the chances of the side that waits back, and says by how much they have changed.
    #[inline(always)]
    pub(crate) fn put_back<S: Simd>(
        &self,
        simd: S,
        waiting: &mut [R],
        rolling: Option<&mut [R]>,
    ) -> R {
        by_width!(self.shape, simd, N => self.put_rows_back::<_, N>(simd, waiting, rolling))
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn put_rows_back<S: Simd, const N: usize>(
        &self,
        simd: S,
        waiting: &mut [R],
        rolling: Option<&mut [R]>,
    ) -> R {
        let columns = row_of::<R, S, N>(&self.columns, 0, 0);
        let rows = R::vectors::<S>(&self.rows).as_chunks::<N>().0;
        let mut change = R::splat(simd, R::ZERO);
        for row in 0..self.shape.rows {
            let old = row_of::<R, S, N>(waiting, row, self.shape.columns);
            let new = &rows[RowNumber::waiting(row).index()];
            for i in 0..N {
                let difference = R::distance(simd, old[i], new[i]);
                change = R::max(simd, change, R::mul(simd, difference, columns[i]));
            }
        }
        // In this order, what a row writes beyond its end is written over by the next.
        for row in 0..self.shape.rows {
            *row_of_mut::<R, S, N>(waiting, row, self.shape.columns) =
                rows[RowNumber::waiting(row).index()];
        }
        if let Some(rolling) = rolling {
            for row in 0..self.shape.rows {
                *row_of_mut::<R, S, N>(rolling, row, self.shape.columns) =
                    rows[RowNumber::rolling(row).index()];
            }
        }
        R::greatest(simd, change)
    }
}

/// A row of values, with what lies beyond its columns.
#[inline(always)]
fn row_of<R: Real, S: Simd, const N: usize>(
    values: &[R],
    row: usize,
    columns: usize,
) -> &[R::Vector<S>; N] {
    R::vectors::<S>(&values[row * columns..])
        .first_chunk()
        .expect("a block has room for its last row")
}

#[inline(always)]
fn row_of_mut<R: Real, S: Simd, const N: usize>(
    values: &mut [R],
    row: usize,
    columns: usize,
) -> &mut [R::Vector<S>; N] {
    R::vectors_mut::<S>(&mut values[row * columns..])
        .first_chunk_mut()
        .expect("a block has room for its last row")
}

/// Offers the values after a move as the best of a row: the first that it has, or raises those.
#[inline(always)]
fn offer<R: Real, S: Simd, const N: usize>(
    simd: S,
    rows: &mut [[R::Vector<S>; N]],
    best: &mut RowNumber,
    out: RowNumber,
    after: &[R::Vector<S>; N],
) {
    if *best == out {
        raise::<R, S, N>(simd, &mut rows[out.index()], after);
    } else {
        rows[out.index()] = *after;
        *best = out;
    }
}

/// The best of moves out of the block and of those inside the lane.
#[inline(always)]
fn best_of<R: Real, S: Simd, const N: usize>(
    simd: S,
    rows: &[[R::Vector<S>; N]],
    out: RowNumber,
    inside: &[RowNumber],
) -> [R::Vector<S>; N] {
    let mut best = rows[out.index()];
    for to in inside {
        raise::<R, S, N>(simd, &mut best, &rows[to.index()]);
    }
    best
}

/// Raises values to others where these are larger.
#[inline(always)]
fn raise<R: Real, S: Simd, const N: usize>(
    simd: S,
    values: &mut [R::Vector<S>; N],
    others: &[R::Vector<S>; N],
) {
    for i in 0..N {
        values[i] = R::max(simd, others[i], values[i]);
    }
}

/// Writes chances as those of the other side, rows as columns.
#[inline(always)]
pub(crate) fn turn_over<R: Real>(
    values: &[R],
    stride: usize,
    shape: Shape,
    flip: &mut [R],
    flip_stride: usize,
) {
    for column in 0..shape.columns {
        let flipped = &mut flip[column * flip_stride..][..shape.rows];
        let values = values[column..].iter().step_by(stride);
        for (flipped, &value) in flipped.iter_mut().zip(values) {
            *flipped = R::ONE - value;
        }
    }
}
