//! Opens a data folder that the server can read but not write.

use super::readers::Readers;
use super::{StoreError, migrations, sqlite, verify};
use rusqlite::ErrorCode;
use std::fs::File;
use std::io::{Error, ErrorKind};
use std::path::Path;

/// Returns whether an error means that the disk is full or that the folder cannot be written.
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

/// Opens a database read-only. Takes the lock of the folder if the lock file can be opened.
///
/// # Errors
/// Another server uses the folder, an older or newer program made the database, or the database cannot be read.
pub(super) fn open(folder: &Path) -> Result<(Option<File>, Readers), StoreError> {
    let lock = File::open(folder.join(sqlite::LOCK)).ok();
    if lock.as_ref().is_some_and(|lock| lock.try_lock().is_err()) {
        return Err(Error::other("another server uses the folder; stop that server first").into());
    }
    let file = folder.join(sqlite::FILE);
    let found = migrations::check(&verify::open_unchanged(&file)?)?;
    if found < migrations::NEWEST {
        return Err(Error::other(
            "the database has an older schema, which can be brought up to date only when the folder can be written",
        )
        .into());
    }
    Ok((lock, Readers::new(file, verify::open_unchanged)))
}
