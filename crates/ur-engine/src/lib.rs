//! Who throws the dice and who picks a move: dice cups, players, and games between players.

mod cup;
mod greed;
mod player;
mod sim;

pub use cup::{Cup, NoRandomness};
pub use greed::Greed;
pub use player::{Player, PlayerError};
pub use sim::{ROLL_LIMIT, Simulation, Tally, play_out};
