//! A record's text: what is read is written so that it is read again as the same, and as RGN too
//! where the game is a race.
#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use ur_fuzz::{Luck, begin_again, check_place, check_round_trip, named, play_on, put, told};
use ur_rules::record::{Comment, Record};
use ur_rules::rgn;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let record = match Record::parse_with(text, named) {
        Ok(record) => record,
        Err(error) => {
            check_place(text, error.place);
            assert!(!error.fault.to_string().is_empty());
            return;
        }
    };
    let written = record.to_string();
    let again = Record::parse_with(&written, named);
    let again = again.unwrap_or_else(|error| panic!("{error}, in what was written:\n{written}"));
    assert_eq!(again.to_string(), written);
    assert_eq!(told(&again.game), told(&record.game));
    assert_eq!(again.game.phase(), record.game.phase());
    assert_eq!(again.game.ruleset(), record.game.ruleset());
    assert_eq!(again.game.opening_rolls(), record.game.opening_rolls());
    assert_eq!(again.comments, record.comments);
    assert_eq!(sorted(&again.headers), sorted(&record.headers));
    check_round_trip(record.game.position());
    check_rgn(&record);
});

/// Writes of a record put the players first, so that its headers may come back in another order.
fn sorted(headers: &[(String, String)]) -> Vec<&(String, String)> {
    let mut headers: Vec<_> = headers.iter().collect();
    headers.sort();
    headers
}

fn check_rgn(record: &Record) {
    let Ok(written) = rgn::write(record) else { return };
    let again = rgn::parse(&written, record.game.ruleset());
    let again = again.unwrap_or_else(|error| panic!("{error}, in what was written:\n{written}"));
    assert_eq!(told(&again.game), told(&record.game));
    assert_eq!(again.game.phase(), record.game.phase());
    assert_eq!(again.headers, record.headers);
}

// Bytes at random break off a game at the first of them. So once in two times the game is cut short
// and played on instead.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let luck = &mut Luck::new(seed.into());
    changed(&data[..size], luck)
        .and_then(|text| put(data, max_size, &[text.as_bytes()]))
        .unwrap_or_else(|| fuzzer_mutate(data, size, max_size))
});

/// The record with another game from some ply on, if it is one and luck wants it changed.
fn changed(data: &[u8], luck: &mut Luck) -> Option<String> {
    if luck.once_in(2) {
        return None;
    }
    let mut record = Record::parse_with(std::str::from_utf8(data).ok()?, named).ok()?;
    let kept = luck.below(record.game.plies().len() + 1);
    record.game = begin_again(&record.game, kept);
    play_on(&mut record.game, luck.below(12), luck);
    record.comments.retain(|comment| comment.after <= record.game.plies().len());
    if luck.once_in(3) {
        let after = luck.below(record.game.plies().len() + 1);
        record.comments.push(Comment { after, text: "x \n| 1. {".to_owned() });
        record.comments.sort_by_key(|comment| comment.after);
    }
    if luck.once_in(4) {
        let key = luck.choose(&["Light", "Dark", "Date", "a key", "\"]", "Termination"])?;
        let value = luck.choose(&["", "time", "Ada \"B\" \\ C", "ü\u{2028}"])?;
        record.set_header(key, value);
    }
    Some(record.to_string())
}
