//! The wire: one binary.

mod diff;
mod reader;
mod types;
