//! Looks through a data folder and says which matches do not replay; changes nothing.

use super::{StoreError, migrations, sqlite};
use crate::table::{Failure, guarded, matched};
use referee::{RecordHeader, RecordStep, ReplayError};
use serde::de::DeserializeOwned;
use sqlx::sqlite::{SqliteConnectOptions, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row};
use std::path::Path;

/// A match of a data folder, and whether this build replays it.
#[derive(Debug)]
pub struct MatchVerdict {
    /// Its name in addresses.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// Why this build does not replay it; nothing if it does, or if its game has not begun.
    pub failure: Option<ReplayFailure>,
}

/// Why a match does not replay.
#[derive(Debug, PartialEq, Eq)]
pub struct ReplayFailure {
    /// The kind: `unknown_revision`, `diverged` or `panicked`.
    pub reason: &'static str,
    /// The step that fails, counted from 1; 0 is the start. Nothing if the rules panicked.
    pub step: Option<u32>,
    /// The reason as a sentence. It may tell secrets of a match that is not over.
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

/// Replays every match of a data folder, in the order in which they were set up. Nothing in the folder changes.
///
/// # Errors
/// The folder holds no matches, a server uses it, a newer program made the database, or the database cannot be read.
pub async fn verify_data(folder: &Path) -> Result<Vec<MatchVerdict>, StoreError> {
    let file = folder.join(sqlite::FILE);
    if !file.is_file() {
        let why = format!("{} holds no matches: there is no {}", folder.display(), sqlite::FILE);
        return Err(std::io::Error::other(why).into());
    }
    let lock = folder.join(sqlite::LOCK).is_file().then(|| sqlite::lock(folder)).transpose()?;
    let options = SqliteConnectOptions::new().filename(file).read_only(true);
    // SQLite makes files beside the database unless it is told that nobody writes. A log is left by a server that was killed.
    let has_log = std::fs::metadata(folder.join(sqlite::LOG)).is_ok_and(|log| log.len() > 0);
    let mut connection = options.immutable(!has_log).connect().await?;
    migrations::check(&mut connection).await?;
    let query = "SELECT id, game, header, steps, outcome IS NOT NULL AS is_over FROM matches ORDER BY created_ms, id";
    let mut verdicts = Vec::new();
    for row in sqlx::query(query).fetch_all(&mut connection).await? {
        let (id, game) = (row.try_get::<String, _>("id")?, row.try_get("game")?);
        let steps = sqlx::query("SELECT n, step FROM steps WHERE match = ? ORDER BY n").bind(&id);
        let steps = steps.fetch_all(&mut connection).await?;
        let failure = guarded(|| replayed(&row, &steps)).err().map(ReplayFailure::from);
        verdicts.push(MatchVerdict { id, game, failure });
    }
    connection.close().await?;
    drop(lock);
    Ok(verdicts)
}

/// Replays one match from its rows; a match that has not begun has nothing to replay.
fn replayed(row: &SqliteRow, steps: &[SqliteRow]) -> Result<(), ReplayError> {
    let Some(header) = read::<Option<RecordHeader>>(row, "header", 0)? else { return Ok(()) };
    let steps = (1..).zip(steps).map(|(n, step)| read::<RecordStep>(step, "step", n));
    let steps = steps.collect::<Result<Vec<_>, _>>()?;
    let number = |column| row.try_get::<i64, _>(column).map_err(|fault| ReplayError::new(0, fault.to_string()));
    let (taken, is_over) = (number("steps")?, number("is_over")? != 0);
    matched(&header, &steps, u32::try_from(taken).unwrap_or(u32::MAX), is_over).map(|_| ())
}

fn read<T: DeserializeOwned>(row: &SqliteRow, column: &str, n: u32) -> Result<T, ReplayError> {
    let unreadable = |why: String| ReplayError::new(n, format!("what is stored cannot be read: {why}"));
    let text: &str = row.try_get(column).map_err(|fault| unreadable(fault.to_string()))?;
    serde_json::from_str(text).map_err(|fault| unreadable(fault.to_string()))
}
