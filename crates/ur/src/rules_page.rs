//! The rules of a ruleset: what the handbook says, in words and drawings.

use ur_rules::handbook::{self, Figure, Statement};
use ur_rules::{Ruleset, Side};

use crate::board_text::{Charset, draw, draw_path};
use crate::words::{Value, Words, wrapping};

/// One part of a rules page.
pub(crate) struct Section {
    pub(crate) heading: String,
    pub(crate) paragraphs: Vec<String>,
    /// A drawing, to be kept as it is.
    pub(crate) drawing: Option<String>,
}

/// The rules page of a ruleset.
pub(crate) fn sections(ruleset: Ruleset, words: &Words, charset: Charset) -> Vec<Section> {
    let in_words = |section: handbook::Section| Section {
        heading: words.get(section.heading),
        paragraphs: section
            .paragraphs
            .iter()
            .map(|statement| paragraph(statement, words, charset))
            .collect(),
        drawing: section.figure.map(|figure| match figure {
            Figure::Path => draw_path(ruleset, ruleset.path(Side::Light), charset),
            Figure::Board => draw(&ruleset.start(Side::Light), charset),
        }),
    };
    handbook::sections(ruleset).into_iter().map(in_words).collect()
}

/// The page as text, wrapped to a width.
pub(crate) fn text(ruleset: Ruleset, words: &Words, charset: Charset, width: usize) -> String {
    let mut text = String::new();
    for section in sections(ruleset, words, charset) {
        text.extend(["\n", &section.heading.to_uppercase(), "\n"]);
        text.push_str(&section.drawing.unwrap_or_default());
        for paragraph in section.paragraphs {
            text.extend([&textwrap::fill(&paragraph, wrapping(width)), "\n"]);
        }
    }
    text
}

/// A statement in words, after the mark of the squares it is about.
fn paragraph(statement: &Statement, words: &Words, charset: Charset) -> String {
    let value = |value: &handbook::Value| match value {
        handbook::Value::Text(text) => Value::text(text),
        handbook::Value::Number(number) => Value::Number(*number as usize),
    };
    let values: Vec<_> =
        statement.values.iter().map(|(name, given)| (*name, value(given))).collect();
    let text = words.with(statement.key, &values);
    match statement.mark {
        Some(mark) => format!("{} {text}", charset.mark(mark)),
        None => text,
    }
}
