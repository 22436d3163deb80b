//! Puzzles: positions of bot games in which one decision alone leads to a certain win, proved by a full search.
//!
//! A puzzle is kept in a file beside the rulebook ([`PuzzleFile`], format `rumpus-puzzles/1`). It is played as a lesson
//! ([`Puzzle::lesson`]): the referee carries it out, and a decision that does not keep the win is not taken.

mod file;
mod find;
mod line;
mod prove;
mod ways;

pub use file::{Goal, Grade, Puzzle, PuzzleFault, PuzzleFile, PuzzleStep};
pub use find::{PuzzleSearch, Tally};
pub(crate) use find::{find, prove_again};
