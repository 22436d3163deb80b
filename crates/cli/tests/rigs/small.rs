//! Two rigs: a server that may open only few files, and clients that request many steps and read none.

use crate::duel::{Duel, Reply};
use crate::rig::{Folder, command, report, started, turn};
use load::Luck;
use load::http::Line;
use load::process::{Server, until};
use load::socket::Socket;
use serde_json::json;
use std::process::Command;
use std::time::Duration;
use tokio::net::TcpStream;

/// The number of sockets that request steps and do not read them.
const DEAF: u8 = 64;

/// How many times each socket requests all steps.
const TIMES: usize = 20;

/// By how many kilobytes the memory of the server may grow while the sockets request steps. All requested steps
/// together would take ten times as much.
const MOST_GROWTH_KB: f64 = 24.0 * 1024.0;

/// How long the server may take to write a message to its log.
const PATIENCE: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_few_files_connections_wait_and_the_server_goes_on() {
    let _turn = turn().await;
    let folder = Folder::new("few-files");
    let plain = command(&folder.data(), 0);
    let mut limited = Command::new("sh");
    limited.args(["-c", "ulimit -Sn 80; ulimit -Hn 128; exec \"$0\" \"$@\""]).arg(plain.get_program());
    limited.args(plain.get_args());
    let server = started(Server::start(limited));
    let says = || server.errors().contains("only 64 connections open");
    assert!(until(PATIENCE, says).await, "the soft limit of files must rise to the hard limit: {}", server.errors());
    let mut open = Vec::new();
    for _ in 0..200 {
        open.push(TcpStream::connect(server.address).await.expect("the system keeps the connection waiting"));
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    drop(open);
    let answered = Line::to(server.address).request("GET", "/api/games", "", "").await.expect("an answer");
    assert_eq!(answered.status, 200);
    let said = server.errors();
    assert!(!said.contains("could not be accepted") && !said.contains("panicked"), "{said}");
    assert_eq!(server.terminate(), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_ask_for_all_steps_and_do_not_read_take_little_memory() {
    let _turn = turn().await;
    let folder = Folder::new("deaf");
    // Switches huge pages off. With them, the system would also count memory that the server has not used.
    let mut plain = command(&folder.data(), 0);
    plain.env("MIMALLOC_ALLOW_THP", "0");
    let server = started(Server::start(plain));
    let mut duel = Duel::new(&server).await;
    let mut luck = Luck::new(3);
    let mut steps = 0;
    while !duel.is_over() {
        let sent = duel.decision(&mut luck);
        let Reply::Accepted(seq) = duel.act(&sent).await else { panic!("a listed decision is refused") };
        steps = seq;
    }
    let path = format!("/api/matches/{}/socket", duel.table.id);
    let before = server.memory_kb().expect("the server runs");
    let ask = json!({ "type": "hello", "seq": 0, "look": null }).to_string();
    let mut deaf = Vec::new();
    for n in 1..=DEAF {
        // Each socket has its own address, so that the limits for one address do not apply.
        let line = Line { to: server.address, from: Some([127, 9, 7, n].into()) };
        let mut socket = Socket::open(line, &path, "").await.expect("a socket");
        for _ in 0..TIMES {
            socket.say(ask.clone()).await;
        }
        deaf.push(socket);
    }
    let mut most: f64 = 0.0;
    for _ in 0..20 {
        most = most.max(server.memory_kb().expect("the server runs"));
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let grown = most - before;
    assert!(grown < MOST_GROWTH_KB, "the memory of the server grew by {grown} KB; {MOST_GROWTH_KB} KB are allowed");
    let mut heard = 0;
    while let Some(text) = deaf[0].next().await.filter(|_| heard < 2) {
        heard += usize::from(text.contains("\"step\""));
    }
    assert!(heard > 0, "a socket that reads at last must get steps");
    let asked = format!("{DEAF} sockets ask {TIMES} times for {steps} steps and do not read");
    report("deaf sockets", &asked, &format!("the server grew by {grown:.0} KB"));
}
