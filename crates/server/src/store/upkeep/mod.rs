//! Upkeep of a data folder by an operator: backup, restore, check, repair, and removal of old data.
//!
//! All functions here block the calling thread. The commands of `rumpus` call them; most of them also work while a
//! server uses the folder.

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

/// A function to which long work reports its progress. Its arguments are the unit (such as `pages`), how many units are
/// done, and how many there are.
pub type Watch<'a> = &'a mut dyn FnMut(&'static str, u64, u64);

/// The name of the folder for automatic backups in a data folder.
const BACKUPS: &str = "backups";

/// The opened database of a data folder. If no server uses the folder, a lock keeps servers from starting on it.
struct Source {
    connection: Connection,
    /// The lock of the folder; `None` if a server has it.
    lock: Option<fs::File>,
}

impl Source {
    /// Opens the database of a data folder read-only, whether a server uses the folder or not.
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

/// Returns the path of the database of a data folder. Fails if there is none.
fn database(data: &Path) -> Result<PathBuf, UpkeepError> {
    let file = data.join(sqlite::FILE);
    if file.is_file() { Ok(file) } else { Err(UpkeepError::NoData { folder: data.to_owned(), file: sqlite::FILE }) }
}

/// Opens the database of a data folder for writing, and locks the folder. Fails if a server uses it.
fn open_alone(data: &Path) -> Result<(Connection, fs::File), UpkeepError> {
    let file = database(data)?;
    let lock = sqlite::lock(data)?;
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    super::migrations::check(&connection)?;
    Ok((connection, lock))
}

/// Returns the current time in a form for file names, such as `20261125T093000Z`.
fn stamp() -> String {
    let time = humantime::format_rfc3339_seconds(SystemTime::now()).to_string();
    time.replace(['-', ':'], "")
}

/// Makes the operating system write a file to the disk.
fn sync(path: &Path) -> Result<(), UpkeepError> {
    fs::File::open(path).and_then(|file| file.sync_all()).map_err(|fault| UpkeepError::file(path, fault))
}

/// Returns the folder of a file; `.` for a bare name.
fn folder_of(file: &Path) -> &Path {
    file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."))
}

/// Runs a query that returns one number, such as a count.
fn count(connection: &Connection, sql: &str) -> Result<u64, UpkeepError> {
    let count: i64 = connection.query_row(sql, [], |row| row.get(0))?;
    Ok(count.unsigned_abs())
}
