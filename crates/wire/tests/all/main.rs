//! Tests of the wire types, in one binary.

mod diff;
mod reader;
mod types;
