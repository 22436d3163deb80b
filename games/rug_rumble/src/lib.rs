//! Rug Rumble: wind-up toys race for marbles. Players choose toys in secret, and then all toys start at once. The
//! authors of Rumpus made this game, and it is the smallest game here.
//!
//! The rules stand in `rules/rug-rumble/rulebook.md`. The game does not deviate from them.

pub mod clauses;
mod entry;
mod game;
mod rules;
mod state;

pub use entry::ENTRY;
pub use game::RugRumble;
pub use state::*;
