//! The steps by which the schema of the database came to be what it is, in their order.

use super::StoreError;
use sqlx::migrate::{MigrateError, Migration, MigrationType, Migrator};
use sqlx::{SqlStr, SqliteConnection};

/// Version, name and statements of every step; a step that was released is never changed.
///
/// They are listed here and not by `sqlx::migrate!`, because that macro needs a SQLite of its own at compile time.
const STEPS: [(i64, &str, &str); 5] = [
    (1, "first", include_str!("../../migrations/0001_first.sql")),
    (2, "creator", include_str!("../../migrations/0002_creator.sql")),
    (3, "forces", include_str!("../../migrations/0003_forces.sql")),
    (4, "winners", include_str!("../../migrations/0004_winners.sql")),
    (5, "runs", include_str!("../../migrations/0005_runs.sql")),
];

/// The version of the newest schema.
const NEWEST: i64 = STEPS[STEPS.len() - 1].0;

/// Checks that this program knows the schema of a database, which may be an older one.
///
/// # Errors
/// A newer program made the database, or the database has no schema of ours.
pub(super) async fn check(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let found: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await?;
    if found > NEWEST { Err(StoreError::NewerSchema { found, newest: NEWEST }) } else { Ok(()) }
}

/// Brings the schema of a database up to date.
///
/// # Errors
/// A step fails, or the file was made by other steps than these, such as those of a newer program.
pub(super) async fn run(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let step = |(version, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(version, name.into(), MigrationType::Simple, SqlStr::from_static(sql), false)
    };
    match Migrator::with_migrations(STEPS.map(step).to_vec()).run(connection).await {
        Err(MigrateError::VersionMissing(found)) => Err(StoreError::NewerSchema { found, newest: NEWEST }),
        done => Ok(done?),
    }
}

#[cfg(test)]
mod tests {
    use super::STEPS;

    #[test]
    fn every_file_of_migrations_is_a_step() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).expect("the folder of migrations");
        let mut names: Vec<String> =
            files.map(|file| file.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        assert_eq!(names, STEPS.map(|(version, name, _)| format!("{version:04}_{name}.sql")));
    }
}
