//! `ur train`: nets made by the real program.

use std::fs;
use std::path::Path;

use crate::support::Home;

/// A training so small that it takes no time.
const SMALL: [&str; 12] = [
    "--rounds",
    "3",
    "--every",
    "1",
    "--positions",
    "300",
    "--first",
    "16",
    "--second",
    "16",
    "--games",
    "4",
];

fn train<'a>(ruleset: &'a str, out: &'a str) -> Vec<&'a str> {
    ["train", ruleset, "--out", out].into_iter().chain(SMALL).collect()
}

fn path(home: &Home, file: &str) -> String {
    home.path().join(file).display().to_string()
}

#[test]
fn the_same_command_gives_the_same_net_and_a_log_of_its_strength() {
    let home = Home::new();
    let (one, other) = (path(&home, "one.urnet"), path(&home, "other.urnet"));
    let told = home.out(&train("classic:pieces=1", &one), "");
    assert!(told.contains("against greedy"), "{told}");
    assert!(told.ends_with(&format!("the net is in {one}\n")), "{told}");
    home.out(&train("classic:pieces=1", &other), "");
    assert_eq!(fs::read(&one).expect("a net"), fs::read(&other).expect("a net"));
    let log = fs::read_to_string(format!("{one}.log")).expect("a log");
    assert_eq!(log.lines().count(), 3);
    assert!(log.starts_with("{\"round\":1,"), "{log}");
}

/// The first line of such a checkpoint before it had a version.
const BEFORE_VERSIONS: &str = "ravensburger:six=pass,pieces=1 Shape { inputs: 524, first: 16, second: 16 } \
    Recipe { seed: 1, rounds: 3, positions: 300, passes: 2, batch: 1024, reach: 0.9, explore: 0.1, \
    rate: (0.002, 1e-5) } Itself None";

#[test]
fn a_training_goes_on_from_its_checkpoint_but_never_as_another_one() {
    let home = Home::new();
    let out = path(&home, "net.urnet");
    home.out(&train("ravensburger:pieces=1", &out), "");
    fs::remove_file(Path::new(&out)).expect("the net was written");
    let told = home.out(&train("ravensburger:pieces=1", &out), "");
    assert_eq!(told, format!("the net is in {out}\n"));
    assert!(Path::new(&out).exists());
    let checkpoint = format!("{out}.checkpoint");
    let kept = fs::read(&checkpoint).expect("a checkpoint");
    let line = kept.iter().position(|&byte| byte == b'\n').expect("a first line");
    let before = [BEFORE_VERSIONS.as_bytes(), &kept[line..]].concat();
    fs::write(&checkpoint, before).expect("as an earlier version would have written it");
    assert_eq!(told, home.out(&train("ravensburger:pieces=1", &out), ""));
    let mut others = train("ravensburger:pieces=1", &out);
    others.extend(["--seed", "2"]);
    let error = home.error(&others);
    assert!(error.contains("is the checkpoint of another training"), "{error}");
}

#[test]
fn a_training_that_makes_no_sense_is_refused_before_it_begins() {
    let home = Home::new();
    let out = path(&home, "net.urnet");
    let refused = |more: &[&str]| {
        let mut arguments = vec!["train", "classic", "--out", &out];
        arguments.extend(more);
        home.error(&arguments)
    };
    assert!(refused(&["--first", "20"]).contains("a multiple of 16 units"));
    assert!(refused(&["--explore", "2"]).contains("explore must be from 0 to 1"));
    assert!(refused(&["--teacher", "perfect"]).contains("`ur solve classic` does that"));
    assert!(refused(&["--games", "0"]).contains("--games must be above 0"));
    assert!(refused(&["--rounds", "0"]).contains("must be above 0"));
    let error = home.error(&["train", "classic", "--out", "nowhere/net.urnet"]);
    assert!(error.contains("cannot write nowhere/net.urnet.checkpoint"), "{error}");
    let error = home.error(&["train", "blitz", "--out", &out]);
    assert!(error.contains("a net cannot see blitz"), "{error}");
    assert!(!Path::new(&out).exists());
}
