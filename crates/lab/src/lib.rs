//! Batches: many games between bots, whose results have confidence intervals. A study plays games until its question is
//! answered. The crate also measures what the points of forces are worth, fits prices to that, measures how strong
//! players are, and searches for the strongest force of a game. It also fits and trains the weights by which bots
//! estimate positions.
//!
//! Game `i` of a batch takes its luck from streams derived from the batch's seed and `i` alone. Bots make a fixed
//! number of simulations. Therefore a batch gives the same results on any machine with any number of threads. Other
//! programs may play in place of bots, with a time limit.

mod answer;
mod batch;
mod counts;
mod csv;
mod elo;
mod evolution;
mod game;
mod guests;
mod logit;
mod perceptron;
mod prices;
mod records;
mod report;
mod selfplay;
mod sprt;
mod study;
mod threads;
mod training;
mod wilson;
mod worth;

pub use answer::{Answer, ArmAnswer, Change, Judged, Mean, Named, Verdict};
pub use batch::{Batch, BatchError, BatchSetup, EachGame, Programs, Watch, play_all};
pub use counts::Counts;
pub use elo::{Meetings, Rating};
pub use evolution::{
    Against, Evolution, EvolutionProblem, EvolutionQuestion, Generation, Lead, Meeting, ReadyForce, Strongest,
    Validated, Workers,
};
pub use game::{Fault, Forfeit, Played};
pub use logit::{Comparison, Sample};
pub use perceptron::{Example, Perceptron};
pub use prices::{FITS, Factor, Pair, PriceFit, PriceProblem, PriceQuestion, PriceRound, PriceVerdict};
pub use records::split;
pub use report::{BoardLine, Contestant, Ending, Length, Report, SeatLine};
pub use selfplay::{Labelled, Seen, examples, self_play};
pub use sprt::{Gain, Sprt};
pub use study::{Arm, Asks, CONFIDENCE_PERCENT, Question, Side, Study};
pub use threads::ScopedThreads;
pub use training::Training;
pub use wilson::Share;
pub use worth::{Duel, PartWorth, Worths};
