//! Two servers on copies of one folder, whose matches differ only in what somebody may not know.

use super::{Client, Folder, Host, Socket};
use referee::{Record, Seats};
use serde_json::{Value, json};
use server::{Limits, Options, Rate, Running, Server};
use std::path::Path;

/// Limits that no test reaches.
pub fn generous() -> Limits {
    let much = Rate { per_second: 10_000, burst: 100_000 };
    Limits {
        requests_per_guest: much,
        requests_per_address: much,
        messages_per_guest: much,
        questions_per_guest: much,
        replays_per_guest: much,
        orders_per_guest: much,
        matches_per_guest: 1_000,
        ..Limits::default()
    }
}

/// Stops a server and returns its folder and a copy of it.
pub async fn copied(host: Host) -> [Folder; 2] {
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let copy = Folder::new();
    std::fs::copy(folder.0.join("rumpus.sqlite3"), copy.0.join("rumpus.sqlite3")).expect("a copy");
    [folder, copy]
}

/// Puts a record into the place of a match that was just set up.
pub async fn plant(folder: &Path, id: &str, record: &Record, to_move: Seats) {
    let file = format!("sqlite://{}", folder.join("rumpus.sqlite3").display());
    let pool = sqlx::SqlitePool::connect(&file).await.expect("the file is a database");
    let header = serde_json::to_string(&record.header).expect("plain data");
    let update = sqlx::query("UPDATE matches SET header = ?, steps = ?, to_move = ? WHERE id = ?");
    let bits = to_move.iter().fold(0_i64, |bits, seat| bits | 1 << seat.0);
    let update = update.bind(header).bind(record.steps.len() as i64).bind(bits).bind(id);
    update.execute(&pool).await.expect("a match to change");
    for step in &record.steps {
        let insert = sqlx::query("INSERT INTO steps (match, n, step, at_ms) VALUES (?, ?, ?, 0)");
        let step_text = serde_json::to_string(step).expect("plain data");
        insert.bind(id).bind(i64::from(step.n)).bind(step_text).execute(&pool).await.expect("a step to add");
    }
    pool.close().await;
}

/// Starts a server on a folder.
pub async fn start(folder: &Path) -> Running {
    let options = Options { port: 0, limits: generous(), ..Options::new(folder) };
    Server::start(options).await.expect("the server starts")
}

/// The same browser, but at another server.
pub fn at(running: &Running, client: &Client) -> Client {
    Client { address: running.address, ..client.clone() }
}

/// Sends a message and waits until everything about it has been answered.
pub async fn ask(socket: &mut Socket, message: Value) {
    socket.say(message).await;
    settle(socket).await;
}

/// Waits until everything that was said has been answered.
pub async fn settle(socket: &mut Socket) {
    socket.say(json!({ "type": "ping" })).await;
    socket.expect("pong").await;
}
