//! Rug Rumble: wind-up toys race for marbles, chosen in secret and let go at once. Our own game, and the smallest here.
//!
//! The rules stand in `rules/rug-rumble/rulebook.md`. Everything that a state, a view or an event is said as in JSON is
//! derived from the types. Deviations from the rulebook: none.

pub mod clauses;
mod codec;
mod entry;
mod game;
mod play;
mod state;

pub use codec::export_types;
pub use entry::Entry;
pub use game::RugRumble;
pub use state::*;
