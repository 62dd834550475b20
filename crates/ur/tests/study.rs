//! `ur analyse` and `ur review`, really run.

use std::fs;

use serde_json::Value;

use crate::support::{Home, damage, elements, text};

const TWO: &str = "classic:pieces=2";

/// A home with a table of classic with two pieces, and a record of it.
fn solved() -> Home {
    let home = Home::new();
    home.out(&["solve", TWO], "");
    fs::write(home.path().join("game.ur"), include_str!("data/reviewed.ur")).expect("a record");
    home
}

fn json(home: &Home, arguments: &[&str]) -> Value {
    let line = home.out(&[arguments, &["--json"]].concat(), "");
    assert_eq!(line.lines().count(), 1, "{line}");
    serde_json::from_str(&line).expect("JSON")
}

#[test]
fn an_analysis_says_where_its_chances_come_from() {
    let home = Home::new();
    let position = "4..2/1L2L3/4..2 l 5-0 7-0";
    let value = json(&home, &["analyse", "classic", position, "2"]);
    assert_eq!(value["source"], "net");
    assert!(value["error"].as_f64() > Some(0.0));
    assert!((0.0..=1.0).contains(&value["chance"].as_f64().expect("a chance")));
    let rolls = value["rolls"].as_array().expect("rolls");
    assert_eq!(rolls.len(), 1);
    assert_eq!((&rolls[0]["roll"], &rolls[0]["odds"]), (&"2".into(), &0.375.into()));
    assert!(rolls[0]["plies"].as_u64() >= Some(1));
    let moves = rolls[0]["moves"].as_array().expect("moves");
    assert_eq!(moves.len(), 3);
    for one in moves {
        assert!(one["move"].is_string() && one["position"].is_string(), "{one}");
        assert!((0.0..=1.0).contains(&one["chance"].as_f64().expect("a chance")), "{one}");
    }
    let told = home.out(&["analyse", "classic", position, "2"], "");
    assert!(told.contains("estimates of a net, typically off by "), "{told}");
}

#[test]
fn every_ruleset_is_analysed_for_every_roll() {
    let home = Home::new();
    for (ruleset, position, rolls) in [
        ("classic", "4..2/8/4..2 l 7-0 7-0", 5),
        ("masters", "4..2/8/4..2 d 7-0 7-0", 4),
        ("aseb:pieces=3", "4......../12/4........ l 3-0 3-0", 5),
        ("modern", "4..2/8/4..2 l 7-0 7-0", 5),
        ("ravensburger", "4..2/L1D5/4..2 l 9-0 9-0", 6),
    ] {
        let value = json(&home, &["analyse", ruleset, position]);
        assert_eq!(value["rolls"].as_array().map(Vec::len), Some(rolls), "{ruleset}: {value}");
        let told = home.out(&["analyse", ruleset, position, "--time", "50"], "");
        assert_eq!(told.matches("\nroll ").count(), rolls, "{told}");
        assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    }
}

#[test]
fn a_solved_game_is_analysed_exactly() {
    let home = solved();
    let start = "4..2/8/4..2 l 2-0 2-0";
    let value = json(&home, &["analyse", TWO, start]);
    assert_eq!(value["source"], "exact");
    assert!((value["chance"].as_f64().expect("a chance") - 0.518_572_907).abs() < 1e-6, "{value}");
    let told = home.out(&["analyse", TWO, start, "4"], "");
    assert!(
        told.starts_with("light to act wins 51.8573 %\nexact: no chance is off by more"),
        "{told}"
    );
}

/// Where play can go on for ever there are no bounds that meet, and nothing is promised.
#[test]
fn what_is_solved_without_a_proof_is_not_called_exact() {
    let home = Home::new();
    let endless = ["analyse", "ravensburger:pieces=1,stack_limit=1", "4..2/8/4..2 l 1-0 1-0"];
    let value = json(&home, &endless);
    assert_eq!((&value["source"], &value["proved"]), (&"exact".into(), &false.into()), "{value}");
    let told = home.out(&endless, "");
    assert!(told.contains("\nsolved, but not proved: chances may be off by about "), "{told}");
    let ending = ["analyse", "ravensburger:pieces=1", "4..2/8/4..2 l 1-0 1-0"];
    assert_eq!(json(&home, &ending)["proved"], true);
    assert!(home.out(&ending, "").contains("\nexact: no chance is off by more than "));
}

#[test]
fn what_cannot_be_analysed_is_told() {
    let home = solved();
    let start = "4..2/8/4..2 l 2-0 2-0";
    let error = home.error(&["analyse", TWO, start, "7"]);
    assert!(error.contains("`7` is not a roll of these dice, which show 0 1 2 3 4"), "{error}");
    let error = home.error(&["analyse", TWO, "4..2/8/4..2 d 0-2 2-0"]);
    assert_eq!(error, "error: the game is over: light has won\n");
    let error = home.error(&["analyse", "modern"]);
    assert!(error.starts_with("error: a position is missing: `ur start modern`"), "{error}");
    let error = home.error(&["analyse", TWO, "nowhere", "2"]);
    assert!(error.contains("in the position `nowhere`"), "{error}");
}

#[test]
fn a_damaged_table_is_told_of() {
    const ONE: &str = "classic:pieces=1";
    let home = Home::new();
    let table = json(&home, &["solve", ONE])["table"].as_str().expect("a path").to_owned();
    fs::write(home.path().join("game.ur"), include_str!("data/served-classic.ur"))
        .expect("a record");
    damage(&table);
    let start = "4..2/8/4..2 l 1-0 1-0";
    for arguments in [&["analyse", ONE, start][..], &["review", "game.ur"]] {
        let error = home.error(arguments);
        assert!(error.contains(&format!("the table {table} cannot be used")), "{error}");
        assert!(error.contains("is damaged; solve the ruleset again"), "{error}");
    }
    let bytes = fs::read(&table).expect("a table");
    fs::write(&table, &bytes[..100]).expect("a table cut short");
    let error = home.error(&["analyse", ONE, start]);
    assert!(error.contains(&table), "{error}");
}

#[test]
fn a_match_is_not_judged_by_a_damaged_table() {
    let home = Home::new();
    let table = json(&home, &["solve", TWO])["table"].as_str().expect("a path").to_owned();
    let mut bytes = fs::read(&table).expect("a table");
    let half = bytes.len() / 2;
    bytes[half..].iter_mut().for_each(|byte| *byte ^= 1);
    fs::write(&table, &bytes).expect("a damaged table");
    let error = home.error(&["match", "random", "greedy", TWO, "--games", "20"]);
    assert!(error.contains("is damaged; solve the ruleset again"), "{error}");
}

/// What Light and Dark have in a line.
fn numbers(told: &str, name: &str) -> [f64; 2] {
    let line = told.lines().find(|line| line.starts_with(name));
    let line = line.unwrap_or_else(|| panic!("{name} in {told}"));
    let numbers = line[name.len()..].split_whitespace().map(|number| number.parse().ok());
    let numbers: Option<Vec<f64>> = numbers.collect();
    numbers.and_then(|two| two.try_into().ok()).unwrap_or_else(|| panic!("two numbers in {line}"))
}

#[test]
fn a_review_is_a_table_of_eighty_columns_with_books_that_add_up() {
    let home = solved();
    let told = home.out(&["review", "game.ur"], "");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    assert!(told.starts_with("classic:pieces=2: Light (Ada) against Dark (Ben & Co), 29 rolls\n"));
    assert!(told.contains("exact: no chance is off by more than "), "{told}");
    assert!(!told.contains('\x1b'), "no colours where no terminal is");
    let books = told.split("from start to end").nth(1).expect("books");
    let parts = ["own luck", "own moves", "the other's luck", "the other's moves"];
    for side in 0..2 {
        let sum: f64 = parts.iter().map(|part| numbers(books, part)[side]).sum();
        let start = numbers(books, "chance at the start")[side];
        let end = numbers(books, "Light has won")[side];
        assert!((start + sum - end).abs() < 1e-9, "{books}");
        assert!((end - [100.0, 0.0][side]).abs() < 1e-9, "{books}");
    }
    assert!(numbers(books, "the other's moves")[0] > 0.0, "{books}");
}

#[test]
fn a_review_in_json_has_every_ply_and_balances() {
    let home = solved();
    let value = json(&home, &["review", "game.ur"]);
    assert_eq!(value["players"], serde_json::json!(["Ada", "Ben & Co"]));
    assert_eq!(value["outcome"], "1-0");
    assert_eq!(value["result"], 1.0);
    assert!(value["imbalance"].as_f64().expect("a number").abs() < 1e-9);
    let plies = value["plies"].as_array().expect("plies");
    assert_eq!(plies.len(), 29);
    for key in ["side", "roll", "move", "before", "rolled", "after", "best", "luck", "loss"] {
        assert!(plies.iter().all(|ply| !ply[key].is_null()), "{key}");
    }
    assert_eq!(value["sides"].as_array().map(Vec::len), Some(2));
    let told = home.out(&["review", "game.ur"], "");
    for line in value["ledger"]["lines"].as_array().expect("lines") {
        let tenths = line["tenths"][0].as_f64().expect("a number");
        assert!(told.contains(&format!("{:.1}", tenths / 10.0)), "{line} is not in {told}");
    }
}

#[test]
fn a_review_is_drawn_as_a_curve() {
    let home = solved();
    let printed = home.out(&["review", "game.ur", "--svg"], "");
    assert_eq!(home.out(&["review", "game.ur", "--svg", "game.svg"], ""), "");
    assert_eq!(fs::read_to_string(home.path().join("game.svg")).expect("a picture"), printed);
    assert_eq!(elements(&printed).first().map(String::as_str), Some("svg"));
    assert!(printed.contains("prefers-color-scheme:dark"));
    assert!(printed.contains("Ben &amp; Co"));
    assert!(!printed.replace("http://www.w3.org/2000/svg", "").contains("://"), "{printed}");
    let refused = home.run(&["review", "game.ur", "--json", "--svg"], "");
    assert_eq!(refused.status.code(), Some(2), "{}", text(&refused.stderr));
}

#[test]
fn games_of_every_kind_and_end_are_reviewed() {
    let home = Home::new();
    for (record, end) in [
        ("[Ruleset \"classic\"]\n\n1. 2 @c1 | 3 @b3\n2. 1 @d1 | resigns\n", "Light has won"),
        ("[Ruleset \"classic\"]\n\n1. 2 @c1 | 3 @b3\n2. time\n", "Dark has won"),
        ("[Ruleset \"classic\"]\n\n1. 2 @c1 | 3\n", "as the game stands"),
        ("[Ruleset \"ravensburger\"]\n\n1. 2 @c1 | 3 @b3\n", "as the game stands"),
    ] {
        let told = home.out(&["review", "-"], record);
        assert!(told.contains(end), "{record}{told}");
        assert!(!told.contains("exact: "), "{told}");
        assert!(told.contains("typically off by "), "{told}");
        assert!(elements(&home.out(&["review", "-", "--svg"], record)).len() > 10);
    }
}

#[test]
fn a_kept_game_is_reviewed_replayed_and_converted_as_it_lies() {
    let home = Home::new();
    let play = ["play", "brettspielnetz", "--dark", "greedy", "--dice", "typed"];
    let play = [&play[..], &["--file", "kept.game"]].concat();
    home.out(&play, "2\n1\n3\n2\n");
    let told = home.out(&["review", "kept.game"], "");
    assert!(
        told.starts_with("brettspielnetz: Light against Dark (ur:greedy), 2 rolls\n"),
        "{told}"
    );
    let log = fs::read_to_string(home.path().join("kept.game")).expect("a kept game");
    assert_eq!(home.out(&["review", "-"], &log), told);
    assert!(home.out(&["replay", "kept.game"], "").contains("Light rolls 2. Played:"));
    assert!(home.out(&["convert", "kept.game", "--to", "ur"], "").contains("1. 2 @c1 | 3 @b3"));
    assert_eq!(fs::read_to_string(home.path().join("kept.game")).expect("the same"), log);
    fs::write(home.path().join("kept.game"), "{\"version\":9}\n").expect("another file");
    let error = home.error(&["review", "kept.game"]);
    assert!(error.contains("the saved game kept.game cannot be read: "), "{error}");
}

#[test]
fn a_file_that_holds_no_game_is_told_what_one_looks_like() {
    let home = Home::new();
    fs::write(home.path().join("empty"), "\n").expect("a file");
    fs::write(home.path().join("letter.txt"), "Dear Ada,\n").expect("a file");
    fs::write(home.path().join("noise"), [0xff, 0xfe, 0]).expect("a file");
    for command in ["review", "replay"] {
        let error = home.error(&[command, "empty"]);
        assert!(error.starts_with("error: empty is empty"), "{error}");
        for foreign in ["letter.txt", "noise"] {
            let error = home.error(&[command, foreign]);
            assert!(error.starts_with(&format!("error: {foreign} holds no game")), "{error}");
            assert!(error.contains("[Ruleset \"classic\"]"), "{error}");
            assert!(!error.contains("RGN"), "{error}");
        }
    }
}

#[test]
fn a_game_without_a_roll_has_nothing_to_review() {
    let home = Home::new();
    fs::write(home.path().join("new.ur"), "[Ruleset \"modern\"]\n\n").expect("a record");
    let told = home.out(&["review", "new.ur"], "");
    let nothing = "nothing to review: no roll has been played\n";
    assert_eq!(told, format!("modern: Light against Dark, 0 rolls\n{nothing}"));
    assert_eq!(json(&home, &["review", "new.ur"])["plies"], serde_json::json!([]));
}

#[test]
fn rgn_is_reviewed_when_its_rules_are_said() {
    let home = Home::new();
    fs::write(home.path().join("game.rgn"), "1. A@A3 / C@C2\n").expect("a record");
    let error = home.error(&["review", "game.rgn"]);
    assert!(error.contains("--rules classic"), "{error}");
    let told = home.out(&["review", "game.rgn", "--rules", "classic"], "");
    assert!(told.contains(", 2 rolls\n"), "{told}");
    let error = home.error(&["review", "nothing.ur"]);
    assert!(error.contains("cannot read nothing.ur"), "{error}");
}
