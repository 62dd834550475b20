//! A database for each test, of either kind.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Executor};
use tempfile::TempDir;
use ur_server::Settings;

use super::{TestServer, database, log, settings};

/// The variable that has the URL of a PostgreSQL database, in which tests make schemas of their own.
const POSTGRESQL: &str = "UR_TEST_POSTGRES";

/// The databases that a server can have.
#[derive(Clone, Copy)]
pub enum Kind {
    Sqlite,
    /// PostgreSQL, for the test of this name.
    Postgresql(&'static str),
}

/// A database of a test.
pub struct TestDatabase {
    url: String,
    /// Where SQLite's file is, and whatever else a server keeps.
    folder: TempDir,
}

impl TestDatabase {
    /// A database with nothing in it.
    pub async fn empty(kind: Kind) -> TestDatabase {
        let folder = tempfile::tempdir().expect("a folder");
        let url = match kind {
            Kind::Sqlite => database(folder.path()),
            Kind::Postgresql(test) => empty_schema(test).await,
        };
        TestDatabase { url, folder }
    }

    /// A server with a database of its own.
    pub async fn served(kind: Kind) -> (TestServer, TestDatabase) {
        let database = TestDatabase::empty(kind).await;
        (TestServer::with(database.settings()).await, database)
    }

    /// Settings of a server that uses it.
    pub fn settings(&self) -> Settings {
        Settings { database: self.url.clone(), ..settings(self.folder.path()) }
    }

    /// A connection of one's own.
    pub async fn open(&self) -> AnyConnection {
        log::connect(&self.url).await
    }
}

/// The URL of a part of the PostgreSQL database; what an earlier run has left there is gone.
async fn empty_schema(test: &str) -> String {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let server = std::env::var(POSTGRESQL);
    let server = server.unwrap_or_else(|_| panic!("{POSTGRESQL} is to be the URL of a database"));
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    // Names are cut after 63 characters.
    let schema = format!("test_{number}_{test:.50}");
    let statements = format!(
        "SET client_min_messages = warning; DROP SCHEMA IF EXISTS {schema} CASCADE; \
         CREATE SCHEMA {schema}"
    );
    let mut connection = log::connect(&server).await;
    connection.execute(AssertSqlSafe(statements)).await.expect("a schema");
    let join = if server.contains('?') { '&' } else { '?' };
    format!("{server}{join}options=-c%20search_path%3D{schema}")
}
