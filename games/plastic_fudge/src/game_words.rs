//! What the files of this game say about themselves.

/// The name of the game in files.
pub(crate) const GAME: &str = "plastic-fudge";
/// The format of force and battlefield files.
pub(crate) const FORMAT: u32 = 1;
