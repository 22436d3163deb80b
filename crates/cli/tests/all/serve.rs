//! Tests of the server process. It starts with and without the command `serve`, and prints its address. When a signal
//! interrupts it, it exits with status 0.

use crate::common::{Server, scratch};

fn serves(command: &[&str], name: &str) {
    let data = scratch("serves", name);
    let _nothing_there = std::fs::remove_dir_all(&data);
    let server = Server::start(command, &data);
    let health = server.request("GET /healthz", "\r\n");
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(server.request("GET /api/games", "\r\n").contains("toy-battle"));
    assert_eq!(server.stop(), Some(0), "an interrupted server must exit with status 0");
}

#[test]
fn rumpus_without_a_command_serves() {
    serves(&[], "bare");
}

#[test]
fn rumpus_serve_serves() {
    serves(&["serve", "--bind", "127.0.0.1"], "named");
}

#[test]
fn a_server_can_be_stopped_as_soon_as_it_has_printed_its_address() {
    for n in 0..8 {
        let data = scratch("serves", &format!("short-{n}"));
        let _nothing_there = std::fs::remove_dir_all(&data);
        assert_eq!(Server::start(&[], &data).stop(), Some(0), "try {n}");
    }
}
