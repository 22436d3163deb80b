//! Makes backups. A backup is one SQLite file: the database as it was at one moment, and the signing key in a table of
//! its own.

use super::{BACKUPS, Source, UpkeepError, Watch, count, folder_of, stamp, sync};
use crate::keys::KeyFile;
use crate::time::wall_ms;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, params};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How many pages of the database a backup copies between two reports of progress.
const PAGES: i32 = 512;

/// How many automatic backups to keep. The server and the commands make one before each migration and each repair.
const KEPT: usize = 3;

/// The SQL that makes the table `rumpus_backup`. A file with this table is a backup.
const MARK: &str =
    "CREATE TABLE rumpus_backup (program TEXT NOT NULL, made_ms INTEGER NOT NULL, signing_key TEXT) STRICT";

/// Whether a database with faults may be backed up.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// No: a fault is an error.
    Sound,
    /// Yes. The backup before a repair needs this.
    Anything,
}

/// What [`backup`] overwrites, leaves out or only reports.
#[derive(Clone, Copy, Debug, Default)]
pub struct BackupOptions {
    /// Whether to replace an existing file of that name.
    pub force: bool,
    /// Whether to leave the signing key out.
    pub without_key: bool,
    /// Whether to write nothing, and only report what would be written.
    pub dry_run: bool,
}

/// What [`backup`] has written, or would write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupReport {
    /// The size of the backup in bytes; the size of the database, if nothing was written.
    pub bytes: u64,
    /// The number of matches in the backup.
    pub matches: u64,
    /// The number of steps of all these matches.
    pub steps: u64,
    /// Whether the backup contains the signing key.
    pub has_key: bool,
}

/// Makes a backup of a data folder, whether a server runs or not. The file gets its name only when it is complete.
///
/// # Errors
/// The folder has no database, or the database is damaged. Or the file exists and `force` is not set, or the folder or
/// the file cannot be used.
pub fn backup(data: &Path, file: &Path, options: BackupOptions, watch: Watch<'_>) -> Result<BackupReport, UpkeepError> {
    if file.exists() && !options.force {
        return Err(UpkeepError::Exists { file: file.to_owned() });
    }
    let source = Source::open(data)?;
    let key = if options.without_key { None } else { KeyFile::of(data).text()? };
    let snapshot = source.connection.unchecked_transaction()?;
    let mut report = BackupReport {
        bytes: count(&snapshot, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")?,
        matches: count(&snapshot, "SELECT count(*) FROM matches")?,
        steps: count(&snapshot, "SELECT count(*) FROM steps")?,
        has_key: key.is_some(),
    };
    if !options.dry_run {
        write(&source.connection, file, key.as_deref(), Wanted::Sound, watch)?;
        report.bytes = fs::metadata(file).map_err(|fault| UpkeepError::file(file, fault))?.len();
    }
    drop(snapshot);
    drop(source.lock);
    Ok(report)
}

/// Makes a backup of a database in the folder `backups` before its schema changes. Deletes all but the newest [`KEPT`]
/// backups there.
///
/// # Errors
/// The copy cannot be written.
pub fn before_migration(connection: &Connection, data: &Path, from: i64, to: i64) -> Result<(), UpkeepError> {
    keep(connection, data, &format!("before-schema-{to}-from-{from}"), Wanted::Sound).map(|_| ())
}

/// Makes a backup of a database in the folder `backups`, with the time and the reason in its name. Returns its path.
pub(super) fn keep(connection: &Connection, data: &Path, why: &str, wanted: Wanted) -> Result<PathBuf, UpkeepError> {
    let folder = data.join(BACKUPS);
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.recursive(true).create(&folder).map_err(|fault| UpkeepError::file(&folder, fault))?;
    let file = folder.join(format!("{}-{why}.sqlite3", stamp()));
    let key = KeyFile::of(data).text()?;
    write(connection, &file, key.as_deref(), wanted, &mut |_, _, _| {})?;
    let entries = fs::read_dir(&folder).map_err(|fault| UpkeepError::file(&folder, fault))?;
    let mut kept: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    kept.retain(|path| path.extension().is_some_and(|extension| extension == "sqlite3"));
    kept.sort();
    for old in kept.iter().rev().skip(KEPT) {
        let _stays_until_next_time = fs::remove_file(old);
    }
    Ok(file)
}

/// Writes a backup to a temporary file, checks this file, and then renames it.
fn write(
    source: &Connection,
    file: &Path,
    key: Option<&str>,
    wanted: Wanted,
    watch: Watch<'_>,
) -> Result<(), UpkeepError> {
    let mut name = file.file_name().unwrap_or_default().to_owned();
    name.push(".partial");
    let partial = file.with_file_name(name);
    let written = fill(source, &partial, key, wanted, watch).and_then(|()| {
        sync(&partial)?;
        fs::rename(&partial, file).map_err(|fault| UpkeepError::file(file, fault))?;
        sync(folder_of(file))
    });
    if written.is_err() {
        let _nothing_there = fs::remove_file(&partial);
    }
    written
}

fn fill(
    source: &Connection,
    partial: &Path,
    key: Option<&str>,
    wanted: Wanted,
    watch: Watch<'_>,
) -> Result<(), UpkeepError> {
    make_private(partial)?;
    let mut target = Connection::open(partial)?;
    copy(source, &mut target, watch)?;
    // The copy has the original's setting for a write-ahead log. A backup must be a single file, so this turns the
    // setting off.
    target.pragma_update(None, "journal_mode", "delete")?;
    target.execute_batch(MARK)?;
    let values = params![env!("CARGO_PKG_VERSION"), wall_ms(), key];
    target.execute("INSERT INTO rumpus_backup (program, made_ms, signing_key) VALUES (?, ?, ?)", values)?;
    let faults = if wanted == Wanted::Sound { super::findings::integrity(&target)? } else { Vec::new() };
    if !faults.is_empty() {
        return Err(UpkeepError::Damaged { file: partial.to_owned(), faults });
    }
    Ok(())
}

/// Copies a database page by page. If another connection may write to the source during the copy, the caller must hold
/// a read transaction on it. So the copy shows the database at one moment.
pub(super) fn copy(source: &Connection, target: &mut Connection, watch: Watch<'_>) -> Result<(), UpkeepError> {
    let backup = Backup::new(source, target)?;
    loop {
        let step = backup.step(PAGES)?;
        let progress = backup.progress();
        let total = u64::try_from(progress.pagecount).unwrap_or(0);
        watch("pages", total.saturating_sub(u64::try_from(progress.remaining).unwrap_or(0)), total);
        match step {
            StepResult::Done => return Ok(()),
            StepResult::More => {}
            _ => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}

/// Makes an empty file that only its owner may read. Deletes an older file of that name.
pub(super) fn make_private(file: &Path) -> Result<(), UpkeepError> {
    let _nothing_there = fs::remove_file(file);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ()).map_err(|fault| UpkeepError::file(file, fault))
}
