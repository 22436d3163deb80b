//! The kernel.

mod chance;
mod record;
mod rulebook;
mod seat;
