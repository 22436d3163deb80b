//! The migrations of the database's schema, in order.

use super::StoreError;
use rusqlite::{Connection, OptionalExtension as _};
use rusqlite_migration::{M, Migrations};

/// The name and the SQL of every migration. A released migration never changes. The `user_version` of a database is the
/// number of migrations that have run on it.
const STEPS: [(&str, &str); 12] = [
    ("first", include_str!("../../migrations/0001_first.sql")),
    ("creator", include_str!("../../migrations/0002_creator.sql")),
    ("forces", include_str!("../../migrations/0003_forces.sql")),
    ("winners", include_str!("../../migrations/0004_winners.sql")),
    ("runs", include_str!("../../migrations/0005_runs.sql")),
    ("decisions", include_str!("../../migrations/0006_decisions.sql")),
    ("sessions", include_str!("../../migrations/0007_sessions.sql")),
    ("fair", include_str!("../../migrations/0008_fair.sql")),
    ("console", include_str!("../../migrations/0009_console.sql")),
    ("lab", include_str!("../../migrations/0010_lab.sql")),
    ("programs", include_str!("../../migrations/0011_programs.sql")),
    ("step_state", include_str!("../../migrations/0012_step_state.sql")),
];

/// The version of the newest schema.
pub(super) const NEWEST: i64 = STEPS.len() as i64;

/// Returns the version of a database's schema; 0 for an empty database.
///
/// # Errors
/// The database cannot be read.
pub(super) fn version(connection: &Connection) -> Result<i64, StoreError> {
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    if version > 0 {
        return Ok(version);
    }
    Ok(version_by_table(connection)?.unwrap_or(0))
}

/// Checks that this program knows the schema of a database, and returns its version. It may be older than [`NEWEST`].
///
/// # Errors
/// A newer program made the database, or the database cannot be read.
pub(super) fn check(connection: &Connection) -> Result<i64, StoreError> {
    let found = version(connection)?;
    if found > NEWEST { Err(StoreError::NewerSchema { found, newest: NEWEST }) } else { Ok(found) }
}

/// Brings the schema of a database up to date. If the database is not empty and has an older schema, first calls
/// `before` with the older version.
///
/// # Errors
/// A migration fails, a newer program made the database, or `before` fails. If `before` fails, nothing has changed.
pub(super) fn run(
    connection: &mut Connection,
    before: impl FnOnce(&Connection, i64) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let found = check(connection)?;
    if (1..NEWEST).contains(&found) {
        before(connection, found)?;
    }
    if version_by_table(connection)?.is_some() {
        connection.execute_batch(&format!("PRAGMA user_version = {found}; DROP TABLE _sqlx_migrations"))?;
    }
    let steps = STEPS.iter().map(|(_, sql)| M::up(sql)).collect();
    Ok(Migrations::new(steps).to_latest(connection)?)
}

/// Returns the version in the table `_sqlx_migrations`, where older programs kept it instead of in `user_version`;
/// `None` without that table.
fn version_by_table(connection: &Connection) -> Result<Option<i64>, StoreError> {
    let table = "SELECT 1 FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if connection.query_row(table, [], |_| Ok(())).optional()?.is_none() {
        return Ok(None);
    }
    Ok(connection.query_row("SELECT max(version) FROM _sqlx_migrations", [], |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_in_the_folder_of_migrations_is_listed() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = std::fs::read_dir(folder).expect("the folder of migrations");
        let mut names: Vec<String> =
            files.map(|file| file.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        let steps = STEPS.iter().zip(1..);
        assert_eq!(names, steps.map(|((name, _), n)| format!("{n:04}_{name}.sql")).collect::<Vec<_>>());
    }

    #[test]
    fn a_database_that_kept_its_version_in_a_table_is_brought_up_to_date() {
        let mut connection = Connection::open_in_memory().expect("a database in memory");
        for (_, sql) in &STEPS[..5] {
            connection.execute_batch(sql).expect("a step");
        }
        let table = "CREATE TABLE _sqlx_migrations (version INTEGER); INSERT INTO _sqlx_migrations VALUES (4), (5)";
        connection.execute_batch(table).expect("a table");
        assert_eq!(version(&connection).expect("a version"), 5);
        run(&mut connection, |_, _| Ok(())).expect("the last steps are new");
        assert_eq!(
            (version(&connection).expect("a version"), version_by_table(&connection).expect("none")),
            (NEWEST, None)
        );
        run(&mut connection, |_, _| unreachable!("it is new")).expect("nothing is left to do");
    }
}
