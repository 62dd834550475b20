//! From a text in RGN to its game.

use std::iter::Peekable;
use std::vec::IntoIter;

use crate::dice::{Roll, is_plain_number};
use crate::game::{Game, GameError, Phase, Reason};
use crate::moves::{Landing, Move, Walk};
use crate::position::Position;
use crate::race::RaceRules;
use crate::record::{DERIVED, Record, VERSION, parse_roll_off, result_text};
use crate::ruleset::Ruleset;
use crate::side::Side;
use crate::square::Square;

use super::lexer::{Tag, Word, split};
use super::{Misread, RgnFault, TERMINATION, has_star, row};

pub(super) fn read(text: &str, rules: &'static RaceRules) -> Result<Record, Misread> {
    let (tags, words) = split(text)?;
    check_ruleset(&tags, Ruleset::Race(rules))?;
    check(&tags, "Version", VERSION)?;
    let dark_starts = words.first().is_some_and(|word| word.text == "/");
    let mut reader = TurnReader {
        rules,
        game: begin(rules, &tags, if dark_starts { Side::Dark } else { Side::Light })?,
        loser: loser(&tags),
        on_time: find(&tags, TERMINATION.0).is_some_and(|tag| tag.value == TERMINATION.1),
        words: words.into_iter().peekable(),
        end: text.len(),
    };
    reader.game()?;
    let game = reader.game;
    check(&tags, "Start", &game.start().to_string())?;
    check(&tags, "Result", result_text(&game))?;
    Ok(Record { headers: headers(tags, &game), game, comments: Vec::new() })
}

fn find<'t>(tags: &'t [Tag], key: &str) -> Option<&'t Tag> {
    tags.iter().find(|tag| tag.key == key)
}

/// Checks that a tag, if there is one of this key, says what follows from the game.
fn check(tags: &[Tag], key: &'static str, found: &str) -> Result<(), Misread> {
    match find(tags, key).filter(|tag| tag.value != found) {
        Some(Tag { value, at, .. }) => {
            let (given, found) = (value.clone(), found.to_owned());
            Err(RgnFault::Disagrees { key, given, found }.at(*at))
        }
        None => Ok(()),
    }
}

/// The tag may write the ruleset in any way, or name its file, which is not read here.
fn check_ruleset(tags: &[Tag], ruleset: Ruleset) -> Result<(), Misread> {
    let is_meant = |text: &str| {
        Ruleset::identity(text).is_ok_and(|meant| meant == ruleset.text())
            || ruleset.is_own() && Ruleset::file(text).is_some()
    };
    match find(tags, "Ruleset") {
        Some(tag) if is_meant(&tag.value) => Ok(()),
        _ => check(tags, "Ruleset", ruleset.text()),
    }
}

/// Who has lost, if the tag `Result` tells it.
fn loser(tags: &[Tag]) -> Option<Side> {
    match find(tags, "Result")?.value.as_str() {
        "1-0" => Some(Side::Dark),
        "0-1" => Some(Side::Light),
        _ => None,
    }
}

/// The tags that a record keeps: those that do not follow from its game.
fn headers(tags: Vec<Tag>, game: &Game) -> Vec<(String, String)> {
    let on_time = game.outcome().is_some_and(|outcome| outcome.reason == Reason::Time);
    let is_told = |key: &str| DERIVED.contains(&key) || on_time && key == TERMINATION.0;
    let own = tags.into_iter().filter(|tag| !is_told(&tag.key));
    own.map(|tag| (tag.key, tag.value)).collect()
}

/// The game before its first roll.
fn begin(rules: &'static RaceRules, tags: &[Tag], first: Side) -> Result<Game, Misread> {
    let ruleset = Ruleset::Race(rules);
    let Some(Tag { value, at, .. }) = find(tags, "Opening") else {
        return Ok(Game::from_position(ruleset.start(first)));
    };
    let throws = parse_roll_off(value).ok_or_else(|| RgnFault::Opening(value.clone()).at(*at))?;
    let mut game = Game::new(ruleset);
    for (light, dark) in throws {
        game.roll_off(light, dark).map_err(|error| RgnFault::Game(error).at(*at))?;
    }
    Ok(game)
}

/// Plays the turns of a text.
struct TurnReader<'t> {
    rules: &'static RaceRules,
    game: Game,
    /// Who gives up where the game ends before it is won; unless it is told, the side to act.
    loser: Option<Side>,
    /// Whether that is for want of time.
    on_time: bool,
    words: Peekable<IntoIter<Word<'t>>>,
    end: usize,
}

impl<'t> TurnReader<'t> {
    fn game(&mut self) -> Result<(), Misread> {
        if self.words.peek().is_some() {
            return self.turns();
        }
        // Before the first roll there is no act that could carry the `#`: the result stands for it.
        match self.loser {
            Some(loser) => self.give_up(loser).map_err(|error| RgnFault::Game(error).at(self.end)),
            None => Ok(()),
        }
    }

    fn turns(&mut self) -> Result<(), Misread> {
        let mut number = 1;
        if self.take("/") {
            self.part(Side::Dark)?;
            // Their writer goes on with 1, which one who counts the first line would call 2.
            if self.words.peek().is_some_and(|word| word.text == "2.") {
                number = 2;
            }
        }
        while let Some(Word { text, at }) = self.words.next() {
            if text != format!("{number}.") {
                return Err(RgnFault::Turn { expected: number, found: text.to_owned() }.at(at));
            }
            self.part(Side::Light)?;
            if self.take("/") {
                self.part(Side::Dark)?;
            }
            number += 1;
        }
        Ok(())
    }

    /// The acts of one side, up to the next part.
    fn part(&mut self, side: Side) -> Result<(), Misread> {
        loop {
            self.act(side)?;
            if self.words.peek().is_none_or(Word::begins_part) {
                return Ok(());
            }
        }
    }

    fn act(&mut self, side: Side) -> Result<(), Misread> {
        let Some(word) = self.words.next_if(|word| !word.begins_part()) else {
            return Err(RgnFault::NoAct(side).at(self.here()));
        };
        match self.game.turn() {
            None => return Err(RgnFault::Game(GameError::NotStarted).at(word.at)),
            Some(turn) if turn != side => return Err(RgnFault::WrongSide(side).at(word.at)),
            Some(_) => (),
        }
        let ends = if word.text.starts_with(|c: char| c.is_ascii_digit()) {
            self.roll(word)?
        } else {
            self.moved(word, side)?
        };
        if ends {
            self.ended(word)
        } else if self.game.outcome().is_some() {
            Err(RgnFault::NoEnd.at(word.at))
        } else {
            Ok(())
        }
    }

    /// What the `#` after an act means.
    fn ended(&mut self, act: Word<'t>) -> Result<(), Misread> {
        if let Some(side) = self.game.turn() {
            let loser = self.loser.unwrap_or(side);
            self.give_up(loser).map_err(|error| RgnFault::Game(error).at(act.at))?;
        }
        match self.words.peek() {
            Some(word) => Err(RgnFault::AfterEnd(word.text.to_owned()).at(word.at)),
            None => Ok(()),
        }
    }

    fn give_up(&mut self, loser: Side) -> Result<(), GameError> {
        let end = if self.on_time { Game::time_out } else { Game::resign };
        end(&mut self.game, loser).map(|_| ())
    }

    /// A roll without a move, which is a pass or waits for its move; whether a `#` follows.
    fn roll(&mut self, word: Word<'t>) -> Result<bool, Misread> {
        let Ok(roll) = word.text.parse() else {
            return Err(RgnFault::Form(word.text.to_owned()).at(word.at));
        };
        let Some(dashes) = self.words.next_if(|word| matches!(word.text, "--" | "--#")) else {
            return Err(RgnFault::NoDashes(roll).at(self.here()));
        };
        self.game.roll(roll).map_err(|error| RgnFault::Game(error).at(word.at))?;
        let ends = dashes.text == "--#";
        if matches!(self.game.phase(), Phase::Move(_)) && !ends && self.words.peek().is_some() {
            return Err(RgnFault::Unplayed(roll).at(word.at));
        }
        Ok(ends)
    }

    /// A move and its marks; whether a `#` follows.
    fn moved(&mut self, word: Word<'t>, side: Side) -> Result<bool, Misread> {
        let (text, mut ends) = match word.text.strip_suffix('#') {
            Some(text) => (text, true),
            None => (word.text, false),
        };
        let star = self.words.next_if(|word| !ends && matches!(word.text, "*" | "*#"));
        ends |= star.is_some_and(|star| star.text == "*#");
        let found = self.find_move(text, side, star.is_some());
        let (roll, mv) = found.map_err(|fault| fault.at(word.at))?;
        let rolled = self.game.roll(roll);
        rolled
            .and_then(|_| self.game.play(&mv))
            .map_err(|error| RgnFault::Game(error).at(word.at))?;
        Ok(ends)
    }

    /// The legal move of a text, its marks checked, and the roll that its length tells.
    fn find_move(&self, text: &str, side: Side, star: bool) -> Result<(Roll, Move), RgnFault> {
        let meant = MoveText::of(text).ok_or_else(|| RgnFault::Form(text.to_owned()))?;
        let (mv, roll) = meant.locate(self.rules, side)?;
        let plain = text.strip_suffix('x').unwrap_or(text).to_owned();
        let legal = mv.and_then(|mv| self.game.position().find(roll, &mv).ok());
        let legal = legal.ok_or_else(|| RgnFault::Illegal { mv: plain.clone(), roll })?;
        match (meant.captures, !legal.captures().is_empty()) {
            (false, true) => return Err(RgnFault::Capture(plain)),
            (true, false) => return Err(RgnFault::NoCapture(plain)),
            _ => (),
        }
        match (star, has_star(self.rules, legal)) {
            (false, true) => Err(RgnFault::Rosette(text.to_owned())),
            (true, false) => Err(RgnFault::NoRosette(text.to_owned())),
            _ => Ok((roll, legal)),
        }
    }

    fn take(&mut self, text: &str) -> bool {
        self.words.next_if(|word| word.text == text).is_some()
    }

    fn here(&mut self) -> usize {
        self.words.peek().map_or(self.end, |word| word.at)
    }
}

/// A move as it is written.
struct MoveText<'t> {
    text: &'t str,
    from: Spot<'t>,
    to: Spot<'t>,
    captures: bool,
}

/// Where a move begins or ends.
enum Spot<'t> {
    /// Beside the board: `A@` or `A+`.
    Beside(char),
    /// On a tile, by its name.
    Tile(&'t str),
}

impl<'t> MoveText<'t> {
    /// The parts of a move, if the text has the form of one.
    fn of(text: &'t str) -> Option<MoveText<'t>> {
        let (from, rest) = split_spot(text, '@')?;
        let (to, rest) = split_spot(rest, '+')?;
        let captures = match rest {
            "" => false,
            "x" => true,
            _ => return None,
        };
        Some(MoveText { text, from, to, captures })
    }

    /// The move, captures unmarked, if ours can name it, and the roll it takes.
    fn locate(&self, rules: &RaceRules, side: Side) -> Result<(Option<Move>, Roll), RgnFault> {
        let (from, start) = self.from.step(rules, side, 0)?;
        let (to, goal) = self.to.step(rules, side, rules.path(side).len() + 1)?;
        let steps = goal.checked_sub(start).filter(|&steps| steps > 0);
        let steps = steps.and_then(|steps| u8::try_from(steps).ok());
        let steps = steps.ok_or_else(|| RgnFault::Backward(self.text.to_owned()))?;
        let roll = rules.spec().dice.check(Roll::Count(steps));
        let mv = self.text.to_owned();
        let roll = roll.map_err(|error| RgnFault::Distance { mv, error })?;
        let landing = |square| Landing { square, captures: false };
        let mv = match (from, to) {
            (None, Some(to)) => Some(Move::Place(landing(to))),
            (Some(from), Some(to)) => Some(Move::Walk(Walk::to(from, landing(to)), 0)),
            (Some(from), None) => Some(Move::Finish(from)),
            (None, None) => None,
        };
        Ok((mv, roll))
    }
}

impl Spot<'_> {
    /// The square and its step on the mover's path; beside the board, the step that is given.
    fn step(
        &self,
        rules: &RaceRules,
        side: Side,
        beside: usize,
    ) -> Result<(Option<Square>, usize), RgnFault> {
        let tile = match *self {
            Spot::Beside(found) if found == row(side) => return Ok((None, beside)),
            Spot::Beside(found) => return Err(RgnFault::Row { found, side }),
            Spot::Tile(tile) => tile,
        };
        let square = square(tile).filter(|&square| rules.spec().board.contains(square));
        let square = square.ok_or_else(|| RgnFault::NoTile(tile.to_owned()))?;
        let place = rules.path(side).iter().position(|&on_path| on_path == square);
        let place = place.ok_or_else(|| RgnFault::OffPath { tile: tile.to_owned(), side })?;
        Ok((Some(square), place + 1))
    }
}

/// Splits off what stands before the rest of a move; `mark` is that of a spot beside the board.
fn split_spot(text: &str, mark: char) -> Option<(Spot<'_>, &str)> {
    let letter = text.chars().next().filter(|letter| ('A'..='C').contains(letter))?;
    let rest = &text[letter.len_utf8()..];
    if let Some(rest) = rest.strip_prefix(mark) {
        return Some((Spot::Beside(letter), rest));
    }
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let tile = &text[..text.len() - after.len()];
    (after.len() < rest.len()).then_some((Spot::Tile(tile), after))
}

/// The square of a tile's name, if any board has one.
fn square(tile: &str) -> Option<Square> {
    let (letter, number) = tile.split_at_checked(1)?;
    let row = match letter {
        "A" => 1,
        "B" => 2,
        "C" => 3,
        _ => return None,
    };
    let column = number.parse::<u8>().ok().filter(|_| is_plain_number(number))?;
    Square::new(column.checked_sub(1)?, row)
}
