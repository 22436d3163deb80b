//! Boards: the file format, its validity rules, and the nine boards that ship with the game.
//!
//! [`file`] reads a file, and [`faults`](mod@faults) judges the board in it. A position may use a board that breaks
//! validity rules, but a match needs a board without faults.

pub mod faults;
pub mod file;
pub mod plane;
pub mod share;
pub mod shipped;
mod survey;

pub use faults::{
    FairnessFault, Fault, LimitFault, MOST_BASES, MOST_PLACES, MOST_REGIONS, PathFault, PlaceFault, RegionFault,
    SymmetryFault, faults, obstacles,
};
pub use file::{
    Art, Balance, Base, BoardFile, Format, Hq, Label, MapFault, Owner, Region, Size, Special, Symmetry, SymmetryKind,
    Terrain,
};
pub use share::Share;
pub use shipped::{all_shipped, shipped, shipped_ids};
