//! The server as a process that is killed, cut off, filled up, flooded and replaced while games go on. One rig runs at
//! a time.
//!
//! Each rig uses small numbers by default. Variables of the environment set larger ones; `cargo xtask night --list`
//! shows them.

mod bodies;
mod campaign;
mod disk;
mod drill;
mod duel;
mod faults;
mod flood;
mod journal;
mod kill;
mod power;
mod proxy;
mod restart;
mod rig;
mod small;
mod upgrades;
