//! Batches of games between bots, with intervals that say how sure the result is, and fitting the weights of bots.
//!
//! Game `i` of a batch takes its luck from streams derived from the batch's seed and `i` alone, and bots think a fixed
//! number of simulations, so a batch comes out the same on any machine with any number of threads.

mod batch;
mod game;
mod logit;
mod records;
mod report;
mod wilson;

pub use batch::{Batch, BatchError, BatchSetup, Watch, play_all};
pub use game::{Fault, Played};
pub use logit::{Comparison, Sample};
pub use records::split;
pub use report::{BoardLine, Contestant, Ending, Length, Report, SeatLine};
pub use wilson::Share;
