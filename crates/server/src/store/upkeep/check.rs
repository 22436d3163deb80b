//! Checks a data folder or a backup for faults: the database file, its rows, and every match by replay.

use super::{Finding, Source, UpkeepError, Watch, findings, restore};
use crate::store::{MatchVerdict, migrations, verify};
use std::path::Path;

/// What [`check`] has found in a data folder or a backup.
#[derive(Debug)]
pub struct CheckReport {
    /// The faults of the database.
    pub findings: Vec<Finding>,
    /// Every match, and whether this build can replay it.
    pub verdicts: Vec<MatchVerdict>,
}

impl CheckReport {
    /// Returns the matches that this build cannot replay.
    pub fn failed(&self) -> impl Iterator<Item = &MatchVerdict> {
        self.verdicts.iter().filter(|verdict| verdict.failure.is_some())
    }

    /// Returns whether the database has no fault and this build can replay every match.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty() && self.failed().next().is_none()
    }
}

/// Checks a data folder or a backup file without changing it. A server may run; the check ignores what the server
/// writes meanwhile.
///
/// # Errors
/// The folder has no database, the file is not a backup, or `place` cannot be read.
pub fn check(place: &Path, watch: Watch<'_>) -> Result<CheckReport, UpkeepError> {
    let (connection, lock) = if place.is_dir() || !place.exists() {
        let Source { connection, lock } = Source::open(place)?;
        (connection, lock)
    } else {
        let connection = restore::open(place)?;
        migrations::check(&connection)?;
        (connection, None)
    };
    let snapshot = connection.unchecked_transaction()?;
    let findings = findings::all(&snapshot)?;
    let verdicts = verify::replay_all(&snapshot, &mut |done, total| watch("matches", done, total))?;
    drop(lock);
    Ok(CheckReport { findings, verdicts })
}
