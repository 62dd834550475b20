//! Long work on the terminal: it has a bar, and Ctrl-C stops it.

use indicatif::ProgressBar;
use signal_hook::consts::{SIGINT, SIGTERM};
use ur_solver::{Stop, Work};

use crate::cmd::INTERRUPTED;

/// Does work until it is done, or until a signal stops it: then nothing comes out. `show` draws the
/// progress on the bar.
pub(crate) fn run<W: Work>(
    work: &mut W,
    bar: &ProgressBar,
    show: &mut dyn FnMut(W::Progress),
) -> Result<Option<W::Output>, W::Error> {
    let output = work.run(&stop_on_signals(), show);
    bar.finish_and_clear();
    output
}

/// The first signal asks to stop, the second one ends the program.
fn stop_on_signals() -> Stop {
    let stop = Stop::default();
    for signal in [SIGINT, SIGTERM] {
        let code = i32::from(INTERRUPTED);
        // Without the handlers a signal ends the program, and what is kept is kept as well.
        let _ = signal_hook::flag::register_conditional_shutdown(signal, code, stop.flag());
        let _ = signal_hook::flag::register(signal, stop.flag());
    }
    stop
}
