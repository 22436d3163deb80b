//! The laws that hold in every game, the properties of every game of Attacktix, what stays secret, and planted faults that
//! these tests must catch.

mod laws_hold;
#[cfg(feature = "mutants")]
mod mutants;
mod properties;
mod secrets;
mod tables;
