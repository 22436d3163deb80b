//! `rumpus` without a command serves, prints its address, and stops in good order when interrupted.

use crate::common::{Server, scratch};

fn serves(command: &[&str], name: &str) {
    let data = scratch("serves", name);
    let _nothing_there = std::fs::remove_dir_all(&data);
    let server = Server::start(command, &data);
    let health = server.request("GET /healthz", "\r\n");
    assert!(health.starts_with("HTTP/1.1 200"), "{health}");
    assert!(server.request("GET /api/games", "\r\n").contains("toy-battle"));
    assert_eq!(server.stop(), Some(0), "an interrupted server has stopped in good order");
}

#[test]
fn without_a_command_it_serves() {
    serves(&[], "bare");
}

#[test]
fn the_command_serves_too() {
    serves(&["serve", "--bind", "127.0.0.1"], "named");
}

#[test]
fn a_server_that_has_just_said_its_address_can_be_stopped() {
    for n in 0..8 {
        let data = scratch("serves", &format!("short-{n}"));
        let _nothing_there = std::fs::remove_dir_all(&data);
        assert_eq!(Server::start(&[], &data).stop(), Some(0), "try {n}");
    }
}
