//! The writes of operators and of players' reports, in SQL.

use super::{Effect, NewAuditEntry, NewReport};
use crate::store::statements::execute;
use crate::store::{StoreError, guests};
use crate::time::wall_ms;
use rusqlite::{Connection, OptionalExtension as _, params};
use wire::{Sanction, SanctionKind};

/// Starts the session of an operator who logs in by a link, and deletes the link.
///
/// # Errors
/// Somebody has used the link meanwhile, or the database fails.
pub(in crate::store) fn enter(
    connection: &Connection,
    link: &[u8; 32],
    (token_hash, id): (&[u8; 32], &str),
) -> Result<(), StoreError> {
    let used = connection.prepare_cached("DELETE FROM admin_links WHERE token_hash = ?")?.execute([link])?;
    if used == 0 {
        return Err(StoreError::Gone);
    }
    let sql = "INSERT INTO admin_sessions (token_hash, id, from_ms) VALUES (?, ?, ?)";
    execute(connection, sql, params![token_hash, id, wall_ms()])?;
    let act = "enter";
    note(connection, &NewAuditEntry::new(id, act, "", "", ""))
}

/// Ends the session of an operator, and adds an entry to the audit log.
///
/// # Errors
/// The database fails.
pub(in crate::store) fn leave(connection: &Connection, token_hash: &[u8; 32]) -> Result<(), StoreError> {
    let sql = "DELETE FROM admin_sessions WHERE token_hash = ? RETURNING id";
    let left: Option<String> = connection.prepare_cached(sql)?.query_row([token_hash], |row| row.get(0)).optional()?;
    left.map_or(Ok(()), |id| note(connection, &NewAuditEntry::new(&id, "leave", "", "", "")))
}

/// Checks that the session of an operator still exists, since it may have ended after the request began.
///
/// # Errors
/// The session has ended, or the database fails.
pub(in crate::store) fn check_session(connection: &Connection, id: &str) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM admin_sessions WHERE id = ?";
    let found = connection.prepare_cached(sql)?.exists([id])?;
    if found { Ok(()) } else { Err(StoreError::Gone) }
}

/// Adds an entry to the audit log.
///
/// # Errors
/// The database fails.
pub(in crate::store) fn note(connection: &Connection, entry: &NewAuditEntry) -> Result<(), StoreError> {
    let sql = "INSERT INTO audit_log (at_ms, operator, act, subject, reason, detail) VALUES (?, ?, ?, ?, ?, ?)";
    let NewAuditEntry { operator, act, subject, reason, detail } = entry;
    execute(connection, sql, params![wall_ms(), operator, act, subject, reason, detail])
}

/// Stores the effect of an operator's action, except for the state of a match.
///
/// # Errors
/// The row to change is gone or has changed meanwhile, or the database fails.
pub(in crate::store) fn carry_out(connection: &Connection, effect: &Effect) -> Result<(), StoreError> {
    let changed = match effect {
        Effect::Nothing => return Ok(()),
        Effect::Rename(guest) => return guests::rename(connection, guest),
        Effect::Sanction(new) => add_sanction(connection, new)?,
        Effect::Lift(id) => connection
            .prepare_cached("UPDATE sanctions SET lifted_ms = ? WHERE id = ? AND lifted_ms IS NULL")?
            .execute(params![wall_ms(), id])?,
        Effect::Close { id, reason, .. } => {
            connection.prepare_cached("UPDATE matches SET closed = ? WHERE id = ?")?.execute([reason, id])?
        }
        Effect::Revoke { id, seat } => set_invite(connection, id, *seat, None)?,
        Effect::Report { n, note: Some(note) } => connection
            .prepare_cached("UPDATE reports SET closed_ms = ?, note = ? WHERE n = ? AND closed_ms IS NULL")?
            .execute(params![wall_ms(), note, n])?,
        Effect::Report { n, note: None } => connection
            .prepare_cached("UPDATE reports SET closed_ms = NULL WHERE n = ? AND closed_ms IS NOT NULL")?
            .execute([n])?,
    };
    if changed == 0 { Err(StoreError::Gone) } else { Ok(()) }
}

/// Sets or removes the token of a seat's invite link. Returns the number of changed rows: 0 if there is no such seat.
///
/// # Errors
/// The database fails.
pub(in crate::store) fn set_invite(
    connection: &Connection,
    id: &str,
    seat: u8,
    token: Option<&str>,
) -> Result<usize, StoreError> {
    let sql = "UPDATE seats SET invite = ? WHERE match = ? AND seat = ?";
    Ok(connection.prepare_cached(sql)?.execute(params![token, id, seat])?)
}

fn add_sanction(connection: &Connection, new: &Sanction) -> Result<usize, StoreError> {
    let sql =
        "INSERT INTO sanctions (id, kind, guest, network, reason, from_ms, until_ms) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
         WHERE NOT EXISTS (SELECT 1 FROM sanctions WHERE guest = ?3 AND kind = ?2 AND lifted_ms IS NULL
             AND (until_ms IS NULL OR until_ms > ?6))";
    let (from_ms, until_ms) = (new.from_ms as i64, new.until_ms.map(|ms| ms as i64));
    let values = params![new.id, kind_word(new.kind), new.guest, new.network, new.reason, from_ms, until_ms];
    Ok(connection.prepare_cached(sql)?.execute(values)?)
}

fn kind_word(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Mute => "mute",
        SanctionKind::Ban => "ban",
    }
}

/// Stores a report.
///
/// # Errors
/// The guest has reported the match before, or the database fails.
pub(in crate::store) fn add_report(connection: &Connection, new: &NewReport) -> Result<(), StoreError> {
    let sql = "INSERT OR IGNORE INTO reports (match, reporter, about, seat, category, text, at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)";
    let category = serde_json::to_value(new.category)?;
    let values = params![new.of, new.reporter, new.about, new.seat, category.as_str(), new.text, wall_ms()];
    let added = connection.prepare_cached(sql)?.execute(values)?;
    if added == 0 { Err(StoreError::Gone) } else { Ok(()) }
}
