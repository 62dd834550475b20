//! Bars on the terminal, for what takes longer than a moment.

use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};

use crate::board_text::Charset;

/// A bar of so many steps. `template` says what stands in it, with `{rate}` for the steps a second;
/// a line longer than the terminal is wide would stay behind when it is drawn again.
pub(crate) fn bar(steps: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .progress_chars(Charset::choose(false).pick("█░", "#-"))
        .with_key("rate", |state: &ProgressState, out: &mut dyn std::fmt::Write| {
            // A rate that cannot be written is not worth a failure.
            let _ = write!(out, "{}/s", HumanCount(state.per_sec() as u64));
        });
    ProgressBar::new(steps).with_style(style)
}
