//! `ur verify-dice`: nobody changes a game that was played on a server and keeps its proof.

use crate::support::{Home, text};

/// Games that were played on a server: one with a roll-off, one whose start was drawn by lot.
const CLASSIC: &str = include_str!("data/served-classic.ur");
const MODERN: &str = include_str!("data/served-modern.ur");

/// What the program says of a record, and its exit code.
fn verify(record: &str, options: &[&str]) -> (Option<i32>, String) {
    let arguments: Vec<&str> = ["verify-dice", "-"].iter().chain(options).copied().collect();
    let output = Home::new().run(&arguments, record);
    (output.status.code(), text(&output.stdout))
}

/// A record with one thing changed.
fn changed(record: &str, from: &str, to: &str) -> String {
    assert_eq!(record.matches(from).count(), 1, "{from}");
    record.replace(from, to)
}

/// A changed record is found out, with these words.
fn found_out(record: &str, words: &str) {
    let (code, said) = verify(record, &[]);
    assert_eq!(said, format!("The dice cannot be shown to be fair: {words}.\n"));
    assert_eq!(code, Some(1));
}

#[test]
fn the_dice_of_a_game_as_it_was_played_are_fair() {
    for (record, throws) in [(CLASSIC, 19), (MODERN, 32)] {
        let (code, said) = verify(record, &[]);
        assert!(said.starts_with(&format!("The dice are fair: all {throws} throws ")), "{said}");
        assert_eq!(code, Some(0));
        let json = format!("{{\"fair\":true,\"throws\":{throws},\"problem\":null}}\n");
        assert_eq!(verify(record, &["--json"]), (Some(0), json));
    }
}

#[test]
fn a_roll_that_was_changed_is_named() {
    // The move is as legal as before: only the dice tell.
    let record = changed(CLASSIC, "8. 3 --", "8. 4 --");
    found_out(&record, "throw 17 should be 3, but the record has 4");
    let (code, json) = verify(&record, &["--json"]);
    assert_eq!(code, Some(1));
    assert_eq!(
        json,
        "{\"fair\":false,\"throws\":null,\
         \"problem\":\"throw 17 should be 3, but the record has 4\"}\n"
    );
    let record = changed(CLASSIC, "[Opening \"2-1\"]", "[Opening \"3-1\"]");
    found_out(&record, "throw 1 should be 2-1, but the record has 3-1");
}

#[test]
fn a_salt_that_was_changed_is_named() {
    let record = changed(CLASSIC, "salts=2f68", "salts=3f68");
    found_out(&record, "throw 1 should be 1-3, but the record has 2-1");
    let record = changed(CLASSIC, ",7d41cec8", ",6d41cec8");
    found_out(&record, "throw 9 should be 1, but the record has 2");
    let record = changed(CLASSIC, ",99805737", ",89805737");
    found_out(&record, "throw 19 should be 3, but the record has 2");
    let record = changed(CLASSIC, ",7d41cec8", ",7d41cec");
    found_out(&record, "throw 9: a salt is 16 bytes as 32 hexadecimal digits");
    let record = changed(CLASSIC, ",99805737895dd46d6c90943cdb0d05a2", "");
    found_out(&record, "the game has 19 throws, but salts for 18");
    let record = changed(MODERN, "salts=560c", "salts=660c");
    found_out(&record, "the lot says that dark starts");
}

#[test]
fn a_secret_that_was_not_promised_is_found_out() {
    let other = "c4a1a3ef6e79984ff786f29ae5f599028be525df5e8b68c2ba607c36e498b087";
    let record = changed(CLASSIC, "secret=e850", "secret=f850");
    let words = "the secret does not belong to the commitment: SHA-256 of it is";
    found_out(&record, &format!("{words} {other}"));
    // A promise that fits the other secret does not fit the rolls.
    let promised = "7bf3662910abe95ca23d97fe82ca380a44c5b9c9ff16fe3319b3883b45e6705d";
    let (code, said) = verify(&changed(&record, promised, other), &[]);
    assert_eq!(code, Some(1));
    assert!(said.contains("fair: throw ") && said.contains("but the record has"), "{said}");
    found_out(&changed(CLASSIC, "commitment=7", "commitment=8"), &format!("{words} {promised}"));
    let record = changed(CLASSIC, "secret=e850", "secret=e8");
    found_out(&record, "the secret is not 64 hexadecimal digits");
}

#[test]
fn the_proof_is_of_one_game_and_complete() {
    let record = changed(CLASSIC, "game=2guz", "game=3guz");
    found_out(&record, "throw 1 should be 2-2, but the record has 2-1");
    let record = changed(MODERN, "lot=yes", "lot=no");
    found_out(&record, "the game has 31 throws, but salts for 32");
    found_out(&changed(MODERN, "lot=yes ", ""), "`lot=…` is missing in the header `Dice`");
    let record = changed(CLASSIC, "ur-dice-1", "ur-dice-2");
    found_out(&record, "the dice are of scheme `ur-dice-2`; only ur-dice-1 can be checked");
    let (code, said) = verify("[Ruleset \"classic\"]\n\n1. 2 @c1\n", &[]);
    assert_eq!(code, Some(1));
    assert!(said.contains("were not thrown by a server"), "{said}");
}

#[test]
fn what_is_no_record_is_another_failure() {
    let home = Home::new();
    assert!(home.error(&["verify-dice", "nowhere.ur"]).contains("cannot read nowhere.ur"));
    let output = home.run(&["verify-dice", "-"], "[Ruleset \"chess\"]\n");
    assert_eq!(output.status.code(), Some(2));
}
