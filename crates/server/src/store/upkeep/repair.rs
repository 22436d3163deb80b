//! Repairs those faults of a database that can be repaired without losing a decision of a player.

use super::{Finding, Source, UpkeepError, backup, findings, open_alone};
use backup::Wanted;
use std::path::{Path, PathBuf};

/// The faults of a database, and what the repair did about them.
#[derive(Debug)]
pub struct RepairReport {
    /// All faults before the repair.
    pub found: Vec<Finding>,
    /// The faults that are left after the repair; the same as `found` without a repair.
    pub left: Vec<Finding>,
    /// The path of the backup from before the repair; `None` if the database was not changed.
    pub kept: Option<PathBuf>,
}

/// Finds the faults of a database. With `apply`, makes a backup and then repairs all faults that can be repaired, in
/// one transaction.
///
/// # Errors
/// The folder has no database or cannot be read. With `apply`: the folder cannot be written, or a server uses it.
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
