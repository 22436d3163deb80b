//! Tests that the examples in `docs/engine.md` are valid messages, and that programs which fail are stopped.

mod examples;
mod programs;
