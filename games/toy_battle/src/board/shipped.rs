//! The nine boards that come with the game.

use super::file::BoardFile;

/// The ids and file texts of the boards. The plain board, `training-yard`, comes first. The others follow in the order
/// of the rulebook.
const FILES: [(&str, &str); 9] = [
    ("training-yard", include_str!("../../data/boards/training-yard.json")),
    ("castle-field", include_str!("../../data/boards/castle-field.json")),
    ("tropical-pool", include_str!("../../data/boards/tropical-pool.json")),
    ("city-of-clouds", include_str!("../../data/boards/city-of-clouds.json")),
    ("volcanic-jungle", include_str!("../../data/boards/volcanic-jungle.json")),
    ("cursed-cemetery", include_str!("../../data/boards/cursed-cemetery.json")),
    ("caribbean-sea", include_str!("../../data/boards/caribbean-sea.json")),
    ("station-metal-x", include_str!("../../data/boards/station-metal-x.json")),
    ("battlefield", include_str!("../../data/boards/battlefield.json")),
];

/// Returns the ids of the boards: the plain board first, then the others in the order of the rulebook.
pub fn shipped_ids() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(id, _)| *id)
}

/// Returns the shipped board with this id; `None` if no shipped board has the id. Every call parses the text again.
pub fn shipped(id: &str) -> Option<BoardFile> {
    let (_, text) = FILES.iter().find(|(shipped, _)| *shipped == id)?;
    Some(BoardFile::parse(text).expect("the shipped boards are valid: a test reads each"))
}

/// Parses all shipped boards and returns them in the order of [`shipped_ids`].
pub fn all_shipped() -> impl Iterator<Item = BoardFile> {
    shipped_ids().filter_map(shipped)
}
