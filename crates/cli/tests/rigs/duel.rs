//! A match between two guests, which a rig plays step by step.

use load::http::Line;
use load::process::Server;
use load::socket::Socket;
use load::{Luck, Table, guest};
use serde_json::{Value, json};
use std::time::Duration;

const SEATS: [&str; 2] = ["blue", "red"];

/// How long to wait for an answer before it counts as missing.
const PATIENCE: Duration = Duration::from_secs(15);

/// A decision that a client sends.
#[derive(Clone, Debug)]
pub struct Sent {
    pub table: Table,
    /// The seat that decides: its index in `SEATS`.
    pub seat: usize,
    /// The id that the client gave the decision.
    pub id: String,
    pub action: Value,
}

/// The answer to a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Reply {
    /// The decision became this step.
    Accepted(u64),
    /// The server did not carry the decision out. Holds its answer, as JSON.
    Refused(String),
    /// The server closed the socket. Holds the reason that it gave; empty if it gave none.
    Closed(String),
    /// No answer came in time.
    Silent,
}

/// A match between two guests, with a socket for each.
pub struct Duel {
    pub table: Table,
    line: Line,
    sockets: [Socket; 2],
    frames: [Value; 2],
}

impl Duel {
    /// Sets up a match between two new guests.
    pub async fn new(server: &Server) -> Duel {
        let line = Line::to(server.address);
        let cookies = [guest(line).await.expect("a guest"), guest(line).await.expect("a guest")];
        Duel::with(server, cookies).await
    }

    /// Sets up a match between the guests with these cookies.
    pub async fn with(server: &Server, cookies: [String; 2]) -> Duel {
        let table = Table::set_up(Line::to(server.address), cookies).await.expect("a match is set up");
        Duel::sit(server, table).await.expect("both sit down")
    }

    /// Opens sockets to an existing match. After a fault, the server closes the sockets of a match, so this tries
    /// again. `None` if five tries fail.
    pub async fn sit(server: &Server, table: Table) -> Option<Duel> {
        for _ in 0..5 {
            if let Some(duel) = Duel::try_sit(server, table.clone()).await {
                return Some(duel);
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        None
    }

    async fn try_sit(server: &Server, table: Table) -> Option<Duel> {
        let line = Line::to(server.address);
        let mut sockets = [open(line, &table, 0).await?, open(line, &table, 1).await?];
        let mut frames = [Value::Null, Value::Null];
        for (socket, frame) in sockets.iter_mut().zip(&mut frames) {
            while frame.is_null() {
                *frame = hear(socket).await?["frame"].take();
            }
        }
        Some(Duel { table, line, sockets, frames })
    }

    pub fn is_over(&self) -> bool {
        self.frames[0]["status"]["over"].is_object()
    }

    /// Chooses a random decision of a seat that the game waits for.
    pub fn decision(&self, luck: &mut Luck) -> Sent {
        let seat = (0..2).find(|seat| self.frames[*seat]["hints"].is_object()).expect("the game waits for somebody");
        let actions = shelf::listed(&self.frames[seat]["hints"]).expect("a list");
        let action = actions[luck.below(actions.len())].clone();
        let id = format!("after-{}", self.frames[seat]["seq"]);
        Sent { table: self.table.clone(), seat, id, action }
    }

    /// Sends a decision and waits for the answer. If the server accepts it, waits until both sockets have got its step.
    pub async fn act(&mut self, sent: &Sent) -> Reply {
        let reply = ask(&mut self.sockets[sent.seat], sent, &mut self.frames[sent.seat]).await;
        if let Reply::Accepted(seq) = reply {
            for (socket, frame) in self.sockets.iter_mut().zip(&mut self.frames) {
                while frame["seq"].as_u64() < Some(seq) {
                    let Some(message) = hear(socket).await else { return reply };
                    take(&message, frame);
                }
            }
        }
        reply
    }

    /// Returns the address of the server.
    pub fn line(&self) -> Line {
        self.line
    }
}

/// Sends a decision again on a new socket, and returns the answer.
pub async fn answer(line: Line, sent: &Sent) -> Reply {
    match open(line, &sent.table, sent.seat).await {
        Some(mut socket) => ask(&mut socket, sent, &mut Value::Null).await,
        None => Reply::Closed(String::new()),
    }
}

async fn open(line: Line, table: &Table, seat: usize) -> Option<Socket> {
    let path = format!("/api/matches/{}/socket", table.id);
    let mut socket = Socket::open(line, &path, &table.cookies[seat]).await.ok()?;
    let hello = json!({ "type": "hello", "seq": null, "look": SEATS[seat] });
    socket.say(hello.to_string()).await.then_some(socket)
}

async fn hear(socket: &mut Socket) -> Option<Value> {
    tokio::time::timeout(PATIENCE, socket.hear()).await.ok()?
}

fn take(message: &Value, frame: &mut Value) {
    if message["frame"]["seq"].as_u64() >= frame["seq"].as_u64() && message["frame"].is_object() {
        *frame = message["frame"].clone();
    }
}

async fn ask(socket: &mut Socket, sent: &Sent, frame: &mut Value) -> Reply {
    let act = json!({ "type": "act", "id": sent.id, "seat": SEATS[sent.seat], "action": sent.action });
    let mut last = String::new();
    if !socket.say(act.to_string()).await {
        return Reply::Closed(last);
    }
    loop {
        let message = match tokio::time::timeout(PATIENCE, socket.hear()).await {
            Ok(Some(message)) => message,
            Ok(None) => return Reply::Closed(last),
            Err(_) => return Reply::Silent,
        };
        take(&message, frame);
        if message["type"] == "bye" {
            last = message["reason"].as_str().unwrap_or_default().to_owned();
        }
        if message["id"] != sent.id.as_str() {
            continue;
        }
        return match message["seq"].as_u64() {
            Some(seq) => Reply::Accepted(seq),
            None => Reply::Refused(message.to_string()),
        };
    }
}
