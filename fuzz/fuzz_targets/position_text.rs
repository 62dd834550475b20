//! A letter for the ruleset and a position's text: what is read is printed as it was, and in a
//! position everything that the rules offer can be done and leads to a position.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use ur_fuzz::{Luck, RULESETS, check_position, hash, pick, put, split};
use ur_rules::{Position, Reserve, Ruleset, Setup, Side, Stone};

fuzz_target!(|data: &[u8]| {
    let Some((letter, text)) = split(data) else { return };
    let setup: Setup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => {
            assert!((1..=text.chars().count() + 1).contains(&error.at), "{error}");
            return;
        }
    };
    assert_eq!(setup.to_string(), text);
    match pick(&RULESETS, letter).position(&setup) {
        Ok(position) => {
            assert_eq!(position.setup(), setup);
            assert_eq!(position.to_string(), text);
            check_position(&position, &mut Luck::new(hash(text)));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});

// Bytes at random hardly ever make a position, where the pieces must add up. So most of the time
// some piece is put down, taken up or moved by the rules, and the pools are set right again.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let luck = &mut Luck::new(seed.into());
    changed(&data[..size], luck)
        .and_then(|(letter, text)| put(data, max_size, &[&[letter], text.as_bytes()]))
        .unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});

/// The position with a change, if there is one and luck wants it changed.
fn changed(data: &[u8], luck: &mut Luck) -> Option<(u8, String)> {
    let (letter, text) = split(data)?;
    let mut setup: Setup = text.parse().ok()?;
    let ruleset = pick(&RULESETS, letter);
    match luck.below(8) {
        0 | 1 => return None,
        2 => {
            let letter = b'A' + luck.below(RULESETS.len()) as u8;
            let ruleset = pick(&RULESETS, letter);
            let mut moved = Setup::empty(*ruleset.board(), setup.turn);
            moved.reserves = setup.reserves;
            setup.stones().for_each(|(square, stones)| moved.put(square, stones.to_vec()));
            return Some((letter, balanced(moved, ruleset)));
        }
        3 | 4 => {
            let position = ruleset.position(&setup).ok()?;
            let roll = luck.choose(position.dice().rolls())?.roll;
            let next = luck.choose(&position.successors(roll))?;
            return Some((letter, next.to_string()));
        }
        5 => setup.turn = !setup.turn,
        6 => {
            let reserve = luck.choose(&setup.reserves)?;
            let out = luck.below(usize::from(ruleset.pieces()) + 1) as u8;
            setup.reserves[luck.below(2)] = Reserve { out, ..reserve };
        }
        _ => (0..=luck.below(4)).for_each(|_| change_square(&mut setup, luck)),
    }
    Some((letter, balanced(setup, ruleset)))
}

/// Clears a square, or puts a stone on it.
fn change_square(setup: &mut Setup, luck: &mut Luck) {
    let squares: Vec<_> = setup.board().squares().into_iter().collect();
    let Some(square) = luck.choose(&squares) else { return };
    let mut stones = setup.stones_on(square).to_vec();
    setup.put(square, Vec::new());
    if !stones.is_empty() && luck.once_in(2) {
        return;
    }
    if !luck.once_in(3) {
        stones.clear(); // only ravensburger has towers
    }
    let side = if luck.once_in(2) { Side::Light } else { Side::Dark };
    stones.push(Stone { side, turned: luck.once_in(6) });
    setup.put(square, stones);
}

/// The text of the setup with as many pieces in the pools as are missing elsewhere.
fn balanced(mut setup: Setup, ruleset: Ruleset) -> String {
    for side in Side::BOTH {
        let place = side.index();
        setup.reserves[place].pool = 0;
        let missing = usize::from(ruleset.pieces()).saturating_sub(setup.pieces(side)) as u8;
        setup.reserves[place].pool = missing;
    }
    setup.to_string()
}
