//! Which vector instructions do the work, chosen when the program runs.
//!
//! The work on a block is written once, in `block_rows.rs`; a kernel compiles it for one set of instructions.
//! All kernels do the same operations in the same order, so their results are the same to the bit.

use std::fmt;
use std::str::FromStr;

use pulp::{Scalar, Simd, WithSimd};
use thiserror::Error;

/// Bytes that the cache fetches together.
#[cfg(target_arch = "x86_64")]
const CACHE_LINE: usize = 64;

/// A set of vector instructions.
///
/// ```
/// use ur_solver::Kernel;
///
/// assert!(Kernel::Plain.is_available());
/// assert!(Kernel::best().is_available());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kernel {
    /// No vectors: one value at a time.
    Plain,
    /// Four values at a time, on x86-64.
    Avx2,
    /// Eight values at a time, on x86-64.
    Avx512,
    /// Two values at a time, on arm64.
    Neon,
}

/// A kernel that does not exist, or not on this machine.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum KernelError {
    /// There is no such kernel.
    #[error("there is no kernel `{0}`; the kernels are plain, avx2, avx512 and neon")]
    Unknown(String),
    /// This machine lacks the instructions.
    #[error("this machine cannot run the kernel {0}; the best it can run is {best}", best = Kernel::best())]
    Unavailable(Kernel),
}

impl Kernel {
    /// All kernels, the best last.
    pub const ALL: [Kernel; 4] = [Kernel::Plain, Kernel::Neon, Kernel::Avx2, Kernel::Avx512];

    /// Whether this machine has the instructions.
    pub fn is_available(self) -> bool {
        match self {
            Kernel::Plain => true,
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => pulp::x86::V3::try_new().is_some(),
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => pulp::x86::V4::try_new().is_some(),
            #[cfg(target_arch = "aarch64")]
            Kernel::Neon => pulp::aarch64::Neon::try_new().is_some(),
            _ => false,
        }
    }

    /// The best kernel that this machine has the instructions for.
    pub fn best() -> Kernel {
        Kernel::ALL.into_iter().rfind(|kernel| kernel.is_available()).unwrap_or(Kernel::Plain)
    }

    /// The kernel, if this machine can run it.
    pub fn checked(self) -> Result<Kernel, KernelError> {
        if self.is_available() { Ok(self) } else { Err(KernelError::Unavailable(self)) }
    }

    /// The kernel for numbers of half the size: a line of them is half as long, so vectors of eight
    /// are as long as they may be.
    pub(crate) fn for_singles(self) -> Kernel {
        if self == Kernel::Avx512 { Kernel::Avx2 } else { self }
    }

    /// Runs an operation with this kernel's instructions, or one value at a time without them.
    pub(crate) fn run<Operation: WithSimd>(self, operation: Operation) -> Operation::Output {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => {
                if let Some(simd) = pulp::x86::V3::try_new() {
                    return Simd::vectorize(simd, operation);
                }
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => {
                if let Some(simd) = pulp::x86::V4::try_new() {
                    return Simd::vectorize(simd, operation);
                }
            }
            #[cfg(target_arch = "aarch64")]
            Kernel::Neon => {
                if let Some(simd) = pulp::aarch64::Neon::try_new() {
                    return Simd::vectorize(simd, operation);
                }
            }
            _ => {}
        }
        Simd::vectorize(Scalar::new(), operation)
    }
}

/// Asks for values to be brought into the cache, where the processor can be asked; they are read a
/// little later.
#[inline(always)]
pub(crate) fn prefetch<T>(values: &[T]) {
    #[cfg(target_arch = "x86_64")]
    for line in values.chunks(CACHE_LINE / size_of::<T>()) {
        use std::arch::x86_64::{_MM_HINT_T1, _mm_prefetch};
        // SAFETY: every x86-64 processor has this instruction, and it changes nothing but caches.
        #[allow(unsafe_code)]
        unsafe {
            _mm_prefetch::<_MM_HINT_T1>(line.as_ptr().cast());
        }
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = values;
}

impl fmt::Display for Kernel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Kernel::Plain => "plain",
            Kernel::Avx2 => "avx2",
            Kernel::Avx512 => "avx512",
            Kernel::Neon => "neon",
        })
    }
}

impl FromStr for Kernel {
    type Err = KernelError;

    fn from_str(text: &str) -> Result<Kernel, KernelError> {
        let named = Kernel::ALL.into_iter().find(|kernel| kernel.to_string() == text);
        named.ok_or_else(|| KernelError::Unknown(text.to_owned()))
    }
}
