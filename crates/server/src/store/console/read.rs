//! The queries of the operators' console, in SQL.

use super::{Counts, MatchQuery, OperatorRow, PAGE, ReportQuery};
use crate::store::StoreError;
use crate::time::wall_ms;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use wire::{AuditLog, GuestRow, Named, Report, ReportCategory, Reports, Sanction, SanctionKind};

/// Returns the session of the operator whose cookie has this SHA-256.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn operator(
    reader: &Connection,
    token_hash: &[u8; 32],
) -> Result<Option<OperatorRow>, StoreError> {
    let mut statement = reader.prepare_cached("SELECT id, from_ms FROM admin_sessions WHERE token_hash = ?")?;
    let found = statement.query_row([token_hash], |row| Ok(OperatorRow { id: row.get(0)?, from_ms: row.get(1)? }));
    Ok(found.optional()?)
}

/// Returns when the login link whose token has this SHA-256 was made, in milliseconds since 1970.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn link(reader: &Connection, token_hash: &[u8; 32]) -> Result<Option<i64>, StoreError> {
    let mut statement = reader.prepare_cached("SELECT from_ms FROM admin_links WHERE token_hash = ?")?;
    Ok(statement.query_row([token_hash], |row| row.get(0)).optional()?)
}

/// Returns all sanctions of a guest, newest first. Without a guest, returns the current sanctions of all guests and
/// ranges.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn sanctions(reader: &Connection, guest: Option<&str>) -> Result<Vec<Sanction>, StoreError> {
    let which = match guest {
        Some(_) => "guest = ?1 AND ?2 > 0",
        None => "?1 IS NULL AND lifted_ms IS NULL AND (until_ms IS NULL OR until_ms > ?2)",
    };
    let sql = format!(
        "SELECT id, kind, guest, network, reason, from_ms, until_ms, lifted_ms FROM sanctions WHERE {which}
         ORDER BY from_ms DESC, id"
    );
    let mut statement = reader.prepare_cached(&sql)?;
    let found = statement.query_map(params![guest, wall_ms()], sanction)?;
    Ok(found.collect::<Result<_, _>>()?)
}

fn sanction(row: &Row<'_>) -> rusqlite::Result<Sanction> {
    let kind = if row.get_ref(1)?.as_str()? == "mute" { SanctionKind::Mute } else { SanctionKind::Ban };
    let ms = |at| Ok::<_, rusqlite::Error>(row.get::<_, Option<i64>>(at)?.map(|ms| ms as f64));
    Ok(Sanction {
        id: row.get(0)?,
        kind,
        guest: row.get(2)?,
        network: row.get(3)?,
        reason: row.get(4)?,
        from_ms: ms(5)?.unwrap_or_default(),
        until_ms: ms(6)?,
        lifted_ms: ms(7)?,
    })
}

/// Returns how many guests, matches and open reports there are.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn counts(reader: &Connection) -> Result<Counts, StoreError> {
    let of = |sql: &str| reader.prepare_cached(sql)?.query_row([], |row| row.get::<_, u32>(0));
    Ok(Counts {
        guests: of("SELECT count(*) FROM guests")?,
        waiting: of("SELECT count(*) FROM matches WHERE status = 'waiting'")?,
        playing: of("SELECT count(*) FROM matches WHERE status = 'playing'")?,
        over: of("SELECT count(*) FROM matches WHERE status = 'over'")?,
        reports: of("SELECT count(*) FROM reports WHERE closed_ms IS NULL")?,
    })
}

/// Escapes a search text for SQL's LIKE, so that none of its characters has a special meaning.
fn pattern(search: &str) -> String {
    search.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

/// Returns a page of the guests whose id begins with `search` or whose name contains it, newest first. Returns one
/// guest more if another page follows.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn guests(reader: &Connection, search: &str, page: u32) -> Result<Vec<GuestRow>, StoreError> {
    let sql = format!(
        "{GUESTS} WHERE (id LIKE ?2 || '%' ESCAPE '\\' OR name LIKE '%' || ?2 || '%' ESCAPE '\\')
         ORDER BY created_ms DESC, id LIMIT {} OFFSET ?3",
        PAGE + 1
    );
    let mut statement = reader.prepare_cached(&sql)?;
    let found = statement.query_map(params![wall_ms(), pattern(search), page * PAGE], guest)?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Returns the guest with this id.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn guest_row(reader: &Connection, id: &str) -> Result<Option<GuestRow>, StoreError> {
    let mut statement = reader.prepare_cached(&format!("{GUESTS} WHERE id = ?2"))?;
    Ok(statement.query_row(params![wall_ms(), id], guest).optional()?)
}

const GUESTS: &str = "SELECT id, name, created_ms,
     (SELECT count(DISTINCT match) FROM seats WHERE guest = guests.id),
     (SELECT count(*) FROM reports WHERE about = guests.id),
     EXISTS (SELECT 1 FROM sanctions WHERE guest = guests.id AND kind = 'mute' AND lifted_ms IS NULL
         AND (until_ms IS NULL OR until_ms > ?1)),
     EXISTS (SELECT 1 FROM sanctions WHERE guest = guests.id AND kind = 'ban' AND lifted_ms IS NULL
         AND (until_ms IS NULL OR until_ms > ?1)) FROM guests";

fn guest(row: &Row<'_>) -> rusqlite::Result<GuestRow> {
    Ok(GuestRow {
        id: row.get(0)?,
        name: row.get(1)?,
        created_ms: row.get::<_, i64>(2)? as f64,
        matches: row.get(3)?,
        reports: row.get(4)?,
        muted: row.get(5)?,
        banned: row.get(6)?,
    })
}

/// Returns a page of matches, the most recently changed first. For each match, returns its id, the time of its last
/// change, and the size of its record (the header and all steps). Returns one match more if another page follows.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn match_ids(
    reader: &Connection,
    query: &MatchQuery,
) -> Result<Vec<(String, i64, i64)>, StoreError> {
    let sql = format!(
        "SELECT id, updated_ms, octet_length(header)
             + (SELECT coalesce(sum(octet_length(step)), 0) FROM steps WHERE match = id)
         FROM matches WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR game = ?2)
         AND (?3 IS NULL OR creator = ?3 OR id IN (SELECT match FROM seats WHERE guest = ?3))
         AND (?4 = '' OR id LIKE ?4 || '%' ESCAPE '\\' OR EXISTS (SELECT 1 FROM seats JOIN guests ON guests.id = guest
             WHERE match = matches.id AND guests.name LIKE '%' || ?4 || '%' ESCAPE '\\'))
         ORDER BY updated_ms DESC, id LIMIT {} OFFSET ?5",
        PAGE + 1
    );
    let mut statement = reader.prepare_cached(&sql)?;
    let values = params![query.status, query.game, query.guest, pattern(&query.search), query.page * PAGE];
    let found = statement.query_map(values, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Returns reports, newest first.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn reports(reader: &Connection, query: &ReportQuery) -> Result<Reports, StoreError> {
    let (which, guest, page) = match query {
        ReportQuery::State { open: true, page } => ("closed_ms IS NULL AND ?1 = ''", "", *page),
        ReportQuery::State { open: false, page } => ("closed_ms IS NOT NULL AND ?1 = ''", "", *page),
        ReportQuery::Guest(guest) => ("(about = ?1 OR reporter = ?1)", guest.as_str(), 0),
    };
    let sql = format!(
        "SELECT n, match, game, reporter, reporters.name, about, abouts.name, seat, category, text, at_ms, closed_ms, note
         FROM reports JOIN matches ON matches.id = match
         LEFT JOIN guests AS reporters ON reporters.id = reporter LEFT JOIN guests AS abouts ON abouts.id = about
         WHERE {which} ORDER BY n DESC LIMIT {} OFFSET ?2",
        PAGE + 1
    );
    let mut statement = reader.prepare_cached(&sql)?;
    let found = statement.query_map(params![guest, page * PAGE], report)?;
    let mut reports = found.collect::<Result<Vec<_>, _>>()?;
    let more = reports.len() > PAGE as usize;
    reports.truncate(PAGE as usize);
    Ok(Reports { reports, more })
}

fn report(row: &Row<'_>) -> rusqlite::Result<Report> {
    let named = |at: usize| -> rusqlite::Result<Option<Named>> {
        let (id, name): (Option<String>, Option<String>) = (row.get(at)?, row.get(at + 1)?);
        Ok(id.map(|id| Named { id, name: name.unwrap_or_default() }))
    };
    let category: String = row.get(8)?;
    Ok(Report {
        n: row.get::<_, i64>(0)? as f64,
        of: row.get(1)?,
        game: row.get(2)?,
        reporter: named(3)?,
        about: named(5)?,
        seat: row.get(7)?,
        category: serde_json::from_value(category.into()).unwrap_or(ReportCategory::Other),
        text: row.get(9)?,
        at_ms: row.get::<_, i64>(10)? as f64,
        closed_ms: row.get::<_, Option<i64>>(11)?.map(|ms| ms as f64),
        note: row.get(12)?,
    })
}

/// Returns whether a guest has already reported a match.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn has_reported(reader: &Connection, id: &str, guest: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM reports WHERE match = ? AND reporter = ?";
    Ok(reader.prepare_cached(sql)?.exists([id, guest])?)
}

/// Returns a page of the audit log, newest first. Returns one entry more if another page follows.
///
/// # Errors
/// The database cannot be read.
pub(in crate::store) fn audit_log(reader: &Connection, page: u32) -> Result<AuditLog, StoreError> {
    let sql = format!(
        "SELECT n, at_ms, operator, act, subject, reason, detail FROM audit_log ORDER BY n DESC LIMIT {} OFFSET ?",
        PAGE + 1
    );
    let mut statement = reader.prepare_cached(&sql)?;
    let found = statement.query_map([page * PAGE], |row| {
        Ok(wire::AuditEntry {
            n: row.get::<_, i64>(0)? as f64,
            at_ms: row.get::<_, i64>(1)? as f64,
            operator: row.get(2)?,
            act: row.get(3)?,
            subject: row.get(4)?,
            reason: row.get(5)?,
            detail: row.get(6)?,
        })
    })?;
    let mut entries = found.collect::<Result<Vec<_>, _>>()?;
    let more = entries.len() > PAGE as usize;
    entries.truncate(PAGE as usize);
    Ok(AuditLog { entries, more })
}
