//! `ur serve`: the game in browsers.

use std::io::{IsTerminal, stderr};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use etcetera::BaseStrategy;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;
use ur_server::{Limits, ServeError, Settings, has_client, serve};

use crate::cli::{LimitArgs, SECONDS_A_DAY, ServeArgs};
use crate::failure::Failure;
use crate::tables;

/// What is logged unless `RUST_LOG` says otherwise.
const LOGGED: &str = "info,sqlx=warn,tower_http=warn";

/// What is never logged in detail: sockets would log all that is said, the secrets of seats included.
const QUIET: (&str, LevelFilter) = ("tungstenite", LevelFilter::INFO);

pub(crate) fn run(args: &ServeArgs) -> Result<(), Failure> {
    let settings = settings(args)?;
    begin_log(args.log_json);
    if !has_client() {
        eprintln!(
            "This program was built without the web client; only the interface for programs is served. \
             `make` builds both."
        );
    }
    let opens = args.open && has_client();
    let runtime = tokio::runtime::Runtime::new()?;
    let served = runtime.block_on(serve(settings, |address| announce(address, opens), stopped()));
    // The solver may be in the middle of a sweep; what it has done is kept.
    runtime.shutdown_background();
    match served {
        Err(ServeError::Listen { address, error })
            if error.kind() == std::io::ErrorKind::AddrInUse =>
        {
            let port = address.port();
            Err(Failure::Usage(format!(
                "port {port} is in use, perhaps by another `ur serve`: choose another with --port {}",
                port.saturating_add(1)
            )))
        }
        served => Ok(served?),
    }
}

fn settings(args: &ServeArgs) -> Result<Settings, Failure> {
    let database = match &args.database {
        Some(url) => url.clone(),
        None => {
            let folder = args.data.clone().map_or_else(data_folder, Ok)?;
            tables::make(&folder)?;
            format!("sqlite:{}?mode=rwc", folder.join("server.sqlite").display())
        }
    };
    Ok(Settings {
        address: SocketAddr::new(args.bind, args.port),
        shared: args.database.is_some(),
        solve: !args.no_solve,
        origins: args.origin.clone(),
        behind_proxy: args.behind_proxy,
        testing: args.testing,
        own_rulesets: args.own_rulesets,
        limits: limits(&args.limits),
        ..Settings::local(database, tables::folder()?, tables::work_folder()?)
    })
}

fn limits(args: &LimitArgs) -> Limits {
    Limits {
        requests_per_second: args.requests_per_second,
        games_per_minute: args.games_per_minute,
        sockets_per_address: args.sockets_per_address,
        messages_per_second: args.messages_per_second,
        actions_per_second: args.actions_per_second,
        message_bytes: args.message_bytes,
        request_bytes: args.request_bytes,
        open_games: args.open_games,
        rulesets: args.rulesets,
        grace: Duration::from_secs(args.grace),
        forget_after: Duration::from_secs(args.forget_after.saturating_mul(SECONDS_A_DAY)),
    }
}

fn data_folder() -> Result<PathBuf, Failure> {
    let strategy = etcetera::choose_base_strategy()
        .map_err(|error| Failure::Usage(format!("there is no home folder: {error}")))?;
    Ok(strategy.data_dir().join("ur"))
}

fn begin_log(json: bool) {
    let filter = wanted_log().with_targets([QUIET]);
    let colours = stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let log = fmt::layer().with_writer(stderr).with_ansi(colours);
    let log = if json { log.json().boxed() } else { log.boxed() };
    // In tests somebody else may listen to the log already.
    let _ = tracing_subscriber::registry().with(log.with_filter(filter)).try_init();
}

/// What `RUST_LOG` asks to be logged; what is usual if it does not, or cannot be understood.
fn wanted_log() -> Targets {
    let usual = || LOGGED.parse().expect("targets and levels");
    match std::env::var("RUST_LOG") {
        Ok(wanted) if !wanted.is_empty() => wanted.parse().unwrap_or_else(|_| {
            eprintln!("RUST_LOG=`{wanted}` is not understood; a right one looks like `{LOGGED}`");
            usual()
        }),
        _ => usual(),
    }
}

/// Says where the page is, and opens it.
fn announce(address: SocketAddr, opens: bool) {
    let host = match address.ip() {
        IpAddr::V4(Ipv4Addr::UNSPECIFIED | Ipv4Addr::LOCALHOST)
        | IpAddr::V6(Ipv6Addr::UNSPECIFIED | Ipv6Addr::LOCALHOST) => "localhost".to_owned(),
        IpAddr::V6(address) => format!("[{address}]"),
        IpAddr::V4(address) => address.to_string(),
    };
    let url = format!("http://{host}:{}", address.port());
    println!("Ur is at {url} (Ctrl-C stops it)");
    if opens && let Err(error) = open::that_detached(&url) {
        eprintln!("the browser could not be opened ({error}); open the address yourself");
    }
}

/// Waits for Ctrl-C or a signal to stop.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminated) = signal(SignalKind::terminate()) else {
            let _ = interrupted.await;
            return;
        };
        tokio::select! {
            _ = interrupted => {}
            _ = terminated.recv() => {}
        }
    }
    #[cfg(not(unix))]
    {
        let _ = interrupted.await;
    }
}
