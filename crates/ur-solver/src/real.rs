//! Numbers of two sizes under one name, so that the sweeps are written once.
//!
//! A layer is solved with single precision first, where twice as many values fit into a vector and a
//! cache, and then with double precision.

use std::ops::Sub;

use bytemuck::Pod;
use pulp::Simd;

use crate::lane::MAX_ROWS;

/// A floating-point number and its vectors.
pub(crate) trait Real: Pod + Send + Sync + PartialOrd + Sub<Output = Self> {
    const ZERO: Self;
    const ONE: Self;
    /// As many ones as a block may hold values.
    const ONES: &'static [Self];

    /// A vector of these numbers.
    type Vector<S: Simd>: Copy;

    fn from_f64(value: f64) -> Self;
    fn to_f64(self) -> f64;
    /// How many numbers a vector holds.
    fn per_vector<S: Simd>(simd: S) -> usize;
    fn vectors<S: Simd>(values: &[Self]) -> &[Self::Vector<S>];
    fn vectors_mut<S: Simd>(values: &mut [Self]) -> &mut [Self::Vector<S>];
    fn splat<S: Simd>(simd: S, value: Self) -> Self::Vector<S>;
    fn max<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
    fn add<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
    fn mul<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
    /// How far apart numbers are.
    fn distance<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
    /// The greatest number of a vector.
    fn greatest<S: Simd>(simd: S, numbers: Self::Vector<S>) -> Self;
}

macro_rules! real {
    ($real:ident, $vector:ident, $split:ident, $split_mut:ident, $splat:ident, $max:ident, $add:ident, $mul:ident, $sub:ident, $abs:ident, $greatest:ident, $lanes:ident) => {
        impl Real for $real {
            const ZERO: $real = 0.0;
            const ONE: $real = 1.0;
            const ONES: &'static [$real] = &[1.0; MAX_ROWS * MAX_ROWS];

            type Vector<S: Simd> = S::$vector;

            #[inline(always)]
            fn from_f64(value: f64) -> $real {
                value as $real
            }

            #[inline(always)]
            fn to_f64(self) -> f64 {
                self.into()
            }

            #[inline(always)]
            fn per_vector<S: Simd>(_: S) -> usize {
                S::$lanes
            }

            #[inline(always)]
            fn vectors<S: Simd>(values: &[$real]) -> &[S::$vector] {
                S::$split(values).0
            }

            #[inline(always)]
            fn vectors_mut<S: Simd>(values: &mut [$real]) -> &mut [S::$vector] {
                S::$split_mut(values).0
            }

            #[inline(always)]
            fn splat<S: Simd>(simd: S, value: $real) -> S::$vector {
                simd.$splat(value)
            }

            #[inline(always)]
            fn max<S: Simd>(simd: S, one: S::$vector, other: S::$vector) -> S::$vector {
                simd.$max(one, other)
            }

            #[inline(always)]
            fn add<S: Simd>(simd: S, one: S::$vector, other: S::$vector) -> S::$vector {
                simd.$add(one, other)
            }

            #[inline(always)]
            fn mul<S: Simd>(simd: S, one: S::$vector, other: S::$vector) -> S::$vector {
                simd.$mul(one, other)
            }

            #[inline(always)]
            fn distance<S: Simd>(simd: S, one: S::$vector, other: S::$vector) -> S::$vector {
                simd.$abs(simd.$sub(one, other))
            }

            #[inline(always)]
            fn greatest<S: Simd>(simd: S, numbers: S::$vector) -> $real {
                simd.$greatest(numbers)
            }
        }
    };
}

real!(
    f32,
    f32s,
    as_simd_f32s,
    as_mut_simd_f32s,
    splat_f32s,
    max_f32s,
    add_f32s,
    mul_f32s,
    sub_f32s,
    abs_f32s,
    reduce_max_f32s,
    F32_LANES
);
real!(
    f64,
    f64s,
    as_simd_f64s,
    as_mut_simd_f64s,
    splat_f64s,
    max_f64s,
    add_f64s,
    mul_f64s,
    sub_f64s,
    abs_f64s,
    reduce_max_f64s,
    F64_LANES
);
