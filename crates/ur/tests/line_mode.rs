//! The game in line mode: what scripts and screen readers get.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use serde_json::Value;

use crate::support::Home;

#[test]
fn a_game_that_is_not_on_a_terminal_is_played_line_by_line() {
    let home = Home::new();
    let told = home.out(&["play", "brettspielnetz", "--seed", "1"], "\n");
    assert!(told.contains("Light rolls "), "{told}");
    assert!(told.contains("The game is kept in "), "{told}");
}

#[test]
fn two_computers_play_to_the_end_and_a_seed_fixes_the_game() {
    let home = Home::new();
    let arguments = ["play", "classic", "--light", "greedy", "--dark", "random", "--seed", "5"];
    let told = home.out(&arguments, "");
    assert!(told.trim_end().ends_with("has won."), "{told}");
    assert_eq!(told, home.out(&arguments, ""));
}

#[test]
fn typed_dice_are_taken_as_they_are_typed_and_wrong_ones_refused() {
    let home = Home::new();
    let input = "2 2\n1 3\n9\n2\n@c3\nquit\n";
    let told = home.out(&["play", "classic", "--dice", "typed"], input);
    assert!(told.contains("both roll 2: once more"), "{told}");
    assert!(told.contains("Dark starts"), "{told}");
    assert!(told.contains("“9” is not a roll. These dice show 0 1 2 3 4."), "{told}");
    assert!(told.contains("Dark rolls 2. Played: a piece from the pool to c3."), "{told}");
}

#[test]
fn a_roll_that_is_missing_is_asked_for() {
    let home = Home::new();
    let told = home.out(&["play", "classic", "--dice", "typed"], "3\n\n3 1\n\nquit\n");
    assert_eq!(told.matches("The start takes two rolls: Light’s and Dark’s").count(), 2, "{told}");
    assert!(told.contains("Type what the dice show: 0 1 2 3 4."), "{told}");
    assert!(!told.contains("“”"), "{told}");
}

#[test]
fn a_wrong_move_is_explained_and_nothing_is_lost() {
    let home = Home::new();
    let input = "2\n7\nc9-c8\na1-a2\n1\nquit\n";
    let told = home.out(&["play", "brettspielnetz", "--dice", "typed"], input);
    assert!(told.contains("There is only one move."), "{told}");
    assert!(told.contains("“c9-c8” is not a move."), "{told}");
    assert!(told.contains("“a1-a2” is not legal with this roll."), "{told}");
    assert!(told.contains("Light rolls 2. Played: a piece from the pool to c1."), "{told}");
}

#[test]
fn a_hint_is_given_where_there_is_a_move_to_choose() {
    let home = Home::new();
    let position = "4..2/3L4/4..2 l 6-0 7-0";
    let arguments =
        ["play", "classic", "--dice", "typed", "--dark", "human", "--position", position];
    let told = home.out(&arguments, "hint\n2\nhint\n1\nquit\n");
    assert_eq!(told.matches("That cannot be done now.").count(), 1, "{told}");
    assert_eq!(told.matches("Best is ").count(), 1, "{told}");
    assert!(told.contains("chance of winning"), "{told}");
}

#[test]
fn undo_brings_the_same_rolls_again() {
    let home = Home::new();
    let file = home.path().join("kept.game");
    let file = file.to_str().unwrap();
    let input = "\n1\n\nundo\n1\n\nquit\n";
    home.out(&["play", "brettspielnetz", "--seed", "4", "--file", file], input);
    let log = fs::read_to_string(file).unwrap();
    let rolls: Vec<&str> = log.lines().filter(|line| line.contains("\"rolled\"")).collect();
    assert_eq!(rolls.len(), 3, "{log}");
    assert_eq!(rolls[1], rolls[2], "the roll after the takeback is the one from before it");
}

#[test]
fn a_game_that_was_left_is_resumed() {
    let home = Home::new();
    home.out(&["play", "ravensburger", "--seed", "2"], "\n\n1\n");
    let told = home.out(&["play", "--resume"], "board\n");
    assert!(told.contains("Light: 9 in hand") || told.contains("Dark: 9 in hand"), "{told}");
}

#[test]
fn nothing_to_resume_is_said_plainly() {
    let home = Home::new();
    assert_eq!(home.error(&["play", "--resume"]), "error: there is no saved game to resume\n");
}

#[test]
fn a_killed_game_goes_on_where_it_was() {
    let home = Home::new();
    let mut child = home
        .ur(&["play", "brettspielnetz", "--dice", "typed"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"2\n1\n").unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    let played = "Light rolls 2. Played: a piece from the pool to c1.";
    assert!(output.lines().any(|line| line.unwrap() == played));
    child.kill().unwrap();
    child.wait().unwrap();
    let told = home.out(&["play", "--resume"], "save left.ur\n");
    assert!(told.contains("Dark: type your roll."), "{told}");
    let record = fs::read_to_string(home.path().join("left.ur")).unwrap();
    assert!(record.ends_with("1. 2 @c1\n"), "{record}");
}

#[test]
fn a_line_that_was_cut_short_does_not_spoil_the_game() {
    let home = Home::new();
    let file = home.path().join("kept.game");
    home.out(
        &["play", "brettspielnetz", "--dice", "typed", "--file", file.to_str().unwrap()],
        "2\n1\n",
    );
    let mut log = fs::read_to_string(&file).unwrap();
    log.push_str("{\"event\":\"roll");
    fs::write(&file, log).unwrap();
    home.out(&["play", "--file", file.to_str().unwrap()], "3\n");
    let log = fs::read_to_string(&file).unwrap();
    assert_eq!(log.lines().last(), Some("{\"event\":\"rolled\",\"roll\":\"3\"}"));
    assert!(log.lines().all(|line| line.ends_with('}')), "{log}");
}

#[test]
fn a_kept_game_that_is_no_game_is_refused_with_the_reason() {
    let home = Home::new();
    fs::write(home.path().join("kept.game"), "hello\n").unwrap();
    let error = home.error(&["play", "--file", "kept.game"]);
    assert!(error.starts_with("error: the saved game kept.game cannot be read: "), "{error}");
}

#[test]
fn a_draw_is_offered_only_when_it_may_be_claimed() {
    let home = Home::new();
    // Both sides keep placing on d1 and capturing there; another piece each makes it no lone one.
    let rolls = ["@d3", "@d1", "d3-c3", "d1-c1", "@d1", "@d1", "@d1", "@d1", "@d1"];
    let mut input = "light\n".to_owned();
    for mv in rolls {
        input.extend(["bc\n", mv, "\n"]);
    }
    input.push_str("draw\n");
    let told = home.out(&["play", "modern", "--dice", "typed"], &input);
    assert_eq!(told.matches("you may claim a draw").count(), 1, "{told}");
    assert!(told.contains("\nA draw.\n"), "{told}");
}

#[test]
fn resigning_ends_the_game() {
    let home = Home::new();
    let told = home.out(&["play", "brettspielnetz"], "resign\n");
    assert!(told.contains("\nLight has resigned: Dark wins.\n"), "{told}");
}

#[test]
fn a_game_that_is_over_can_still_be_saved_and_its_end_taken_back() {
    let home = Home::new();
    let arguments = ["play", "brettspielnetz", "--dice", "typed"];
    let told = home.out(&arguments, "2\n1\nresign\nsave lost.ur\nundo\nresign\n\nnever read\n");
    assert!(told.contains("\nDark has resigned: Light wins.\n"), "{told}");
    assert!(told.contains("Type save FILE to write the record"), "{told}");
    let record = fs::read_to_string(home.path().join("lost.ur")).unwrap();
    assert!(record.ends_with("1. 2 @c1 | resigns\n"), "{record}");
    assert!(!told.contains("never read"), "{told}");
}

#[test]
fn a_game_goes_on_by_the_rules_it_began_with() {
    let home = Home::new();
    let race = |pieces: u8| {
        format!(
            "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 a1\"\ndark = \"d3 c3 b3 a3\"\n\
             starts = \"light\"\npieces = {pieces}\n"
        )
    };
    fs::write(home.path().join("my.toml"), race(5)).unwrap();
    home.out(&["play", "my.toml", "--dice", "typed"], "2\n1\n");
    fs::write(home.path().join("my.toml"), race(1)).unwrap();
    let told = home.out(&["play", "--resume"], "");
    assert!(told.contains("Light: 4 in the pool"), "{told}");
    fs::remove_file(home.path().join("my.toml")).unwrap();
    assert!(home.out(&["play", "--resume"], "").contains("Light: 4 in the pool"));
}

/// Earlier versions kept the file's name and the file.
#[test]
fn a_game_that_was_kept_with_its_rulesets_file_goes_on() {
    let home = Home::new();
    let race = "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 a1\"\ndark = \"d3 c3 b3 a3\"\n\
                starts = \"light\"\n";
    fs::write(home.path().join("my.toml"), race).unwrap();
    home.out(&["play", "my.toml:pieces=5", "--dice", "typed", "--file", "kept.game"], "2\n1\n");
    fs::remove_file(home.path().join("my.toml")).unwrap();
    let file = home.path().join("kept.game");
    let kept = fs::read_to_string(&file).unwrap();
    let (header, events) = kept.split_once('\n').unwrap();
    let mut header: Value = serde_json::from_str(header).unwrap();
    assert!(header["ruleset"].as_str().unwrap().starts_with("own:"), "{header}");
    header["ruleset"] = "my.toml:pieces=5".into();
    header["toml"] = race.into();
    fs::write(&file, format!("{header}\n{events}")).unwrap();
    let told = home.out(&["play", "--file", "kept.game"], "");
    assert!(told.contains("Light: 4 in the pool"), "{told}");
}

#[test]
fn a_game_is_played_in_one_place_at_a_time() {
    let home = Home::new();
    let arguments = ["play", "brettspielnetz", "--dice", "typed", "--file", "kept.game"];
    let mut child =
        home.ur(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let output = BufReader::new(child.stdout.take().unwrap());
    assert!(output.lines().any(|line| line.unwrap().contains("type your roll")));
    let error = home.error(&["play", "--file", "kept.game"]);
    assert_eq!(error, "error: the game in kept.game is being played elsewhere\n");
    child.kill().unwrap();
    child.wait().unwrap();
    home.out(&["play", "--file", "kept.game"], "");
}

#[test]
fn a_file_that_holds_a_game_of_other_rules_is_left_alone() {
    let home = Home::new();
    home.out(&["play", "brettspielnetz", "--dice", "typed", "--file", "kept.game"], "2\n1\n");
    let kept = fs::read(home.path().join("kept.game")).unwrap();
    let error = home.error(&["play", "modern", "--file", "kept.game"]);
    assert!(error.contains("kept.game holds a game of brettspielnetz"), "{error}");
    assert_eq!(fs::read(home.path().join("kept.game")).unwrap(), kept);
}

#[test]
fn saving_never_writes_over_a_file() {
    let home = Home::new();
    fs::write(home.path().join("precious.txt"), "mine").unwrap();
    let arguments = ["play", "brettspielnetz", "--dice", "typed", "--file", "kept.game"];
    let told = home.out(&arguments, "save precious.txt\nsave kept.game\nsave new.ur\n2\n");
    assert_eq!(told.matches("is there already. Choose another name.").count(), 2, "{told}");
    assert_eq!(fs::read_to_string(home.path().join("precious.txt")).unwrap(), "mine");
    assert!(home.path().join("new.ur").exists());
    home.out(&["play", "--file", "kept.game"], "");
}

#[test]
fn bytes_that_are_no_text_are_bad_input_and_nothing_more() {
    let home = Home::new();
    let mut child = home
        .ur(&["play", "brettspielnetz", "--dice", "typed"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(b"\xff\xfe\n2\n1\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(crate::support::text(&output.stdout).contains("Played: a piece from the pool to c1."));
}

#[test]
fn options_that_contradict_each_other_are_refused() {
    let home = Home::new();
    for arguments in [
        ["play", "--resume", "--file", "x"].as_slice(),
        &["play", "--resume", "--dice", "typed"],
        &["play", "classic", "--dice", "typed", "--seed", "4"],
    ] {
        assert!(home.error(arguments).contains("cannot be used with"), "{arguments:?}");
    }
}
