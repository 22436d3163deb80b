//! Tests that `docs/engine.md` has sound examples, and that bad programs of every kind are stopped.

mod examples;
mod programs;
