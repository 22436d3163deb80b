//! `kill -9` of the server in the middle of many games against bots, of every game there is: whatever was acknowledged is
//! there afterwards.
//!
//! `RUMPUS_KILL_GAMES` sets the number of games (200), `RUMPUS_KILLS` how often the server is killed (2).

mod decisions;

use decisions::decision;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How many orders there are, see [`order`].
const KINDS: usize = 6;

/// Games that one guest plays at once.
const GAMES_PER_GUEST: usize = 4;

/// How many guesses of a game may be refused one after the other.
const MOST_GUESSES: usize = 60;

/// How long to wait when the server asks for it.
const WAIT: Duration = Duration::from_millis(300);

/// How many decisions of a game are acknowledged on average before the server is killed.
const DECISIONS_PER_GAME: u32 = 4;

/// How long the server plays before it is killed, at most.
const LONGEST_ROUND: Duration = Duration::from_secs(25);

/// What one game has been told for sure.
#[derive(Clone, Debug, Default)]
struct Known {
    id: String,
    cookie: String,
    /// Which of the games it is, see [`order`].
    kind: usize,
    /// The seat of the human player.
    seat: &'static str,
    /// Acknowledged decisions: name, the step they became, the decision.
    accepted: Vec<(String, u64, Value)>,
    /// The latest step seen, own or the bot's.
    seen: u64,
    /// Whether the end was seen.
    over: bool,
}

/// The server as a process of its own.
struct Server {
    process: Child,
    address: String,
}

impl Server {
    fn start(data: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_rumpus"))
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut lines = BufReader::new(process.stdout.take().expect("its output is piped")).lines();
        let address = loop {
            let line = lines.next().expect("it says where it is").expect("a line");
            if let Some((_, rest)) = line.split_once("http://") {
                break rest.split_whitespace().next().expect("an address").to_owned();
            }
        };
        Server { process, address }
    }

    /// Ends it at once: `SIGKILL`, no farewell.
    fn kill(mut self) {
        self.process.kill().expect("it still runs");
        self.process.wait().expect("it ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ended_already = self.process.kill();
        let _ended_already = self.process.wait();
    }
}

/// Sends a request; returns the status, the cookie it set and the body.
async fn request(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> (u16, Option<String>, String) {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(head.as_bytes()).await.expect("the server takes it");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
    (status, cookie, body.to_owned())
}

async fn set_up(address: &str, games: usize) -> Vec<Known> {
    let mut known = Vec::new();
    let mut cookie = String::new();
    for n in 0..games {
        if n % GAMES_PER_GUEST == 0 {
            cookie = request(address, "POST", "/api/me", "", "").await.1.expect("a new guest gets a cookie");
        }
        known.push(new_game(address, &cookie, n).await);
    }
    known
}

/// What is ordered, by turns: Toy Battle twice, each edition of Plastic Attack, of two and of three, Plastic
/// Fudge, and Attacktix.
fn order(kind: usize) -> Value {
    let bot = json!({ "kind": "bot", "level": 1 });
    let (game, setup, seats) = match kind % KINDS {
        2 => {
            let setup = json!({ "edition": "2009", "seats": ["red", "blue"], "options": { "quick_game": true } });
            ("plastic-attack-2009", setup, json!([{ "kind": "me" }, bot]))
        }
        3 => {
            let setup = json!({ "edition": "revised", "seats": ["red", "blue", "green"] });
            ("plastic-attack-revised", setup, json!([{ "kind": "me" }, bot, bot]))
        }
        4 => ("plastic-fudge", json!({ "battlefield": "meeting" }), json!([{ "kind": "me" }, bot])),
        5 => (
            "attacktix",
            json!({ "seats": ["p1", "p2"], "table": "bare", "measure": "imperial" }),
            json!([{ "kind": "me" }, bot]),
        ),
        _ => ("toy-battle", json!({ "board": "battlefield" }), json!([{ "kind": "me" }, bot])),
    };
    json!({ "game": game, "setup": setup, "seats": seats, "clock": { "kind": "none" } })
}

/// Says how many games of each there are; none of those that can be played is missing.
async fn census(address: &str, games: usize) -> BTreeMap<String, usize> {
    let mut counts = BTreeMap::new();
    for kind in 0..games {
        *counts.entry(order(kind)["game"].as_str().expect("a game").to_owned()).or_default() += 1;
    }
    let (_, _, catalogue) = request(address, "GET", "/api/games", "", "").await;
    let catalogue: Value = serde_json::from_str(&catalogue).expect("a catalogue");
    let listed = catalogue["games"].as_array().expect("games");
    let ready = listed.iter().filter(|entry| entry["status"] == "ready").filter_map(|entry| entry["id"].as_str());
    let missing: Vec<&str> = ready.filter(|id| !counts.contains_key(*id)).collect();
    assert!(!listed.is_empty(), "there is a catalogue");
    assert!(missing.is_empty() || games < KINDS, "nobody plays {missing:?}");
    counts
}

async fn new_game(address: &str, cookie: &str, kind: usize) -> Known {
    let mut order = order(kind);
    let game = order["game"].as_str().expect("a game").to_owned();
    let seat = match game.as_str() {
        "toy-battle" => "blue",
        "plastic-fudge" => "green",
        "attacktix" => "p1",
        _ => "red",
    };
    if game != "toy-battle" {
        let (_, _, page) = request(address, "GET", &format!("/api/games/{game}"), cookie, "").await;
        let page: Value = serde_json::from_str(&page).expect("a page");
        let own = &page["own"];
        let ready = own.get("ready").unwrap_or(&own["forces"]);
        let ready = &ready[0];
        let mut forces = json!({});
        forces[seat] = ready.get("force").unwrap_or(ready).clone();
        order["forces"] = forces;
    }
    let (status, _, body) = request(address, "POST", "/api/matches", cookie, &order.to_string()).await;
    assert_eq!(status, 201, "{body}");
    let made: Value = serde_json::from_str(&body).expect("a summary");
    let id = made["id"].as_str().expect("an id").to_owned();
    Known { id, cookie: cookie.to_owned(), kind, seat, ..Known::default() }
}

/// A socket, and what has come in on it, steps spelled out.
struct Socket {
    socket: tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<TcpStream>>,
    reader: wire::Reader,
    read: VecDeque<Value>,
}

impl Socket {
    async fn send(&mut self, message: Message) -> Result<(), tokio_tungstenite::tungstenite::Error> {
        self.socket.send(message).await
    }
}

async fn connect(address: &str, known: &Known) -> Option<Socket> {
    let address = format!("ws://{address}/api/matches/{}/socket", known.id);
    let mut request = address.into_client_request().expect("an address");
    request.headers_mut().insert("cookie", known.cookie.parse().expect("a cookie"));
    let (socket, _) = tokio_tungstenite::connect_async(request).await.ok()?;
    Some(Socket { socket, reader: wire::Reader::default(), read: VecDeque::new() })
}

/// The next message; nothing once the server is gone.
async fn next(socket: &mut Socket) -> Option<Value> {
    loop {
        if let Some(message) = socket.read.pop_front() {
            return Some(message);
        }
        match socket.socket.next().await? {
            Ok(Message::Text(text)) => {
                socket.read.extend(socket.reader.read(serde_json::from_str(&text).expect("messages are JSON")));
            }
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

/// Says whether the server asks to wait a little.
fn is_too_fast(message: &Value) -> bool {
    message["problem"]["type"] == "/problems/too-many"
}

fn note(game: &Mutex<Known>, change: impl FnOnce(&mut Known)) {
    change(&mut game.lock().expect("nobody panics with the lock"));
}

/// Plays one game until it is over or the server is gone, and notes what is acknowledged.
async fn play(address: String, game: Arc<Mutex<Known>>, progress: Arc<AtomicU32>) {
    let known = game.lock().expect("nobody panics with the lock").clone();
    let Some(mut socket) = connect(&address, &known).await else { return };
    let hello = json!({ "type": "hello", "seq": null, "look": known.seat });
    if socket.send(Message::text(hello.to_string())).await.is_err() {
        return;
    }
    let mut asked = HashMap::new();
    let (mut latest, mut refused) = (Value::Null, 0);
    while let Some(message) = next(&mut socket).await {
        let frame = &message["frame"];
        match message["type"].as_str() {
            Some("welcome" | "step") => {
                let over = frame["status"]["over"].is_object();
                let seq = frame["seq"].as_u64().expect("a number");
                note(&game, |game| (game.seen, game.over) = (seq, over));
                (latest, refused) = (frame.clone(), 0);
            }
            Some("accepted") => {
                let seq = message["seq"].as_u64().expect("a number");
                let id = message["id"].as_str().expect("an id").to_owned();
                let action = asked.remove(&id).expect("only what was asked is answered");
                note(&game, |game| game.accepted.push((id, seq, action)));
                progress.fetch_add(1, Ordering::Relaxed);
            }
            Some("rejected") => {
                let id = message["id"].as_str().expect("an id");
                if is_too_fast(&message) {
                    tokio::time::sleep(WAIT).await;
                    let act = json!({ "type": "act", "id": id, "seat": known.seat, "action": asked[id] });
                    if socket.send(Message::text(act.to_string())).await.is_err() {
                        return;
                    }
                } else {
                    // Where not all that is legal is listed, a guess may be refused; the next one is another.
                    assert!(shelf::listed(&latest["hints"]).is_none(), "hints are legal: {message}");
                    asked.remove(id);
                    refused += 1;
                    assert!(refused < MOST_GUESSES, "every guess is refused: {message}");
                }
            }
            _ => {}
        }
        // Others may decide while an answer is awaited, as when several lay cards at once: one question at a time.
        let Some(action) = decision(&latest, refused).filter(|_| asked.is_empty()) else { continue };
        let id = format!("after-{}-{refused}", latest["seq"]);
        let act = json!({ "type": "act", "id": id, "seat": known.seat, "action": action });
        if socket.send(Message::text(act.to_string())).await.is_err() {
            return;
        }
        asked.insert(id, action);
    }
}

/// Asserts that a game has everything that was acknowledged, and answers every decision as it did then.
async fn check(address: &str, known: &Known) {
    let mut socket = connect(address, known).await.expect("the match is there");
    let hello = json!({ "type": "hello", "seq": 0, "look": known.seat });
    socket.send(Message::text(hello.to_string())).await.expect("the socket is open");
    let mut last = 0;
    let mut replayed = Vec::new();
    while last < known.seen {
        let message = next(&mut socket).await.expect("every step that was seen is there");
        if message["type"] == "step" && message["frame"]["seq"] != 0 {
            last += 1;
            assert_eq!(message["frame"]["seq"], last, "without gaps");
            replayed.push(message["frame"]["seat"].clone());
        }
    }
    for (id, seq, action) in &known.accepted {
        assert_eq!(replayed[*seq as usize - 1], known.seat, "step {seq} of {} is the one it was", known.id);
        let act = json!({ "type": "act", "id": id, "seat": known.seat, "action": action });
        socket.send(Message::text(act.to_string())).await.expect("the socket is open");
        loop {
            let message = next(&mut socket).await.expect("an answer");
            if is_too_fast(&message) {
                tokio::time::sleep(WAIT).await;
                socket.send(Message::text(act.to_string())).await.expect("the socket is open");
            } else if message["id"] == id.as_str() {
                assert_eq!((&message["type"], &message["seq"]), (&json!("accepted"), &json!(seq)), "{message}");
                break;
            }
        }
    }
    let (status, _, body) = request(address, "GET", &format!("/api/matches/{}", known.id), &known.cookie, "").await;
    assert_eq!(status, 200, "the match replays: {body}");
}

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _left_behind = std::fs::remove_dir_all(&self.0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_in_mid_game_loses_nothing_that_was_acknowledged() {
    let (games, rounds) = (number("RUMPUS_KILL_GAMES", 200), number("RUMPUS_KILLS", 2));
    let folder = Folder(std::env::temp_dir().join(format!("rumpus-kill-{}", std::process::id())));
    let mut server = Server::start(&folder.0);
    println!("games: {:?}", census(&server.address, games).await);
    let known = set_up(&server.address, games).await;
    let mut known: Vec<Arc<Mutex<Known>>> = known.into_iter().map(|known| Arc::new(Mutex::new(known))).collect();
    for round in 1..=rounds {
        let acknowledged = play_until_killed(server, &known).await;
        assert!(acknowledged > games as u32, "round {round}: {acknowledged} decisions of {games} games were enough");
        server = Server::start(&folder.0);
        let mut running = 0;
        for game in &mut known {
            let told = game.lock().expect("nobody has it now").clone();
            check(&server.address, &told).await;
            if told.over {
                *game = Arc::new(Mutex::new(new_game(&server.address, &told.cookie, told.kind).await));
            } else {
                running += 1;
            }
        }
        println!("kill {round}: {acknowledged} acknowledged decisions are there; {running} games were running");
        assert!(running > games / 2, "most games were in the middle: {running}");
    }
}

/// Plays all games until most have got some way, then kills the server; returns how many decisions it acknowledged.
async fn play_until_killed(server: Server, known: &[Arc<Mutex<Known>>]) -> u32 {
    let progress = Arc::new(AtomicU32::new(0));
    let begun = Instant::now();
    let mut playing = Vec::new();
    for game in known {
        playing.push(tokio::spawn(play(server.address.clone(), game.clone(), progress.clone())));
    }
    let enough = DECISIONS_PER_GAME * known.len() as u32;
    while progress.load(Ordering::Relaxed) < enough && begun.elapsed() < LONGEST_ROUND {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    server.kill();
    for game in playing {
        game.await.expect("no client found a fault");
    }
    progress.load(Ordering::Relaxed)
}
