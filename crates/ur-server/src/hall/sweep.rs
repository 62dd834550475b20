//! What has to be done from time to time: nothing hangs for ever.

use std::sync::{Arc, Weak};
use std::time::Duration;

use crate::entry::Millis;

use super::live::LiveTable;
use super::{Hall, log, now, report};

/// How often games of other processes are looked at for news.
const FOLLOW_EVERY: Duration = Duration::from_millis(500);

/// How long a game stays in memory without anybody.
const KEEP_FOR: Duration = Duration::from_mins(1);

/// Does it until the hall is gone.
pub(crate) fn begin(hall: &Arc<Hall>) {
    if hall.settings.shared {
        every(FOLLOW_EVERY, Arc::downgrade(hall), async |hall| hall.look_for_news().await);
    }
    every(hall.settings.tidy_every, Arc::downgrade(hall), async |hall| {
        hall.put_away();
        hall.close_forgotten().await;
    });
}

fn every<F>(period: Duration, hall: Weak<Hall>, act: impl Fn(Arc<Hall>) -> F + Send + 'static)
where
    F: Future<Output = ()> + Send,
{
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(period).await;
            let Some(hall) = hall.upgrade() else { return };
            act(hall).await;
        }
    });
}

impl Hall {
    async fn look_for_news(&self) {
        for table in self.tables() {
            if let Err(problem) = table.look_for_news().await {
                tracing::warn!(problem.message, "news of another process");
            }
        }
    }

    fn tables(&self) -> Vec<Arc<LiveTable>> {
        self.lock().values().cloned().collect()
    }

    /// Games that nobody watches are in the database.
    fn put_away(&self) {
        // Whoever has one in hand keeps it: then two references or more are there.
        self.lock().retain(|_, table| Arc::strong_count(table) > 1 || !table.is_idle(KEEP_FOR));
        metrics::gauge!("ur_games_in_memory").set(self.lock().len() as f64);
    }

    /// Breaks off games that nobody has touched for long.
    async fn close_forgotten(self: &Arc<Hall>) {
        let age = self.settings.limits.forget_after.as_millis() as Millis;
        let forgotten = match self.store.forgotten(now().saturating_sub(age)).await {
            Ok(forgotten) => forgotten,
            Err(error) => {
                log(&error);
                return;
            }
        };
        for game in forgotten {
            let closed = match self.find(&game.id).await {
                Ok(table) => table.close().await,
                // It cannot be read by this version: its log stays as it is.
                Err(_) => self.store.put_aside(&game.id).await.map_err(|error| report(&error)),
            };
            if let Err(problem) = closed {
                tracing::warn!(game = game.id, problem.message, "a forgotten game stays open");
            }
        }
    }
}
