//! The wire: one binary.

mod change;
mod reader;
mod types;
