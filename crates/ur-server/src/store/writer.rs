//! The one who writes: many games' entries in one transaction, so that thousands of moves a second
//! cost a few commits.

use sqlx::error::DatabaseError;
use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::{Append, StoreError};

/// Appends that may wait.
const QUEUE: usize = 8192;

/// Appends that share a transaction, at most.
const TOGETHER: usize = 512;

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
}

enum Request {
    Append(Box<Append>, Answer),
    Finish(oneshot::Sender<()>),
}

type Answer = oneshot::Sender<Result<(), StoreError>>;

impl Writer {
    pub(super) fn start(pool: AnyPool, together: bool) -> Writer {
        let (queue, requests) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(pool, requests, if together { TOGETHER } else { 1 }));
        Writer { queue }
    }

    pub(super) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, stored) = oneshot::channel();
        let request = Request::Append(Box::new(append), answer);
        self.queue.send(request).await.map_err(|_| StoreError::Stopped)?;
        stored.await.map_err(|_| StoreError::Stopped)?
    }

    /// Waits until everything asked for before is written.
    pub(super) async fn finish(&self) {
        let (done, finished) = oneshot::channel();
        if self.queue.send(Request::Finish(done)).await.is_ok() {
            finished.await.ok();
        }
    }
}

async fn write_all(pool: AnyPool, mut requests: mpsc::Receiver<Request>, together: usize) {
    let mut waiting = Vec::new();
    while requests.recv_many(&mut waiting, together).await > 0 {
        let mut batch = Vec::with_capacity(waiting.len());
        let mut finished = None;
        for request in waiting.drain(..) {
            match request {
                Request::Append(append, answer) => batch.push((*append, answer)),
                Request::Finish(done) => finished = Some(done),
            }
        }
        metrics::histogram!("ur_appends_per_commit").record(batch.len() as f64);
        write_batch(&pool, batch).await;
        if let Some(done) = finished {
            done.send(()).ok();
            return;
        }
    }
}

/// Writes a batch in one transaction and answers everybody once it is stored.
async fn write_batch(pool: &AnyPool, batch: Vec<(Append, Answer)>) {
    let (appends, answers): (Vec<Append>, Vec<Answer>) = batch.into_iter().unzip();
    match try_batch(pool, &appends).await {
        Ok(results) => {
            for (answer, result) in answers.into_iter().zip(results) {
                answer.send(result).ok();
            }
        }
        Err(error) => {
            tracing::error!(%error, "entries could not be stored");
            for answer in answers {
                answer.send(Err(StoreError::Database(sqlx::Error::WorkerCrashed))).ok();
            }
        }
    }
}

async fn try_batch(
    pool: &AnyPool,
    appends: &[Append],
) -> Result<Vec<Result<(), StoreError>>, sqlx::Error> {
    let mut connection = pool.acquire().await?;
    let mut transaction = connection.begin().await?;
    let mut results = Vec::with_capacity(appends.len());
    for append in appends {
        match write(&mut transaction, append).await {
            // A part of it may be written: the whole transaction is given up.
            Err(StoreError::Database(error)) => return Err(error),
            result => results.push(result),
        }
    }
    // Where one append is one transaction, a conflict undoes it; in SQLite it has written nothing.
    transaction.commit().await?;
    Ok(results)
}

/// Writes one append. Its first entry is the first to fail if the place is taken, so nothing of it is
/// written then.
async fn write(connection: &mut AnyConnection, append: &Append) -> Result<(), StoreError> {
    let touched = append.entries.last().map_or(0, |entry| entry.at) as i64;
    if let Some((setup, secret)) = &append.new {
        sqlx::query(
            "INSERT INTO games (id, created, setup, secret, state, touched) \
             VALUES ($1, $2, $3, $4, $5, $6)",
        )
        .bind(&append.game)
        .bind(touched)
        .bind(serde_json::to_string(setup)?)
        .bind(serde_json::to_string(secret)?)
        .bind(append.state.text())
        .bind(touched)
        .execute(&mut *connection)
        .await
        .map_err(conflict)?;
    }
    for (entry, seq) in append.entries.iter().zip(append.seq..) {
        sqlx::query("INSERT INTO entries (game, seq, entry) VALUES ($1, $2, $3)")
            .bind(&append.game)
            .bind(seq as i64)
            .bind(serde_json::to_string(entry)?)
            .execute(&mut *connection)
            .await
            .map_err(conflict)?;
    }
    if append.new.is_none() {
        sqlx::query("UPDATE games SET state = $2, touched = $3 WHERE id = $1")
            .bind(&append.game)
            .bind(append.state.text())
            .bind(touched)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

fn conflict(error: sqlx::Error) -> StoreError {
    let is_taken = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
    if is_taken { StoreError::Conflict } else { StoreError::Database(error) }
}
