//! How the tables of the database came to be, step by step; a step that has been taken never changes.

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps, in their order: the files of `migrations`, named `000N_WHAT.sql`.
const STEPS: [(&str, &str); 2] = [
    ("games", include_str!("../../migrations/0001_games.sql")),
    ("lobby", include_str!("../../migrations/0002_lobby.sql")),
];

/// What brings a database up to date.
pub(super) fn migrator() -> Migrator {
    let steps = (1..).zip(STEPS).map(|(version, (what, sql))| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Databases know a step by its number and its checksum, both taken from the files.
    #[tokio::test]
    async fn the_steps_are_the_files() {
        let files = Migrator::new(Path::new("migrations")).await.expect("the folder");
        let known = |migrator: &Migrator| -> Vec<_> {
            let steps = migrator.iter();
            steps
                .map(|step| (step.version, step.description.clone(), step.checksum.clone()))
                .collect()
        };
        assert_eq!(known(&migrator()), known(&files));
    }
}
