//! What holds for every game on the shelf, whichever there are.

mod analysis;
mod games;
mod reasons;
