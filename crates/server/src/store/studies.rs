//! Stores studies, in which bots play to answer a question of a guest.

use super::StoreError;
use super::statements::execute;
use lab::Study;
use rusqlite::{Connection, OptionalExtension as _, Params, Row, params};
use wire::StudyStatus;

/// A study as the store keeps it.
#[derive(Clone, Debug)]
pub(crate) struct StudyRow {
    /// The id, as in the URL of the study.
    pub id: String,
    /// The id of the guest who ordered the study; `None` if the guest has deleted the account.
    pub guest: Option<String>,
    /// When the guest ordered the study, in milliseconds of the server's time.
    pub asked_ms: i64,
    /// Whether the study runs, or how it ended.
    pub status: StudyStatus,
    /// For how long its bots have played, in milliseconds.
    pub played_ms: i64,
    /// The question, and the results so far.
    pub study: Study,
}

const STATUSES: [(&str, StudyStatus); 5] = [
    ("running", StudyStatus::Running),
    ("done", StudyStatus::Done),
    ("out_of_time", StudyStatus::OutOfTime),
    ("cancelled", StudyStatus::Cancelled),
    ("failed", StudyStatus::Failed),
];

fn word(status: StudyStatus) -> &'static str {
    STATUSES.iter().find(|(_, known)| *known == status).map_or("failed", |(word, _)| *word)
}

fn status(word: &str) -> Result<StudyStatus, StoreError> {
    let found = STATUSES.iter().find(|(known, _)| *known == word);
    found.map(|(_, status)| *status).ok_or_else(|| StoreError::UnknownWord(word.to_owned()))
}

/// Stores a study, or updates it.
///
/// # Errors
/// The database fails.
pub(super) fn keep(connection: &Connection, row: &StudyRow) -> Result<(), StoreError> {
    // The update does not set `guest`, since the guest may have deleted the account meanwhile.
    let sql = "INSERT INTO studies (id, guest, asked_ms, status, played_ms, study) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET
         status = excluded.status, played_ms = excluded.played_ms, study = excluded.study";
    let study = serde_json::to_string(&row.study)?;
    execute(connection, sql, params![row.id, row.guest, row.asked_ms, word(row.status), row.played_ms, study])
}

/// Deletes studies that were ordered before `before_ms` and do not run.
///
/// # Errors
/// The database fails.
pub(super) fn expire(connection: &Connection, before_ms: i64) -> Result<(), StoreError> {
    execute(connection, "DELETE FROM studies WHERE asked_ms < ? AND status <> 'running'", [before_ms])
}

const COLUMNS: &str = "SELECT id, guest, asked_ms, status, played_ms, study FROM studies";

/// Returns the study with this id.
///
/// # Errors
/// The database or the study cannot be read.
pub(super) fn find(reader: &Connection, id: &str) -> Result<Option<StudyRow>, StoreError> {
    let mut statement = reader.prepare_cached(&format!("{COLUMNS} WHERE id = ?"))?;
    statement.query_row([id], |row| Ok(read(row))).optional()?.transpose()
}

/// Returns the studies that have not ended, oldest first. Logs and leaves out a study that cannot be read.
///
/// # Errors
/// The database cannot be read.
pub(super) fn running(reader: &Connection) -> Result<Vec<StudyRow>, StoreError> {
    all(reader, "WHERE status = 'running' ORDER BY asked_ms", [])
}

/// Returns the newest twenty studies of a guest, newest first. Logs and leaves out a study that cannot be read.
///
/// # Errors
/// The database cannot be read.
pub(super) fn of(reader: &Connection, guest: &str) -> Result<Vec<StudyRow>, StoreError> {
    all(reader, "WHERE guest = ? ORDER BY asked_ms DESC, id LIMIT 20", [guest])
}

fn all(reader: &Connection, which: &str, bound: impl Params) -> Result<Vec<StudyRow>, StoreError> {
    let mut statement = reader.prepare_cached(&format!("{COLUMNS} {which}"))?;
    let rows = statement.query_map(bound, |row| Ok(read(row)))?;
    let mut found = Vec::new();
    for row in rows {
        match row? {
            Ok(row) => found.push(row),
            Err(fault) => tracing::error!(%fault, "a stored study cannot be read and is left out"),
        }
    }
    Ok(found)
}

fn read(row: &Row<'_>) -> Result<StudyRow, StoreError> {
    Ok(StudyRow {
        id: row.get(0)?,
        guest: row.get(1)?,
        asked_ms: row.get(2)?,
        status: status(&row.get::<_, String>(3)?)?,
        played_ms: row.get(4)?,
        study: serde_json::from_str(&row.get::<_, String>(5)?)?,
    })
}
