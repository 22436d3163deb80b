//! Printed pages, read back.

mod cards;
mod common;
