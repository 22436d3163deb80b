//! `rumpus` without a command serves, prints its address, and stops in good order when interrupted.

#[allow(dead_code)]
use crate::common::{scratch, word};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The answer to a request for a path.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("the server listens");
    stream.set_read_timeout(Some(Duration::from_secs(20))).expect("a timeout can be set");
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

fn serves(command: &[&str], data: &str) {
    let _nothing_there = std::fs::remove_dir_all(data);
    let mut server = Command::new(env!("CARGO_BIN_EXE_rumpus"))
        .args(command)
        .args(["--port", "0", "--data", data])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut lines = BufReader::new(server.stdout.take().expect("it is piped")).lines();
    let line = lines.next().expect("it says where it is").expect("it speaks UTF-8");
    let address = line.split("http://").nth(1).and_then(|rest| rest.split_whitespace().next()).expect("an address");
    let health = get(address, "/healthz");
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(get(address, "/api/games").contains("toy-battle"));
    let told = Command::new("kill").args(["-INT", &server.id().to_string()]).status().expect("kill runs");
    assert!(told.success());
    let ended = server.wait().expect("it ends");
    assert_eq!(ended.code(), Some(0), "an interrupted server has stopped in good order");
}

#[test]
fn without_a_command_it_serves() {
    serves(&[], &word(&scratch("serves", "bare")));
}

#[test]
fn the_command_serves_too() {
    serves(&["serve", "--bind", "127.0.0.1"], &word(&scratch("serves", "named")));
}
