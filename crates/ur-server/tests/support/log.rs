//! The log of a game, as another program finds it in the database.

use std::path::Path;

use serde_json::Value;
use sqlx::any::install_default_drivers;
use sqlx::{AnyConnection, Connection, Row};

/// A connection of one's own to a server's database in a file.
pub async fn open(file: &Path) -> AnyConnection {
    connect(&format!("sqlite:{}?mode=rwc", file.display())).await
}

/// A connection of one's own to any database.
pub async fn connect(url: &str) -> AnyConnection {
    install_default_drivers();
    AnyConnection::connect(url).await.expect("the database")
}

/// The games that are stored, the first one first.
pub async fn games(database: &mut AnyConnection) -> Vec<String> {
    let rows = sqlx::query("SELECT id FROM games ORDER BY created, id").fetch_all(database).await;
    rows.expect("games").iter().map(|row| row.get("id")).collect()
}

/// The entries of a game, whose numbers must be 0, 1, 2 and so on.
pub async fn entries(database: &mut AnyConnection, game: &str) -> Vec<Value> {
    let rows = sqlx::query("SELECT seq, entry FROM entries WHERE game = $1 ORDER BY seq")
        .bind(game)
        .fetch_all(database)
        .await
        .expect("entries");
    let numbers: Vec<i64> = rows.iter().map(|row| row.get("seq")).collect();
    assert_eq!(numbers, (0..rows.len() as i64).collect::<Vec<_>>(), "a gap or a double");
    rows.iter().map(|row| serde_json::from_str(row.get("entry")).expect("JSON")).collect()
}

/// The actions of a log in their order, each with the number of the entry that came after it.
///
/// An action can lead to more than one entry, such as a roll and the pass that follows from it; they
/// stand together. An action that is here twice was done twice.
pub fn actions(entries: &[Value]) -> Vec<(String, u64)> {
    let mut actions: Vec<(String, u64)> = Vec::new();
    for (entry, next) in entries.iter().zip(1..) {
        // The server puts the player's sides before the name that the player gave it.
        let action = entry["action"].as_str().and_then(|action| action.split_once(':'));
        let Some((_, action)) = action else { continue };
        match actions.last_mut() {
            Some((last, end)) if last == action && *end + 1 == next => *end = next,
            _ => actions.push((action.to_owned(), next)),
        }
    }
    actions
}
