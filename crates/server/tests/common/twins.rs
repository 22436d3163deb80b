//! Runs two servers on copies of one folder, whose matches differ only in what some viewers may not know. If the
//! servers send these viewers the same bytes, they leak nothing.

use super::{Client, Folder, Host, Socket, database};
use futures_util::SinkExt;
use referee::{Record, Seats, Status};
use serde_json::{Value, json};
use server::{Limits, Options, Rate, Running, Server};
use shelf::Session;
use std::path::Path;
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

/// Returns limits that no test reaches.
pub fn generous() -> Limits {
    let much = Rate { per_second: 10_000, burst: 100_000 };
    Limits {
        requests_per_guest: much,
        requests_per_address: much,
        messages_per_guest: much,
        questions_per_guest: much,
        replays_per_guest: much,
        orders_per_guest: much,
        matches_per_guest: 1_000,
        // A test leaves one socket unread while it uses another, so that socket answers no pings.
        idle_timeout: Duration::from_secs(600),
        ..Limits::default()
    }
}

/// Returns how many pairs of games a test makes: the number in `RUMPUS_TWINS`, or else `usual`.
pub fn stories(usual: u64) -> u64 {
    std::env::var("RUMPUS_TWINS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Sends mutations of the messages in `sound`, the same to both servers. Leaves out decisions, because their luck could
/// differ between the servers. `RUMPUS_TWIN_CHANGES` sets the number of messages and the seed (default 10).
pub async fn babble(socket: &mut Socket, sound: &[Value]) {
    let changes = std::env::var("RUMPUS_TWIN_CHANGES").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let mut luck = load::Luck::new(changes);
    for n in 0..changes as usize {
        let text = load::mutate(&sound[n % sound.len()].to_string(), &[], &mut luck);
        // The server would close the socket after a message that is too long.
        if text.len() < 8_000 && !text.contains("act\"") {
            socket.socket.send(Message::text(text)).await.expect("the socket is open");
            // The server answers an unreadable message at once, even before it answers earlier questions about the
            // match. So the order of answers is certain only after a wait.
            settle(socket).await;
        }
    }
}

/// Stops a server and returns its folder and a copy of it.
pub async fn copied(host: Host) -> [Folder; 2] {
    let Host { folder, running } = host;
    running.shutdown().await.expect("the server stops");
    let copy = Folder::new();
    std::fs::copy(folder.0.join("rumpus.sqlite3"), copy.0.join("rumpus.sqlite3")).expect("a copy");
    [folder, copy]
}

/// Stores the header and steps of a record in place of those of a match that was just set up.
pub async fn plant(folder: &Path, id: &str, record: &Record, to_move: Seats) {
    let database = database(folder);
    let bits = to_move.iter().fold(0_i64, |bits, seat| bits | 1 << seat.0);
    let header = serde_json::to_string(&record.header).expect("plain data");
    let values = rusqlite::params![header, record.header.rules.revision, record.steps.len() as i64, bits, id];
    let update = "UPDATE matches SET header = ?, begun = 1, revision = ?, steps = ?, to_move = ? WHERE id = ?";
    database.execute(update, values).expect("a match to change");
    for step in &record.steps {
        let step_text = serde_json::to_string(step).expect("plain data");
        let insert = "INSERT INTO steps (match, n, step, at_ms) VALUES (?, ?, ?, 0)";
        database.execute(insert, rusqlite::params![id, step.n, step_text]).expect("a step to add");
    }
}

/// Starts a server on a folder, with the limits of [`generous`].
pub async fn start(folder: &Path) -> Running {
    let options = Options { port: 0, limits: generous(), ..Options::new(folder) };
    Server::start(options).await.expect("the server starts")
}

/// Returns a client with the same cookie that connects to another server.
pub fn at(running: &Running, client: &Client) -> Client {
    Client { address: running.address, ..client.clone() }
}

/// Sends a message and waits until the server has answered it in full.
pub async fn ask(socket: &mut Socket, message: Value) {
    socket.say(message).await;
    settle(socket).await;
}

/// Sends a ping and waits for the answer. The server sends it after the answers to all earlier messages except `ask`
/// and `why`.
pub async fn settle(socket: &mut Socket) {
    socket.say(json!({ "type": "ping" })).await;
    socket.expect("pong").await;
}

/// Sends a message with an id and waits for the answer with that id. If a test asked several questions at once, the
/// answers could come in any order.
pub async fn ask_in_turn(socket: &mut Socket, question: Value) {
    let id = question["id"].clone();
    socket.say(question).await;
    while socket.next().await.expect("the socket stays open")["id"] != id {}
}

/// Says hello as a client that has the steps up to `seq`, and waits until the last of the `steps` has come. The server
/// sends them in parts, with other messages in between.
pub async fn catch_up(socket: &mut Socket, seq: u64, look: Option<&str>, steps: u64) {
    socket.say(json!({ "type": "hello", "seq": seq, "look": look })).await;
    if seq >= steps {
        return settle(socket).await;
    }
    while socket.expect("step").await["frame"]["seq"] != steps {}
}

/// Returns the seats that a game waits for; none if it is over.
pub fn awaited(session: &dyn Session) -> Seats {
    match session.status() {
        Status::Awaiting(seats) => seats,
        Status::Over(_) => Seats::NONE,
    }
}

/// A match that was set up, and the pair of games that replace it, one on each server.
pub struct Planted<'a> {
    /// The id of the match.
    pub id: &'a str,
    /// The record of the game on each server.
    pub records: &'a [Record; 2],
    /// The seats that the game waits for, on both servers.
    pub to_move: Seats,
}

/// Assigns the pairs of games to the matches with these ids, in order. `of` returns the two records of a pair and the
/// seats that both wait for.
pub fn planted<'a, T>(
    twins: &'a [T],
    ids: &'a [String],
    of: impl Fn(&'a T) -> (&'a [Record; 2], Seats),
) -> Vec<Planted<'a>> {
    let planted = |(twins, id): (&'a T, &'a String)| {
        let (records, to_move) = of(twins);
        Planted { id, records, to_move }
    };
    twins.iter().zip(ids).map(planted).collect()
}

/// Stops a server, and makes two copies of its folder, each with one game of each pair. Runs a server on each copy, one
/// after the other. Returns what `listen` returns for each server.
pub async fn told<T>(
    host: Host,
    limits: Limits,
    matches: &[Planted<'_>],
    listen: impl AsyncFn(&Running) -> Vec<T>,
) -> [Vec<T>; 2] {
    let mut told = [Vec::new(), Vec::new()];
    for (n, folder) in copied(host).await.iter().enumerate() {
        for Planted { id, records, to_move } in matches {
            plant(&folder.0, id, &records[n], *to_move).await;
        }
        let options = Options { port: 0, limits: limits.clone(), ..Options::new(&folder.0) };
        let running = Server::start(options).await.expect("the server starts");
        told[n] = listen(&running).await;
        running.shutdown().await.expect("the server stops");
    }
    told
}

/// Asserts that both lists of messages are the same to the last byte, and have at least `least` messages.
#[track_caller]
pub fn assert_alike(one: &[String], other: &[String], least: usize) {
    assert!(one.len() >= least, "at least {least} messages are needed, and there are {}", one.len());
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other);
    }
    assert_eq!(one.len(), other.len());
}

/// What the second player and a spectator try in a match of two players, to learn a secret of the first.
pub struct Prying {
    /// The names of the seats; the first one has the secret.
    pub seats: [&'static str; 2],
    /// Decisions, legal or not.
    pub tries: Vec<Value>,
    /// Questions, answered or not.
    pub questions: Vec<Value>,
}

impl Prying {
    /// Sends everything that a viewer other than the first player may try, for both seats, and waits for the answers.
    /// `own` is the viewer's seat; `None` for a spectator.
    async fn pry(&self, socket: &mut Socket, own: Option<&str>, steps: u64) {
        let [holder, other] = self.seats;
        for seq in [0, 3] {
            catch_up(socket, seq, own, steps).await;
        }
        for look in [holder, other, "public"].into_iter().chain(own) {
            ask(socket, json!({ "type": "look", "viewer": look })).await;
        }
        for (n, action) in self.tries.iter().enumerate() {
            for seat in [holder, other] {
                let id = format!("w{n}-{seat}");
                ask_in_turn(socket, json!({ "type": "why", "id": id, "seat": seat, "action": action })).await;
            }
            socket.say(json!({ "type": "act", "id": format!("a{n}"), "seat": holder, "action": action })).await;
        }
        for (n, question) in self.questions.iter().enumerate() {
            for seat in [Value::Null, json!(other), json!(holder)] {
                let id = format!("q{n}-{seat}");
                ask_in_turn(socket, json!({ "type": "ask", "id": id, "seat": seat, "question": question })).await;
            }
        }
        settle(socket).await;
        let (tried, asked) = (&self.tries[0], &self.questions[0]);
        let sound = [
            json!({ "type": "why", "id": "b", "seat": holder, "action": tried }),
            json!({ "type": "ask", "id": "b", "seat": holder, "question": asked }),
            json!({ "type": "look", "viewer": holder }),
        ];
        babble(socket, &sound).await;
    }

    /// Returns what [`Prying::overhear`] returns, for each of these matches.
    pub async fn overhear_all(&self, clients: [Client; 3], ids: &[String]) -> Vec<(Vec<String>, String)> {
        let [first, mut second, mut guest] = clients;
        let mut texts = Vec::new();
        for id in ids {
            texts.push(self.overhear(&first, &mut second, &mut guest, id).await);
        }
        texts
    }

    /// Returns everything that the server sends about a match to the second player and to a spectator, with the answers
    /// to all that these two try. Also returns the first message to the first player.
    async fn overhear(
        &self,
        first: &Client,
        second: &mut Client,
        guest: &mut Client,
        id: &str,
    ) -> (Vec<String>, String) {
        let [holder, other] = self.seats;
        let (mut seconds, welcome) = second.look_at(id, Value::Null).await;
        let (mut public, _) = guest.look_at(id, Value::Null).await;
        let steps = welcome["frame"]["seq"].as_u64().unwrap_or_default();
        self.pry(&mut seconds, Some(other), steps).await;
        self.pry(&mut public, None, steps).await;
        let (firsts, welcome) = first.look_at(id, Value::Null).await;
        assert_eq!(welcome["viewer"], holder);
        settle(&mut seconds).await;
        settle(&mut public).await;
        let replays = [holder, other].map(|seat| format!("/replay?viewer={seat}"));
        let paths = ["", "/record", &replays[0], &replays[1], "/replay", &format!("/force?seat={holder}")];
        let mut texts = Vec::new();
        for client in [second, guest] {
            for path in paths {
                texts.push(client.get(&format!("/api/matches/{id}{path}")).await.text_without_id());
            }
            let order = json!({ "step": 1, "seat": other, "level": 1 });
            texts.push(client.post(&format!("/api/matches/{id}/branch"), order).await.text_without_id());
            texts.push(client.post(&format!("/api/matches/{id}/rematch"), json!({})).await.text_without_id());
        }
        texts.extend(seconds.texts);
        texts.extend(public.texts);
        (texts, firsts.texts[0].clone())
    }
}
