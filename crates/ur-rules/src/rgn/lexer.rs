//! The tags of a text and its words, each with the byte where it begins.

use super::{Misread, RgnFault, is_bare, is_bare_char};

/// A tag, as a header of a record.
pub(super) struct Tag {
    pub(super) key: String,
    pub(super) value: String,
    pub(super) at: usize,
}

/// Anything but a tag: a turn's number, a bar, a move, a roll or a mark.
#[derive(Clone, Copy)]
pub(super) struct Word<'t> {
    pub(super) text: &'t str,
    pub(super) at: usize,
}

impl Word<'_> {
    /// Whether the word begins a part of a turn.
    pub(super) fn begins_part(&self) -> bool {
        let is_number = |number: &str| number.bytes().all(|byte| byte.is_ascii_digit());
        self.text == "/" || self.text.strip_suffix('.').is_some_and(is_number)
    }
}

/// Splits a text into its tags, which come first, and its words.
pub(super) fn split(text: &str) -> Result<(Vec<Tag>, Vec<Word<'_>>), Misread> {
    let mut lexer = Lexer { text, at: 0 };
    let (mut tags, mut words) = (Vec::new(), Vec::new());
    loop {
        lexer.skip_space();
        match lexer.rest().chars().next() {
            None => return Ok((tags, words)),
            Some('[') if words.is_empty() => {
                let tag = lexer.tag()?;
                if tags.iter().any(|earlier: &Tag| earlier.key == tag.key) {
                    return Err(RgnFault::TagTwice(tag.key).at(tag.at));
                }
                tags.push(tag);
            }
            Some('[') => return Err(RgnFault::LateTag.at(lexer.at)),
            Some(_) => words.push(lexer.word()),
        }
    }
}

struct Lexer<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Lexer<'t> {
    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn word(&mut self) -> Word<'t> {
        let at = self.at;
        let text = self.rest().split(char::is_whitespace).next().unwrap_or_default();
        self.at += text.len();
        Word { text, at }
    }

    fn tag(&mut self) -> Result<Tag, Misread> {
        let at = self.at;
        self.expect('[')?;
        let key = self.key_or_value()?;
        if key.is_empty() {
            return Err(RgnFault::NoKey.at(at));
        }
        self.expect(' ')?;
        let value = self.key_or_value()?;
        self.expect(']')?;
        Ok(Tag { key, value, at })
    }

    fn expect(&mut self, mark: char) -> Result<(), Misread> {
        if !self.rest().starts_with(mark) {
            return Err(RgnFault::Tag.at(self.at));
        }
        self.at += mark.len_utf8();
        Ok(())
    }

    fn key_or_value(&mut self) -> Result<String, Misread> {
        if self.rest().starts_with('"') {
            return self.quoted();
        }
        let text = self.rest().split(|c| !is_bare_char(c)).next().unwrap_or_default();
        if !is_bare(text) {
            return Err(RgnFault::Tag.at(self.at));
        }
        self.at += text.len();
        Ok(text.to_owned())
    }

    fn quoted(&mut self) -> Result<String, Misread> {
        let open = self.at;
        let mut text = String::new();
        let mut chars = self.rest().char_indices().skip(1);
        while let Some((offset, c)) = chars.next() {
            match c {
                '"' => {
                    self.at = open + offset + 1;
                    // A record's header is one line, and so it stays when it is written as one.
                    return Ok(text.replace("\r\n", " ").replace('\n', " "));
                }
                '\r' | '\n' => break,
                '\\' => match chars.next() {
                    Some((_, c @ ('"' | '\\'))) => text.push(c),
                    Some((_, 'r')) => text.push('\r'),
                    Some((_, 'n')) => text.push('\n'),
                    _ => return Err(RgnFault::Escape.at(open + offset)),
                },
                c => text.push(c),
            }
        }
        Err(RgnFault::OpenQuotes.at(open))
    }
}
