//! Reads and writes guests, their sessions and their programs, and reads all data about a guest for a download.

use super::statements::execute;
use super::{Guest, OrderKey, Session, StoreError};
use crate::time::now_ms;
use rusqlite::{Connection, OptionalExtension as _, params};
use serde_json::{Value, json};
use wire::Program;

/// How long a session stays valid after the first use of the session that replaces it, in milliseconds. Requests on
/// their way still have the older cookie.
const OVERLAP_MS: i64 = 10 * 60 * 1000;

/// Returns the session whose cookie or token has this SHA-256, unless it has ended.
///
/// # Errors
/// The database cannot be read.
pub(super) fn session(reader: &Connection, token_hash: [u8; 32]) -> Result<Option<Session>, StoreError> {
    let sql = "SELECT guests.id, guests.name, from_ms, replaces IS NOT NULL, host, until_ms IS NOT NULL, owner
         FROM sessions JOIN guests ON guests.id = guest WHERE sessions.token_hash = ? AND (until_ms IS NULL OR until_ms > ?)";
    let mut statement = reader.prepare_cached(sql)?;
    let session = statement.query_row(params![token_hash, now_ms()], |row| {
        Ok(Session {
            guest: Guest { id: row.get(0)?, name: row.get(1)?, owner: row.get(6)? },
            token_hash,
            from_ms: row.get(2)?,
            is_unconfirmed: row.get(3)?,
            is_host: row.get(4)?,
            is_replaced: row.get(5)?,
        })
    });
    Ok(session.optional()?)
}

/// Stores a new session. If several new sessions would replace the same older session, keeps only the newest of them.
///
/// # Errors
/// The database fails.
pub(super) fn start_session(
    connection: &Connection,
    guest: &str,
    (token_hash, is_host): (&[u8; 32], bool),
    replaces: Option<&[u8; 32]>,
) -> Result<(), StoreError> {
    if replaces.is_some() {
        execute(connection, "DELETE FROM sessions WHERE replaces = ?", params![replaces])?;
    }
    let sql = "INSERT INTO sessions (token_hash, guest, from_ms, replaces, host) VALUES (?, ?, ?, ?, ?)";
    execute(connection, sql, params![token_hash, guest, now_ms(), replaces, is_host])
}

/// Stores that a browser has used a new session. The session that it replaces ends after [`OVERLAP_MS`].
///
/// # Errors
/// The database fails.
pub(super) fn confirm_session(connection: &Connection, token_hash: &[u8; 32]) -> Result<(), StoreError> {
    let sql = "UPDATE sessions SET until_ms = ?
         WHERE until_ms IS NULL AND token_hash = (SELECT replaces FROM sessions WHERE token_hash = ?)";
    execute(connection, sql, params![now_ms() + OVERLAP_MS, token_hash])?;
    execute(connection, "UPDATE sessions SET replaces = NULL WHERE token_hash = ?", [token_hash])?;
    execute(connection, "DELETE FROM sessions WHERE until_ms < ?", [now_ms()])
}

/// Ends all sessions of a guest, except the one whose token has the hash `keep`.
///
/// # Errors
/// The database fails.
pub(super) fn end_sessions(connection: &Connection, guest: &str, keep: Option<&[u8; 32]>) -> Result<(), StoreError> {
    let sql = "DELETE FROM sessions WHERE guest = ?1 AND token_hash IS NOT ?2";
    execute(connection, sql, params![guest, keep])
}

/// Returns the programs of a guest, oldest first, without those that the guest has removed.
///
/// # Errors
/// The database cannot be read.
pub(super) fn programs(reader: &Connection, owner: &str) -> Result<Vec<Program>, StoreError> {
    let sql = "SELECT id, name, created_ms FROM guests WHERE owner = ? AND name <> '' ORDER BY created_ms, id";
    let mut statement = reader.prepare_cached(sql)?;
    let programs = statement.query_map([owner], |row| {
        let created_ms: i64 = row.get(2)?;
        Ok(Program { id: row.get(0)?, name: row.get(1)?, created_ms: created_ms as f64 })
    })?;
    Ok(programs.collect::<Result<_, _>>()?)
}

/// Deletes the names and sessions of a guest and of the guest's programs, and the guest's idempotency keys. Studies and
/// reports no longer name the guest as their author. The guest's matches stay.
///
/// # Errors
/// The database fails.
pub(super) fn forget(connection: &Connection, guest: &str) -> Result<(), StoreError> {
    execute(connection, "DELETE FROM sessions WHERE guest IN (SELECT id FROM guests WHERE owner = ?)", [guest])?;
    execute(connection, "UPDATE guests SET name = '' WHERE owner = ?", [guest])?;
    end_sessions(connection, guest, None)?;
    execute(connection, "DELETE FROM orders WHERE guest = ?", [guest])?;
    execute(connection, "UPDATE studies SET guest = NULL WHERE guest = ?", [guest])?;
    execute(connection, "UPDATE reports SET reporter = NULL WHERE reporter = ?", [guest])?;
    execute(connection, "UPDATE guests SET name = '', token_hash = randomblob(32) WHERE id = ?", [guest])
}

/// Stores the id of the match that an order with an idempotency key has set up.
///
/// # Errors
/// The guest has already used the key, or the database fails.
pub(super) fn add_order(connection: &Connection, guest: &str, order: &OrderKey, id: &str) -> Result<(), StoreError> {
    let sql = "INSERT INTO orders (guest, key, body_hash, match) VALUES (?, ?, ?, ?)";
    execute(connection, sql, params![guest, order.key, order.body_hash, id])
}

/// Finds the order for a match that a guest has sent with this idempotency key. Returns the SHA-256 of its body, and
/// the id of its match.
///
/// # Errors
/// The database cannot be read.
pub(super) fn ordered(reader: &Connection, guest: &str, key: &str) -> Result<Option<([u8; 32], String)>, StoreError> {
    let mut statement = reader.prepare_cached("SELECT body_hash, match FROM orders WHERE guest = ? AND key = ?")?;
    let found = statement.query_row([guest, key], |row| Ok((row.get(0)?, row.get(1)?)));
    Ok(found.optional()?)
}

/// Gives a guest another name.
///
/// # Errors
/// The guest has deleted the account meanwhile, or the database fails.
pub(super) fn rename(connection: &Connection, guest: &Guest) -> Result<(), StoreError> {
    let sql = "UPDATE guests SET name = ? WHERE id = ? AND name <> ''";
    let renamed = connection.prepare_cached(sql)?.execute([&guest.name, &guest.id])?;
    if renamed == 0 { Err(StoreError::Gone) } else { Ok(()) }
}

/// Returns all data about a guest as JSON: name, programs, sessions, sanctions, reports and studies. Also returns the
/// matches that the guest has set up or has a seat in, the guest's forces there, and the guest's decisions in finished
/// matches. Times are milliseconds since 1970. The data contains no secrets of other players.
///
/// # Errors
/// The database cannot be read.
pub(super) fn data(reader: &Connection, guest: &str) -> Result<Value, StoreError> {
    let rows = |sql: &str, columns: &[&str]| -> Result<Vec<Value>, StoreError> {
        let mut statement = reader.prepare_cached(sql)?;
        let mut found = statement.query([guest])?;
        let mut rows = Vec::new();
        while let Some(row) = found.next()? {
            let mut fields = serde_json::Map::new();
            for (n, column) in columns.iter().enumerate() {
                fields.insert((*column).to_owned(), plain(row.get_ref(n)?));
            }
            rows.push(Value::Object(fields));
        }
        Ok(rows)
    };
    let guests = rows("SELECT id, name, created_ms FROM guests WHERE id = ?", &["id", "name", "created_ms"])?;
    let sessions = rows("SELECT from_ms, until_ms FROM sessions WHERE guest = ?", &["from_ms", "until_ms"])?;
    let set_up = rows(
        "SELECT id, game, brief, clock, status, created_ms, updated_ms, outcome FROM matches WHERE creator = ?",
        &["id", "game", "brief", "clock", "status", "created_ms", "updated_ms", "outcome"],
    )?;
    let seats = rows(
        "SELECT match, seats.name, game, status, outcome FROM seats JOIN matches ON id = match WHERE guest = ?",
        &["match", "seat", "game", "status", "outcome"],
    )?;
    let decisions = rows(
        "SELECT steps.match, n, step, at_ms FROM steps JOIN seats ON seats.match = steps.match AND seats.seat = steps.seat
         JOIN matches ON id = steps.match WHERE guest = ? AND status = 'over' ORDER BY steps.match, n",
        &["match", "step", "record", "at_ms"],
    )?;
    let forces = rows(
        "SELECT forces.match, seats.name, force FROM forces
         JOIN seats ON seats.match = forces.match AND seats.seat = forces.seat WHERE guest = ?",
        &["match", "seat", "force"],
    )?;
    let sanctions = rows(
        "SELECT kind, reason, from_ms, until_ms, lifted_ms FROM sanctions WHERE guest = ? ORDER BY from_ms",
        &["kind", "reason", "from_ms", "until_ms", "lifted_ms"],
    )?;
    let reports = rows(
        "SELECT match, seat, category, text, at_ms FROM reports WHERE reporter = ? ORDER BY n",
        &["match", "seat", "category", "text", "at_ms"],
    )?;
    let studies = rows(
        "SELECT id, asked_ms, status, study FROM studies WHERE guest = ? ORDER BY asked_ms",
        &["id", "asked_ms", "status", "study"],
    )?;
    let programs = rows(
        "SELECT id, name, created_ms FROM guests WHERE owner = ? AND name <> '' ORDER BY created_ms",
        &["id", "name", "created_ms"],
    )?;
    Ok(json!({
        "guest": guests.first(), "programs": programs, "sessions": sessions, "matches": set_up, "seats": seats, "decisions": decisions,
        "forces": forces, "sanctions": sanctions, "reports": reports, "studies": studies,
    }))
}

/// Converts a column to JSON. Parses a text that is a JSON object or list.
fn plain(column: rusqlite::types::ValueRef<'_>) -> Value {
    use rusqlite::types::ValueRef;
    match column {
        ValueRef::Integer(number) => number.into(),
        ValueRef::Text(text) => {
            let text = String::from_utf8_lossy(text);
            let holds_json = text.starts_with('{') || text.starts_with('[');
            let read = holds_json.then(|| serde_json::from_str(&text).ok()).flatten();
            read.unwrap_or_else(|| text.into_owned().into())
        }
        ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => Value::Null,
    }
}
