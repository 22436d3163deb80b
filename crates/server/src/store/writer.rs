//! The only writer to the database, on a thread of its own. It takes all waiting writes, carries them out in one
//! transaction, and answers after the commit.

use super::statements::{apply, update_state};
use super::step_state::Newer;
use super::{MatchState, StoreError, Write};
use crate::time::now_ms;
use rusqlite::Connection;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most writes of one transaction.
const BATCH: usize = 512;

/// The least time between two updates of rows of matches that are older than their newest steps. An update happens only
/// together with another write, which may be as late as the next heartbeat.
const BETWEEN_UPDATES: Duration = Duration::from_secs(1);

/// A write, with the channel to the task that waits for its commit.
pub(super) struct Job {
    pub write: Write,
    /// The channel for the result, which comes after the commit.
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until the last sender of jobs is gone. `newer` has the states that only the newest steps hold at the start.
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
                tracing::warn!(%fault, "a transaction of {} writes failed; each write is tried again by itself", batch.len());
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

/// Updates `newer` after a write that changes the state of a match. If only the newest step holds the new state, adds
/// the state. If the row of the match holds it, removes the match.
fn note(newer: &mut Newer, write: Write) {
    let is_in_step = write.is_state_in_step();
    match write {
        Write::Step { id, state, .. } if is_in_step => newer.insert(id, state, now_ms()),
        write => write.state().into_iter().for_each(|(id, _)| newer.remove(id)),
    }
}

/// Updates some rows of matches that are older than their newest steps. Logs a failure, and returns whether the update
/// succeeded.
pub(super) fn update_matches(connection: &mut Connection, newer: &mut Newer) -> bool {
    let updated = newer.store_some(connection);
    if let Err(fault) = &updated {
        tracing::warn!(%fault, "the rows of some matches could not be updated; they stay older than their steps until the next try");
    }
    updated.is_ok()
}

/// Carries out all writes in one transaction, or none. Updates the row of a match only once, even if several writes
/// change it. Does not update the row if the newest step holds the new state.
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

/// Carries out the writes in one transaction, but undoes only those that fail. If the transaction itself fails, all
/// writes fail.
fn commit_one_by_one(connection: &mut Connection, batch: &[Job]) -> Vec<Result<(), StoreError>> {
    let mut attempt = || -> Result<Vec<Result<(), StoreError>>, StoreError> {
        let mut transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let mut results = Vec::with_capacity(batch.len());
        for Job { write, .. } in batch {
            let savepoint = transaction.savepoint()?;
            let state = write.state().filter(|_| !write.is_state_in_step());
            let written = apply(&savepoint, write)
                .and_then(|()| state.map_or(Ok(()), |(id, state)| update_state(&savepoint, id, state)));
            // If a savepoint is dropped without a commit, SQLite rolls it back.
            results.push(written.and_then(|()| Ok(savepoint.commit()?)));
            // After some errors, such as a full disk, SQLite rolls back the whole transaction. SQLite would then commit
            // each further write at once, although the caller hears that it failed.
            if transaction.is_autocommit() {
                return Err(StoreError::Batch("SQLite rolled the transaction back".into()));
            }
        }
        transaction.commit()?;
        Ok(results)
    };
    attempt().unwrap_or_else(|fault| {
        tracing::error!(%fault, "{} writes failed, because their transaction could not be committed", batch.len());
        batch.iter().map(|_| Err(StoreError::Batch(fault.to_string()))).collect()
    })
}
