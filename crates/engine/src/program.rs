//! A program at the table. It gets a greeting, the steps of the game, and requests with a time limit. A program that
//! fails is stopped.

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
    /// The time from the start until the program says that it is ready.
    pub start: Duration,
    /// The time for each decision, including all questions and refused tries.
    pub decision: Duration,
}

/// Why a program stops playing. The text continues after the program's name: "cmd:./bot: it …".
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// The program cannot be started.
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    /// The program has not answered in time.
    #[error("it did not answer within {}", seconds(.0))]
    Late(Duration),
    /// The program has closed its output, and has perhaps ended.
    #[error("{0}")]
    Gone(String),
    /// The program wrote a line of more than [`LONGEST_LINE`] bytes.
    #[error("it wrote a line of more than {LONGEST_LINE} bytes")]
    TooLong,
    /// The program wrote a second line that cannot be understood, or answered the greeting wrongly.
    #[error("it cannot be understood: {0}")]
    Unreadable(String),
    /// The rules forbid too many of the program's decisions for one request.
    #[error("{MOST_REFUSED} of its decisions were refused, the last one because {0}")]
    Refused(String),
    /// The program asks too many questions instead of deciding.
    #[error("it asked more than {MOST_QUESTIONS} questions about one decision")]
    Curious,
    /// The program says that it cannot go on.
    #[error("it gives up: {0}")]
    GaveUp(String),
}

/// Returns a time as a text in seconds, such as `0.5 s`.
fn seconds(time: &Duration) -> String {
    format!("{} s", time.as_millis() as f64 / 1_000.0)
}

/// Answers what a program asks about the position in which it decides.
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

/// A program that plays one game after another. If it has failed, it is started again for the next game.
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
    /// Starts a program for a game.
    ///
    /// # Errors
    /// The program cannot be started, or does not say that it is ready.
    pub fn start(command: &Command, game: &str, limits: Limits) -> Result<Program, Failure> {
        let (command, game) = (command.clone(), game.to_owned());
        let mut program = Program { command, game, limits, process: None, latest: 0, unreadable: 0 };
        program.greet()?;
        Ok(program)
    }

    /// Begins a game.
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

    /// Lets the program decide, and returns a legal decision. Sets the id and the time of the request.
    ///
    /// # Errors
    /// Why the program stops playing this game. It has been killed.
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

    /// Ends a game.
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
            Ok(_) => Err(Failure::Unreadable("\"hello\" is answered with \"ready\"".into())),
            Err(fault) => Err(Failure::Unreadable(format!("{} is no message: {fault}", shortened(&line)))),
        });
        if ready.is_err() {
            self.process = None;
        }
        ready
    }

    /// Reads messages until the program makes a legal decision.
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

    /// Reads a line as a message about the latest request.
    fn understood(&self, line: &str) -> Result<EngineMessage, String> {
        let message =
            serde_json::from_str(line).map_err(|fault| format!("{} is no message: {fault}", shortened(line)))?;
        let id = match &message {
            EngineMessage::Decision(decision) => decision.id,
            EngineMessage::Ask { id, .. } | EngineMessage::Why { id, .. } => *id,
            EngineMessage::Ready { .. } => return Err("\"ready\" answers \"hello\" alone".into()),
            EngineMessage::Error { .. } => return Ok(message),
        };
        match id == self.latest {
            true => Ok(message),
            false => Err(format!("it is about request {id}, and {} is to be answered", self.latest)),
        }
    }

    /// Tells the program that its line was not understood. The second such line in a game is a failure.
    fn misunderstand(&mut self, because: String) -> Result<(), Failure> {
        self.unreadable += 1;
        if self.unreadable == MOST_UNREADABLE {
            return Err(Failure::Unreadable(because));
        }
        self.say(&TableMessage::Unreadable { because });
        Ok(())
    }

    /// Waits for a line.
    fn line(&self, until: Instant, limit: Duration) -> Result<String, Failure> {
        let Some(process) = &self.process else { return Err(Failure::Gone("it does not run".into())) };
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

/// Answers a question of a program before its decision.
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

/// Returns the first 60 characters of a line, in quotation marks, for a sentence.
fn shortened(line: &str) -> String {
    let begin: String = line.trim_end().chars().take(60).collect();
    let dots = if begin.len() < line.trim_end().len() { "…" } else { "" };
    format!("{begin:?}{dots}")
}
