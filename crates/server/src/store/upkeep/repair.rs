//! Repairs the faults of a database that can be repaired without losing a decision of a player.

use super::{Finding, Source, UpkeepError, backup, findings, open_alone};
use backup::Wanted;
use std::path::{Path, PathBuf};

/// The findings, and what was done about them.
#[derive(Debug)]
pub struct RepairReport {
    /// What was found.
    pub found: Vec<Finding>,
    /// What is still wrong after the repair. Without a repair, this is the same as `found`.
    pub left: Vec<Finding>,
    /// The backup from before the repair, if the database was changed.
    pub kept: Option<PathBuf>,
}

/// Looks for faults that can be repaired. With `apply`, repairs all of them in one transaction, after a backup.
///
/// # Errors
/// The folder holds no matches or cannot be read. With `apply`, the repair also fails if the folder cannot be written
/// or a server uses it.
pub fn repair(data: &Path, apply: bool) -> Result<RepairReport, UpkeepError> {
    let found = findings::all(&Source::open(data)?.connection)?;
    let statements: Vec<&String> = found.iter().filter_map(|finding| finding.sql.as_ref()).collect();
    if !apply || statements.is_empty() {
        return Ok(RepairReport { left: found.clone(), found, kept: None });
    }
    let (mut connection, lock) = open_alone(data)?;
    let kept = backup::keep(&connection, data, "before-repair", Wanted::Anything)?;
    connection.pragma_update(None, "foreign_keys", false)?;
    let transaction = connection.transaction()?;
    for statement in statements {
        transaction.execute_batch(statement)?;
    }
    transaction.commit()?;
    let left = findings::all(&connection)?;
    drop(lock);
    Ok(RepairReport { found, left, kept: Some(kept) })
}
