//! `ur serve` as a process: how it starts, stops, and comes back after the worst.
#![cfg(unix)]
#![allow(dead_code, unreachable_pub)] // the client has more than is needed here

mod support;

#[path = "../../ur-server/tests/support/client.rs"]
mod client;
#[path = "../../ur-server/tests/support/log.rs"]
mod log;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use sqlx::Row;
use tokio::sync::Notify;

use client::{Client, create, get, join, request};
use support::Home;

/// A server of its own process. It is killed when it is dropped.
struct Served {
    child: Child,
    address: SocketAddr,
    _out: BufReader<ChildStdout>,
}

/// Where a server in a home keeps its games.
fn data(home: &Home) -> PathBuf {
    home.path().join("data")
}

fn database(home: &Home) -> PathBuf {
    data(home).join("server.sqlite")
}

impl Served {
    fn start(home: &Home) -> Served {
        Served::with(home, &[], &[])
    }

    /// Starts a server with more options and variables, and waits until it listens.
    fn with(home: &Home, options: &[&str], variables: &[(&str, &str)]) -> Served {
        let data = data(home);
        let data = data.to_str().expect("UTF-8");
        let usual = ["serve", "--port", "0", "--no-solve", "--testing", "--data", data];
        // Two players who play as fast as they can are no attack here.
        let free = [
            "messages-per-second",
            "actions-per-second",
            "requests-per-second",
            "games-per-minute",
        ];
        let free = free.map(|limit| format!("--{limit}=100000"));
        let free = free.iter().map(String::as_str);
        let options: Vec<&str> = usual.into_iter().chain(free).chain(options.to_vec()).collect();
        let mut command = home.ur(&options);
        command.envs(variables.iter().copied()).stdin(Stdio::null()).stdout(Stdio::piped());
        if variables.is_empty() {
            command.stderr(Stdio::null());
        } else {
            command.stderr(Stdio::piped());
        }
        let mut child = command.spawn().expect("the program starts");
        let mut out = BufReader::new(child.stdout.take().expect("its output"));
        let mut line = String::new();
        out.read_line(&mut line).expect("a line");
        let port = line.strip_prefix("Ur is at http://localhost:").and_then(|rest| {
            rest.strip_suffix(" (Ctrl-C stops it)\n").and_then(|port| port.parse::<u16>().ok())
        });
        let port = port.unwrap_or_else(|| panic!("no address: {line:?}"));
        Served { child, address: ([127, 0, 0, 1], port).into(), _out: out }
    }

    /// Ends the process as if the power went: it has no time for anything.
    fn kill(mut self) {
        self.child.kill().expect("killed");
        self.child.wait().expect("gone");
    }

    /// Asks the process to stop, and gives its exit code.
    fn terminate(mut self) -> Option<i32> {
        kill_process(Pid::from_child(&self.child), Signal::TERM).expect("asked");
        self.child.wait().expect("gone").code()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // Only a test that fails leaves it running.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

#[tokio::test]
async fn it_says_where_it_is_and_that_it_is_well() {
    let home = Home::new();
    let served = Served::start(&home);
    let (status, body) = request(served.address, "GET", "/healthz", &[], "").await;
    assert_eq!((status, body.as_str()), (200, "ok\n"));
    let new = json!({"ruleset": "classic", "opponent": {"kind": "here"}});
    create(served.address, &new).await;
    let (status, body) = request(served.address, "GET", "/metrics", &[], "").await;
    assert_eq!(status, 200);
    assert!(body.contains("ur_games_created_total 1"), "{body}");
    let (status, info) = get(served.address, "/api/info").await;
    assert_eq!((status, &info["testing"]), (200, &json!(true)));
    assert_eq!(served.terminate(), Some(0));
}

#[test]
fn a_port_that_is_in_use_is_said_plainly() {
    let home = Home::new();
    let served = Served::start(&home);
    let port = served.address.port().to_string();
    let error = home.error(&["serve", "--no-solve", "--port", &port, "--data", "elsewhere"]);
    let said = error.lines().last().expect("words");
    assert!(said.contains(&format!("port {port} is in use")), "{error}");
    assert!(said.contains("another with --port"), "{error}");
    assert!(!error.contains("panicked"), "{error}");
}

#[test]
fn a_server_for_tests_is_refused_on_a_public_address() {
    let home = Home::new();
    let error = home.error(&["serve", "--testing", "--no-solve", "--bind", "0.0.0.0"]);
    assert!(error.contains("only on this machine's own address"), "{error}");
}

#[test]
fn an_address_that_is_none_is_refused_with_one_that_would_do() {
    let error = Home::new().error(&["serve", "--no-solve", "--bind", "nonsense"]);
    assert!(error.contains("'nonsense'") && error.contains("not an IP address"), "{error}");
    assert!(error.contains("127.0.0.1") && error.contains("0.0.0.0"), "{error}");
}

#[tokio::test]
async fn when_it_is_asked_to_stop_it_tells_everybody_and_stops() {
    let home = Home::new();
    let served = Served::start(&home);
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "here"}});
    // So many that telling all of them takes longer than anything else.
    let (mut games, mut clients) = (Vec::new(), Vec::new());
    for _ in 0..190 {
        let (game, seats) = create(served.address, &new).await;
        clients.push(Client::connect(served.address, &game, &[&seats[0]]).await);
        games.push((game, seats));
    }
    let action = clients[0].next_action().expect("a roll");
    let seq = clients[0].act(action).await.expect("rolled");
    let code = tokio::task::spawn_blocking(|| served.terminate()).await.expect("no panic");
    assert_eq!(code, Some(0));
    for client in &mut clients {
        while client.receive().await.is_some() {}
        let last = client.others.last().expect("a farewell");
        assert_eq!(*last, json!({"type": "closing"}));
    }
    let served = Served::start(&home);
    let (game, seats) = &games[0];
    assert_eq!(Client::connect(served.address, game, &[&seats[0]]).await.seq, seq);
}

#[tokio::test]
async fn no_secret_is_in_the_log_of_a_server_that_logs_everything() {
    let home = Home::new();
    let mut served = Served::with(&home, &[], &[("RUST_LOG", "trace")]);
    let mut stderr = served.child.stderr.take().expect("its log");
    let logged = std::thread::spawn(move || {
        let mut logged = Vec::new();
        stderr.read_to_end(&mut logged).expect("the log");
        String::from_utf8_lossy(&logged).into_owned()
    });
    let new = json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
    let (game, mut seats) = create(served.address, &new).await;
    seats.push(join(served.address, &game).await);
    let mut light = Client::connect(served.address, &game, &[&seats[0]]).await;
    Client::connect(served.address, &game, &[&seats[1]]).await;
    let action = light.next_action().expect("a roll");
    light.act(action).await.expect("rolled");
    let mut database = log::open(&database(&home)).await;
    let row = sqlx::query("SELECT secret FROM games").fetch_one(&mut database).await;
    let secret: String = row.expect("the game").get("secret");
    drop(light);
    assert_eq!(served.terminate(), Some(0));
    let logged = logged.join().expect("no panic");
    assert!(logged.contains("TRACE") && logged.contains(&game), "little was logged: {logged}");
    for secret in [seats[0].as_str(), &seats[1], secret.trim_matches('"')] {
        let line = logged.lines().find(|line| line.contains(secret));
        assert_eq!(line, None, "a secret was logged");
    }
}

#[tokio::test]
async fn the_record_of_a_served_game_proves_its_dice() {
    let home = Home::new();
    let served = Served::start(&home);
    for ruleset in ["classic:pieces=1", "modern"] {
        let new = json!({"ruleset": ruleset, "opponent": {"kind": "here"}});
        let (game, seats) = create(served.address, &new).await;
        let mut player = Client::connect(served.address, &game, &[&seats[0]]).await;
        for _ in 0..60 {
            let Some(action) = player.next_action() else { break };
            player.act(action).await.expect("done");
        }
        // A game that is not over yet proves nothing yet.
        if player.phase() != "over" {
            let path = format!("/api/games/{game}/record");
            let (_, record) = request(served.address, "GET", &path, &[], "").await;
            assert!(!record.contains("[Dice "), "{record}");
            player.act(json!({"do": "resign", "side": "light"})).await.expect("resigned");
        }
        let path = format!("/api/games/{game}/record");
        let (_, record) = request(served.address, "GET", &path, &[], "").await;
        std::fs::write(home.path().join("served.ur"), &record).expect("written");
        let said = home.out(&["verify-dice", "served.ur"], "");
        assert!(said.starts_with("The dice are fair: all "), "{said}");
    }
}

/// The database of an earlier version: see `data/made_before/README.md`.
const BEFORE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/made_before/server.sqlite");

#[tokio::test]
async fn games_of_an_earlier_version_go_on_and_prove_their_dice() {
    let home = Home::new();
    std::fs::create_dir(data(&home)).expect("a folder");
    std::fs::copy(BEFORE, database(&home)).expect("a copy of the sample");
    let served = Served::start(&home);
    let going_on = [
        ("t6q7mvnuxd", "8c9766ea6f73d8cd6fe12855b19a9e5d"),
        ("nz8kb8rs6r", "f99297816f6153bd27dd5817fc81b052"),
    ];
    for (game, seat) in going_on {
        let mut player = Client::connect(served.address, game, &[seat]).await;
        let before = player.seq;
        player.act(json!({"do": "resign", "side": null})).await.expect("resigned");
        assert!(player.seq > before, "{game}");
    }
    for game in ["3venfbpz48", "t6q7mvnuxd", "nz8kb8rs6r"] {
        let path = format!("/api/games/{game}/record");
        let (_, record) = request(served.address, "GET", &path, &[], "").await;
        std::fs::write(home.path().join("served.ur"), &record).expect("written");
        let said = home.out(&["verify-dice", "served.ur"], "");
        assert!(said.starts_with("The dice are fair: all "), "{said}");
        let (status, review) = get(served.address, &format!("/api/games/{game}/review")).await;
        assert_eq!(status, 200, "{review}");
    }
}

/// A player who remembers what the server has promised.
struct Player {
    side: &'static str,
    seat: String,
    /// The actions that the server said are done, and the number that followed.
    done: Vec<(String, u64)>,
    /// The action whose answer has not come.
    asked: Option<(String, u64, Value)>,
    /// The rolls and moves that the server has told of.
    plies: Vec<Value>,
    /// The number of the entry that comes next.
    seq: u64,
}

/// A game that two players play over many lives of a server.
struct Game {
    name: String,
    players: [Player; 2],
}

/// How far the players of a server are, for whoever is to kill it.
#[derive(Default)]
struct Progress {
    done: AtomicUsize,
    changed: Notify,
}

impl Game {
    async fn begin(address: SocketAddr) -> Game {
        let new =
            json!({"ruleset": "brettspielnetz", "opponent": {"kind": "friend"}, "side": "light"});
        let (name, mut seats) = create(address, &new).await;
        seats.push(join(address, &name).await);
        let mut seats = seats.into_iter();
        let players = ["light", "dark"].map(|side| Player {
            side,
            seat: seats.next().expect("a seat"),
            done: Vec::new(),
            asked: None,
            plies: Vec::new(),
            seq: 0,
        });
        Game { name, players }
    }

    /// Both play until the server is gone or the game is over; how long each took to be back.
    async fn play(&mut self, address: SocketAddr, progress: &Progress) -> Vec<Duration> {
        let [light, dark] = &mut self.players;
        let (one, other) = tokio::join!(
            light.play(address, &self.name, progress),
            dark.play(address, &self.name, progress)
        );
        vec![one, other]
    }

    /// Nothing that the server has promised is lost, and nothing has happened twice.
    async fn check(&self, database: &Path, address: SocketAddr) {
        let entries = log::entries(&mut log::open(database).await, &self.name).await;
        let stored = log::actions(&entries);
        let mut done: Vec<(String, u64)> =
            self.players.iter().flat_map(|player| player.done.clone()).collect();
        done.sort_by_key(|(_, end)| *end);
        // Of an action that was not answered it is not known whether it was done; there is one.
        let asked: Vec<&str> = self
            .players
            .iter()
            .filter_map(|player| player.asked.as_ref().map(|(id, ..)| id.as_str()))
            .collect();
        let answered: Vec<(String, u64)> =
            stored.iter().filter(|(id, _)| !asked.contains(&id.as_str())).cloned().collect();
        assert_eq!(answered, done, "in {}", self.name);
        assert!(stored.len() - answered.len() <= 1);
        let (_, replay) = get(address, &format!("/api/games/{}/replay", self.name)).await;
        let plies = replay["plies"].as_array().expect("plies");
        let rolls = entries.iter().filter(|entry| entry["event"]["event"] == "rolled").count();
        assert_eq!(rolls, plies.len());
        for player in &self.players {
            player.agrees(plies);
        }
    }
}

impl Player {
    /// What this player has seen of the game is still so.
    fn agrees(&self, plies: &[Value]) {
        let seen = self.plies.len();
        assert!(seen <= plies.len(), "plies are lost: {seen} of {}", plies.len());
        // The last one may have been a roll without its move.
        let whole = seen.saturating_sub(1);
        assert_eq!(self.plies[..whole], plies[..whole], "{}", self.side);
        if let Some(last) = self.plies.last() {
            assert_eq!(last["roll"], plies[whole]["roll"], "{}", self.side);
            if !last["move"].is_null() {
                assert_eq!(*last, plies[whole], "{}", self.side);
            }
        }
    }

    fn is_done(&mut self, id: String, end: u64, progress: &Progress) {
        self.asked = None;
        self.done.push((id, end));
        progress.done.fetch_add(1, Ordering::Relaxed);
        progress.changed.notify_one();
    }

    /// Comes back, and plays until the server is gone or the game is over; how long it took to be
    /// back.
    async fn play(&mut self, address: SocketAddr, game: &str, progress: &Progress) -> Duration {
        let up = Instant::now();
        let mut client = match Client::try_connect(address, game, &[&self.seat]).await {
            Ok(client) => client,
            Err(problem) if problem["type"] == "error" => panic!("{}: {problem}", self.side),
            Err(_) => return up.elapsed(), // killed already
        };
        let back = up.elapsed();
        assert!(self.seq <= client.seq, "{} entries of {} are left", client.seq, self.seq);
        self.agrees(&client.plies);
        self.play_on(&mut client, progress).await;
        self.plies = client.plies;
        self.seq = client.seq;
        back
    }

    async fn play_on(&mut self, client: &mut Client, progress: &Progress) {
        loop {
            let (id, seq, action) = match self.asked.clone() {
                Some(asked) => asked,
                None if client.phase() == "over" => return,
                None if client.turn().as_deref() != Some(self.side) => {
                    match client.receive().await {
                        Some(_) => continue,
                        None => return,
                    }
                }
                None => {
                    let action = client.next_action().expect("an action");
                    (client.action_name(), client.seq, action)
                }
            };
            self.asked = Some((id.clone(), seq, action.clone()));
            match client.act_as(&id, seq, action).await {
                Ok(end) => self.is_done(id, end, progress),
                Err(Value::Null) => return,
                Err(problem) => panic!("{} at {seq}: {problem}", self.side),
            }
        }
    }
}

/// A number that nobody can guess, below a bound.
fn chance(bound: u64) -> u64 {
    RandomState::new().build_hasher().finish() % bound
}

/// Kills the server at random moments while games are played on it; how long each player took to be
/// back each time.
async fn kill_again_and_again(rounds: usize) -> Vec<Duration> {
    let home = Home::new();
    let mut games: Vec<Game> = Vec::new();
    let mut times = Vec::new();
    for _ in 0..rounds {
        let served = Served::start(&home);
        let address = served.address;
        // Games that are over are checked and make room for others.
        let mut going = Vec::new();
        for game in games {
            game.check(&database(&home), address).await;
            let (_, view) = get(address, &format!("/api/games/{}", game.name)).await;
            if view["phase"]["kind"] != "over" {
                going.push(game);
            }
        }
        games = going;
        while games.len() < 2 {
            games.push(Game::begin(address).await);
        }
        let progress = Arc::new(Progress::default());
        let players: Vec<_> = games
            .drain(..)
            .map(|mut game| {
                let progress = Arc::clone(&progress);
                tokio::spawn(async move {
                    let times = game.play(address, &progress).await;
                    (game, times)
                })
            })
            .collect();
        // The moment: after some actions, and some microseconds later, in the middle of something.
        let enough = chance(60) as usize;
        while progress.done.load(Ordering::Relaxed) < enough
            && !players.iter().all(tokio::task::JoinHandle::is_finished)
        {
            let waiting = tokio::time::timeout(Duration::from_secs(1), progress.changed.notified());
            waiting.await.ok();
        }
        tokio::time::sleep(Duration::from_micros(chance(3000))).await;
        served.kill();
        for player in players {
            let (game, took) = player.await.expect("no panic");
            games.push(game);
            times.extend(took);
        }
    }
    let served = Served::start(&home);
    for game in &games {
        game.check(&database(&home), served.address).await;
    }
    times
}

#[tokio::test]
async fn nothing_that_was_promised_is_lost_when_the_server_is_killed() {
    kill_again_and_again(5).await;
}

/// `make soak` runs it.
#[tokio::test]
#[ignore = "kills the server 200 times: `make soak`"]
async fn nothing_that_was_promised_is_lost_however_often_the_server_is_killed() {
    let rounds = std::env::var("UR_SOAK_ROUNDS").ok().and_then(|rounds| rounds.parse().ok());
    let rounds = rounds.unwrap_or(200);
    let mut times = kill_again_and_again(rounds).await;
    times.sort_unstable();
    let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
    println!("{rounds} kills; back at the table after {median:?} (median), {longest:?} (longest)");
    assert!(longest < Duration::from_secs(1), "{longest:?}");
}
