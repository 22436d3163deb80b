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

#[cfg(test)]
mod tests {
    use super::super::{migrations, queries};
    use super::*;
    use referee::{Seat, Seats};

    fn state(steps: u32, clocks: Option<Clocks>) -> MatchState {
        MatchState { stage: Stage::Playing, steps, to_move: Seats::one(Seat(1)), outcome: None, clocks }
    }

    #[test]
    fn a_state_reads_back() {
        let clocks = Clocks { remaining_ms: vec![5_000, 7_000], running: Seats::one(Seat(0)), since_ms: 42 };
        for state in [state(3, None), state(4, Some(clocks))] {
            assert_eq!(from_text(&to_text(&state).expect("JSON")).expect("a state"), state);
        }
        from_text("{}").expect_err("a state has a number of steps");
    }

    #[test]
    fn the_state_of_the_newest_step_counts_until_the_match_has_it() {
        let mut connection = Connection::open_in_memory().expect("a database in memory");
        migrations::run(&mut connection, |_, _| Ok(())).expect("a schema");
        let newest = to_text(&state(2, None)).expect("JSON");
        let rows = format!(
            r#"INSERT INTO guests (id, token_hash, name, created_ms) VALUES ('ann', x'00', 'Ann', 1);
            INSERT INTO matches (id, game, header, begun, brief, clock, creator, created_ms, updated_ms, status, steps, to_move)
            VALUES ('m', 'toy-battle', 'null', 1, '{{}}', '{{"kind":"none"}}', 'ann', 1, 1, 'playing', 1, 1);
            INSERT INTO steps (match, n, step, at_ms, state) VALUES ('m', 1, '{{}}', 1, NULL), ('m', 2, '{{}}', 1, '{newest}')"#
        );
        connection.execute_batch(&rows).expect("rows");
        let found = |connection: &Connection| queries::find(connection, "m").expect("readable").expect("there").state;
        let in_row = |connection: &Connection| -> (u32, i64) {
            let sql = "SELECT steps, to_move FROM matches";
            connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).expect("a row")
        };
        assert_eq!((found(&connection), in_row(&connection)), (state(2, None), (1, 1)));
        catch_up(&mut connection).expect("it is written");
        assert_eq!((found(&connection), in_row(&connection)), (state(2, None), (2, 2)));
        // An operator closes the match. From then on the row of the match has the state.
        let closed = MatchState { stage: Stage::Over, ..state(2, None) };
        update_state(&connection, "m", &closed).expect("it is written");
        catch_up(&mut connection).expect("nothing is left to do");
        assert_eq!(found(&connection).stage, Stage::Over);
    }
}
