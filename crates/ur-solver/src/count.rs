//! How many sweeps a layer has had, and who hears of it.

use crate::work::{Stop, Stopped};

/// How far the sweeps of a layer have got.
#[derive(Clone, Copy, Debug)]
pub struct SweepReport {
    /// How many sweeps have been made.
    pub sweeps: usize,
    /// By how much the last one changed a value at most.
    pub change: f64,
}

/// Counts the sweeps of a layer, and tells of them.
pub(crate) struct Count<'r> {
    pub(crate) sweeps: usize,
    pub(crate) stop: &'r Stop,
    pub(crate) report: &'r mut dyn FnMut(SweepReport),
}

impl Count<'_> {
    /// Tells of a sweep, and hears whether it was the last for now.
    pub(crate) fn note(&mut self, change: f64) -> Result<(), Stopped> {
        self.sweeps += 1;
        (self.report)(SweepReport { sweeps: self.sweeps, change });
        if self.stop.is_asked() { Err(Stopped) } else { Ok(()) }
    }
}
