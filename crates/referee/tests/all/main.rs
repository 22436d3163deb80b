//! Tests of the referee.

mod chance;
mod fair;
mod record;
mod seat;
