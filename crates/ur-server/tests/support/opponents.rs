//! A game of two players, to try what is refused and to see that nothing has changed.

use serde_json::{Value, json};
use tempfile::TempDir;
use ur_server::Settings;

use super::client::{Client, create, get, join, text};
use super::{TestServer, database_file, log, settings};

/// A game of two people, and the database that it is in.
pub struct Match {
    pub server: TestServer,
    pub folder: TempDir,
    pub game: String,
    pub seats: [String; 2],
    pub light: Client,
    pub dark: Client,
}

impl Match {
    /// A match in which Light is to roll.
    pub async fn begin() -> Match {
        Match::begin_with(|_| {}).await
    }

    /// The same on a server with other settings.
    pub async fn begin_with(set: impl FnOnce(&mut Settings)) -> Match {
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
    pub async fn log(&self) -> Vec<Value> {
        let mut database = log::open(&database_file(self.folder.path())).await;
        log::entries(&mut database, &self.game).await
    }

    /// What is stored of the game, and what it looks like to everybody.
    pub async fn state(&self) -> (Vec<Value>, Value) {
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
    pub async fn goes_on_from(&mut self, before: &(Vec<Value>, Value)) {
        assert_eq!(self.state().await, *before, "something has changed");
        self.go_on().await;
    }

    /// The side to act does so, and both hear of it.
    pub async fn go_on(&mut self) {
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
    pub async fn until_a_move_is_due(&mut self) {
        while self.light.phase() != "move" {
            self.go_on().await;
        }
    }

    /// The player to act and the other one.
    pub fn mover_and_other(&mut self) -> (&mut Client, &mut Client) {
        if self.light.turn().as_deref() == Some("light") {
            (&mut self.light, &mut self.dark)
        } else {
            (&mut self.dark, &mut self.light)
        }
    }
}

/// An action must be refused for this reason.
pub async fn refused(client: &mut Client, action: Value, code: &str) {
    let told = action.to_string();
    let problem = client.act(action).await.expect_err("a refusal");
    assert_eq!(problem["code"], code, "{told}: {problem}");
    assert!(!text(&problem["message"]).is_empty());
}
