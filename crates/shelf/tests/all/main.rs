//! Tests that hold for every game on the shelf, without naming any game.

mod analysis;
mod games;
mod reasons;
