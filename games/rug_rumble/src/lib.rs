//! Rug Rumble: wind-up toys race for marbles. All players choose their toys in secret, and the chosen toys race at
//! once. The authors of Rumpus made this game, and it is the smallest game here.
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
