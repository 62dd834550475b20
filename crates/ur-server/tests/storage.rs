//! What is stored: one log for everybody, and nothing of it is lost.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use sqlx::migrate::Migrator;
use sqlx::{AnyConnection, Connection, Row};
use ur_server::{ServeError, Settings, StoreError, serve};

use crate::support::client::{Client, create, get, join, post, text};
use crate::support::databases::{Kind, TestDatabase};
use crate::support::{TestServer, log};

/// Runs every test with SQLite and, if they are asked for, with PostgreSQL.
macro_rules! with_either_database {
    ($($test:ident),+ $(,)?) => {
        mod sqlite {
            use super::Kind;
            $(#[tokio::test]
            async fn $test() {
                super::$test(Kind::Sqlite).await;
            })+
        }

        mod postgresql {
            use super::Kind;
            $(#[tokio::test]
            #[ignore = "needs the URL of a PostgreSQL database in UR_TEST_POSTGRES: `make postgres`"]
            async fn $test() {
                super::$test(Kind::Postgresql(stringify!($test))).await;
            })+
        }
    };
}

with_either_database! {
    two_servers_never_give_one_number_to_two_entries,
    what_another_server_writes_reaches_those_who_watch,
    a_server_shows_what_another_one_has_written_though_nobody_watches,
    an_action_that_is_sent_to_both_servers_is_done_once,
    an_older_database_is_brought_up_to_date_and_its_games_go_on,
    a_database_of_a_newer_version_is_left_alone,
    a_game_that_cannot_be_read_does_no_harm_to_others,
    games_that_nobody_plays_are_closed_and_those_that_are_over_stay_as_they_are,
    a_game_with_options_opens_again_however_full_the_server_is,
    nothing_is_lost_when_the_server_stops_while_people_play,
}

/// Two servers with one database.
async fn two_servers(kind: Kind) -> (TestServer, TestServer, TestDatabase) {
    let database = TestDatabase::empty(kind).await;
    let shared = Settings { shared: true, ..database.settings() };
    let one = TestServer::with(shared.clone()).await;
    let other = TestServer::with(shared).await;
    (one, other, database)
}

/// Two clients of the same player, one at each server, want to act at the same time, always.
async fn race(servers: [&TestServer; 2]) -> (String, Vec<(String, u64)>) {
    let new = json!({"ruleset": "classic:pieces=2", "opponent": {"kind": "here"}});
    let (game, seats) = create(servers[0].address, &new).await;
    let mut one = Client::connect(servers[0].address, &game, &[&seats[0]]).await;
    let mut other = Client::connect(servers[1].address, &game, &[&seats[0]]).await;
    let mut done = Vec::new();
    let mut round = 0;
    while let Some(action) = one.next_action() {
        round += 1;
        let seq = one.seq;
        let names = [format!("one-{round}"), format!("other-{round}")];
        let (first, second) = tokio::join!(
            one.act_as(&names[0], seq, action.clone()),
            other.act_as(&names[1], seq, action),
        );
        let (name, end) = match (first, second) {
            (Ok(end), Err(problem)) => (&names[0], (end, problem)),
            (Err(problem), Ok(end)) => (&names[1], (end, problem)),
            both => panic!("one of them is done: {both:?}"),
        };
        assert_eq!(end.1["code"], "late", "{}", end.1);
        done.push((name.clone(), end.0));
        one.catch_up(end.0).await;
        other.catch_up(end.0).await;
        assert_eq!(one.plies, other.plies);
        assert_eq!(one.table["board"], other.table["board"]);
    }
    assert_eq!(other.phase(), "over");
    (game, done)
}

async fn two_servers_never_give_one_number_to_two_entries(kind: Kind) {
    let (one, other, stored) = two_servers(kind).await;
    let games = tokio::join!(
        race([&one, &other]),
        race([&other, &one]),
        race([&one, &other]),
        race([&other, &one])
    );
    let mut database = stored.open().await;
    let mut by_both = [0, 0];
    for (game, done) in [games.0, games.1, games.2, games.3] {
        // Every entry of an action that was done is there, and of those that were not there is none.
        assert_eq!(log::actions(&log::entries(&mut database, &game).await), done);
        let at = |prefix: &str| done.iter().filter(|(name, _)| name.starts_with(prefix)).count();
        by_both = [by_both[0] + at("one-"), by_both[1] + at("other-")];
        let path = format!("/api/games/{game}/replay");
        let replays = [get(one.address, &path).await, get(other.address, &path).await];
        assert_eq!(replays[0], replays[1]);
    }
    assert!(by_both[0] > 0 && by_both[1] > 0, "no race: {by_both:?}");
    one.stop().await;
    other.stop().await;
}

async fn what_another_server_writes_reaches_those_who_watch(kind: Kind) {
    let (one, other, _stored) = two_servers(kind).await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
    let (game, seats) = create(one.address, &new).await;
    let mut light = Client::connect(one.address, &game, &[&seats[0]]).await;
    let mut spectator = Client::connect(other.address, &game, &[]).await;
    // Dark comes by the other server, which has the game in memory, with the seat still free.
    let secret = join(one.address, &game).await;
    let mut dark = Client::connect(other.address, &game, &[&secret]).await;
    light.catch_up(dark.seq).await;
    for _ in 0..10 {
        let newest = light.seq.max(dark.seq);
        light.catch_up(newest).await;
        dark.catch_up(newest).await;
        let mover = if light.turn().as_deref() == Some("light") { &mut light } else { &mut dark };
        let action = mover.next_action().expect("an action");
        let seq = mover.act(action).await.expect("done");
        spectator.catch_up(seq).await;
        assert_eq!(spectator.table["board"], mover.table["board"]);
    }
}

async fn a_server_shows_what_another_one_has_written_though_nobody_watches(kind: Kind) {
    let (one, other, _stored) = two_servers(kind).await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
    let (game, seats) = create(one.address, &new).await;
    let path = format!("/api/games/{game}");
    let (_, view) = get(other.address, &path).await;
    assert_eq!(view["phase"]["kind"], "waiting");
    let secret = join(one.address, &game).await;
    let (_, view) = get(other.address, &path).await;
    assert_eq!(view["phase"]["kind"], "roll");
    // Both seats are taken, and known to be.
    let (status, problem) = post(other.address, &format!("{path}/join"), &json!({})).await;
    assert_eq!((status, &problem["code"]), (409, &json!("no_seat")));
    let dark = Client::connect(other.address, &game, &[&secret]).await;
    let mut light = Client::connect(other.address, &game, &[&seats[0]]).await;
    assert_eq!(light.seq, dark.seq);
    let action = light.next_action().expect("a roll");
    light.act(action).await.expect("rolled");
}

async fn an_action_that_is_sent_to_both_servers_is_done_once(kind: Kind) {
    let (one, other, stored) = two_servers(kind).await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "here"}});
    let (game, seats) = create(one.address, &new).await;
    let mut first = Client::connect(one.address, &game, &[&seats[0]]).await;
    let mut second = Client::connect(other.address, &game, &[&seats[0]]).await;
    let mut done = Vec::new();
    for round in 0..20 {
        let Some(action) = first.next_action() else { break };
        let (id, seq) = (format!("twice-{round}"), first.seq);
        // The answer of the first got lost, say: the client asks the second.
        let end = first.act_as(&id, seq, action.clone()).await.expect("done");
        assert_eq!(second.act_as(&id, seq, action).await, Ok(end));
        second.catch_up(end).await;
        done.push((id, end));
    }
    assert_eq!(log::actions(&log::entries(&mut stored.open().await, &game).await), done);
}

/// Plays a game for a while with one client; its name, the seat and the number of entries.
async fn some_game(server: &TestServer, actions: usize) -> (String, String, u64) {
    let new = json!({"ruleset": "classic", "opponent": {"kind": "here"}});
    let (game, seats) = create(server.address, &new).await;
    let mut player = Client::connect(server.address, &game, &[&seats[0]]).await;
    for _ in 0..actions {
        let action = player.next_action().expect("an action");
        player.act(action).await.expect("done");
    }
    (game, seats[0].clone(), player.seq)
}

/// Another database with the same games, as the first version of its format had them.
async fn copy_as_of_the_first_version(from: &TestDatabase, to: &TestDatabase) {
    let mut old = to.open().await;
    let steps = Migrator::new(Path::new("migrations")).await.expect("the steps");
    steps.run_to(1, &mut old).await.expect("the first version");
    let mut new = from.open().await;
    for game in sqlx::query("SELECT * FROM games").fetch_all(&mut new).await.expect("games") {
        sqlx::query("INSERT INTO games (id, created, setup, secret) VALUES ($1, $2, $3, $4)")
            .bind(game.get::<String, _>("id"))
            .bind(game.get::<i64, _>("created"))
            .bind(game.get::<String, _>("setup"))
            .bind(game.get::<String, _>("secret"))
            .execute(&mut old)
            .await
            .expect("a game");
    }
    for entry in sqlx::query("SELECT * FROM entries").fetch_all(&mut new).await.expect("entries") {
        sqlx::query("INSERT INTO entries (game, seq, entry) VALUES ($1, $2, $3)")
            .bind(entry.get::<String, _>("game"))
            .bind(entry.get::<i64, _>("seq"))
            .bind(entry.get::<String, _>("entry"))
            .execute(&mut old)
            .await
            .expect("an entry");
    }
    old.close().await.expect("closed");
}

async fn an_older_database_is_brought_up_to_date_and_its_games_go_on(kind: Kind) {
    let (server, new) = TestDatabase::served(kind).await;
    let (game, seat, seq) = some_game(&server, 10).await;
    let (_, view) = get(server.address, &format!("/api/games/{game}")).await;
    server.stop().await;
    let old = TestDatabase::empty(kind).await;
    copy_as_of_the_first_version(&new, &old).await;
    let server = TestServer::with(old.settings()).await;
    let mut player = Client::connect(server.address, &game, &[&seat]).await;
    assert_eq!((player.seq, &player.table["board"]), (seq, &view["board"]));
    let action = player.next_action().expect("an action");
    player.act(action).await.expect("done");
    server.stop().await;
    let entries = log::entries(&mut old.open().await, &game).await;
    assert_eq!(entries.len() as u64, player.seq);
    // Once is enough: the next start finds nothing to do.
    TestServer::with(old.settings()).await.stop().await;
}

async fn a_database_of_a_newer_version_is_left_alone(kind: Kind) {
    let (server, stored) = TestDatabase::served(kind).await;
    let (game, _, seq) = some_game(&server, 3).await;
    server.stop().await;
    let mut database = stored.open().await;
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'from the future', TRUE, $1, 0)",
    )
    .bind(vec![0_u8])
    .execute(&mut database)
    .await
    .expect("a step");
    let refused = serve(stored.settings(), |_| panic!("it serves"), std::future::pending());
    let error = refused.await.expect_err("refused");
    assert!(matches!(error, ServeError::Store(StoreError::Newer(9999))), "{error:?}");
    let words = error.to_string();
    assert!(words.contains("newer version") && words.contains("--data"), "{words}");
    assert_eq!(log::entries(&mut database, &game).await.len() as u64, seq);
    // The version that wrote it can go on with it.
    let step = sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 9999");
    step.execute(&mut database).await.expect("the step is gone");
    TestServer::with(stored.settings()).await.stop().await;
}

/// Changes a game's settings as no server does.
async fn change_setup(database: &mut AnyConnection, game: &str, change: impl FnOnce(&mut Value)) {
    let row = sqlx::query("SELECT setup FROM games WHERE id = $1").bind(game);
    let row = row.fetch_one(&mut *database).await.expect("the game");
    let mut setup = serde_json::from_str(row.get("setup")).expect("JSON");
    change(&mut setup);
    let changed = sqlx::query("UPDATE games SET setup = $2 WHERE id = $1").bind(game);
    changed.bind(setup.to_string()).execute(database).await.expect("changed");
}

async fn a_game_that_cannot_be_read_does_no_harm_to_others(kind: Kind) {
    let (server, stored) = TestDatabase::served(kind).await;
    let open_game = json!({"ruleset": "classic", "opponent": {"kind": "anyone"}, "side": "light"});
    let mut unreadable = Vec::new();
    for _ in 0..5 {
        unreadable.push(create(server.address, &open_game).await.0);
    }
    let (game, seat, _) = some_game(&server, 3).await;
    let (readable, owner) = create(server.address, &open_game).await;
    server.stop().await;
    let mut database = stored.open().await;
    // Of a format to come, with other fields or not; with rules that are no more; damaged.
    change_setup(&mut database, &unreadable[0], |setup| setup["format"] = json!(99)).await;
    change_setup(&mut database, &unreadable[1], |setup| {
        *setup = json!({"format": 99, "rules": {}});
    })
    .await;
    change_setup(&mut database, &unreadable[2], |setup| setup["ruleset"] = json!("chess")).await;
    for (change, game) in [
        "UPDATE entries SET entry = '{\"at\":0,\"what\":\"prayed\"}' WHERE game = $1 AND seq = 0",
        "UPDATE games SET secret = '\"short\"' WHERE id = $1",
    ]
    .into_iter()
    .zip(&unreadable[3..])
    {
        sqlx::query(change).bind(game).execute(&mut database).await.expect(change);
    }
    let before: Vec<Value> = log::entries(&mut database, &unreadable[0]).await;
    // They are forgotten, too: the server tries to close them, again and again.
    let mut settings = stored.settings();
    settings.tidy_every = Duration::from_millis(10);
    settings.limits.forget_after = Duration::from_hours(1);
    sqlx::query("UPDATE games SET touched = 0 WHERE id <> $1")
        .bind(&readable)
        .execute(&mut database)
        .await
        .expect("changed");
    let server = TestServer::with(settings).await;
    for game in &unreadable {
        let (status, problem) = get(server.address, &format!("/api/games/{game}")).await;
        assert_eq!((status, &problem["code"]), (503, &json!("unavailable")), "{problem}");
        let words = text(&problem["message"]);
        assert!(words.contains("cannot be opened"), "{words}");
        let (status, _) =
            post(server.address, &format!("/api/games/{game}/join"), &json!({})).await;
        assert_eq!(status, 503);
    }
    let owner = Client::connect(server.address, &readable, &[&owner[0]]).await;
    let (status, lobby) = get(server.address, "/api/lobby").await;
    assert_eq!(status, 200, "{lobby}");
    assert_eq!(lobby["games"][0]["game"], json!(readable), "{lobby}");
    drop(owner);
    // The game that was touched at the same time is closed, though the others cannot be.
    let mut player = Client::connect(server.address, &game, &[&seat]).await;
    while player.phase() != "over" {
        player.receive().await.expect("news");
    }
    assert_eq!(log::entries(&mut database, &unreadable[0]).await, before);
    some_game(&server, 3).await;
}

async fn games_that_nobody_plays_are_closed_and_those_that_are_over_stay_as_they_are(kind: Kind) {
    let (server, stored) = TestDatabase::served(kind).await;
    let (idle, seat, _) = some_game(&server, 5).await;
    let (over, other_seat, _) = some_game(&server, 5).await;
    let mut player = Client::connect(server.address, &over, &[&other_seat]).await;
    player.act(json!({"do": "resign", "side": "light"})).await.expect("resigned");
    let fresh = some_game(&server, 1).await.0;
    server.stop().await;
    let mut database = stored.open().await;
    // As if a month had gone by; the first version of the format did not know which games are over.
    sqlx::query("UPDATE games SET touched = 0, state = 'playing' WHERE id <> $1")
        .bind(&fresh)
        .execute(&mut database)
        .await
        .expect("changed");
    let before = log::entries(&mut database, &over).await;
    let mut settings = stored.settings();
    settings.tidy_every = Duration::from_millis(10);
    settings.limits.forget_after = Duration::from_hours(1);
    let server = TestServer::with(settings).await;
    let mut player = Client::connect(server.address, &idle, &[&seat]).await;
    while player.phase() != "over" {
        player.receive().await.expect("news");
    }
    let aborted = json!({"kind": "over", "winner": null, "reason": "aborted"});
    assert_eq!(player.table["phase"], aborted);
    let problem = player.act(json!({"do": "roll", "salt": "0".repeat(32)})).await;
    assert_eq!(problem.expect_err("over")["code"], "not_now");
    // Soon all but the fresh one are over, and nothing is left to be done.
    loop {
        let open = sqlx::query("SELECT id FROM games WHERE state <> 'over'")
            .fetch_all(&mut database)
            .await
            .expect("games");
        if open.len() == 1 {
            assert_eq!(open[0].get::<String, _>("id"), fresh);
            break;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(log::entries(&mut database, &over).await, before);
    server.stop().await;
}

async fn a_game_with_options_opens_again_however_full_the_server_is(kind: Kind) {
    let (server, stored) = TestDatabase::served(kind).await;
    let new = json!({"ruleset": "classic:pieces=3", "opponent": {"kind": "here"}});
    let (game, seats) = create(server.address, &new).await;
    server.stop().await;
    let mut settings = stored.settings();
    settings.limits.rulesets = 0;
    let server = TestServer::with(settings).await;
    let mut player = Client::connect(server.address, &game, &[&seats[0]]).await;
    let action = player.next_action().expect("an action");
    player.act(action).await.expect("done");
}

/// Plays until the server is gone; the actions that it said were done.
async fn play_until_cut(mut player: Client, side: &'static str) -> (Client, Vec<(String, u64)>) {
    let mut done = Vec::new();
    loop {
        let Some(action) = player.next_action().filter(|_| player.turn().as_deref() == Some(side))
        else {
            if player.receive().await.is_none() {
                return (player, done);
            }
            continue;
        };
        let id = player.action_name();
        match player.act_as(&id, player.seq, action).await {
            Ok(end) => done.push((id, end)),
            // The server is stopping.
            Err(problem) if problem.is_null() || problem["code"] == "unavailable" => {
                while player.receive().await.is_some() {}
                return (player, done);
            }
            Err(problem) => panic!("{side}: {problem}"),
        }
    }
}

async fn nothing_is_lost_when_the_server_stops_while_people_play(kind: Kind) {
    let (mut server, stored) = TestDatabase::served(kind).await;
    for round in 0..5 {
        let new =
            json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
        let (game, mut seats) = create(server.address, &new).await;
        seats.push(join(server.address, &game).await);
        let mut watcher = Client::connect(server.address, &game, &[]).await;
        let light = Client::connect(server.address, &game, &[&seats[0]]).await;
        let dark = Client::connect(server.address, &game, &[&seats[1]]).await;
        let light = tokio::spawn(play_until_cut(light, "light"));
        let dark = tokio::spawn(play_until_cut(dark, "dark"));
        watcher.catch_up(10 + 7 * round).await;
        server.stop().await;
        let (light, mut done) = light.await.expect("no panic");
        let (dark, others) = dark.await.expect("no panic");
        for player in [&light, &dark] {
            assert!(player.others.iter().any(|message| message["type"] == "closing"));
        }
        done.extend(others);
        done.sort_by_key(|(_, end)| *end);
        let entries = log::entries(&mut stored.open().await, &game).await;
        let kept = log::actions(&entries);
        assert!(done.len() > 5, "{done:?}");
        // At most the last one was stored and not answered any more.
        assert_eq!(kept[..done.len()], done[..]);
        assert!(kept.len() <= done.len() + 1);
        server = TestServer::with(stored.settings()).await;
        let mut light = Client::connect(server.address, &game, &[&seats[0]]).await;
        let mut dark = Client::connect(server.address, &game, &[&seats[1]]).await;
        assert_eq!(light.seq, entries.len() as u64);
        let mover = if light.turn().as_deref() == Some("light") { &mut light } else { &mut dark };
        let action = mover.next_action().expect("an action");
        mover.act(action).await.expect("the game goes on");
    }
}
