//! Whole games over real sockets and a real database.

use std::fs;

use serde_json::{Value, json};
use ur_rules::Ruleset;
use ur_solver::{Free, Job, Stop, Table, Work};

use crate::support::client::{Client, create, get, join, post, text};
use crate::support::{TestServer, settings};

/// Lets whoever is to act do so, until the game is over.
async fn play_out(players: &mut [Client]) {
    for _ in 0..5000 {
        let newest = players.iter().map(|player| player.seq).max().unwrap_or(0);
        for player in &mut *players {
            player.catch_up(newest).await;
        }
        let Some(action) = players[0].next_action() else { return };
        let turn = players[0].turn();
        let at = match (players.len(), turn.as_deref()) {
            (2, Some("dark")) => 1,
            _ => 0,
        };
        players[at].act(action).await.expect("the move that is due");
    }
    panic!("the game does not end: {}", players[0].table);
}

async fn two_people(ruleset: &str) -> (TestServer, tempfile::TempDir, String, Vec<Client>) {
    let new = json!({"ruleset": ruleset, "opponent": {"kind": "friend"}, "side": "light"});
    two_people_at(new).await
}

async fn two_people_at(new: Value) -> (TestServer, tempfile::TempDir, String, Vec<Client>) {
    let (server, folder) = TestServer::start().await;
    let (game, seats) = create(server.address, &new).await;
    let mut light = Client::connect(server.address, &game, &[&seats[0]]).await;
    assert_eq!(light.phase(), "waiting");
    let other = join(server.address, &game).await;
    let dark = Client::connect(server.address, &game, &[&other]).await;
    light.catch_up(dark.seq).await;
    (server, folder, game, vec![light, dark])
}

#[tokio::test]
async fn two_people_play_every_ruleset_to_its_end() {
    for ruleset in [
        "classic:pieces=2",
        "brettspielnetz:pieces=2",
        "aseb:pieces=2",
        "blitz:pieces=2",
        "modern",
        "ravensburger:pieces=2",
    ] {
        let (server, _folder, game, mut players) = two_people(ruleset).await;
        if ruleset == "modern" {
            // The modern game can be long; a few dozen turns and a resignation end it.
            for _ in 0..60 {
                let Some(action) = players[0].next_action() else { break };
                let at = usize::from(players[0].turn().as_deref() == Some("dark"));
                players[at].act(action).await.expect("the move that is due");
                let newest = players[at].seq;
                players[1 - at].catch_up(newest).await;
            }
            players[0].act(json!({"do": "resign", "side": null})).await.expect("resigned");
        } else {
            play_out(&mut players).await;
        }
        let seq = players[0].seq;
        players[1].catch_up(seq).await;
        assert_eq!(players[0].phase(), "over", "{ruleset}");
        assert_eq!(players[0].plies, players[1].plies, "{ruleset}");
        let (status, replay) = get(server.address, &format!("/api/games/{game}/replay")).await;
        assert_eq!(status, 200);
        assert_eq!(replay["plies"].as_array().map(Vec::len), Some(players[0].plies.len()));
        server.stop().await;
    }
}

#[tokio::test]
async fn the_dice_of_a_finished_game_can_be_checked_from_its_record() {
    let (server, _folder, game, mut players) = two_people("classic:pieces=2").await;
    let promised = text(&players[0].table["dice"]["commitment"]);
    assert_eq!(players[0].table["dice"]["secret"], Value::Null);
    play_out(&mut players).await;
    let (_, record) = get(server.address, &format!("/api/games/{game}/record")).await;
    let record = ur_rules::record::Record::parse(record.as_str().expect("text")).expect("a record");
    let evidence = ur_dice::Evidence::of(&record).expect("evidence");
    assert_eq!(evidence.commitment, promised);
    let throws = players[0].plies.len() + record.game.opening_rolls().len();
    assert_eq!(ur_dice::verify(&record), Ok(throws));
    let mut forged = record.clone();
    let other = evidence.to_string().replace(&evidence.secret.reveal(), &"0".repeat(64));
    forged.set_header("Dice", &other);
    assert!(ur_dice::verify(&forged).is_err());
}

#[tokio::test]
async fn a_person_throws_the_dice_for_the_computer() {
    let (server, _folder) = TestServer::start().await;
    for (ruleset, level) in
        [("brettspielnetz:pieces=2", "greedy"), ("ravensburger:pieces=1", "random")]
    {
        let opponent = json!({"kind": "computer", "level": level});
        let new = json!({"ruleset": ruleset, "opponent": opponent, "side": "dark"});
        let (game, seats) = create(server.address, &new).await;
        let mut players = [Client::connect(server.address, &game, &[&seats[0]]).await];
        play_out(&mut players).await;
        assert_eq!(players[0].phase(), "over");
        let computer = players[0].plies.iter().filter(|ply| ply["side"] == "light");
        assert!(computer.filter(|ply| ply["move"] != Value::Null).count() > 0);
    }
}

#[tokio::test]
async fn another_player_stands_in_where_a_table_is_damaged() {
    let (server, folder) = TestServer::start().await;
    let Ok(Ruleset::Race(rules)) = "classic:pieces=2".parse() else { panic!("classic is a race") };
    let tables = folder.path().join("tables");
    let table = tables.join(Table::file_name(rules));
    fs::create_dir_all(&tables).expect("a folder");
    let job = Job::new(rules, &table, folder.path());
    let mut solve = job.begin(&Free::default()).expect("it can be solved");
    solve.run(&Stop::default(), &mut |_| ()).expect("it is solved");
    let mut bytes = fs::read(&table).expect("a table");
    *bytes.last_mut().expect("some bytes") ^= 1;
    fs::write(&table, bytes).expect("a damaged table");

    let opponent = json!({"kind": "computer", "level": "perfect"});
    let new = json!({"ruleset": "classic:pieces=2", "opponent": opponent, "side": "dark"});
    let (game, seats) = create(server.address, &new).await;
    let mut players = [Client::connect(server.address, &game, &[&seats[0]]).await];
    play_out(&mut players).await;
    assert_eq!(players[0].phase(), "over");
}

#[tokio::test]
async fn two_people_at_one_screen_play_with_one_client() {
    let (server, _folder) = TestServer::start().await;
    let new = json!({"ruleset": "classic:pieces=1", "opponent": {"kind": "here"}});
    let (game, seats) = create(server.address, &new).await;
    let seats: Vec<&str> = seats.iter().map(String::as_str).collect();
    let mut players = [Client::connect(server.address, &game, &seats).await];
    play_out(&mut players).await;
    assert_eq!(players[0].phase(), "over");
    players[0].act(json!({"do": "rematch"})).await.expect("another game");
    let next = text(&players[0].table["rematch"]);
    let again = Client::connect(server.address, &next, &seats).await;
    assert_eq!(again.phase(), "roll_off");
}

#[tokio::test]
async fn spectators_see_and_cannot_act() {
    let (server, _folder, game, mut players) = two_people("brettspielnetz").await;
    let mut spectator = Client::connect(server.address, &game, &[]).await;
    let action = spectator.next_action().expect("Light rolls");
    let problem = spectator.act(action.clone()).await.expect_err("not a player");
    assert_eq!(problem["code"], "not_a_player");
    spectator.send(&json!({"type": "react", "reaction": "hello"})).await;
    assert_eq!(spectator.wait_for("error").await["error"]["code"], "not_a_player");
    let seq = players[0].act(action).await.expect("rolled");
    spectator.catch_up(seq).await;
    assert_eq!(spectator.table["plies"], 1);
    assert_eq!(spectator.table["spectators"], 1);
}

#[tokio::test]
async fn a_takeback_needs_consent_and_the_same_rolls_come_again() {
    let (_server, _folder, _game, mut players) = two_people("brettspielnetz").await;
    let [light, dark] = &mut players[..] else { panic!("two players") };
    // Play until Light has moved.
    loop {
        let newest = light.seq.max(dark.seq);
        light.catch_up(newest).await;
        dark.catch_up(newest).await;
        if light.table["takebacks"][0] == true {
            break;
        }
        let mover = if light.turn().as_deref() == Some("light") { &mut *light } else { &mut *dark };
        let action = mover.next_action().expect("an action");
        mover.act(action).await.expect("done");
    }
    let rolls: Vec<Value> = light.plies.iter().map(|ply| ply["roll"].clone()).collect();
    light.act(json!({"do": "takeback"})).await.expect("asked");
    dark.catch_up(light.seq).await;
    assert_eq!(dark.table["offer"], json!({"by": "light", "what": "takeback"}));
    light.act(json!({"do": "accept", "what": "takeback"})).await.expect_err("not one's own");
    dark.act(json!({"do": "accept", "what": "takeback"})).await.expect("taken back");
    assert_eq!(dark.phase(), "move");
    assert_eq!(dark.turn().as_deref(), Some("light"));
    light.catch_up(dark.seq).await;
    let again: Vec<Value> = light.plies.iter().map(|ply| ply["roll"].clone()).collect();
    assert_eq!(rolls[..again.len()], again[..]);
    let action = light.next_action().expect("the move again");
    light.act(action).await.expect("moved");
}

#[tokio::test]
async fn against_the_computer_a_takeback_is_immediate() {
    let (server, _folder) = TestServer::start().await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "computer", "level": "random"},
        "side": "light", "seed": 5});
    let (game, seats) = create(server.address, &new).await;
    let mut player = Client::connect(server.address, &game, &[&seats[0]]).await;
    while player.table["takebacks"][0] != true {
        let action = player.next_action().expect("an action");
        player.act(action).await.expect("done");
    }
    player.act(json!({"do": "takeback"})).await.expect("taken back");
    assert_eq!((player.phase().as_str(), player.turn().as_deref()), ("move", Some("light")));
}

#[tokio::test]
async fn a_rematch_swaps_sides_and_keeps_the_seats() {
    let (server, _folder, _game, mut players) = two_people("modern").await;
    players[0].act(json!({"do": "rematch"})).await.expect_err("not over yet");
    players[0].act(json!({"do": "resign", "side": null})).await.expect("resigned");
    let seq = players[0].seq;
    players[1].catch_up(seq).await;
    players[1].act(json!({"do": "rematch"})).await.expect("asked");
    let seq = players[1].seq;
    players[0].catch_up(seq).await;
    players[0].act(json!({"do": "accept", "what": "rematch"})).await.expect("begun");
    let next = text(&players[0].table["rematch"]);
    let (_, view) = get(server.address, &format!("/api/games/{next}")).await;
    // Light has lost and plays Dark now: the loser chooses who starts.
    assert_eq!(view["phase"], json!({"kind": "choose_starter", "chooser": "dark"}));
}

#[tokio::test]
async fn a_seat_is_a_secret_and_coming_back_resumes_it() {
    let (server, folder, game, mut players) = two_people("brettspielnetz").await;
    let refused = Client::try_connect(server.address, &game, &["0123456789abcdef"]).await;
    assert_eq!(refused.err().expect("refused")["error"]["code"], "no_seat");
    let (status, problem) =
        post(server.address, &format!("/api/games/{game}/join"), &json!({})).await;
    assert_eq!((status, &problem["code"]), (409, &json!("no_seat")));
    let action = players[0].next_action().expect("a roll");
    players[0].act(action).await.expect("rolled");
    let (seq, position) = (players[0].seq, players[0].table["board"].clone());
    drop(players);
    server.stop().await;
    // Another process, the same database.
    let server = TestServer::with(settings(folder.path())).await;
    let (_, view) = get(server.address, &format!("/api/games/{game}")).await;
    assert_eq!(view["board"], position);
    let spectator = Client::connect(server.address, &game, &[]).await;
    assert_eq!(spectator.seq, seq);
}

#[tokio::test]
async fn games_for_anybody_are_in_the_lobby_while_their_owner_is_there() {
    let (server, _folder) = TestServer::start().await;
    let new = json!({"ruleset": "modern:preset=a2", "opponent": {"kind": "anyone"}, "name": " Ada \n ",
        "clock": {"game_seconds": 300}});
    let (game, seats) = create(server.address, &new).await;
    let owner = Client::connect(server.address, &game, &[&seats[0]]).await;
    let (_, lobby) = get(server.address, "/api/lobby").await;
    assert_eq!(lobby["games"][0]["game"], json!(game));
    assert_eq!(lobby["games"][0]["name"], "Ada");
    assert_eq!(lobby["games"][0]["ruleset"], "modern:preset=a2");
    join(server.address, &game).await;
    let (_, lobby) = get(server.address, "/api/lobby").await;
    assert_eq!(lobby["games"], json!([]));
    drop(owner);
}

#[tokio::test]
async fn time_runs_out_by_itself() {
    let (server, _folder) = TestServer::start().await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light",
        "clock": {"move_seconds": 5}});
    let (game, seats) = create(server.address, &new).await;
    let other = join(server.address, &game).await;
    let light = Client::connect(server.address, &game, &[&seats[0]]).await;
    let mut dark = Client::connect(server.address, &game, &[&other]).await;
    assert_eq!(light.table["clock"]["running"], "light");
    while dark.phase() != "over" {
        dark.receive().await.expect("news");
    }
    assert_eq!(dark.table["phase"], json!({"kind": "over", "winner": "dark", "reason": "time"}));
}

#[tokio::test]
async fn an_absent_player_can_be_claimed_against_after_the_grace_period() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut settings = settings(folder.path());
    settings.limits.grace = std::time::Duration::from_millis(300);
    let server = TestServer::with(settings).await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
    let (game, seats) = create(server.address, &new).await;
    let other = join(server.address, &game).await;
    let mut light = Client::connect(server.address, &game, &[&seats[0]]).await;
    let dark = Client::connect(server.address, &game, &[&other]).await;
    let action = light.next_action().expect("a roll");
    light.act(action).await.expect("rolled");
    light.act(json!({"do": "claim_absence"})).await.expect_err("Dark is here");
    drop(dark);
    loop {
        light.receive().await.expect("news");
        if light.table["absent"]["side"] == "dark" {
            break;
        }
    }
    // The claim is refused until the time is up, however often it is tried.
    while let Err(problem) = light.act(json!({"do": "claim_absence"})).await {
        assert_eq!(problem["code"], "not_now");
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(light.table["phase"]["winner"], "light");
}

#[tokio::test]
async fn records_are_read_back_and_bad_ones_are_refused_in_words() {
    let (server, _folder) = TestServer::start().await;
    let record = "[Ruleset \"brettspielnetz\"]\n\n1. 2 @c1 | 0 --\n2. 3";
    let (status, replay) = post(server.address, "/api/replay", &json!({"record": record})).await;
    assert_eq!((status, replay["plies"].as_array().map(Vec::len)), (200, Some(3)));
    let (status, problem) =
        post(server.address, "/api/replay", &json!({"record": "[Ruleset \"chess\"]"})).await;
    assert_eq!(status, 400);
    assert!(text(&problem["message"]).contains("line 1"), "{problem}");
}

#[tokio::test]
async fn a_clock_runs_on_when_the_game_comes_from_the_database() {
    let (server, folder) = TestServer::start().await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light",
        "clock": {"move_seconds": 5}});
    let (game, _) = create(server.address, &new).await;
    let other = join(server.address, &game).await;
    server.stop().await;
    let server = TestServer::with(settings(folder.path())).await;
    let mut dark = Client::connect(server.address, &game, &[&other]).await;
    while dark.phase() != "over" {
        dark.receive().await.expect("news");
    }
    assert_eq!(dark.table["phase"]["winner"], "dark");
}

#[tokio::test]
async fn two_players_may_give_their_actions_the_same_names() {
    // With a roll of 0 the turn would pass at once.
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light",
        "seed": 7});
    let (_server, _folder, _game, mut players) = two_people_at(new).await;
    let [light, dark] = &mut players[..] else { panic!("two players") };
    let action = light.next_action().expect("a roll");
    light.act_as("1", light.seq, action.clone()).await.expect("rolled");
    assert_eq!(light.phase(), "move");
    let problem = dark.act_as("1", light.seq, action).await.expect_err("it is not done for Dark");
    assert_eq!(problem["code"], "not_your_turn");
}

#[tokio::test]
async fn the_same_seed_gives_the_same_dice() {
    let (server, _folder) = TestServer::start().await;
    let mut rolls = Vec::new();
    for _ in 0..2 {
        let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "here"}, "seed": 7});
        let (game, seats) = create(server.address, &new).await;
        let mut player = Client::connect(server.address, &game, &[&seats[0]]).await;
        while player.plies.len() < 12 {
            let action = player.next_action().expect("the game goes on");
            player.act(action).await.expect("done");
        }
        rolls.push(player.plies.iter().map(|ply| ply["roll"].clone()).collect::<Vec<_>>());
    }
    assert_eq!(rolls[0], rolls[1]);
}

#[tokio::test]
async fn one_can_resign_whatever_has_just_happened() {
    let (_server, _folder, _game, mut players) = two_people("brettspielnetz").await;
    let before = players[1].seq;
    let action = players[0].next_action().expect("a roll");
    players[0].act(action).await.expect("rolled");
    let resign = json!({"do": "resign", "side": null});
    players[1].act_as("resign", before, resign).await.expect("never late");
    assert_eq!(players[1].table["phase"]["winner"], "light");
}

#[tokio::test]
async fn a_replay_says_what_ended_the_game() {
    let (server, _folder, game, mut players) = two_people("brettspielnetz").await;
    let path = format!("/api/games/{game}/replay");
    let (_, replay) = get(server.address, &path).await;
    assert_eq!((&replay["result"], &replay["ending"]), (&json!("*"), &Value::Null));
    players[1].act(json!({"do": "resign", "side": null})).await.expect("resigned");
    let (_, replay) = get(server.address, &path).await;
    assert_eq!((&replay["result"], &replay["ending"]), (&json!("1-0"), &json!("resignation")));
    // So does the record, read again.
    let (_, record) = get(server.address, &format!("/api/games/{game}/record")).await;
    let (status, read) = post(server.address, "/api/replay", &json!({"record": record})).await;
    assert_eq!((status, &read["ending"]), (200, &json!("resignation")));
    // That a game was broken off is not in its record.
    let (server, _folder, game, mut players) = two_people("brettspielnetz").await;
    players[0].act(json!({"do": "abort"})).await.expect("broken off");
    let (_, replay) = get(server.address, &format!("/api/games/{game}/replay")).await;
    assert_eq!((&replay["result"], &replay["ending"]), (&json!("*"), &json!("aborted")));
}
