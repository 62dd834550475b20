//! `ur table stats`, really run.

use std::fs;

use crate::support::{Home, elements, text};

/// A home with a table of classic with two pieces.
fn solved() -> Home {
    let home = Home::new();
    home.out(&["solve", "classic:pieces=2"], "");
    home
}

#[test]
fn the_table_is_readable_in_eighty_columns() {
    let home = solved();
    let table = home.out(&["table", "stats", "classic", "--pieces", "2"], "");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    for line in
        ["first player wins", "rolls of a game       39.7980", "never arise", "h2 ", "pass "]
    {
        assert!(table.lines().any(|found| found.starts_with(line)), "{line}: {table}");
    }
}

#[test]
fn json_is_one_line_with_the_same_numbers_every_time() {
    let home = solved();
    let json = home.out(&["table", "stats", "classic:pieces=2", "--json"], "");
    assert_eq!(json, home.out(&["table", "stats", "classic:pieces=2", "--json"], ""));
    assert_eq!(json.lines().count(), 1);
    let value: serde_json::Value = serde_json::from_str(&json).unwrap();
    for key in [
        "ruleset",
        "pieces",
        "bits",
        "greatest_error",
        "first_player",
        "first_player_walked",
        "starts",
        "positions",
        "reached",
        "never_arise",
        "rolls",
        "left_out",
        "luck",
        "choice",
        "by_roll",
        "by_square",
        "played",
    ] {
        assert!(!value[key].is_null(), "{key} in {json}");
    }
    assert_eq!(value["positions"], 12869);
    assert_eq!(value["by_roll"][2]["roll"], "2");
    assert_eq!(value["by_square"][3]["to"], "a1");
    assert!((value["rolls"].as_f64().unwrap() - 39.798).abs() < 1e-3);
    assert_eq!(value["played"]["games"], 100_000);
}

#[test]
fn the_picture_is_well_formed_and_needs_nothing_else() {
    let home = solved();
    let arguments = ["table", "stats", "classic:pieces=2", "--svg"];
    let printed = home.out(&[&arguments[..], &["-"]].concat(), "");
    let table = home.out(&[&arguments[..], &["classic.svg"]].concat(), "");
    assert!(table.starts_with("classic:pieces=2 with 2 pieces"), "{table}");
    let written = fs::read_to_string(home.path().join("classic.svg")).unwrap();
    assert_eq!(written, printed);
    assert_eq!(elements(&written).first().map(String::as_str), Some("svg"));
    assert!(written.contains("prefers-color-scheme:dark"));
    assert!(!written.replace("http://www.w3.org/2000/svg", "").contains("://"), "{written}");
}

#[test]
fn a_ruleset_with_a_strange_name_makes_a_picture_too() {
    let home = Home::new();
    let race = "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 a1 a2\"\ndark = \"c3 b3 a3 a2 b2\"\n\
                dice = { 1 = \"1/2\", 2 = \"1/2\" }\npieces = 1\n";
    fs::write(home.path().join("<a & \"b\">.toml"), race).unwrap();
    home.out(&["solve", "<a & \"b\">.toml"], "");
    let picture = home.out(&["table", "stats", "<a & \"b\">.toml", "--svg", "-"], "");
    assert!(elements(&picture).len() > 50, "{picture}");
    assert!(picture.contains("&lt;a &amp; &quot;b&quot;&gt;.toml"), "{picture}");
}

#[test]
fn what_cannot_be_done_is_said() {
    let home = Home::new();
    let error = home.error(&["table", "stats", "classic:pieces=2"]);
    assert!(error.contains("there is no table of classic:pieces=2 yet"), "{error}");
    let error = home.error(&["table", "stats", "modern"]);
    assert!(error.contains("modern is not a race"), "{error}");
    home.out(&["solve", "classic:pieces=1"], "");
    let error = home.error(&["table", "stats", "classic:pieces=1", "--json", "--svg", "-"]);
    assert!(error.contains("standard output"), "{error}");
    let error = home.error(&["table", "stats", "classic:pieces=1", "--svg", "nowhere/a.svg"]);
    assert!(error.starts_with("error: cannot write nowhere/a.svg"), "{error}");
}

#[test]
fn the_examples_of_the_help_can_be_copied() {
    let home = Home::new();
    let help = home.out(&["table", "stats", "--help"], "");
    let binaries = std::path::Path::new(env!("CARGO_BIN_EXE_ur")).parent().unwrap();
    let path = format!("{}:/usr/bin:/bin", binaries.display());
    let examples = help.lines().skip_while(|line| !line.starts_with("Examples"));
    let examples: Vec<&str> = examples.filter_map(|line| line.strip_prefix("  ")).collect();
    assert_eq!(examples.len(), 3, "{help}");
    for example in examples {
        let mut shell = std::process::Command::new("sh");
        shell.args(["-c", example]).env_clear().env("PATH", &path).env("HOME", home.path());
        let output = shell.current_dir(home.path()).output().unwrap();
        assert!(output.status.success(), "{example}: {}", text(&output.stderr));
    }
}
