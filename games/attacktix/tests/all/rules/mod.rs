//! The laws that hold in every game, the properties of every game of Attacktix, and what stays secret.

mod laws_hold;
mod leaks;
mod properties;
mod secrets;
mod tables;
