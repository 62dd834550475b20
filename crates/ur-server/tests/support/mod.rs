//! A server to test, and clients that speak to it over real sockets.

#![allow(dead_code, unreachable_pub)] // every test file uses a part of it

pub mod client;
pub mod databases;
pub mod log;
pub mod opponents;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use ur_server::{Limits, ServeError, Settings, serve};

/// A server with a database of its own.
pub struct TestServer {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    running: JoinHandle<Result<(), ServeError>>,
}

/// Limits that no test runs into by accident.
pub fn generous() -> Limits {
    Limits {
        requests_per_second: 100_000,
        games_per_minute: 100_000,
        messages_per_second: 10_000,
        actions_per_second: 10_000,
        sockets_per_address: 10_000,
        ..Limits::default()
    }
}

/// The file of a database in a folder.
pub fn database_file(folder: &Path) -> PathBuf {
    folder.join("server.sqlite")
}

/// The URL of a database in a folder.
pub fn database(folder: &Path) -> String {
    format!("sqlite:{}?mode=rwc", database_file(folder).display())
}

/// Settings of a server for tests, with its database in a folder.
pub fn settings(folder: &Path) -> Settings {
    Settings {
        address: ([127, 0, 0, 1], 0).into(),
        solve: false,
        testing: true,
        limits: generous(),
        ..Settings::local(database(folder), folder.join("tables"), folder.join("solving"))
    }
}

impl TestServer {
    /// A server with a fresh database.
    pub async fn start() -> (TestServer, TempDir) {
        let folder = tempfile::tempdir().expect("a folder");
        (TestServer::with(settings(folder.path())).await, folder)
    }

    pub async fn with(settings: Settings) -> TestServer {
        let (ready, is_ready) = oneshot::channel();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(serve(
            settings,
            |address| {
                ready.send(address).ok();
            },
            async {
                stopped.await.ok();
            },
        ));
        let address = is_ready.await.expect("the server listens");
        TestServer { address, stop: Some(stop), running }
    }

    /// Stops the server as Ctrl-C does, and waits for it.
    pub async fn stop(mut self) {
        self.stop.take().map(|stop| stop.send(()));
        let stopped = tokio::time::timeout(Duration::from_secs(20), &mut self.running).await;
        stopped.expect("it stops").expect("no panic").expect("no error");
    }
}
