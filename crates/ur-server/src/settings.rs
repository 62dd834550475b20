//! What a server is told: where to listen, where to keep things, and its limits.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Everything that can be set.
#[derive(Clone, Debug)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
pub struct Settings {
    /// The address to listen on.
    pub address: SocketAddr,
    /// The URL of the database: `sqlite:…` or `postgres:…`.
    pub database: String,
    /// Whether other processes write to the same database: then games are looked at for their news.
    pub shared: bool,
    /// The folder of solved games.
    pub tables: PathBuf,
    /// The folder where games are solved.
    pub solving: PathBuf,
    /// Whether to solve classic in the background.
    pub solve: bool,
    /// Other origins, such as `https://ur.example`, whose pages may talk to this server.
    pub origins: Vec<String>,
    /// Whether a proxy in front says in `X-Forwarded-For` who asks.
    pub behind_proxy: bool,
    /// Whether games may begin anywhere, with seeded dice: for tests, and refused on a public address.
    pub testing: bool,
    /// Whether races of one's own (`own:…`) may be played.
    pub own_rulesets: bool,
    /// How often games without anybody are put away, and forgotten ones closed.
    pub tidy_every: Duration,
    /// What clients may do how often.
    pub limits: Limits,
}

/// What clients may do how often, and how much of it.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests a second from one address.
    pub requests_per_second: u32,
    /// New games a minute from one address.
    pub games_per_minute: u32,
    /// Open sockets from one address.
    pub sockets_per_address: u32,
    /// Messages a second on one socket.
    pub messages_per_second: u32,
    /// Actions and signs a second of one seat, on all of its sockets together.
    pub actions_per_second: u32,
    /// Bytes of a message on a socket.
    pub message_bytes: usize,
    /// Bytes of a request, records included.
    pub request_bytes: usize,
    /// Games that are not over, in all.
    pub open_games: usize,
    /// Different rulesets with options, in all.
    pub rulesets: usize,
    /// How long a player may be away before the other may claim the game.
    pub grace: Duration,
    /// How long an unfinished game is kept without anybody doing anything.
    pub forget_after: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 50,
            games_per_minute: 60,
            sockets_per_address: 200,
            messages_per_second: 20,
            actions_per_second: 20,
            message_bytes: 4096,
            request_bytes: 256 * 1024,
            open_games: 100_000,
            rulesets: 2000,
            grace: Duration::from_mins(1),
            forget_after: Duration::from_hours(30 * 24),
        }
    }
}

impl Settings {
    /// The port that is used if no other is given.
    pub const PORT: u16 = 7777;

    /// The settings of a server on this machine alone.
    pub fn local(database: String, tables: PathBuf, solving: PathBuf) -> Settings {
        Settings {
            address: SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), Settings::PORT),
            database,
            shared: false,
            tables,
            solving,
            solve: true,
            origins: Vec::new(),
            behind_proxy: false,
            testing: false,
            own_rulesets: false,
            tidy_every: Duration::from_secs(30),
            limits: Limits::default(),
        }
    }
}
