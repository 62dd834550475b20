//! Solving rulesets and asking their tables, as scripts and people rely on it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};

use serde_json::Value;

use crate::support::{Home, damage, text};

const ONE: &str = "classic:pieces=1";
const TWO: &str = "classic:pieces=2";

/// The one line of JSON that a command prints.
fn json(home: &Home, arguments: &[&str]) -> Value {
    let line = home.out(&[arguments, &["--json"]].concat(), "");
    assert_eq!(line.lines().count(), 1, "{line}");
    serde_json::from_str(&line).expect("JSON")
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is a number"))
}

/// Whether an interval contains a chance and is as narrow as is promised.
fn is_known(interval: &Value, chance: f64) -> bool {
    let (low, high) = (number(&interval[0]), number(&interval[1]));
    low <= chance && chance <= high && high - low <= 1e-10
}

#[test]
fn solving_tells_all_that_scripts_need_in_one_line_of_json() {
    let home = Home::new();
    let solved = json(&home, &["solve", "classic", "--pieces", "2", "--threads", "1"]);
    for key in ["wall_seconds", "cpu_seconds", "widest_interval", "greatest_error"] {
        assert!(number(&solved[key]) >= 0.0, "{key}");
    }
    assert_eq!(solved["ruleset"], "classic:pieces=2");
    assert_eq!(solved["pieces"], 2);
    assert_eq!(solved["positions"], 12869);
    assert_eq!(solved["threads"], 1);
    assert_eq!(solved["solved_before"], false);
    assert!(solved["kernel"].is_string());
    assert!(is_known(&solved["first_player"], 0.518_572_907_495_66), "{solved}");
    assert!(number(&solved["widest_interval"]) <= 1e-10);
    assert!(solved.get("dark_first").is_none(), "the sides are alike");
    let table = Path::new(solved["table"].as_str().expect("a path"));
    assert!(table.starts_with(home.path().join(".cache/ur/tables")) && table.exists());
}

#[test]
fn solving_tells_people_the_interval_and_where_the_table_is() {
    let home = Home::new();
    let told = home.out(&["solve", ONE], "");
    assert!(told.contains("217 positions"), "{told}");
    assert!(told.contains("first player   0.5300498394") && told.contains(".urtable"), "{told}");
}

#[test]
fn what_is_solved_is_not_solved_again_unless_asked() {
    let home = Home::new();
    assert_eq!(json(&home, &["solve", ONE])["solved_before"], false);
    let again = json(&home, &["solve", ONE]);
    assert_eq!(again["solved_before"], true);
    assert!(is_known(&again["first_player"], 0.530_049_839_524_86));
    assert!(home.out(&["solve", ONE], "").contains("solved before; --again solves it anew"));
    assert_eq!(json(&home, &["solve", ONE, "--again"])["solved_before"], false);
    let same_rules = json(&home, &["solve", "brettspielnetz", "--pieces", "1"]);
    assert_eq!(same_rules["solved_before"], true, "brettspielnetz is classic with fewer pieces");
}

/// Solves a game and changes the last value of its table; the table's path.
fn solve_and_damage(home: &Home, ruleset: &str) -> String {
    let table = json(home, &["solve", ruleset])["table"].as_str().expect("a path").to_owned();
    damage(&table);
    table
}

#[test]
fn a_damaged_table_is_told_of_and_solved_again() {
    let home = Home::new();
    let table = solve_and_damage(&home, ONE);
    let error = home.error(&["table", "verify", ONE]);
    assert!(error.contains("block 1 of 1 is damaged; solve the ruleset again"), "{error}");
    assert_eq!(json(&home, &["solve", ONE])["solved_before"], false);
    home.out(&["table", "verify", ONE], "");
    let bytes = fs::read(&table).expect("a table");
    fs::write(&table, &bytes[..100]).expect("a table cut short");
    assert!(home.out(&["table", "list"], "").starts_with("unusable: "));
    let error = home.error(&["table", "info", ONE]);
    assert!(error.contains(&table) && error.contains("ends in the middle"), "{error}");
}

#[test]
fn nobody_plays_by_a_damaged_table() {
    let home = Home::new();
    let table = solve_and_damage(&home, TWO);
    let damaged = format!(
        "the table {table} cannot be used: block 2 of 2 is damaged; solve the ruleset again"
    );
    let kept_match = ["match", "perfect", "random", TWO, "--games", "8", "--keep", "two.match"];
    for command in [
        &["play", TWO, "--plain", "--light", "perfect", "--dark", "master"][..],
        &["sim", TWO, "--players", "random,perfect", "--games", "8"],
        &kept_match,
        &["train", TWO, "--out", "two.urnet", "--teacher", "perfect", "--rounds", "1"],
    ] {
        let error = home.error(command);
        assert!(error.contains(&damaged), "{error}");
    }
    let choice = ["setoption player perfect", &format!("ruleset {TWO}")].join("\n")
        + "\nposition 4..2/4LLDD/4..2 l 0-0 0-0\nroll 2\ngo\nquit\n";
    let said = home.out(&["engine"], &choice);
    assert!(said.contains(&format!("error {damaged}")), "{said}");

    home.out(&["solve", TWO], "");
    assert!(home.out(&["engine"], &choice).contains("bestmove "));
    assert!(!home.out(&kept_match, "").contains("damaged"));
}

#[test]
fn every_kernel_and_number_of_threads_writes_the_same_table() {
    let home = Home::new();
    let solve = |name: &str, more: &[&str]| {
        home.out(&[&["solve", TWO, "--out", name], more].concat(), "");
        fs::read(home.path().join(name)).expect("a table")
    };
    let best = solve("best", &[]);
    assert!(best == solve("plain", &["--kernel", "plain"]));
    assert!(best == solve("alone", &["--threads", "1"]));
}

#[test]
fn a_table_may_be_anywhere() {
    let home = Home::new();
    home.out(&["solve", ONE, "--out", "deep/down/one.urtable"], "");
    let start = "4..2/8/4..2 l 1-0 1-0";
    let probe = ["table", "probe", ONE, start, "--file", "deep/down/one.urtable"];
    assert!(home.out(&probe, "").contains("light to act wins 53.00498 %"));
    assert!(home.error(&probe[..4]).contains("there is no table of classic:pieces=1 yet"));
    let wrong = ["table", "info", TWO, "--file", "deep/down/one.urtable"];
    let error = home.error(&wrong);
    assert!(error.contains("other rules, those of classic:pieces=1"), "{error}");
}

#[test]
fn a_table_never_takes_the_place_of_something_else() {
    let home = Home::new();
    let letter = home.path().join("letter.txt");
    fs::write(&letter, "Dear Ada").expect("written");
    let letter = letter.to_str().expect("a path");
    let told = home.error(&["solve", ONE, "--out", letter]);
    assert!(told.contains("is there already and is not a table"), "{told}");
    assert_eq!(fs::read_to_string(letter).expect("still there"), "Dear Ada");
    fs::create_dir(home.path().join("folder")).expect("a folder");
    for place in ["folder", "folder/", ".", "/dev/null"] {
        let told = home.error(&["solve", ONE, "--out", place]);
        assert!(told.contains("is there already and is not a table"), "{told}");
    }
    let told = home.error(&["solve", ONE, "--out", "new/"]);
    assert!(told.contains("new/ names a folder, and a table is a file"), "{told}");
    assert!(!home.path().join("new").exists());
}

#[cfg(unix)]
#[test]
fn a_table_goes_where_a_link_leads() {
    let home = Home::new();
    home.out(&["solve", ONE, "--out", "far.urtable"], "");
    let link = home.path().join("near.urtable");
    std::os::unix::fs::symlink("far.urtable", &link).expect("a link");
    home.out(&["solve", ONE, "--again", "--out", "near.urtable"], "");
    assert!(link.is_symlink());
    assert!(home.out(&["table", "verify", ONE, "--file", "near.urtable"], "").starts_with("sound"));
}

#[test]
fn a_table_that_cannot_be_written_is_told_of_before_the_work() {
    let home = Home::new();
    let told = home.error(&["solve", ONE, "--out", "/proc/one.urtable"]);
    assert!(told.contains("cannot write /proc/one.urtable"), "{told}");
    assert!(kept_layers(&home).is_empty());
}

#[test]
fn probing_rates_the_position_and_every_move_best_first() {
    let home = Home::new();
    home.out(&["solve", TWO], "");
    let probe = ["table", "probe", TWO, "4..2/3L4/4..2 l 1-0 2-0", "2"];
    let told = home.out(&probe, "");
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[0], "light to act wins 65.40489 %");
    assert_eq!(lines[1], "  65.58549 %  @c1          4..2/3L4/2L1..2 d 0-0 2-0");
    assert_eq!(lines[2], "  64.29343 %  d2-f2        4..2/5L2/4..2 d 1-0 2-0");
    assert_eq!(lines.len(), 3);

    let probed = json(&home, &probe);
    assert_eq!(probed["position"], "4..2/3L4/4..2 l 1-0 2-0");
    assert_eq!(probed["roll"], "2");
    assert!((number(&probed["chance"]) - 0.654_048_9).abs() < 1e-7, "{probed}");
    assert!(number(&probed["greatest_error"]) < 1e-9);
    let moves = probed["moves"].as_array().expect("moves");
    assert_eq!(moves[0]["move"], "@c1");
    assert_eq!(moves[0]["position"], "4..2/3L4/2L1..2 d 0-0 2-0");
    assert!(number(&moves[0]["chance"]) > number(&moves[1]["chance"]), "best first: {probed}");

    let without_roll = json(&home, &probe[..4]);
    assert_eq!(without_roll["chance"], probed["chance"]);
    assert!(without_roll.get("roll").is_none() && without_roll.get("moves").is_none());
}

#[test]
fn the_chances_of_the_two_sides_are_those_of_one_game() {
    let home = Home::new();
    home.out(&["solve", TWO], "");
    // The same position, seen from both sides of the board.
    let light = json(&home, &["table", "probe", TWO, "1D2..2/3L4/4..2 l 1-0 1-0"]);
    let dark = json(&home, &["table", "probe", TWO, "4..2/3D4/1L2..2 d 1-0 1-0"]);
    assert_eq!(light["chance"], dark["chance"]);
    // A pass turns the board over.
    let pass = json(&home, &["table", "probe", TWO, "4..2/8/4..2 l 2-0 2-0", "0"]);
    assert_eq!(pass["moves"][0]["move"], "--");
    let sum = number(&pass["moves"][0]["chance"]) + number(&pass["chance"]);
    assert!((sum - 1.0).abs() < 1e-9, "{pass}");
}

#[test]
fn a_won_game_is_lost_for_the_side_to_act() {
    let home = Home::new();
    home.out(&["solve", ONE], "");
    let over = "4..2/8/4..2 d 0-1 1-0";
    assert_eq!(json(&home, &["table", "probe", ONE, over])["chance"], 0.0);
    let error = home.error(&["table", "probe", ONE, over, "2"]);
    assert_eq!(error, "error: the game is over: light has won\n");
}

#[test]
fn without_a_table_people_are_told_how_to_make_one() {
    let home = Home::new();
    assert!(home.out(&["table", "list"], "").contains("`ur solve classic` makes one"));
    assert_eq!(json(&home, &["table", "list"]), Value::Array(Vec::new()));
    let start = "4..2/8/4..2 l 3-0 3-0";
    let how =
        "error: there is no table of classic:pieces=3 yet; `ur solve classic:pieces=3` makes one\n";
    assert_eq!(home.error(&["table", "probe", "classic:pieces=3", start]), how);
    assert_eq!(home.error(&["table", "info", "classic", "--pieces", "3"]), how);
    assert_eq!(home.error(&["table", "verify", "classic:pieces=3"]), how);
}

#[test]
fn tables_are_listed_described_and_verified() {
    let home = Home::new();
    home.out(&["solve", ONE], "");
    home.out(&["solve", TWO], "");
    let listed = home.out(&["table", "list"], "");
    assert_eq!(listed.lines().count(), 2);
    assert!(
        listed.contains("first 53.004984 %") && listed.contains("first 51.857291 %"),
        "{listed}"
    );
    let rows = json(&home, &["table", "list"]);
    for row in rows.as_array().expect("rows") {
        assert!(row["file"].is_string() && row["bytes"].is_u64(), "{row}");
        assert!(row["ruleset"].is_string() && row["first_player"].is_array(), "{row}");
    }

    let told = home.out(&["table", "info", "classic", "--pieces", "2"], "");
    assert!(told.contains("12869") && told.contains("32 bits a value"), "{told}");
    assert!(told.contains("dice 0:1 1:4 2:6 3:4 4:1"), "{told}");
    let about = json(&home, &["table", "info", TWO]);
    assert_eq!(about["positions"], 12869);
    assert_eq!(about["bits"], 32);

    assert!(home.out(&["table", "verify", TWO], "").starts_with("sound\n"));
    let verified = json(&home, &["table", "verify", TWO]);
    assert_eq!(verified["holds"], true);
    assert!(number(&verified["residual"]) <= number(&verified["allowed"]), "{verified}");
}

#[test]
fn what_cannot_be_solved_is_refused_clearly() {
    let home = Home::new();
    for (arguments, reason) in [
        (["classic", "--pieces", "0"], "which takes a number from 1 to 15"),
        (["classic", "--pieces", "16"], "which takes a number from 1 to 15"),
        (["classic:pieces=3", "--pieces", "2"], "the option `pieces` is given twice"),
        (["modern", "--threads", "1"], "modern is not a race, and only races can be solved"),
        (["modern", "--pieces", "3"], "modern is not a race, and only races can be solved"),
        (["ravensburger", "--pieces", "3"], "ravensburger is not a race"),
        (["classic", "--kernel", "mmx"], "the kernels are plain, avx2, avx512 and neon"),
        (["classic", "--threads", "0"], "0 is not in 1..=1024"),
        (["nowhere.toml", "--pieces", "2"], "cannot read nowhere.toml"),
    ] {
        let error = home.error(&[&["solve"], &arguments[..]].concat());
        assert!(error.contains(reason), "{arguments:?}: {error}");
    }
    let foreign = if cfg!(target_arch = "x86_64") { "neon" } else { "avx2" };
    let error = home.error(&["solve", ONE, "--kernel", foreign]);
    assert!(error.contains(&format!("this machine cannot run the kernel {foreign}")), "{error}");
    assert!(!home.path().join(".cache").exists(), "nothing was begun");
}

#[test]
fn peoples_own_rulesets_are_solved_too() {
    let home = Home::new();
    let opposite = "board = \"3/3/3\"\nlight = \"a1 a2 b2 c2 c1\"\ndark = \"c3 c2 b2 a2 a3 b3\"\n";
    fs::write(home.path().join("own.toml"), format!("{opposite}pieces = 2\n")).expect("a file");
    let told = home.out(&["solve", "own.toml"], "");
    assert!(told.contains("dark first") && told.contains("not mirror images"), "{told}");
    let solved = json(&home, &["solve", "own.toml", "--pieces", "1"]);
    assert_eq!(
        (&solved["pieces"], &solved["solved_before"]),
        (&Value::from(1), &Value::from(false))
    );
    assert!(solved["dark_first"].is_array());
    for (ruleset, start) in
        [("own.toml", "3/3/3 d 2-0 2-0"), ("own.toml:pieces=1", "3/3/3 d 1-0 1-0")]
    {
        let probed = home.out(&["table", "probe", ruleset, start, "1"], "");
        assert!(probed.starts_with("dark to act wins ") && probed.contains("@c3"), "{probed}");
        assert!(home.out(&["table", "verify", ruleset], "").starts_with("sound\n"));
    }

    let even = format!("{opposite}[dice]\n2 = \"1/2\"\n4 = \"1/2\"\n");
    fs::write(home.path().join("even.toml"), even).expect("a file");
    let error = home.error(&["solve", "even.toml"]);
    assert!(error.starts_with("error: even.toml cannot be solved: play need not end"), "{error}");
}

/// The files of the layers that a solve has kept.
fn kept_layers(home: &Home) -> Vec<PathBuf> {
    let mut layers = Vec::new();
    let mut folders = vec![home.path().join(".cache/ur/solving")];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
            match path.extension() {
                Some(extension) if extension == "stored" => layers.push(path),
                _ => folders.push(path),
            }
        }
    }
    layers
}

/// Begins a long solve and sends it a signal as soon as a layer is kept; how it ended, and what it
/// said.
fn interrupt(home: &Home, signal: &str) -> (ExitStatus, String) {
    let mut command = home.ur(&["solve", "classic:pieces=4", "--threads", "1"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("a solve");
    while kept_layers(home).is_empty() {
        assert!(child.try_wait().expect("a child").is_none(), "it ended before it kept a layer");
        std::thread::yield_now();
    }
    let kill = format!("kill -{signal} {}", child.id());
    let sent = Command::new("sh").args(["-c", &kill]).status().expect("a shell");
    assert!(sent.success(), "{kill}");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(text(&output.stdout), "");
    (output.status, text(&output.stderr))
}

/// Checks that the same command goes on with a solve and brings it to its end.
fn assert_goes_on(home: &Home) {
    assert!(!kept_layers(home).is_empty(), "what is solved is kept");
    assert_eq!(json(home, &["table", "list"]), Value::Array(Vec::new()), "there is no table yet");
    let solve = home.ur(&["solve", "classic:pieces=4", "--json"]).output().expect("a solve");
    let said = text(&solve.stderr);
    assert!(said.starts_with("going on after ") && said.lines().count() == 1, "{said}");
    let solved: Value = serde_json::from_slice(&solve.stdout).expect("JSON");
    assert_eq!(solved["solved_before"], false);
    assert!(number(&solved["widest_interval"]) <= 1e-10);
    assert_eq!(kept_layers(home), Vec::<PathBuf>::new(), "nothing is left of the work");
    assert!(home.out(&["table", "verify", "classic:pieces=4"], "").starts_with("sound\n"));
}

#[test]
fn after_ctrl_c_the_same_command_goes_on() {
    let home = Home::new();
    let (status, said) = interrupt(&home, "INT");
    assert_eq!(status.code(), Some(130));
    assert_eq!(said, "stopped; the same command goes on from here\n");
    assert_goes_on(&home);
}

#[test]
fn after_a_sudden_end_the_same_command_goes_on() {
    let home = Home::new();
    let (status, _) = interrupt(&home, "KILL");
    assert_eq!(status.code(), None, "a signal ended it");
    assert_goes_on(&home);
}
