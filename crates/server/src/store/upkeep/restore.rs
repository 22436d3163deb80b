//! Restores a data folder from a backup.

use super::backup::{copy, make_private};
use super::{UpkeepError, Watch, count, findings, stamp, sync};
use crate::keys::KeyFile;
use crate::store::{migrations, sqlite, verify};
use rusqlite::{Connection, OptionalExtension as _};
use std::fs;
use std::path::{Path, PathBuf};

/// What was restored, or would be after a dry run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreReport {
    /// When the backup was made, in milliseconds since 1970.
    pub made_ms: i64,
    /// The number of matches in the backup.
    pub matches: u64,
    /// The number of steps of all these matches.
    pub steps: u64,
    /// Whether the backup contains the signing key.
    pub has_key: bool,
    /// The folder to which the former contents of the data folder were moved; `None` if it was empty.
    pub aside: Option<PathBuf>,
}

/// Checks a backup, and makes a data folder from it. With `force`, moves the former contents of the folder into a new
/// folder inside it, and never overwrites them. With `dry_run`, only checks.
///
/// # Errors
/// The file is damaged, is not a backup, or comes from a newer program. Or a server uses the folder, the folder cannot
/// be written, or it is not empty and `force` is not set.
pub fn restore(
    file: &Path,
    data: &Path,
    force: bool,
    dry_run: bool,
    watch: Watch<'_>,
) -> Result<RestoreReport, UpkeepError> {
    let backup = open(file)?;
    migrations::check(&backup)?;
    watch("checks", 0, 2);
    let mut faults = findings::integrity(&backup)?;
    watch("checks", 1, 2);
    faults.extend(findings::strays(&backup)?.into_iter().map(|finding| finding.what));
    if !faults.is_empty() {
        return Err(UpkeepError::Damaged { file: file.to_owned(), faults });
    }
    watch("checks", 2, 2);
    let (made_ms, key): (i64, Option<String>) =
        backup.query_row("SELECT made_ms, signing_key FROM rumpus_backup", [], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut report = RestoreReport {
        made_ms,
        matches: count(&backup, "SELECT count(*) FROM matches")?,
        steps: count(&backup, "SELECT count(*) FROM steps")?,
        has_key: key.is_some(),
        aside: None,
    };
    let lock = data.exists().then(|| sqlite::lock_if_there(data)).transpose()?.flatten();
    let held = contents(data)?;
    if !held.is_empty() && !force {
        return Err(UpkeepError::NotEmpty { folder: data.to_owned() });
    }
    if dry_run {
        return Ok(report);
    }
    sqlite::make_private(data)?;
    let lock = lock.map_or_else(|| sqlite::lock(data), Ok)?;
    if !held.is_empty() {
        report.aside = Some(move_aside(data, &held, key.is_some())?);
    }
    put(&backup, data, watch)?;
    if let Some(key) = &key {
        KeyFile::of(data).put(key)?;
    }
    drop(lock);
    Ok(report)
}

/// Opens a backup file read-only. Fails if the file is not a backup.
pub(super) fn open(file: &Path) -> Result<Connection, UpkeepError> {
    if !file.is_file() {
        return Err(UpkeepError::file(file, std::io::ErrorKind::NotFound.into()));
    }
    let backup = verify::open_unchanged(file)?;
    let mark = "SELECT 1 FROM sqlite_schema WHERE name = 'rumpus_backup'";
    match backup.query_row(mark, [], |_| Ok(())).optional() {
        Ok(Some(())) => Ok(backup),
        _ => Err(UpkeepError::NotABackup { file: file.to_owned() }),
    }
}

/// Returns the paths of the contents of a folder, except the lock file; empty if there is no such folder.
fn contents(data: &Path) -> Result<Vec<PathBuf>, UpkeepError> {
    if !data.exists() {
        return Ok(Vec::new());
    }
    let entries = fs::read_dir(data).map_err(|fault| UpkeepError::file(data, fault))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    Ok(paths.filter(|path| path.file_name().is_some_and(|name| name != sqlite::LOCK)).collect())
}

/// Moves the contents of a data folder into a new folder inside it, and returns its path. Leaves the signing key in
/// place if the backup has no key.
fn move_aside(data: &Path, held: &[PathBuf], has_key: bool) -> Result<PathBuf, UpkeepError> {
    let aside = data.join(format!("replaced-{}", stamp()));
    sqlite::make_private(&aside)?;
    let key = KeyFile::of(data);
    for path in held.iter().filter(|path| has_key || *path != key.path()) {
        let Some(name) = path.file_name() else { continue };
        fs::rename(path, aside.join(name)).map_err(|fault| UpkeepError::file(path, fault))?;
    }
    Ok(aside)
}

fn put(backup: &Connection, data: &Path, watch: Watch<'_>) -> Result<(), UpkeepError> {
    let (file, new) = (data.join(sqlite::FILE), data.join("rumpus.sqlite3.new"));
    make_private(&new)?;
    let mut target = Connection::open(&new)?;
    copy(backup, &mut target, watch)?;
    target.execute_batch("DROP TABLE rumpus_backup")?;
    drop(target);
    sync(&new)?;
    fs::rename(&new, &file).map_err(|fault| UpkeepError::file(&file, fault))?;
    sync(data)
}
