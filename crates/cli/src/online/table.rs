//! One match on a server: what the table says goes to the program, and what the program says goes to the table.

use super::curl::{Api, Reply, Stream, Told};
use ::engine::{Command, EngineMessage, Heard, MOST_UNREADABLE, PROTOCOL, Process, TableMessage};
use serde_json::{Value, json};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// How long one wait for the program lasts. Then the stream is read again.
const LISTEN: Duration = Duration::from_millis(40);

/// How often a message is sent at most until the server takes it.
const TRIES: u32 = 6;

/// How often the stream of a match is opened at most.
const STREAMS: u32 = 20;

/// The shortest and the longest wait before another try.
const WAITS: (Duration, Duration) = (Duration::from_secs(1), Duration::from_secs(30));

/// Why play stops.
enum Stop {
    /// The match is over for the program. The text is printed.
    Over(String),
    /// The stream has broken off.
    Broken(String),
}

/// A program at a table.
struct Seat<'a> {
    api: &'a Api,
    /// The address of the seat.
    path: String,
    program: Process,
    stream: Stream,
    /// Lines of the program that could not be read.
    unreadable: u32,
    /// How the game ended, once it is told.
    outcome: Option<String>,
}

/// Plays a match to its end, and returns how it ended.
///
/// # Errors
/// The program cannot be started, or the server is not reached any more.
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

/// How long to wait before try `n`, counted from 0.
fn wait(n: u32) -> Duration {
    let (least, most) = WAITS;
    if n == 0 { Duration::ZERO } else { (least * 2_u32.saturating_pow(n - 1)).min(most) }
}

impl Seat<'_> {
    /// Passes messages on until the match is over or the stream ends.
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

    /// Tells the program what the table has said since the last call.
    fn pass_on(&mut self) -> Result<(), Stop> {
        while let Ok(told) = self.stream.told.try_recv() {
            match told {
                Told::Line(line) => {
                    let message: Value = serde_json::from_str(&line).unwrap_or_default();
                    if message["type"] == "game_over" {
                        self.outcome = Some(ending(&message["outcome"]));
                    }
                    self.program.say(line);
                    if message["type"] == "quit" {
                        let said = self.outcome.take();
                        return Err(Stop::Over(said.unwrap_or_else(|| "the match is over for the program.".into())));
                    }
                }
                Told::End(why) => return Err(Stop::Broken(why.unwrap_or_else(|| "the stream broke off".into()))),
            }
        }
        Ok(())
    }

    /// Passes on what the program says, if it says something soon.
    fn listen(&mut self) -> Result<(), Stop> {
        match self.program.hear(Instant::now() + LISTEN) {
            Heard::Nothing => Ok(()),
            Heard::Line(line) if line.trim().is_empty() => Ok(()),
            Heard::Line(line) => match serde_json::from_str(&line) {
                Ok(EngineMessage::Ready { protocol, .. }) if protocol == PROTOCOL => Ok(()),
                Ok(message) => self.send(&message),
                Err(fault) => self.misunderstand(format!("that is no message: {fault}")),
            },
            Heard::NotText => self.misunderstand("a line is not UTF-8".into()),
            Heard::TooLong => self.give_up("it wrote a line that is too long"),
            Heard::Closed => {
                let how = self.program.ending().unwrap_or_else(|| "it closed its standard output".into());
                self.give_up(&how)
            }
        }
    }

    /// Sends a message to the table, and passes the answer on.
    fn send(&mut self, message: &EngineMessage) -> Result<(), Stop> {
        let body = serde_json::to_string(message).expect("a message is plain data");
        let reply = self.delivered(&body)?;
        match reply.status {
            200 => self.program.say(reply.body),
            204 => {}
            // The clock has run out, or the game is over. The stream tells the program which.
            409 if ["not-asked", "over"].contains(&reply.kind().as_str()) => {}
            401 | 403 | 404 => return Err(Stop::Over(reply.detail())),
            _ => return self.misunderstand(reply.detail()),
        }
        Ok(())
    }

    /// Sends a body until the server takes it. A decision that is sent again is answered like the first time.
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

    /// Tells the program that its line was not understood. After `MOST_UNREADABLE` such lines, resigns for the program.
    fn misunderstand(&mut self, because: String) -> Result<(), Stop> {
        self.unreadable += 1;
        if self.unreadable >= MOST_UNREADABLE {
            return self.give_up(&format!("it cannot be understood: {because}"));
        }
        let message = TableMessage::Unreadable { because };
        self.program.say(serde_json::to_string(&message).expect("a message is plain data"));
        Ok(())
    }

    /// Resigns for a program that has failed.
    fn give_up(&mut self, because: &str) -> Result<(), Stop> {
        let because = because.to_owned();
        self.delivered(&json!({ "type": "error", "because": because }).to_string())?;
        Err(Stop::Over(format!("the program failed and resigns: {because}")))
    }
}

/// How a game ended, as a sentence.
fn ending(outcome: &Value) -> String {
    let winners: Vec<&str> = outcome["winners"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let who = if winners.is_empty() { "no seat wins".to_owned() } else { format!("{} wins", winners.join(" and ")) };
    format!("{who} by {}.", outcome["by"].as_str().unwrap_or("the rules"))
}
