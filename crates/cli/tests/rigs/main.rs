//! Rigs: tests that run the server as a process. While games go on, they kill, flood or replace the server, or make its
//! disk fail. One rig runs at a time.
//!
//! Each rig uses small numbers by default. Environment variables set larger ones; `cargo xtask night --list` shows
//! them.

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
