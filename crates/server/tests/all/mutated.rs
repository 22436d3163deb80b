//! Sends mutated messages to games in progress. The server must not panic, must accept decisions only from the seat to
//! move, and must change nothing for a message that it refuses. The tests that use `tests/common/twins.rs` check that
//! the answers to such messages leak no secrets.
//!
//! `RUMPUS_MUTATIONS` sets the number of messages (default 10 000), and `RUMPUS_SEED` sets the seed (default 1).

use crate::common::twins::generous;
use crate::common::{Client, Host};
use load::games::{Known, new_game};
use load::http::Line;
use load::socket::Socket;
use load::{Luck, decision, guest, mutate};
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering};

/// The number of mutated messages that a trial sends before each check.
const BATCH: usize = 20;

/// The number of decisions, refused ones included, after which a trial ends and another game begins.
const DECISIONS: usize = 30;

/// The kinds of matches to play; see [`load::games::order`].
const KINDS: std::ops::Range<usize> = 1..6;

fn number(name: &str, usual: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// One game, with a socket of its player (`own`) and a socket of a spectator (`other`).
struct Trial {
    line: Line,
    known: Known,
    stranger: String,
    own: Socket,
    other: Socket,
    /// The newest frame that the player received.
    frame: Value,
    sent: Vec<String>,
}

/// Counts the mutated messages, the decisions among them that the server accepted, and the sockets that it closed.
#[derive(Default)]
struct Tally {
    changed: usize,
    accepted: usize,
    closed: usize,
}

impl Trial {
    async fn new(line: Line, cookies: &[String; 2], kind: usize) -> Trial {
        let known = new_game(line, &cookies[0], kind).await;
        let own = open(line, &known, &cookies[0], json!(known.seat)).await;
        let other = open(line, &known, &cookies[1], Value::Null).await;
        let stranger = cookies[1].clone();
        let mut trial = Trial { line, known, stranger, own, other, frame: Value::Null, sent: Vec::new() };
        trial.settle().await;
        trial
    }

    /// Reads until the server has answered everything sent so far; returns the messages to the player and to the
    /// spectator.
    async fn settle(&mut self) -> [Vec<Value>; 2] {
        let own = barrier(&mut self.own).await;
        for message in &own {
            if message["frame"]["seq"].as_u64() >= self.frame["seq"].as_u64() && message["frame"].is_object() {
                self.frame = message["frame"].clone();
            }
        }
        let other = barrier(&mut self.other).await;
        [own, other]
    }

    /// Asks for the player's current frame and returns it.
    async fn look(&mut self) -> Value {
        self.own.say(json!({ "type": "look", "viewer": self.known.seat }).to_string()).await;
        self.settle().await;
        self.frame.clone()
    }

    /// Waits until the game waits for the player; returns `false` if the game ends first.
    async fn wait(&mut self) -> bool {
        while self.frame["hints"].is_null() {
            if self.frame["status"]["over"].is_object() {
                return false;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            self.look().await;
        }
        true
    }

    /// Sends mutations of the message `sound` on both sockets, and checks their effects.
    async fn tamper(&mut self, sound: &str, luck: &mut Luck, tally: &mut Tally) {
        let before = self.look().await;
        for n in 0..BATCH {
            let text = mutate(sound, &self.sent, luck);
            tally.changed += 1;
            let socket = if n % 3 == 2 { &mut self.other } else { &mut self.own };
            socket.say(text).await;
        }
        let Some([own, other]) = self.settle_or_open(tally).await else { return };
        let accepted = |messages: &[Value]| {
            let kept = messages.iter().filter(|message| message["type"] == "accepted");
            kept.filter(|message| message["seq"].as_u64() > before["seq"].as_u64()).count()
        };
        assert_eq!(accepted(&other), 0, "the server must accept no decision from a spectator: {other:?}");
        let accepted = accepted(&own);
        tally.accepted += accepted;
        let after = self.look().await;
        if accepted == 0 && after["seq"] == before["seq"] {
            assert_eq!(after["view"], before["view"], "refused messages must not change the view");
            assert_eq!(after["hints"], before["hints"], "refused messages must not change the hints");
        }
        for message in own.iter().filter(|message| message["type"] == "step" && accepted == 0) {
            let is_new = message["frame"]["seq"].as_u64() > before["seq"].as_u64();
            assert!(
                !is_new || message["frame"]["seat"] != self.known.seat,
                "a step of this player's seat came without an accepted decision: {message}"
            );
        }
    }

    /// Does the same as [`Trial::settle`]. If the server has closed a socket because of an overlong message, opens it
    /// again and returns `None`.
    async fn settle_or_open(&mut self, tally: &mut Tally) -> Option<[Vec<Value>; 2]> {
        let (own, other) = (try_barrier(&mut self.own).await, try_barrier(&mut self.other).await);
        if own.is_none() {
            tally.closed += 1;
            self.own = open(self.line, &self.known, &self.known.cookie, json!(self.known.seat)).await;
        }
        if other.is_none() {
            tally.closed += 1;
            self.other = open(self.line, &self.known, &self.stranger, Value::Null).await;
        }
        let answers = [own?, other?];
        for message in &answers[0] {
            if message["frame"]["seq"].as_u64() >= self.frame["seq"].as_u64() && message["frame"].is_object() {
                self.frame = message["frame"].clone();
            }
        }
        Some(answers)
    }
}

async fn open(line: Line, known: &Known, cookie: &str, look: Value) -> Socket {
    let path = format!("/api/matches/{}/socket", known.id);
    let mut socket = Socket::open(line, &path, cookie).await.expect("the match is there");
    socket.say(json!({ "type": "hello", "seq": null, "look": look }).to_string()).await;
    socket
}

async fn barrier(socket: &mut Socket) -> Vec<Value> {
    try_barrier(socket).await.expect("the socket stays open")
}

async fn try_barrier(socket: &mut Socket) -> Option<Vec<Value>> {
    // The server answers decisions in order, and no other message uses this id.
    let id = "barrier-0";
    socket.say(json!({ "type": "act", "id": id, "seat": "nobody", "action": {} }).to_string()).await;
    let mut heard = Vec::new();
    loop {
        let message = socket.hear().await?;
        if message["id"] == id {
            return Some(heard);
        }
        heard.push(message);
    }
}

/// Counts the panics in this process, in which the server runs too. Leaves out panics of the tests and of the crate
/// `load`.
fn count_panics() -> &'static AtomicU32 {
    static PANICS: AtomicU32 = AtomicU32::new(0);
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let is_client = |file: &str| file.contains("tests/") || file.contains("crates/load/");
        let is_server = panic.location().is_some_and(|at| !is_client(at.file()));
        PANICS.fetch_add(u32::from(is_server), Ordering::Relaxed);
        usual(panic);
    }));
    &PANICS
}

#[tokio::test(flavor = "multi_thread")]
async fn mutated_messages_never_panic_and_refused_ones_change_nothing() {
    let panics = count_panics();
    let before = panics.load(Ordering::Relaxed);
    let host = Host::with(generous()).await;
    let line = Line::to(host.running.address);
    let share = number("RUMPUS_MUTATIONS", 10_000) / KINDS.len();
    let mut luck = Luck::new(number("RUMPUS_SEED", 1) as u64);
    for kind in KINDS {
        let mut tally = Tally::default();
        let mut games = 0;
        while tally.changed < share {
            let cookies = [guest(line).await.expect("a guest"), guest(line).await.expect("a guest")];
            let mut trial = Trial::new(line, &cookies, kind).await;
            games += 1;
            let mut refused = 0;
            for n in 0..DECISIONS {
                if tally.changed >= share || !trial.wait().await {
                    break;
                }
                let Some(action) = decision(&trial.frame, refused) else { break };
                let id = format!("d{n}-{refused}");
                let sound = json!({ "type": "act", "id": id, "seat": trial.known.seat, "action": action }).to_string();
                let ask = json!({ "type": "why", "id": id, "seat": trial.known.seat, "action": action }).to_string();
                let hello = json!({ "type": "hello", "seq": 0, "look": trial.known.seat }).to_string();
                trial.tamper(&sound, &mut luck, &mut tally).await;
                let others = [&ask, &hello, &sound];
                trial.tamper(others[n % 3], &mut luck, &mut tally).await;
                if trial.frame["hints"].is_null() {
                    continue;
                }
                trial.sent.push(sound.clone());
                let seq = trial.frame["seq"].as_u64();
                trial.own.say(sound).await;
                trial.settle().await;
                refused = if trial.frame["seq"].as_u64() > seq { 0 } else { refused + 1 };
            }
            let mut client = Client { address: host.running.address, cookie: Some(cookies[0].clone()) };
            client.get(&format!("/api/matches/{}", trial.known.id)).await.expect_status(200);
        }
        println!(
            "kind {kind}: {} mutated messages in {games} games, {} of them accepted decisions, {} sockets closed",
            tally.changed, tally.accepted, tally.closed
        );
    }
    assert_eq!(panics.load(Ordering::Relaxed), before, "the server must not panic");
}
