//! The queries that read matches, in SQL.

use super::rows::{SEATS, json, json_or_null, match_columns, match_row, seat_row};
use super::{DecisionId, List, ListedMatch, MatchQuery, MatchRow, Reply, Sealed, StoreError, Stored, console};
use crate::time::now_ms;
use rusqlite::{Connection, OptionalExtension as _, named_params};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

/// The most matches of a list.
const LIST_LENGTH: u32 = 100;

/// Returns a match without its steps.
///
/// # Errors
/// The database or the match cannot be read.
pub(super) fn find(reader: &Connection, id: &str) -> Result<Option<MatchRow>, StoreError> {
    let sql = format!("SELECT {} FROM matches WHERE id = ?", match_columns());
    let mut statement = reader.prepare_cached(&sql)?;
    let mut found = statement.query([id])?;
    let Some(found) = found.next()? else { return Ok(None) };
    let mut row = match_row(found)?;
    let mut statement = reader.prepare_cached(&format!("{SEATS} WHERE match = ? ORDER BY seat"))?;
    let mut seats = statement.query([id])?;
    while let Some(seat) = seats.next()? {
        row.seats.push(seat_row(seat, row.begun)?);
    }
    Ok(Some(row))
}

/// Returns a list of matches, the most recently changed first. Logs and leaves out a match that cannot be read.
///
/// # Errors
/// The database cannot be read.
pub(super) fn list(reader: &Connection, list: &List) -> Result<Vec<MatchRow>, StoreError> {
    let (which, guest) = match list {
        List::Mine(guest) => (
            "status IN ('waiting', 'playing')
             AND (creator = :guest OR id IN (SELECT match FROM seats WHERE guest = :guest))",
            guest.as_str(),
        ),
        List::Finished(guest) => {
            ("status = 'over' AND id IN (SELECT match FROM seats WHERE guest = :guest)", guest.as_str())
        }
        List::Watch => ("status = 'playing' AND visibility = 'listed' AND :guest = ''", ""),
    };
    let chosen = format!("FROM matches WHERE {which} ORDER BY updated_ms DESC LIMIT {LIST_LENGTH}");
    let mut statement = reader.prepare_cached(&format!("SELECT {} {chosen}", match_columns()))?;
    let mut found = statement.query(named_params! { ":guest": guest })?;
    let mut matches = Vec::new();
    while let Some(row) = found.next()? {
        match match_row(row) {
            Ok(row) => matches.push(row),
            Err(fault) => unreadable(&row.get::<_, String>("id")?, &fault),
        }
    }
    let places: HashMap<String, usize> = matches.iter().enumerate().map(|(n, row)| (row.id.clone(), n)).collect();
    let mut broken = Vec::new();
    let sql = format!("{SEATS} WHERE match IN (SELECT id {chosen}) ORDER BY match, seat");
    let mut statement = reader.prepare_cached(&sql)?;
    let mut seats = statement.query(named_params! { ":guest": guest })?;
    while let Some(seat) = seats.next()? {
        let id: String = seat.get("match")?;
        let Some(row) = places.get(&id).map(|place| &mut matches[*place]) else { continue };
        match seat_row(seat, row.begun) {
            Ok(seat) => row.seats.push(seat),
            Err(fault) => {
                unreadable(&id, &fault);
                broken.push(id);
            }
        }
    }
    matches.retain(|row| !broken.contains(&row.id));
    Ok(matches)
}

/// Returns a list of matches for the operators' console. Logs and leaves out a match that cannot be read.
///
/// # Errors
/// The database cannot be read.
pub(super) fn listed(reader: &Connection, query: &MatchQuery) -> Result<Vec<ListedMatch>, StoreError> {
    let mut matches = Vec::new();
    for (id, updated_ms, bytes) in console::match_ids(reader, query)? {
        match find(reader, &id) {
            Ok(row) => matches.extend(row.map(|row| ListedMatch { row, updated_ms, bytes })),
            Err(fault) => unreadable(&id, &fault),
        }
    }
    Ok(matches)
}

fn unreadable(id: &str, fault: &StoreError) {
    metrics::counter!("rumpus_unreadable_matches_total").increment(1);
    tracing::error!(%fault, "match {id} cannot be read and is left out of a list");
}

/// Returns everything about a match, with its steps and answers.
///
/// # Errors
/// The database or the match cannot be read.
pub(super) fn load(reader: &Connection, id: &str) -> Result<Option<Stored>, StoreError> {
    let Some(row) = find(reader, id)? else { return Ok(None) };
    let mut statement = reader.prepare_cached("SELECT header, draft FROM matches WHERE id = ?")?;
    let mut found = statement.query([id])?;
    let Some(found) = found.next()? else { return Ok(None) };
    let (header, draft) = (json(found, "header")?, json_or_null(found, "draft")?);
    let sealed = Sealed { draft, forces: forces(reader, id)? };
    let (mut steps, mut answers) = (Vec::new(), answers(reader, id)?);
    let mut statement =
        reader.prepare_cached("SELECT n, step, seat, decision FROM steps WHERE match = ? ORDER BY n")?;
    let mut found = statement.query([id])?;
    while let Some(step) = found.next()? {
        steps.push(json(step, "step")?);
        if let Some(name) = step.get("decision")? {
            answers.push(((step.get("seat")?, name), Reply::Accepted(step.get("n")?)));
        }
    }
    let read_ms = now_ms();
    let run_ms = match &row.state.clocks {
        Some(clocks) => run_ms(reader, clocks.since_ms, read_ms)?,
        None => 0,
    };
    Ok(Some(Stored { row, header, sealed, steps, answers, run_ms, read_ms }))
}

/// Returns the answers to those decisions of a match that did not become steps.
fn answers(reader: &Connection, id: &str) -> Result<Vec<(DecisionId, Reply)>, StoreError> {
    let mut statement = reader.prepare_cached("SELECT seat, id, answer FROM answers WHERE match = ?")?;
    let mut found = statement.query([id])?;
    let mut answers = Vec::new();
    while let Some(answer) = found.next()? {
        answers.push(((answer.get("seat")?, answer.get("id")?), json(answer, "answer")?));
    }
    Ok(answers)
}

/// Returns the forces of a match, such as armies, by the number of the seat.
///
/// # Errors
/// A force cannot be read.
pub(super) fn forces(reader: &Connection, id: &str) -> Result<BTreeMap<u8, Value>, StoreError> {
    let mut statement = reader.prepare_cached("SELECT seat, force FROM forces WHERE match = ?")?;
    let mut found = statement.query([id])?;
    let mut forces = BTreeMap::new();
    while let Some(row) = found.next()? {
        forces.insert(row.get("seat")?, json(row, "force")?);
    }
    Ok(forces)
}

/// Returns for how many milliseconds between `since_ms` and `now_ms` a server ran. Counts only runs of this build, and
/// of the build that ran at `since_ms`. The latest run counts up to `now_ms`.
fn run_ms(reader: &Connection, since_ms: i64, now_ms: i64) -> Result<i64, StoreError> {
    let sql = "SELECT coalesce(sum(max(0, min(?2, iif(runs.n = latest.n, ?2, until_ms)) - max(?1, from_ms))), 0)
         FROM runs, (SELECT max(n) AS n, (SELECT build FROM runs ORDER BY n DESC LIMIT 1) AS build FROM runs) AS latest
         WHERE runs.build IN (latest.build, (SELECT build FROM runs WHERE from_ms <= ?1 ORDER BY n DESC LIMIT 1))";
    let found = reader.prepare_cached(sql)?.query_row([since_ms, now_ms], |row| row.get(0)).optional()?;
    Ok(found.unwrap_or(0))
}
