//! How much a server bears: thousands of players at once, each waiting for every answer.
//!
//! ```text
//! cargo run --release -p ur-server --example load -- target/release/ur [GAMES] [SECONDS] [ACTIONS_PER_SECOND]
//! ```
//!
//! Starts the program as a server of its own, sets up the games, connects two players to each, and lets
//! them play at a steady pace. It prints the time from an action to both players' update, and the
//! memory of the server for each socket.

use std::error::Error;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

type Failure = Box<dyn Error + Send + Sync>;

/// Connections that are being made at the same time.
const AT_ONCE: usize = 64;

/// The part of the times that the 99th percentile leaves out.
const RARE: f64 = 0.01;

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let mut arguments = std::env::args().skip(1);
    let program = arguments.next().ok_or("which program? target/release/ur")?;
    let mut number = |default: u64| arguments.next().map_or(Ok(default), |text| text.parse());
    let (games, seconds, pace) = (number(2500)?, number(30)?, number(2500)?);
    let server = Server::start(&program)?;
    let empty = server.memory()?;
    let tables = connect_all(server.address, games as usize).await?;
    let connected = server.memory()?;
    println!(
        "{games} games, {} sockets, {seconds} s, {pace} actions a second asked for",
        games * 2
    );
    let busy = server.cpu_seconds()?;
    let begun = Instant::now();
    let mut times = play_all(tables, seconds, pace).await?;
    let elapsed = begun.elapsed().as_secs_f64();
    let playing = server.memory()?;
    times.sort_unstable();
    let at = |part: f64| {
        let rank = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        times.get(rank).map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
    };
    println!("actions a second: {:.0}", times.len() as f64 / elapsed);
    println!(
        "from an action to both players' update: median {:.2} ms, 99th percentile {:.2} ms, \
         slowest {:.1} ms",
        at(0.5),
        at(1.0 - RARE),
        at(1.0)
    );
    let each = |memory: u64| (memory.saturating_sub(empty)) as f64 / (games * 2) as f64 / 1000.0;
    println!(
        "memory of the server: {:.1} MB empty; {:.1} kB for each socket when connected, {:.1} kB after \
         play",
        empty as f64 / 1e6,
        each(connected),
        each(playing)
    );
    println!(
        "processor time of the server: {:.0} % of one core",
        (server.cpu_seconds()? - busy) / elapsed * 100.0
    );
    Ok(())
}

/// A server of its own, with a database in a folder that is thrown away.
struct Server {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start(program: &str) -> Result<Server, Failure> {
        let folder = tempfile::tempdir()?;
        let mut process = Command::new(program)
            .args(["serve", "--no-solve", "--port", "0", "--data"])
            .arg(folder.path())
            .args(["--requests-per-second", "1000000", "--games-per-minute", "1000000"])
            .args(["--sockets-per-address", "1000000"])
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        let output = process.stdout.take().ok_or("no output")?;
        BufReader::new(output).read_line(&mut line)?;
        let port = line.split(':').nth(2).and_then(|rest| rest.split(' ').next());
        let port = port.ok_or_else(|| format!("no address in {line}"))?.parse()?;
        Ok(Server { process, address: ([127, 0, 0, 1], port).into(), _folder: folder })
    }

    /// Bytes that are really in memory.
    fn memory(&self) -> Result<u64, Failure> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id()))?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).ok_or("no VmRSS")?;
        let kilobytes: u64 = line.split_whitespace().nth(1).ok_or("no VmRSS")?.parse()?;
        Ok(kilobytes * 1024)
    }

    /// Processor time used so far.
    fn cpu_seconds(&self) -> Result<f64, Failure> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.process.id()))?;
        let after_name = stat.rsplit(')').next().ok_or("no stat")?;
        let fields: Vec<&str> = after_name.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>()? + fields[12].parse::<u64>()?;
        Ok(ticks as f64 / 100.0)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

/// Two players and what the first of them knows of their game.
struct Pair {
    players: [Player; 2],
    seen: Seen,
}

/// The part of a message that is needed to go on.
#[derive(Deserialize)]
struct Seen {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    seq: usize,
    table: Option<SeenTable>,
}

#[derive(Deserialize)]
struct SeenTable {
    phase: SeenPhase,
    moves: Vec<SeenMove>,
}

#[derive(Deserialize)]
struct SeenPhase {
    kind: String,
    side: Option<String>,
}

#[derive(Deserialize)]
struct SeenMove {
    text: String,
}

struct Player {
    socket: WebSocketStream<TcpStream>,
}

impl Player {
    async fn connect(
        address: SocketAddr,
        game: &str,
        seat: &str,
    ) -> Result<(Player, Seen), Failure> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let url = format!("ws://{address}/api/games/{game}/socket");
        let (socket, _) = client_async(url, stream).await?;
        let mut player = Player { socket };
        player.send(&json!({"type": "hello", "seats": [seat]})).await?;
        let welcome = player.hear("welcome").await?;
        Ok((player, welcome))
    }

    async fn send(&mut self, message: &Value) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(message.to_string())).await?)
    }

    /// The next message of a kind.
    async fn hear(&mut self, kind: &str) -> Result<Seen, Failure> {
        loop {
            let message = self.socket.next().await.ok_or("the server is gone")??;
            let Message::Text(text) = message else { continue };
            let seen: Seen = serde_json::from_str(&text)?;
            match seen.kind.as_str() {
                heard if heard == kind => return Ok(seen),
                "refused" | "error" => return Err(text.as_str().into()),
                _ => {}
            }
        }
    }

    /// The update that brings a number or more.
    async fn hear_update(&mut self, after: usize) -> Result<Seen, Failure> {
        loop {
            let update = self.hear("update").await?;
            if update.seq > after {
                return Ok(update);
            }
        }
    }
}

impl Pair {
    async fn sit_down(address: SocketAddr) -> Result<Pair, Failure> {
        let new = json!({"ruleset": "classic", "opponent": {"kind": "friend"}, "side": "light"});
        let light = post(address, "/api/games", &new).await?;
        let game = light["game"].as_str().ok_or("no game")?;
        let dark = post(address, &format!("/api/games/{game}/join"), &json!({})).await?;
        let secret = |seated: &Value| seated["seats"][0]["secret"].as_str().map(str::to_owned);
        let (light, dark) = (secret(&light).ok_or("no seat")?, secret(&dark).ok_or("no seat")?);
        let (light, _) = Player::connect(address, game, &light).await?;
        let (dark, seen) = Player::connect(address, game, &dark).await?;
        Ok(Pair { players: [light, dark], seen })
    }

    /// One action, and how long it took until both players knew; none if the game is over.
    async fn act(&mut self) -> Result<Option<Duration>, Failure> {
        let table = self.seen.table.as_ref().ok_or("no table")?;
        let seq = self.seen.seq;
        let salt = format!("{seq:032x}");
        let action = match table.phase.kind.as_str() {
            "roll_off" => json!({"do": "roll_off", "salt": salt}),
            "roll" => json!({"do": "roll", "salt": salt}),
            "move" => json!({"do": "move", "move": table.moves[seq % table.moves.len()].text}),
            _ => return Ok(None),
        };
        let actor = usize::from(table.phase.side.as_deref() == Some("dark"));
        let act = json!({"type": "act", "id": seq.to_string(), "seq": seq, "action": action});
        let begun = Instant::now();
        self.players[actor].send(&act).await?;
        let [light, dark] = &mut self.players;
        let (light, dark) = tokio::try_join!(light.hear_update(seq), dark.hear_update(seq))?;
        self.seen = if light.seq >= dark.seq { light } else { dark };
        Ok(Some(begun.elapsed()))
    }
}

async fn connect_all(address: SocketAddr, games: usize) -> Result<Vec<Pair>, Failure> {
    let turnstile = Arc::new(Semaphore::new(AT_ONCE));
    let sitting: Vec<_> = (0..games)
        .map(|_| {
            let turnstile = Arc::clone(&turnstile);
            tokio::spawn(async move {
                let _turn = turnstile.acquire().await?;
                Pair::sit_down(address).await
            })
        })
        .collect();
    let mut pairs = Vec::with_capacity(games);
    for pair in sitting {
        pairs.push(pair.await??);
    }
    Ok(pairs)
}

/// Lets all pairs play, each at its share of the pace, and gathers the times.
async fn play_all(pairs: Vec<Pair>, seconds: u64, pace: u64) -> Result<Vec<Duration>, Failure> {
    let period = Duration::from_secs_f64(pairs.len() as f64 / pace as f64);
    let (begun, games) = (Instant::now(), pairs.len() as u32);
    let end = begun + Duration::from_secs(seconds);
    let playing: Vec<_> = (0..)
        .zip(pairs)
        .map(|(number, mut pair)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                let mut next = begun + period * number / games;
                while next < end {
                    tokio::time::sleep_until(next.into()).await;
                    let Some(time) = pair.act().await? else { break };
                    times.push(time);
                    // A late answer does not make the next action come sooner after it.
                    next = (next + period).max(Instant::now());
                }
                Ok::<_, Failure>(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for pair in playing {
        times.extend(pair.await??);
    }
    Ok(times)
}

/// Sends JSON over HTTP.
async fn post(address: SocketAddr, path: &str, body: &Value) -> Result<Value, Failure> {
    let body = body.to_string();
    let request = format!(
        "POST {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = TcpStream::connect(address).await?;
    stream.write_all(request.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    let (_, body) = answer.split_once("\r\n\r\n").ok_or("no answer")?;
    Ok(serde_json::from_str(body)?)
}
