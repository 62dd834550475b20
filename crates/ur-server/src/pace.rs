//! How often something may be done.

use std::num::NonZeroU32;

use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};

/// Seconds' worth that may come at once.
const BURST: NonZeroU32 = NonZeroU32::MIN.saturating_add(1);

/// Counts what is done: so many times a second, and not oftener.
pub(crate) struct Pace(DefaultDirectRateLimiter);

impl Pace {
    /// So many times a second, at least once.
    pub(crate) fn per_second(times: u32) -> Pace {
        let times = NonZeroU32::new(times).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::per_second(times).allow_burst(times.saturating_mul(BURST));
        Pace(RateLimiter::direct(quota))
    }

    /// Whether it may be done once more now; if so, that is counted.
    pub(crate) fn allows(&self) -> bool {
        self.0.check().is_ok()
    }
}
