//! The kernel of Rumpus: the traits that every game implements, and the [`Match`] that plays and records one game.
//!
//! [`Game`] has the rules of a game. [`Codec`] reads and writes its values as JSON. A [`Match`] asks the rules whether
//! a decision is legal, carries the decision out with luck from a [`Chance`], and keeps the [`Record`]. Nothing here
//! does I/O, reads a clock, uses a global variable or spawns a thread.
//!
//! Words that all crates use:
//! - A *seat* is one side of a game. A *viewer* is the player of a seat, or the public.
//! - *Luck* is all that is random, such as dice and cards that are drawn. A *draw* is one random value.
//! - A *clause* is a numbered sentence of a rulebook.
//! - The *truth* is the complete state of a game, hidden things included. A *view* holds what one viewer may know.

mod chance;
mod clause;
mod fair;
mod game;
pub mod names;
mod play;
mod record;
mod refusal;
mod seat;
pub mod sentence;
mod signature;
mod table;
mod undo;

pub use chance::{Chance, Draw, Noted, ScriptFault, Scripted, Seeded};
pub use clause::{Cite, Clause};
pub use fair::{
    FAIR, FairFault, FairLuck, FairRecord, Hex32, NotHex32, SeatSeed, ServerSeed, fair_terms, seat_commitment,
    server_commitment,
};
pub use game::{Codec, Coverage, Data, Game, Outcome, PlainCodec, RulesId, Status, write_json};
pub use play::{Match, Rejected, StepResult};
pub use record::{Record, RecordEnd, RecordHeader, RecordStep, ReplayError};
pub use refusal::PlainRefusal;
pub use seat::{Seat, Seats, Viewer};
pub use signature::{RecordSignature, lines_sha256};
pub use table::Table;
pub use undo::{NoUndo, Undo, shows_hidden};
