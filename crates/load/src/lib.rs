//! Clients for a server that runs in a separate process. They measure the server under load, and test whether it keeps
//! every decision that it has acknowledged.
//!
//! `cargo xtask load` runs the program of this crate. The rigs in `crates/cli/tests/rigs` (tests that run a server and
//! cause faults) use the same clients.

mod decisions;
pub mod games;
pub mod http;
mod luck;
mod mutate;
pub mod peer;
mod play;
mod player;
pub mod process;
pub mod report;
mod rumpus;
pub mod socket;
mod sums;
pub mod trial;

pub use decisions::decision;
pub use luck::Luck;
pub use mutate::mutate;
pub use play::{Game, Played, Seat};
pub use player::{Heard, Player};
pub use rumpus::{Table, guest, order_match};
pub use sums::{Spread, percentile};
