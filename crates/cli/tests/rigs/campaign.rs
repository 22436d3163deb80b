//! A campaign: many games that clients play while a rig stops and starts the server. It keeps the decisions that the
//! server acknowledged, and checks that none is lost.

use load::decision;
use load::games::{Known, census, new_game, set_up};
use load::http::Line;
use load::process::Server;
use load::socket::Socket;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// A client stops after the game has refused this many guessed decisions in a row.
const MOST_GUESSES: usize = 60;

/// How long a client waits when the server refuses a message because there are too many.
const WAIT: Duration = Duration::from_millis(300);

/// After this long without a message, a client expects no more.
const QUIET: Duration = Duration::from_secs(3);

/// How many games a check examines at once.
const HANDS: usize = 16;

/// Many games, each of one person against bots.
pub struct Campaign {
    pub games: Vec<Arc<Mutex<Known>>>,
    /// Decisions acknowledged since the latest call of [`Campaign::play`].
    pub progress: Arc<AtomicU32>,
}

/// The result of a check of all games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// Decisions acknowledged since the last check.
    pub acknowledged: u32,
    /// Acknowledged decisions that are missing.
    pub lost: u32,
    /// Decisions that were carried out twice.
    pub twice: u32,
    /// Games that are not over.
    pub running: u32,
}

impl Campaign {
    /// Sets up games of all kinds, `games` in total.
    pub async fn new(server: &Server, games: usize) -> Campaign {
        let line = Line::to(server.address);
        println!("games: {:?}", census(line, games).await);
        let known = set_up(line, games).await;
        let games = known.into_iter().map(|known| Arc::new(Mutex::new(known))).collect();
        Campaign { games, progress: Arc::default() }
    }

    /// Plays each game in a task of its own until it is over or the server is gone.
    pub fn play(&self, server: &Server) -> Vec<JoinHandle<()>> {
        self.progress.store(0, Ordering::Relaxed);
        let line = Line::to(server.address);
        let start = |game: &Arc<Mutex<Known>>| tokio::spawn(play(line, game.clone(), self.progress.clone()));
        self.games.iter().map(start).collect()
    }

    /// Waits until the server has acknowledged `enough` decisions, `longest` is over, or the server process has ended.
    pub async fn wait(&self, server: &mut Server, enough: u32, longest: Duration) {
        let begun = Instant::now();
        while self.progress.load(Ordering::Relaxed) < enough && begun.elapsed() < longest && !server.has_ended() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Checks that the server still has all acknowledged decisions, and answers each as before. Replaces games that are
    /// over with new games.
    pub async fn look(&mut self, server: &Server) -> Found {
        let line = Line::to(server.address);
        let mut hands = Vec::new();
        for hand in 0..HANDS {
            let games: Vec<_> = self.games.iter().skip(hand).step_by(HANDS).cloned().collect();
            hands.push(tokio::spawn(async move {
                let mut found = Found::default();
                for game in games {
                    let mut told = game.lock().expect("no task holds the lock now").clone();
                    // A game without decisions since the last check cannot have lost any. When a rig ends, `verify`
                    // checks all games.
                    if told.accepted.is_empty() && told.pending.is_none() && !told.is_over {
                        found.running += 1;
                        continue;
                    }
                    found.acknowledged += told.accepted.len() as u32;
                    look_at(line, &mut told, &mut found).await;
                    if told.is_over {
                        told = new_game(line, &told.cookie, told.kind).await;
                    } else {
                        found.running += 1;
                    }
                    *game.lock().expect("no task holds the lock now") = told;
                }
                found
            }));
        }
        let mut found = Found::default();
        for hand in hands {
            let part = hand.await.expect("a check ends");
            found.acknowledged += part.acknowledged;
            found.lost += part.lost;
            found.twice += part.twice;
            found.running += part.running;
        }
        found
    }
}

/// Returns whether the server refuses a message because the client has sent too many.
fn is_too_fast(message: &Value) -> bool {
    message["problem"]["type"] == "/problems/too-many"
}

/// Returns whether the server refuses a decision because it could not store the decision.
fn is_not_kept(message: &Value) -> bool {
    message["problem"]["status"] == 503
}

fn note(game: &Mutex<Known>, change: impl FnOnce(&mut Known)) {
    change(&mut game.lock().expect("no task panics while it holds the lock"));
}

async fn sit(line: Line, known: &Known, seq: Option<u64>) -> Option<Socket> {
    let path = format!("/api/matches/{}/socket", known.id);
    let mut socket = Socket::open(line, &path, &known.cookie).await.ok()?;
    let hello = json!({ "type": "hello", "seq": seq, "look": known.seat });
    socket.say(hello.to_string()).await.then_some(socket)
}

fn act(known: &Known, id: &str, action: &Value) -> String {
    json!({ "type": "act", "id": id, "seat": known.seat, "action": action }).to_string()
}

/// Plays one game until it is over or the server is gone. Notes the decisions that the server acknowledges.
async fn play(line: Line, game: Arc<Mutex<Known>>, progress: Arc<AtomicU32>) {
    let known = game.lock().expect("no task panics while it holds the lock").clone();
    let Some(mut socket) = sit(line, &known, None).await else { return };
    let mut asked: Option<(String, Value)> = None;
    let (mut latest, mut refused) = (Value::Null, 0);
    while let Some(message) = socket.hear().await {
        let frame = &message["frame"];
        let is_answer = asked.as_ref().is_some_and(|(id, _)| message["id"] == id.as_str());
        match message["type"].as_str() {
            Some("welcome" | "step") if frame.is_object() => {
                let over = frame["status"]["over"].is_object();
                let seq = frame["seq"].as_u64().expect("a number");
                note(&game, |game| (game.seen, game.is_over) = (seq, over));
                (latest, refused) = (frame.clone(), 0);
            }
            Some("accepted") if is_answer => {
                let seq = message["seq"].as_u64().expect("a number");
                let (id, action) = asked.take().expect("only what was asked is answered");
                accept(&game, &progress, id, seq, action);
            }
            Some("rejected") if is_answer && is_not_kept(&message) => return,
            Some("rejected") if is_answer && is_too_fast(&message) => {
                tokio::time::sleep(WAIT).await;
                let (id, action) = asked.as_ref().expect("checked just before");
                if !socket.say(act(&known, id, action)).await {
                    return;
                }
            }
            Some("rejected") if is_answer => {
                // If the hints do not list all legal decisions, a guessed decision may be refused. The client then
                // guesses a different one.
                assert!(shelf::listed(&latest["hints"]).is_none(), "a listed decision was refused: {message}");
                asked = None;
                note(&game, |game| game.pending = None);
                refused += 1;
                if refused == MOST_GUESSES {
                    return;
                }
            }
            _ => {}
        }
        // Messages about decisions of other seats may come before the answer. The client sends no second decision
        // before the server has answered the first.
        let Some(action) = decision(&latest, refused).filter(|_| asked.is_none()) else { continue };
        let id = format!("after-{}-{refused}", latest["seq"]);
        let said = act(&known, &id, &action);
        note(&game, |game| game.pending = Some((id.clone(), action.clone())));
        asked = Some((id, action));
        if !socket.say(said).await {
            return;
        }
    }
}

fn accept(game: &Mutex<Known>, progress: &AtomicU32, id: String, seq: u64, action: Value) {
    note(game, |game| {
        game.accepted.push((id, seq, action));
        game.pending = None;
    });
    progress.fetch_add(1, Ordering::Relaxed);
}

/// Checks one game. The server must still have every step that the client has seen. If the client sends an acknowledged
/// decision again, the server must give the same answer. The server may have carried out a decision that it did not
/// acknowledge, but not twice.
async fn look_at(line: Line, known: &mut Known, found: &mut Found) {
    let mut socket = sit(line, known, Some(known.looked)).await.expect("the match is there");
    let mut told = Observed { last: known.looked, own: Vec::new(), is_over: known.is_over };
    let seen = known.seen;
    while told.catch_up(&mut socket, known, seen).await {
        tokio::time::sleep(WAIT).await;
        let hello = json!({ "type": "hello", "seq": told.last, "look": known.seat });
        socket.say(hello.to_string()).await;
    }
    let pending = known.pending.take();
    let retries = known.accepted.iter().map(|(id, seq, action)| (id.clone(), Some(*seq), action.clone()));
    let retries: Vec<_> = retries.chain(pending.map(|(id, action)| (id, None, action))).collect();
    let mut carried_out = Vec::new();
    for (id, seq, action) in retries {
        socket.say(act(known, &id, &action)).await;
        loop {
            let message = socket.hear().await.expect("an answer");
            told.hear(&message, known);
            if message["id"] != id.as_str() {
                continue;
            }
            if is_too_fast(&message) {
                tokio::time::sleep(WAIT).await;
                socket.say(act(known, &id, &action)).await;
                continue;
            }
            let answered = message["seq"].as_u64();
            let answered = answered.filter(|_| message["type"] != "rejected");
            match (seq, answered) {
                (Some(seq), Some(answered)) if seq == answered => carried_out.push(answered),
                (Some(seq), _) => {
                    println!("{}: decision {id} was step {seq}, but now the answer is {message}", known.id);
                    found.lost += 1;
                }
                (None, Some(answered)) => carried_out.push(answered),
                (None, None) => {}
            }
            break;
        }
    }
    let newest = carried_out.iter().copied().max().unwrap_or_default();
    told.catch_up(&mut socket, known, newest).await;
    let Observed { last, mut own, is_over } = told;
    if last < known.seen {
        found.lost += 1;
    }
    own.sort_unstable();
    carried_out.sort_unstable();
    let missing = carried_out.iter().filter(|seq| !own.contains(seq)).count();
    found.lost += missing as u32;
    found.twice += own.iter().filter(|seq| !carried_out.contains(seq)).count() as u32;
    found.twice += carried_out.windows(2).filter(|pair| pair[0] == pair[1]).count() as u32;
    (known.looked, known.seen, known.is_over) = (last, last, is_over);
    known.accepted.clear();
}

/// What a check has seen of a game.
struct Observed {
    /// The number of the last step.
    last: u64,
    /// The numbers of the steps of the client's own seat.
    own: Vec<u64>,
    is_over: bool,
}

impl Observed {
    /// Reads messages until step `step` has come, or until no message comes for a while. Returns whether the server
    /// refused a message because the client has sent too many.
    async fn catch_up(&mut self, socket: &mut Socket, known: &Known, step: u64) -> bool {
        while self.last < step {
            let Ok(heard) = tokio::time::timeout(QUIET, socket.hear()).await else { return false };
            let message = heard.expect("the socket stays open");
            self.hear(&message, known);
            if is_too_fast(&message) {
                return true;
            }
        }
        false
    }

    /// Notes the step of a message, if it is a new one.
    fn hear(&mut self, message: &Value, known: &Known) {
        let frame = &message["frame"];
        let Some(seq) = frame["seq"].as_u64().filter(|seq| message["type"] == "step" && *seq > self.last) else {
            return;
        };
        assert_eq!(seq, self.last + 1, "steps of match {} must come in order, without gaps", known.id);
        self.last = seq;
        self.is_over = frame["status"]["over"].is_object();
        if frame["seat"] == known.seat {
            self.own.push(seq);
        }
    }
}

/// Checks that every match of a data folder replays.
pub fn verify(data: &Path) {
    let said = std::process::Command::new(env!("CARGO_BIN_EXE_rumpus"))
        .args(["verify", "--data"])
        .arg(data)
        .output()
        .expect("the program runs");
    assert!(said.status.success(), "a match does not replay: {}", String::from_utf8_lossy(&said.stdout));
}
