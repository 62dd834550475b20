//! Players by name.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use thiserror::Error;

use crate::level::Level;

/// Somebody who picks moves, by name. [`Player::mind`] makes one who can play a ruleset.
///
/// ```
/// use ur_engine::{Depth, Player};
///
/// assert_eq!("greedy".parse(), Ok(Player::Greedy));
/// assert_eq!("net:2ply".parse(), Ok(Player::Net(Depth::Plies(2))));
/// assert_eq!(Player::Net(Depth::Plies(2)).to_string(), "net:2ply");
/// assert!("genius".parse::<Player>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Every legal move is equally likely: `random`.
    Random,
    /// The move that looks best at once: `greedy`. See [`Greed`](crate::Greed).
    Greedy,
    /// The best move by rules of thumb, looking ahead: `expectimax:2ply`, `expectimax:50ms`.
    Expectimax(Depth),
    /// The best move by a net, looking ahead: `net:1ply`.
    Net(Depth),
    /// The best move by a solved table: `perfect`.
    Perfect,
    /// A level for people: `beginner`, `easy`, `medium`, `hard`, `master`.
    Level(Level),
}

/// How far a player looks ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// So many plies: 1 is the move alone, 2 adds every roll and the best answers.
    Plies(u8),
    /// As far as it gets in so many milliseconds for a move.
    Millis(u32),
}

impl Depth {
    /// The most plies: beyond, no move would come in a lifetime.
    pub const MOST_PLIES: u8 = 5;

    /// The most time for a move: a minute.
    pub const MOST_MILLIS: u32 = 60_000;

    /// The time for a move, if there is a limit.
    pub fn time(self) -> Option<Duration> {
        match self {
            Depth::Plies(_) => None,
            Depth::Millis(millis) => Some(Duration::from_millis(millis.into())),
        }
    }
}

/// There is no player of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no player `{0}`; the players are random, greedy, perfect, expectimax and net (the last \
     two with a depth after a colon, if wished: net:2ply, expectimax:50ms), and the levels beginner, \
     easy, medium, hard and master"
)]
pub struct PlayerError(pub String);

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let unknown = || PlayerError(text.to_owned());
        let (name, depth) = match text.split_once(':') {
            Some((name, depth)) => (name, Some(depth.parse().map_err(|_| unknown())?)),
            None => (text, None),
        };
        match (name, depth) {
            ("random", None) => Ok(Player::Random),
            ("greedy", None) => Ok(Player::Greedy),
            ("perfect", None) => Ok(Player::Perfect),
            ("expectimax", depth) => Ok(Player::Expectimax(depth.unwrap_or(Depth::Plies(2)))),
            ("net", depth) => Ok(Player::Net(depth.unwrap_or(Depth::Plies(1)))),
            (level, None) => level.parse().map(Player::Level).map_err(|_| unknown()),
            _ => Err(unknown()),
        }
    }
}

/// A text is no depth.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is no depth: from 1ply to {plies}ply, or from 1ms to {millis}ms",
    plies = Depth::MOST_PLIES, millis = Depth::MOST_MILLIS)]
pub struct DepthError(pub String);

impl FromStr for Depth {
    type Err = DepthError;

    fn from_str(text: &str) -> Result<Depth, DepthError> {
        let plies = text.strip_suffix("ply").and_then(|plies| plies.parse().ok());
        let millis = text.strip_suffix("ms").and_then(|millis| millis.parse().ok());
        match (plies, millis) {
            (Some(plies @ 1..=Depth::MOST_PLIES), _) => Ok(Depth::Plies(plies)),
            (_, Some(millis @ 1..=Depth::MOST_MILLIS)) => Ok(Depth::Millis(millis)),
            _ => Err(DepthError(text.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.pad("random"),
            Player::Greedy => f.pad("greedy"),
            Player::Expectimax(depth) => f.pad(&format!("expectimax:{depth}")),
            Player::Net(depth) => f.pad(&format!("net:{depth}")),
            Player::Perfect => f.pad("perfect"),
            Player::Level(level) => level.fmt(f),
        }
    }
}

impl fmt::Display for Depth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Depth::Plies(plies) => write!(f, "{plies}ply"),
            Depth::Millis(millis) => write!(f, "{millis}ms"),
        }
    }
}
