//! The program as people at a terminal see it.

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
