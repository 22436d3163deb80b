//! Deletes old data: matches that were called off before they began, and guests that only their sessions refer to. On
//! request, also deletes finished matches.

use super::{Source, UpkeepError, Watch, database, findings};
use crate::store::{NO_PROGRAM, readers, sqlite};
use crate::time::wall_ms;
use rusqlite::{Connection, OpenFlags, named_params};
use std::path::Path;
use std::time::Duration;

/// How many matches or guests one transaction deletes. The number is small, so that a running server never waits for
/// long.
const AT_ONCE: i64 = 200;

/// What to delete.
#[derive(Clone, Copy, Debug)]
pub struct PruneOptions {
    /// How long ago the data to delete must have changed last.
    pub older_than: Duration,
    /// Whether to delete finished matches too, with their records.
    pub finished: bool,
    /// Whether to delete nothing, and only report what would be deleted.
    pub dry_run: bool,
}

/// How much was deleted. After a dry run: how much would be deleted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PruneReport {
    /// The number of matches that were called off before their games began.
    pub called_off: u64,
    /// The number of finished matches.
    pub finished: u64,
    /// The number of guests without a match, sanction, report, study or program.
    pub guests: u64,
    /// Whether the database file was compacted. While a server runs, the file keeps its size, and the server reuses the
    /// freed space.
    pub is_compact: bool,
}

/// Deletes data that has not changed for `older_than`. A server may run meanwhile.
///
/// # Errors
/// The folder has no database, or cannot be read or written.
pub fn prune(data: &Path, options: PruneOptions, watch: Watch<'_>) -> Result<PruneReport, UpkeepError> {
    let before_ms = wall_ms().saturating_sub(i64::try_from(options.older_than.as_millis()).unwrap_or(i64::MAX));
    let source = Source::open(data)?;
    let pruning = Pruning::of(&source.connection, before_ms)?;
    let mut report = PruneReport {
        called_off: pruning.count(&source.connection, "matches", CALLED_OFF)?,
        finished: if options.finished { pruning.count(&source.connection, "matches", FINISHED)? } else { 0 },
        ..PruneReport::default()
    };
    if options.dry_run {
        report.guests = pruning.count(&source.connection, "guests", &pruning.idle_guests())?;
        return Ok(report);
    }
    drop(source);
    let lock = sqlite::lock(data).ok();
    let mut connection = Connection::open_with_flags(database(data)?, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(readers::BUSY_TIMEOUT)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    pruning.remove_matches(&mut connection, CALLED_OFF, report.called_off, watch)?;
    if options.finished {
        pruning.remove_matches(&mut connection, FINISHED, report.finished, watch)?;
    }
    report.guests = pruning.remove_guests(&mut connection, watch)?;
    if lock.is_some() {
        connection.execute_batch("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)")?;
        report.is_compact = true;
    }
    Ok(report)
}

const CALLED_OFF: &str = "status = 'over' AND begun = 0 AND updated_ms < :before";
const FINISHED: &str = "status = 'over' AND begun = 1 AND updated_ms < :before";

/// The table of guests' sessions. A session that began long ago does not keep its guest.
const SESSIONS: &str = "sessions";

/// What a deletion needs to know: the time limit, and parts of the schema.
struct Pruning {
    before_ms: i64,
    /// The table and the column of every foreign key to a match.
    of_matches: Vec<(String, String)>,
    /// The table and the column of every foreign key to a guest.
    of_guests: Vec<(String, String)>,
    /// Whether the schema knows programs of guests, which it does since version 11.
    has_programs: bool,
}

impl Pruning {
    fn of(connection: &Connection, before_ms: i64) -> Result<Pruning, UpkeepError> {
        let references = findings::references(connection)?;
        let to = |parent: &str| {
            let found = references.iter().filter(|(_, _, named)| named == parent);
            found.map(|(table, column, _)| (table.clone(), column.clone())).collect()
        };
        let has_programs = connection.prepare("SELECT owner FROM guests").is_ok();
        Ok(Pruning { before_ms, of_matches: to("matches"), of_guests: to("guests"), has_programs })
    }

    fn count(&self, connection: &Connection, table: &str, which: &str) -> Result<u64, UpkeepError> {
        let sql = format!("SELECT count(*) FROM {table} WHERE {which}");
        let count: i64 = connection.query_row(&sql, named_params! { ":before": self.before_ms }, |row| row.get(0))?;
        Ok(count.unsigned_abs())
    }

    /// Returns the SQL condition for old guests that only old sessions refer to.
    fn idle_guests(&self) -> String {
        let named = self.of_guests.iter().map(|(table, column)| {
            let recent = if table == SESSIONS { " AND from_ms >= :before" } else { "" };
            format!(" AND NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.{column} = guests.id{recent})")
        });
        let no_program = if self.has_programs { NO_PROGRAM } else { "" };
        format!("created_ms < :before{}{no_program}", named.collect::<String>())
    }

    fn remove_matches(
        &self,
        connection: &mut Connection,
        which: &str,
        total: u64,
        watch: Watch<'_>,
    ) -> Result<(), UpkeepError> {
        let chosen = format!("SELECT id FROM matches WHERE {which} ORDER BY updated_ms, id LIMIT {AT_ONCE}");
        let mut done = 0;
        loop {
            let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            transaction
                .execute_batch("CREATE TEMP TABLE IF NOT EXISTS gone (id TEXT PRIMARY KEY); DELETE FROM temp.gone")?;
            let insert = format!("INSERT INTO temp.gone {chosen}");
            let removed = transaction.execute(&insert, named_params! { ":before": self.before_ms })?;
            if removed == 0 {
                return Ok(());
            }
            for (table, column) in &self.of_matches {
                transaction
                    .execute(&format!("DELETE FROM {table} WHERE {column} IN (SELECT id FROM temp.gone)"), [])?;
            }
            transaction.execute_batch(
                "UPDATE matches SET rematch = NULL WHERE rematch IN (SELECT id FROM temp.gone);
                 UPDATE matches SET rematch_of = NULL WHERE rematch_of IN (SELECT id FROM temp.gone);
                 UPDATE matches SET branch_of = NULL, branch_step = NULL WHERE branch_of IN (SELECT id FROM temp.gone);
                 DELETE FROM matches WHERE id IN (SELECT id FROM temp.gone)",
            )?;
            transaction.commit()?;
            done += removed as u64;
            watch("matches", done, total.max(done));
        }
    }

    fn remove_guests(&self, connection: &mut Connection, watch: Watch<'_>) -> Result<u64, UpkeepError> {
        let idle = self.idle_guests();
        let total = self.count(connection, "guests", &idle)?;
        let chosen = format!("INSERT INTO temp.idle SELECT id FROM guests WHERE {idle} LIMIT {AT_ONCE}");
        let mut done = 0;
        loop {
            let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            transaction
                .execute_batch("CREATE TEMP TABLE IF NOT EXISTS idle (id TEXT PRIMARY KEY); DELETE FROM temp.idle")?;
            let removed = transaction.execute(&chosen, named_params! { ":before": self.before_ms })? as u64;
            transaction.execute_batch(
                "DELETE FROM sessions WHERE guest IN (SELECT id FROM temp.idle);
                 DELETE FROM guests WHERE id IN (SELECT id FROM temp.idle)",
            )?;
            transaction.commit()?;
            done += removed;
            watch("guests", done, total.max(done));
            if removed == 0 {
                return Ok(done);
            }
        }
    }
}
