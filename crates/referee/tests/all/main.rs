//! The kernel.

mod chance;
mod record;
mod seat;
