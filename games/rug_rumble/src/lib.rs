//! Rug Rumble: wind-up toys race for marbles. Players choose them in secret and let them go at once. It is our own game,
//! and the smallest here.
//!
//! The rules stand in `rules/rug-rumble/rulebook.md`. Deviations from the rulebook: none.

pub mod clauses;
mod entry;
mod game;
mod rules;
mod state;

pub use entry::ENTRY;
pub use game::RugRumble;
pub use state::*;
