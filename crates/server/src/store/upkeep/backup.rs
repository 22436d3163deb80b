//! A backup is one SQLite file. It holds the database as it stood at one moment, and the signing key in a table of its
//! own.

use super::{BACKUPS, Source, UpkeepError, Watch, count, folder_of, stamp, sync};
use crate::keys::KeyFile;
use crate::time::wall_ms;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, params};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How many pages are copied between two reports of progress.
const PAGES: i32 = 512;

/// How many automatic backups are kept. They come from before a migration or a repair.
const KEPT: usize = 3;

/// Makes the table that marks a file as a backup.
const MARK: &str =
    "CREATE TABLE rumpus_backup (program TEXT NOT NULL, made_ms INTEGER NOT NULL, signing_key TEXT) STRICT";

/// Which databases may be copied.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    /// Only databases without faults.
    Sound,
    /// Damaged databases too. The backup before a repair needs this.
    Anything,
}

/// How a backup is made.
#[derive(Clone, Copy, Debug, Default)]
pub struct BackupOptions {
    /// Whether an existing file of that name is replaced.
    pub force: bool,
    /// Whether the signing key is left out.
    pub without_key: bool,
    /// Whether nothing is written.
    pub dry_run: bool,
}

/// What a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BackupReport {
    /// The size of the backup in bytes; the size of the database, if nothing was written.
    pub bytes: u64,
    /// The number of matches.
    pub matches: u64,
    /// The number of their steps.
    pub steps: u64,
    /// Whether the signing key is in it.
    pub has_key: bool,
}

/// Makes a backup of a data folder, whether a server runs or not. The file appears under its name when it is complete.
///
/// # Errors
/// The folder holds no matches, the database is damaged, or the file exists and `force` is not set. Or the folder or
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

/// Keeps a copy of a database before its schema changes, in the folder `backups`. Only the latest [`KEPT`] copies stay
/// there.
///
/// # Errors
/// The copy cannot be written.
pub fn before_migration(connection: &Connection, data: &Path, from: i64, to: i64) -> Result<(), UpkeepError> {
    keep(connection, data, &format!("before-schema-{to}-from-{from}"), Wanted::Sound).map(|_| ())
}

/// Keeps a copy of a database under a name with the time and the reason, and returns its path.
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

/// Writes a backup to a temporary file, checks that file, and then renames it.
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
    // Like the original, the copy is set to use a write-ahead log. A backup must be one file, so this setting is
    // changed.
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

/// Copies a database page by page. To copy one moment of a database that is written meanwhile, the caller holds a read
/// transaction on the source.
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

/// Makes an empty file that only its owner may read. Replaces an older file of that name.
pub(super) fn make_private(file: &Path) -> Result<(), UpkeepError> {
    let _nothing_there = fs::remove_file(file);
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ()).map_err(|fault| UpkeepError::file(file, fault))
}
