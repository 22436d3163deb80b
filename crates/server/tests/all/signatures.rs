//! Tests the signatures of finished records: a check finds a change of any line. Without a signature, a record that
//! somebody made with `rumpus match` or by hand would look genuine, because anybody can compute its digests.

use crate::common::{Client, Host};
use referee::Record;
use serde_json::{Value, json};
use server::{KeyFile, KeyList, Limits, SignatureFault};

/// Sets up a match and resigns at once; returns the id of the match.
async fn given_up(client: &mut Client) -> String {
    let seats = json!([{ "kind": "me" }, { "kind": "same_device" }]);
    let made = client.create(seats, json!({ "kind": "none" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let (mut socket, _) = client.look_at(&id, json!("blue")).await;
    assert_eq!(socket.act("blue", json!({ "resign": {} })).await["type"], "accepted");
    id
}

async fn record(client: &mut Client, id: &str) -> String {
    let answer = client.get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.text()
}

async fn keys(client: &mut Client) -> KeyList {
    KeyList::parse(&client.get("/.well-known/rumpus-key").await.text()).expect("lines of keys")
}

fn check(keys: &KeyList, text: &str) -> Result<String, SignatureFault> {
    let record = Record::parse(text).expect("a record");
    keys.check(text, &record).map(|signature| signature.of.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_downloaded_record_is_signed_with_the_key_that_the_server_publishes() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = given_up(&mut client).await;
    let text = record(&mut client, &id).await;
    let answer = client.send("GET", "/.well-known/rumpus-key", &[("accept", "application/json")], None).await;
    let list = KeyList::parse(&answer.text()).expect("JSON");
    assert_eq!(answer.header("content-type"), Some("application/json"));
    assert_eq!(list, keys(&mut client).await, "both addresses must list the same keys");
    assert_eq!(check(&list, &text), Ok(id.clone()));
    assert_eq!(record(&mut client, &id).await, text, "a second download must have the same bytes");
    let crlf = text.replace('\n', "\r\n\r\n");
    assert_eq!(check(&list, &crlf), Ok(id), "line ends and blank lines must make no difference");
}

/// Returns the text of a record with one line changed; `line` counts from 0.
fn changed(text: &str, line: usize, change: impl Fn(&mut Value)) -> String {
    let mut lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    change(&mut lines[line]);
    lines.iter().map(|line| format!("{line}\n")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_change_of_a_record_breaks_its_signature() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = given_up(&mut client).await;
    let (text, list) = (record(&mut client, &id).await, keys(&mut client).await);
    let last = text.lines().count() - 1;
    for line in 0..last {
        let other = changed(&text, line, |line| {
            let key = if line.get("over").is_some() { "/over/by" } else { "/digest" };
            *line.pointer_mut(key).expect("the line has this field") = json!("0");
        });
        assert!(matches!(check(&list, &other), Err(SignatureFault::OtherLines { .. })), "line {line}");
    }
    for key in ["match", "steps", "sha256", "value", "algorithm", "server"] {
        let other = changed(&text, last, |line| {
            let value = &mut line["signature"][key];
            *value = if key == "steps" { json!(99) } else { json!("00") };
        });
        assert!(matches!(check(&list, &other), Err(SignatureFault::Forged { .. })), "{key}");
    }
    let unsigned: String = text.lines().take(last).map(|line| format!("{line}\n")).collect();
    assert_eq!(check(&list, &unsigned), Err(SignatureFault::Missing));
    let second = given_up(&mut client).await;
    let second = record(&mut client, &second).await;
    let grafted = format!("{unsigned}{}\n", second.lines().last().expect("its signature"));
    assert!(
        matches!(check(&list, &grafted), Err(SignatureFault::OtherLines { .. })),
        "the signature of another record must not fit"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_key_signs_at_once_and_old_records_still_verify() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = given_up(&mut client).await;
    let (old_text, old_list) = (record(&mut client, &id).await, keys(&mut client).await);
    KeyFile::of(&host.folder.0).renew().expect("a new key");
    let (text, list) = (record(&mut client, &id).await, keys(&mut client).await);
    assert_ne!(text, old_text);
    assert_eq!((list.keys.len(), &list.keys[1].id), (2, &old_list.keys[0].id));
    assert!(list.keys[0].until.is_none() && list.keys[1].until.is_some());
    assert_eq!((check(&list, &old_text), check(&list, &text)), (Ok(id.clone()), Ok(id)));
    assert!(matches!(check(&old_list, &text), Err(SignatureFault::OtherKey { .. })));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_the_key_and_no_answer_shows_its_secret() {
    let host = Host::start().await;
    let mut client = host.guest().await;
    let id = given_up(&mut client).await;
    let (text, list) = (record(&mut client, &id).await, keys(&mut client).await);
    let host = host.restart().await;
    let mut client = Client { address: host.running.address, ..client };
    assert_eq!(keys(&mut client).await, list);
    assert_eq!(record(&mut client, &id).await, text);
    let file = host.folder.0.join("signing-key.json");
    let stored: Value = serde_json::from_slice(&std::fs::read(&file).expect("the key file")).expect("JSON");
    let secret = stored["secret_key"].as_str().expect("a secret");
    assert!(!host.operator().get("/metrics").await.text().contains(secret));
    for path in ["/.well-known/rumpus-key", "/signing-key.json", "/api/openapi.json", "/healthz"] {
        assert!(!client.get(path).await.text().contains(secret), "{path}");
    }
    assert!(!text.contains(secret));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&file).expect("the key file").permissions().mode() & 0o777, 0o600);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_key_file_is_named_in_the_error_and_never_replaced() {
    let host = Host::with(Limits::default()).await;
    let file = host.folder.0.join("signing-key.json");
    let mut stored: Value = serde_json::from_slice(&std::fs::read(&file).expect("the key file")).expect("JSON");
    stored["secret_key"] = json!("ab".repeat(32));
    std::fs::write(&file, stored.to_string()).expect("the key file can be written");
    let mut client = host.guest().await;
    client.get("/.well-known/rumpus-key").await.expect_problem(404, "no-key");
    let id = given_up(&mut client).await;
    let text = record(&mut client, &id).await;
    assert_eq!(
        Record::parse(&text).expect("a record").signature,
        None,
        "the server must still send the record, without a signature"
    );
    host.running.shutdown().await.expect("the server stops");
    let options = server::Options { port: 0, ..server::Options::new(&host.folder.0) };
    let why = server::Server::start(options).await.err().expect("the server does not start").to_string();
    assert!(why.contains("signing-key.json") && !why.contains("abab"), "{why}");
    assert!(
        std::fs::read_to_string(&file).expect("the key file is there").contains("abab"),
        "the server must not overwrite the key file"
    );
}
