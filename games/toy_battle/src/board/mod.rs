//! Boards: the file format, its validity rules, and the nine boards that ship with the game.
//!
//! Reading a file ([`file`]) and judging it ([`faults`]) are apart on purpose: a position may be studied on a
//! board that breaks validity rules, but a match is only offered on one that breaks none.

pub mod file;
pub mod share;

pub use file::{BoardFile, MapFault};
