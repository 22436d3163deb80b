//! Lets a program of the user play one match on a server. Passes messages on in both directions, between the program
//! and the server. In the engine protocol, the server is the *table*.

use super::curl::{Api, Reply, Stream, StreamLine};
use ::engine::{Command, EngineMessage, Heard, LONGEST_LINE, MOST_UNREADABLE, PROTOCOL, Process, TableMessage};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long to wait for a line from the program before looking for messages of the table again.
const LISTEN: Duration = Duration::from_millis(40);

/// The most times that the command sends a message. If the server does not accept it even then, the connection counts
/// as lost.
const TRIES: u32 = 6;

/// The most times that the command opens the stream of a match.
const STREAMS: u32 = 20;

/// The shortest and the longest wait before another try.
const WAITS: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// Why a seat stops playing on one stream.
enum Stop {
    /// The match is over for the program. Holds a sentence about how it ended.
    Over(String),
    /// The connection to the server is lost. Holds why.
    Broken(String),
}

/// A seat in a match on the server, with the program that plays it.
struct Seat<'a> {
    api: &'a Api,
    /// The path of the URL at which the server speaks with this seat.
    path: String,
    program: Process,
    stream: Stream,
    /// How many of the program's messages were not understood by the server or by this command.
    unreadable: u32,
    /// How the game ended, once the table has said so.
    outcome: Option<String>,
}

/// Plays a match to its end, and returns a sentence about how it ended. Starts the program anew for each stream.
///
/// # Errors
/// The program or curl cannot be started, or the connection was lost [`STREAMS`] times.
pub fn play(api: &Api, command: &Command, id: &str) -> Result<String, String> {
    let path = format!("/api/matches/{id}/engine");
    let mut why = String::new();
    for n in 0..STREAMS {
        sleep(wait(n));
        let program = Process::start(command).map_err(|fault| format!("{command} cannot be started: {fault}"))?;
        let stream = api.stream(&path)?;
        let seat = Seat { api, path: path.clone(), program, stream, unreadable: 0, outcome: None };
        match seat.play() {
            Stop::Over(said) => return Ok(said),
            Stop::Broken(said) => why = said,
        }
    }
    Err(why)
}

/// Returns how long to wait before try `n`, counted from 0. The wait doubles with each try.
fn wait(n: u32) -> Duration {
    let (least, most) = WAITS;
    if n == 0 { Duration::ZERO } else { (least * 2_u32.saturating_pow(n - 1)).min(most) }
}

impl Seat<'_> {
    /// Passes messages on in both directions until the match is over or the connection is lost.
    fn play(mut self) -> Stop {
        loop {
            let passed = self.pass_on().and_then(|()| self.listen());
            match passed {
                Ok(()) => {}
                Err(Stop::Over(said)) => {
                    self.program.farewell();
                    return Stop::Over(said);
                }
                Err(broken) => return broken,
            }
        }
    }

    /// Passes on to the program every message that the table has sent since the last call.
    fn pass_on(&mut self) -> Result<(), Stop> {
        while let Ok(told) = self.stream.told.try_recv() {
            match told {
                StreamLine::Line(line) => {
                    let message: Value = serde_json::from_str(&line).unwrap_or_default();
                    if message["type"] == "game_over" {
                        self.outcome = Some(ending(&message["outcome"]));
                    }
                    self.program.say(line);
                    if message["type"] == "quit" {
                        let said = self.outcome.take();
                        return Err(Stop::Over(
                            said.unwrap_or_else(|| "the server has ended the match for the program.".into()),
                        ));
                    }
                }
                StreamLine::End(why) => return Err(Stop::Broken(why.unwrap_or_else(|| "the stream broke off".into()))),
            }
        }
        Ok(())
    }

    /// Waits a moment for a line from the program. If one comes, passes it on to the table.
    fn listen(&mut self) -> Result<(), Stop> {
        match self.program.hear(Instant::now() + LISTEN) {
            Heard::Nothing => Ok(()),
            Heard::Line(line) if line.trim().is_empty() => Ok(()),
            Heard::Line(line) => match serde_json::from_str(&line) {
                Ok(EngineMessage::Ready { protocol, .. }) if protocol == PROTOCOL => Ok(()),
                Ok(message) => self.send(&message),
                Err(fault) => self.misunderstand(format!("the line is not a message of the engine protocol: {fault}")),
            },
            Heard::NotText => self.misunderstand("the line is not UTF-8".into()),
            Heard::TooLong => self.give_up(&format!("it wrote a line of more than {LONGEST_LINE} bytes")),
            Heard::Closed => {
                let how = self.program.ending().unwrap_or_else(|| "it closed its standard output".into());
                self.give_up(&how)
            }
        }
    }

    /// Sends a message of the program to the table, and passes the answer on to the program.
    fn send(&mut self, message: &EngineMessage) -> Result<(), Stop> {
        let body = serde_json::to_string(message).expect("a message is plain data");
        let reply = self.delivered(&body)?;
        match reply.status {
            200 => self.program.say(reply.body),
            204 => {}
            // The program's clock has run out, or the game is over. The stream tells the program which of these it is.
            409 if ["not-asked", "over"].contains(&reply.kind().as_str()) => {}
            401 | 403 | 404 => return Err(Stop::Over(reply.detail())),
            _ => return self.misunderstand(reply.detail()),
        }
        Ok(())
    }

    /// Sends a message until the server accepts it, at most [`TRIES`] times. Repeating a decision is safe: the server
    /// gives the same answer again.
    fn delivered(&self, body: &str) -> Result<Reply, Stop> {
        let mut why = String::new();
        for n in 0..TRIES {
            sleep(wait(n));
            match self.api.post(&self.path, body) {
                Ok(reply) if reply.status == 429 || reply.status >= 500 => why = reply.detail(),
                Ok(reply) => return Ok(reply),
                Err(fault) => why = fault,
            }
        }
        Err(Stop::Broken(why))
    }

    /// Tells the program that its message was not understood. After [`MOST_UNREADABLE`] such messages, resigns for the
    /// program.
    fn misunderstand(&mut self, because: String) -> Result<(), Stop> {
        self.unreadable += 1;
        if self.unreadable >= MOST_UNREADABLE {
            return self.give_up(&format!(
                "it sent {MOST_UNREADABLE} messages that cannot be understood. About the last one: {because}"
            ));
        }
        let message = TableMessage::Unreadable { because };
        self.program.say(serde_json::to_string(&message).expect("a message is plain data"));
        Ok(())
    }

    /// Resigns for a program that has failed. Never returns `Ok`: returns [`Stop::Over`], or [`Stop::Broken`] if the
    /// server cannot be reached.
    fn give_up(&mut self, because: &str) -> Result<(), Stop> {
        let because = because.to_owned();
        self.delivered(&json!({ "type": "error", "because": because }).to_string())?;
        Err(Stop::Over(format!("the program failed, so it has resigned: {because}")))
    }
}

/// Returns a sentence about how a game ended.
fn ending(outcome: &Value) -> String {
    let winners: Vec<&str> = outcome["winners"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let by = outcome["by"].as_str().unwrap_or("the rules");
    match winners[..] {
        [] => format!("The game ends without a winner ({by})."),
        [winner] => format!("{winner} wins ({by})."),
        _ => format!("{} win ({by}).", winners.join(" and ")),
    }
}
