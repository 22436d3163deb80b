//! Rug Rumble: wind-up toys race for marbles. All players choose a toy in secret, and then the chosen toys race. The
//! authors of Rumpus designed this game. It is the smallest game here.
//!
//! The rules stand in `rules/rug-rumble/rulebook.md`. The program follows them exactly.

pub mod clauses;
mod entry;
mod game;
mod rules;
mod state;

pub use entry::boxed;
pub use game::RugRumble;
pub use state::*;
