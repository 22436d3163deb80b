//! Upkeep of a data folder by an operator: backup, restore, check, repair, and removal of old data.
//!
//! All functions here block. A separate program calls them, beside a running server or without one.

mod admin;
mod backup;
mod check;
mod error;
mod findings;
mod prune;
mod repair;
mod restore;

pub use admin::{admin_link, admin_revoke};
pub use backup::{BackupOptions, BackupReport, backup};
pub use check::{CheckReport, check};
pub use error::UpkeepError;
pub use findings::Finding;
pub use prune::{PruneOptions, PruneReport, prune};
pub use repair::{RepairReport, repair};
pub use restore::{RestoreReport, restore};

pub(super) use backup::before_migration;

use super::{sqlite, verify};
use rusqlite::{Connection, OpenFlags};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// A function that gets progress. Its arguments are the unit (such as `pages`), how many are done, and how many there
/// are.
pub type Watch<'a> = &'a mut dyn FnMut(&'static str, u64, u64);

/// The folder in a data folder for automatic backups.
const BACKUPS: &str = "backups";

/// A data folder to read. If no server runs, a lock keeps servers away meanwhile.
struct Source {
    connection: Connection,
    /// The lock; `None` while a server runs.
    lock: Option<fs::File>,
}

impl Source {
    /// Opens the database of a data folder for reading, whether a server runs or not.
    fn open(data: &Path) -> Result<Source, UpkeepError> {
        let file = database(data)?;
        let lock = sqlite::lock(data).ok();
        let connection = match &lock {
            Some(_) => verify::open_unchanged(&file)?,
            None => Connection::open_with_flags(&file, OpenFlags::SQLITE_OPEN_READ_ONLY)?,
        };
        connection.busy_timeout(super::readers::BUSY_TIMEOUT)?;
        super::migrations::check(&connection)?;
        Ok(Source { connection, lock })
    }
}

/// Finds the database of a data folder.
fn database(data: &Path) -> Result<PathBuf, UpkeepError> {
    let file = data.join(sqlite::FILE);
    if file.is_file() { Ok(file) } else { Err(UpkeepError::NoData { folder: data.to_owned(), file: sqlite::FILE }) }
}

/// Opens the database of a data folder that no server uses, to change it.
fn open_alone(data: &Path) -> Result<(Connection, fs::File), UpkeepError> {
    let file = database(data)?;
    let lock = sqlite::lock(data)?;
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    super::migrations::check(&connection)?;
    Ok((connection, lock))
}

/// Returns the time as part of a file's name, such as `20261125T093000Z`.
fn stamp() -> String {
    let time = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    time.replace(['-', ':'], "")
}

/// Makes the operating system write a file to the disk.
fn sync(path: &Path) -> Result<(), UpkeepError> {
    fs::File::open(path).and_then(|file| file.sync_all()).map_err(|fault| UpkeepError::file(path, fault))
}

/// Returns the folder of a file.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Counts rows.
fn count(connection: &Connection, sql: &str) -> Result<u64, UpkeepError> {
    let count: i64 = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(count.unsigned_abs())
}
