//! The only writer to the database. It has its own thread. It takes the waiting writes, carries them out in one
//! transaction, and answers after the commit.

use super::statements::{apply, update_state};
use super::{MatchState, StoreError, Write};
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const BATCH: usize = 512;

/// How long the row of a match may be older than its newest step, while the server writes at all.
const LONGEST_WAIT: Duration = Duration::from_secs(1);

/// A write, and the channel to the task that waits for its commit.
pub(super) struct Job {
    /// What to write.
    pub write: Write,
    /// Gets the result after the commit.
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// The states of matches under way that only their steps hold so far, by the id of the match.
struct Waiting {
    states: BTreeMap<String, MatchState>,
    /// When the rows of matches were last brought up to date.
    stored_at: Instant,
}

impl Waiting {
    fn new() -> Waiting {
        Waiting { states: BTreeMap::new(), stored_at: Instant::now() }
    }

    fn is_due(&self) -> bool {
        self.stored_at.elapsed() >= LONGEST_WAIT
    }

    /// Notes the state that a write has stored, in the row of the step alone or in the row of the match too.
    fn note(&mut self, write: Write, is_row_stored: bool) {
        if let (Some((id, _)), true) = (write.state(), is_row_stored || !write.is_state_in_step()) {
            self.states.remove(id);
        } else if let Write::Step { id, state, .. } = write {
            self.states.insert(id, state);
        }
    }
}

/// Writes until the last sender is gone.
pub(super) fn run(mut connection: Connection, mut inbox: mpsc::UnboundedReceiver<Job>) {
    let (mut batch, mut waiting) = (Vec::new(), Waiting::new());
    while inbox.blocking_recv_many(&mut batch, BATCH) > 0 {
        let started = Instant::now();
        metrics::histogram!("rumpus_commit_batch").record(batch.len() as f64);
        metrics::gauge!("rumpus_store_queue").set(inbox.len() as f64);
        let is_due = waiting.is_due();
        let (results, is_row_stored) = match commit_together(&mut connection, &batch, is_due.then_some(&waiting)) {
            Ok(()) => {
                if is_due {
                    waiting = Waiting::new();
                }
                (batch.iter().map(|_| Ok(())).collect(), is_due)
            }
            Err(fault) => {
                metrics::counter!("rumpus_failed_batches_total").increment(1);
                tracing::warn!(%fault, "a batch of {} writes failed and is tried again one by one", batch.len());
                (commit_one_by_one(&mut connection, &batch), true)
            }
        };
        for (Job { write, done }, result) in batch.drain(..).zip(results) {
            if result.is_ok() {
                waiting.note(write, is_row_stored);
            }
            let _gone = done.send(result);
        }
        metrics::counter!("rumpus_commits_total").increment(1);
        metrics::histogram!("rumpus_commit_seconds").record(started.elapsed().as_secs_f64());
    }
    if let Err(fault) = commit_together(&mut connection, &[], Some(&waiting)) {
        tracing::warn!(%fault, "the next start brings the rows of matches up to date");
    }
    let _only_tidier = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
}

/// Writes a batch in one transaction, whole or not at all. A match that changes several times is updated once. States
/// that steps hold are stored in the rows of their matches only with `waiting`, together with those that wait.
fn commit_together(connection: &mut Connection, batch: &[Job], waiting: Option<&Waiting>) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let waiting_states = waiting.into_iter().flat_map(|waiting| &waiting.states);
    let mut states: BTreeMap<&str, &MatchState> = waiting_states.map(|(id, state)| (id.as_str(), state)).collect();
    for Job { write, .. } in batch {
        apply(&transaction, write)?;
        if waiting.is_some() || !write.is_state_in_step() {
            states.extend(write.state());
        }
    }
    for (id, state) in states {
        update_state(&transaction, id, state)?;
    }
    Ok(transaction.commit()?)
}

/// Writes a batch in one transaction. Only a write that fails is undone. If the transaction fails, all writes fail.
fn commit_one_by_one(connection: &mut Connection, batch: &[Job]) -> Vec<Result<(), StoreError>> {
    let mut attempt = || -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let mut results = Vec::with_capacity(batch.len());
        for Job { write, .. } in batch {
            let savepoint = transaction.savepoint()?;
            let state = |id, state| update_state(&savepoint, id, state);
            let written =
                apply(&savepoint, write).and_then(|()| write.state().map_or(Ok(()), |(id, to)| state(id, to)));
            // A savepoint that is dropped without a commit is undone.
            results.push(written.and_then(|()| Ok(savepoint.commit()?)));
        }
        transaction.commit()?;
        Ok(results)
    };
    attempt().unwrap_or_else(|fault| {
        tracing::error!(%fault, "a batch of {} writes was lost", batch.len());
        batch.iter().map(|_| Err(StoreError::Batch(fault.to_string()))).collect()
    })
}
