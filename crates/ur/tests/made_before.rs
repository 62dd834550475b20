//! What earlier versions have made is still read: samples of everything are in `data/made_before`.

use std::fs;
use std::path::{Path, PathBuf};

use crate::support::{Home, text};

/// A sample.
fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/made_before").join(name)
}

/// Puts a sample where the program looks for such a thing.
fn put(home: &Home, name: &str, place: &str) -> String {
    let path = home.path().join(place);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::copy(sample(name), &path).expect("a copy of the sample");
    path.to_str().expect("UTF-8").to_owned()
}

fn put_table(home: &Home) {
    let table = "9e329ce9874a6eab.urtable";
    put(home, table, &format!(".cache/ur/tables/{table}"));
}

#[test]
fn a_table_gives_exact_values() {
    let home = Home::new();
    put_table(&home);
    home.out(&["table", "verify", "classic:pieces=1"], "");
    let told = home.out(&["analyse", "classic:pieces=1", "4..2/8/4..2 l 1-0 1-0"], "");
    assert!(told.starts_with("light to act wins 53.0"), "{told}");
    assert!(told.contains("exact: no chance is off by more than"), "{told}");
}

#[test]
fn a_training_goes_on_and_its_net_is_one_to_start_from() {
    let home = Home::new();
    let net = put(&home, "one.urnet", "one.urnet");
    put(&home, "one.urnet.checkpoint", "one.urnet.checkpoint");
    let asked = |ruleset: &str, more: &[&str]| {
        let usual = ["--rounds", "1", "--every", "1", "--positions", "200", "--first", "16"];
        let rest = ["--second", "16", "--games", "2"];
        let all = [&["train", ruleset], &usual[..], &rest[..], more].concat();
        home.run(&all, "")
    };
    for ruleset in ["classic:starts=light,pieces=1", "classic:pieces=1,starts=light"] {
        let output = asked(ruleset, &["--out", &net]);
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stderr).contains("going on after round 1"), "{ruleset}");
    }
    let output = asked("classic:pieces=1", &["--from", &net, "--out", "two.urnet"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
}

#[test]
fn a_match_goes_on() {
    let home = Home::new();
    put_table(&home);
    let kept = put(&home, "random-greedy.match", "kept.match");
    let before = fs::read_to_string(&kept).expect("a journal");
    let ruleset = "classic:starts=light,pieces=1";
    let told = home.out(
        &["match", "random", "greedy", ruleset, "--games", "32", "--seed", "3", "--keep", &kept],
        "",
    );
    assert!(told.contains("32"), "{told}");
    let after = fs::read_to_string(&kept).expect("a journal");
    assert!(after.starts_with(&before) && after.len() > before.len(), "{after}");
}

#[test]
fn a_kept_game_goes_on() {
    let home = Home::new();
    let kept = put(&home, "kept.game", "kept.game");
    let events = fs::read_to_string(&kept).expect("a kept game").lines().count();
    home.out(&["play", "--file", &kept, "--plain"], "\n1\n");
    let after = fs::read_to_string(&kept).expect("a kept game");
    assert!(after.lines().count() > events, "{after}");
    assert!(home.out(&["convert", &kept, "--to", "ur"], "").contains("@d1"));
}

#[test]
fn records_are_read_in_both_notations() {
    let home = Home::new();
    let (record, rgn) =
        (put(&home, "record.ur", "record.ur"), put(&home, "record.rgn", "record.rgn"));
    assert!(home.out(&["replay", &record], "").lines().count() > 6);
    let ruleset = "classic:starts=light,pieces=2";
    let converted = home.out(&["convert", &rgn, "--to", "ur", "--rules", ruleset], "");
    let moves = |record: &str| record.split("\n\n").nth(1).map(str::to_owned);
    let written = fs::read_to_string(&record).expect("a record");
    assert_eq!(moves(&converted), moves(&written));
}
