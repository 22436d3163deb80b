//! The only writer to the database. It has its own thread. It takes the waiting writes, carries them out in one
//! transaction, and answers after the commit.

use super::statements::{apply, update_state};
use super::{MatchState, StoreError, Write};
use rusqlite::Connection;
use std::collections::BTreeMap;
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const BATCH: usize = 512;

/// A write, and the channel to the task that waits for its commit.
pub(super) struct Job {
    /// What to write.
    pub write: Write,
    /// Gets the result after the commit.
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Writes until the last sender is gone.
pub(super) fn run(mut connection: Connection, mut inbox: mpsc::UnboundedReceiver<Job>) {
    let mut batch = Vec::new();
    while inbox.blocking_recv_many(&mut batch, BATCH) > 0 {
        let started = std::time::Instant::now();
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
        for (job, result) in batch.drain(..).zip(results) {
            let _gone = job.done.send(result);
        }
        metrics::counter!("rumpus_commits_total").increment(1);
        metrics::histogram!("rumpus_commit_seconds").record(started.elapsed().as_secs_f64());
    }
    let _only_tidier = connection.execute_batch("PRAGMA wal_checkpoint(TRUNCATE)");
}

/// Writes a batch in one transaction, whole or not at all. A match that changes several times is updated once.
fn commit_together(connection: &mut Connection, batch: &[Job]) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let mut states: BTreeMap<&str, &MatchState> = BTreeMap::new();
    for Job { write, .. } in batch {
        apply(&transaction, write)?;
        states.extend(write.state());
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
