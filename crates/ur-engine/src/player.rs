//! Players by name.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;
use ur_rules::Roll;

use crate::greed::Greed;

/// Somebody who picks moves.
///
/// ```
/// use ur_engine::Player;
///
/// assert_eq!("greedy".parse(), Ok(Player::Greedy));
/// assert!("genius".parse::<Player>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Every legal move is equally likely.
    Random,
    /// The move that looks best at once; see [`Greed`].
    Greedy,
}

/// There is no player of this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no player `{0}`; the players are random, greedy")]
pub struct PlayerError(pub String);

impl Player {
    /// Every player, weakest first.
    pub const ALL: [Player; 2] = [Player::Random, Player::Greedy];

    /// Picks a legal move; there is none only when the game is over. `luck` decides what the player
    /// leaves to chance: over all its values, every move is equally likely for `random`.
    #[inline]
    pub fn choose<P: Greed>(self, position: &P, roll: Roll, luck: u32) -> Option<P::Move> {
        let mut moves = position.moves(roll);
        match self {
            Player::Random => {
                let place = (u64::from(luck) * moves.len() as u64) >> 32;
                moves.nth(place as usize)
            }
            Player::Greedy => first_best(moves, |&mv| position.greed(mv)),
        }
    }
}

/// The first of the items that rank highest.
fn first_best<T>(items: impl Iterator<Item = T>, rank: impl Fn(&T) -> i32) -> Option<T> {
    items.reduce(|best, item| if rank(&item) > rank(&best) { item } else { best })
}

impl FromStr for Player {
    type Err = PlayerError;

    fn from_str(name: &str) -> Result<Player, PlayerError> {
        Player::ALL
            .into_iter()
            .find(|player| player.to_string() == name)
            .ok_or_else(|| PlayerError(name.to_owned()))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Player::Random => "random",
            Player::Greedy => "greedy",
        })
    }
}
