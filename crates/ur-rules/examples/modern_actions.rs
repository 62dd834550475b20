//! Lists what can follow many positions of the modern game, for other programs that repeat its
//! rules and want to be held to them (`tools/modern-solver`).
//!
//! `modern_actions [POSITIONS [SEED [RULESET]]]` writes, after a line with the number of pieces,
//! for each position a line `position TEXT value V`, and for each roll a line with the roll and
//! then one line for each distinct position it can lead to, in the order of their texts; ` wins`
//! stands after those where the action wins. `V` is the chance of winning that follows if the
//! chance in every other position were what [`sample_value`] says.

use std::io::{self, BufWriter, Write};

use rand::rngs::Xoshiro256PlusPlus;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use ur_rules::{ModernPosition, Position, Ruleset, Setup, Side, Square, Stone, VariantPosition};

fn main() -> io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut number = |default: u64| match arguments.next() {
        Some(text) => text.parse().expect("a number"),
        None => default,
    };
    let (positions, seed) = (number(200_000), number(1));
    let name = arguments.next().unwrap_or_else(|| "modern".to_owned());
    let ruleset: Ruleset = name.parse().expect("a ruleset");

    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = modern(ruleset.start(Side::Light));
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(out, "ur modern actions 1 pieces {}", ruleset.pieces())?;
    for number in 0..positions {
        if number % 2 == 0 {
            write(&mut out, &scattered(ruleset, &mut rng))?;
        } else {
            play_on(&mut game, ruleset, &mut rng);
            write(&mut out, &game)?;
        }
    }
    out.flush()
}

fn modern(position: VariantPosition) -> ModernPosition {
    match position {
        VariantPosition::Modern(position) => position,
        _ => panic!("this is about the modern game"),
    }
}

/// Squares that the rules treat apart: pieces stand on them more often than chance would have it.
const SPECIAL: [&str; 8] = ["a1", "a3", "g1", "g3", "e2", "f2", "d1", "d3"];

/// A position that is not over, with pieces anywhere.
fn scattered(ruleset: Ruleset, rng: &mut Xoshiro256PlusPlus) -> ModernPosition {
    loop {
        let setup = scatter(ruleset, rng);
        if let Ok(position) = ruleset.position(&setup)
            && position.winner().is_none()
        {
            return modern(position);
        }
    }
}

fn scatter(ruleset: Ruleset, rng: &mut Xoshiro256PlusPlus) -> Setup {
    let mut squares: Vec<Square> = ruleset.board().squares().into_iter().collect();
    squares.shuffle(rng);
    if rng.random_bool(0.5) {
        let is_special = |square: &Square| SPECIAL.contains(&square.to_string().as_str());
        squares.sort_by_key(|square| !is_special(square));
    }
    let all = ruleset.pieces();
    let mut count = || match rng.random_range(0..6) {
        0 => all,
        1 => all - 1,
        2 => 1,
        _ => rng.random_range(0..=all),
    };
    let counts = [count(), count()];
    let mut sides = [Side::Light, Side::Dark]
        .into_iter()
        .flat_map(|side| vec![side; usize::from(counts[side.index()])])
        .collect::<Vec<_>>();
    sides.shuffle(rng);
    let turn = if rng.random_bool(0.5) { Side::Light } else { Side::Dark };
    let mut setup = Setup::empty(*ruleset.board(), turn);
    for (square, side) in squares.into_iter().zip(sides) {
        setup.put(square, vec![Stone::plain(side)]);
    }
    setup.fill_pools(all);
    setup
}

/// A few more random actions; a new game after the end of one.
fn play_on(game: &mut ModernPosition, ruleset: Ruleset, rng: &mut Xoshiro256PlusPlus) {
    for _ in 0..rng.random_range(1..8) {
        let dice = game.dice();
        let roll = dice.roll(rng.random_range(0..dice.throws()));
        let next = game.successors(roll);
        *game = *next.choose(rng).expect("a position offers at least a pass");
        if game.winner().is_some() {
            *game = modern(ruleset.start(Side::Light));
        }
    }
}

fn write(out: &mut impl Write, position: &ModernPosition) -> io::Result<()> {
    writeln!(out, "position {position} value {:.9}", backed_up_value(position))?;
    for odds in position.dice().rolls() {
        writeln!(out, "{}", odds.roll)?;
        let mut next = position.successors(odds.roll);
        next.sort_by_key(ModernPosition::to_string);
        for next in next {
            writeln!(out, "{next}{}", if next.winner().is_some() { " wins" } else { "" })?;
        }
    }
    Ok(())
}

/// The chance of winning of the side to act, from the sample values of what can follow.
fn backed_up_value(position: &ModernPosition) -> f64 {
    let value = |next: &ModernPosition| match next.winner() {
        Some(_) => 1.0,
        None if next.turn() == position.turn() => sample_value(next),
        None => 1.0 - sample_value(next),
    };
    let best = |(roll, odds)| {
        let values = position.successors(roll);
        odds * values.iter().map(value).fold(0.0, f64::max)
    };
    position.dice().odds().map(best).sum()
}

/// A number below 1 that tells positions apart: the position's index, scrambled.
fn sample_value(position: &ModernPosition) -> f64 {
    f64::from((index(position) as u32).wrapping_mul(2_654_435_761)) / f64::from(u32::MAX)
}

/// The position as a ternary number: a digit for each square of the board, a1 (the least) a2 a3 b1
/// … h3, 1 where the side to act has a piece and 2 where the other side has one.
fn index(position: &ModernPosition) -> u64 {
    let own = position.pieces(position.turn());
    let enemy = position.pieces(!position.turn());
    let squares: Vec<Square> = position.rules().board().squares().into_iter().collect();
    squares.iter().rev().fold(0, |index, &square| {
        index * 3 + u64::from(own.contains(square)) + 2 * u64::from(enemy.contains(square))
    })
}
