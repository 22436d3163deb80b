//! Tests with two servers on copies of one folder. Their matches differ only in what a viewer may not know.

use super::{Client, Folder, Host, Socket, database};
use futures_util::SinkExt;
use referee::{Record, Seats, Status};
use serde_json::{Value, json};
use server::{Limits, Options, Rate, Running, Server};
use shelf::Session;
use std::path::Path;
use tokio_tungstenite::tungstenite::Message;

/// Limits that no test reaches.
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
        ..Limits::default()
    }
}

/// Returns how many pairs of games of a kind are made: the usual number, or what `RUMPUS_TWINS` says.
pub fn stories(usual: u64) -> u64 {
    std::env::var("RUMPUS_TWINS").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Sends messages that are changed in ways that no real client would. Both servers get the same messages. No message is
/// a decision, because the luck of a decision could differ. `RUMPUS_TWIN_CHANGES` sets the number of messages (10).
pub async fn babble(socket: &mut Socket, sound: &[Value]) {
    let changes = std::env::var("RUMPUS_TWIN_CHANGES").ok().and_then(|text| text.parse().ok()).unwrap_or(10);
    let mut luck = load::Luck::new(changes);
    for n in 0..changes as usize {
        let text = load::mutate(&sound[n % sound.len()].to_string(), &[], &mut luck);
        // A message that is too long closes the socket.
        if text.len() < 8_000 && !text.contains("act\"") {
            socket.socket.send(Message::text(text)).await.expect("the socket is open");
            // The server answers an unreadable message at once, even before earlier questions to the table.
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

/// Puts a record into the place of a match that was just set up.
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

/// Starts a server on a folder.
pub async fn start(folder: &Path) -> Running {
    let options = Options { port: 0, limits: generous(), ..Options::new(folder) };
    Server::start(options).await.expect("the server starts")
}

/// The same browser, but at another server.
pub fn at(running: &Running, client: &Client) -> Client {
    Client { address: running.address, ..client.clone() }
}

/// Sends a message and waits until the server has answered it in full.
pub async fn ask(socket: &mut Socket, message: Value) {
    socket.say(message).await;
    settle(socket).await;
}

/// Waits until everything that was sent has been answered.
pub async fn settle(socket: &mut Socket) {
    socket.say(json!({ "type": "ping" })).await;
    socket.expect("pong").await;
}

/// Asks a question and waits for its answer. The answers to several questions at once may come in any order.
pub async fn ask_in_turn(socket: &mut Socket, question: Value) {
    let id = question["id"].clone();
    socket.say(question).await;
    while socket.next().await.expect("the socket stays open")["id"] != id {}
}

/// Says hello as a client that has the steps up to `seq`, and waits for the rest of all `steps`. The steps come in
/// pages, between other messages.
pub async fn catch_up(socket: &mut Socket, seq: u64, look: Option<&str>, steps: u64) {
    socket.say(json!({ "type": "hello", "seq": seq, "look": look })).await;
    if seq >= steps {
        return settle(socket).await;
    }
    while socket.expect("step").await["frame"]["seq"] != steps {}
}

/// The seats that a game waits for; none when it is over.
pub fn awaited(session: &dyn Session) -> Seats {
    match session.status() {
        Status::Awaiting(seats) => seats,
        Status::Over(_) => Seats::NONE,
    }
}

/// A match that was set up, and the game that replaces it on each server.
pub struct Planted<'a> {
    /// The match.
    pub id: &'a str,
    /// The record of the game on each server.
    pub records: &'a [Record; 2],
    /// The seats that the game waits for, on both servers.
    pub to_move: Seats,
}

/// Assigns a pair of games to each of the matches with these ids. `of` returns the records of a pair and the awaited
/// seats.
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

/// Stops a server, and starts two others on copies of its folder, with one set of matches each. Returns what `listen`
/// got from each of the two.
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
    assert!(one.len() >= least, "{} messages", one.len());
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other);
    }
    assert_eq!(one.len(), other.len());
}

/// What others try at a match of two players, of whom the first has a secret.
pub struct Prying {
    /// The seats by name.
    pub seats: [&'static str; 2],
    /// Decisions, legal or not.
    pub tries: Vec<Value>,
    /// Questions, answered or not.
    pub questions: Vec<Value>,
}

impl Prying {
    /// Asks a running match for everything that another viewer may try, at its own seat and at the other seat.
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

    /// Returns everything that is sent about each of these matches, see [`Prying::overhear`].
    pub async fn overhear_all(&self, clients: [Client; 3], ids: &[String]) -> Vec<(Vec<String>, String)> {
        let [first, mut second, mut guest] = clients;
        let mut texts = Vec::new();
        for id in ids {
            texts.push(self.overhear(&first, &mut second, &mut guest, id).await);
        }
        texts
    }

    /// Returns everything that is sent about a match to the second player and to a guest. These two ask for all that
    /// they may try. Also returns the first message to the first player.
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
