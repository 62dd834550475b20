//! How much of anything clients may do, and from where.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use ur_rules::Ruleset;

use crate::support::client::{Client, create, exchange, get, join, post, request};
use crate::support::opponents::{Match, refused};
use crate::support::{TestServer, database_file, log, settings};

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(30);

#[tokio::test]
async fn what_is_too_large_is_refused() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    let message = json!({"type": "act", "id": "x".repeat(5000), "seq": game.light.seq,
        "action": {"do": "roll", "salt": "0".repeat(32)}});
    game.light.send(&message).await;
    assert_eq!(game.light.wait_for("error").await["error"]["code"], "too_large");
    assert_eq!(game.state().await, before);
    // What is far too large is not even read: the line is cut.
    game.light.send_text(&"x".repeat(100_000)).await;
    while game.light.receive().await.is_some() {}
    game.light = Client::connect(game.server.address, &game.game, &[&game.seats[0]]).await;
    let body = json!({"record": "x".repeat(300_000)});
    let (status, problem) = post(game.server.address, "/api/replay", &body).await;
    assert_eq!((status, &problem["code"]), (413, &json!("too_large")));
    let body =
        json!({"ruleset": "classic", "opponent": {"kind": "here"}, "name": "x".repeat(300_000)});
    let (status, _) = post(game.server.address, "/api/games", &body).await;
    assert_eq!(status, 413);
    game.goes_on_from(&before).await;
}

/// A line on which bytes can be sent that no good client sends.
async fn raw_socket(game: &Match) -> TcpStream {
    let mut stream = TcpStream::connect(game.server.address).await.expect("the server listens");
    let head = format!(
        "GET /api/games/{}/socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
         Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        game.game, game.server.address
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        answer.push(stream.read_u8().await.expect("an answer"));
    }
    assert!(answer.starts_with(b"HTTP/1.1 101"));
    // It is a client in good standing, which may be silent for long.
    let hello = br#"{"type":"hello","seats":[]}"#;
    let mut frame = vec![0x81, 0x80 | hello.len() as u8, 0, 0, 0, 0];
    frame.extend(hello);
    stream.write_all(&frame).await.expect("sent");
    let mut welcome = Vec::new();
    while !welcome.ends_with(b"\"plies\":[]}") {
        welcome.push(stream.read_u8().await.expect("a welcome"));
    }
    stream
}

/// The server hangs up.
async fn is_cut(mut stream: TcpStream) {
    let mut rest = Vec::new();
    // However it ends, by a farewell or not, it ends.
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut rest)).await.expect("cut");
}

#[tokio::test]
async fn a_frame_that_is_announced_as_huge_is_not_waited_for() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    for length in [1_u64 << 20, 1 << 40, u64::MAX] {
        let mut stream = raw_socket(&game).await;
        let mut head = vec![0x81, 0xff];
        head.extend(length.to_be_bytes());
        head.extend([0; 4]);
        stream.write_all(&head).await.expect("sent");
        is_cut(stream).await;
    }
    // Neither does a message grow without end that comes in pieces.
    let mut stream = raw_socket(&game).await;
    let mut piece = vec![0x01, 0xfe];
    piece.extend(32_768_u16.to_be_bytes());
    piece.extend([0; 4]);
    piece.extend(std::iter::repeat_n(b'x', 32_768));
    for _ in 0..4 {
        stream.write_all(&piece).await.ok();
        piece[0] = 0x00;
    }
    is_cut(stream).await;
    // A client has to mask what it sends.
    let mut stream = raw_socket(&game).await;
    stream.write_all(&[0x81, 0x02, b'{', b'}']).await.expect("sent");
    is_cut(stream).await;
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn pages_of_another_origin_may_not_act() {
    let mut game =
        Match::begin_with(|settings| settings.origins.push("https://ur.example".to_owned())).await;
    let address = game.server.address;
    let own = format!("http://{address}");
    let before = game.state().await;
    let body = json!({"ruleset": "classic", "opponent": {"kind": "here"}}).to_string();
    let foreign = ["http://evil.example", "http://ur.example", "https://ur.example.evil", "null"];
    for origin in foreign {
        let refused = Client::open(address, &game.game, &[("origin", origin)]).await;
        assert_eq!(refused.err().expect("refused")["status"], 403, "{origin}");
        for path in ["/api/games".to_owned(), format!("/api/games/{}/join", game.game)] {
            let (status, answer) =
                request(address, "POST", &path, &[("Origin", origin)], &body).await;
            assert_eq!(status, 403, "{origin}: {answer}");
            assert!(answer.contains("\"code\":\"not_a_player\""), "{answer}");
        }
        // What is for everybody may be asked for, but a browser does not show it to that page.
        let path = format!("/api/games/{}", game.game);
        let (status, head, _) = exchange(address, "GET", &path, &[("Origin", origin)], "").await;
        assert_eq!(status, 200);
        assert!(!head.to_lowercase().contains("access-control-allow"), "{head}");
    }
    let mut database = log::open(&database_file(game.folder.path())).await;
    assert_eq!(log::games(&mut database).await, std::slice::from_ref(&game.game));
    for origin in [own.as_str(), "https://ur.example"] {
        let line = Client::open(address, &game.game, &[("origin", origin)]).await;
        assert!(line.is_ok(), "{origin}");
        let (status, answer) =
            request(address, "POST", "/api/games", &[("Origin", origin)], &body).await;
        assert_eq!(status, 201, "{origin}: {answer}");
    }
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn requests_that_come_too_often_are_refused() {
    let mut game = Match::begin().await;
    game.server.stop().await;
    let mut strict = settings(game.folder.path());
    strict.limits.requests_per_second = 1;
    game.server = TestServer::with(strict).await;
    let address = game.server.address;
    game.light = Client::connect(address, &game.game, &[&game.seats[0]]).await;
    game.dark = Client::connect(address, &game.game, &[&game.seats[1]]).await;
    let before = game.log().await;
    let mut answers = Vec::new();
    for _ in 0..40 {
        let new = json!({"ruleset": "classic", "opponent": {"kind": "here"}});
        answers.push(post(address, "/api/games", &new).await);
    }
    let refused = answers.iter().filter(|(status, _)| *status == 429);
    let refused: Vec<&Value> = refused.map(|(_, problem)| &problem["code"]).collect();
    assert!(refused.len() > 20 && refused.iter().all(|code| **code == "too_many"), "{answers:?}");
    // Nothing was set up by those, and whoever is at a table already plays on.
    let mut database = log::open(&database_file(game.folder.path())).await;
    assert_eq!(log::games(&mut database).await.len(), 1 + answers.len() - refused.len());
    assert_eq!(game.log().await, before);
    game.go_on().await;
}

#[tokio::test]
async fn messages_that_come_too_often_are_refused() {
    let mut game = Match::begin_with(|settings| settings.limits.messages_per_second = 1).await;
    let before = game.state().await;
    let salt = "0".repeat(32);
    let action = json!({"do": "roll", "salt": salt});
    // Pings use up what may come at once.
    for _ in 0..20 {
        game.light.send(&json!({"type": "ping"})).await;
    }
    let problem = game.light.act(action).await.expect_err("too many");
    assert_eq!(problem["code"], "too_many");
    assert_eq!(game.state().await, before);
    // The other's line is not this one's, and this one may send again after a little while.
    refused(&mut game.dark, json!({"do": "roll", "salt": salt}), "not_your_turn").await;
    let (id, seq) = ("patient", game.light.seq);
    let action = game.light.next_action().expect("a roll");
    while let Err(problem) = game.light.act_as(id, seq, action.clone()).await {
        assert_eq!(problem["code"], "too_many");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    game.dark.catch_up(seq + 1).await;
}

#[tokio::test]
async fn a_seat_does_not_do_more_by_having_more_sockets() {
    let mut game = Match::begin_with(|settings| settings.limits.actions_per_second = 1).await;
    let before = game.state().await;
    let roll = game.light.next_action().expect("a roll");
    // One socket uses up what its seat may do at once, and the first action of another is too much:
    // at the first try, unless this machine was held up in between.
    let mut second = loop {
        for _ in 0..20 {
            game.light.send(&json!({"type": "react", "reaction": "hello"})).await;
        }
        assert_eq!(game.light.wait_for("error").await["error"]["code"], "too_many");
        let mut second = Client::connect(game.server.address, &game.game, &[&game.seats[0]]).await;
        let late = second.act_as("late", second.seq + 1, roll.clone()).await;
        match late.expect_err("refused")["code"].as_str() {
            Some("too_many") => break second,
            code => assert_eq!(code, Some("late")),
        }
    };
    assert_eq!(game.state().await, before);
    // The other seat is not held up, and this one may act again after a little while.
    refused(&mut game.dark, roll.clone(), "not_your_turn").await;
    let seq = second.seq;
    while let Err(problem) = second.act_as("patient", seq, roll.clone()).await {
        assert_eq!(problem["code"], "too_many");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    game.light.catch_up(seq + 1).await;
    game.dark.catch_up(seq + 1).await;
}

#[tokio::test]
async fn new_games_that_come_too_often_are_refused() {
    let mut game = Match::begin_with(|settings| settings.limits.games_per_minute = 2).await;
    let before = game.state().await;
    let new = json!({"ruleset": "classic", "opponent": {"kind": "friend"}});
    let (second, _) = create(game.server.address, &new).await;
    let (status, problem) = post(game.server.address, "/api/games", &new).await;
    assert_eq!((status, &problem["code"]), (429, &json!("too_many")));
    let mut database = log::open(&database_file(game.folder.path())).await;
    assert_eq!(log::games(&mut database).await.len(), 2);
    // A game that is there can be joined all the same.
    join(game.server.address, &second).await;
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn an_address_has_only_so_many_sockets() {
    let mut game = Match::begin_with(|settings| settings.limits.sockets_per_address = 3).await;
    let before = game.state().await;
    let address = game.server.address;
    let third = Client::connect(address, &game.game, &[]).await;
    let refused = Client::open(address, &game.game, &[]).await.err().expect("refused");
    assert_eq!(refused["status"], 429);
    // A socket to a game that is not there leaves nothing behind.
    drop(third);
    let fourth = loop {
        // The server hears of the hanging up in its own time.
        match Client::open(address, "nowhere", &[]).await.err().expect("refused")["status"].as_u64()
        {
            Some(429) => tokio::time::sleep(Duration::from_millis(20)).await,
            status => break status,
        }
    };
    assert_eq!(fourth, Some(404));
    Client::connect(address, &game.game, &[]).await;
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn behind_a_proxy_every_visitor_is_counted_alone() {
    let mut game = Match::begin_with(|settings| {
        settings.behind_proxy = true;
        settings.limits.games_per_minute = 1;
    })
    .await;
    let before = game.state().await;
    let body = json!({"ruleset": "classic", "opponent": {"kind": "here"}}).to_string();
    let mut statuses = Vec::new();
    // The last address is the proxy's own word; what comes before it can be made up.
    for visitor in ["192.0.2.1", "192.0.2.1", "192.0.2.7, 192.0.2.1", "192.0.2.1, 192.0.2.2"] {
        let headers = [("X-Forwarded-For", visitor)];
        statuses.push(request(game.server.address, "POST", "/api/games", &headers, &body).await.0);
    }
    assert_eq!(statuses, [201, 429, 429, 201]);
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn without_a_proxy_nobody_says_who_they_are() {
    let game = Match::begin_with(|settings| settings.limits.games_per_minute = 1).await;
    let body = json!({"ruleset": "classic", "opponent": {"kind": "here"}}).to_string();
    let headers = [("X-Forwarded-For", "192.0.2.1")];
    let (status, _) = request(game.server.address, "POST", "/api/games", &headers, &body).await;
    assert_eq!(status, 429);
}

#[tokio::test]
async fn a_ruleset_takes_up_room_once_however_it_is_written() {
    let game = Match::begin_with(|settings| settings.limits.rulesets = 1).await;
    let address = game.server.address;
    for spelling in ["classic:pieces=5", "classic:starts=roll-off,pieces=5", "classic:pieces=7"] {
        let (status, view) = get(address, &format!("/api/rulesets/{spelling}")).await;
        assert_eq!(status, 200, "{spelling}: {view}");
    }
    let (status, problem) = get(address, "/api/rulesets/classic:pieces=4").await;
    assert_eq!((status, &problem["code"]), (503, &json!("full")));
}

/// A race that nobody else plays.
const FILE: &str = "board = '2/2/2'\nlight = 'a1 b1 b2 a2'\ndark = 'a3 b3 b2 a2'\npieces = 2";

#[tokio::test]
async fn rulesets_that_somebody_wrote_are_played_only_where_that_is_allowed() {
    let own = Ruleset::from_toml("my.toml", FILE).expect("a race");
    let body = json!({"ruleset": own.text(), "opponent": {"kind": "here"}});
    let careful = Match::begin().await;
    let (status, problem) = post(careful.server.address, "/api/games", &body).await;
    assert_eq!((status, &problem["code"]), (400, &json!("bad_request")));
    let open = Match::begin_with(|settings| settings.own_rulesets = true).await;
    let (game, _) = create(open.server.address, &body).await;
    let (_, view) = get(open.server.address, &format!("/api/games/{game}")).await;
    assert_eq!(view["ruleset"], own.text(), "{view}");
}
