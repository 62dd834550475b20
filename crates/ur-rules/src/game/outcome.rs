//! How a game ended.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::side::Side;

use super::draw::DrawReason;

/// How a game ended.
///
/// ```
/// use ur_rules::{Outcome, Reason, Side};
///
/// let outcome = Outcome { winner: Some(Side::Dark), reason: Reason::Resignation };
/// assert_eq!(outcome.to_string(), "dark by resignation");
/// assert_eq!("dark by resignation".parse(), Ok(outcome));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
    /// What ended it.
    pub reason: Reason,
}

/// What ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The winner reached the goal of the game.
    Play,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Time,
    /// A draw was claimed.
    Draw(DrawReason),
}

impl Outcome {
    pub(super) fn won(winner: Side, reason: Reason) -> Outcome {
        Outcome { winner: Some(winner), reason }
    }

    /// Who lost; nobody in a draw.
    pub fn loser(&self) -> Option<Side> {
        self.winner.map(|winner| !winner)
    }
}

/// What stands before the square of a draw by placements.
const PLACEMENTS: &str = "placements on ";

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Play => f.write_str("play"),
            Reason::Resignation => f.write_str("resignation"),
            Reason::Time => f.write_str("time"),
            Reason::Draw(DrawReason::SamePosition) => f.write_str("repetition"),
            Reason::Draw(DrawReason::SamePlacement(square)) => write!(f, "{PLACEMENTS}{square}"),
        }
    }
}

impl fmt::Display for Outcome {
    /// `light by play`, `dark by resignation`, `light by time`, `draw by repetition`, `draw by
    /// placements on a2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Some(winner) => write!(f, "{winner} by {}", self.reason),
            None => write!(f, "draw by {}", self.reason),
        }
    }
}

/// Why a text is not an outcome: it must be `light by play`, `dark by resignation`, `light by time`,
/// `draw by repetition` or the like.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not an outcome, such as `light by play` or `draw by repetition`")]
pub struct OutcomeError(pub String);

impl FromStr for Outcome {
    type Err = OutcomeError;

    fn from_str(text: &str) -> Result<Outcome, OutcomeError> {
        read(text).ok_or_else(|| OutcomeError(text.to_owned()))
    }
}

fn read(text: &str) -> Option<Outcome> {
    let (winner, reason) = text.split_once(" by ")?;
    if winner == "draw" {
        let reason = match reason.strip_prefix(PLACEMENTS) {
            Some(square) => DrawReason::SamePlacement(square.parse().ok()?),
            None if reason == "repetition" => DrawReason::SamePosition,
            None => return None,
        };
        return Some(Outcome { winner: None, reason: Reason::Draw(reason) });
    }
    let reason = match reason {
        "play" => Reason::Play,
        "resignation" => Reason::Resignation,
        "time" => Reason::Time,
        _ => return None,
    };
    Some(Outcome::won(winner.parse().ok()?, reason))
}
