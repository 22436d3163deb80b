//! The one writer: takes what is waiting, writes it in one transaction, and answers after the commit.

use super::{Guest, MatchState, NewMatch, Occupant, Reply, SeatRow, StoreError, Write, rows};
use crate::time::now_ms;
use referee::RecordStep;
use serde_json::Value;
use sqlx::{Connection, Executor, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

/// How many writes share a commit at most.
const BATCH: usize = 512;

/// A write and who waits for its commit.
pub(super) struct Job {
    /// What to write.
    pub write: Write,
    /// Told after the commit.
    pub done: oneshot::Sender<Result<(), StoreError>>,
}

/// Notes that a server of this build runs from now on.
pub(super) async fn begin_run(connection: &mut SqliteConnection, build: &str, now_ms: i64) -> Result<(), StoreError> {
    let query = sqlx::query("INSERT INTO runs (build, from_ms, until_ms) VALUES (?1, ?2, ?2)");
    query.bind(build).bind(now_ms).execute(connection).await?;
    Ok(())
}

/// Writes until the last sender is gone.
pub(super) async fn run(mut connection: SqliteConnection, mut inbox: mpsc::UnboundedReceiver<Job>) {
    let mut batch = Vec::new();
    while inbox.recv_many(&mut batch, BATCH).await > 0 {
        let started = std::time::Instant::now();
        metrics::histogram!("rumpus_commit_batch").record(batch.len() as f64);
        match commit(&mut connection, &batch).await {
            Ok(results) => {
                for (job, result) in batch.drain(..).zip(results) {
                    let _gone = job.done.send(result);
                }
            }
            Err(fault) => {
                tracing::error!(%fault, "a batch of {} writes was lost", batch.len());
                let _nothing_open = connection.execute("ROLLBACK").await;
                for job in batch.drain(..) {
                    let _gone = job.done.send(Err(StoreError::Batch(fault.to_string())));
                }
            }
        }
        metrics::counter!("rumpus_commits_total").increment(1);
        metrics::histogram!("rumpus_commit_seconds").record(started.elapsed().as_secs_f64());
    }
    let _only_tidier = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").await;
    let _only_tidier = connection.close().await;
}

/// Writes a batch in one transaction; a write that fails is undone alone.
async fn commit(connection: &mut SqliteConnection, batch: &[Job]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    connection.execute("BEGIN IMMEDIATE").await?;
    let mut results = Vec::with_capacity(batch.len());
    for job in batch {
        connection.execute("SAVEPOINT one").await?;
        let result = apply(connection, &job.write).await;
        if result.is_err() {
            connection.execute("ROLLBACK TO one").await?;
        }
        connection.execute("RELEASE one").await?;
        results.push(result);
    }
    connection.execute("COMMIT").await?;
    Ok(results)
}

async fn apply(connection: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::AddGuest { guest, token_hash } => add_guest(connection, guest, token_hash).await,
        Write::Rename(guest) => {
            let query = sqlx::query("UPDATE guests SET name = ? WHERE id = ?").bind(&guest.name).bind(&guest.id);
            query.execute(connection).await?;
            Ok(())
        }
        Write::AddMatch(new) => add_match(connection, new).await,
        Write::Step { id, step, state, decision } => {
            add_step(connection, id, step).await?;
            if let Some((seat, name)) = decision {
                add_answer(connection, id, *seat, name, &Reply::Accepted(step.n)).await?;
            }
            update_state(connection, id, state).await
        }
        Write::Refuse { id, decision: (seat, name), reply } => add_answer(connection, id, *seat, name, reply).await,
        Write::Sit { id, seat, guest, state } => {
            sqlx::query("UPDATE seats SET kind = 'guest', guest = ?, present = 1 WHERE match = ? AND seat = ?")
                .bind(guest)
                .bind(id)
                .bind(i64::from(*seat))
                .execute(&mut *connection)
                .await?;
            update_state(connection, id, state).await
        }
        Write::Bring { id, seat, force } => bring(connection, id, *seat, force).await,
        Write::StandUp { id, decision: (seat, name) } => {
            add_answer(connection, id, *seat, name, &Reply::Accepted(0)).await?;
            stand_up(connection, id, *seat).await
        }
        Write::Begin { id, header, brief, state } => {
            sqlx::query("UPDATE matches SET header = ?, brief = ? WHERE id = ?")
                .bind(serde_json::to_string(header)?)
                .bind(brief.to_string())
                .bind(id)
                .execute(&mut *connection)
                .await?;
            update_state(connection, id, state).await
        }
        Write::CallOff { id, state, decision: (seat, name) } => {
            add_answer(connection, id, *seat, name, &Reply::Accepted(0)).await?;
            update_state(connection, id, state).await
        }
        Write::UpdateState { id, state } => update_state(connection, id, state).await,
        Write::Heartbeat => extend_run(connection, now_ms()).await,
    }
}

async fn add_guest(connection: &mut SqliteConnection, guest: &Guest, token_hash: &[u8]) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO guests (id, token_hash, name, created_ms) VALUES (?, ?, ?, ?)")
        .bind(&guest.id)
        .bind(token_hash.to_vec())
        .bind(&guest.name)
        .bind(now_ms())
        .execute(connection)
        .await?;
    Ok(())
}

async fn extend_run(connection: &mut SqliteConnection, now_ms: i64) -> Result<(), StoreError> {
    let query = "UPDATE runs SET until_ms = ? WHERE n = (SELECT max(n) FROM runs)";
    sqlx::query(query).bind(now_ms).execute(connection).await?;
    Ok(())
}

async fn add_match(connection: &mut SqliteConnection, new: &NewMatch) -> Result<(), StoreError> {
    let row = &new.row;
    sqlx::query(
        "INSERT INTO matches (id, game, header, brief, clock, creator, created_ms, updated_ms, status, steps, to_move,
         rematch_of, branch_of, branch_step, draft) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7, '', 0, 0, ?8, ?9, ?10, ?11)",
    )
    .bind(&row.id)
    .bind(&row.game)
    .bind(serde_json::to_string(&new.header)?)
    .bind(row.brief.to_string())
    .bind(serde_json::to_string(&row.plan)?)
    .bind(&row.creator)
    .bind(row.created_ms)
    .bind(&new.rematch_of)
    .bind(row.branch_of.as_ref().map(|(id, _)| id))
    .bind(row.branch_of.as_ref().map(|(_, step)| i64::from(*step)))
    .bind(new.sealed.draft.as_ref().map(Value::to_string))
    .execute(&mut *connection)
    .await?;
    for (n, seat) in row.seats.iter().enumerate() {
        add_seat(connection, &row.id, n, seat).await?;
    }
    for (seat, force) in &new.sealed.forces {
        bring(connection, &row.id, *seat, force).await?;
    }
    for step in &new.steps {
        add_step(connection, &row.id, step).await?;
    }
    if let Some(old) = &new.rematch_of {
        let query = sqlx::query("UPDATE matches SET rematch = ? WHERE id = ?").bind(&row.id).bind(old);
        query.execute(&mut *connection).await?;
    }
    update_state(connection, &row.id, &row.state).await
}

async fn add_seat(connection: &mut SqliteConnection, id: &str, n: usize, seat: &SeatRow) -> Result<(), StoreError> {
    let (kind, guest, level) = match &seat.occupant {
        Occupant::Guest(guest) => ("guest", Some(&guest.id), None),
        Occupant::Bot(level) => ("bot", None, Some(i64::from(*level))),
        Occupant::Nobody => ("open", None, None),
    };
    sqlx::query(
        "INSERT INTO seats (match, seat, name, kind, guest, level, invite, present) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(id)
    .bind(n as i64)
    .bind(&seat.name)
    .bind(kind)
    .bind(guest)
    .bind(level)
    .bind(&seat.invite)
    .bind(i64::from(seat.present))
    .execute(connection)
    .await?;
    Ok(())
}

async fn bring(connection: &mut SqliteConnection, id: &str, seat: u8, force: &Value) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO forces (match, seat, force) VALUES (?, ?, ?)
         ON CONFLICT (match, seat) DO UPDATE SET force = excluded.force",
    )
    .bind(id)
    .bind(i64::from(seat))
    .bind(force.to_string())
    .execute(connection)
    .await?;
    Ok(())
}

async fn stand_up(connection: &mut SqliteConnection, id: &str, seat: u8) -> Result<(), StoreError> {
    let query = "UPDATE seats SET kind = 'open', guest = NULL, present = 0 WHERE match = ? AND seat = ?";
    sqlx::query(query).bind(id).bind(i64::from(seat)).execute(&mut *connection).await?;
    let query = "DELETE FROM forces WHERE match = ? AND seat = ?";
    sqlx::query(query).bind(id).bind(i64::from(seat)).execute(connection).await?;
    Ok(())
}

async fn add_step(connection: &mut SqliteConnection, id: &str, step: &RecordStep) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO steps (match, n, step, at_ms) VALUES (?, ?, ?, ?)")
        .bind(id)
        .bind(i64::from(step.n))
        .bind(serde_json::to_string(step)?)
        .bind(now_ms())
        .execute(connection)
        .await?;
    Ok(())
}

async fn add_answer(
    connection: &mut SqliteConnection,
    id: &str,
    seat: u8,
    name: &str,
    reply: &Reply,
) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO answers (match, seat, id, answer) VALUES (?, ?, ?, ?)")
        .bind(id)
        .bind(i64::from(seat))
        .bind(name)
        .bind(serde_json::to_string(reply)?)
        .execute(connection)
        .await?;
    Ok(())
}

async fn update_state(connection: &mut SqliteConnection, id: &str, state: &MatchState) -> Result<(), StoreError> {
    let clocks = state.clocks.as_ref();
    sqlx::query(
        "UPDATE matches SET status = ?, steps = ?, to_move = ?, outcome = ?, clocks = ?, since_ms = ?, deadline_ms = ?,
         updated_ms = ? WHERE id = ?",
    )
    .bind(state.stage.word())
    .bind(i64::from(state.steps))
    .bind(rows::bits(state.to_move))
    .bind(state.outcome.as_ref().map(serde_json::to_string).transpose()?)
    .bind(clocks.map(serde_json::to_string).transpose()?)
    .bind(clocks.map(|clocks| clocks.since_ms))
    .bind(clocks.and_then(|clocks| clocks.deadline_ms()))
    .bind(now_ms())
    .bind(id)
    .execute(connection)
    .await?;
    Ok(())
}
