//! Puzzles: positions of bot games in which one decision alone leads to a certain win, proved by a full search. In a game
//! whose decisions are a continuum one choice alone does, as far as the tried decisions show. Where luck decides, one decision
//! has the best chance to win.
//!
//! The puzzles of a game stand in a file beside its rulebook ([`PuzzleFile`], format `rumpus-puzzles/1`). A player plays a
//! puzzle as a lesson ([`Puzzle::lesson`]): the referee refuses what the rules forbid, and only a decision that keeps the
//! win does a step.

mod file;
mod find;
mod line;
mod odds;
mod prove;
mod ways;

pub use file::{Goal, Grade, Puzzle, PuzzleFault, PuzzleFile, PuzzleStep};
pub use find::{PuzzleSearch, Tally};
pub(crate) use find::{find, prove_again};
