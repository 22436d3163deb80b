//! The store in SQLite: one writer, which commits many writes together, and a few readers.

use super::readers::{self, BUSY_TIMEOUT, Readers};
use super::step_state::Newer;
use super::{
    Answer, ConsoleStore, Counts, Expired, List, ListedMatch, MatchQuery, MatchRow, OperatorRow, ReportQuery, Room,
    Session, Store, StoreError, Stored, StudyRow, Write, console, expiry, guests, migrations, queries, reading,
    statements, studies, upkeep, writer,
};
use crate::files::free_space;
use rusqlite::Connection;
use serde_json::Value;
use std::path::Path;
use std::sync::Mutex;
use std::thread::JoinHandle;
use tokio::sync::{mpsc, oneshot};
use wire::{AuditLog, GuestRow, Program, Reports, Sanction};

/// The size of the writer's page cache in KiB. SQLite reads a negative number as KiB.
const CACHE_KIB: i32 = -16 * 1024;

/// The number of pages (16 MiB) of the write-ahead log after which SQLite copies it into the database file. The last
/// pages of the table of steps change with every step. With a long log, SQLite copies each of them less often.
const CHECKPOINT_PAGES: u32 = 4_096;

/// The name of the database file in a data folder.
pub(super) const FILE: &str = "rumpus.sqlite3";

/// The name of the file in a data folder that a server locks.
pub(super) const LOCK: &str = "lock";

/// A store in a SQLite file.
pub(crate) struct Sqlite {
    readers: Readers,
    jobs: Mutex<Option<mpsc::UnboundedSender<writer::Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Why the store is read-only; `None` if it can write.
    read_only: Option<String>,
    /// The lock that keeps other servers from using the folder. The operating system releases it when the process ends.
    lock: Mutex<Option<std::fs::File>>,
}

impl Sqlite {
    /// Opens the store in a data folder. Makes the file if it is missing, and brings its schema up to date. If the disk
    /// is full or read-only, opens the file read-only. `build` names the running build.
    ///
    /// # Errors
    /// The folder cannot be used, another server uses it, or the file is not a database that this program knows.
    pub async fn open(folder: &Path, build: &str, now_ms: i64) -> Result<Sqlite, StoreError> {
        let (folder, build) = (folder.to_path_buf(), build.to_owned());
        let opening = tokio::task::spawn_blocking(move || {
            Sqlite::open_blocking(&folder, &build, now_ms).or_else(|fault| Sqlite::open_reading(&folder, fault))
        });
        opening.await.map_err(|fault| StoreError::Batch(fault.to_string()))?
    }

    fn open_blocking(folder: &Path, build: &str, now_ms: i64) -> Result<Sqlite, StoreError> {
        make_private(folder)?;
        let lock = lock(folder)?;
        let file = folder.join(FILE);
        let mut connection = Connection::open(&file)?;
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", synchronous())?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "cache_size", CACHE_KIB)?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        connection.set_prepared_statement_cache_capacity(32);
        migrations::run(&mut connection, |connection, from| {
            let kept = upkeep::before_migration(connection, folder, from, migrations::NEWEST);
            kept.map_err(|fault| StoreError::NoBackup(fault.to_string()))
        })?;
        let mut newer = Newer::read(&connection)?;
        // The start goes on even if this fails, since readers take the newest state of a match from its last step.
        while !newer.is_empty() && writer::update_matches(&mut connection, &mut newer) {}
        statements::begin_run(&connection, build, now_ms)?;
        let (jobs, inbox) = mpsc::unbounded_channel();
        let writer =
            std::thread::Builder::new().name("store".into()).spawn(move || writer::run(connection, inbox, newer))?;
        Ok(Sqlite {
            readers: Readers::new(file, readers::open),
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            read_only: None,
            lock: Mutex::new(Some(lock)),
        })
    }

    /// Opens the database read-only, if `fault` means that the disk is full or that the folder cannot be written.
    ///
    /// # Errors
    /// `fault`, if it means something else or the database cannot be read either.
    fn open_reading(folder: &Path, fault: StoreError) -> Result<Sqlite, StoreError> {
        let opened = reading::is_unwritable(&fault).then(|| reading::open(folder));
        let Some(Ok((lock, readers))) = opened else { return Err(fault) };
        let why = fault.to_string();
        tracing::error!(
            "the store is read-only: {why}; matches can be viewed but not played until the server is restarted and can write"
        );
        Ok(Sqlite {
            readers,
            jobs: Mutex::new(None),
            writer: Mutex::new(None),
            read_only: Some(why),
            lock: Mutex::new(lock),
        })
    }

    fn ids(&self, query: &'static str, value: i64) -> Answer<'_, Vec<String>> {
        Box::pin(self.readers.read(move |reader| {
            let mut statement = reader.prepare_cached(query)?;
            let ids = statement.query_map([value], |row| row.get("id"))?;
            Ok(ids.collect::<Result<_, _>>()?)
        }))
    }
}

/// Makes the folder if it is missing. Only its owner may use it, since the database holds the secrets of players.
pub(super) fn make_private(folder: &Path) -> Result<(), StoreError> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    Ok(builder.create(folder)?)
}

/// Returns the value of SQLite's pragma `synchronous`. By default, SQLite syncs each commit to the disk before it
/// reports the commit. `RUMPUS_SYNCHRONOUS=normal` turns this off. It is only for the test of power cuts, which must
/// then find lost commits.
fn synchronous() -> &'static str {
    match std::env::var("RUMPUS_SYNCHRONOUS").as_deref() {
        Ok("normal") => {
            tracing::error!(
                "RUMPUS_SYNCHRONOUS=normal is set: a power cut can lose decisions that the server has acknowledged"
            );
            "normal"
        }
        _ => "full",
    }
}

/// Locks the folder for this process. Returns `None` without locking if no server has ever used the folder.
///
/// # Errors
/// Another process has the lock, or the lock file cannot be used.
pub(super) fn lock_if_there(folder: &Path) -> Result<Option<std::fs::File>, StoreError> {
    folder.join(LOCK).is_file().then(|| lock(folder)).transpose()
}

/// Locks the folder for this process until the returned file is dropped.
///
/// # Errors
/// Another process has the lock, or the lock file cannot be used.
pub(super) fn lock(folder: &Path) -> Result<std::fs::File, StoreError> {
    let lock = std::fs::File::create(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(std::fs::TryLockError::WouldBlock) => {
            Err(std::io::Error::other(format!("a server uses {}; stop the server first", folder.display())).into())
        }
        Err(std::fs::TryLockError::Error(fault)) => Err(fault.into()),
    }
}

/// Measures the disk space that the database and its write-ahead log use, and the free space on their disk.
fn room(file: &Path) -> Room {
    let size = |path: &Path| std::fs::metadata(path).map_or(0, |file| file.len());
    let mut log = file.as_os_str().to_owned();
    log.push("-wal");
    Room { database: size(file), log: size(Path::new(&log)), free: free_space(file) }
}

impl ConsoleStore for Sqlite {
    fn operator(&self, token_hash: [u8; 32]) -> Answer<'_, Option<OperatorRow>> {
        Box::pin(self.readers.read(move |reader| console::operator(reader, &token_hash)))
    }

    fn link(&self, token_hash: [u8; 32]) -> Answer<'_, Option<i64>> {
        Box::pin(self.readers.read(move |reader| console::link(reader, &token_hash)))
    }

    fn sanctions(&self, guest: Option<String>) -> Answer<'_, Vec<Sanction>> {
        Box::pin(self.readers.read(move |reader| console::sanctions(reader, guest.as_deref())))
    }

    fn counts(&self) -> Answer<'_, Counts> {
        Box::pin(self.readers.read(|reader| console::counts(reader)))
    }

    fn guests(&self, search: String, page: u32) -> Answer<'_, Vec<GuestRow>> {
        Box::pin(self.readers.read(move |reader| console::guests(reader, &search, page)))
    }

    fn guest_row(&self, id: String) -> Answer<'_, Option<GuestRow>> {
        Box::pin(self.readers.read(move |reader| console::guest_row(reader, &id)))
    }

    fn matches(&self, query: MatchQuery) -> Answer<'_, Vec<ListedMatch>> {
        Box::pin(self.readers.read(move |reader| queries::listed(reader, &query)))
    }

    fn reports(&self, query: ReportQuery) -> Answer<'_, Reports> {
        Box::pin(self.readers.read(move |reader| console::reports(reader, &query)))
    }

    fn has_reported(&self, id: String, guest: String) -> Answer<'_, bool> {
        Box::pin(self.readers.read(move |reader| console::has_reported(reader, &id, &guest)))
    }

    fn audit_log(&self, page: u32) -> Answer<'_, AuditLog> {
        Box::pin(self.readers.read(move |reader| console::audit_log(reader, page)))
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> Answer<'_, ()> {
        if let Some(why) = self.read_only.clone() {
            return Box::pin(async { Err(StoreError::ReadOnly(why)) });
        }
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.lock().expect("the lock is never poisoned").clone();
        let sent = jobs.is_some_and(|jobs| jobs.send(writer::Job { write, done }).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::Closed);
            }
            answer.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(self.readers.read(|reader| Ok(reader.query_row("SELECT count(*) FROM runs", [], |_| Ok(()))?)))
    }

    fn room(&self) -> Answer<'_, Room> {
        let file = self.readers.file().to_owned();
        Box::pin(async move {
            let looking = tokio::task::spawn_blocking(move || room(&file));
            looking.await.map_err(|fault| StoreError::Batch(fault.to_string()))
        })
    }

    fn session(&self, token_hash: [u8; 32]) -> Answer<'_, Option<Session>> {
        Box::pin(self.readers.read(move |reader| guests::session(reader, token_hash)))
    }

    fn ordered(&self, guest: String, key: String) -> Answer<'_, Option<([u8; 32], String)>> {
        Box::pin(self.readers.read(move |reader| guests::ordered(reader, &guest, &key)))
    }

    fn data_of(&self, guest: String) -> Answer<'_, Value> {
        Box::pin(self.readers.read(move |reader| guests::data(reader, &guest)))
    }

    fn programs_of(&self, owner: String) -> Answer<'_, Vec<Program>> {
        Box::pin(self.readers.read(move |reader| guests::programs(reader, &owner)))
    }

    fn unfinished(&self, guest: String) -> Answer<'_, u32> {
        let sql = "SELECT count(*) FROM matches WHERE creator = ? AND status IN ('waiting', 'playing')";
        Box::pin(self.readers.read(move |reader| Ok(reader.prepare_cached(sql)?.query_row([guest], |row| row.get(0))?)))
    }

    fn find(&self, id: String) -> Answer<'_, Option<MatchRow>> {
        Box::pin(self.readers.read(move |reader| queries::find(reader, &id)))
    }

    fn list(&self, list: List) -> Answer<'_, Vec<MatchRow>> {
        Box::pin(self.readers.read(move |reader| queries::list(reader, &list)))
    }

    fn load(&self, id: String) -> Answer<'_, Option<Stored>> {
        Box::pin(self.readers.read(move |reader| queries::load(reader, &id)))
    }

    fn force(&self, id: String, seat: u8) -> Answer<'_, Option<Value>> {
        Box::pin(self.readers.read(move |reader| Ok(queries::forces(reader, &id)?.remove(&seat))))
    }

    fn due(&self, now_ms: i64) -> Answer<'_, Vec<String>> {
        self.ids("SELECT id FROM matches WHERE deadline_ms <= ? LIMIT 1000", now_ms)
    }

    fn awaiting_bots(&self) -> Answer<'_, Vec<String>> {
        self.ids(
            "SELECT DISTINCT id FROM matches JOIN seats ON seats.match = matches.id
             WHERE status = 'playing' AND kind = 'bot' AND (to_move >> seat & 1) = ?",
            1,
        )
    }

    fn expired(&self, unbegun_ms: i64, guests_ms: i64) -> Answer<'_, Expired> {
        Box::pin(self.readers.read(move |reader| expiry::expired(reader, unbegun_ms, guests_ms)))
    }

    fn study(&self, id: String) -> Answer<'_, Option<StudyRow>> {
        Box::pin(self.readers.read(move |reader| studies::find(reader, &id)))
    }

    fn studies_of(&self, guest: String) -> Answer<'_, Vec<StudyRow>> {
        Box::pin(self.readers.read(move |reader| studies::of(reader, &guest)))
    }

    fn running_studies(&self) -> Answer<'_, Vec<StudyRow>> {
        Box::pin(self.readers.read(|reader| studies::running(reader)))
    }

    fn read_only(&self) -> Option<&str> {
        self.read_only.as_deref()
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.jobs.lock().expect("the lock is never poisoned").take();
            let writer = self.writer.lock().expect("the lock is never poisoned").take();
            // The readers close first: the writer can empty the write-ahead log only if no reader uses it.
            self.readers.close().await;
            if let Some(writer) = writer {
                let ended = tokio::task::spawn_blocking(move || writer.join()).await;
                if !matches!(ended, Ok(Ok(()))) {
                    return Err(StoreError::Batch("the writer panicked".into()));
                }
            }
            self.lock.lock().expect("the lock is never poisoned").take();
            Ok(())
        })
    }
}
