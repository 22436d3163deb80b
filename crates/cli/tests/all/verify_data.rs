//! Tests of `rumpus verify --data`, which lists the matches of a data folder that do not replay.

use crate::common::{Server, rumpus, scratch, word};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Sets up a match and returns its id.
pub(crate) fn set_up(server: &Server) -> String {
    let order = json!({ "game": "toy-battle", "setup": { "board": "castle-field" },
        "seats": [{ "kind": "me" }, { "kind": "same_device" }], "clock": { "kind": "none" } });
    let order = order.to_string();
    let length = order.len();
    let rest = format!("Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{order}");
    let answer = server.request("POST /api/matches", &rest);
    let (_, body) = answer.split_once("\r\n\r\n").expect("an answer has a body");
    let made: Value = serde_json::from_str(body).expect("the body is JSON");
    made["id"].as_str().unwrap_or_else(|| panic!("the answer names no match: {made}")).to_owned()
}

/// Returns the path of a data folder for one test. The folder does not exist yet.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = scratch("folder", name);
    let _nothing_there = std::fs::remove_dir_all(&folder);
    folder
}

/// Returns every file of a folder with its bytes.
pub(crate) fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.map(|path| (path.clone(), std::fs::read(&path).expect("the file can be read"))).collect()
}

/// Changes the first digit of the first digest in the database.
fn spoil_a_digest(folder: &Path) {
    let file = folder.join("rumpus.sqlite3");
    let mut bytes = std::fs::read(&file).expect("the database can be read");
    let mark = b"\"digest\":\"";
    let at = bytes.windows(mark.len()).position(|window| window == mark).expect("a digest is stored");
    let digit = &mut bytes[at + mark.len()];
    *digit = if *digit == b'0' { b'1' } else { b'0' };
    std::fs::write(&file, bytes).expect("the database can be written");
}

#[test]
fn verify_names_matches_that_do_not_replay_and_changes_nothing() {
    let data = folder("spoiled");
    let server = Server::start(&["serve"], &data);
    let id = set_up(&server);
    rumpus(&["verify", "--data", &word(&data)]).ends(2).complains("a server uses");
    assert_eq!(server.stop(), Some(0));
    rumpus(&["verify", "--data", &word(&data)]).ends(0).says("1 of 1 matches replay");
    spoil_a_digest(&data);
    let before = files(&data);
    let line = format!("match {id} (toy-battle): step 0: the digest of the start differs: the record says ");
    rumpus(&["verify", "--data", &word(&data)]).ends(1).says(&line).says("\n0 of 1 matches replay");
    let said = rumpus(&["verify", "--json", "--data", &word(&data)]).ends(1);
    let verdict: Value = serde_json::from_str(&said.out).expect("the output is JSON");
    assert_eq!((&verdict["matches"], &verdict["replayed"]), (&json!(1), &json!(0)));
    let failed = &verdict["failed"][0];
    assert_eq!((&failed["match"], &failed["step"], &failed["reason"]), (&json!(id), &json!(0), &json!("diverged")));
    assert_eq!(files(&data), before);
}

#[test]
fn verify_does_not_change_a_folder_without_matches() {
    let data = folder("nothing");
    let refuses = |data: &Path, why: &str| {
        rumpus(&["verify", "--data", &word(data)]).ends(2).complains(why);
    };
    refuses(&data, "no server has used this folder");
    assert!(!data.exists());
    std::fs::create_dir(&data).expect("a folder can be made");
    refuses(&data, "no server has used this folder");
    assert!(files(&data).is_empty());
    let file = data.join("rumpus.sqlite3");
    std::fs::write(&file, "no database, though as long as the head of one. ".repeat(4)).expect("a file can be written");
    refuses(&file, "no server has used this folder");
    refuses(&data, "file is not a database");
    assert_eq!(files(&data).len(), 1);
    rumpus(&["verify"]).ends(2).complains("--data");
}
