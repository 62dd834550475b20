//! The lines of the protocol: see `docs/protocol-engine.md`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

/// The version of the protocol that is spoken here.
pub const PROTOCOL: u32 = 1;

/// The longest line, in bytes.
pub(super) const LONGEST_LINE: usize = 4096;

/// What a host says to a program.
///
/// ```
/// use ur_engine::Request;
///
/// let request: Request = "roll gs".parse()?;
/// assert_eq!(request, Request::Roll("gs".to_owned()));
/// assert_eq!(request.to_string(), "roll gs");
/// # Ok::<(), ur_engine::RequestError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// The first line: the newest version that the host speaks.
    Protocol(u32),
    /// Sets an option.
    SetOption {
        /// Its name.
        name: String,
        /// Its value.
        value: String,
    },
    /// The rules of everything that follows.
    Ruleset(String),
    /// A new game begins.
    NewGame,
    /// The position to think about.
    Position(String),
    /// What the side to act has thrown.
    Roll(String),
    /// The legal moves.
    Moves(Vec<String>),
    /// Asks for a move, which must have come after this time.
    Go(Option<Duration>),
    /// Asks what the moves are worth, with so much time to find out.
    Analyse(Option<Duration>),
    /// Asks whether everything before has been dealt with.
    Ping,
    /// The program ends.
    Quit,
}

/// Why a line is no request.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RequestError {
    /// Nobody knows what it means.
    #[error(
        "`{0}` is not a line of this protocol; there are protocol, setoption, ruleset, newgame, \
         position, roll, moves, go, analyse, ping and quit"
    )]
    Unknown(String),
    /// It needs something after it.
    #[error("`{word}` needs {needs} after it")]
    Missing {
        /// The first word.
        word: &'static str,
        /// What is missing.
        needs: &'static str,
    },
    /// It has something after it that means nothing.
    #[error("`{rest}` after `{word}` means nothing")]
    Extra {
        /// The first word.
        word: &'static str,
        /// What stands after it.
        rest: String,
    },
    /// A number was expected.
    #[error("`{0}` is not a number")]
    NotANumber(String),
}

impl FromStr for Request {
    type Err = RequestError;

    fn from_str(line: &str) -> Result<Request, RequestError> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        let needed = |word, needs| {
            if rest.is_empty() {
                Err(RequestError::Missing { word, needs })
            } else {
                Ok(rest.to_owned())
            }
        };
        let alone = |word, request| {
            if rest.is_empty() {
                Ok(request)
            } else {
                Err(RequestError::Extra { word, rest: rest.to_owned() })
            }
        };
        match word {
            "protocol" => Ok(Request::Protocol(number(&needed("protocol", "a version")?)?)),
            "setoption" => set_option(rest),
            "ruleset" => Ok(Request::Ruleset(needed("ruleset", "a ruleset")?)),
            "newgame" => alone("newgame", Request::NewGame),
            "position" => Ok(Request::Position(needed("position", "a position")?)),
            "roll" => Ok(Request::Roll(needed("roll", "a roll")?)),
            "moves" => Ok(Request::Moves(rest.split_whitespace().map(str::to_owned).collect())),
            "go" => Ok(Request::Go(time("go", rest)?)),
            "analyse" => Ok(Request::Analyse(time("analyse", rest)?)),
            "ping" => alone("ping", Request::Ping),
            "quit" => alone("quit", Request::Quit),
            _ => Err(RequestError::Unknown(shortened(line))),
        }
    }
}

fn set_option(rest: &str) -> Result<Request, RequestError> {
    match rest.split_once(' ') {
        Some((name, value)) if !value.trim().is_empty() => {
            Ok(Request::SetOption { name: name.to_owned(), value: value.trim().to_owned() })
        }
        _ => Err(RequestError::Missing { word: "setoption", needs: "a name and a value" }),
    }
}

fn number<N: FromStr>(text: &str) -> Result<N, RequestError> {
    text.parse().map_err(|_| RequestError::NotANumber(shortened(text)))
}

/// `movetime` and milliseconds, or nothing.
fn time(word: &'static str, rest: &str) -> Result<Option<Duration>, RequestError> {
    let mut words = rest.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (None, ..) => Ok(None),
        (Some("movetime"), Some(millis), None) => Ok(Some(Duration::from_millis(number(millis)?))),
        (Some("movetime"), None, _) => {
            Err(RequestError::Missing { word: "movetime", needs: "milliseconds" })
        }
        _ => Err(RequestError::Extra { word, rest: shortened(rest) }),
    }
}

/// A stranger's text, short enough to be shown.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 80;
    let printable = text.chars().map(|c| if c.is_control() { '?' } else { c });
    let mut shown: String = printable.take(SHOWN).collect();
    if text.chars().count() > SHOWN {
        shown.push('…');
    }
    shown
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let timed = |f: &mut fmt::Formatter<'_>, word, time: &Option<Duration>| match time {
            Some(time) => write!(f, "{word} movetime {}", time.as_millis()),
            None => f.write_str(word),
        };
        match self {
            Request::Protocol(version) => write!(f, "protocol {version}"),
            Request::SetOption { name, value } => write!(f, "setoption {name} {value}"),
            Request::Ruleset(ruleset) => write!(f, "ruleset {ruleset}"),
            Request::NewGame => f.write_str("newgame"),
            Request::Position(position) => write!(f, "position {position}"),
            Request::Roll(roll) => write!(f, "roll {roll}"),
            Request::Moves(moves) => write!(f, "moves {}", moves.join(" ")),
            Request::Go(time) => timed(f, "go", time),
            Request::Analyse(time) => timed(f, "analyse", time),
            Request::Ping => f.write_str("ping"),
            Request::Quit => f.write_str("quit"),
        }
    }
}

/// What a program says to its host.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Something about itself: `name` or `author`.
    Id {
        /// What it is about.
        key: String,
        /// What is said.
        value: String,
    },
    /// An option it has: name, kind and default.
    Option(String),
    /// It has started, and speaks this version.
    Ready(u32),
    /// Anything that a host may leave unread.
    Info(String),
    /// Its move.
    BestMove(String),
    /// The analysis is complete.
    Analysed,
    /// Everything before has been dealt with.
    Pong,
    /// It could not do what it was asked for.
    Error(String),
}

impl Answer {
    /// Reads a line, if it is one of this protocol.
    pub fn parse(line: &str) -> Option<Answer> {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        Some(match word {
            "id" => {
                let (key, value) = rest.split_once(' ')?;
                Answer::Id { key: key.to_owned(), value: value.to_owned() }
            }
            "option" => Answer::Option(rest.to_owned()),
            "ready" => Answer::Ready(rest.parse().ok()?),
            "info" => Answer::Info(rest.to_owned()),
            "bestmove" => Answer::BestMove(rest.to_owned()),
            "analysed" => Answer::Analysed,
            "pong" => Answer::Pong,
            "error" => Answer::Error(rest.to_owned()),
            _ => return None,
        })
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Id { key, value } => write!(f, "id {key} {value}"),
            Answer::Option(option) => write!(f, "option {option}"),
            Answer::Ready(version) => write!(f, "ready {version}"),
            Answer::Info(info) => write!(f, "info {info}"),
            Answer::BestMove(mv) => write!(f, "bestmove {mv}"),
            Answer::Analysed => f.write_str("analysed"),
            Answer::Pong => f.write_str("pong"),
            // An answer is one line, whatever the text.
            Answer::Error(text) => write!(f, "error {}", text.replace(['\n', '\r'], " ")),
        }
    }
}
