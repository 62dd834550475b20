//! From a record's text to its game.

use crate::dice::{Roll, RollError};
use crate::game::{Game, GameError, Phase};
use crate::moves::Move;
use crate::position::IllegalMove;
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::variant::VariantPosition;

use super::lexer::{Lexer, Place, Token};
use super::{
    Comment, DERIVED, Record, RecordError, RecordFault, VERSION, parse_roll_off, result_text,
};

pub(super) fn read(
    text: &str,
    ruleset: impl FnOnce(&str) -> Result<Ruleset, RecordFault>,
) -> Result<Record, RecordError> {
    let (tokens, end) = Lexer::new(text).tokens()?;
    let (headers, body) = split_headers(tokens)?;
    let game = begin(&headers, has_rolls(&body), ruleset)?;
    let mut reader =
        TurnReader { tokens: body.into_iter().peekable(), end, game, comments: Vec::new() };
    reader.turns()?;
    let TurnReader { game, comments, .. } = reader;
    check_result(&headers, &game)?;
    let own = |header: &Header| !DERIVED.contains(&header.key.as_str());
    let headers =
        headers.into_iter().filter(own).map(|header| (header.key, header.value)).collect();
    Ok(Record { headers, game, comments })
}

struct Header {
    key: String,
    value: String,
    place: Place,
}

type Tokens = Vec<(Token, Place)>;

/// The headers, which come first, and everything after them.
fn split_headers(tokens: Tokens) -> Result<(Vec<Header>, Tokens), RecordError> {
    let mut headers: Vec<Header> = Vec::new();
    let mut body = Vec::new();
    for (token, place) in tokens {
        match token {
            Token::Header(key, value) if body.is_empty() => {
                if headers.iter().any(|header| header.key == key) {
                    return Err(place.fault(RecordFault::HeaderTwice(key)));
                }
                headers.push(Header { key, value, place });
            }
            Token::Header(key, _) => {
                return Err(place.fault(RecordFault::Unexpected(format!("[{key}"))));
            }
            _ => body.push((token, place)),
        }
    }
    Ok((headers, body))
}

fn find<'h>(headers: &'h [Header], key: &str) -> Option<&'h Header> {
    headers.iter().find(|header| header.key == key)
}

/// Whether a record has any roll: a game that was left before its opening has none.
fn has_rolls(body: &[(Token, Place)]) -> bool {
    body.iter().any(|(token, _)| matches!(token, Token::Word(word) if word.parse::<Roll>().is_ok()))
}

/// The game before its first roll, as the headers tell it.
fn begin(
    headers: &[Header],
    has_rolls: bool,
    ruleset: impl FnOnce(&str) -> Result<Ruleset, RecordFault>,
) -> Result<Game, RecordError> {
    if let Some(version) = find(headers, "Version").filter(|version| version.value != VERSION) {
        return Err(version.place.fault(RecordFault::Version(version.value.clone())));
    }
    let Some(named) = find(headers, "Ruleset") else {
        return Err(Place { line: 1, column: 1 }.fault(RecordFault::NoRuleset));
    };
    let ruleset = ruleset(&named.value).map_err(|fault| named.place.fault(fault))?;
    let start = find(headers, "Start").map(|header| {
        let position = ruleset.parse_position(&header.value);
        position.map_err(|error| header.place.fault(RecordFault::Start(error)))
    });
    let start = start.transpose()?;
    match (find(headers, "Opening"), start) {
        (Some(opening), start) => begin_with_roll_off(ruleset, opening, start),
        (None, Some(start)) => Ok(Game::from_position(start)),
        (None, None) if has_rolls => Ok(Game::from_position(ruleset.start(Side::Light))),
        (None, None) => Ok(Game::new(ruleset)),
    }
}

fn begin_with_roll_off(
    ruleset: Ruleset,
    opening: &Header,
    start: Option<VariantPosition>,
) -> Result<Game, RecordError> {
    let throws = parse_roll_off(&opening.value)
        .ok_or_else(|| opening.place.fault(RecordFault::Opening(opening.value.clone())))?;
    let mut game = Game::new(ruleset);
    for (light, dark) in throws {
        game.roll_off(light, dark).map_err(|error| opening.place.fault(error))?;
    }
    match start {
        Some(start) if game.phase() == Phase::RollOff || start != *game.position() => {
            Err(opening.place.fault(RecordFault::Starter))
        }
        _ => Ok(game),
    }
}

fn check_result(headers: &[Header], game: &Game) -> Result<(), RecordError> {
    let found = result_text(game);
    match find(headers, "Result").filter(|result| result.value != found) {
        Some(result) => {
            let given = result.value.clone();
            Err(result.place.fault(RecordFault::Result { given, found }))
        }
        None => Ok(()),
    }
}

/// Plays the turns of a record.
struct TurnReader {
    tokens: std::iter::Peekable<std::vec::IntoIter<(Token, Place)>>,
    end: Place,
    game: Game,
    comments: Vec<Comment>,
}

impl TurnReader {
    fn turns(&mut self) -> Result<(), RecordError> {
        let mut number = 1;
        while let Some((token, place)) = self.next() {
            let expected = format!("{number}.");
            match token {
                Token::Word(word) if word == expected => self.turn()?,
                other => {
                    let fault = RecordFault::Turn { expected: number, found: other.text() };
                    return Err(place.fault(fault));
                }
            }
            number += 1;
        }
        Ok(())
    }

    /// Light's part, and Dark's after a bar.
    fn turn(&mut self) -> Result<(), RecordError> {
        if self.peek() == Some(&Token::Word("...".to_owned())) {
            self.next();
        } else {
            self.part(Side::Light)?;
        }
        if self.peek() == Some(&Token::Bar) {
            self.next();
            self.part(Side::Dark)?;
        }
        Ok(())
    }

    /// What one side did, with semicolons between its rolls.
    fn part(&mut self, side: Side) -> Result<(), RecordError> {
        loop {
            self.action(side)?;
            if self.peek() != Some(&Token::Semicolon) {
                return Ok(());
            }
            self.next();
        }
    }

    /// A roll and a move, or the words that end a game.
    fn action(&mut self, side: Side) -> Result<(), RecordError> {
        let (word, place) = self.word()?;
        let ended = match word.as_str() {
            "resigns" => self.game.resign(side),
            "time" => self.game.time_out(side),
            "claims" => {
                let (draw, place) = self.word()?;
                if draw != "draw" {
                    return Err(place.fault(RecordFault::Unexpected(draw)));
                }
                self.check_turn(side, place)?;
                self.game.claim_draw()
            }
            _ => {
                self.check_turn(side, place)?;
                return self.ply(&word, place);
            }
        };
        ended.map(|_| ()).map_err(|error| place.fault(error))
    }

    fn ply(&mut self, roll: &str, place: Place) -> Result<(), RecordError> {
        let roll: Roll = roll.parse().map_err(|error: RollError| place.fault(error))?;
        self.game.roll(roll).map_err(|error| place.fault(error))?;
        let is_move = |token: &Token| matches!(token, Token::Word(word) if !is_turn_number(word));
        if !self.peek().is_some_and(is_move) {
            // A game may be saved before the move is made, but a forced pass comes at once.
            return match self.game.phase() {
                Phase::Move(_) => Ok(()),
                _ => Err(self.here().fault(RecordFault::NoPass(roll))),
            };
        }
        let (word, place) = self.word()?;
        let mv: Move = word.parse().map_err(|error| place.fault(RecordFault::Move(error)))?;
        let passed = self.game.plies().last().is_some_and(|ply| ply.mv == Some(Move::Pass));
        if passed {
            // The game has made the pass by itself; nothing else was legal.
            let illegal = GameError::Illegal(IllegalMove::NotLegal { mv, roll });
            return if mv == Move::Pass { Ok(()) } else { Err(place.fault(illegal)) };
        }
        self.game.play(&mv).map(|_| ()).map_err(|error| place.fault(error))
    }

    fn check_turn(&self, side: Side, place: Place) -> Result<(), RecordError> {
        match self.game.turn() {
            Some(turn) if turn != side => Err(place.fault(RecordFault::WrongSide(side))),
            _ => Ok(()),
        }
    }

    /// The next token that is not a comment; comments are kept.
    fn next(&mut self) -> Option<(Token, Place)> {
        self.peek();
        self.tokens.next()
    }

    fn peek(&mut self) -> Option<&Token> {
        while let Some((Token::Comment(text), _)) =
            self.tokens.next_if(|(token, _)| matches!(token, Token::Comment(_)))
        {
            self.comments.push(Comment { after: self.game.plies().len(), text });
        }
        self.tokens.peek().map(|(token, _)| token)
    }

    fn here(&mut self) -> Place {
        self.tokens.peek().map_or(self.end, |(_, place)| *place)
    }

    fn word(&mut self) -> Result<(String, Place), RecordError> {
        match self.next() {
            Some((Token::Word(word), place)) => Ok((word, place)),
            Some((other, place)) => Err(place.fault(RecordFault::Unexpected(other.text()))),
            None => Err(self.end.fault(RecordFault::BreaksOff)),
        }
    }
}

fn is_turn_number(word: &str) -> bool {
    word.strip_suffix('.').is_some_and(|number| number.bytes().all(|byte| byte.is_ascii_digit()))
}

impl Token {
    /// The token as it stands in the text, to be quoted in an error.
    fn text(&self) -> String {
        match self {
            Token::Header(key, _) => format!("[{key}"),
            Token::Comment(text) => format!("{{{text}}}"),
            Token::Bar => "|".to_owned(),
            Token::Semicolon => ";".to_owned(),
            Token::Word(word) => word.clone(),
        }
    }
}
