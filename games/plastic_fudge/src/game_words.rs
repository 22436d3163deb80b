//! What files of this game say of themselves.

/// The game that files name.
pub(crate) const GAME: &str = "plastic-fudge";
/// The format of force and battlefield files.
pub(crate) const FORMAT: u32 = 1;
