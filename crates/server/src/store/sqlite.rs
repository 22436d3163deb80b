//! SQLite: one writer that commits in groups, and a few readers beside it.

use super::{Answer, Guest, List, MatchRow, Reply, Sealed, Store, StoreError, Stored, Write, migrations, rows, writer};
use crate::time::now_ms;
use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Row};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

/// How many matches a list shows at most.
const LIST_LENGTH: i64 = 100;

/// The name of the database in a data folder.
pub(super) const FILE: &str = "rumpus.sqlite3";

/// The name of SQLite's write-ahead log of that database.
pub(super) const LOG: &str = "rumpus.sqlite3-wal";

/// The name of the file that a server locks.
pub(super) const LOCK: &str = "lock";

/// A SQLite file.
pub(crate) struct Sqlite {
    readers: SqlitePool,
    jobs: Mutex<Option<mpsc::UnboundedSender<writer::Job>>>,
    writer: Mutex<Option<JoinHandle<()>>>,
    /// Keeps other servers away from the folder; the lock ends with the process at the latest.
    lock: Mutex<Option<std::fs::File>>,
}

impl Sqlite {
    /// Opens the file in the data folder for a build of the program, makes it if need be, and brings its schema up to date.
    ///
    /// # Errors
    /// The folder cannot be used, another server uses it, or the file is not ours.
    pub async fn open(folder: &Path, build: &str, now_ms: i64) -> Result<Sqlite, StoreError> {
        std::fs::create_dir_all(folder)?;
        let lock = lock(folder)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join(FILE))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(synchronous())
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.clone().connect().await?;
        migrations::run(&mut connection).await?;
        writer::begin_run(&mut connection, build, now_ms).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.read_only(true)).await?;
        let (jobs, inbox) = mpsc::unbounded_channel();
        let writer = tokio::spawn(writer::run(connection, inbox));
        Ok(Sqlite {
            readers,
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            lock: Mutex::new(Some(lock)),
        })
    }

    async fn seats_of(&self, row: &mut MatchRow) -> Result<(), StoreError> {
        let seats = sqlx::query(
            "SELECT seats.*, guests.name AS guest_name, EXISTS (SELECT 1 FROM forces
             WHERE forces.match = seats.match AND forces.seat = seats.seat) AS brought
             FROM seats LEFT JOIN guests ON guests.id = seats.guest WHERE match = ? ORDER BY seat",
        )
        .bind(&row.id)
        .fetch_all(&self.readers)
        .await?;
        row.seats = seats.iter().map(|seat| rows::seat_row(seat, row.begun)).collect::<Result<_, _>>()?;
        Ok(())
    }

    async fn find_row(&self, id: &str) -> Result<Option<MatchRow>, StoreError> {
        let query = sqlx::query("SELECT * FROM match_rows WHERE id = ?").bind(id);
        let found = query.fetch_optional(&self.readers).await?;
        let Some(found) = found else { return Ok(None) };
        let mut row = rows::match_row(&found)?;
        self.seats_of(&mut row).await?;
        Ok(Some(row))
    }

    async fn list_rows(&self, list: List) -> Result<Vec<MatchRow>, StoreError> {
        let query = match &list {
            List::Mine(guest) => sqlx::query(
                "SELECT * FROM match_rows WHERE status IN ('waiting', 'playing')
                 AND (creator = ?1 OR id IN (SELECT match FROM seats WHERE guest = ?1))
                 ORDER BY updated_ms DESC LIMIT ?2",
            )
            .bind(guest),
            List::Finished(guest) => sqlx::query(
                "SELECT * FROM match_rows WHERE status = 'over'
                 AND id IN (SELECT match FROM seats WHERE guest = ?1) ORDER BY updated_ms DESC LIMIT ?2",
            )
            .bind(guest),
            List::Watch => sqlx::query(
                "SELECT * FROM match_rows WHERE status = ?1
                 ORDER BY updated_ms DESC LIMIT ?2",
            )
            .bind("playing"),
        };
        let found = query.bind(LIST_LENGTH).fetch_all(&self.readers).await?;
        let mut list = Vec::with_capacity(found.len());
        for row in &found {
            let mut row = rows::match_row(row)?;
            self.seats_of(&mut row).await?;
            list.push(row);
        }
        Ok(list)
    }

    async fn load_all(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        let Some(row) = self.find_row(id).await? else { return Ok(None) };
        let query = sqlx::query("SELECT header, draft FROM matches WHERE id = ?").bind(id);
        let found = query.fetch_one(&self.readers).await?;
        let header = serde_json::from_str(found.try_get("header")?)?;
        let draft: Option<String> = found.try_get("draft")?;
        let draft = draft.map(|text| serde_json::from_str(&text)).transpose()?;
        let sealed = Sealed { draft, forces: self.forces_of(id).await? };
        let found = sqlx::query("SELECT step FROM steps WHERE match = ? ORDER BY n").bind(id);
        let mut steps = Vec::new();
        for step in found.fetch_all(&self.readers).await? {
            steps.push(serde_json::from_str(step.try_get("step")?)?);
        }
        let found = sqlx::query("SELECT seat, id, answer FROM answers WHERE match = ?").bind(id);
        let mut answers = Vec::new();
        for answer in found.fetch_all(&self.readers).await? {
            let reply: Reply = serde_json::from_str(answer.try_get("answer")?)?;
            answers.push(((answer.try_get::<i64, _>("seat")? as u8, answer.try_get("id")?), reply));
        }
        let read_ms = now_ms();
        let run_ms = match &row.state.clocks {
            Some(clocks) => self.run_ms(clocks.since_ms, read_ms).await?,
            None => 0,
        };
        Ok(Some(Stored { row, header, sealed, steps, answers, run_ms, read_ms }))
    }

    /// For how long between two times a server ran with this build or with the build that ran at the first time. The latest
    /// run goes on.
    async fn run_ms(&self, since_ms: i64, now_ms: i64) -> Result<i64, StoreError> {
        let query = sqlx::query(
            "SELECT coalesce(sum(max(0, min(?2, iif(runs.n = latest.n, ?2, until_ms)) - max(?1, from_ms))), 0) AS ms
             FROM runs, (SELECT max(n) AS n, (SELECT build FROM runs ORDER BY n DESC LIMIT 1) AS build FROM runs) AS latest
             WHERE runs.build IN (latest.build, (SELECT build FROM runs WHERE from_ms <= ?1 ORDER BY n DESC LIMIT 1))",
        );
        let found = query.bind(since_ms).bind(now_ms).fetch_one(&self.readers).await?;
        Ok(found.try_get("ms")?)
    }

    async fn forces_of(&self, id: &str) -> Result<BTreeMap<u8, Value>, StoreError> {
        let found = sqlx::query("SELECT seat, force FROM forces WHERE match = ?").bind(id);
        let mut forces = BTreeMap::new();
        for row in found.fetch_all(&self.readers).await? {
            forces.insert(row.try_get::<i64, _>("seat")? as u8, serde_json::from_str(row.try_get("force")?)?);
        }
        Ok(forces)
    }

    async fn ids(&self, query: &'static str, value: i64) -> Result<Vec<String>, StoreError> {
        let found = sqlx::query(query).bind(value).fetch_all(&self.readers).await?;
        found.iter().map(|row| Ok(row.try_get("id")?)).collect()
    }
}

/// How commits reach the disk: each is synced before it is acknowledged. `RUMPUS_SYNCHRONOUS=normal` is for the test of power cuts
/// alone, which must find losses without those syncs: never set it where games count.
fn synchronous() -> SqliteSynchronous {
    match std::env::var("RUMPUS_SYNCHRONOUS").as_deref() {
        Ok("normal") => {
            tracing::error!("RUMPUS_SYNCHRONOUS=normal: a power cut loses decisions that were acknowledged");
            SqliteSynchronous::Normal
        }
        _ => SqliteSynchronous::Full,
    }
}

/// Takes the folder for this process until the file is dropped.
///
/// # Errors
/// Another process has it, or the file of the lock cannot be used.
pub(super) fn lock(folder: &Path) -> Result<std::fs::File, StoreError> {
    let lock = std::fs::File::create(folder.join(LOCK))?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(std::fs::TryLockError::WouldBlock) => {
            Err(std::io::Error::other(format!("a server uses {}; stop it first", folder.display())).into())
        }
        Err(std::fs::TryLockError::Error(fault)) => Err(fault.into()),
    }
}

impl Store for Sqlite {
    fn write(&self, write: Write) -> Answer<'_, ()> {
        let (done, answer) = oneshot::channel();
        let jobs = self.jobs.lock().expect("nobody panics with the lock").clone();
        let sent = jobs.is_some_and(|jobs| jobs.send(writer::Job { write, done }).is_ok());
        Box::pin(async move {
            if !sent {
                return Err(StoreError::Closed);
            }
            answer.await.unwrap_or(Err(StoreError::Closed))
        })
    }

    fn ping(&self) -> Answer<'_, ()> {
        Box::pin(async {
            sqlx::query("SELECT count(*) FROM runs").fetch_one(&self.readers).await?;
            Ok(())
        })
    }

    fn guest(&self, token_hash: [u8; 32]) -> Answer<'_, Option<Guest>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT id, name FROM guests WHERE token_hash = ?").bind(token_hash.to_vec());
            let found = query.fetch_optional(&self.readers).await?;
            found.as_ref().map(rows::guest_row).transpose()
        })
    }

    fn unfinished(&self, guest: String) -> Answer<'_, u32> {
        Box::pin(async move {
            let query =
                sqlx::query("SELECT count(*) AS n FROM matches WHERE creator = ? AND status IN ('waiting', 'playing')");
            let found = query.bind(guest).fetch_one(&self.readers).await?;
            Ok(found.try_get::<i64, _>("n")? as u32)
        })
    }

    fn find(&self, id: String) -> Answer<'_, Option<MatchRow>> {
        Box::pin(async move { self.find_row(&id).await })
    }

    fn list(&self, list: List) -> Answer<'_, Vec<MatchRow>> {
        Box::pin(self.list_rows(list))
    }

    fn load(&self, id: String) -> Answer<'_, Option<Stored>> {
        Box::pin(async move { self.load_all(&id).await })
    }

    fn force(&self, id: String, seat: u8) -> Answer<'_, Option<Value>> {
        Box::pin(async move { Ok(self.forces_of(&id).await?.remove(&seat)) })
    }

    fn due(&self, now_ms: i64) -> Answer<'_, Vec<String>> {
        Box::pin(self.ids("SELECT id FROM matches WHERE deadline_ms <= ? LIMIT 1000", now_ms))
    }

    fn awaiting_bots(&self) -> Answer<'_, Vec<String>> {
        Box::pin(self.ids(
            "SELECT DISTINCT id FROM matches JOIN seats ON seats.match = matches.id
             WHERE status = 'playing' AND kind = 'bot' AND (to_move >> seat & 1) = ?",
            1,
        ))
    }

    fn close(&self) -> Answer<'_, ()> {
        Box::pin(async {
            self.jobs.lock().expect("nobody panics with the lock").take();
            let writer = self.writer.lock().expect("nobody panics with the lock").take();
            if let Some(writer) = writer {
                writer.await.map_err(|fault| StoreError::Batch(fault.to_string()))?;
            }
            self.readers.close().await;
            self.lock.lock().expect("nobody panics with the lock").take();
            Ok(())
        })
    }
}
