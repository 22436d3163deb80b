//! Replays every match of a data folder, and reports which matches this build cannot replay. Changes nothing in the
//! folder.

use super::step_state::steps_taken;
use super::{StoreError, migrations, rows, sqlite};
use crate::table::{Failure, guarded, matched};
use referee::{RecordHeader, RecordStep, ReplayError};
use rusqlite::{Connection, OpenFlags, Row};
use serde::de::DeserializeOwned;
use std::path::Path;

/// A match of a data folder, and whether this build can replay it.
#[derive(Debug)]
pub struct MatchVerdict {
    /// The id, as in the URL of the match.
    pub id: String,
    /// The id of the game, such as `toy-battle`.
    pub game: String,
    /// Why this build cannot replay the match; `None` if it can, or if the game has not begun.
    pub failure: Option<ReplayFailure>,
}

/// Why this build cannot replay a match.
#[derive(Debug, PartialEq, Eq)]
pub struct ReplayFailure {
    /// The kind: `unknown_revision`, `diverged` or `panicked`.
    pub reason: &'static str,
    /// The number of the step that fails, from 1; 0 if the start fails, and `None` if the rules panicked.
    pub step: Option<u32>,
    /// The reason, as a sentence. It may contain secrets of a match that is not over.
    pub because: String,
}

impl From<Failure> for ReplayFailure {
    fn from(failure: Failure) -> ReplayFailure {
        match failure {
            Failure::Refused(error) => {
                let unknown = matches!(error, ReplayError::UnknownRevision { .. });
                let reason = if unknown { "unknown_revision" } else { "diverged" };
                ReplayFailure { reason, step: Some(error.step()), because: error.why() }
            }
            Failure::Panicked => {
                ReplayFailure { reason: "panicked", step: None, because: Failure::Panicked.to_string() }
            }
        }
    }
}

/// Replays every match of a data folder, in the order in which the matches were set up. Changes nothing in the folder.
///
/// # Errors
/// The folder has no database, a server uses it, a newer program made the database, or the database cannot be read.
pub async fn verify_data(folder: &Path) -> Result<Vec<MatchVerdict>, StoreError> {
    let folder = folder.to_path_buf();
    let verifying = tokio::task::spawn_blocking(move || verify_folder(&folder));
    verifying.await.map_err(|fault| StoreError::Batch(fault.to_string()))?
}

fn verify_folder(folder: &Path) -> Result<Vec<MatchVerdict>, StoreError> {
    let file = folder.join(sqlite::FILE);
    if !file.is_file() {
        let why = format!("{} has no file {}, so no server has used this folder", folder.display(), sqlite::FILE);
        return Err(std::io::Error::other(why).into());
    }
    let lock = sqlite::lock_if_there(folder)?;
    let connection = open_unchanged(&file)?;
    migrations::check(&connection)?;
    let verdicts = replay_all(&connection, &mut |_, _| {});
    drop(lock);
    verdicts
}

/// Replays every match of a database, in the order in which the matches were set up. After each match, calls `watch`
/// with the number of replayed matches and the number of all matches.
///
/// # Errors
/// The database cannot be read.
pub(super) fn replay_all(
    connection: &Connection,
    watch: &mut dyn FnMut(u64, u64),
) -> Result<Vec<MatchVerdict>, StoreError> {
    let total: i64 = connection.query_row("SELECT count(*) FROM matches", [], |row| row.get(0))?;
    let query = format!(
        "SELECT id, game, header, {} AS taken, outcome IS NOT NULL AS is_over FROM matches
         ORDER BY created_ms, id",
        steps_taken(connection)?
    );
    let mut statement = connection.prepare(&query)?;
    let mut rows = statement.query([])?;
    let mut verdicts = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, game): (String, String) = (row.get("id")?, row.get("game")?);
        let failure = guarded(|| replayed(connection, &id, row)).err().map(ReplayFailure::from);
        verdicts.push(MatchVerdict { id, game, failure });
        watch(verdicts.len() as u64, total.unsigned_abs());
    }
    Ok(verdicts)
}

/// Opens a database that no server uses, without making or changing a file beside it.
///
/// # Errors
/// The file cannot be opened as a database.
pub(super) fn open_unchanged(file: &Path) -> Result<Connection, StoreError> {
    // With `immutable`, SQLite makes no files beside the database. But a killed server may have left a write-ahead log,
    // which SQLite must read. Then the database cannot be opened in this way.
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    let has_log = std::fs::metadata(log).is_ok_and(|log| log.len() > 0);
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY;
    if has_log {
        return Ok(Connection::open_with_flags(file, flags)?);
    }
    let path = file.canonicalize()?.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    Ok(Connection::open_with_flags(format!("file:{path}?immutable=1"), flags | OpenFlags::SQLITE_OPEN_URI)?)
}

/// Replays one match from its rows. Does nothing if the game has not begun.
fn replayed(connection: &Connection, id: &str, row: &Row<'_>) -> Result<(), ReplayError> {
    let stored = |fault: rusqlite::Error| ReplayError::new(0, fault.to_string());
    let Some(header) = read::<Option<RecordHeader>>(row, "header", 0)? else { return Ok(()) };
    let mut statement =
        connection.prepare_cached("SELECT step FROM steps WHERE match = ? ORDER BY n").map_err(stored)?;
    let mut rows = statement.query([id]).map_err(stored)?;
    let mut steps: Vec<RecordStep> = Vec::new();
    while let Some(step) = rows.next().map_err(stored)? {
        steps.push(read(step, "step", steps.len() as u32 + 1)?);
    }
    let (taken, is_over) = (row.get("taken").map_err(stored)?, row.get("is_over").map_err(stored)?);
    matched(&header, &steps, taken, is_over).map(|_| ())
}

fn read<T: DeserializeOwned>(row: &Row<'_>, column: &str, n: u32) -> Result<T, ReplayError> {
    rows::json(row, column).map_err(|fault| ReplayError::new(n, format!("the stored value cannot be read: {fault}")))
}
