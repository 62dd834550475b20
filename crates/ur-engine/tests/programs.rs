//! Other people's programs, good and bad ones, and this one as theirs.
#![cfg(unix)]

use std::fs;
use std::num::NonZeroUsize;
use std::path::Path;
use std::time::Duration;

use tempfile::TempDir;
use ur_engine::{
    Answer, Cup, Entrant, ExactValues, MOVE_TIME, MatchReport, Series, SeriesError, Session,
};
use ur_rules::Ruleset;
use ur_solver::{Stop, Work};

use crate::support::{ruleset, start};

/// What a program does that is asked for a move.
fn bot(folder: &Path, name: &str, on_go: &str) -> Entrant {
    let script = format!(
        "while read -r word rest; do\n  case $word in\n    protocol) echo 'id name Test'; echo 'ready 1' ;;\n\
         ping) echo pong ;;\n    moves) first=${{rest%% *}} ;;\n    go) {on_go} ;;\n    quit) exit ;;\n\
         esac\ndone\n"
    );
    script_of(folder, name, &script)
}

fn script_of(folder: &Path, name: &str, script: &str) -> Entrant {
    let path = folder.join(name);
    fs::write(&path, script).expect("a script");
    format!("cmd:sh {}", path.display()).parse().expect("a program")
}

fn play(bot: &Entrant, ruleset: &str, move_time: Duration) -> Result<MatchReport, SeriesError> {
    let series = Series {
        start: start(ruleset),
        entrants: [bot.clone(), "random".parse().expect("a player")],
        seed: 1,
        pairs: 2,
        threads: NonZeroUsize::MIN,
        move_time,
    };
    let values = ExactValues::none();
    let report = series.begin(&values, None)?.run(&Stop::default(), &mut |_| ())?;
    Ok(report.expect("nobody stops it"))
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn a_program_of_ten_lines_plays_every_race() {
    let folder = folder();
    let first = bot(folder.path(), "first", "echo 'info thinking'; echo; echo \"bestmove $first\"");
    for name in Ruleset::NAMES {
        // Elsewhere the first legal move, over and over, may lead nowhere for 20,000 rolls.
        if !matches!(ruleset(name), Ruleset::Race(_)) {
            continue;
        }
        let report = play(&first, name, MOVE_TIME).expect("a match");
        assert_eq!(report.tally.forfeits, [0, 0], "{name}: {:?}", report.excuses);
        assert_eq!(report.tally.games(), 4, "{name}");
    }
}

/// What happens to a program that does this when it is asked for a move: it loses every game.
fn excuse_of(on_go: &str, move_time: Duration) -> String {
    let folder = folder();
    let report = play(&bot(folder.path(), "bad", on_go), "classic", move_time).expect("a match");
    assert_eq!((report.tally.b_wins, report.tally.forfeits), (4, [4, 0]), "{on_go}: {report:?}");
    assert_eq!(report.excuses[0].len(), 3, "the first few: {report:?}");
    report.excuses[0][0].clone()
}

#[test]
fn bad_programs_lose_and_say_why() {
    let cases = [
        ("echo 'bestmove h2-a1'", "its move `h2-a1` is not legal with a roll of"),
        ("echo 'bestmove'", "its move `` is not legal"),
        ("echo 'bestmove  zzz'", "its move `zzz` is not legal"),
        ("echo 'what?'", "it said `what?` instead of `bestmove` and a move"),
        ("printf '\\377\\000\\n'", "instead of `bestmove` and a move"),
        ("echo pong", "it said `pong` instead of"),
        ("echo 'error I am tired'", "it said: error I am tired"),
        ("exit 3", "it ended (exit status: 3)"),
        ("kill -9 $$", "it ended (signal: 9"),
        ("head -c 100000 /dev/zero | tr '\\0' x", "it said a line that is too long"),
    ];
    for (on_go, expected) in cases {
        let excuse = excuse_of(on_go, MOVE_TIME);
        assert!(excuse.contains(expected), "{on_go}: {excuse}");
    }
}

#[test]
fn programs_that_do_not_answer_in_time_lose_whatever_else_they_do() {
    let limit = Duration::from_millis(150);
    for on_go in ["sleep 1000", "while :; do :; done", "while :; do echo info; done", ":"] {
        assert_eq!(excuse_of(on_go, limit), "it did not answer within 150 ms", "{on_go}");
    }
}

#[test]
fn a_program_that_does_not_read_stops_nobody() {
    let folder = folder();
    let deaf = "echo ready 1; echo pong; exec sleep 1000";
    let report =
        play(&script_of(folder.path(), "deaf", deaf), "classic", Duration::from_millis(100));
    assert_eq!(report.expect("a match").tally.forfeits, [4, 0]);
}

#[test]
fn a_program_that_cannot_begin_makes_no_match() {
    let folder = folder();
    let error_of = |entrant: &Entrant| {
        play(entrant, "classic", MOVE_TIME).expect_err("there is no match").to_string()
    };
    let missing: Entrant = "cmd:./not-there --fast".parse().expect("a command");
    let error = error_of(&missing);
    assert!(error.contains("`./not-there` cannot be started"), "{error}");
    let cases = [
        ("echo 'ready 2'; cat", "it speaks version 2 of the protocol, and this program version 1"),
        ("echo hello; cat", "it said `hello` instead of `ready`"),
        ("exit 0", "it ended (exit status: 0)"),
        ("read a; echo ready 1; read b; echo 'error I play chess'; cat", "error I play chess"),
    ];
    for (number, (script, expected)) in (0..).zip(cases) {
        let error = error_of(&script_of(folder.path(), &format!("bad{number}"), script));
        assert!(error.contains(expected), "{script}: {error}");
    }
}

/// What this program answers to a host.
fn answers(lines: &[&str]) -> Vec<String> {
    let values = ExactValues::none();
    let find = |name: &str| name.parse::<Ruleset>().map_err(|error| error.to_string());
    let mut session = Session::new(Session::PLAYER, Cup::seeded(1), &values, &find);
    let mut said = Vec::new();
    for line in lines {
        let reply = session.answer(line);
        said.extend(reply.answers.iter().map(ToString::to_string));
        if reply.over {
            break;
        }
    }
    said
}

#[test]
fn this_program_greets_plays_and_ends() {
    let said = answers(&["protocol 7", "ping", "", "quit", "ping"]);
    assert_eq!(said.last().map(String::as_str), Some("pong"));
    assert!(said.contains(&"option player text master".to_owned()), "{said:?}");
    assert_eq!(said.iter().filter(|line| *line == "ready 1").count(), 1);

    let position = "position 4..2/1L2L3/4..2 l 5-0 7-0";
    let said = answers(&["setoption player greedy", "ruleset classic", position, "roll 2", "go"]);
    assert_eq!(said, ["bestmove b2-d2"]);
    let timed = ["setoption player expectimax:60000ms", "ruleset classic", position, "roll 2"];
    let said = answers(&[&timed[..], &["go movetime 20"]].concat());
    assert_eq!(said.len(), 1);
}

#[test]
fn this_program_survives_every_line_and_changes_nothing_that_it_refuses() {
    let before = [
        "setoption player greedy",
        "ruleset classic",
        "position 4..2/1L2L3/4..2 l 5-0 7-0",
        "roll 2",
    ];
    for line in [
        "hello",
        "protocol 0",
        "protocol x",
        "setoption player genius",
        "setoption player perfect",
        "setoption colour blue",
        "setoption seed x",
        "ruleset chess",
        "position nowhere",
        "position 4..2/8/4..2 l 7-0 6-0",
        "roll 9",
        "roll gs",
        "go faster",
        "moves\u{0}",
        "ruleset none.toml",
    ] {
        let said = answers(&[&before[..], &[line, "go"]].concat());
        assert!(said.len() == 2 && said[0].starts_with("error "), "{line}: {said:?}");
        assert_eq!(said[1], "bestmove b2-d2", "{line}");
    }
}

#[test]
fn this_program_says_what_is_missing() {
    assert_eq!(answers(&["go"]), ["error no position has been said yet"]);
    assert_eq!(answers(&["roll 2"]), ["error no position has been said yet"]);
    assert_eq!(
        answers(&["position 4..2/8/4..2 l 7-0 7-0"]),
        ["error no ruleset has been said yet"]
    );
    let position = "position 4..2/8/4..2 l 7-0 7-0";
    assert_eq!(
        answers(&["ruleset classic", position, "roll 2", position, "go"]),
        ["error no roll has been said since the position"]
    );
    let over = "position 4..2/8/4..2 d 0-7 7-0";
    assert_eq!(
        answers(&["ruleset classic", over, "roll 2", "go"]),
        ["error the game is over: light has won"]
    );
}

#[test]
fn this_program_analyses_one_roll_or_all_of_them() {
    let lines = ["ruleset classic", "position 4..2/1L2L3/4..2 l 5-0 7-0"];
    let all = answers(&[&lines[..], &["analyse"]].concat());
    assert!(all[0].starts_with("info source net error "), "{all:?}");
    assert_eq!(all.last().map(String::as_str), Some("analysed"));
    let one = answers(&[&lines[..], &["roll 2", "analyse movetime 1"]].concat());
    let moves = ruleset("classic").parse_position("4..2/1L2L3/4..2 l 5-0 7-0").expect("a position");
    let count = ur_rules::Position::moves(&moves, ur_rules::Roll::Count(2)).len();
    assert_eq!(one.len(), count + 2, "{one:?}");
    assert!(one[1].starts_with("info roll 2 odds 0.375 plies "), "{one:?}");
    assert!(all.len() > one.len());
    assert!(one.iter().all(|line| Answer::parse(line).is_some()));
}

#[test]
fn whatever_the_players_leave_to_chance_follows_from_the_seed() {
    let mut lines = vec!["setoption player random", "setoption seed 5", "ruleset classic"];
    for _ in 0..20 {
        lines.extend(["position 4..2/1LL1L3/4..2 l 4-0 7-0", "roll 2", "go"]);
    }
    let said = answers(&lines);
    assert_eq!(said, answers(&lines));
    assert!(said.iter().any(|line| *line != said[0]), "{said:?}");
}
