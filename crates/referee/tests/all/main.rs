//! The kernel.

mod chance;
mod fair;
mod record;
mod seat;
