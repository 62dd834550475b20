//! What must hold of every position.

use ur_rules::{
    IllegalMove, Move, Position, RacePosition, Reserve, Roll, Setup, Side, Square, Stone,
    VariantPosition,
};

use crate::luck::Luck;

/// How many moves of a roll are put to `play` and `find`, which list all moves anew each time.
const TRIED: usize = 12;

/// Checks that a position is read back from its text and has all its pieces.
pub fn check_round_trip(position: &VariantPosition) {
    let (text, ruleset) = (position.to_string(), position.ruleset());
    assert_eq!(ruleset.parse_position(&text), Ok(*position), "{ruleset} {text}");
    let setup = position.setup();
    assert_eq!(setup.to_string(), text);
    for side in Side::BOTH {
        assert_eq!(setup.pieces(side), usize::from(ruleset.pieces()), "{ruleset} {text}: {side}");
    }
    if let Some(winner) = position.winner() {
        assert_eq!(winner, !position.turn(), "{ruleset} {text}: the loser is the one to act");
    }
}

/// Checks a position, everything that each roll of its dice offers, and every position that comes
/// of it.
pub fn check_position(position: &VariantPosition, luck: &mut Luck) {
    check_round_trip(position);
    for odds in position.dice().rolls() {
        match position.winner() {
            Some(winner) => check_finished(position, odds.roll, winner),
            None => check_roll(position, odds.roll, luck),
        }
    }
    let no_roll = Roll::Count(u8::MAX);
    assert!(position.play(no_roll, Move::Pass).is_err(), "{position}: {no_roll} is no roll");
}

fn check_finished(position: &VariantPosition, roll: Roll, winner: Side) {
    assert_eq!(position.moves(roll).len(), 0, "{position} {roll}: the game is over");
    assert!(position.successors(roll).is_empty(), "{position} {roll}: the game is over");
    let over = Err(IllegalMove::Finished { winner });
    assert_eq!(position.play(roll, Move::Pass), over);
    assert_eq!(position.find(roll, &Move::Pass).map(|_| *position), over);
}

fn check_roll(position: &VariantPosition, roll: Roll, luck: &mut Luck) {
    let at = format!("{} {position} {roll}", position.ruleset());
    let moves: Vec<Move> = position.moves(roll).collect();
    assert!(!moves.is_empty(), "{at}: nothing is offered, not even a pass");
    assert_eq!(position.moves(roll).len(), moves.len(), "{at}");

    if let VariantPosition::Race(race) = position {
        check_race(race, roll, &moves);
    }

    let mut texts: Vec<String> = moves.iter().map(Move::to_string).collect();
    for (mv, text) in moves.iter().zip(&texts) {
        assert_eq!(text.parse(), Ok(*mv), "{at}: {text}");
    }
    texts.sort_unstable();
    texts.dedup();
    assert_eq!(texts.len(), moves.len(), "{at}: a move is listed twice");
    for mv in &moves {
        if let Move::Double(first, second) = mv {
            let swapped = texts.binary_search(&format!("{second},{first}"));
            assert!(swapped.is_err(), "{at}: {mv} is listed in both orders");
        }
    }

    let mut reached = Vec::new();
    for &mv in &moves {
        let next = position.after(roll, mv);
        check_step(position, mv, &next, &at);
        if !reached.contains(&next) {
            check_round_trip(&next);
            reached.push(next);
        }
    }
    let successors = position.successors(roll);
    assert_eq!(successors.len(), reached.len(), "{at}: a successor is missing or there twice");
    assert!(successors.iter().all(|next| reached.contains(next)), "{at}: {successors:?}");

    let stride = moves.len().div_ceil(TRIED);
    for &mv in moves.iter().skip(luck.below(stride)).step_by(stride) {
        let next = position.play(roll, mv);
        assert!(next.is_ok_and(|next| reached.contains(&next)), "{at}: {mv} is refused");
        assert_eq!(position.find(roll, &mv), Ok(mv), "{at}: {mv} is taken for another");
        let meant: Result<Move, _> = unmarked(&mv.to_string()).parse();
        let meant = meant.unwrap_or_else(|error| panic!("{at}: {error}"));
        assert_eq!(position.find(roll, &meant), Ok(mv), "{at}: {meant} is taken for another");
    }
}

/// Checks the moves of a race as the race itself holds them, each picked by its number.
fn check_race(position: &RacePosition, roll: Roll, moves: &[Move]) {
    for (number, &mv) in moves.iter().enumerate() {
        let mut listed = position.moves(roll);
        let nth = listed.nth(number).unwrap_or_else(|| panic!("{position} {roll}: no {mv}"));
        assert_eq!(Move::from(nth), mv, "{position} {roll}");
        assert_eq!(nth, position.race_move(mv), "{position} {roll}");
        assert!(
            listed.map(Move::from).eq(moves[number + 1..].iter().copied()),
            "{position} {roll}"
        );
        let next = position.play(roll, nth).map(|next| next.to_string());
        let same = VariantPosition::Race(*position).play(roll, mv).map(|next| next.to_string());
        assert_eq!(next, same);
    }
    assert_eq!(position.moves(roll).nth(moves.len()), None, "{position} {roll}");
}

/// What stands on the board.
fn stones(setup: &Setup) -> Vec<(Square, &[Stone])> {
    setup.stones().collect()
}

/// Checks what a move has done to the pieces.
fn check_step(before: &VariantPosition, mv: Move, after: &VariantPosition, at: &str) {
    assert_eq!(after.ruleset(), before.ruleset(), "{at}: {mv}");
    let (old, new) = (before.setup(), after.setup());
    if mv == Move::Pass {
        assert_eq!(
            (stones(&new), new.reserves),
            (stones(&old), old.reserves),
            "{at}: a pass moves"
        );
        return;
    }
    assert_ne!(
        (stones(&new), new.reserves),
        (stones(&old), old.reserves),
        "{at}: {mv} does nothing"
    );
    let captured = mv.captures();
    check_reserves(before, mv, &old, &new, at);
    for (square, stones) in old.stones() {
        let theirs = stones.last().is_some_and(|top| top.side != before.turn());
        let stands = new.stones_on(square) == stones;
        assert_eq!(theirs && !stands, captured.contains(&square), "{at}: {mv} and {square}");
    }
}

/// Checks which pieces a move has brought to the board and which it has taken off.
fn check_reserves(before: &VariantPosition, mv: Move, old: &Setup, new: &Setup, at: &str) {
    let (mover, waiter) = (before.turn().index(), (!before.turn()).index());
    let placed = u8::from(matches!(mv, Move::Place(_)));
    let finished = u8::from(matches!(mv, Move::Finish(_)));
    let Reserve { pool, out } = old.reserves[mover];
    let expected = Reserve { pool: pool - placed, out: out + finished };
    assert_eq!(new.reserves[mover], expected, "{at}: {mv} and the mover's pieces");
    let Reserve { pool, out } = new.reserves[waiter];
    if let VariantPosition::Ravensburger(_) = before {
        // What is captured stays beneath its captor until it is brought to the goal.
        assert_eq!(pool, old.reserves[waiter].pool, "{at}: {mv} frees a stone");
        assert!(out >= old.reserves[waiter].out, "{at}: {mv} brings a stone back");
    } else {
        let expected = old.reserves[waiter].pool + mv.captures().len() as u8;
        assert_eq!(pool, expected, "{at}: {mv} and the captured pieces");
        assert_eq!(out, old.reserves[waiter].out, "{at}: {mv} and the enemy's pieces");
    }
}

/// A move's text without the marks of its captures.
pub fn unmarked(text: &str) -> String {
    match text.strip_suffix('x') {
        Some(placing) => placing.to_owned(),
        None => text.replace('x', "-"),
    }
}
