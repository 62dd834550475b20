//! What the engine says: hints, reviews, analyses, and where it says nothing.

use serde_json::{Value, json};
use ur_server::Settings;

use crate::support::client::{Client, create, get, join, post, request, text};
use crate::support::{TestServer, settings};

const SALT: &str = "00112233445566778899aabbccddeeff";

/// A game against the computer in which Light, a person, is to roll.
async fn against_computer(server: &TestServer) -> (String, String, Client) {
    let new = json!({
        "ruleset": "classic", "side": "light", "start": "4..2/8/3L..2 l 6-0 7-0", "seed": 5,
        "opponent": {"kind": "computer", "level": "easy"},
    });
    let (game, seats) = create(server.address, &new).await;
    let player = Client::connect(server.address, &game, &[&seats[0]]).await;
    (game, seats[0].clone(), player)
}

async fn ask_hint(server: &TestServer, game: &str, seat: &str) -> (u16, Value) {
    post(server.address, &format!("/api/games/{game}/hint"), &json!({"seat": seat})).await
}

#[tokio::test]
async fn a_hint_is_one_of_the_moves_with_its_chance() {
    let (server, _folder) = TestServer::start().await;
    let (game, seat, mut player) = against_computer(&server).await;
    assert_eq!(player.table["hints"], true);
    while player.phase() != "move" {
        player.act(json!({"do": "roll", "salt": SALT})).await.expect("rolled");
    }
    let (status, hint) = ask_hint(&server, &game, &seat).await;
    assert_eq!(status, 200, "{hint}");
    let moves = player.table["moves"].as_array().expect("moves");
    assert!(moves.contains(&hint["move"]), "{hint}");
    let chance = hint["chance"].as_f64().expect("a chance");
    assert!((0.4..0.7).contains(&chance), "{chance}");
    assert_eq!(hint["source"], "net");
    assert!(hint["error"].as_f64().expect("an error") > 0.0);
}

#[tokio::test]
async fn hints_are_only_for_the_seat_to_move_in_friendly_games() {
    let (server, _folder) = TestServer::start().await;
    let (game, seat, _player) = against_computer(&server).await;
    let refusals =
        [(&seat[..], 409, "not_now"), ("stranger", 403, "not_a_player"), ("", 403, "not_a_player")];
    for (seat, expected, code) in refusals {
        let (status, problem) = ask_hint(&server, &game, seat).await;
        assert_eq!((status, &problem["code"]), (expected, &json!(code)), "{seat}");
    }
    let (status, _) = ask_hint(&server, "nowhere", &seat).await;
    assert_eq!(status, 404);

    // The computer has begun, so it is not the person's turn.
    let opponent = json!({"kind": "computer", "level": "easy"});
    let start = "4..2/8/3L..2 l 6-0 7-0";
    let new = json!({"ruleset": "classic", "side": "dark", "start": start, "opponent": opponent});
    let (game, seats) = create(server.address, &new).await;
    let (status, problem) = ask_hint(&server, &game, &seats[0]).await;
    assert_eq!((status, &problem["code"]), (403, &json!("not_your_turn")));

    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
    let (game, seats) = create(server.address, &new).await;
    join(server.address, &game).await;
    let mut light = Client::connect(server.address, &game, &[&seats[0]]).await;
    assert_eq!(light.table["hints"], false);
    light.act(json!({"do": "roll", "salt": SALT})).await.expect("rolled");
    let (status, problem) = ask_hint(&server, &game, &seats[0]).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_now")));
}

/// A short game at one screen, played to its end.
async fn finished(server: &TestServer, ruleset: &str) -> String {
    let new = json!({"ruleset": ruleset, "opponent": {"kind": "here"}});
    let (game, seats) = create(server.address, &new).await;
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let mut player = Client::connect(server.address, &game, &seats).await;
    let (status, problem) = get(server.address, &format!("/api/games/{game}/review")).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not_now")));
    for _ in 0..2000 {
        let Some(action) = player.next_action() else { break };
        player.act(action).await.expect("the move that is due");
    }
    assert_eq!(player.phase(), "over");
    game
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("not a number: {value}"))
}

#[tokio::test]
async fn a_review_adds_up_for_games_and_for_records() {
    let (server, _folder) = TestServer::start().await;
    for ruleset in ["classic:pieces=2", "masters:pieces=2", "ravensburger:pieces=2"] {
        let game = finished(&server, ruleset).await;
        let (status, review) = get(server.address, &format!("/api/games/{game}/review")).await;
        assert_eq!(status, 200, "{review}");
        let lines = review["ledger"]["lines"].as_array().expect("lines");
        for side in 0..2 {
            let all: Vec<f64> = lines.iter().map(|line| number(&line["tenths"][side])).collect();
            let [rest @ .., result] = all.as_slice() else { panic!("{review}") };
            assert!((rest.iter().sum::<f64>() - result).abs() < 1e-9, "{ruleset}: {lines:?}");
        }
        let plies = review["plies"].as_array().expect("plies");
        assert_eq!(plies.len(), review["replay"]["plies"].as_array().expect("plies").len());

        let (_, record) = get(server.address, &format!("/api/games/{game}/record")).await;
        let (status, again) = post(server.address, "/api/review", &json!({"record": record})).await;
        assert_eq!(status, 200, "{again}");
        assert_eq!(again["plies"], review["plies"], "{ruleset}");
        assert_eq!(again["ledger"], review["ledger"], "{ruleset}");
    }
}

#[tokio::test]
async fn records_that_are_wrong_or_too_long_are_not_reviewed() {
    let (server, _folder) = TestServer::start().await;
    let (status, problem) =
        post(server.address, "/api/review", &json!({"record": "[Ruleset \"chess\"]"})).await;
    assert_eq!((status, &problem["code"]), (400, &json!("bad_request")));
    let turns: Vec<String> = (1..=1001).map(|turn| format!("{turn}. 0 -- | 0 --")).collect();
    let turns = turns.join("\n");
    let record = format!("[Ruleset \"classic\"]\n[Start \"4..2/8/4..2 l 7-0 7-0\"]\n\n{turns}");
    let (status, problem) = post(server.address, "/api/review", &json!({"record": record})).await;
    assert_eq!((status, &problem["code"]), (413, &json!("too_large")), "{problem}");
    let body = json!({"record": "x".repeat(300_000)}).to_string();
    let (status, _) = request(server.address, "POST", "/api/review", &[], &body).await;
    assert_eq!(status, 413);
}

#[tokio::test]
async fn every_roll_of_a_position_is_analysed() {
    let (server, _folder) = TestServer::start().await;
    for (ruleset, rolls) in
        [("classic", 5), ("modern", 5), ("ravensburger:pieces=3", 6), ("aseb", 5)]
    {
        let ask = json!({"ruleset": ruleset});
        let (status, page) = post(server.address, "/api/analyse", &ask).await;
        assert_eq!(status, 200, "{page}");
        assert_eq!(page["faults"], json!([]));
        let analysed = page["analysis"]["rolls"].as_array().expect("rolls");
        assert_eq!(analysed.len(), rolls, "{ruleset}");
        let odds: f64 = analysed.iter().map(|roll| number(&roll["odds"])).sum();
        assert!((odds - 1.0).abs() < 1e-9);
        for roll in analysed {
            let chances = roll["moves"].as_array().expect("moves").iter();
            let chances: Vec<f64> = chances.map(|rated| number(&rated["chance"])).collect();
            assert!(chances.is_sorted_by(|a, b| a >= b), "{ruleset}: {chances:?}");
        }
        // A move leads to a position that can be asked about.
        let after = &analysed[rolls - 1]["moves"][0]["after"];
        let ask = json!({"ruleset": ruleset, "position": after});
        let (status, page) = post(server.address, "/api/analyse", &ask).await;
        assert_eq!((status, &page["board"]["position"]), (200, after));
    }
}

#[tokio::test]
async fn positions_that_cannot_be_are_shown_with_every_reason() {
    let (server, _folder) = TestServer::start().await;
    let arrange = |ruleset: &str, stones: Value, out: [u8; 2], side: &str| {
        let arrangement = json!({"stones": stones, "out": out, "side": side});
        json!({"ruleset": ruleset, "arrangement": arrangement})
    };
    let ask = async |ask: Value| post(server.address, "/api/analyse", &ask).await;

    let (status, page) =
        ask(arrange("classic", json!({"a1": "L", "d2": "D"}), [2, 0], "dark")).await;
    assert_eq!((status, &page["faults"]), (200, &json!([])));
    assert_eq!(page["board"]["position"], "4..2/3D4/L3..2 d 4-2 6-0");
    assert_eq!(page["side"], "dark");

    let stones = json!({"a3": "L", "d2": "LD", "b2": "l"});
    let (status, page) = ask(arrange("classic", stones, [8, 0], "light")).await;
    assert_eq!(status, 200, "{page}");
    let faults = page["faults"].as_array().expect("faults");
    let kinds: Vec<&str> = faults.iter().filter_map(|fault| fault["kind"].as_str()).collect();
    for kind in ["count", "tower", "turned", "off_path"] {
        assert!(kinds.contains(&kind), "{kind}: {kinds:?}");
    }
    assert_eq!(page["analysis"], Value::Null);

    let (status, page) = ask(arrange("ravensburger", json!({"a1": "D"}), [0, 0], "light")).await;
    assert_eq!((status, &page["faults"][0]["kind"]), (200, &json!("lane")), "{page}");
    let (status, page) = ask(arrange("classic", json!({}), [7, 0], "dark")).await;
    assert_eq!((status, &page["winner"]), (200, &json!("light")), "{page}");

    for bad in [
        json!({"ruleset": "chess"}),
        json!({"ruleset": "classic", "position": "nonsense"}),
        arrange("classic", json!({"z9": "L"}), [0, 0], "light"),
        arrange("classic", json!({"e1": "L"}), [0, 0], "light"),
        arrange("classic", json!({"a1": "Q"}), [0, 0], "light"),
        arrange("classic", json!({"a1": ""}), [0, 0], "light"),
    ] {
        let (status, problem) = ask(bad.clone()).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_request")), "{bad}");
    }
}

#[tokio::test]
async fn games_against_the_computer_may_begin_anywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = TestServer::with(Settings { testing: false, ..settings(folder.path()) }).await;
    let start = "4..2/8/3L..2 d 6-0 7-0";
    let new = |opponent: Value, start: &str| json!({"ruleset": "classic", "opponent": opponent, "start": start, "side": "dark"});
    let computer = json!({"kind": "computer", "level": "master"});
    let (game, _) = create(server.address, &new(computer.clone(), start)).await;
    let (_, record) = get(server.address, &format!("/api/games/{game}/record")).await;
    assert!(text(&record).contains(&format!("[Start \"{start}\"]")), "{record}");
    create(server.address, &new(json!({"kind": "here"}), start)).await;
    let finished = "4..2/8/4..2 d 0-7 7-0";
    for bad in [
        new(json!({"kind": "friend"}), start),
        new(json!({"kind": "anyone"}), start),
        new(computer.clone(), "nonsense"),
        new(computer, finished),
    ] {
        let (status, problem) = post(server.address, "/api/games", &bad).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_request")), "{bad}");
    }
}

#[tokio::test]
async fn nobody_is_kept_waiting_by_a_slow_player() {
    let (server, _folder) = TestServer::start().await;
    for (level, expected) in [
        ("medium", 201),
        ("net:2ply", 201),
        ("expectimax:50ms", 201),
        ("net:5ply", 400),
        ("expectimax:60000ms", 400),
        ("perfect", 400),
    ] {
        let opponent = json!({"kind": "computer", "level": level});
        let new = json!({"ruleset": "classic", "opponent": opponent});
        let (status, _) = post(server.address, "/api/games", &new).await;
        assert_eq!(status, expected, "{level}");
    }
}

#[tokio::test]
async fn a_list_of_games_is_told_how_they_stand() {
    let (server, _folder) = TestServer::start().await;
    let over = finished(&server, "classic:pieces=1").await;
    let (running, _, _player) = against_computer(&server).await;
    let ask = json!({"games": [running, "nowhere", over]});
    let (status, answer) = post(server.address, "/api/standings", &ask).await;
    assert_eq!(status, 200, "{answer}");
    let games = answer["games"].as_array().expect("games");
    assert_eq!(games.len(), 2);
    assert_eq!((&games[0]["game"], &games[0]["phase"]["kind"]), (&json!(running), &json!("roll")));
    assert_eq!((&games[1]["game"], &games[1]["phase"]["kind"]), (&json!(over), &json!("over")));
    assert_eq!(games[0]["seats"][1]["level"], "easy");
    assert!(games[0]["at"].as_u64().is_some_and(|at| at > 1_600_000_000_000));
    let many = json!({"games": vec!["nowhere"; 51]});
    let (status, _) = post(server.address, "/api/standings", &many).await;
    assert_eq!(status, 413);
}
