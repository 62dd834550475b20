//! Long work of any kind: done in steps, told of on the way, and stopped when somebody asks for it.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Work that takes long.
///
/// ```
/// use std::convert::Infallible;
/// use std::ops::ControlFlow;
/// use ur_solver::{Stop, Work};
///
/// /// Adds up numbers, one a step.
/// struct Sum(std::ops::Range<u64>, u64);
///
/// impl Work for Sum {
///     type Progress = u64;
///     type Output = u64;
///     type Error = Infallible;
///
///     fn step(
///         &mut self,
///         _: &Stop,
///         report: &mut dyn FnMut(u64),
///     ) -> Result<ControlFlow<u64>, Infallible> {
///         let Some(number) = self.0.next() else { return Ok(ControlFlow::Break(self.1)) };
///         self.1 += number;
///         report(number);
///         Ok(ControlFlow::Continue(()))
///     }
/// }
///
/// let (mut sum, stop) = (Sum(1..5, 0), Stop::default());
/// assert_eq!(sum.run(&stop, &mut |number| if number == 3 { stop.ask() }), Ok(None));
/// assert_eq!(sum.run(&Stop::default(), &mut |_| ()), Ok(Some(10)), "it goes on where it was");
/// ```
pub trait Work {
    /// What is told on the way.
    type Progress;
    /// What comes out in the end.
    type Output;
    /// Why it cannot be done.
    type Error;

    /// Does what lies between two checkpoints, and breaks with what comes out of the whole. A step that
    /// is asked to stop leaves off soon; it is begun again, without what it has kept, by the next call.
    fn step(
        &mut self,
        stop: &Stop,
        report: &mut dyn FnMut(Self::Progress),
    ) -> Result<ControlFlow<Self::Output>, Self::Error>;

    /// Does all steps. Nothing comes out if it is asked to stop; run again, it goes on.
    fn run(
        &mut self,
        stop: &Stop,
        report: &mut dyn FnMut(Self::Progress),
    ) -> Result<Option<Self::Output>, Self::Error> {
        while !stop.is_asked() {
            if let ControlFlow::Break(output) = self.step(stop, report)? {
                return Ok(Some(output));
            }
        }
        Ok(None)
    }
}

/// Asks work to stop, from wherever a clone of it is: another thread, or a signal.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Asks everybody who has a clone to stop.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// What a signal's handler sets to ask.
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

/// Said inside a step that leaves off because it was asked to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stopped;
