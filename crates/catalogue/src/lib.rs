//! The interface to a game for the server, the command line, other tools, and the shelf, which is the list of all
//! games. None of them needs the game's Rust types.
//!
//! A game crate implements [`GameEntry`] for a type of its own. If players bring forces, such as armies, the crate also
//! implements [`Forces`]. If the game has boards, the crate implements [`Boards`]. [`boxed`] joins the entry with the
//! rules and returns a [`BoxedGame`], which is object-safe. The shelf lists one [`BoxedGame`] for each game.

mod about;
pub mod analysis;
mod boxed;
mod engine_seat;
mod entry;
mod fault;
mod json;
pub mod lesson;
mod names;
mod opened;
mod plain;
mod play;
pub mod puzzle;
mod record;
mod session;
mod trials;

pub use about::{About, BilingualText, Count};
pub use boxed::{BoxedGame, boxed};
pub use engine_seat::{EngineSeat, Thinking};
pub use entry::{Boards, Drafts, Forces, GameEntry, Offer, OwnFigures, Pricing, Reference, Scale, Variations};
pub use fault::{cited, numbered, sentences, told};
pub use json::{from_json, from_json_text, shipped_json};
pub use names::{line, slug};
pub use opened::{OpenError, open_setup, read_setup};
pub use plain::{PlainEntry, PlainGame};
pub use play::PlayError;
pub use print::{Language, Printout};
pub use record::{RecordLine, RecordViewer};
pub use session::{Answerer, Judge, Refused, Session, Step, Thinker, listed};
pub use trials::{Moment, Trials};

use serde_json::Value;

/// Why a game cannot make the printout of a force.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum PrintError {
    /// The JSON is not a force. The text says why.
    #[error("{0}")]
    Unreadable(String),
    /// The force breaks rules. The list has every fault as `{rule, because, …}`.
    #[error("{}", sentences(.0))]
    Refused(Vec<Value>),
}
