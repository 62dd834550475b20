//! The arguments of the server.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Args;
use ur_server::{Limits, Settings};

const SERVE_EXAMPLES: &str = "\
Examples:
  ur serve --open                          for you, in your browser
  ur serve --bind 0.0.0.0                  for everybody in your network
  ur serve --behind-proxy --log-json       behind a web server that speaks HTTPS
  ur serve --database postgres://ur@db/ur  with a database that other processes share";

#[derive(Debug, Args)]
#[command(after_help = SERVE_EXAMPLES)]
#[allow(clippy::struct_excessive_bools)] // each is a switch of its own
pub(crate) struct ServeArgs {
    /// The address to listen on; 0.0.0.0 is every one of this machine
    #[arg(long, default_value = "127.0.0.1", value_parser = parse_address)]
    pub(crate) bind: IpAddr,
    /// The port to listen on; 0 is any that is free
    #[arg(long, default_value_t = Settings::PORT)]
    pub(crate) port: u16,
    /// The folder of the database [default: the user's data folder]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) data: Option<PathBuf>,
    /// Another database, which other processes may use too: sqlite:FILE or postgres://…
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    /// Open the page in a browser
    #[arg(long)]
    pub(crate) open: bool,
    /// Do not solve the classic game in the background
    #[arg(long)]
    pub(crate) no_solve: bool,
    /// Another origin, scheme and host, whose pages may talk to this server
    #[arg(long, value_name = "ORIGIN")]
    pub(crate) origin: Vec<String>,
    /// Believe a proxy in front that says in X-Forwarded-For who asks
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Write the log as lines of JSON
    #[arg(long)]
    pub(crate) log_json: bool,
    /// Allow games from any position and with seeded dice; only on this machine's own address
    #[arg(long)]
    pub(crate) testing: bool,
    /// Let games be played by rulesets that somebody wrote (own:…), as they are in records
    #[arg(long)]
    pub(crate) own_rulesets: bool,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

fn parse_address(text: &str) -> Result<IpAddr, String> {
    text.parse().map_err(|_| {
        "not an IP address; 127.0.0.1 is for this machine alone, 0.0.0.0 for everybody in its network \
         (the port goes to --port)"
            .to_owned()
    })
}

/// What clients may do how often.
#[derive(Debug, Args)]
#[command(next_help_heading = "Limits")]
pub(crate) struct LimitArgs {
    /// Requests a second from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().requests_per_second)]
    pub(crate) requests_per_second: u32,
    /// New games a minute from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().games_per_minute)]
    pub(crate) games_per_minute: u32,
    /// Open sockets from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().sockets_per_address)]
    pub(crate) sockets_per_address: u32,
    /// Messages a second on one socket
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_second)]
    pub(crate) messages_per_second: u32,
    /// Actions and signs a second of one seat, on all of its sockets together
    #[arg(long, value_name = "N", default_value_t = Limits::default().actions_per_second)]
    pub(crate) actions_per_second: u32,
    /// Bytes of a message on a socket
    #[arg(long, value_name = "N", default_value_t = Limits::default().message_bytes)]
    pub(crate) message_bytes: usize,
    /// Bytes of a request, records included
    #[arg(long, value_name = "N", default_value_t = Limits::default().request_bytes)]
    pub(crate) request_bytes: usize,
    /// Games that are not over, in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().open_games)]
    pub(crate) open_games: usize,
    /// Different rulesets with options, in all
    #[arg(long, value_name = "N", default_value_t = Limits::default().rulesets)]
    pub(crate) rulesets: usize,
    /// Seconds that a player may be away before the other may claim the game
    #[arg(long, value_name = "SECONDS", default_value_t = Limits::default().grace.as_secs())]
    pub(crate) grace: u64,
    /// Days after which a game that nobody plays is broken off
    #[arg(long, value_name = "DAYS",
        default_value_t = Limits::default().forget_after.as_secs() / SECONDS_A_DAY)]
    pub(crate) forget_after: u64,
}

/// Seconds of a day.
pub(crate) const SECONDS_A_DAY: u64 = 24 * 60 * 60;
