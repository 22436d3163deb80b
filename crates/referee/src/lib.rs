//! The kernel: who decides, which luck is drawn, who may see what, and how a game is recorded.
//!
//! Every game implements [`Game`] (its rules) and [`Codec`] (its values as JSON). A [`Match`] plays one game and keeps
//! its [`Record`]. Nothing here does I/O, reads a clock, holds a global or spawns a thread.
//!
//! Words that all crates use:
//! - A *seat* is one side of a game. A *viewer* is the player of a seat, or the public.
//! - *Luck* is all that is random: dice, and cards that are drawn. A number from luck is a *draw*.
//! - A *clause* is a numbered sentence of a rulebook.
//! - The *truth* is the complete state of a game, with everything hidden. A *view* holds what one viewer may know.

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
