//! The engine protocol, by which any program can play at a table. This crate starts programs, asks them for decisions,
//! limits their time and stops them.
//!
//! Both sides write one JSON object on each line. `docs/engine.md` says what each line means. A program gets only what
//! its seat may know.

mod command;
mod messages;
mod process;
mod program;

pub use command::Command;
pub use messages::{
    Decision, EngineMessage, GameOver, LineStep, NewGame, Outcome, Refusal, Request, StepTold, TableMessage,
};
pub use process::{Heard, Process, end_all};
pub use program::{Asked, Failure, Limits, Program};

/// The name of the protocol. Its number rises with every change that engines must take into account.
pub const PROTOCOL: &str = "rumpus-engine/1";

/// The longest line of an engine, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// The number of unreadable lines in a game after which an engine has failed.
pub const MOST_UNREADABLE: u32 = 2;

/// The number of refused decisions for one request after which an engine has failed.
pub const MOST_REFUSED: u32 = 3;

/// How many questions an engine may ask before one decision.
pub const MOST_QUESTIONS: u32 = 1_000;
