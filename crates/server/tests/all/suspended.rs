//! Tests matches that a build of the server cannot replay. The server lists such matches and lets clients read them,
//! but writes nothing to them. They go on once a build that can replay them runs.

use crate::common::twins::at;
use crate::common::{Client, Folder, Host, Socket, database, first_action, token};
use serde_json::{Value, json};
use server::{Error, Options, Running, Server, StoreError};
use std::path::Path;

const HOUR_MS: i64 = 60 * 60 * 1000;

/// A stored match of two guests with clocks, after three steps; its server has stopped.
struct Stopped {
    folder: Folder,
    ann: Client,
    ben: Client,
    id: String,
}

async fn stopped() -> Stopped {
    let host = Host::start().await;
    let (mut ann, mut ben) = (host.guest().await, host.guest().await);
    let clock = json!({ "kind": "fischer", "seconds": 600, "increment": 0 });
    let made = ann.create(json!([{ "kind": "me" }, { "kind": "invite" }]), clock).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.join(&id, &token(&made, 1)).await.expect_status(200);
    for _ in 0..3 {
        take_a_step(&ann, &ben, &id).await;
    }
    host.running.shutdown().await.expect("the server stops");
    Stopped { folder: host.folder, ann, ben, id }
}

/// Returns the viewer's seat and its first possible decision, from a welcome; `None` if the game does not wait for it.
fn next(welcome: &Value) -> Option<(String, Value)> {
    let frame = &welcome["frame"];
    frame["hints"]["actions"]
        .is_array()
        .then(|| (frame["hints"]["seat"].as_str().expect("hints name their seat").to_owned(), first_action(frame)))
}

/// Starts a server on a folder as a build of the program with this name.
async fn start(folder: &Path, build: &str) -> Running {
    let options = Options { port: 0, build: build.into(), ..Options::new(folder) };
    Server::start(options).await.expect("the server starts")
}

fn execute(folder: &Path, query: &str) {
    database(folder).execute_batch(query).expect("the rows can be changed");
}

/// Returns every row of the database tables that hold matches, as text.
fn rows(folder: &Path) -> Vec<String> {
    let database = database(folder);
    let strings = |query: &str| -> Vec<String> {
        let mut statement = database.prepare(query).expect("a query");
        let found = statement.query_map([], |row| row.get(0)).expect("rows");
        found.collect::<Result<_, _>>().expect("texts")
    };
    let mut rows = Vec::new();
    for table in ["matches", "seats", "steps", "answers", "forces"] {
        let columns = strings(&format!("SELECT name FROM pragma_table_info('{table}')"));
        let columns: Vec<String> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
        let found = strings(&format!("SELECT {} AS line FROM {table} ORDER BY line", columns.join(" || ', ' || ")));
        rows.extend(found.into_iter().map(|line| format!("{table}: {line}")));
    }
    rows
}

/// Asserts that clients can read a match but not play it, and that the server refuses decisions with this problem.
/// `suspended` is the reason that the summary gives.
async fn is_readable_and_not_played(ann: &mut Client, id: &str, problem: &str, suspended: &Value) {
    let (mut socket, welcome) = ann.look_at(id, json!("blue")).await;
    assert_eq!((&welcome["summary"]["status"], &welcome["frame"]), (&json!("suspended"), &Value::Null));
    assert_eq!(&welcome["summary"]["suspended"], suspended);
    for (name, seats) in [("resigning", json!({ "resign": {} })), ("drawing", json!({ "draw": {} }))] {
        let refused = socket.act_as(name, "blue", seats).await;
        assert_eq!((&refused["type"], &refused["problem"]["status"]), (&json!("rejected"), &json!(409)), "{refused}");
        assert_eq!(refused["problem"]["type"], format!("/problems/{problem}"));
    }
    socket.say(json!({ "type": "why", "id": "w", "seat": "blue", "action": { "draw": {} } })).await;
    assert_eq!(socket.expect("rejected").await["problem"]["type"], format!("/problems/{problem}"));
    socket.say(json!({ "type": "ask", "id": "q", "question": 1 })).await;
    let because = socket.expect("no_answer").await["because"].clone();
    assert!(because.as_str().is_some_and(|because| because.contains("its clocks stand still")), "{because}");
    let shown = ann.get(&format!("/api/matches/{id}")).await.expect_status(200);
    assert_eq!((&shown["status"], &shown["steps"]), (&json!("suspended"), &json!(3)));
    assert_eq!(shown["seats"][0]["you"], true);
    let list = ann.get("/api/matches").await.expect_status(200);
    assert_eq!((&list["matches"][0]["id"], &list["matches"][0]["status"]), (&json!(id), &json!("suspended")));
    assert_eq!(list["matches"][0]["to_move"], json!([]));
    ann.post(&format!("/api/matches/{id}/rematch"), json!({})).await.expect_problem(409, problem);
    ann.get(&format!("/api/matches/{id}/record")).await.expect_problem(409, "not-over");
}

async fn take_a_step(ann: &Client, ben: &Client, id: &str) -> Value {
    for (client, seat) in [(ann, "blue"), (ben, "red")] {
        let (mut socket, welcome): (Socket, Value) = client.look_at(id, json!(seat)).await;
        assert_eq!(welcome["summary"]["status"], "playing");
        if let Some((seat, action)) = next(&welcome) {
            let name = format!("after-{}", welcome["frame"]["seq"]);
            assert_eq!(socket.act_as(&name, &seat, action).await["type"], "accepted");
            return welcome["frame"]["clock"].clone();
        }
    }
    panic!("the game waits for neither blue nor red");
}

/// Asserts that the verification of a folder with this one match reports it, with the reason and the step in
/// `suspended`.
async fn does_not_verify(folder: &Path, id: &str, suspended: &Value) {
    let verdicts = server::verify_data(folder).await.expect("the folder can be read");
    let [verdict] = &verdicts[..] else { panic!("the folder must hold one match: {verdicts:?}") };
    let failure = verdict.failure.as_ref().expect("the match must not replay");
    assert_eq!((verdict.id.as_str(), &json!(failure.reason)), (id, &suspended["reason"]));
    assert_eq!(failure.step.map(u64::from), Some(suspended["step"].as_u64().unwrap_or(0)), "{failure:?}");
}

/// Damages a stored match with the SQL in `spoil`, runs a server on it, repairs it with the SQL in `mend`, and plays
/// on. According to the database, the server ran for an hour in between. If the clocks had not stood still, they would
/// have run out in this hour.
async fn goes_on_afterwards(spoil: &str, mend: &str, problem: &str, suspended: &Value) {
    let Stopped { folder, ann, ben, id } = stopped().await;
    let an_hour_ago = format!(
        "UPDATE matches SET since_ms = since_ms - {HOUR_MS}, deadline_ms = deadline_ms - {HOUR_MS};
         UPDATE runs SET from_ms = from_ms - {HOUR_MS}, until_ms = until_ms - {HOUR_MS};"
    );
    execute(&folder.0, &an_hour_ago);
    execute(&folder.0, spoil);
    let before = rows(&folder.0);
    let running = start(&folder.0, "a build with other rules").await;
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    is_readable_and_not_played(&mut at(&running, &ann), &id, problem, suspended).await;
    running.shutdown().await.expect("the server stops");
    does_not_verify(&folder.0, &id, suspended).await;
    assert_eq!(rows(&folder.0), before, "the server must not write to a match that it cannot replay");
    let for_an_hour = format!("UPDATE runs SET from_ms = from_ms - {HOUR_MS} WHERE n = 2;");
    execute(&folder.0, &for_an_hour);
    execute(&folder.0, mend);
    let running = start(&folder.0, &Options::new("unused").build).await;
    let clock = take_a_step(&at(&running, &ann), &at(&running, &ben), &id).await;
    for seat in ["blue", "red"] {
        let left = clock["remaining_ms"][seat].as_f64().expect("a number");
        assert!(left > 500_000.0, "{seat} has {left} ms left");
    }
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_an_unknown_revision_goes_on_with_a_build_that_knows_it() {
    let revision = |n| format!("UPDATE matches SET header = json_set(header, '$.rules.revision', {n}), revision = {n}");
    let newest = shelf::rules("toy-battle").expect("a game of the shelf").revision;
    let suspended = json!({ "reason": "unknown_revision", "revision": 99, "newest": newest });
    goes_on_afterwards(&revision(99), &revision(newest), "unknown-revision", &suspended).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_does_not_replay_goes_on_with_a_build_that_replays_it() {
    let spoil = "CREATE TABLE kept AS SELECT * FROM steps;
        UPDATE steps SET step = json_set(step, '$.digest', 'ffffffffffffffffffffffffffffffff') WHERE n = 2";
    let mend = "UPDATE steps SET step = (SELECT step FROM kept WHERE kept.n = steps.n)";
    goes_on_afterwards(spoil, mend, "cannot-replay", &json!({ "reason": "diverged", "step": 2 })).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_run_while_a_build_that_replays_the_match_runs() {
    let Stopped { folder, ann, id, .. } = stopped().await;
    let for_an_hour = format!(
        "UPDATE matches SET since_ms = since_ms - {HOUR_MS}, deadline_ms = deadline_ms - {HOUR_MS};
         UPDATE runs SET from_ms = from_ms - {HOUR_MS}"
    );
    execute(&folder.0, &for_an_hour);
    let running = start(&folder.0, &Options::new("unused").build).await;
    let (_, welcome) = at(&running, &ann).look_at(&id, Value::Null).await;
    assert_eq!(welcome["summary"]["over"]["by"], "timeout", "{welcome}");
    running.shutdown().await.expect("the server stops");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_that_does_not_replay_can_be_downloaded() {
    let Stopped { folder, ann, id, .. } = stopped().await;
    let running = start(&folder.0, "one").await;
    let (mut socket, _) = at(&running, &ann).look_at(&id, json!("blue")).await;
    assert_eq!(socket.act_as("last", "blue", json!({ "resign": {} })).await["type"], "accepted");
    running.shutdown().await.expect("the server stops");
    execute(&folder.0, "UPDATE matches SET header = json_set(header, '$.rules.revision', 99), revision = 99");
    let running = start(&folder.0, "two").await;
    let mut ann = at(&running, &ann);
    let list = ann.get("/api/matches?list=finished").await.expect_status(200);
    let listed = &list["matches"][0];
    assert_eq!((&listed["status"], &listed["over"]["winners"]), (&json!("suspended"), &json!(["red"])));
    let record = ann.get(&format!("/api/matches/{id}/record")).await;
    record_has(&record.text(), 99, &["red"]);
    ann.get(&format!("/api/matches/{id}/replay")).await.expect_problem(409, "unknown-revision");
    let order = json!({ "step": 1, "seat": "red", "level": 1 });
    ann.post(&format!("/api/matches/{id}/branch"), order).await.expect_problem(409, "unknown-revision");
    running.shutdown().await.expect("the server stops");
}

fn record_has(text: &str, revision: u32, winners: &[&str]) {
    let record = referee::Record::parse(text).expect("a download is a record");
    assert_eq!(record.header.rules.revision, revision);
    assert_eq!(record.end.expect("the game is over").winners, winners);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_does_not_start_on_a_database_of_a_newer_program() {
    let Stopped { folder, .. } = stopped().await;
    execute(&folder.0, "PRAGMA user_version = 99");
    let before = rows(&folder.0);
    let refused = server::verify_data(&folder.0).await.expect_err("its schema is not known");
    assert!(matches!(refused, StoreError::NewerSchema { found: 99, .. }), "{refused}");
    let started = Server::start(Options { port: 0, ..Options::new(&folder.0) }).await;
    let refused = started.err().expect("a server does not start on this folder");
    assert!(matches!(refused, Error::Store(StoreError::NewerSchema { found: 99, .. })), "{refused}");
    assert_eq!(rows(&folder.0), before, "the server must not write to a database of a newer program");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_an_older_server_marked_as_broken_goes_on() {
    let Stopped { folder, ann, ben, id } = stopped().await;
    let older = "UPDATE matches SET status = 'broken', deadline_ms = NULL;
        DROP TABLE admin_links; DROP TABLE admin_sessions; DROP TABLE audit_log; DROP TABLE sanctions; DROP TABLE reports;
        ALTER TABLE matches DROP COLUMN visibility; ALTER TABLE matches DROP COLUMN closed;
        DROP TABLE studies; DROP TABLE runs; DROP TABLE orders; DROP TABLE sessions;
        ALTER TABLE steps DROP COLUMN seat; ALTER TABLE steps DROP COLUMN decision; ALTER TABLE steps DROP COLUMN state;
        ALTER TABLE matches DROP COLUMN begun; ALTER TABLE matches DROP COLUMN revision;
        ALTER TABLE matches DROP COLUMN fair; DROP INDEX guests_by_owner; ALTER TABLE guests DROP COLUMN owner;
        CREATE TABLE alive (one INTEGER PRIMARY KEY, at_ms INTEGER NOT NULL) STRICT;
        INSERT INTO alive SELECT 1, max(since_ms) FROM matches;
        PRAGMA user_version = 4";
    execute(&folder.0, older);
    let running = start(&folder.0, "newer").await;
    take_a_step(&at(&running, &ann), &at(&running, &ben), &id).await;
    running.shutdown().await.expect("the server stops");
}
