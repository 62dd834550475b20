//! Secrets stay out of the log, however much is logged.
//!
//! A file of its own: the log is one for the whole program.

mod support;

use std::io::{self, Write};
use std::sync::{Mutex, PoisonError};

use serde_json::json;
use sqlx::Row;
use support::client::{Client, create, get, join};
use support::{TestServer, database_file, log};
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

/// What has been logged.
static LOGGED: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Keep;

impl Write for Keep {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOGGED.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn no_secret_is_in_the_log() {
    // The client is in this program too, and it is not the one to be tested: what it logs of its
    // sockets is left out. `crates/ur/tests/serve.rs` looks at a server by itself.
    let filter: Targets = "trace,tungstenite=off,tokio_tungstenite=off".parse().expect("targets");
    let log = fmt::layer().with_writer(|| Keep).with_filter(filter);
    tracing_subscriber::registry().with(log).init();
    let (server, folder) = TestServer::start().await;
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
    let (game, mut seats) = create(server.address, &new).await;
    seats.push(join(server.address, &game).await);
    let mut light = Client::connect(server.address, &game, &[&seats[0]]).await;
    let forged = "feedfacefeedfacefeedfacefeedface";
    assert!(Client::try_connect(server.address, &game, &[forged]).await.is_err());
    light.send(&json!({"type": "hello", "seats": [seats[1]]})).await;
    light.wait_for("error").await;
    let action = light.next_action().expect("a roll");
    light.act(action).await.expect("rolled");
    light.act(json!({"do": "resign", "side": null})).await.expect("resigned");
    get(server.address, &format!("/api/games/{game}/record")).await;
    server.stop().await;
    let mut database = log::open(&database_file(folder.path())).await;
    let row = sqlx::query("SELECT secret FROM games").fetch_one(&mut database).await;
    let secret: String = row.expect("the game").get("secret");
    let logged = LOGGED.lock().unwrap_or_else(PoisonError::into_inner);
    let logged = String::from_utf8_lossy(&logged);
    assert!(logged.contains("DEBUG") && logged.contains(&game), "little was logged: {logged}");
    for secret in [seats[0].as_str(), &seats[1], forged, secret.trim_matches('"')] {
        let line = logged.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "a secret was logged");
    }
}
