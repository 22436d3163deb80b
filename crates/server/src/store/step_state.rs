//! The state of a match under way, as the rows of its steps hold it.
//!
//! A step and the state after it are stored together. The row of a match is long, and each change of it writes whole
//! pages. So a step of a game under way stores the state in its own row, and the row of the match follows about once a
//! second. Until then the newest step has the state that counts.

use super::statements::update_state;
use super::{Clocks, MatchState, Stage, StoreError, rows};
use rusqlite::Connection;
use serde::{Deserialize, Serialize};

/// A column of a query of `matches`: the state in the row of the newest step, if the row of the match is older.
pub(super) const NEWER_STATE: &str = "(SELECT state FROM steps WHERE steps.match = matches.id \
     AND steps.n > matches.steps ORDER BY n DESC LIMIT 1) AS newer_state";

/// The number of steps of a match in a query of `matches`, by its row or by the newest state.
pub(super) const STEPS_TAKEN: &str = "max(matches.steps, coalesce((SELECT max(n) FROM steps \
     WHERE steps.match = matches.id AND steps.state IS NOT NULL), 0))";

/// The state of a match under way, as JSON in the row of a step.
#[derive(Serialize, Deserialize)]
struct StepState {
    steps: u32,
    /// One bit for each seat.
    to_move: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clocks: Option<Clocks>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since_ms: Option<i64>,
}

/// Writes a state as JSON.
///
/// # Errors
/// The state cannot be written as JSON.
pub(super) fn to_text(state: &MatchState) -> Result<String, StoreError> {
    Ok(serde_json::to_string(&StepState {
        steps: state.steps,
        to_move: rows::bits(state.to_move),
        clocks: state.clocks.clone(),
        since_ms: state.clocks.as_ref().map(|clocks| clocks.since_ms),
    })?)
}

/// Reads a state.
///
/// # Errors
/// The text is not a state.
pub(super) fn from_text(text: &str) -> Result<MatchState, StoreError> {
    let StepState { steps, to_move, clocks, since_ms } = serde_json::from_str(text)?;
    Ok(MatchState {
        stage: Stage::Playing,
        steps,
        to_move: rows::seats_of(to_move),
        outcome: None,
        clocks: clocks.map(|clocks| Clocks { since_ms: since_ms.unwrap_or(0), ..clocks }),
    })
}

/// Updates every row of a match that is older than its newest step. A server that was killed leaves such rows.
///
/// # Errors
/// The database cannot be written.
pub(super) fn catch_up(connection: &mut Connection) -> Result<(), StoreError> {
    let transaction = connection.transaction()?;
    let sql = format!("SELECT id, {NEWER_STATE} FROM matches WHERE status = 'playing' AND newer_state IS NOT NULL");
    let newer: Vec<(String, String)> =
        transaction.prepare(&sql)?.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    for (id, state) in newer {
        update_state(&transaction, &id, &from_text(&state)?)?;
    }
    Ok(transaction.commit()?)
}
