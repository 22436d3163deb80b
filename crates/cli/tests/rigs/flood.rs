//! In this rig, attackers flood the server with slow clients, idle sockets, meaningless messages and bodies full of
//! faults. Honest clients must be able to play on.
//!
//! `RUMPUS_FLOOD_SECONDS` sets the duration (5 s by default) and `RUMPUS_FLOOD_IDLE` the number of idle sockets (400).
//! `RUMPUS_FLOOD_BOMBS` sets the number of clients that send bodies full of faults (4 in a release build).

use crate::rig::{Folder, number, report, start, turn};
use load::http::Line;
use load::socket::Socket;
use load::{Luck, Table, guest, percentile};
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// The number of honest matches, in each of which the clients make one decision a second.
const TABLES: usize = 10;

/// The number of attackers of each kind that writes slowly or does not read answers.
const SLOW: usize = 50;

/// The most memory that the server may take, in kilobytes.
const MOST_MEMORY_KB: f64 = 512.0 * 1024.0;

/// The most milliseconds that 99 % of honest decisions may take. An unoptimised server, as tests compile it, gets more.
const MOST_MS: f64 = if cfg!(debug_assertions) { 1_000.0 } else { 100.0 };

/// The number of clients that send bodies full of faults. An unoptimised server takes seconds to check one such body,
/// so a debug build uses none of these clients.
const BOMBS: usize = if cfg!(debug_assertions) { 0 } else { 4 };

/// The time between two measurements of the memory.
const LOOK: Duration = Duration::from_millis(250);

/// What attackers need: the address of the server, a match, and a count of all attempts.
#[derive(Clone)]
struct Source {
    to: SocketAddr,
    table: String,
    /// The path of a large file: a script of the front end.
    script: String,
    done: Arc<AtomicU64>,
}

impl Source {
    /// Returns a line to the server. Each kind of attack uses eight IP addresses of its own.
    fn line(&self, kind: u8, n: usize) -> Line {
        Line { to: self.to, from: Some([127, 9, kind, 1 + (n % 8) as u8].into()) }
    }

    fn count(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    async fn connect(&self, kind: u8, n: usize) -> Option<TcpStream> {
        self.line(kind, n).connect().await.ok()
    }
}

/// Sends `begin`, and then a byte every half second. Begins again when the server closes the connection.
async fn slowly(source: Source, kind: u8, n: usize, begin: &'static str) {
    loop {
        if let Some(mut stream) = source.connect(kind, n).await {
            source.count();
            let mut is_open = stream.write_all(begin.as_bytes()).await.is_ok();
            while is_open {
                sleep(Duration::from_millis(500)).await;
                is_open = stream.write_all(b"x").await.is_ok();
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Requests a large file on one connection, again and again, and reads nothing.
async fn deaf(source: Source, n: usize) {
    let path = &source.script;
    let ask = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n\r\n", source.to);
    loop {
        if let Some(mut stream) = source.connect(3, n).await {
            source.count();
            while stream.write_all(ask.as_bytes()).await.is_ok() {
                sleep(Duration::from_millis(100)).await;
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Requests all steps of a match again and again, and reads nothing.
async fn deaf_socket(source: Source, n: usize) {
    loop {
        let path = format!("/api/matches/{}/socket", source.table);
        if let Ok(mut socket) = Socket::open(source.line(4, n), &path, "").await {
            source.count();
            while socket.say(json!({ "type": "hello", "seq": 0, "look": null }).to_string()).await {
                sleep(Duration::from_millis(100)).await;
            }
        }
        sleep(Duration::from_millis(50)).await;
    }
}

/// Sends randomly changed messages as fast as the server takes them.
async fn babble(source: Source, n: usize) {
    let mut luck = Luck::new(n as u64);
    let sound = json!({ "type": "act", "id": "a", "seat": "blue", "action": { "draw": {} } }).to_string();
    loop {
        let path = format!("/api/matches/{}/socket", source.table);
        if let Ok(mut socket) = Socket::open(source.line(5, n), &path, "").await {
            loop {
                source.count();
                let said = socket.say(load::mutate(&sound, &[], &mut luck)).await;
                if !said || socket.next().await.is_none() {
                    break;
                }
            }
        }
        sleep(Duration::from_millis(20)).await;
    }
}

/// Sends a force with 30 000 faults again and again.
async fn bomb(source: Source, n: usize) {
    let codes: Vec<String> = (0..30_000).map(|code| format!("u{code}")).collect();
    let body = json!({ "setup": {}, "force": { "battle": codes } }).to_string();
    loop {
        let sent = source.line(6, n).request("POST", "/api/games/attacktix/check-force", "", &body).await;
        source.count();
        if sent.is_err() {
            sleep(Duration::from_millis(20)).await;
        }
    }
}

/// Opens sockets that send `hello` and then nothing. Never returns.
async fn idle(source: Source, sockets: usize) -> usize {
    let mut open = Vec::new();
    for n in 0..sockets {
        let path = format!("/api/matches/{}/socket", source.table);
        if let Ok(mut socket) = Socket::open(source.line(7, n), &path, "").await {
            socket.say(json!({ "type": "hello", "seq": null, "look": null }).to_string()).await;
            open.push(socket);
        }
    }
    let count = open.len();
    sleep(Duration::from_secs(100_000)).await;
    drop(open);
    count
}

fn attack(source: &Source, sockets: usize) -> JoinSet<()> {
    let mut attackers = JoinSet::new();
    for n in 0..SLOW {
        attackers.spawn(slowly(source.clone(), 1, n, "GET / HTTP/1.1\r\nhost: x\r\nx-slow: "));
        let body = "POST /api/games/attacktix/check-force HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 200000\r\n\r\n";
        attackers.spawn(slowly(source.clone(), 2, n, body));
        attackers.spawn(deaf(source.clone(), n));
        attackers.spawn(deaf_socket(source.clone(), n));
    }
    for n in 0..8 {
        attackers.spawn(babble(source.clone(), n));
    }
    for n in 0..number("RUMPUS_FLOOD_BOMBS", BOMBS) {
        attackers.spawn(bomb(source.clone(), n));
    }
    let source = source.clone();
    attackers.spawn(async move {
        idle(source, sockets).await;
    });
    attackers
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[cfg_attr(debug_assertions, ignore = "needs a server that is optimised: cargo xtask night flood")]
async fn in_a_flood_honest_people_play_on() {
    let _turn = turn().await;
    let seconds = number("RUMPUS_FLOOD_SECONDS", 5) as u64;
    let folder = Folder::new("flood");
    let server = start(&folder.data());
    let line = Line::to(server.address);
    let mut honest = Vec::new();
    let mut watched = String::new();
    for _ in 0..TABLES {
        let cookies = [guest(line).await.expect("a guest"), guest(line).await.expect("a guest")];
        let table = Table::set_up(line, cookies).await.expect("a match");
        watched.clone_from(&table.id);
        honest.push(table);
    }
    let page = line.request("GET", "/", "", "").await.expect("the page").body;
    let script = page.split_once("src=\"").and_then(|(_, rest)| rest.split('"').next()).expect("the page has a script");
    let source = Source { to: server.address, table: watched, script: script.to_owned(), done: Arc::default() };
    let attackers = attack(&source, number("RUMPUS_FLOOD_IDLE", 400));
    sleep(Duration::from_secs(1)).await;
    let end = Instant::now() + Duration::from_secs(seconds);
    let mut playing = JoinSet::new();
    for (n, table) in honest.into_iter().enumerate() {
        playing.spawn(async move {
            let mut luck = Luck::new(n as u64);
            let mut latencies = Vec::new();
            let (mut table, mut cookies) = (Some(table.clone()), table.cookies);
            while Instant::now() < end {
                // When a game is over, the clients set up the next one.
                let next = match table.take() {
                    Some(table) => table,
                    None => Table::set_up(line, cookies.clone()).await.expect("a match"),
                };
                cookies.clone_from(&next.cookies);
                let game = next.sit(line).await.expect("both sit down");
                let played = game.play(Some(Duration::from_secs(1)), Some(end), &mut luck).await;
                latencies.extend(played.expect("honest people play on").latencies_ms);
            }
            latencies
        });
    }
    let mut memory_kb = 0.0_f64;
    while Instant::now() < end {
        memory_kb = memory_kb.max(server.memory_kb().expect("the server runs"));
        sleep(LOOK).await;
    }
    let mut latencies = playing.join_all().await.concat();
    drop(attackers);
    let errors = server.kill();
    assert!(!errors.contains("panicked"), "the server panicked: {errors}");
    latencies.sort_by(f64::total_cmp);
    let (p50, p99) = (percentile(&latencies, 50.0), percentile(&latencies, 99.0));
    let done = source.done.load(Ordering::Relaxed);
    let found = format!("p50 {p50:.1} ms, p99 {p99:.1} ms; {:.0} MiB at most", memory_kb / 1024.0);
    report("flood", &format!("{seconds} s of all at once, {done} attempts, {TABLES} honest tables"), &found);
    assert!(latencies.len() as u64 >= seconds * TABLES as u64 / 2, "only {} honest decisions", latencies.len());
    assert!(memory_kb < MOST_MEMORY_KB, "{found}");
    assert!(p99 < MOST_MS, "{found}");
}
