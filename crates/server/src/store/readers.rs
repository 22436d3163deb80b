//! Reads the database on a few read-only connections. Each read runs on a thread for blocking work.

use super::StoreError;
use rusqlite::{Connection, OpenFlags, Transaction};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::Semaphore;

/// How many reads may run at once.
const READERS: u32 = 4;

/// How long a statement waits for a lock of the database before it fails.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(10);

/// Read-only connections to one database.
pub(super) struct Readers {
    file: PathBuf,
    open: Arc<dyn Fn() -> Result<Connection, StoreError> + Send + Sync>,
    idle: Arc<Mutex<Vec<Connection>>>,
    places: Arc<Semaphore>,
}

impl Readers {
    /// Makes readers of a database file. They call `open` when they need a further connection.
    pub fn new(
        file: PathBuf,
        open: impl Fn(&Path) -> Result<Connection, StoreError> + Send + Sync + 'static,
    ) -> Readers {
        let path = file.clone();
        let open = Arc::new(move || open(&path));
        Readers { file, open, idle: Arc::default(), places: Arc::new(Semaphore::new(READERS as usize)) }
    }

    /// Returns the path of the database file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Runs `work` in one transaction, so that it sees the database at one moment.
    ///
    /// # Errors
    /// `work` fails, the database cannot be opened, or the readers are closed.
    pub async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (open, idle) = (self.open.clone(), self.idle.clone());
        let reading = tokio::task::spawn_blocking(move || {
            let _place = place;
            let known = idle.lock().expect("the lock is never poisoned").pop();
            let mut connection = known.map_or_else(|| open(), Ok)?;
            let read = work(&connection.transaction()?);
            idle.lock().expect("the lock is never poisoned").push(connection);
            read
        });
        reading.await.map_err(|fault| StoreError::Batch(fault.to_string()))?
    }

    /// Waits for the running reads, and closes the connections.
    pub async fn close(&self) {
        let _all = self.places.acquire_many(READERS).await;
        self.places.close();
        self.idle.lock().expect("the lock is never poisoned").clear();
    }
}

/// Opens a read-only connection to a database that another connection may write.
///
/// # Errors
/// The file cannot be opened as a database.
pub(super) fn open(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(BUSY_TIMEOUT)?;
    Ok(connection)
}
