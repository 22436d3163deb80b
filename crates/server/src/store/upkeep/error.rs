//! The errors of upkeep of a data folder.

use crate::keys::KeyError;
use crate::store::StoreError;
use std::io;
use std::path::{Path, PathBuf};

/// Why the upkeep of a data folder failed.
#[derive(Debug, thiserror::Error)]
pub enum UpkeepError {
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The signing key cannot be used.
    #[error(transparent)]
    Key(#[from] KeyError),
    /// A file or folder cannot be used.
    #[error("{}: {fault}", path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the operating system says.
        fault: io::Error,
    },
    /// The folder holds no matches.
    #[error("{} holds no matches: there is no {file}; name the folder with --data DIR", folder.display())]
    NoData {
        /// The folder.
        folder: PathBuf,
        /// The file that is missing.
        file: &'static str,
    },
    /// The file exists already.
    #[error("{} is there already; choose another name, or replace it with --force", file.display())]
    Exists {
        /// The file.
        file: PathBuf,
    },
    /// The folder to restore to is not empty.
    #[error("{} is not empty; name another folder, or move what it holds aside with --force", folder.display())]
    NotEmpty {
        /// The folder.
        folder: PathBuf,
    },
    /// The file is not a backup.
    #[error("{} is no backup made by rumpus backup", file.display())]
    NotABackup {
        /// The file.
        file: PathBuf,
    },
    /// The file is damaged.
    #[error("{} is damaged: {}", file.display(), faults.join("; "))]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What was found.
        faults: Vec<String>,
    },
}

impl UpkeepError {
    /// Makes the error for a file or folder.
    pub(super) fn file(path: &Path, fault: io::Error) -> UpkeepError {
        UpkeepError::File { path: path.to_owned(), fault }
    }
}

impl From<rusqlite::Error> for UpkeepError {
    fn from(fault: rusqlite::Error) -> UpkeepError {
        UpkeepError::Store(fault.into())
    }
}
