//! Tests of the program `rumpus`, which run it as a process of its own.

mod armies;
mod batch;
mod canary;
mod commands;
#[path = "../common/mod.rs"]
mod common;
mod config;
mod engine;
mod fair;
mod lab;
mod online;
mod print;
mod record;
mod serve;
mod signature;
mod terminal;
mod upkeep;
mod verify_data;
