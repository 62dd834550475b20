//! Numbers of two sizes under one name, so that the sweeps are written once.
//!
//! A layer is solved with single precision first, where twice as many values fit into a vector and a
//! cache, and then with double precision.

use bytemuck::Pod;
use pulp::Simd;

/// A floating-point number and its vectors.
pub(crate) trait Real: Pod + Send + Sync + PartialOrd {
    /// A vector of these numbers.
    type Vector<S: Simd>: Copy;

    fn from_f64(value: f64) -> Self;
    fn to_f64(self) -> f64;
    fn vectors<S: Simd>(values: &[Self]) -> &[Self::Vector<S>];
    fn vectors_mut<S: Simd>(values: &mut [Self]) -> &mut [Self::Vector<S>];
    fn splat<S: Simd>(simd: S, value: Self) -> Self::Vector<S>;
    fn max<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
    fn add<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
    fn mul<S: Simd>(simd: S, one: Self::Vector<S>, other: Self::Vector<S>) -> Self::Vector<S>;
}

macro_rules! real {
    ($real:ident, $vector:ident, $split:ident, $split_mut:ident, $splat:ident, $max:ident, $add:ident, $mul:ident) => {
        impl Real for $real {
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
        }
    };
}

real!(f32, f32s, as_simd_f32s, as_mut_simd_f32s, splat_f32s, max_f32s, add_f32s, mul_f32s);
real!(f64, f64s, as_simd_f64s, as_mut_simd_f64s, splat_f64s, max_f64s, add_f64s, mul_f64s);
