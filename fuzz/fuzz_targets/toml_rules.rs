//! A ruleset's file: what is accepted fits together and can be played.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use ur_fuzz::{Luck, check_position, check_round_trip, hash, put, random_file};
use ur_rules::race::{MAX_PATH, MAX_PIECES, RaceSpec, parse_race_file};
use ur_rules::{MAX_THROWS, Position, Roll, Ruleset, Side, SquareSet};

/// One accepted file in so many is played: the rules of each are kept for good.
const SHARE: u64 = 128;

/// How many rolls are played.
const PLIES: usize = 48;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let spec = match parse_race_file(text) {
        Ok(spec) => spec,
        Err(error) => {
            let lines = text.split('\n').count();
            assert!(!error.faults.is_empty());
            assert!(error.faults.is_sorted_by_key(|fault| fault.line));
            for fault in &error.faults {
                assert!((1..=lines).contains(&fault.line), "there is no line {}", fault.line);
                assert!(!fault.reason.is_empty());
            }
            return;
        }
    };
    check_spec(&spec);
    assert_eq!(parse_race_file(text).as_ref(), Ok(&spec));
    if hash(text).is_multiple_of(SHARE) {
        let ruleset = Ruleset::from_toml("fuzz.toml", text);
        let ruleset = ruleset.unwrap_or_else(|error| panic!("accepted, then refused: {error}"));
        assert_eq!(ruleset.text().parse(), Ok(ruleset), "{}", ruleset.text());
        play(ruleset, text);
    }
});

fn check_spec(spec: &RaceSpec) {
    assert!(spec.rosettes.is_subset(spec.board.squares()), "{}", spec.rosettes);
    assert!((1..=MAX_PIECES).contains(&spec.pieces), "{}", spec.pieces);
    let chances = spec.dice.rolls();
    let throws: u32 = chances.iter().map(|odds| odds.weight).sum();
    assert_eq!(throws, spec.dice.throws());
    assert!((1..=MAX_THROWS).contains(&throws), "{throws}");
    assert!(chances.iter().all(|odds| odds.weight > 0));
    assert!(chances.is_sorted_by(|one, next| one.roll < next.roll));
    let steps = chances.iter().map(|odds| match odds.roll {
        Roll::Count(steps) => usize::from(steps),
        Roll::Tips(tips) => panic!("{tips:?} is no number of steps"),
    });
    let longest = steps.max().unwrap_or_default();
    assert!(longest > 0);
    for path in &spec.paths {
        let squares: SquareSet = path.iter().copied().collect();
        assert_eq!(squares.len(), path.len(), "a path repeats a square: {path:?}");
        assert!(squares.is_subset(spec.board.squares()), "a path leaves the board: {path:?}");
        assert!((longest..=MAX_PATH).contains(&path.len()), "{path:?} and a roll of {longest}");
    }
}

/// Plays a game for a while, and checks where it comes to.
fn play(ruleset: Ruleset, text: &str) {
    let luck = &mut Luck::new(hash(text).rotate_left(32));
    let mut position = ruleset.start(if luck.once_in(2) { Side::Light } else { Side::Dark });
    for ply in 0..PLIES {
        if ply % 8 == 0 {
            check_position(&position, luck);
        }
        let throw = luck.below(ruleset.dice().throws() as usize);
        let roll = ruleset.dice().roll(throw as u32);
        let moves: Vec<_> = position.moves(roll).collect();
        let Some(mv) = luck.choose(&moves) else { break };
        let next = position.play(roll, mv);
        position = next.unwrap_or_else(|error| panic!("{position}: {error}"));
        check_round_trip(&position);
    }
    check_position(&position, luck);
}

// Of files that can be played, bytes at random make hardly ever another. So some are made anew.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let luck = &mut Luck::new(seed.into());
    let made = luck.once_in(16).then(|| random_file(luck));
    made.and_then(|text| put(data, max_size, &[text.as_bytes()]))
        .unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});
