//! Tests of what bodies do in a simulation.

mod bounds;
#[path = "../common/mod.rs"]
mod common;
mod melee;
mod shots;
