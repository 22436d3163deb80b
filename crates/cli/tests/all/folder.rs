//! `rumpus verify --data`: which matches of a data folder do not replay.

#[allow(dead_code)]
use crate::common::{rumpus, scratch, word};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A server on a data folder.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_rumpus"))
            .args(["serve", "--port", "0", "--data", &word(data)])
            .stdout(Stdio::piped())
            .spawn()
            .expect("the binary runs");
        let mut lines = BufReader::new(process.stdout.take().expect("it is piped")).lines();
        let line = lines.next().expect("it says where it is").expect("it speaks UTF-8");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next());
        Server { address: address.expect("an address").to_owned(), process }
    }

    /// Sets up a match and returns its id.
    fn set_up(&self) -> String {
        let order = json!({ "game": "toy-battle", "setup": { "board": "castle-field" },
            "seats": [{ "kind": "me" }, { "kind": "same_device" }], "clock": { "kind": "none" } });
        let order = order.to_string();
        let mut stream = TcpStream::connect(&self.address).expect("the server listens");
        stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
        let head = format!("POST /api/matches HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        let length = order.len();
        write!(stream, "{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{order}")
            .expect("the server reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("the server answers");
        let (_, body) = answer.split_once("\r\n\r\n").expect("an answer has a body");
        let made: Value = serde_json::from_str(body).expect("the body is JSON");
        made["id"].as_str().unwrap_or_else(|| panic!("no match: {made}")).to_owned()
    }

    fn stop(mut self) {
        let told = Command::new("kill").args(["-INT", &self.process.id().to_string()]).status().expect("kill runs");
        assert!(told.success());
        self.process.wait().expect("the server ends");
    }
}

/// A data folder of its own, not there yet.
fn folder(name: &str) -> PathBuf {
    let folder = scratch("folder", name);
    let _nothing_there = std::fs::remove_dir_all(&folder);
    folder
}

/// Changes the last digit of the first digest in the database.
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
fn matches_that_do_not_replay_are_named_and_nothing_changes() {
    let data = folder("spoiled");
    let server = Server::start(&data);
    let id = server.set_up();
    rumpus(&["verify", "--data", &word(&data)]).ends(2).complains("a server uses");
    server.stop();
    rumpus(&["verify", "--data", &word(&data)]).ends(0).says("1 of 1 matches replay");
    spoil_a_digest(&data);
    let before = std::fs::read(data.join("rumpus.sqlite3")).expect("the database can be read");
    let line =
        format!("match {id} (toy-battle): step 0: the digest of the start is another one\n0 of 1 matches replay");
    rumpus(&["verify", "--data", &word(&data)]).ends(1).says(&line);
    let said = rumpus(&["verify", "--json", "--data", &word(&data)]).ends(1);
    let verdict: Value = serde_json::from_str(&said.out).expect("it is JSON");
    assert_eq!((&verdict["matches"], &verdict["replayed"]), (&json!(1), &json!(0)));
    let failed = &verdict["failed"][0];
    assert_eq!((&failed["match"], &failed["step"], &failed["reason"]), (&json!(id), &json!(0), &json!("diverged")));
    assert_eq!(std::fs::read(data.join("rumpus.sqlite3")).expect("the database can be read"), before);
}

#[test]
fn a_folder_without_matches_is_not_made() {
    let data = folder("nothing");
    rumpus(&["verify", "--data", &word(&data)]).ends(2).complains("holds no matches");
    assert!(!data.exists());
    rumpus(&["verify"]).ends(2).complains("--data");
}
