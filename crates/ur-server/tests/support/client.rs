//! A client as anybody could write one: it knows only the protocol's JSON.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How long an answer may take before a test fails: far longer than it ever does.
const PATIENCE: Duration = Duration::from_secs(30);

/// Asks over HTTP; the status and the body.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> (u16, String) {
    let (status, _, body) = exchange(address, method, path, headers, body).await;
    (status, body)
}

/// Asks over HTTP; the status, the head and the body.
pub async fn exchange(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> (u16, String, String) {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    for (name, value) in headers {
        head.extend([name, ": ", value, "\r\n"]);
    }
    head.extend(["Content-Length: ", &body.len().to_string(), "\r\n\r\n"]);
    stream.write_all(head.as_bytes()).await.expect("sent");
    // A server that refuses a large body may answer, and close, before it has read all of it.
    stream.write_all(body.as_bytes()).await.ok();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.ok();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    (status, head.to_owned(), body.to_owned())
}

/// Asks for JSON.
pub async fn get(address: SocketAddr, path: &str) -> (u16, Value) {
    let (status, body) = request(address, "GET", path, &[], "").await;
    (status, serde_json::from_str(&body).unwrap_or(Value::String(body)))
}

/// Sends JSON.
pub async fn post(address: SocketAddr, path: &str, body: &Value) -> (u16, Value) {
    let (status, answer) = request(address, "POST", path, &[], &body.to_string()).await;
    (status, serde_json::from_str(&answer).unwrap_or(Value::String(answer)))
}

/// Sets up a game: its name and the secrets of the seats.
pub async fn create(address: SocketAddr, game: &Value) -> (String, Vec<String>) {
    let (status, seated) = post(address, "/api/games", game).await;
    assert_eq!(status, 201, "{seated}");
    seats(&seated)
}

/// Takes the free seat of a game: its secret.
pub async fn join(address: SocketAddr, game: &str) -> String {
    let (status, seated) = post(address, &format!("/api/games/{game}/join"), &json!({})).await;
    assert_eq!(status, 200, "{seated}");
    seats(&seated).1.remove(0)
}

fn seats(seated: &Value) -> (String, Vec<String>) {
    let secrets = seated["seats"].as_array().expect("seats").iter();
    let secrets = secrets.map(|seat| text(&seat["secret"])).collect();
    (text(&seated["game"]), secrets)
}

/// A text in an answer.
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("not a text: {value}")).to_owned()
}

/// A player or spectator at a game's socket.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The number of the entry that comes next.
    pub seq: u64,
    /// The game as this client knows it.
    pub table: Value,
    /// The rolls and moves as this client knows them.
    pub plies: Vec<Value>,
    /// What other messages have come: errors, signs, goodbyes.
    pub others: Vec<Value>,
    actions: u64,
    name: String,
}

impl Client {
    /// Connects and says hello; panics if the server refuses.
    pub async fn connect(address: SocketAddr, game: &str, seats: &[&str]) -> Client {
        Client::try_connect(address, game, seats).await.expect("a seat")
    }

    /// Connects and says hello; what the server says instead of a welcome is the error.
    pub async fn try_connect(
        address: SocketAddr,
        game: &str,
        seats: &[&str],
    ) -> Result<Client, Value> {
        let mut client = Client::open(address, game, &[]).await?;
        if let Some(seat) = seats.first() {
            seat[..8].clone_into(&mut client.name);
        }
        client.send(&json!({"type": "hello", "seats": seats})).await;
        let welcome = client.receive().await.ok_or(Value::Null)?;
        if welcome["type"] == "welcome" { Ok(client) } else { Err(welcome) }
    }

    /// Connects and says nothing yet; the error is what the server says if it does not want to.
    pub async fn open(
        address: SocketAddr,
        game: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, Value> {
        let url = format!("ws://{address}/api/games/{game}/socket");
        let mut request = url.into_client_request().expect("a request");
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().expect("a header"));
        }
        let opened = timeout(PATIENCE, connect_async(request)).await.expect("an answer");
        let (socket, _) = opened.map_err(|error| match error {
            Error::Http(answer) => json!({
                "status": answer.status().as_u16(),
                "body": answer.body().as_deref().map(String::from_utf8_lossy),
            }),
            error => Value::String(error.to_string()),
        })?;
        Ok(Client {
            socket,
            seq: 0,
            table: Value::Null,
            plies: Vec::new(),
            others: Vec::new(),
            actions: 0,
            name: "spectator".to_owned(),
        })
    }

    pub async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.ok();
    }

    pub async fn send_bytes(&mut self, bytes: &'static [u8]) {
        self.socket.send(Message::binary(bytes)).await.ok();
    }

    /// The next message; none if the line is dead.
    pub async fn receive(&mut self) -> Option<Value> {
        // The server's pings come between; they are no news.
        let next = async {
            loop {
                if let Message::Text(text) = self.socket.next().await?.ok()? {
                    return Some(text);
                }
            }
        };
        let text = timeout(PATIENCE, next).await.expect("news")?;
        let message: Value = serde_json::from_str(&text).expect("JSON");
        self.note(&message);
        Some(message)
    }

    fn note(&mut self, message: &Value) {
        match message["type"].as_str() {
            Some("welcome") => {
                self.plies = message["plies"].as_array().cloned().unwrap_or_default();
            }
            Some("update") => {
                let from = message["from"].as_u64().unwrap_or(0);
                assert!(from <= self.seq, "a gap: {from} after {}", self.seq);
                self.plies.truncate(message["plies_from"].as_u64().unwrap_or(0) as usize);
                self.plies.extend(message["plies"].as_array().cloned().unwrap_or_default());
            }
            Some("done" | "refused" | "pong") => return,
            _ => {
                self.others.push(message.clone());
                return;
            }
        }
        self.seq = message["seq"].as_u64().unwrap_or(0);
        self.table = message["table"].clone();
    }

    /// A name for the next action.
    pub fn action_name(&mut self) -> String {
        self.actions += 1;
        format!("{}-{}-{}", self.name, self.seq, self.actions)
    }

    /// Does something and waits for the answer: done, or the problem.
    pub async fn act(&mut self, action: Value) -> Result<u64, Value> {
        let id = self.action_name();
        self.act_as(&id, self.seq, action).await
    }

    /// The same under a name, for a number.
    pub async fn act_as(&mut self, id: &str, seq: u64, action: Value) -> Result<u64, Value> {
        self.send(&json!({"type": "act", "id": id, "seq": seq, "action": action})).await;
        loop {
            let answer = self.receive().await.ok_or(Value::Null)?;
            match answer["type"].as_str() {
                Some("done") if answer["id"] == id => {
                    return Ok(answer["seq"].as_u64().unwrap_or(0));
                }
                Some("refused") if answer["id"] == id => return Err(answer["error"].clone()),
                Some("error") => return Err(answer["error"].clone()),
                _ => {}
            }
        }
    }

    /// Reads messages until the client has seen so many entries.
    pub async fn catch_up(&mut self, seq: u64) {
        while self.seq < seq {
            self.receive().await.expect("more is to come");
        }
    }

    /// Waits for a message of a type.
    pub async fn wait_for(&mut self, kind: &str) -> Value {
        loop {
            let message = self.receive().await.expect("more is to come");
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub fn phase(&self) -> String {
        text(&self.table["phase"]["kind"])
    }

    pub fn turn(&self) -> Option<String> {
        self.table["phase"]["side"].as_str().map(str::to_owned)
    }

    /// What a player would do next, if the game waits for one: the first move, and a fresh salt.
    pub fn next_action(&self) -> Option<Value> {
        let salt = format!("{:032x}", self.seq + 1);
        match self.phase().as_str() {
            "roll_off" => Some(json!({"do": "roll_off", "salt": salt})),
            "choose_starter" => Some(json!({"do": "draw_lots", "salt": salt})),
            "roll" => Some(json!({"do": "roll", "salt": salt})),
            "move" => Some(json!({"do": "move", "move": self.table["moves"][0]["text"]})),
            _ => None,
        }
    }
}
