//! The state of a match in progress, as the rows of its steps hold it.
//!
//! The server stores a step and the state of the match after it together. Because the row of a match is long, each
//! change of it writes whole pages. So the row of a step holds the state, and the server updates the row of the match
//! some seconds later. Until then, the state in the newest step counts. A change of the stage always updates the row of
//! the match at once, so only the row of a match in progress can be older.

use super::{Clocks, MatchState, Stage, StoreError, rows};
use rusqlite::{Connection, TransactionBehavior, named_params};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A column for queries of `matches`: the state in the newest step, or null if the row of the match is up to date.
pub(super) const NEWER_STATE: &str = "(SELECT state FROM steps WHERE steps.match = matches.id \
     AND matches.status = 'playing' AND steps.n > matches.steps ORDER BY n DESC LIMIT 1) AS newer_state";

/// An expression for queries of `matches`: the number of steps of the match. This is the larger of the numbers in its
/// row and in its newest step.
const STEPS_TAKEN: &str = "max(matches.steps, coalesce((SELECT max(n) FROM steps WHERE steps.match = matches.id \
     AND matches.status = 'playing' AND steps.state IS NOT NULL), 0))";

/// How many rows of matches one transaction updates.
const AT_ONCE: usize = 256;

/// Returns an SQL expression for the number of steps of a match in a query of `matches`. In the database of an older
/// program, steps hold no states.
///
/// # Errors
/// The database cannot be read.
pub(super) fn steps_taken(connection: &Connection) -> Result<&'static str, StoreError> {
    Ok(if has_states(connection)? { STEPS_TAKEN } else { "matches.steps" })
}

/// Returns whether steps hold states in this database.
///
/// # Errors
/// The database cannot be read.
pub(super) fn has_states(connection: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) FROM pragma_table_info('steps') WHERE name = 'state'";
    Ok(connection.query_row(sql, [], |row| row.get::<_, i64>(0))? > 0)
}

/// The states that only the newest steps hold, by the id of the match. Each has the time of its step, in milliseconds
/// since 1970.
#[derive(Default)]
pub(super) struct Newer(BTreeMap<String, (MatchState, i64)>);

impl Newer {
    /// Returns the states of all matches whose rows are older than their newest steps. A killed server leaves such
    /// rows. Logs and leaves out a state that cannot be read.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn read(connection: &Connection) -> Result<Newer, StoreError> {
        let sql = format!(
            "SELECT id, {NEWER_STATE}, (SELECT max(at_ms) FROM steps WHERE match = id) AS at_ms FROM matches
             WHERE status = 'playing'"
        );
        let mut statement = connection.prepare(&sql)?;
        let mut rows = statement.query([])?;
        let mut newer = Newer::default();
        while let Some(row) = rows.next()? {
            let id: String = row.get("id")?;
            match rows::newer_state(row) {
                Ok(Some(state)) => newer.insert(id, state, row.get("at_ms")?),
                Ok(None) => {}
                Err(fault) => tracing::error!(%fault, "match {id}: the state in its newest step cannot be read"),
            }
        }
        Ok(newer)
    }

    /// Adds a state, which replaces an older one of its match.
    pub fn insert(&mut self, id: String, state: MatchState, at_ms: i64) {
        self.0.insert(id, (state, at_ms));
    }

    /// Removes the state of a match whose row is up to date.
    pub fn remove(&mut self, id: &str) {
        self.0.remove(id);
    }

    /// Returns whether the rows of all matches are up to date.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Updates the rows of at most [`AT_ONCE`] matches, and removes their states from this value. Does not change a row
    /// that is up to date.
    ///
    /// # Errors
    /// The database cannot be written. In this case nothing has changed.
    pub fn store_some(&mut self, connection: &mut Connection) -> Result<(), StoreError> {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let some = self.0.iter().take(AT_ONCE);
        let count = some.len();
        for (id, (state, at_ms)) in some {
            let clocks = state.clocks.as_ref();
            let sql = "UPDATE matches SET steps = :steps, to_move = :to_move, clocks = :clocks, since_ms = :since_ms,
                 deadline_ms = :deadline_ms, updated_ms = :at_ms
                 WHERE id = :id AND status = 'playing' AND steps < :steps";
            transaction.prepare_cached(sql)?.execute(named_params! {
                ":id": id,
                ":steps": state.steps,
                ":to_move": rows::bits(state.to_move),
                ":clocks": clocks.map(serde_json::to_string).transpose()?,
                ":since_ms": clocks.map(|clocks| clocks.since_ms),
                ":deadline_ms": clocks.and_then(Clocks::deadline_ms),
                ":at_ms": at_ms,
            })?;
        }
        transaction.commit()?;
        for _ in 0..count {
            self.0.pop_first();
        }
        Ok(())
    }
}

/// The state of a match in progress, as JSON in the row of a step.
#[derive(Serialize, Deserialize)]
struct StepState {
    steps: u32,
    /// The seats for whose decisions the game waits, one bit for each seat.
    to_move: i64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clocks: Option<Clocks>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    since_ms: Option<i64>,
}

/// Writes the state of a match in progress as JSON.
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

/// Reads the state of a match in progress from JSON.
///
/// # Errors
/// The text is not the JSON of a state.
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

#[cfg(test)]
mod tests {
    use super::super::statements::update_state;
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

    /// Makes a database with a match of two steps. The row of the match is one step older.
    fn database() -> Connection {
        let mut connection = Connection::open_in_memory().expect("a database in memory");
        migrations::run(&mut connection, |_, _| Ok(())).expect("a schema");
        let newest = to_text(&state(2, None)).expect("JSON");
        let rows = format!(
            r#"INSERT INTO guests (id, token_hash, name, created_ms) VALUES ('ann', x'00', 'Ann', 1);
            INSERT INTO matches (id, game, header, begun, brief, clock, creator, created_ms, updated_ms, status, steps, to_move)
            VALUES ('m', 'a-game', 'null', 1, '{{}}', '{{"kind":"none"}}', 'ann', 1, 1, 'playing', 1, 1);
            INSERT INTO steps (match, n, step, at_ms, state) VALUES ('m', 1, '{{}}', 1, NULL), ('m', 2, '{{}}', 1, '{newest}')"#
        );
        connection.execute_batch(&rows).expect("rows");
        connection
    }

    #[test]
    fn the_state_in_the_newest_step_counts_until_the_row_of_the_match_has_it() {
        let mut connection = database();
        let found = |connection: &Connection| queries::find(connection, "m").expect("readable").expect("there").state;
        let in_row = |connection: &Connection| -> (u32, i64) {
            let sql = "SELECT steps, to_move FROM matches";
            connection.query_row(sql, [], |row| Ok((row.get(0)?, row.get(1)?))).expect("a row")
        };
        assert_eq!((found(&connection), in_row(&connection)), (state(2, None), (1, 1)));
        let mut newer = Newer::read(&connection).expect("readable");
        newer.store_some(&mut connection).expect("the database can be written");
        assert!(newer.is_empty());
        assert_eq!((found(&connection), in_row(&connection)), (state(2, None), (2, 2)));
        // An operator closes the match. From then on the row of the match has the state.
        let closed = MatchState { stage: Stage::Over, ..state(2, None) };
        update_state(&connection, "m", &closed).expect("the database can be written");
        newer.insert("m".into(), state(3, None), 1);
        newer.store_some(&mut connection).expect("the database can be written");
        assert_eq!(found(&connection).stage, Stage::Over);
    }

    #[test]
    fn a_state_that_cannot_be_read_does_not_stop_the_update_of_other_matches() {
        let mut connection = database();
        let steps = "UPDATE matches SET steps = 1; UPDATE steps SET state = '{\"steps\":2,\"to_m' WHERE n = 2";
        connection.execute_batch(steps).expect("rows");
        assert!(Newer::read(&connection).expect("readable").is_empty());
        queries::find(&connection, "m").expect_err("its state is damaged");
        connection.execute_batch("UPDATE steps SET state = NULL").expect("rows");
        assert_eq!(queries::find(&connection, "m").expect("readable").expect("there").state.steps, 1);
        connection.execute_batch("ALTER TABLE steps DROP COLUMN state").expect("an older schema");
        assert_eq!(steps_taken(&connection).expect("readable"), "matches.steps");
        Newer::default().store_some(&mut connection).expect("nothing is left to do");
    }
}
