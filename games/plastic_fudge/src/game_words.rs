//! The name of the game and the format number that its files carry.

/// The name of the game in files.
pub(crate) const GAME: &str = "plastic-fudge";
/// The format of force and battlefield files.
pub(crate) const FORMAT: u32 = 1;
