//! The engine protocol: how any program plays at a table, and how it is started, asked, timed and stopped.
//!
//! Both sides write a JSON object a line. `docs/engine.md` says what each line means. A program gets the view of its seat and
//! nothing else.

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

/// The name of the protocol. Its number rises with every change that an engine must know of.
pub const PROTOCOL: &str = "rumpus-engine/1";

/// The longest line of an engine, in bytes.
pub const LONGEST_LINE: usize = 1 << 20;

/// The number of unreadable lines in a game after which an engine has failed.
pub const MOST_UNREADABLE: u32 = 2;

/// The number of refused decisions for one request after which an engine has failed.
pub const MOST_REFUSED: u32 = 3;

/// How many questions an engine may ask before it decides.
pub const MOST_QUESTIONS: u32 = 1_000;
