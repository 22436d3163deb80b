//! Finds and deletes old matches that never began, and guests who have begun no session for a long time. Deletes a
//! guest only if no row refers to the guest except the guest's sessions.

use super::statements::execute;
use super::{Expired, StoreError};
use rusqlite::{Connection, OptionalExtension as _, params};

/// How many matches, and how many guests, one search finds at most.
const AT_A_TIME: u32 = 500;

/// The SQL condition for a match that never began.
const UNBEGUN: &str = "(status = 'waiting' OR status = 'over' AND outcome IS NULL AND begun = 0)";

/// Finds matches that never began and have not changed since `unbegun_ms`. Also finds guests to whom only their own
/// sessions refer. Such a guest and all these sessions must be from before `guests_ms`.
///
/// # Errors
/// The database cannot be read.
pub(super) fn expired(reader: &Connection, unbegun_ms: i64, guests_ms: i64) -> Result<Expired, StoreError> {
    let ids = |sql: &str, before_ms: i64| -> Result<Vec<String>, StoreError> {
        let mut statement = reader.prepare_cached(sql)?;
        let ids = statement.query_map(params![before_ms, AT_A_TIME], |row| row.get(0))?;
        Ok(ids.collect::<Result<_, _>>()?)
    };
    let matches = format!("SELECT id FROM matches WHERE {UNBEGUN} AND updated_ms < ? LIMIT ?");
    let guests = format!(
        "SELECT id FROM guests WHERE created_ms < ?1
         AND NOT EXISTS (SELECT 1 FROM sessions WHERE guest = guests.id AND from_ms >= ?1){} LIMIT ?2",
        named_nowhere(reader)?
    );
    Ok(Expired { matches: ids(&matches, unbegun_ms)?, guests: ids(&guests, guests_ms)? })
}

/// Deletes expired matches and guests. Keeps matches that have begun since the search, and guests that a new row refers
/// to.
///
/// # Errors
/// The database fails.
pub(super) fn expire(connection: &Connection, expired: &Expired) -> Result<(), StoreError> {
    let unbegun = format!("SELECT 1 FROM matches WHERE id = ? AND {UNBEGUN}");
    for id in &expired.matches {
        if connection.prepare_cached(&unbegun)?.query_row([id], |_| Ok(())).optional()?.is_none() {
            continue;
        }
        for (table, column) in naming(connection, "matches")? {
            execute(connection, &format!("DELETE FROM \"{table}\" WHERE \"{column}\" = ?"), [id])?;
        }
        execute(connection, "UPDATE matches SET rematch = NULL WHERE rematch = ?", [id])?;
        execute(connection, "DELETE FROM matches WHERE id = ?", [id])?;
    }
    let idle = format!("SELECT 1 FROM guests WHERE id = ?{}", named_nowhere(connection)?);
    for id in &expired.guests {
        if connection.prepare_cached(&idle)?.query_row([id], |_| Ok(())).optional()?.is_some() {
            execute(connection, "DELETE FROM sessions WHERE guest = ?", [id])?;
            execute(connection, "DELETE FROM guests WHERE id = ?", [id])?;
        }
    }
    Ok(())
}

/// Returns every column with a foreign key to a table, as pairs of table and column.
fn naming(connection: &Connection, table: &str) -> Result<Vec<(String, String)>, StoreError> {
    let sql =
        "SELECT tables.name, keys.\"from\" FROM sqlite_schema AS tables, pragma_foreign_key_list(tables.name) AS keys
         WHERE tables.type = 'table' AND keys.\"table\" = ?";
    let mut statement = connection.prepare_cached(sql)?;
    let columns = statement.query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(columns.collect::<Result<_, _>>()?)
}

/// Returns the SQL condition that no row except sessions refers to a guest. A program is a row of `guests` too, and
/// refers to the guest who owns it. So the condition also excludes guests with programs.
fn named_nowhere(connection: &Connection) -> Result<String, StoreError> {
    let columns = naming(connection, "guests")?.into_iter().filter(|(table, _)| table != "sessions");
    let none = |(table, column)| {
        format!(" AND NOT EXISTS (SELECT 1 FROM \"{table}\" WHERE \"{table}\".\"{column}\" = guests.id)")
    };
    Ok(columns.map(none).collect::<String>() + super::NO_PROGRAM)
}
