//! What the server refuses, and that nothing comes of it.

mod support;

use std::time::Duration;

use serde_json::{Value, json};
use support::client::{Client, create, exchange, get, join, post, request, text};
use support::{TestServer, database_file, log, settings};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use ur_server::{ServeError, Settings, serve};

/// Far longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A game of two people, and the database that it is in.
struct Match {
    server: TestServer,
    folder: TempDir,
    game: String,
    seats: [String; 2],
    light: Client,
    dark: Client,
}

impl Match {
    /// A match in which Light is to roll.
    async fn begin() -> Match {
        Match::begin_with(|_| {}).await
    }

    /// The same on a server with other settings.
    async fn begin_with(set: impl FnOnce(&mut Settings)) -> Match {
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings = settings(folder.path());
        set(&mut settings);
        let server = TestServer::with(settings).await;
        let new =
            json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
        let (game, mut seats) = create(server.address, &new).await;
        seats.push(join(server.address, &game).await);
        let light = Client::connect(server.address, &game, &[&seats[0]]).await;
        let dark = Client::connect(server.address, &game, &[&seats[1]]).await;
        let seats = seats.try_into().expect("two seats");
        Match { server, folder, game, seats, light, dark }
    }

    /// Everything that is stored of the game.
    async fn log(&self) -> Vec<Value> {
        let mut database = log::open(&database_file(self.folder.path())).await;
        log::entries(&mut database, &self.game).await
    }

    /// What is stored of the game, and what it looks like to everybody.
    async fn state(&self) -> (Vec<Value>, Value) {
        let (status, mut view) =
            get(self.server.address, &format!("/api/games/{}", self.game)).await;
        assert_eq!(status, 200, "{view}");
        // Who is there, and for how long, is not the game's.
        view["absent"] = Value::Null;
        view["spectators"] = Value::Null;
        for seat in 0..2 {
            view["seats"][seat]["here"] = Value::Null;
        }
        (self.log().await, view)
    }

    /// Nothing has changed, and the game can go on.
    async fn goes_on_from(&mut self, before: &(Vec<Value>, Value)) {
        assert_eq!(self.state().await, *before, "something has changed");
        self.go_on().await;
    }

    /// The side to act does so, and both hear of it.
    async fn go_on(&mut self) {
        let newest = self.light.seq.max(self.dark.seq);
        self.light.catch_up(newest).await;
        self.dark.catch_up(newest).await;
        let (mover, other) = if self.light.turn().as_deref() == Some("light") {
            (&mut self.light, &mut self.dark)
        } else {
            (&mut self.dark, &mut self.light)
        };
        let action = mover.next_action().expect("the game is not over");
        let done = mover.act(action).await.expect("the move that is due");
        other.catch_up(done).await;
    }

    /// Plays until a move is due.
    async fn until_a_move_is_due(&mut self) {
        while self.light.phase() != "move" {
            self.go_on().await;
        }
    }

    /// The player to act and the other one.
    fn mover_and_other(&mut self) -> (&mut Client, &mut Client) {
        if self.light.turn().as_deref() == Some("light") {
            (&mut self.light, &mut self.dark)
        } else {
            (&mut self.dark, &mut self.light)
        }
    }
}

/// An action must be refused for this reason.
async fn refused(client: &mut Client, action: Value, code: &str) {
    let told = action.to_string();
    let problem = client.act(action).await.expect_err("a refusal");
    assert_eq!(problem["code"], code, "{told}: {problem}");
    assert!(!text(&problem["message"]).is_empty());
}

#[tokio::test]
async fn a_move_that_the_rules_do_not_allow_is_refused() {
    let mut game = Match::begin().await;
    game.until_a_move_is_due().await;
    let before = game.state().await;
    let (mover, _) = game.mover_and_other();
    let legal: Vec<String> = mover.table["moves"]
        .as_array()
        .expect("moves")
        .iter()
        .map(|mv| text(&mv["text"]))
        .collect();
    for mv in ["@a1", "@a3", "a1-b1", "d2xf2", "g2-out", "--"] {
        if !legal.iter().any(|legal| legal == mv) {
            let problem = mover.act(json!({"do": "move", "move": mv})).await.expect_err("illegal");
            assert!(["illegal", "bad_request"].contains(&text(&problem["code"]).as_str()));
        }
    }
    refused(mover, json!({"do": "move", "move": "z9"}), "bad_request").await;
    refused(mover, json!({"do": "move", "move": ""}), "bad_request").await;
    refused(mover, json!({"do": "roll", "salt": "0".repeat(32)}), "not_now").await;
    refused(mover, json!({"do": "roll_off", "salt": "0".repeat(32)}), "not_now").await;
    refused(mover, json!({"do": "choose_starter", "side": "dark"}), "not_now").await;
    refused(mover, json!({"do": "claim_draw"}), "not_now").await;
    refused(mover, json!({"do": "claim_absence"}), "not_now").await;
    refused(mover, json!({"do": "abort"}), "not_now").await;
    refused(mover, json!({"do": "rematch"}), "not_now").await;
    refused(mover, json!({"do": "accept", "what": "takeback"}), "not_now").await;
    refused(mover, json!({"do": "decline", "what": "rematch"}), "not_now").await;
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn whoever_is_not_to_act_is_refused() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    let salt = "0123456789abcdef0123456789abcdef";
    refused(&mut game.dark, json!({"do": "roll", "salt": salt}), "not_your_turn").await;
    refused(&mut game.dark, json!({"do": "claim_draw"}), "not_your_turn").await;
    // Nobody resigns for the other.
    refused(&mut game.dark, json!({"do": "resign", "side": "light"}), "not_your_turn").await;
    game.goes_on_from(&before).await;
    game.until_a_move_is_due().await;
    let before = game.state().await;
    let (mover, other) = game.mover_and_other();
    let mv = mover.table["moves"][0]["text"].clone();
    refused(other, json!({"do": "move", "move": mv}), "not_your_turn").await;
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn an_action_for_an_older_state_is_late() {
    let mut game = Match::begin().await;
    let early = game.light.seq;
    game.go_on().await;
    game.until_a_move_is_due().await;
    let before = game.state().await;
    let (mover, _) = game.mover_and_other();
    let (now, action) = (mover.seq, mover.next_action().expect("a move"));
    for seq in [0, early, now - 1, now + 1, u64::from(u32::MAX)] {
        let problem = mover.act_as(&format!("late-{seq}"), seq, action.clone()).await;
        assert_eq!(problem.expect_err("late")["code"], "late", "{seq} at {now}");
    }
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn an_action_that_is_sent_twice_is_done_once() {
    let mut game = Match::begin().await;
    let (id, seq) = ("the-only-one", game.light.seq);
    let action = game.light.next_action().expect("a roll");
    let done = game.light.act_as(id, seq, action.clone()).await.expect("rolled");
    let before = game.state().await;
    assert_eq!(game.light.act_as(id, seq, action.clone()).await, Ok(done));
    // The name alone counts.
    let other = json!({"do": "resign", "side": null});
    assert_eq!(game.light.act_as(id, done, other).await, Ok(done));
    assert_eq!(game.state().await, before);
    // Nobody else hears that it is done: a name is only its player's.
    let mut spectator = Client::connect(game.server.address, &game.game, &[]).await;
    let problem = spectator.act_as(id, done, action.clone()).await.expect_err("no player");
    assert_eq!(problem["code"], "not_a_player");
    // Over another line, because the answer got lost with the first one.
    game.light = Client::connect(game.server.address, &game.game, &[&game.seats[0]]).await;
    assert_eq!(game.light.act_as(id, seq, action.clone()).await, Ok(done));
    assert_eq!(game.state().await, before);
    // And from another process, after a restart.
    game.server.stop().await;
    game.server = TestServer::with(settings(game.folder.path())).await;
    game.light = Client::connect(game.server.address, &game.game, &[&game.seats[0]]).await;
    game.dark = Client::connect(game.server.address, &game.game, &[&game.seats[1]]).await;
    assert_eq!(game.light.act_as(id, seq, action).await, Ok(done));
    game.goes_on_from(&before).await;
    let actions = log::actions(&game.log().await);
    assert_eq!(actions.iter().filter(|(action, _)| action == id).count(), 1);
}

#[tokio::test]
async fn nobody_sits_down_without_the_right_secret() {
    let mut game = Match::begin().await;
    let stranger = Match::begin().await;
    let address = game.server.address;
    let before = game.state().await;
    let mut almost = game.seats[0].clone();
    almost.replace_range(31.., if almost.ends_with('0') { "1" } else { "0" });
    let shouted = game.seats[0].to_uppercase();
    for secret in [almost.as_str(), shouted.as_str(), &stranger.seats[0], "00000000 or 1=1"] {
        if secret == game.seats[0] {
            continue; // a secret of digits alone
        }
        let refused = Client::try_connect(address, &game.game, &[secret]).await;
        assert_eq!(refused.err().expect("refused")["error"]["code"], "no_seat", "{secret}");
    }
    let mut empty = Client::open(address, &game.game, &[]).await.expect("a line");
    empty.send(&json!({"type": "hello", "seats": [""]})).await;
    assert_eq!(empty.wait_for("error").await["error"]["code"], "no_seat");
    // Without a secret one can watch, and that is all.
    let mut spectator = Client::connect(address, &game.game, &[]).await;
    for action in [
        json!({"do": "roll", "salt": "0".repeat(32)}),
        json!({"do": "resign", "side": "light"}),
        json!({"do": "abort"}),
        json!({"do": "rematch"}),
        json!({"do": "decline", "what": "takeback"}),
    ] {
        refused(&mut spectator, action, "not_a_player").await;
    }
    // A seat that is taken cannot be taken again, and a game against the computer has none free.
    let path = format!("/api/games/{}/join", game.game);
    let (status, problem) = post(address, &path, &json!({})).await;
    assert_eq!((status, &problem["code"]), (409, &json!("no_seat")));
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn dice_are_not_thrown_with_a_salt_of_another_form() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    for salt in [
        "",
        "0",
        &"0".repeat(31),
        &"0".repeat(33),
        &"0".repeat(64),
        &"g".repeat(32),
        &"é".repeat(16),
        &" ".repeat(32),
        "0x23456789abcdef0123456789abcdef",
        "+123456789abcdef0123456789abcdef",
    ] {
        refused(&mut game.light, json!({"do": "roll", "salt": salt}), "bad_request").await;
    }
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn what_is_no_message_of_the_protocol_is_refused() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    let salt = "0".repeat(32);
    let seq = game.light.seq;
    let act = |action: Value| json!({"type": "act", "id": "x", "seq": seq, "action": action});
    let roll = json!({"do": "roll", "salt": salt});
    let messages = [
        json!(null),
        json!([]),
        json!(7),
        json!({}),
        json!({"type": "cheat"}),
        json!({"type": 5}),
        json!({"type": "act"}),
        json!({"type": "act", "id": "x", "seq": seq}),
        json!({"type": "act", "id": "x", "action": roll}),
        json!({"type": "act", "seq": seq, "action": roll}),
        json!({"type": "act", "id": 5, "seq": seq, "action": roll}),
        json!({"type": "act", "id": "x", "seq": -1, "action": roll}),
        json!({"type": "act", "id": "x", "seq": "0", "action": roll}),
        json!({"type": "act", "id": "x", "seq": 1.5, "action": roll}),
        json!({"type": "act", "id": "x", "seq": seq, "action": roll, "as": "dark"}),
        act(json!({"do": "roll"})),
        act(json!({"do": "roll", "salt": 5})),
        act(json!({"do": "roll", "salt": salt, "roll": "4"})),
        act(json!({"do": "roll_again", "salt": salt})),
        act(json!({"do": "move", "move": null})),
        act(json!({"do": "resign", "side": "blue"})),
        act(json!({"do": "accept", "what": "draw"})),
        act(json!({"do": "abort", "side": "dark"})),
        json!({"type": "ping", "loudly": true}),
        json!({"type": "react", "reaction": "insult"}),
        json!({"type": "hello"}),
        json!({"type": "hello", "seats": "mine"}),
        json!({"type": "hello", "seats": [], "admin": true}),
    ];
    let garbage = ["", "hello", "{", "{\"type\":\"ping\"", "{\"type\":\"ping\"}{}", "\u{0}"];
    let messages = messages.iter().map(ToString::to_string);
    for message in messages.chain(garbage.map(str::to_owned)) {
        game.light.send_text(&message).await;
        let answer = game.light.wait_for("error").await;
        assert_eq!(answer["error"]["code"], "bad_message", "{message}: {answer}");
    }
    let problem = game.light.act_as(&"x".repeat(65), seq, roll).await.expect_err("too long a name");
    assert_eq!(problem["code"], "bad_request");
    game.light.send_bytes(b"{\"type\":\"ping\"}").await;
    assert_eq!(game.light.wait_for("error").await["error"]["code"], "bad_message");
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn hello_is_said_first_and_once() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    let mut client = Client::open(game.server.address, &game.game, &[]).await.expect("a line");
    let action = json!({"do": "roll", "salt": "0".repeat(32)});
    for message in [
        json!({"type": "act", "id": "x", "seq": game.light.seq, "action": action}),
        json!({"type": "ping"}),
        json!({"type": "resync"}),
        json!({"type": "react", "reaction": "hello"}),
    ] {
        client.send(&message).await;
        let answer = client.receive().await.expect("the line holds");
        assert_eq!(answer["error"]["code"], "bad_message", "{message}");
    }
    client.send(&json!({"type": "hello", "seats": []})).await;
    assert_eq!(client.wait_for("welcome").await["you"], json!([]));
    // A second hello does not turn a spectator into a player.
    client.send(&json!({"type": "hello", "seats": [game.seats[0]]})).await;
    assert_eq!(client.wait_for("error").await["error"]["code"], "bad_message");
    refused(&mut client, action, "not_a_player").await;
    game.goes_on_from(&before).await;
}

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
async fn what_is_not_there_is_said_to_be_missing() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    let address = game.server.address;
    for path in [
        "/api/games/nowhere",
        "/api/games/nowhere/record",
        "/api/games/nowhere/replay",
        "/api/games/..%2f..%2fetc",
        "/api/games/'%20OR%201=1",
        "/api/nothing",
        "/api/games",
    ] {
        let (status, problem) = get(address, path).await;
        if path == "/api/games" {
            assert_eq!(status, 405, "{path}"); // games can only be set up there
        } else {
            assert_eq!((status, &problem["code"]), (404, &json!("no_game")), "{path}");
        }
    }
    let (status, problem) = post(address, "/api/games/nowhere/join", &json!({})).await;
    assert_eq!((status, &problem["code"]), (404, &json!("no_game")));
    let refused = Client::open(address, "nowhere", &[]).await.err().expect("refused");
    assert_eq!(refused["status"], 404);
    let (status, _) = request(address, "GET", "/assets/nothing.js", &[], "").await;
    assert_eq!(status, 404);
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn games_that_cannot_be_are_not_set_up() {
    let mut game = Match::begin().await;
    let before = game.state().await;
    let here = json!({"kind": "here"});
    let new = |key: &str, value: Value| {
        let mut new = json!({"ruleset": "classic", "opponent": here});
        new[key] = value;
        new
    };
    for bad in [
        json!({}),
        json!([]),
        json!("classic"),
        json!({"ruleset": "classic"}),
        json!({"opponent": here}),
        new("ruleset", json!("chess")),
        new("ruleset", json!("")),
        new("ruleset", json!("classic:pieces=0")),
        new("ruleset", json!("classic:colour=red")),
        new("ruleset", json!("/etc/passwd.toml")),
        new("ruleset", json!(7)),
        new("opponent", json!("here")),
        new("opponent", json!({"kind": "ghost"})),
        new("opponent", json!({"kind": "computer"})),
        new("opponent", json!({"kind": "computer", "level": "genius"})),
        new("opponent", json!({"kind": "computer", "level": ""})),
        new("opponent", json!({"kind": "computer", "level": "random", "cheats": true})),
        new("side", json!("blue")),
        new("name", json!(5)),
        new("name", json!(["Ada"])),
        new("clock", json!({})),
        new("clock", json!({"game_seconds": 4})),
        new("clock", json!({"move_seconds": 0})),
        new("clock", json!({"game_seconds": 86_401})),
        new("clock", json!({"game_seconds": -5})),
        new("clock", json!({"game_seconds": 300, "move_seconds": 1})),
        new("clock", json!({"hours": 3})),
        new("start", json!("nonsense")),
        new("start", json!("8/8/8 l 7-0 7-0")),
        new("start", json!("4..2/8/4..2 l 9-0 7-0")),
        new("seed", json!(-1)),
        new("seed", json!("lucky")),
        new("secret", json!("0".repeat(64))),
    ] {
        let (status, problem) = post(game.server.address, "/api/games", &bad).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_request")), "{bad}: {problem}");
        assert!(!text(&problem["message"]).is_empty());
    }
    for body in ["", "{", "null", "\u{feff}{}"] {
        let (status, _) = request(game.server.address, "POST", "/api/games", &[], body).await;
        assert_eq!(status, 400, "{body}");
    }
    for path in ["/api/rulesets/chess", "/api/rules/chess", "/api/rulesets/classic:pieces=99"] {
        let (status, problem) = get(game.server.address, path).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_request")), "{path}");
    }
    let mut database = log::open(&database_file(game.folder.path())).await;
    assert_eq!(log::games(&mut database).await, std::slice::from_ref(&game.game));
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn names_are_made_fit_to_be_shown() {
    let (server, _folder) = TestServer::start().await;
    for (name, shown) in [
        (" Ada \n Lovelace\t", json!("Ada Lovelace")),
        ("\u{7}bell\u{1b}[31m", json!("bell[31m")),
        (" \n\t ", json!(null)),
        ("", json!(null)),
        (&"x".repeat(1000), json!("x".repeat(24))),
        ("<script>alert(1)</script>", json!("<script>alert(1)</script"[..24])),
    ] {
        let new = json!({"ruleset": "classic", "opponent": {"kind": "friend"}, "side": "light",
            "name": name});
        let (game, _) = create(server.address, &new).await;
        let (_, view) = get(server.address, &format!("/api/games/{game}")).await;
        assert_eq!(view["seats"][0]["player"]["name"], shown, "{name}");
    }
}

#[tokio::test]
async fn only_a_server_for_tests_begins_elsewhere_or_seeds_its_dice() {
    let mut game = Match::begin_with(|settings| settings.testing = false).await;
    let before = game.state().await;
    for (key, value) in [("start", json!("4..2/8/4..2 l 7-0 7-0")), ("seed", json!(5))] {
        let mut new = json!({"ruleset": "classic", "opponent": {"kind": "here"}});
        new[key] = value;
        let (status, problem) = post(game.server.address, "/api/games", &new).await;
        assert_eq!((status, &problem["code"]), (400, &json!("bad_request")), "{key}");
    }
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn a_server_for_tests_is_not_for_everybody() {
    let folder = tempfile::tempdir().expect("a folder");
    for address in ["0.0.0.0:0", "[::]:0", "192.0.2.1:0"] {
        let public =
            Settings { address: address.parse().expect("an address"), ..settings(folder.path()) };
        let refused = serve(public, |_| panic!("it listens"), std::future::pending()).await;
        assert!(matches!(refused, Err(ServeError::PublicTesting(_))), "{refused:?}");
    }
    assert!(!database_file(folder.path()).exists());
}

#[tokio::test]
async fn a_full_server_takes_no_more_games_until_one_is_over() {
    let mut game = Match::begin_with(|settings| settings.limits.open_games = 2).await;
    let before = game.state().await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "here"}});
    let (other, seats) = create(game.server.address, &new).await;
    let (status, problem) = post(game.server.address, "/api/games", &new).await;
    assert_eq!((status, &problem["code"]), (503, &json!("full")));
    game.goes_on_from(&before).await;
    let mut player = Client::connect(game.server.address, &other, &[&seats[0]]).await;
    player.act(json!({"do": "resign", "side": "light"})).await.expect("resigned");
    create(game.server.address, &new).await;
}

#[tokio::test]
async fn a_server_keeps_only_so_many_rulesets_with_options() {
    let mut game = Match::begin_with(|settings| settings.limits.rulesets = 1).await;
    let before = game.state().await;
    let address = game.server.address;
    let new = |ruleset: &str| json!({"ruleset": ruleset, "opponent": {"kind": "here"}});
    create(address, &new("classic:pieces=2")).await;
    let (status, problem) = post(address, "/api/games", &new("classic:pieces=3")).await;
    assert_eq!((status, &problem["code"]), (503, &json!("full")));
    let (status, _) = get(address, "/api/rulesets/classic:pieces=4").await;
    assert_eq!(status, 503);
    let record = json!({"record": "[Ruleset \"classic:pieces=5\"]\n\n1. 2 @c1"});
    assert_eq!(post(address, "/api/replay", &record).await.0, 400);
    // The one that is known can be played, and so can those without options.
    create(address, &new("classic:pieces=2")).await;
    create(address, &new("ravensburger")).await;
    let (_, info) = get(address, "/api/info").await;
    assert_eq!(info["rulesets"].as_array().map(Vec::len), Some(ur_rules::Ruleset::NAMES.len()));
    game.goes_on_from(&before).await;
}

#[tokio::test]
async fn every_answer_tells_browsers_to_be_careful() {
    let (server, _folder) = TestServer::start().await;
    for path in ["/", "/api/info", "/api/nothing", "/healthz", "/assets/nothing.js"] {
        let (_, head, _) = exchange(server.address, "GET", path, &[], "").await;
        let head = head.to_lowercase();
        for header in [
            "content-security-policy: default-src 'none';",
            "x-content-type-options: nosniff",
            "referrer-policy: same-origin",
            "permissions-policy: ",
            "cross-origin-opener-policy: same-origin",
        ] {
            assert!(head.contains(header), "{path} has no {header}: {head}");
        }
        let policy = head.lines().find(|line| line.starts_with("content-security-policy"));
        let policy = policy.expect("a policy");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
    }
}
