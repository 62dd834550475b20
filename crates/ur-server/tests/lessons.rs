//! Lessons over HTTP: the server says whether a move is legal, and whether it is the one asked for.

use serde_json::json;
use ur_rules::lessons;

use crate::support::TestServer;
use crate::support::client::{get, post};

#[tokio::test]
async fn a_lesson_is_told_and_played() {
    let (server, _folder) = TestServer::start().await;
    let (status, page) = get(server.address, "/api/lessons/classic").await;
    assert_eq!((status, &page["ruleset"]["name"]), (200, &json!("classic")));
    let steps = page["steps"].as_array().expect("steps");
    assert_eq!(steps.len(), lessons::steps("classic".parse().expect("a ruleset")).len());
    for (number, step) in (1..).zip(steps) {
        let path = format!("/api/lessons/classic/{number}");
        assert_eq!(step["side"], "light");
        let (status, answer) = post(server.address, &path, &json!({"move": step["hint"]})).await;
        assert_eq!((status, &answer["fulfils"]), (200, &json!(true)), "{path}");
        let task = step["task"].as_str().expect("a message");
        assert_eq!(answer["says"], format!("{task}-done"));
        assert_ne!(answer["after"]["position"], step["before"]["position"]);
    }
}

#[tokio::test]
async fn a_legal_move_that_does_something_else_is_told_so() {
    let (server, _folder) = TestServer::start().await;
    let path = "/api/lessons/classic/3";
    let (status, answer) = post(server.address, path, &json!({"move": "@c1"})).await;
    assert_eq!((status, &answer["fulfils"]), (200, &json!(false)));
    assert_eq!(answer["says"], "lesson-race-capture-miss");
    assert_eq!(answer["move"]["text"], "@c1");
}

#[tokio::test]
async fn what_cannot_be_is_refused() {
    let (server, _folder) = TestServer::start().await;
    for (path, body, status, code) in [
        ("/api/lessons/classic/3", json!({"move": "a1-a2"}), 422, "illegal"),
        ("/api/lessons/classic/3", json!({"move": "hello"}), 400, "bad_request"),
        ("/api/lessons/classic/3", json!({"mv": "@c1"}), 400, "bad_request"),
        ("/api/lessons/classic/0", json!({"move": "@c1"}), 404, "no_game"),
        ("/api/lessons/classic/99", json!({"move": "@c1"}), 404, "no_game"),
        ("/api/lessons/classic/one", json!({"move": "@c1"}), 404, "no_game"),
        ("/api/lessons/chess/1", json!({"move": "@c1"}), 400, "bad_request"),
    ] {
        let (found, problem) = post(server.address, path, &body).await;
        assert_eq!((found, &problem["code"]), (status, &json!(code)), "{path} {body}");
    }
    let (status, problem) = get(server.address, "/api/lessons/chess").await;
    assert_eq!((status, &problem["code"]), (400, &json!("bad_request")));
}
