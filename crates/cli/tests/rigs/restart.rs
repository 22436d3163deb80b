//! This rig starts a server with many unfinished matches. The server must answer soon, because it loads a match only
//! when a client opens it.
//!
//! `RUMPUS_UNFINISHED` sets the number of matches (500 by default).

use crate::rig::{Folder, number, report, start, turn};
use load::http::Line;
use load::socket::Socket;
use load::{Table, guest};
use serde_json::json;
use std::time::{Duration, Instant};

/// How many matches each pair of guests sets up. The server allows a guest 50.
const OF_PAIR: usize = 40;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_many_unfinished_matches_a_start_takes_two_seconds_at_most() {
    let _turn = turn().await;
    let unfinished = number("RUMPUS_UNFINISHED", 500);
    let folder = Folder::new("restart");
    let server = start(&folder.data());
    let mut hands = Vec::new();
    for pair in 0..unfinished.div_ceil(OF_PAIR) {
        let line = Line { to: server.address, from: format!("127.2.{}.{}", pair / 200, 1 + pair % 200).parse().ok() };
        hands.push(tokio::spawn(async move {
            let cookies = [guest(line).await.expect("a guest"), guest(line).await.expect("a guest")];
            let mut tables = Vec::new();
            for _ in 0..OF_PAIR {
                // The server limits how many matches a guest may set up in a second.
                let table = loop {
                    match Table::set_up(line, cookies.clone()).await {
                        Ok(table) => break table,
                        Err(_) => tokio::time::sleep(Duration::from_millis(300)).await,
                    }
                };
                tables.push(table);
            }
            tables
        }));
    }
    let mut tables = Vec::new();
    for hand in hands {
        tables.extend(hand.await.expect("matches are set up"));
    }
    server.kill();
    let begun = Instant::now();
    let server = start(&folder.data());
    let listens = begun.elapsed();
    let mut slowest = Duration::ZERO;
    for table in [&tables[0], &tables[unfinished / 2], &tables[unfinished - 1]] {
        let asked = Instant::now();
        let path = format!("/api/matches/{}/socket", table.id);
        let mut socket =
            Socket::open(Line::to(server.address), &path, &table.cookies[0]).await.expect("the match is there");
        socket.say(json!({ "type": "hello", "seq": null, "look": "blue" }).to_string()).await;
        let first = socket.next().await.expect("a welcome");
        assert!(first.contains("welcome"), "{first}");
        slowest = slowest.max(asked.elapsed());
    }
    let serves = begun.elapsed();
    assert!(
        serves < Duration::from_secs(2),
        "it listened after {listens:?} and served after {serves:?}; 2 s are allowed"
    );
    let found = format!("listens after {} ms, a table is there in {} ms", listens.as_millis(), slowest.as_millis());
    report("restart", &format!("a start after kill -9 with {} unfinished matches", tables.len()), &found);
}
