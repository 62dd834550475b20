//! The words of a record, each with its place.

use std::fmt;

use super::{RecordError, RecordFault};

/// A line and a column, both counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

impl Place {
    pub(crate) fn fault(self, fault: impl Into<RecordFault>) -> RecordError {
        RecordError { place: self, fault: fault.into() }
    }
}

/// A part of a record's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A header: its key and value.
    Header(String, String),
    /// A comment, without its braces.
    Comment(String),
    /// `|`
    Bar,
    /// `;`
    Semicolon,
    /// Anything else: a number, a roll, a move.
    Word(String),
}

/// Characters that end a word.
fn ends_word(c: char) -> bool {
    c.is_whitespace() || matches!(c, '|' | ';' | '{' | '}' | '[' | ']' | '"')
}

/// Reads a record's text from front to back.
pub(super) struct Lexer<'t> {
    rest: &'t str,
    place: Place,
}

impl<'t> Lexer<'t> {
    pub(super) fn new(text: &'t str) -> Lexer<'t> {
        Lexer { rest: text, place: Place { line: 1, column: 1 } }
    }

    /// All tokens with their places, and the place of the end.
    pub(super) fn tokens(mut self) -> Result<(Vec<(Token, Place)>, Place), RecordError> {
        let mut tokens = Vec::new();
        loop {
            self.take_while(char::is_whitespace);
            let place = self.place;
            let Some(c) = self.rest.chars().next() else {
                return Ok((tokens, place));
            };
            let token = match c {
                '[' => self.header()?,
                '{' => self.comment()?,
                '|' | ';' => {
                    self.advance();
                    if c == '|' { Token::Bar } else { Token::Semicolon }
                }
                '}' | ']' | '"' => return Err(place.fault(RecordFault::Unexpected(c.to_string()))),
                _ => Token::Word(self.take_while(|c| !ends_word(c)).to_owned()),
            };
            tokens.push((token, place));
        }
    }

    fn advance(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        if c == '\n' {
            self.place = Place { line: self.place.line + 1, column: 1 };
        } else {
            self.place.column += 1;
        }
        Some(c)
    }

    fn take_while(&mut self, belongs: impl Fn(char) -> bool) -> &'t str {
        let start = self.rest;
        while self.rest.chars().next().is_some_and(&belongs) {
            self.advance();
        }
        &start[..start.len() - self.rest.len()]
    }

    fn comment(&mut self) -> Result<Token, RecordError> {
        let place = self.place;
        self.advance();
        let text = self.take_while(|c| c != '}').to_owned();
        match self.advance() {
            Some(_) => Ok(Token::Comment(text)),
            None => Err(place.fault(RecordFault::OpenComment)),
        }
    }

    /// `[Key "value"]`; a key that is not one word is quoted like a value.
    fn header(&mut self) -> Result<Token, RecordError> {
        self.advance();
        let key = match self.rest.chars().next() {
            Some('"') => self.quoted()?,
            _ => self.take_while(|c| !ends_word(c)).to_owned(),
        };
        let after_key = self.place;
        if key.is_empty() || self.advance() != Some(' ') {
            return Err(after_key.fault(RecordFault::Header));
        }
        let value = self.quoted()?;
        let after_value = self.place;
        match self.advance() {
            Some(']') => Ok(Token::Header(key, value)),
            _ => Err(after_value.fault(RecordFault::Header)),
        }
    }

    /// A value in quotes, where `\"` and `\\` stand for the characters themselves.
    fn quoted(&mut self) -> Result<String, RecordError> {
        let mut value = String::new();
        let mut place = self.place;
        if self.advance() != Some('"') {
            return Err(place.fault(RecordFault::Header));
        }
        loop {
            place = self.place;
            match self.advance() {
                Some('"') => return Ok(value),
                Some('\\') => match self.advance() {
                    Some(c @ ('"' | '\\')) => value.push(c),
                    _ => return Err(place.fault(RecordFault::Header)),
                },
                Some(c) if c != '\n' => value.push(c),
                _ => return Err(place.fault(RecordFault::Header)),
            }
        }
    }
}
