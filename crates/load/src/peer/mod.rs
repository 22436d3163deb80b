//! Measures boardgame.io for comparison. It is a server for turn-based games, which it keeps in memory.

use crate::http::Line;
use crate::process::{NotStarted, Server};
use crate::socket::Socket;
use crate::{Game, Heard, Luck, Player, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The version of boardgame.io that is measured.
pub const VERSION: &str = "0.50.2";

const SERVER: &str = include_str!("server.cjs");
const SPACE: &str = "/tokens";

/// The kinds of tokens from weak to strong. This constant and the next three must equal those of `server.cjs`.
const KINDS: [&str; 8] = ["skully", "capn", "jumbo", "hook", "xb42", "star", "roxy", "kwak"];
const MAP: [&[usize]; 11] = [
    &[1, 3],
    &[0, 2, 4],
    &[1, 5],
    &[0, 4, 6],
    &[1, 3, 5, 7],
    &[2, 4, 8],
    &[3, 7, 9],
    &[4, 6, 8, 9],
    &[5, 7, 10],
    &[6, 7, 10],
    &[8, 9],
];
const HOMES: [[usize; 3]; 2] = [[0, 1, 2], [8, 9, 10]];
const RACK: usize = 8;

/// Fetches boardgame.io into a folder with npm, and writes the server there. Returns the path of the server's program.
///
/// # Errors
/// The folder cannot be written, or npm is missing or cannot fetch the package.
pub fn fetch(folder: &Path) -> Result<PathBuf, String> {
    let failed = |fault: std::io::Error| format!("{}: {fault}", folder.display());
    std::fs::create_dir_all(folder).map_err(failed)?;
    let program = folder.join("server.cjs");
    std::fs::write(&program, SERVER).map_err(failed)?;
    std::fs::write(folder.join("package.json"), "{ \"private\": true }\n").map_err(failed)?;
    if !folder.join("node_modules/boardgame.io").is_dir() {
        let mut npm = Command::new("npm");
        npm.args(["install", "--no-audit", "--no-fund", &format!("boardgame.io@{VERSION}")]).current_dir(folder);
        let status = npm.stdin(Stdio::null()).status().map_err(|fault| format!("npm: {fault}"))?;
        if !status.success() {
            return Err(format!("npm could not fetch boardgame.io@{VERSION}: {status}"));
        }
    }
    Ok(program)
}

/// The most tries to start the server, each on another port. Another program may take a port before the server listens
/// on it.
const TRIES: usize = 5;

/// Starts the server on a free port.
///
/// # Errors
/// Every try ends before the server listens.
pub fn start(program: &Path) -> Result<Server, NotStarted> {
    let mut started = start_once(program);
    for _ in 1..TRIES {
        if started.is_ok() {
            break;
        }
        started = start_once(program);
    }
    started
}

fn start_once(program: &Path) -> Result<Server, NotStarted> {
    let port = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).map(|at| at.port());
    let mut command = Command::new("node");
    command.arg(program).arg(port.unwrap_or(7_711).to_string()).env("NODE_ENV", "production");
    Server::start(command)
}

/// Takes both seats of a match, which begins the match.
///
/// # Errors
/// A socket does not open.
pub async fn sit(line: Line, id: &str) -> Result<Game, String> {
    let one = sit_at(line, id, 0).await?;
    let mut game = Game { seats: [one, sit_at(line, id, 1).await?], to_move: None };
    game.settle().await?;
    Ok(game)
}

/// Opens a socket as a spectator of a match.
///
/// # Errors
/// The socket does not open.
pub async fn look_on(line: Line, id: &str) -> Result<Socket, String> {
    open(line, &json!(["sync", id, null, null, 2])).await
}

async fn sit_at(line: Line, id: &str, seat: usize) -> Result<Seat, String> {
    let socket = open(line, &json!(["sync", id, seat.to_string(), null, 2])).await?;
    Ok(Seat { socket, player: Box::new(Token { id: id.to_owned(), seat, state: None, is_asked: false }) })
}

/// Opens a socket.io connection and sends a first message on it.
async fn open(line: Line, first: &Value) -> Result<Socket, String> {
    let mut socket = Socket::open(line, "/socket.io/?EIO=4&transport=websocket", "").await?;
    let closed = || "the socket closed".to_owned();
    socket.next().await.ok_or_else(closed)?;
    socket.say(format!("40{SPACE},")).await;
    while !socket.next().await.ok_or_else(closed)?.starts_with("40") {}
    socket.say(format!("42{SPACE},{first}")).await;
    Ok(socket)
}

/// A player who places a random token that fits, or draws tokens.
struct Token {
    id: String,
    seat: usize,
    state: Option<State>,
    is_asked: bool,
}

#[derive(Deserialize)]
struct State {
    #[serde(rename = "G")]
    position: Position,
    ctx: Turn,
    #[serde(rename = "_stateID")]
    number: u64,
}

#[derive(Deserialize)]
struct Position {
    bases: Vec<Option<Piece>>,
    racks: Vec<Value>,
    piles: Vec<usize>,
}

#[derive(Deserialize)]
struct Piece {
    owner: usize,
    token: String,
}

#[derive(Deserialize)]
struct Turn {
    #[serde(rename = "currentPlayer")]
    player: String,
    #[serde(default)]
    gameover: Option<Value>,
}

impl Player for Token {
    fn hear(&mut self, text: &str) -> Result<Heard, String> {
        let mut heard = Heard::default();
        if text == "2" {
            heard.reply = Some("3".to_owned());
        }
        let Some(event) = text.strip_prefix("42").and_then(|rest| rest.strip_prefix(SPACE)) else { return Ok(heard) };
        let words: Vec<Value> =
            serde_json::from_str(event.trim_start_matches(',')).map_err(|fault| fault.to_string())?;
        let state = match (words.first().and_then(Value::as_str), words.get(2)) {
            (Some("sync"), Some(info)) => info["state"].clone(),
            (Some("update"), Some(state)) => state.clone(),
            (Some("matchData"), _) => return Ok(heard),
            _ => return Err(text.to_owned()),
        };
        let state: State = serde_json::from_value(state).map_err(|fault| format!("{fault}: {text}"))?;
        heard.is_acknowledged = std::mem::take(&mut self.is_asked);
        heard.is_over = state.ctx.gameover.is_some();
        heard.may_move = !heard.is_over && state.ctx.player == self.seat.to_string();
        self.state = Some(state);
        Ok(heard)
    }

    fn decide(&mut self, luck: &mut Luck) -> Result<String, String> {
        let state = self.state.as_ref().ok_or("the server has sent no state yet")?;
        let mut choices = state.position.places(self.seat);
        let rack = state.position.racks[self.seat].as_array().map_or(0, Vec::len);
        if choices.is_empty() || (rack < RACK && state.position.piles[self.seat] > 0) {
            choices.push(json!({ "type": "draw", "args": [], "playerID": self.seat.to_string() }));
        }
        let payload = choices.swap_remove(luck.below(choices.len()));
        let action = json!({ "type": "MAKE_MOVE", "payload": payload });
        self.is_asked = true;
        let words = json!(["update", action, state.number, self.id, self.seat.to_string()]);
        Ok(format!("42{SPACE},{words}"))
    }
}

impl Position {
    /// Returns every way to place a token that the server allows.
    fn places(&self, seat: usize) -> Vec<Value> {
        let top = |base: usize| self.bases[base].as_ref();
        let strength = |token: &str| KINDS.iter().position(|kind| *kind == token);
        let mut reach = HOMES[seat].to_vec();
        let mut at = 0;
        while at < reach.len() {
            let base = reach[at];
            if top(base).is_some_and(|piece| piece.owner == seat) {
                let new: Vec<usize> = MAP[base].iter().copied().filter(|next| !reach.contains(next)).collect();
                reach.extend(new);
            }
            at += 1;
        }
        let tokens = self.racks[seat].as_array().map_or(&[] as &[Value], Vec::as_slice);
        let fits = |token: &str, base: usize| {
            top(base).is_none_or(|piece| piece.owner == seat || strength(&piece.token) < strength(token))
        };
        let tokens = tokens.iter().filter_map(Value::as_str);
        let pairs = tokens.flat_map(|token| reach.iter().map(move |base| (token, *base)));
        pairs
            .filter(|(token, base)| fits(token, *base))
            .map(|(token, base)| json!({ "type": "place", "args": [token, base], "playerID": seat.to_string() }))
            .collect()
    }
}
