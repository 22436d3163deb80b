//! The protocol is as its page says, and bad programs of every kind are stopped.

mod examples;
mod programs;
