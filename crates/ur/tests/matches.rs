//! `ur match` and `ur engine`, really run.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

use serde_json::Value;

use crate::support::{Home, text};

/// What a match comes to.
fn json(home: &Home, arguments: &[&str]) -> Value {
    let line = home.out(&[&["match"], arguments, &["--json"]].concat(), "");
    assert_eq!(line.lines().count(), 1, "{line}");
    serde_json::from_str(&line).expect("JSON")
}

#[test]
fn a_match_tells_all_that_scripts_need() {
    let home = Home::new();
    let arguments = ["greedy", "random", "classic", "--games", "99", "--seed", "3"];
    let value = json(&home, &arguments);
    assert_eq!(value["games"], 100, "an odd number is rounded up: {value}");
    let count = |key: &str| value[key].as_u64().unwrap_or_else(|| panic!("{key} in {value}"));
    assert_eq!(count("a_wins") + count("b_wins") + count("draws"), 100);
    let number = |key: &str| value[key].as_f64().unwrap_or_else(|| panic!("{key} in {value}"));
    let share = (count("a_wins") as f64 + count("draws") as f64 / 2.0) / 100.0;
    assert!((number("a_share") - share).abs() < 1e-12);
    assert!(number("low") < share && share < number("high"), "{value}");
    assert!(number("elo_low") < number("elo"), "{value}");
    assert!(number("mean_rolls") > 50.0);
    assert_eq!(value["forfeits"], serde_json::json!([0, 0]));
    assert!(value["losses"].is_null(), "classic is not solved in this home");
    assert_eq!(value["complete"], true);
    let alone = json(&home, &[&arguments[..], &["--threads", "1"]].concat());
    assert_eq!(value, alone, "the number of threads is no matter");
}

#[test]
fn whoever_plays_himself_gets_half_and_what_is_given_away_is_told_where_it_is_known() {
    let home = Home::new();
    home.out(&["solve", "classic:pieces=2"], "");
    for name in ["random", "medium", "perfect"] {
        let value = json(&home, &[name, name, "classic:pieces=2", "--games", "40"]);
        assert_eq!(value["a_share"], 0.5, "{name}");
        let [a, b] = [&value["losses"][0], &value["losses"][1]];
        assert!(a["decisions"].as_u64() > Some(50), "{value}");
        assert_eq!(a["decisions"], b["decisions"]);
    }
    let told = home.out(&["match", "perfect", "random", "classic:pieces=2", "--games", "200"], "");
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    assert!(told.starts_with("classic:pieces=2: perfect (A) against random (B), seed 1\n"));
    assert!(told.contains("\nA gave       0.000  points away at a decision, ± 0.000 ("), "{told}");
}

#[test]
fn bad_names_are_refused_with_what_would_be_right() {
    let home = Home::new();
    let error = home.error(&["match", "genius", "random", "classic"]);
    assert!(
        error.contains("there is no player `genius`") && error.contains("cmd:./mybot"),
        "{error}"
    );
    let error = home.error(&["match", "random", "perfect", "classic"]);
    assert!(error.contains("classic is not solved here; `ur solve classic` does that"), "{error}");
    let error = home.error(&["match", "random", "random", "chess"]);
    assert!(error.contains("there is no ruleset `chess`"), "{error}");
    let error = home.error(&["match", "random", "cmd:./nobody", "classic"]);
    assert!(error.contains("`./nobody` cannot be started"), "{error}");
}

#[test]
fn a_kept_match_goes_on_and_another_one_is_refused() {
    let home = Home::new();
    let kept = |games| ["greedy", "random", "blitz", "--games", games, "--keep", "kept.match"];
    json(&home, &kept("20"));
    let file = home.path().join("kept.match");
    let before = fs::read_to_string(&file).expect("a file");
    let longer = json(&home, &kept("60"));
    assert_eq!(longer, json(&home, &["greedy", "random", "blitz", "--games", "60"]));
    let after = fs::read_to_string(&file).expect("a file");
    assert!(after.starts_with(&before) && after.len() > before.len());
    let spelt = after.replacen("\"blitz\"", "\"blitz:starts=roll-off,pieces=5\"", 1);
    fs::write(&file, spelt).expect("as an earlier version would have written it");
    assert_eq!(longer, json(&home, &kept("60")));
    let error = home.error(&["match", "random", "greedy", "blitz", "--keep", "kept.match"]);
    assert!(
        error.contains("kept.match holds another match (A: greedy in the file, random here; B:"),
        "{error}"
    );
    fs::write(home.path().join("notes"), "milk, eggs\n").expect("a file");
    let error = home.error(&["match", "random", "greedy", "blitz", "--keep", "notes"]);
    assert!(error.contains("notes is there already and holds no match"), "{error}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_what_is_done_and_says_how_to_go_on() {
    use rustix::process::{Pid, Signal, kill_process};

    let home = Home::new();
    let games = |games| ["random", "random", "classic", "--games", games, "--keep", "kept.match"];
    let many = [&["match"], &games("100000000")[..]].concat();
    let mut command = home.ur(&many);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let file = home.path().join("kept.match");
    let lines = || fs::read_to_string(&file).unwrap_or_default().lines().count();
    while lines() < 3 {
        std::thread::yield_now();
    }
    kill_process(Pid::from_child(&child), Signal::INT).expect("it runs");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(130));
    let said = text(&output.stderr);
    assert!(said.contains("kept in kept.match; the same command goes on from here"), "{said}");
    assert!(text(&output.stdout).starts_with("classic: random (A) against random (B)"));
    let (gone_on, anew) =
        (json(&home, &games("64")), json(&home, &["random", "random", "classic", "--games", "64"]));
    assert_eq!(gone_on, anew);
}

/// The name of this program as an entrant.
fn engine(player: &str) -> String {
    format!("cmd:'{}' engine --player {player}", env!("CARGO_BIN_EXE_ur"))
}

#[test]
fn this_program_plays_against_itself_as_another_program() {
    let home = Home::new();
    for ruleset in ["classic", "ravensburger"] {
        let value = json(&home, &[&engine("greedy"), "greedy", ruleset, "--games", "12"]);
        assert_eq!(value["a_share"], 0.5, "{value}");
        assert_eq!(value["forfeits"], serde_json::json!([0, 0]), "{value}");
    }
    let value = json(&home, &[&engine("hard"), &engine("random"), "classic", "--games", "6"]);
    assert_eq!(value["games"], 6);
    assert_eq!(value["forfeits"], serde_json::json!([0, 0]), "{value}");
}

#[test]
fn a_ruleset_from_a_file_is_played_by_programs_too() {
    let home = Home::new();
    let race = "board = \"4..2/8/4..2\"\nlight = \"d1 c1 b1 a1 a2 b2\"\n\
                dark = \"d3 c3 b3 a3 a2 b2\"\npieces = 3\n";
    fs::write(home.path().join("my own.toml"), race).expect("a file");
    let value = json(&home, &[&engine("greedy"), "greedy", "my own.toml", "--games", "8"]);
    assert_eq!(value["a_share"], 0.5, "{value}");
}

#[cfg(unix)]
#[test]
fn bad_programs_lose_their_games_and_the_reasons_are_shown() {
    let home = Home::new();
    let bots = [
        ("hangs", "sleep 1000", "it did not answer within 200 ms"),
        ("babbles", "echo la la la", "it said `la la la` instead of `bestmove` and a move"),
        ("dies", "exit 7", "it ended (exit status: 7)"),
        ("cheats", "echo bestmove h2-a1", "its move `h2-a1` is not legal with a roll of "),
    ];
    for (name, on_go, reason) in bots {
        let script = format!(
            "#!/bin/sh\nwhile read -r word rest; do case $word in\nprotocol) echo ready 1 ;;\n\
             ping) echo pong ;;\ngo) {on_go} ;;\nesac; done\n"
        );
        let path = home.path().join(name);
        fs::write(&path, script).expect("a script");
        let entrant = format!("cmd:/bin/sh ./{name}");
        let arguments = [&entrant, "random", "classic", "--games", "4", "--move-time", "200"];
        let value = json(&home, &arguments);
        assert_eq!(value["b_wins"], 4, "{value}");
        assert_eq!(value["forfeits"], serde_json::json!([4, 0]), "{value}");
        let told = home.out(&[&["match"], &arguments[..]].concat(), "");
        assert!(told.contains("A could not go on in 4 games, which it lost:\n  "), "{told}");
        assert!(told.contains(reason), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn the_program_of_the_protocols_page_plays() {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol-engine.md");
    let page = fs::read_to_string(page).expect("the page");
    let from = page.find("    #!/bin/sh").expect("a script");
    let script: Vec<&str> =
        page[from..].lines().map_while(|line| line.strip_prefix("    ")).collect();
    let home = Home::new();
    fs::write(home.path().join("first.sh"), script.join("\n") + "\n").expect("a script");
    let value = json(&home, &["cmd:/bin/sh ./first.sh", "random", "classic", "--games", "4"]);
    assert_eq!(value["forfeits"], serde_json::json!([0, 0]), "{value}");
}

#[test]
fn the_engine_answers_as_the_protocol_says() {
    let home = Home::new();
    let input = "protocol 1\nsetoption player greedy\nruleset classic\n\
                 position 4..2/1L2L3/4..2 l 5-0 7-0\nroll 2\ngo movetime 1000\nnonsense\nping\nquit\n\
                 ping\n";
    let said = home.out(&["engine"], input);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], concat!("id name Ur ", env!("CARGO_PKG_VERSION")));
    assert_eq!(lines[4], "ready 1");
    assert_eq!(lines[5], "bestmove b2-d2");
    assert!(lines[6].starts_with("error `nonsense` is not a line of this protocol"), "{said}");
    assert_eq!(lines[7..], ["pong"]);
    let error = home.error(&["engine", "--player", "genius"]);
    assert!(error.contains("there is no player `genius`"), "{error}");
}

#[test]
fn the_engine_answers_at_once_and_not_at_the_end() {
    let home = Home::new();
    let mut command = home.ur(&["engine"]);
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("its input");
    let mut output = BufReader::new(child.stdout.take().expect("its output"));
    for _ in 0..3 {
        std::io::Write::write_all(&mut input, b"ping\n").expect("it listens");
        let mut line = String::new();
        output.read_line(&mut line).expect("it answers");
        assert_eq!(line, "pong\n");
    }
    drop(input);
    assert!(child.wait().expect("it ends with its input").success());
}
