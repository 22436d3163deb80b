//! The engine protocol, with which any program can play a game. This crate starts programs, asks them for decisions,
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
    Decision, EngineMessage, GameOver, LineStep, NewGame, Outcome, Refusal, Request, StepEvents, TableMessage,
};
pub use process::{Heard, Process, end_all};
pub use program::{Asked, Failure, Limits, Program};

/// The name and version of the protocol. The version rises with every change that a program has to follow.
pub const PROTOCOL: &str = "rumpus-engine/1";

/// The longest line that a program may write, in bytes. A program that writes a longer line has failed.
pub const LONGEST_LINE: usize = 1 << 20;

/// A program has failed when it has written this many unreadable lines in one game.
pub const MOST_UNREADABLE: u32 = 2;

/// A program has failed when the rules have refused this many of its decisions for one request.
pub const MOST_REFUSED: u32 = 3;

/// How many questions a program may ask before one decision.
pub const MOST_QUESTIONS: u32 = 1_000;
