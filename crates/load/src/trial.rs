//! Runs one pass: starts an empty server, prepares games, and measures the server while clients play them.

use crate::http::Line;
use crate::process::Server;
use crate::socket::Socket;
use crate::{Game, Luck, Played, Table, guest, peer, percentile};
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::Instant;

/// How many tasks set up matches at the same time.
const HANDS: usize = 16;

/// How many games clients play before a closed loop is measured.
const WARM_UP: usize = 150;

/// How long to wait before memory is measured. By then it no longer changes.
const SETTLE: Duration = Duration::from_millis(1_500);

/// A server to measure.
#[derive(Clone, Debug)]
pub enum Contestant {
    /// A program `rumpus`: its name in the report, and its path.
    Rumpus(String, PathBuf),
    /// boardgame.io: the path of its server's program.
    Peer(PathBuf),
}

/// How clients play games in a pass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mode {
    /// A closed loop: several games at once, until a number of games are over. Each decision follows as soon as the
    /// server has acknowledged the one before it.
    Closed {
        /// How many games are played at once.
        at_once: usize,
        /// How many games are played in total.
        games: usize,
    },
    /// Several games at once for some time, with one decision a second each. Memory is measured too.
    Paced {
        /// How many games are played at once.
        at_once: usize,
        /// For how many seconds the clients play.
        seconds: u64,
    },
    /// Sockets of spectators, on which nothing happens.
    Idle {
        /// How many of these sockets are open at the same time.
        sockets: usize,
    },
}

/// The measurements of one pass. A number that the mode does not measure is 0.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// The decisions that the server acknowledged.
    pub moves: f64,
    /// Acknowledged decisions for each second of the server's processor time.
    pub moves_a_cpu_second: f64,
    /// Acknowledged decisions a second.
    pub moves_a_second: f64,
    /// The milliseconds within which the server acknowledged half of the decisions.
    pub p50_ms: f64,
    /// The milliseconds within which the server acknowledged 99 % of the decisions.
    pub p99_ms: f64,
    /// The bytes that both clients together received for each decision.
    pub bytes_a_move: f64,
    /// The server's memory for a game with two sockets before its first decision, in kilobytes.
    pub game_kb: f64,
    /// The server's memory for an idle socket, in kilobytes.
    pub socket_kb: f64,
    /// The server's processor time to set up a game and open both sockets, in milliseconds.
    pub set_up_ms: f64,
}

impl Contestant {
    /// Returns its name in the report.
    pub fn name(&self) -> &str {
        match self {
            Contestant::Rumpus(name, _) => name,
            Contestant::Peer(_) => "boardgame.io",
        }
    }

    fn start(&self, folder: &Path) -> Result<Server, String> {
        let started = match self {
            Contestant::Rumpus(_, program) => {
                let data = folder.join("data");
                let _none_there = std::fs::remove_dir_all(&data);
                std::fs::create_dir_all(&data).map_err(|fault| fault.to_string())?;
                Server::start(Server::command(program, &data, 0))
            }
            Contestant::Peer(program) => peer::start(program),
        };
        started.map_err(|why| format!("{} does not start ({:?}): {}", self.name(), why.status, why.errors))
    }

    /// Sets up one game and takes both seats.
    async fn prepare(&self, server: &Server, n: usize) -> Result<Game, String> {
        let line = line(server, n);
        match self {
            Contestant::Rumpus(..) => {
                let cookies = [guest(line).await?, guest(line).await?];
                Table::set_up(line, cookies).await?.sit(line).await
            }
            Contestant::Peer(_) => {
                static NEXT: AtomicUsize = AtomicUsize::new(0);
                peer::sit(line, &format!("match-{}", NEXT.fetch_add(1, Ordering::Relaxed))).await
            }
        }
    }

    /// Opens sockets of spectators of one match.
    async fn look_on(&self, server: &Server, sockets: usize) -> Result<Vec<Socket>, String> {
        let owner = line(server, 0);
        let table = match self {
            Contestant::Rumpus(..) => Some(Table::set_up(owner, [guest(owner).await?, guest(owner).await?]).await?),
            Contestant::Peer(_) => None,
        };
        let mut open = Vec::new();
        for n in 0..sockets {
            let line = line(server, n / 4);
            let mut socket = match &table {
                Some(table) => {
                    let path = format!("/api/matches/{}/socket", table.id);
                    let mut socket = Socket::open(line, &path, "").await?;
                    socket.say(json!({ "type": "hello", "seq": null, "look": null }).to_string()).await;
                    socket
                }
                None => peer::look_on(line, "watched").await?,
            };
            socket.next().await.ok_or("the socket closed")?;
            open.push(socket);
        }
        Ok(open)
    }
}

/// Returns the addresses with which the clients of game `n` reach the server. Four games share an address of this
/// machine, so that no address reaches a limit of the server.
fn line(server: &Server, n: usize) -> Line {
    // Leaves out the host numbers 0 and 255, which have a special meaning.
    let [high, low] = [n / 4 / 254, n / 4 % 254 + 1].map(|part| part as u8);
    Line { to: server.address, from: Some(IpAddr::V4(Ipv4Addr::new(127, 1, high, low))) }
}

/// Runs one pass on a new server.
///
/// # Errors
/// The server does not start, refuses a decision, or ends.
pub async fn run(contestant: &Contestant, mode: Mode, seed: u64, folder: &Path) -> Result<Figures, String> {
    let server = Arc::new(contestant.start(folder)?);
    match mode {
        Mode::Closed { at_once, games } => {
            // The first games are not measured, because a server with a just-in-time compiler has to warm up.
            let first = prepare(contestant, &server, WARM_UP).await?;
            window(&server, first, at_once, None, seed + 1_000).await?;
            let ready = prepare(contestant, &server, games.max(at_once)).await?;
            window(&server, ready, at_once, None, seed).await
        }
        Mode::Paced { at_once, seconds } => {
            let first = prepare(contestant, &server, 1).await?;
            tokio::time::sleep(SETTLE).await;
            let (memory, cpu) = (server.memory_kb()?, server.cpu_seconds()?);
            let ready = prepare(contestant, &server, at_once).await?;
            let set_up_ms = (server.cpu_seconds()? - cpu) * 1e3 / at_once as f64;
            tokio::time::sleep(SETTLE).await;
            let game_kb = (server.memory_kb()? - memory) / at_once as f64;
            let end = Instant::now() + Duration::from_secs(seconds);
            let figures = window(&server, ready, at_once, Some(end), seed).await?;
            drop(first);
            Ok(Figures { game_kb, set_up_ms, ..figures })
        }
        Mode::Idle { sockets } => {
            let first = contestant.look_on(&server, 1).await?;
            tokio::time::sleep(SETTLE).await;
            let before = server.memory_kb()?;
            let open = contestant.look_on(&server, sockets).await?;
            tokio::time::sleep(SETTLE).await;
            let socket_kb = (server.memory_kb()? - before) / sockets as f64;
            drop((first, open));
            Ok(Figures { socket_kb, ..Figures::default() })
        }
    }
}

async fn prepare(contestant: &Contestant, server: &Arc<Server>, games: usize) -> Result<Vec<Game>, String> {
    let mut hands = Vec::new();
    for hand in 0..HANDS {
        let (contestant, server) = (contestant.clone(), server.clone());
        hands.push(tokio::spawn(async move {
            let mut ready = Vec::new();
            for n in (hand..games).step_by(HANDS) {
                ready.push(contestant.prepare(&server, n).await?);
            }
            Ok::<_, String>(ready)
        }));
    }
    let mut ready = Vec::new();
    for hand in hands {
        ready.extend(hand.await.map_err(|fault| fault.to_string())??);
    }
    Ok(ready)
}

/// Plays prepared games, `at_once` at a time, and measures. When a game is over, the next one begins.
async fn window(
    server: &Server,
    ready: Vec<Game>,
    at_once: usize,
    end: Option<Instant>,
    seed: u64,
) -> Result<Figures, String> {
    let pace = end.map(|_| Duration::from_secs(1));
    let ready = Arc::new(Mutex::new(ready));
    let (begun, cpu) = (Instant::now(), server.cpu_seconds()?);
    let mut places = Vec::new();
    for place in 0..at_once {
        let ready = ready.clone();
        let mut luck = Luck::new(seed * 100_000 + place as u64);
        places.push(tokio::spawn(async move {
            let mut played = Vec::new();
            loop {
                let next = ready.lock().expect("no thread panics while it holds the lock").pop();
                let Some(game) = next.filter(|_| end.is_none_or(|end| Instant::now() < end)) else { break };
                played.push(game.play(pace, end, &mut luck).await?);
            }
            Ok::<_, String>(played)
        }));
    }
    let mut played = Vec::new();
    for place in places {
        played.extend(place.await.map_err(|fault| fault.to_string())??);
    }
    let (seconds, cpu) = (begun.elapsed().as_secs_f64(), server.cpu_seconds()? - cpu);
    Ok(figures(&played, seconds, cpu))
}

fn figures(played: &[Played], seconds: f64, cpu: f64) -> Figures {
    let mut latencies: Vec<f64> = played.iter().flat_map(|played| played.latencies_ms.iter().copied()).collect();
    latencies.sort_by(f64::total_cmp);
    let moves = latencies.len() as f64;
    let bytes: u64 = played.iter().map(|played| played.bytes).sum();
    Figures {
        moves,
        moves_a_cpu_second: moves / cpu,
        moves_a_second: moves / seconds,
        p50_ms: percentile(&latencies, 50.0),
        p99_ms: percentile(&latencies, 99.0),
        bytes_a_move: bytes as f64 / moves,
        ..Figures::default()
    }
}
