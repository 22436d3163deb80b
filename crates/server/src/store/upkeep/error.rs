//! The errors of the functions for the upkeep of a data folder.

use crate::keys::KeyError;
use crate::store::StoreError;
use std::io;
use std::path::{Path, PathBuf};

/// Why a function for the upkeep of a data folder failed.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The signing key cannot be read or written.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// The operating system cannot read or write a file or folder.
    #[error("{}: {fault}", path.display())]
    File {
        /// The path of the file or folder.
        path: PathBuf,
        /// The error of the operating system.
        fault: io::Error,
    },
    /// The folder has no database, so it is not a data folder that a server has used.
    #[error("{} has no file {file}, so no server has used this folder; name the data folder with --data DIR", folder.display())]
    NoData {
        /// The path of the folder.
        folder: PathBuf,
        /// The name of the missing database file.
        file: &'static str,
    },
    /// The file to write exists already.
    #[error("{} exists already; choose another name, or replace the file with --force", file.display())]
    Exists {
        /// The path of the file.
        file: PathBuf,
    },
    /// The folder to restore to is not empty.
    #[error("{} is not empty; name another folder, or move its contents aside with --force", folder.display())]
    NotEmpty {
        /// The path of the folder.
        folder: PathBuf,
    },
    /// `rumpus backup` has not made the file.
    #[error("{} is not a backup that `rumpus backup` has made", file.display())]
    NotABackup {
        /// The path of the file.
        file: PathBuf,
    },
    /// The database file is damaged.
    #[error("{} is damaged: {}", file.display(), faults.join("; "))]
    Damaged {
        /// The path of the file.
        file: PathBuf,
        /// The faults that SQLite found, each a sentence.
        faults: Vec<String>,
    },
}

impl UpkeepError {
    /// Makes the error for a file or folder that the operating system cannot read or write.
    pub(super) fn file(path: &Path, fault: io::Error) -> UpkeepError {
        UpkeepError::File { path: path.to_owned(), fault }
    }
}

impl From<rusqlite::Error> for UpkeepError {
    fn from(fault: rusqlite::Error) -> UpkeepError {
        UpkeepError::Store(fault.into())
    }
}
