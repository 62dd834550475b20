//! A client's socket to a game.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, timeout};
use ur_rules::Side;

use crate::hall::LiveTable;
use crate::pace::Pace;
use crate::protocol::{ClientMessage, Problem, ProblemCode, ServerMessage};
use crate::settings::Limits;

use super::App;
use super::guard::CountedSocket;
use super::refusal::Refusal;

/// Messages that may wait for a slow client.
const WAITING: usize = 32;

/// How long a client may take to say who it is.
const PATIENCE: Duration = Duration::from_secs(10);

/// How often the server asks a silent client whether it is there.
const PING_EVERY: Duration = Duration::from_secs(20);

/// How long a client may be silent.
const SILENCE: Duration = Duration::from_secs(50);

/// Bytes that are read at once: messages are short, and there are many sockets.
const READ_BUFFER: usize = 2048;

/// The most that a socket takes in at all; what is over the limit of a message is refused in words.
/// What is announced as more is not waited for.
const MOST_BYTES: usize = 64 * 1024;

/// Opens a socket to a game.
pub(crate) async fn open(
    State(app): State<App>,
    Path(game): Path<String>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Refusal> {
    let counted = app.guard.count_socket(app.guard.address(peer, &headers))?;
    let live = app.hall.find(&game).await?;
    let limits = app.hall.settings.limits.clone();
    let most = MOST_BYTES.max(limits.message_bytes);
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_frame_size(most)
        .max_message_size(most);
    Ok(upgrade.on_upgrade(move |socket| async move {
        metrics::gauge!("ur_sockets").increment(1.0);
        let mut line = Line::new(socket, live, &limits, counted);
        line.serve(app.stopping).await;
        line.hang_up().await;
        metrics::gauge!("ur_sockets").decrement(1.0);
    }))
}

/// A socket and who is at its other end.
struct Line {
    socket: WebSocket,
    live: Arc<LiveTable>,
    pace: Pace,
    message_bytes: usize,
    /// The client's number at the table, and the sides it plays, once it has said who it is.
    client: Option<(u64, Vec<Side>)>,
    /// What the table tells this client.
    news: mpsc::Receiver<Utf8Bytes>,
    to_client: Option<mpsc::Sender<Utf8Bytes>>,
    _counted: CountedSocket,
}

/// Why a line ends.
struct Gone;

impl Line {
    fn new(
        socket: WebSocket,
        live: Arc<LiveTable>,
        limits: &Limits,
        counted: CountedSocket,
    ) -> Line {
        let (to_client, news) = mpsc::channel(WAITING);
        Line {
            socket,
            live,
            pace: Pace::per_second(limits.messages_per_second),
            message_bytes: limits.message_bytes,
            client: None,
            news,
            to_client: Some(to_client),
            _counted: counted,
        }
    }

    /// Passes messages on until one end is gone.
    async fn serve(&mut self, mut stopping: watch::Receiver<bool>) {
        let greeted = tokio::select! {
            greeted = self.greet() => greeted,
            _ = stopping.changed() => return,
        };
        if greeted.is_err() {
            return;
        }
        let mut heard = Instant::now();
        loop {
            let next = tokio::select! {
                message = self.news.recv() => match message {
                    Some(text) => self.send(Message::Text(text)).await,
                    None => return, // it did not keep up
                },
                message = self.socket.recv() => {
                    heard = Instant::now();
                    self.hear(message).await
                }
                () = tokio::time::sleep(PING_EVERY) => {
                    if heard.elapsed() > SILENCE {
                        return;
                    }
                    self.send(Message::Ping(axum::body::Bytes::new())).await
                }
                _ = stopping.changed() => {
                    let _ = self.say(&ServerMessage::Closing).await;
                    return;
                }
            };
            if next.is_err() {
                return;
            }
        }
    }

    /// Waits for the client to say who it is, and shows it the game.
    async fn greet(&mut self) -> Result<(), Gone> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            let message = timeout(left, self.socket.recv()).await.map_err(|_| Gone)?;
            let Some(text) = self.text(message).await? else { continue };
            match serde_json::from_str(&text) {
                Ok(ClientMessage::Hello { seats }) => return self.enter(&seats).await,
                Ok(_) => {
                    let message = "say hello first: {\"type\":\"hello\",\"seats\":[]}";
                    self.complain(Problem::new(ProblemCode::BadMessage, message)).await?;
                }
                Err(error) => self.complain(not_understood(&error)).await?,
            }
        }
    }

    async fn enter(&mut self, seats: &[String]) -> Result<(), Gone> {
        let to_client = self.to_client.take().ok_or(Gone)?;
        match self.live.enter(seats, to_client).await {
            Ok((number, sides, welcome)) => {
                self.client = Some((number, sides));
                self.say(&welcome).await
            }
            Err(problem) => {
                self.complain(problem).await?;
                Err(Gone)
            }
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Gone> {
        let Some(text) = self.text(message).await? else { return Ok(()) };
        match serde_json::from_str(&text) {
            Ok(message) => self.answer(message).await,
            Err(error) => self.complain(not_understood(&error)).await,
        }
    }

    /// The text of a message, if it is one that counts.
    async fn text(
        &mut self,
        message: Option<Result<Message, axum::Error>>,
    ) -> Result<Option<Utf8Bytes>, Gone> {
        let problem = match message {
            None | Some(Err(_) | Ok(Message::Close(_))) => return Err(Gone),
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            Some(Ok(_)) if !self.pace.allows() => {
                Problem::new(ProblemCode::TooMany, "too many messages; wait a little")
            }
            Some(Ok(Message::Binary(_))) => {
                Problem::new(ProblemCode::BadMessage, "messages are JSON in text frames")
            }
            Some(Ok(Message::Text(text))) if text.len() > self.message_bytes => {
                let message = format!("a message has at most {} bytes", self.message_bytes);
                Problem::new(ProblemCode::TooLarge, &message)
            }
            Some(Ok(Message::Text(text))) => return Ok(Some(text)),
        };
        self.complain(problem).await?;
        Ok(None)
    }

    async fn answer(&mut self, message: ClientMessage) -> Result<(), Gone> {
        let sides = self.client.as_ref().map_or(&[][..], |(_, sides)| sides);
        match message {
            ClientMessage::Act { id, seq, action } => {
                let answer = match self.live.act(sides, &id, seq, &action).await {
                    Ok(seq) => ServerMessage::Done { id, seq },
                    Err(error) => ServerMessage::Refused { id, error },
                };
                let outcome =
                    if matches!(answer, ServerMessage::Done { .. }) { "done" } else { "refused" };
                metrics::counter!("ur_actions_total", "outcome" => outcome).increment(1);
                self.pass_on_news().await?;
                self.say(&answer).await
            }
            ClientMessage::React { reaction } => match sides.first() {
                Some(&side) => match self.live.react(side, reaction).await {
                    Ok(()) => Ok(()),
                    Err(problem) => self.complain(problem).await,
                },
                None => {
                    let message = "only players can make signs";
                    self.complain(Problem::new(ProblemCode::NotAPlayer, message)).await
                }
            },
            ClientMessage::Resync {} => match self.live.welcome(sides).await {
                Ok(welcome) => self.say(&welcome).await,
                Err(problem) => self.complain(problem).await,
            },
            ClientMessage::Ping {} => self.say(&ServerMessage::Pong).await,
            ClientMessage::Hello { .. } => {
                let message = "you have said hello already";
                self.complain(Problem::new(ProblemCode::BadMessage, message)).await
            }
        }
    }

    /// Sends what the table has told so far: a client hears of a change before it hears that its
    /// action is done.
    async fn pass_on_news(&mut self) -> Result<(), Gone> {
        while let Ok(text) = self.news.try_recv() {
            self.send(Message::Text(text)).await?;
        }
        Ok(())
    }

    async fn complain(&mut self, error: Problem) -> Result<(), Gone> {
        self.say(&ServerMessage::Error { error }).await
    }

    async fn say(&mut self, message: &ServerMessage) -> Result<(), Gone> {
        let text = serde_json::to_string(message).map_err(|_| Gone)?;
        self.send(Message::Text(text.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        self.socket.send(message).await.map_err(|_| Gone)
    }

    /// Leaves the table.
    async fn hang_up(mut self) {
        if let Some((number, _)) = self.client.take() {
            self.live.leave(number).await;
        }
    }
}

fn not_understood(error: &serde_json::Error) -> Problem {
    let message = format!("this is no message of the protocol: {error}");
    Problem::new(ProblemCode::BadMessage, &message)
}
