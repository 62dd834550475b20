//! A letter for the ruleset and a race's text in RGN: what is read is written so that it is read
//! again as the same, and as a record too.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use ur_fuzz::{Luck, RACES, begin_again, check_place, named, pick, play_on, put, split, told};
use ur_rules::record::Record;
use ur_rules::rgn::{self, RgnError};
use ur_rules::{Position, Ruleset};

fuzz_target!(|data: &[u8]| {
    let Some((letter, text)) = split(data) else { return };
    let ruleset = pick(&RACES, letter);
    let record = match rgn::parse(text, ruleset) {
        Ok(record) => record,
        Err(RgnError::Text { place, fault }) => {
            check_place(text, place);
            assert!(!fault.to_string().is_empty());
            return;
        }
        Err(error) => panic!("only the text can be wrong: {error}"),
    };
    assert_eq!(record.game.ruleset(), ruleset);
    assert!(rgn::losses(&record).is_empty());
    let written = rgn::write(&record);
    let written = written.unwrap_or_else(|error| panic!("what was read is not written: {error}"));
    let again = rgn::parse(&written, ruleset);
    let again = again.unwrap_or_else(|error| panic!("{error}, in what was written:\n{written}"));
    assert_eq!(rgn::write(&again).as_ref(), Ok(&written));
    check_same(&again, &record);
    check_marks(&record, &written);

    let written = record.to_string();
    let again = Record::parse_with(&written, named);
    let again = again.unwrap_or_else(|error| panic!("{error}, in what was written:\n{written}"));
    assert_eq!(again.to_string(), written);
    check_same(&again, &record);
});

fn check_same(again: &Record, record: &Record) {
    assert_eq!(told(&again.game), told(&record.game));
    assert_eq!(again.game.phase(), record.game.phase());
    assert_eq!(again.game.opening_rolls(), record.game.opening_rolls());
    let sorted = |record: &Record| {
        let mut headers = record.headers.clone();
        headers.sort();
        headers
    };
    assert_eq!(sorted(again), sorted(record));
}

/// Checks the marks of rosettes and captures by what the game came to, and the length of the lines.
fn check_marks(record: &Record, written: &str) {
    let lines = || written.lines().filter(|line| !line.starts_with('['));
    assert!(lines().all(|line| line.len() < 60), "{written}");
    let words = || lines().flat_map(str::split_whitespace).map(|word| word.trim_end_matches('#'));
    let plies = record.game.plies().iter();
    let moved: Vec<_> = plies.filter_map(|ply| Some((ply, ply.mv?))).collect();
    let captures = moved.iter().filter(|(_, mv)| !mv.captures().is_empty()).count();
    assert_eq!(words().filter(|word| word.ends_with('x')).count(), captures, "{written}");
    let Ruleset::Race(rules) = record.game.ruleset() else { return };
    if !rules.spec().capture_roll {
        let again = moved.iter().filter(|(ply, _)| ply.after.turn() == ply.side).count();
        assert_eq!(words().filter(|word| *word == "*").count(), again, "{written}");
    }
}

// As with records: once in two times the game is cut short and played on.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let luck = &mut Luck::new(seed.into());
    changed(&data[..size], luck)
        .and_then(|(letter, text)| put(data, max_size, &[&[letter], text.as_bytes()]))
        .unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});

/// The text with another game from some ply on, if it is one and luck wants it changed.
fn changed(data: &[u8], luck: &mut Luck) -> Option<(u8, String)> {
    if luck.once_in(2) {
        return None;
    }
    let (letter, text) = split(data)?;
    let mut record = rgn::parse(text, pick(&RACES, letter)).ok()?;
    let kept = luck.below(record.game.plies().len() + 1);
    record.game = begin_again(&record.game, kept);
    play_on(&mut record.game, luck.below(12), luck);
    Some((letter, rgn::write(&record).ok()?))
}
