//! The heart of a sweep: a block's new values from those of its successors.
//!
//! A block's value is the sum over the rolls of the chance times the best move. Moves out of the
//! block are the same for whole rows, so their maxima are taken first, over long runs of values
//! ([`gather`]). Moves inside the lane, and passes, stay in the block; its flip is computed from it
//! and it from its flip ([`settle`], [`turn_over`]).

use pulp::Simd;

use crate::lane::{LaneMoves, MAX_ROWS, bits};
use crate::plan::{LINE, Rows, Shape, Source, Values};
use crate::real::Real;

/// Values of the largest block.
const MAX_BLOCK: usize = MAX_ROWS * MAX_ROWS;

/// For each roll, the best that the moves out of a block give.
pub(crate) struct Gathered<R> {
    best: Vec<[R; MAX_BLOCK]>,
    /// The rows that have such a move, a bit for each.
    rows: Vec<u16>,
    /// What finishing the last piece is worth, in every row.
    won: Box<[R; MAX_BLOCK]>,
}

impl<R: Real> Gathered<R> {
    pub(crate) fn new(rolls: usize) -> Gathered<R> {
        let (zero, one) = (R::from_f64(0.0), R::from_f64(1.0));
        Gathered {
            best: vec![[zero; MAX_BLOCK]; rolls],
            rows: vec![0; rolls],
            won: Box::new([one; MAX_BLOCK]),
        }
    }

    /// Takes the best of all moves out of a block. `values` finds what a move leads to.
    #[inline(always)]
    pub(crate) fn gather<'a, S: Simd>(
        &mut self,
        simd: S,
        shape: Shape,
        sources: &[Source],
        lane: &LaneMoves,
        values: impl Fn(&Source) -> &'a [R],
    ) {
        self.rows.fill(0);
        let all_rows = ((1u32 << shape.rows) - 1) as u16;
        for source in sources {
            let roll = usize::from(source.roll);
            let best = &mut self.best[roll][..shape.half()];
            let rows = &mut self.rows[roll];
            let won = source.values == Values::Won;
            let (after, stride) =
                if won { (&self.won[..], 0) } else { (values(source), source.stride()) };
            if source.rows == Rows::All && *rows == 0 && stride == shape.stride {
                best.copy_from_slice(&after[..shape.half()]);
                *rows = all_rows;
                continue;
            }
            if *rows == 0 {
                best.fill(R::from_f64(0.0));
            }
            match source.rows {
                Rows::All if stride == shape.stride => {
                    raise(simd, best, after);
                    *rows = all_rows;
                }
                Rows::All => {
                    for row in 0..shape.rows {
                        raise_row(simd, best, shape.stride, row, after, stride, row);
                    }
                    *rows = all_rows;
                }
                Rows::Leaving(step) => {
                    for &(row, without) in &lane.leaving[usize::from(step) - 1] {
                        raise_row(simd, best, shape.stride, row, after, stride, without);
                        *rows |= 1 << row;
                    }
                }
                Rows::Entering => {
                    for row in bits(lane.with_pool.into()) {
                        let row = row as usize;
                        raise_row(simd, best, shape.stride, row, after, stride, row);
                    }
                    *rows |= lane.with_pool;
                }
            }
        }
    }

    /// Computes the mover's rows of a block, from the most advanced filling of the lane down.
    ///
    /// `chances` are those of the rolls; `slack` is added to every value.
    #[inline(always)]
    pub(crate) fn settle<S: Simd>(
        &self,
        simd: S,
        block: &mut [R],
        shape: Shape,
        lane: &LaneMoves,
        chances: &[R],
        slack: R,
    ) {
        let lanes = LINE / R::vectors::<S>(&[R::from_f64(0.0); LINE]).len();
        match shape.stride / lanes {
            1 => self.settle_rows::<S, 1>(simd, block, shape, lane, chances, slack),
            2 => self.settle_rows::<S, 2>(simd, block, shape, lane, chances, slack),
            4 => self.settle_rows::<S, 4>(simd, block, shape, lane, chances, slack),
            8 => self.settle_rows::<S, 8>(simd, block, shape, lane, chances, slack),
            _ => self.settle_rows::<S, 16>(simd, block, shape, lane, chances, slack),
        }
    }

    /// The same for rows of `N` vectors.
    #[inline(always)]
    fn settle_rows<S: Simd, const N: usize>(
        &self,
        simd: S,
        block: &mut [R],
        shape: Shape,
        lane: &LaneMoves,
        chances: &[R],
        slack: R,
    ) {
        let (mine, theirs) = block.split_at_mut(shape.half());
        let mine = R::vectors_mut::<S>(mine).as_chunks_mut::<N>().0;
        let theirs = R::vectors::<S>(theirs).as_chunks::<N>().0;
        let zero = [R::splat(simd, R::from_f64(0.0)); N];
        for row in &lane.rows {
            let mut total = [R::splat(simd, slack); N];
            for (roll, &chance) in chances.iter().enumerate() {
                let inside = row.moves(roll);
                let has_gathered = self.rows[roll] >> row.rank & 1 == 1;
                let mut best = if has_gathered {
                    R::vectors::<S>(&self.best[roll]).as_chunks::<N>().0[row.rank]
                } else if inside.is_empty() {
                    theirs[row.rank] // a pass
                } else {
                    zero
                };
                for mv in inside {
                    let after = if mv.again { &mine[mv.to] } else { &theirs[mv.to] };
                    for i in 0..N {
                        best[i] = R::max(simd, after[i], best[i]);
                    }
                }
                let chance = R::splat(simd, chance);
                for i in 0..N {
                    total[i] = R::add(simd, total[i], R::mul(simd, chance, best[i]));
                }
            }
            mine[row.rank] = total;
        }
    }
}

/// Raises values to others where these are larger.
#[inline(always)]
fn raise<R: Real, S: Simd>(simd: S, values: &mut [R], others: &[R]) {
    let others = R::vectors::<S>(&others[..values.len()]);
    for (value, other) in R::vectors_mut::<S>(values).iter_mut().zip(others) {
        *value = R::max(simd, *other, *value);
    }
}

/// Raises a row of values to a row of others.
#[inline(always)]
fn raise_row<R: Real, S: Simd>(
    simd: S,
    values: &mut [R],
    stride: usize,
    row: usize,
    others: &[R],
    others_stride: usize,
    others_row: usize,
) {
    raise(simd, &mut values[row * stride..][..stride], &others[others_row * others_stride..]);
}

/// Writes a block's values into its flip, as the other side's chances, and says by how much the
/// flip has changed.
#[inline(always)]
pub(crate) fn turn_over<R>(mine: &[R], shape: Shape, flip: &mut [R], flip_stride: usize) -> R
where
    R: Real + std::ops::Sub<Output = R>,
{
    let (zero, one) = (R::from_f64(0.0), R::from_f64(1.0));
    let mut change = zero;
    for column in 0..shape.columns {
        let flipped = &mut flip[column * flip_stride..][..shape.rows];
        let values = mine[column..].iter().step_by(shape.stride);
        for (flipped, &value) in flipped.iter_mut().zip(values) {
            let chance = one - value;
            let difference = if chance > *flipped { chance - *flipped } else { *flipped - chance };
            change = if difference > change { difference } else { change };
            *flipped = chance;
        }
    }
    change
}
