//! Puzzles: positions of bot games in which only one decision leads to a certain win. A full search has proved this.
//! Two kinds of games differ. If the decisions are a continuum, such as aims, the search tries a sample of them. If
//! luck decides, one decision has the best chance to win.
//!
//! The puzzles of a game stand in a file beside its rulebook ([`PuzzleFile`], format `rumpus-puzzles/1`). A player
//! plays a puzzle as a lesson ([`Puzzle::lesson`]): the rules refuse illegal decisions, and only a decision that keeps
//! the win completes a step.

mod file;
mod find;
mod line;
mod odds;
mod prove;
mod ways;

pub use file::{Goal, Grade, Puzzle, PuzzleFault, PuzzleFile, PuzzleStep};
pub use find::{PuzzleSearch, Tally};
pub(crate) use find::{find, prove_again};
