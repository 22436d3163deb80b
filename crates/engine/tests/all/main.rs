//! The protocol as its page tells it, and programs of every bad kind.

mod examples;
mod programs;
