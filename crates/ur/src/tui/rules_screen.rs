//! The rules over the game.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};
use ratatui::widgets::{Block, Clear, Paragraph};
use ur_rules::Ruleset;

use crate::rules_page;
use crate::words::wrapping;

use super::palette::Look;
use super::screen::Wish;

/// How many lines a notch of the wheel scrolls.
const NOTCH: isize = 3;

/// The rules page, and how far it is scrolled.
pub(super) struct RulesScreen {
    ruleset: Ruleset,
    scroll: u16,
}

impl RulesScreen {
    pub(super) fn new(ruleset: Ruleset) -> RulesScreen {
        RulesScreen { ruleset, scroll: 0 }
    }

    /// Scrolls, or closes the page.
    pub(super) fn key(&mut self, key: KeyCode) -> Wish {
        match key {
            KeyCode::Down | KeyCode::Char('j') => self.scroll = self.scroll.saturating_add(1),
            KeyCode::Up | KeyCode::Char('k') => self.scroll = self.scroll.saturating_sub(1),
            KeyCode::PageDown | KeyCode::Char(' ') => self.scroll = self.scroll.saturating_add(15),
            KeyCode::PageUp => self.scroll = self.scroll.saturating_sub(15),
            KeyCode::Home => self.scroll = 0,
            KeyCode::End => self.scroll = u16::MAX,
            _ => return Wish::Back,
        }
        Wish::Nothing
    }

    pub(super) fn wheel(&mut self, notches: isize) {
        let lines = (NOTCH * notches) as i16;
        self.scroll = self.scroll.saturating_add_signed(lines);
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>, area: Rect, look: Look<'_>) {
        let Look { words, charset, palette } = look;
        let dot = charset.pick('·', '-');
        let block = Block::bordered()
            .title(Line::styled(
                format!(" {} {dot} {} ", words.get("title"), self.ruleset),
                palette.title(),
            ))
            .title_bottom(Line::styled(format!(" {} ", words.get("keys-rules")), palette.quiet()))
            .border_style(palette.frame());
        let inner = block.inner(area);
        let width = usize::from(inner.width.saturating_sub(2).min(90));
        let mut lines: Vec<Line<'static>> = Vec::new();
        for section in rules_page::sections(self.ruleset, words, charset) {
            lines.push(Line::default());
            lines.push(Line::styled(section.heading, palette.title()));
            let drawing = section.drawing.unwrap_or_default();
            lines.extend(drawing.lines().map(|line| Line::raw(line.to_owned())));
            for paragraph in section.paragraphs {
                let wrapped = textwrap::wrap(&paragraph, wrapping(width));
                lines.extend(wrapped.into_iter().map(|line| Line::raw(line.into_owned())));
            }
        }
        let last = (lines.len() as u16).saturating_sub(inner.height);
        self.scroll = self.scroll.min(last);
        let page = Paragraph::new(Text::from(lines)).block(block).scroll((self.scroll, 0));
        frame.render_widget(Clear, area);
        frame.render_widget(page, area);
    }
}
