//! The program as people at a terminal see it.

mod armies;
mod batch;
mod commands;
mod common;
mod print;
mod record;
mod serve;
