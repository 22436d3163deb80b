//! The questions of a table: who decides what, what luck is asked for, who may see what, and how it is kept.
//!
//! Every game implements [`Game`] (its rules) and [`Codec`] (its values as JSON). A [`Match`] plays one game and keeps
//! its [`Record`]. Nothing here does I/O, reads a clock, holds a global or spawns a thread.

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
pub use undo::{NoUndo, Undo};
