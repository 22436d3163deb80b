//! Printed pages, read back.

mod cards;
mod common;
mod units;
