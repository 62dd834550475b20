//! What the commands print, as scripts and people rely on it.

use std::fs;
use std::process::Stdio;

use serde_json::Value;

use crate::support::{Home, text};

const START: &str = "4..2/8/4..2 l 7-0 7-0";

#[test]
fn start_prints_the_position_before_the_first_roll() {
    let home = Home::new();
    assert_eq!(home.out(&["start", "classic"], ""), format!("{START}\n"));
    assert_eq!(home.out(&["start", "aseb:pieces=3"], ""), "4......../12/4........ l 3-0 3-0\n");
}

#[test]
fn rulesets_lists_every_name() {
    let home = Home::new();
    let listed = home.out(&["rulesets"], "");
    let json = home.out(&["rulesets", "--json"], "");
    assert_eq!(json.lines().count(), 1);
    for name in [
        "classic",
        "brettspielnetz",
        "masters",
        "masters-four-dice",
        "blitz",
        "aseb",
        "modern",
        "ravensburger",
    ] {
        assert!(listed.lines().any(|line| line.starts_with(&format!("{name} "))), "{name}");
        assert!(json.contains(&format!("\"name\":\"{name}\"")), "{name}");
    }
}

#[test]
fn moves_are_sorted_lines_of_move_and_position() {
    let home = Home::new();
    let position = "4..2/3L4/1D2..2 l 6-0 6-0";
    let error = home.error(&["moves", "classic", position, "2"]);
    assert!(error.contains("dark has a piece on b1, which is not on its path"), "{error}");
    let moves = home.out(&["moves", "classic", "4..2/3L1D2/4..2 l 6-0 6-0", "2"], "");
    assert_eq!(moves, "@c1\t4..2/3L1D2/2L1..2 d 5-0 6-0\nd2xf2\t4..2/5L2/4..2 d 6-0 7-0\n");
}

#[test]
fn a_roll_that_moves_nothing_is_the_one_line_of_the_pass() {
    let home = Home::new();
    let moves = home.out(&["moves", "classic", START, "0"], "");
    assert_eq!(moves, "--\t4..2/8/4..2 d 7-0 7-0\n");
}

#[test]
fn moves_in_json_are_one_line() {
    let home = Home::new();
    let json = home.out(&["moves", "classic", START, "2", "--json"], "");
    assert_eq!(
        json,
        "{\"ruleset\":\"classic\",\"position\":\"4..2/8/4..2 l 7-0 7-0\",\"roll\":\"2\",\
         \"moves\":[{\"move\":\"@c1\",\"position\":\"4..2/8/2L1..2 d 6-0 7-0\"}]}\n"
    );
}

#[test]
fn a_finished_position_has_no_moves_and_says_so() {
    let home = Home::new();
    let error = home.error(&["moves", "classic", "4..2/8/4..2 d 0-7 7-0", "2"]);
    assert_eq!(error, "error: the game is over: light has won\n");
}

#[test]
fn successors_answers_every_line_and_fails_at_the_end_when_one_was_bad() {
    let home = Home::new();
    let input = format!(
        "{START}\t2\n{START}\t7\nnonsense\n4..2/8/4..2 d 0-7 7-0\t1\n4..2/8/4..2 l 7-0 7-0\t0\n"
    );
    let output = home.run(&["successors", "classic"], &input);
    assert_eq!(output.status.code(), Some(1));
    let answers = text(&output.stdout);
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers[0], "4..2/8/2L1..2 d 6-0 7-0");
    assert_eq!(answers[1], "error: `7` is not a roll of these dice, which show 0 1 2 3 4");
    assert!(answers[2].starts_with("error: "));
    assert_eq!(answers[3], "finished light");
    assert_eq!(answers[4], "4..2/8/4..2 d 7-0 7-0");
    assert_eq!(answers.len(), 5);
}

#[test]
fn successors_joins_sorted_positions_and_succeeds_when_all_is_well() {
    let home = Home::new();
    let output = home.run(&["successors", "modern"], &format!("{START}\tbc\n"));
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "3L..2/8/4..2 d 6-0 7-0|4..2/8/3L..2 d 6-0 7-0\n");
}

#[test]
fn perft_prints_the_count_alone() {
    let home = Home::new();
    assert_eq!(home.out(&["perft", "classic", "4"], ""), "1492\n");
    let timed = home.out(&["perft", "ravensburger", "3", "--time"], "");
    assert!(timed.starts_with("361\n") && timed.contains("positions/s"), "{timed}");
}

#[test]
fn sim_gives_the_same_games_for_the_same_seed() {
    let home = Home::new();
    let arguments =
        ["sim", "classic", "--games", "300", "--seed", "9", "--players", "greedy,random", "--json"];
    let json = home.out(&arguments, "");
    assert_eq!(json, home.out(&arguments, ""));
    for key in ["games", "light_wins", "dark_wins", "draws", "mean_rolls"] {
        assert!(json.contains(&format!("\"{key}\":")), "{key} in {json}");
    }
    assert!(json.contains("\"games\":300"));
}

#[test]
fn sim_refuses_players_it_does_not_know() {
    let home = Home::new();
    let error = home.error(&["sim", "classic", "--players", "random,genius"]);
    assert!(
        error.starts_with("error: there is no player `genius`; the players are random, greedy")
    );
}

#[test]
fn show_draws_towers_from_the_bottom_up() {
    let home = Home::new();
    let position = "4..2/2(DdL)5/4..2 l 9-0 8-0";
    let drawn = home.out(&["show", "ravensburger", position, "--ascii"], "");
    assert!(drawn.contains("DdL"), "{drawn}");
    assert!(home.out(&["show", "ravensburger", position], "").contains("●◆○"));
}

#[test]
fn rules_are_written_in_every_language() {
    let home = Home::new();
    let mut pages: Vec<String> = ["en", "de", "es", "pt", "sl"]
        .iter()
        .map(|lang| home.out(&["rules", "ravensburger", "--lang", lang], ""))
        .collect();
    pages.sort();
    pages.dedup();
    assert_eq!(pages.len(), 5);
}

#[test]
fn the_language_follows_the_system() {
    let home = Home::new();
    let output = home.ur(&["rules", "classic"]).env("LANG", "de_AT.UTF-8").output().unwrap();
    assert!(text(&output.stdout).starts_with("Das königliche Spiel von Ur"));
}

#[test]
fn options_and_files_work_wherever_a_ruleset_goes() {
    let home = Home::new();
    let file = home.path().join("short.toml");
    fs::write(
        &file,
        "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 a1 a2\"\ndark = \"d3 c3 b3 a3 a2\"\npieces = 2\n",
    )
    .unwrap();
    assert_eq!(home.out(&["start", "short.toml"], ""), "4..2/8/4..2 l 2-0 2-0\n");
    assert_eq!(home.out(&["start", "short.toml:pieces=1"], ""), "4..2/8/4..2 l 1-0 1-0\n");
    assert!(home.out(&["rules", "short.toml"], "").contains("d1 c1 b1 a1 a2"));
    let simulated = home.out(&["sim", "short.toml", "--games", "1", "--json"], "");
    let simulated: Value = serde_json::from_str(&simulated).unwrap();
    let own = simulated["ruleset"].as_str().unwrap();
    assert!(own.starts_with("own:"), "{own}");
    assert_eq!(home.out(&["start", own], ""), "4..2/8/4..2 l 2-0 2-0\n");
    fs::write(&file, "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 e1\"\ndark = \"d3 c3 b3 a3\"\n")
        .unwrap();
    let error = home.error(&["start", "short.toml"]);
    assert!(error.contains("line 2: light's path leaves the board at step 4"), "{error}");
    let missing = home.error(&["start", "nowhere.toml"]);
    assert!(missing.starts_with("error: cannot read nowhere.toml"), "{missing}");
}

#[test]
fn an_unknown_ruleset_names_those_there_are() {
    let home = Home::new();
    let error = home.error(&["start", "clasic"]);
    assert!(error.contains("there is no ruleset `clasic`"), "{error}");
    assert!(error.contains("classic, brettspielnetz, masters"), "{error}");
}

#[test]
fn records_convert_to_rgn_and_back() {
    let home = Home::new();
    let game = "[Ruleset \"brettspielnetz\"]\n[Start \"4..2/8/4..2 l 6-0 6-0\"]\n[Result \"*\"]\n\
                [Version \"1\"]\n\n1. 4 @a1; 1 @d1 | 2 @c3\n2. 0 -- | 3\n";
    fs::write(home.path().join("game.ur"), game).unwrap();
    let rgn = home.out(&["convert", "game.ur", "--to", "rgn"], "");
    assert!(rgn.contains("1. A@A1 * A@A4 / C@C3"), "{rgn}");
    fs::write(home.path().join("game.rgn"), &rgn).unwrap();
    let back = ["convert", "game.rgn", "--to", "ur", "--rules", "brettspielnetz"];
    assert_eq!(home.out(&back, ""), game);
    let error = home.error(&["convert", "game.rgn", "--to", "ur"]);
    assert!(error.contains("--rules"), "{error}");
}

#[test]
fn replay_tells_the_game_and_points_at_what_is_wrong() {
    let home = Home::new();
    let game = "[Ruleset \"classic\"]\n\n1. 2 @c1 | 3 @b3\n2. 0 -- | 4 b3xc2\n";
    fs::write(home.path().join("game.ur"), game).unwrap();
    let error = home.error(&["replay", "game.ur"]);
    assert!(error.contains("line 4, column 13"), "{error}");
    let legal = game.replace("b3xc2", "b3-c2");
    let told = home.out(&["replay", "-"], &legal);
    assert!(told.contains("Dark rolls 4. Played: b3 to c2."), "{told}");
    let json = home.out(&["replay", "-", "--json"], &legal);
    assert!(json.contains("\"move\":\"b3-c2\""), "{json}");
}

#[test]
fn completions_are_printed_for_every_shell() {
    let home = Home::new();
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        assert!(home.out(&["completions", shell], "").contains("successors"), "{shell}");
        assert!(home.out(&["completions", shell], "").contains("move-time"), "{shell}");
    }
}

#[test]
fn every_command_has_help_with_an_example() {
    let home = Home::new();
    for command in [
        "play",
        "rulesets",
        "rules",
        "start",
        "show",
        "moves",
        "successors",
        "perft",
        "sim",
        "match",
        "analyse",
        "review",
        "engine",
        "solve",
        "table list",
        "table info",
        "table verify",
        "table probe",
        "convert",
        "replay",
        "completions",
    ] {
        let help = help(&home, command);
        assert!(help.contains("Example") && help.contains(&format!("ur {command}")), "{help}");
    }
}

/// The help text of a command.
fn help(home: &Home, command: &str) -> String {
    home.out(&command.split(' ').chain(["--help"]).collect::<Vec<_>>(), "")
}

/// The lines of a help text that are commands to be copied.
fn examples(help: &str) -> Vec<String> {
    let lines = help.lines().skip_while(|line| !line.starts_with("Example"));
    let commands = lines.filter_map(|line| line.strip_prefix("  "));
    commands.map(|line| line.split("      ").next().unwrap_or(line).to_owned()).collect()
}

#[test]
fn every_example_of_the_help_can_be_copied() {
    let home = Home::new();
    let game = "[Ruleset \"classic\"]\n\n1. 2 @c1 | 3 @b3\n";
    fs::write(home.path().join("game.ur"), game).unwrap();
    fs::write(home.path().join("game.rgn"), "1. A@A3 / C@C2\n").unwrap();
    let race = "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 a1\"\ndark = \"d3 c3 b3 a3\"\n";
    fs::write(home.path().join("my.toml"), race).unwrap();
    let binaries = std::path::Path::new(env!("CARGO_BIN_EXE_ur")).parent().unwrap();
    let path = format!("{}:/usr/bin:/bin", binaries.display());
    for command in [
        "rulesets",
        "rules",
        "start",
        "show",
        "moves",
        "successors",
        "perft",
        "analyse",
        "review",
        "engine",
        "solve",
        "table list",
        "table info",
        "table verify",
        "table probe",
        "convert",
        "replay",
    ] {
        let examples = examples(&help(&home, command));
        assert!(!examples.is_empty(), "{command}");
        for example in examples {
            let mut shell = std::process::Command::new("sh");
            shell.args(["-c", &example]).env("PATH", &path).env("HOME", home.path());
            let output = shell.current_dir(home.path()).output().unwrap();
            assert!(output.status.success(), "{example}: {}", text(&output.stderr));
        }
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let home = Home::new();
    for arguments in [
        ["perft", "classic", "3", "--time"].as_slice(),
        &["rules", "modern"],
        &["rulesets"],
        &["sim", "classic", "--games", "10"],
    ] {
        let mut child =
            home.ur(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert!(output.status.success(), "{arguments:?}");
    }
}

#[test]
fn a_depth_beyond_reason_is_refused() {
    let home = Home::new();
    assert!(home.error(&["perft", "classic", "1000000"]).contains("0..=100"));
}

#[test]
fn ascii_means_ascii() {
    let home = Home::new();
    let rules = home.out(&["rules", "classic", "--ascii"], "");
    let drawing = rules.lines().filter(|line| line.contains('|') || line.contains('+'));
    assert!(drawing.clone().count() > 5 && drawing.into_iter().all(str::is_ascii), "{rules}");
}
