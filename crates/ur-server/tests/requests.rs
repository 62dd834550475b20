//! Requests that cannot be answered, and what every answer has.

use serde_json::{Value, json};
use ur_server::{ServeError, Settings, has_client, serve};

use crate::support::client::{Client, create, exchange, get, post, request, text};
use crate::support::opponents::Match;
use crate::support::{TestServer, database_file, log, settings};

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
    for path in ["/assets/nothing.js", "/nothing", "/game", "/lobby/nothing", "/game/one/two"] {
        let (status, _) = request(address, "GET", path, &[], "").await;
        assert_eq!(status, 404, "{path}");
    }
    if has_client() {
        for path in
            ["/", "/lobby/", "/game/one", "/rules/classic:pieces=5", "/replay", "/dice/one.two"]
        {
            let (status, page) = request(address, "GET", path, &[], "").await;
            assert_eq!(status, 200, "{path}");
            assert!(page.contains("<html"), "{page}");
        }
    }
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
async fn only_a_server_for_tests_seeds_its_dice_or_lets_strangers_begin_elsewhere() {
    let mut game = Match::begin_with(|settings| settings.testing = false).await;
    let before = game.state().await;
    for (key, value) in [("start", json!("4..2/8/4..2 l 7-0 7-0")), ("seed", json!(5))] {
        let mut new = json!({"ruleset": "classic", "opponent": {"kind": "friend"}});
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
