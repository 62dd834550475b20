//! What players may not do: it is refused in words, and nothing changes.

use serde_json::{Value, json};

use crate::support::client::{Client, post, text};
use crate::support::opponents::{Match, refused};
use crate::support::{TestServer, log, settings};

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
