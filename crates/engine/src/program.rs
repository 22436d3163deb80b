//! A program that plays. This module greets the program, tells it the steps of the game, and asks it for decisions
//! within a time limit. It stops a program that fails.

use crate::process::{Heard, Process};
use crate::{
    Command, Decision, EngineMessage, GameOver, LONGEST_LINE, MOST_QUESTIONS, MOST_REFUSED, MOST_UNREADABLE, NewGame,
    PROTOCOL, Refusal, Request, TableMessage,
};
use serde_json::Value;
use std::time::{Duration, Instant};

/// How long a program may take for its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The time within which a started program must say that it is ready.
    pub start: Duration,
    /// The time for each decision, including all questions and refused tries.
    pub decision: Duration,
}

/// Why a program can no longer play. The text follows the program's name: "cmd:./bot: it …".
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The program cannot be started.
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    /// The program has not answered in time.
    #[error("it did not answer within {}", seconds(.0))]
    Late(Duration),
    /// The program has closed its output, and has perhaps ended. The text says what is known.
    #[error("{0}")]
    Gone(String),
    /// The program wrote a line of more than [`LONGEST_LINE`] bytes.
    #[error("it wrote a line of more than {LONGEST_LINE} bytes")]
    TooLong,
    /// The program wrote a second unreadable line in one game, or answered the greeting wrongly. The text says what was
    /// wrong.
    #[error("it cannot be understood: {0}")]
    Unreadable(String),
    /// The rules refused too many of the program's decisions for one request. The text says why they refused the last
    /// one.
    #[error("{MOST_REFUSED} of its decisions were refused, the last one because {0}")]
    Refused(String),
    /// The program asked too many questions before one decision.
    #[error("it asked more than {MOST_QUESTIONS} questions about one decision")]
    Curious,
    /// The program sent `error`, with this text.
    #[error("it gives up: {0}")]
    GaveUp(String),
}

/// Returns a time in seconds, such as `0.5 s`.
fn seconds(time: &Duration) -> String {
    format!("{} s", time.as_millis() as f64 / 1_000.0)
}

/// Answers the questions of a program about the position in which it decides.
pub trait Asked {
    /// Judges a decision of the program's seat without carrying it out. Returns the refusal, or `None` if the decision
    /// is legal.
    fn judge(&self, action: &Value) -> Option<Refusal>;

    /// Answers a question from what the seat may know.
    ///
    /// # Errors
    /// A sentence that says why the question has no answer.
    fn answer(&self, question: &Value) -> Result<Value, String>;
}

/// A program that plays one game after another. After a failure, the program is started again for the next game.
pub struct Program {
    command: Command,
    game: String,
    limits: Limits,
    process: Option<Process>,
    /// The id of the latest request.
    latest: u64,
    /// The number of lines in this game that could not be read.
    unreadable: u32,
}

impl Program {
    /// Starts a program and waits until it says that it is ready. `game` is the name of the game, such as `toy-battle`.
    ///
    /// # Errors
    /// The program cannot be started, or does not say that it is ready.
    pub fn start(command: &Command, game: &str, limits: Limits) -> Result<Program, Failure> {
        let (command, game) = (command.clone(), game.to_owned());
        let mut program = Program { command, game, limits, process: None, latest: 0, unreadable: 0 };
        program.greet()?;
        Ok(program)
    }

    /// Tells the program that a game begins. Starts the program again if it has failed.
    ///
    /// # Errors
    /// The program failed in an earlier game and cannot be started again.
    pub fn begin(&mut self, game: NewGame) -> Result<(), Failure> {
        if self.process.is_none() {
            self.greet()?;
        }
        self.unreadable = 0;
        self.say(&TableMessage::NewGame(game));
        Ok(())
    }

    /// Asks the program for a decision, and returns a legal one. Sets the id and the time of the request.
    ///
    /// # Errors
    /// The reason why the program can no longer play. `decide` has then killed the program.
    pub fn decide(&mut self, mut request: Request, table: &dyn Asked) -> Result<Decision, Failure> {
        self.latest += 1;
        request.id = self.latest;
        request.time_ms = Some(self.limits.decision.as_millis() as u64);
        let until = Instant::now() + self.limits.decision;
        self.say(&TableMessage::Decide(request));
        let decided = self.decided(until, table);
        if decided.is_err() {
            self.process = None;
        }
        decided
    }

    /// Tells the program that the game is over.
    pub fn end(&mut self, game: GameOver) {
        self.say(&TableMessage::GameOver(game));
    }

    /// Starts the program and waits until it is ready.
    fn greet(&mut self) -> Result<(), Failure> {
        let process = Process::start(&self.command);
        self.process = Some(process.map_err(|fault| Failure::NotStarted(fault.to_string()))?);
        self.say(&TableMessage::Hello { protocol: PROTOCOL.into(), game: self.game.clone() });
        let said = self.line(Instant::now() + self.limits.start, self.limits.start);
        let ready = said.and_then(|line| match serde_json::from_str(&line) {
            Ok(EngineMessage::Ready { protocol, .. }) if protocol == PROTOCOL => Ok(()),
            Ok(EngineMessage::Ready { protocol, .. }) => {
                Err(Failure::Unreadable(format!("it speaks {protocol:?}, not {PROTOCOL:?}")))
            }
            Ok(EngineMessage::Error { because }) => Err(Failure::GaveUp(because)),
            Ok(_) => Err(Failure::Unreadable("its answer to \"hello\" is not \"ready\"".into())),
            Err(fault) => Err(Failure::Unreadable(format!("{} is not a valid message: {fault}", shortened(&line)))),
        });
        if ready.is_err() {
            self.process = None;
        }
        ready
    }

    /// Reads messages until the program makes a legal decision. Answers its questions, and tells it why a decision is
    /// refused.
    fn decided(&mut self, until: Instant, table: &dyn Asked) -> Result<Decision, Failure> {
        let (mut questions, mut refused) = (0, 0);
        loop {
            let line = match self.line(until, self.limits.decision) {
                Err(Failure::Unreadable(because)) => {
                    self.misunderstand(because)?;
                    continue;
                }
                other => other?,
            };
            if line.trim().is_empty() {
                continue;
            }
            let id = self.latest;
            match self.understood(&line) {
                Err(because) => self.misunderstand(because)?,
                Ok(EngineMessage::Error { because }) => return Err(Failure::GaveUp(because)),
                Ok(EngineMessage::Decision(decision)) => {
                    let Some(refusal) = table.judge(&decision.action) else { return Ok(decision) };
                    refused += 1;
                    if refused == MOST_REFUSED {
                        return Err(Failure::Refused(refusal.because));
                    }
                    self.say(&TableMessage::Refused { id, refusal, tries_left: MOST_REFUSED - refused });
                }
                Ok(asked) => {
                    questions += 1;
                    if questions > MOST_QUESTIONS {
                        return Err(Failure::Curious);
                    }
                    self.say(&answered(id, &asked, table));
                }
            }
        }
    }

    /// Reads a line as a message about the latest request. The error says what is wrong with the line.
    fn understood(&self, line: &str) -> Result<EngineMessage, String> {
        let message = serde_json::from_str(line)
            .map_err(|fault| format!("{} is not a valid message: {fault}", shortened(line)))?;
        let id = match &message {
            EngineMessage::Decision(decision) => decision.id,
            EngineMessage::Ask { id, .. } | EngineMessage::Why { id, .. } => *id,
            EngineMessage::Ready { .. } => return Err("\"ready\" may only answer \"hello\"".into()),
            EngineMessage::Error { .. } => return Ok(message),
        };
        match id == self.latest {
            true => Ok(message),
            false => Err(format!("a message is about request {id}, but the latest request is {}", self.latest)),
        }
    }

    /// Tells the program that its line cannot be read. The second such line in a game is a failure.
    fn misunderstand(&mut self, because: String) -> Result<(), Failure> {
        self.unreadable += 1;
        if self.unreadable == MOST_UNREADABLE {
            return Err(Failure::Unreadable(because));
        }
        self.say(&TableMessage::Unreadable { because });
        Ok(())
    }

    /// Waits for a line until the moment `until`. `limit` is the time limit that the error names.
    fn line(&self, until: Instant, limit: Duration) -> Result<String, Failure> {
        let Some(process) = &self.process else { return Err(Failure::Gone("it is not running".into())) };
        match process.hear(until) {
            Heard::Line(line) => Ok(line),
            Heard::NotText => Err(Failure::Unreadable("a line is not UTF-8".into())),
            Heard::TooLong => Err(Failure::TooLong),
            Heard::Nothing => Err(Failure::Late(limit)),
            Heard::Closed => {
                Err(Failure::Gone(process.ending().unwrap_or_else(|| "it closed its standard output".into())))
            }
        }
    }

    fn say(&self, message: &TableMessage) {
        if let Some(process) = &self.process {
            process.say(serde_json::to_string(message).expect("a message is plain data"));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.say(&TableMessage::Quit);
        if let Some(process) = self.process.take() {
            process.farewell();
        }
    }
}

/// Returns the answer to `ask` or `why`.
fn answered(id: u64, asked: &EngineMessage, table: &dyn Asked) -> TableMessage {
    match asked {
        EngineMessage::Ask { question, .. } => match table.answer(question) {
            Ok(answer) => TableMessage::Answer { id, answer },
            Err(because) => TableMessage::NoAnswer { id, because },
        },
        EngineMessage::Why { action, .. } => TableMessage::Why { id, refusal: table.judge(action) },
        other => unreachable!("{other:?} asks nothing"),
    }
}

/// Returns a line in quotation marks, so that an error can show it. Shortens it to 60 characters.
fn shortened(line: &str) -> String {
    let begin: String = line.trim_end().chars().take(60).collect();
    let dots = if begin.len() < line.trim_end().len() { "…" } else { "" };
    format!("{begin:?}{dots}")
}
