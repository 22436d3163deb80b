//! A server on a free port, and clients that connect to it over TCP.

#![allow(dead_code, reason = "each test file uses a part of it")]

pub mod twins;

use futures_util::{SinkExt, StreamExt};
use referee::{Chance, Clause, Seeded};
use serde_json::{Value, json};
use server::{Limits, Options, Running, Server};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use wire::Reader;

/// How long a test waits for one message or answer before it fails.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// A temporary folder, which is removed when the value is dropped.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("rumpus-test-{}-{n}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a temporary folder can be made");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _left_behind = std::fs::remove_dir_all(&self.0);
    }
}

/// A server for one test, and its data folder.
pub struct Host {
    pub folder: Folder,
    pub running: Running,
}

impl Host {
    pub async fn start() -> Host {
        Host::with(Limits::default()).await
    }

    pub async fn with(limits: Limits) -> Host {
        let folder = Folder::new();
        let running = run(&folder.0, limits).await;
        Host { folder, running }
    }

    /// Stops the server and starts another one on the same folder, with the default limits.
    pub async fn restart(self) -> Host {
        let Host { folder, running } = self;
        running.shutdown().await.expect("the server stops");
        let running = run(&folder.0, Limits::default()).await;
        Host { folder, running }
    }

    pub fn client(&self) -> Client {
        Client { address: self.running.address, cookie: None }
    }

    /// Returns a client that connects to the address for operators.
    pub fn operator(&self) -> Client {
        Client { address: self.running.ops.expect("the host has an address for operators"), cookie: None }
    }

    /// Returns a client that has become a guest.
    pub async fn guest(&self) -> Client {
        let mut client = self.client();
        client.post("/api/me", json!({})).await.expect_status(200);
        client
    }
}

async fn run(folder: &Path, limits: Limits) -> Running {
    let ops = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
    let options = Options { port: 0, ops, limits, ..Options::new(folder) };
    Server::start(options).await.expect("the server starts")
}

/// An HTTP client that keeps its cookie, as a browser does.
#[derive(Clone)]
pub struct Client {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

/// The answer to an HTTP request.
#[derive(Debug)]
pub struct Response {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Response {
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(':'));
        let mut found = lines.filter(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim());
        found.next()
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.body.clone()).expect("the body is text")
    }

    /// Returns the body as text; from a problem, without the id of the request, which differs each time.
    pub fn text_without_id(&self) -> String {
        if self.header("content-type") != Some("application/problem+json") {
            return self.text();
        }
        let mut problem = self.json();
        problem
            .as_object_mut()
            .expect("a problem is an object")
            .remove("request_id")
            .expect("a problem has the id of its request");
        problem.to_string()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {} {:?}", self.head, self.text()))
    }

    pub fn expect_status(&self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// Asserts that this is a problem of this kind, in the form of RFC 9457, and returns it.
    pub fn expect_problem(&self, status: u16, kind: &str) -> Value {
        let problem = self.expect_status(status);
        assert_eq!(self.header("content-type"), Some("application/problem+json"));
        assert_eq!(problem["type"], format!("/problems/{kind}"), "{problem}");
        assert_eq!(problem["status"], status);
        assert!(problem["title"].as_str().is_some_and(|title| !title.is_empty()));
        assert!(problem["detail"].as_str().is_some_and(|detail| detail.len() > 10), "{problem}");
        problem
    }
}

impl Client {
    pub async fn get(&mut self, path: &str) -> Response {
        self.send("GET", path, &[], None).await
    }

    pub async fn post(&mut self, path: &str, body: Value) -> Response {
        self.send("POST", path, &[], Some(body.to_string())).await
    }

    pub async fn put(&mut self, path: &str, body: Value) -> Response {
        self.send("PUT", path, &[], Some(body.to_string())).await
    }

    pub async fn send(&mut self, method: &str, path: &str, headers: &[(&str, &str)], body: Option<String>) -> Response {
        let mut request = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n", self.address);
        if let Some(cookie) = &self.cookie {
            request += &format!("cookie: {cookie}\r\n");
        }
        if body.is_some() && !headers.iter().any(|(name, _)| *name == "content-type") {
            request += "content-type: application/json\r\n";
        }
        for (name, value) in headers {
            request += &format!("{name}: {value}\r\n");
        }
        let body = body.unwrap_or_default();
        request += &format!("content-length: {}\r\n\r\n{body}", body.len());
        let response = talk(self.address, request.as_bytes()).await;
        if let Some(cookie) = response.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        response
    }

    /// Sets up a match of Toy Battle and returns its summary.
    pub async fn create(&mut self, seats: Value, clock: Value) -> Value {
        let order = json!({ "game": "toy-battle", "setup": setup(), "seats": seats, "clock": clock });
        self.post("/api/matches", order).await.expect_status(201)
    }

    /// Sets up a match with armies; returns its summary and its id.
    pub async fn muster(&mut self, game: &str, seats: Value, forces: Value) -> (Value, String) {
        let made = self.post("/api/matches", order(game, seats, forces)).await.expect_status(201);
        let id = made["id"].as_str().expect("an id").to_owned();
        (made, id)
    }

    /// Takes the seat of the invite link with this token.
    pub async fn join(&mut self, id: &str, token: &str) -> Response {
        self.post(&format!("/api/matches/{id}/join"), json!({ "token": token })).await
    }

    /// Submits an army for a seat.
    pub async fn bring(&mut self, id: &str, seat: &str, force: Value) -> Response {
        self.post(&format!("/api/matches/{id}/force"), json!({ "seat": seat, "force": force })).await
    }

    /// Opens a socket of a match, and says nothing yet.
    pub async fn sit(&self, id: &str) -> Socket {
        self.try_sit(id, &[]).await.expect("the socket opens")
    }

    pub async fn try_sit(&self, id: &str, headers: &[(&str, &str)]) -> Result<Socket, u16> {
        let address = format!("ws://{}/api/matches/{id}/socket", self.address);
        let mut request = address.into_client_request().expect("an address");
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        }
        for (name, value) in headers {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().expect("a header");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        match tokio_tungstenite::connect_async(request).await {
            Ok((socket, _)) => Ok(Socket::new(socket)),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(fault) => panic!("the socket does not open: {fault}"),
        }
    }

    /// Opens a socket of a match and says hello as a viewer of `look`, or of the usual seat if that is null. Returns
    /// the socket and the welcome.
    pub async fn look_at(&self, id: &str, look: Value) -> (Socket, Value) {
        let mut socket = self.sit(id).await;
        socket.say(json!({ "type": "hello", "seq": null, "look": look })).await;
        let welcome = socket.expect("welcome").await;
        (socket, welcome)
    }
}

/// Returns the set-up that most tests use: Toy Battle on the board Castle Field, where blue starts.
pub fn setup() -> Value {
    json!({ "board": "castle-field", "options": { "starter": "blue" } })
}

/// Both editions of Plastic Attack: the id of the game, and the edition in its set-up.
pub const EDITIONS: [(&str, &str); 2] = [("plastic-attack-2009", "2009"), ("plastic-attack-revised", "revised")];

/// The seats of Plastic Attack for up to six players, in order.
pub const SEATS: [&str; 6] = ["red", "blue", "green", "yellow", "purple", "orange"];

/// Returns a set-up of Plastic Attack for this number of seats, with at most 30 turns.
pub fn battle(edition: &str, seats: usize) -> Value {
    json!({ "edition": edition, "seats": SEATS[..seats], "options": { "max_turns": 30 }, "odds": true })
}

/// Returns the ready-made army with this index.
pub fn army(game: &str, n: usize) -> Value {
    shelf::page(game).expect("a game of the shelf")["own"]["ready"][n].clone()
}

/// Returns the ready-made army with this index under another name, which its first figure has too. So a test finds
/// every text that shows the army.
pub fn army_named(game: &str, n: usize, name: &str) -> Value {
    let mut army = army(game, n);
    for figure in army["army"].as_array_mut().expect("figures") {
        figure.as_object_mut().expect("a figure").remove("mount");
    }
    army["name"] = json!(name);
    army["army"][0]["figure"] = json!(name);
    army
}

/// Returns the name of the first figure of a seat, from the set-up of a game that has begun.
pub fn first_figure<'a>(setup: &'a Value, seat: &str) -> Option<&'a str> {
    setup["figures"].as_array()?.iter().find(|figure| figure["owner"] == seat)?["figure"].as_str()
}

/// Returns the order of a match of Plastic Attack with armies and without a clock.
pub fn order(game: &str, seats: Value, forces: Value) -> Value {
    let edition = EDITIONS.iter().find(|(id, _)| *id == game).expect("an edition").1;
    let setup = battle(edition, seats.as_array().expect("a list of seats").len());
    json!({ "game": game, "setup": setup, "seats": seats, "clock": { "kind": "none" }, "forces": forces })
}

/// Returns the token in the invite link of a seat.
pub fn token(made: &Value, seat: usize) -> String {
    let link = made["seats"][seat]["invite"].as_str().expect("an invite link");
    link.rsplit('/').next().expect("a token").to_owned()
}

/// Sends bytes over a new connection, and reads the answer until the server closes it.
pub async fn talk(address: SocketAddr, request: &[u8]) -> Response {
    let mut stream = TcpStream::connect(address).await.expect("the server listens");
    stream.write_all(request).await.expect("the server takes it");
    let mut answer = Vec::new();
    tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer in time").expect("bytes");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8(answer[..end].to_vec()).expect("a head is text");
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    Response { status, head, body: answer[end + 4..].to_vec() }
}

/// A socket of a match. It keeps every text that it has received, so that tests can search them for secrets.
pub struct Socket {
    pub socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub texts: Vec<String>,
    reader: Reader,
    read: VecDeque<Value>,
    next_id: u32,
}

impl Socket {
    fn new(socket: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Socket {
        Socket { socket, texts: Vec::new(), reader: Reader::default(), read: VecDeque::new(), next_id: 0 }
    }

    /// Returns all received messages, with each step expanded to a full frame.
    pub fn told(&self) -> Vec<Value> {
        let mut reader = Reader::default();
        self.texts.iter().flat_map(|text| reader.read(serde_json::from_str(text).expect("JSON"))).collect()
    }

    pub async fn say(&mut self, message: Value) {
        self.socket.send(Message::text(message.to_string())).await.expect("the socket is open");
    }

    /// Returns the next message, with a step expanded to a full frame; `None` if the socket has closed.
    pub async fn next(&mut self) -> Option<Value> {
        tokio::time::timeout(PATIENCE, self.next_text()).await.expect("a message in time")
    }

    async fn next_text(&mut self) -> Option<Value> {
        loop {
            if let Some(message) = self.read.pop_front() {
                return Some(message);
            }
            match self.socket.next().await? {
                Ok(Message::Text(text)) => {
                    self.texts.push(text.to_string());
                    self.read.extend(self.reader.read(serde_json::from_str(&text).expect("messages are JSON")));
                }
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Returns the next message of this type; skips messages of other types.
    pub async fn expect(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("the socket closed before {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends a decision under a new id, and returns its answer.
    pub async fn act(&mut self, seat: &str, action: Value) -> Value {
        self.next_id += 1;
        let id = format!("test-{}", self.next_id);
        self.act_as(&id, seat, action).await
    }

    pub async fn act_as(&mut self, id: &str, seat: &str, action: Value) -> Value {
        self.say(json!({ "type": "act", "id": id, "seat": seat, "action": action })).await;
        loop {
            let answer = self.next().await.expect("the socket stays open");
            if answer["id"] == id {
                return answer;
            }
        }
    }
}

/// A player who decides at random whenever the game waits for its seat.
pub struct Player {
    pub socket: Socket,
    pub seat: String,
    /// The newest frame that the player received.
    pub frame: Value,
    luck: Seeded,
    is_answered: bool,
}

impl Player {
    /// Connects to a match as a viewer of one of the client's seats.
    pub async fn sit(client: &Client, id: &str, seat: &str, seed: u64) -> Player {
        let (socket, welcome) = client.look_at(id, json!(seat)).await;
        assert_eq!(welcome["viewer"], seat);
        let luck = Seeded::new(seed, 3);
        Player { socket, seat: seat.into(), frame: welcome["frame"].clone(), luck, is_answered: true }
    }

    /// Plays until a condition holds for the newest frame.
    pub async fn play_until(&mut self, enough: impl Fn(&Value) -> bool) {
        while !enough(&self.frame) {
            self.decide().await;
            self.hear().await;
        }
    }

    /// Plays until the game is over.
    pub async fn play_out(&mut self) {
        self.play_until(|frame| !frame["status"]["over"].is_null()).await;
    }

    /// Sends this decision and waits until the server has accepted it.
    pub async fn decide_on(&mut self, action: &Value) {
        let id = format!("chosen-after-{}", self.frame["seq"]);
        self.socket.say(json!({ "type": "act", "id": id, "seat": self.seat, "action": action })).await;
        self.is_answered = false;
        while !self.is_answered {
            self.hear().await;
        }
    }

    /// Reads messages, without a decision, until a condition holds for the newest frame.
    pub async fn watch_until(&mut self, enough: impl Fn(&Value) -> bool) {
        while !enough(&self.frame) {
            self.hear().await;
        }
    }

    async fn decide(&mut self) {
        let Some(actions) = shelf::listed(&self.frame["hints"]).filter(|_| self.is_answered) else { return };
        let action = &actions[self.luck.below(actions.len() as u32, Clause::new("TEST-02")) as usize];
        let id = format!("after-{}", self.frame["seq"]);
        self.socket.say(json!({ "type": "act", "id": id, "seat": self.seat, "action": action })).await;
        self.is_answered = false;
    }

    /// Reads the next message. Asserts that steps have no gaps and that the server refuses no decision.
    async fn hear(&mut self) {
        let message = self.socket.next().await.expect("the socket stays open");
        match message["type"].as_str().expect("a type") {
            "step" => {
                let before = self.frame["seq"].as_u64().expect("a number");
                assert_eq!(message["frame"]["seq"], before + 1, "steps arrive in order, without gaps");
                self.frame = message["frame"].clone();
            }
            "welcome" => self.frame = message["frame"].clone(),
            "accepted" => self.is_answered = true,
            "rejected" => panic!("hints are legal: {message}, {}", self.frame["hints"]),
            _ => {}
        }
    }
}

/// Returns the first decision that the hints of a frame list; null if there is none.
pub fn first_action(frame: &Value) -> Value {
    listed(frame).into_iter().next().unwrap_or_default()
}

/// Returns all decisions that the hints of a frame list.
pub fn listed(frame: &Value) -> Vec<Value> {
    shelf::listed(&frame["hints"]).unwrap_or_default()
}

/// Opens the database of a folder that no server uses.
pub fn database(folder: &Path) -> rusqlite::Connection {
    rusqlite::Connection::open(folder.join("rumpus.sqlite3")).expect("the file is a database")
}
