//! Opens a data folder that can be read but not written.

use super::readers::Readers;
use super::{StoreError, migrations, sqlite, verify};
use rusqlite::ErrorCode;
use std::fs::File;
use std::io::{Error, ErrorKind};
use std::path::Path;

/// Says whether a fault means that the disk is full or that the folder cannot be written.
pub(super) fn is_unwritable(fault: &StoreError) -> bool {
    match fault {
        StoreError::Folder(fault) => matches!(
            fault.kind(),
            ErrorKind::ReadOnlyFilesystem
                | ErrorKind::StorageFull
                | ErrorKind::QuotaExceeded
                | ErrorKind::PermissionDenied
        ),
        StoreError::Database(fault)
        | StoreError::Schema(rusqlite_migration::Error::RusqliteError { err: fault, .. }) => {
            matches!(
                fault.sqlite_error_code(),
                Some(ErrorCode::ReadOnly | ErrorCode::DiskFull | ErrorCode::CannotOpen | ErrorCode::SystemIoFailure)
            )
        }
        _ => false,
    }
}

/// Opens a database for reading and changes nothing. Takes the lock if the lock file can be opened.
///
/// # Errors
/// Another server uses the folder, an older or newer program made the database, or the database cannot be read.
pub(super) fn open(folder: &Path) -> Result<(Option<File>, Readers), StoreError> {
    let lock = File::open(folder.join(sqlite::LOCK)).ok();
    if lock.as_ref().is_some_and(|lock| lock.try_lock().is_err()) {
        return Err(Error::other("a server uses the folder").into());
    }
    let file = folder.join(sqlite::FILE);
    let found = migrations::check(&verify::open_unchanged(&file)?)?;
    if found < migrations::NEWEST {
        return Err(Error::other("the schema of the database is old and cannot be brought up to date").into());
    }
    Ok((lock, Readers::new(file, verify::open_unchanged)))
}
