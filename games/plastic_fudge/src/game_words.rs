//! The name of the game and the format number that its files carry.

/// The name of the game in force, battlefield and scenario files.
pub(crate) const GAME: &str = "plastic-fudge";
/// The only format number that force and battlefield files may have.
pub(crate) const FORMAT: u32 = 1;
