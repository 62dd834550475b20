//! Who hears how far the statistics are, and may stop them.

use ur_solver::{Stop, TableError};

use super::StatisticsError;

/// Counts positions, of each one three times: when its moves are looked up, when visits have been sent
/// on, and when it is added to the sums.
pub(super) struct Watch<'w> {
    pub(super) stop: &'w Stop,
    pub(super) report: &'w mut dyn FnMut(u64),
    pub(super) handled: u64,
}

/// Why statistics come to no end.
pub(super) enum Halt {
    Stopped,
    Failed(StatisticsError),
}

impl Watch<'_> {
    /// Tells of positions more.
    pub(super) fn handled(&mut self, positions: usize) -> Result<(), Halt> {
        self.handled += positions as u64;
        (self.report)(self.handled);
        if self.stop.is_asked() { Err(Halt::Stopped) } else { Ok(()) }
    }
}

impl From<StatisticsError> for Halt {
    fn from(error: StatisticsError) -> Halt {
        Halt::Failed(error)
    }
}

impl From<TableError> for Halt {
    fn from(error: TableError) -> Halt {
        Halt::Failed(error.into())
    }
}
