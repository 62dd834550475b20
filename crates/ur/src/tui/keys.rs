//! The lines that say what can be done now.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

use crate::words::wrapping;

use super::palette::Look;

/// A space at which no line is broken.
const NO_BREAK: &str = "\u{a0}";

/// What the keys do, in lines that do not break inside what one key does.
pub(super) fn draw(frame: &mut Frame<'_>, area: Rect, said: &[String], look: Look<'_>) {
    let keys = said.iter().flat_map(|keys| keys.split(" · "));
    let keys: Vec<String> = keys.map(|key| key.replace(' ', NO_BREAK)).collect();
    let text = keys.join(look.charset.pick("\u{a0}· ", "\u{a0}| "));
    let lines = textwrap::wrap(&text, wrapping(area.width.into()));
    let lines = lines.iter().map(|line| Line::raw(line.replace(NO_BREAK, " ")));
    frame.render_widget(lines.collect::<Text<'_>>().style(look.palette.quiet()), area);
}
