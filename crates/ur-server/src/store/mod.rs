//! The database: games, and an append-only log of each.
//!
//! One place in a game's log can be taken only once, whoever writes and from whatever process: that
//! is the table's primary key. SQLite is the default; PostgreSQL is the same code.

mod schema;
mod writer;

use std::time::Duration;

use sqlx::any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers};
use sqlx::migrate::MigrateError;
use sqlx::{AnyPool, Executor, Row};
use thiserror::Error;
use ur_dice::Secret;

use crate::entry::{Entry, Millis, Setup};

use writer::Writer;

/// Connections that read.
const READERS: u32 = 4;

/// How long to wait for a connection or a lock.
const PATIENCE: Duration = Duration::from_secs(10);

/// What SQLite is told at the beginning of every connection: to let readers read while one writes,
/// and to have a commit on the disk before it counts.
const SQLITE_SETTINGS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; \
                               PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON;";

/// The database of a server.
#[derive(Clone)]
pub(crate) struct Store {
    pool: AnyPool,
    writer: Writer,
}

/// A game as it is stored.
pub(crate) struct StoredGame {
    pub(crate) setup: Setup,
    pub(crate) secret: Secret,
    pub(crate) entries: Vec<Entry>,
}

/// A game in a list.
pub(crate) struct ListedGame {
    pub(crate) id: String,
    pub(crate) touched: Millis,
}

/// How far a game is, for lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameState {
    /// It waits for a player.
    Open,
    Playing,
    Over,
}

impl GameState {
    const fn text(self) -> &'static str {
        match self {
            GameState::Open => "open",
            GameState::Playing => "playing",
            GameState::Over => "over",
        }
    }
}

/// What goes wrong with a database.
#[derive(Debug, Error)]
pub enum StoreError {
    /// It was written by a newer version of this program.
    #[error(
        "the database was written by a newer version of this program (step {0} of its format is not \
         known here); use that version, or another --data folder"
    )]
    Newer(i64),
    /// It does not fit this program.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(MigrateError),
    /// It does not answer, or answers nonsense.
    #[error("the database does not answer: {0}")]
    Database(#[from] sqlx::Error),
    /// What is stored cannot be read.
    #[error("the database holds something that cannot be read: {0}")]
    Damaged(#[from] serde_json::Error),
    /// The place in the log is taken: somebody else was faster.
    #[error("somebody else has written this entry")]
    Conflict,
    /// The server is stopping.
    #[error("the server is stopping")]
    Stopped,
}

/// New entries of a game.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) game: String,
    /// The number of the first.
    pub(crate) seq: usize,
    pub(crate) entries: Vec<Entry>,
    pub(crate) state: GameState,
    /// The game itself, if it is new.
    pub(crate) new: Option<(Setup, Secret)>,
}

impl Store {
    /// Opens a database, makes it if it is not there, and brings it up to date.
    pub(crate) async fn open(url: &str) -> Result<Store, StoreError> {
        install_default_drivers();
        let is_sqlite = url.starts_with("sqlite:");
        let options: AnyConnectOptions = url.parse()?;
        let pool = AnyPoolOptions::new()
            .max_connections(READERS + 1)
            .acquire_timeout(PATIENCE)
            .after_connect(move |connection, _| {
                Box::pin(async move {
                    if is_sqlite {
                        connection.execute(SQLITE_SETTINGS).await?;
                    }
                    Ok(())
                })
            })
            .connect_with(options)
            .await?;
        schema::migrator().run(&pool).await.map_err(|error| match error {
            MigrateError::VersionMissing(step) => StoreError::Newer(step),
            error => StoreError::Migration(error),
        })?;
        let writer = Writer::start(pool.clone(), is_sqlite);
        Ok(Store { pool, writer })
    }

    /// Appends entries to a game's log; when it answers, they are stored.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.writer.append(append).await
    }

    /// A game with its whole log.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<StoredGame>, StoreError> {
        let game = sqlx::query("SELECT setup, secret FROM games WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await?;
        let Some(game) = game else { return Ok(None) };
        let setup = serde_json::from_str(game.try_get("setup")?)?;
        let secret = serde_json::from_str(game.try_get("secret")?)?;
        let entries = self.entries(id, 0).await?;
        Ok(Some(StoredGame { setup, secret, entries }))
    }

    /// The entries of a game from a number on.
    pub(crate) async fn entries(&self, id: &str, from: usize) -> Result<Vec<Entry>, StoreError> {
        let rows =
            sqlx::query("SELECT entry FROM entries WHERE game = $1 AND seq >= $2 ORDER BY seq")
                .bind(id)
                .bind(from as i64)
                .fetch_all(&self.pool)
                .await?;
        rows.iter().map(|row| Ok(serde_json::from_str(row.try_get("entry")?)?)).collect()
    }

    /// The games of a state, those that were touched last first.
    pub(crate) async fn list(
        &self,
        state: GameState,
        most: usize,
    ) -> Result<Vec<ListedGame>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, touched FROM games WHERE state = $1 ORDER BY touched DESC LIMIT $2",
        )
        .bind(state.text())
        .bind(most as i64)
        .fetch_all(&self.pool)
        .await?;
        listed(&rows)
    }

    /// The games that are not over and that nobody has touched since a time.
    pub(crate) async fn forgotten(&self, since: Millis) -> Result<Vec<ListedGame>, StoreError> {
        let rows = sqlx::query(
            "SELECT id, touched FROM games WHERE state <> 'over' AND touched < $1 LIMIT 100",
        )
        .bind(since as i64)
        .fetch_all(&self.pool)
        .await?;
        listed(&rows)
    }

    /// Takes a game out of the lists; its log stays as it is.
    pub(crate) async fn put_aside(&self, id: &str) -> Result<(), StoreError> {
        sqlx::query("UPDATE games SET state = 'over' WHERE id = $1")
            .bind(id)
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// How many games are not over.
    pub(crate) async fn count_unfinished(&self) -> Result<usize, StoreError> {
        let row = sqlx::query("SELECT COUNT(*) AS games FROM games WHERE state <> 'over'")
            .fetch_one(&self.pool)
            .await?;
        Ok(row.try_get::<i64, _>("games")? as usize)
    }

    /// Whether the database answers.
    pub(crate) async fn check(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1").execute(&self.pool).await?;
        Ok(())
    }

    /// Finishes what is being written and closes.
    pub(crate) async fn close(&self) {
        self.writer.finish().await;
        self.pool.close().await;
    }
}

fn listed(rows: &[sqlx::any::AnyRow]) -> Result<Vec<ListedGame>, StoreError> {
    rows.iter()
        .map(|row| {
            let touched: i64 = row.try_get("touched")?;
            Ok(ListedGame { id: row.try_get("id")?, touched: touched as Millis })
        })
        .collect()
}
