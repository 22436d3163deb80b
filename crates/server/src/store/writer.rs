//! The only writer to the database. It has its own thread. It takes the waiting writes, carries them out in one
//! transaction, and answers after the commit.

use super::statements::{apply, update_state};
use super::step_state::Newer;
use super::{MatchState, StoreError, Write};
use crate::time::now_ms;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const BATCH: usize = 512;

/// How long to wait between updates of rows of matches that are older than their newest steps. Only another write
/// starts an update, so an update may come as late as the next heartbeat.
const BETWEEN_UPDATES: Duration = Duration::from_secs(1);

/// A write, and the channel to the task that waits for its commit.
pub(super) struct Job {
    /// What to write.
    pub write: Write,
    /// Gets the result after the commit.
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until the last sender is gone. At first, `newer` has the states that only the newest steps hold.
pub(super) fn run(mut connection: Connection, mut inbox: mpsc::UnboundedReceiver<Job>, mut newer: Newer) {
    let (mut batch, mut stored_at) = (Vec::new(), Instant::now());
    while inbox.blocking_recv_many(&mut batch, BATCH) > 0 {
        let started = Instant::now();
        metrics::histogram!("rumpus_commit_batch").record(batch.len() as f64);
        metrics::gauge!("rumpus_store_queue").set(inbox.len() as f64);
        let results = match commit_together(&mut connection, &batch) {
            Ok(()) => batch.iter().map(|_| Ok(())).collect(),
            Err(fault) => {
                metrics::counter!("rumpus_failed_batches_total").increment(1);
                tracing::warn!(%fault, "a batch of {} writes failed and is tried again one by one", batch.len());
                commit_one_by_one(&mut connection, &batch)
            }
        };
        for (Job { write, done }, result) in batch.drain(..).zip(results) {
            if result.is_ok() {
                note(&mut newer, write);
            }
            let _gone = done.send(result);
        }
        metrics::counter!("rumpus_commits_total").increment(1);
        metrics::histogram!("rumpus_commit_seconds").record(started.elapsed().as_secs_f64());
        if !newer.is_empty() && stored_at.elapsed() >= BETWEEN_UPDATES {
            update_matches(&mut connection, &mut newer);
            stored_at = Instant::now();
        }
    }
    while !newer.is_empty() && update_matches(&mut connection, &mut newer) {}
    let _only_tidier = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
}

/// Adds the new state of a match to `newer` if only its newest step holds that state. If the row of the match holds
/// the state, removes the match from `newer`.
fn note(newer: &mut Newer, write: Write) {
    let is_in_step = write.is_state_in_step();
    match write {
        Write::Step { id, state, .. } if is_in_step => newer.insert(id, state, now_ms()),
        write => write.state().into_iter().for_each(|(id, _)| newer.remove(id)),
    }
}

/// Updates some rows of matches. Logs a failure. Says whether the update succeeded.
pub(super) fn update_matches(connection: &mut Connection, newer: &mut Newer) -> bool {
    let updated = newer.store_some(connection);
    if let Err(fault) = &updated {
        tracing::warn!(%fault, "rows of matches stay older than their steps until the next try");
    }
    updated.is_ok()
}

/// Writes a batch in one transaction, whole or not at all. A match that changes several times is updated once, and not
/// at all if its newest step holds the new state.
fn commit_together(connection: &mut Connection, batch: &[Job]) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut states: BTreeMap<&str, &MatchState> = BTreeMap::new();
    for Job { write, .. } in batch {
        apply(&transaction, write)?;
        states.extend(write.state().filter(|_| !write.is_state_in_step()));
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
            let state = write.state().filter(|_| !write.is_state_in_step());
            let written = apply(&savepoint, write)
                .and_then(|()| state.map_or(Ok(()), |(id, state)| update_state(&savepoint, id, state)));
            // A savepoint that is dropped without a commit is undone.
            results.push(written.and_then(|()| Ok(savepoint.commit()?)));
            // After some faults of the disk SQLite undoes the whole transaction. Further writes would each be stored by
            // themselves, and yet be reported as failed.
            if transaction.is_autocommit() {
                return Err(StoreError::Batch("the transaction was undone".into()));
            }
        }
        transaction.commit()?;
        Ok(results)
    };
    attempt().unwrap_or_else(|fault| {
        tracing::error!(%fault, "a batch of {} writes was lost", batch.len());
        batch.iter().map(|_| Err(StoreError::Batch(fault.to_string()))).collect()
    })
}
