//! Tests that the server removes old matches that never began, and guests who stay away. Also tests that it refuses new
//! matches with bots while too many decisions of bots wait.

use crate::common::{Folder, Host, database, setup, token};
use serde_json::{Value, json};
use server::{Limits, Options, Running, Server};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

async fn start(folder: &Folder, limits: Limits) -> Running {
    Server::start(Options { port: 0, limits, ..Options::new(&folder.0) }).await.expect("the server starts")
}

/// Returns the ids in a table of the database, once only `many` are left, or after some seconds.
async fn left(folder: &Folder, table: &str, many: usize) -> Vec<String> {
    let ids = || -> Vec<String> {
        let database = database(&folder.0);
        let mut statement = database.prepare(&format!("SELECT id FROM {table} ORDER BY id")).expect("a query");
        let ids = statement.query_map([], |row| row.get(0)).expect("rows");
        ids.collect::<Result<_, _>>().expect("texts")
    };
    for _ in 0..100 {
        if ids().len() == many {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    ids()
}

#[tokio::test(flavor = "multi_thread")]
async fn old_matches_that_never_began_are_removed_and_others_stay() {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let seats = || json!([{ "kind": "me" }, { "kind": "invite" }]);
    let waits = ann.create(seats(), json!({ "kind": "none" })).await;
    let fresh = ann.create(seats(), json!({ "kind": "none" })).await;
    let called_off = ann.create(seats(), json!({ "kind": "none" })).await;
    let (mut socket, _) = ann.look_at(called_off["id"].as_str().expect("an id"), Value::Null).await;
    assert_eq!(socket.act("blue", json!({ "resign": {} })).await["type"], "accepted");
    let played = ann.create(seats(), json!({ "kind": "none" })).await;
    let id = played["id"].as_str().expect("an id");
    ben.join(id, &token(&played, 1)).await.expect_status(200);
    let (mut socket, _) = ann.look_at(id, Value::Null).await;
    assert_eq!(socket.act("blue", json!({ "resign": {} })).await["type"], "accepted");
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let old = format!("UPDATE matches SET updated_ms = updated_ms - 40 * 86400000 WHERE id <> {}", fresh["id"]);
    database(&folder.0).execute_batch(&old.replace('"', "'")).expect("the database can be written");

    let running = start(&folder, Limits::default()).await;
    let mut expected = [&fresh, &played].map(|made| made["id"].as_str().expect("an id").to_owned());
    expected.sort();
    assert_eq!(left(&folder, "matches", 2).await, expected);
    ann.address = running.address;
    ann.get(&format!("/api/matches/{}", waits["id"].as_str().expect("an id")))
        .await
        .expect_problem(404, "no-such-match");
    let orphans = "SELECT (SELECT count(*) FROM seats WHERE match NOT IN (SELECT id FROM matches))
         + (SELECT count(*) FROM answers WHERE match NOT IN (SELECT id FROM matches))";
    let orphans: i64 = database(&folder.0).query_row(orphans, [], |row| row.get(0)).expect("a number");
    assert_eq!(orphans, 0);
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_seat_who_stays_away_is_removed() {
    let host = Host::start().await;
    let (mut ann, mut ben, mut eve) = (host.guest().await, host.guest().await, host.guest().await);
    ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), json!({ "kind": "none" })).await;
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    // All guests were made long ago. Two of them set up no match; only one of these two, the one with the smaller id,
    // was seen again later.
    let old = "UPDATE guests SET created_ms = created_ms - 200 * 86400000;
         UPDATE sessions SET from_ms = from_ms - 200 * 86400000
         WHERE guest <> (SELECT id FROM guests WHERE id NOT IN (SELECT creator FROM matches) ORDER BY id LIMIT 1)";
    database(&folder.0).execute_batch(old).expect("the database can be written");
    let running = start(&folder, Limits { unbegun_kept: 400 * DAY, ..Limits::default() }).await;
    assert_eq!(left(&folder, "guests", 2).await.len(), 2);
    for client in [&mut ann, &mut ben, &mut eve] {
        client.address = running.address;
    }
    ann.get("/api/me").await.expect_status(200);
    let mut known = [ben.get("/api/me").await.status, eve.get("/api/me").await.status];
    known.sort_unstable();
    assert_eq!(known, [200, 401], "of the two guests without a match, the one seen later stays");
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_match_with_bots_is_set_up_while_too_many_bots_wait() {
    let host = Host::with(Limits { bots_waiting: 0, ..Limits::default() }).await;
    let mut ann = host.guest().await;
    let order =
        |seats: Value| json!({ "game": "toy-battle", "setup": setup(), "seats": seats, "clock": { "kind": "none" } });
    let answer = ann.post("/api/matches", order(json!([{ "kind": "me" }, { "kind": "bot", "level": 1 }]))).await;
    assert_eq!(answer.expect_problem(503, "busy")["limit"], "bots_waiting");
    assert_eq!(answer.header("retry-after"), Some("60"));
    ann.post("/api/matches", order(json!([{ "kind": "me" }, { "kind": "invite" }]))).await.expect_status(201);
}
