//! Scenario files of every game.

use plastic_attack::PlasticAttack;
use study::{Report, Study, Unreadable};
use toy_battle::ToyBattle;

/// Runs every scenario of a file by the rules of the game that it names.
///
/// # Errors
/// It is no scenario file, or of a game that cannot be played yet.
pub fn scenario(text: &str) -> Result<Report, Unreadable> {
    let game = study::game_of(text)?;
    if ToyBattle::GAMES.contains(&game.as_str()) {
        return study::run::<ToyBattle>(text);
    }
    if PlasticAttack::GAMES.contains(&game.as_str()) {
        return study::run::<PlasticAttack>(text);
    }
    let known = ToyBattle::GAMES.iter().chain(PlasticAttack::GAMES);
    Err(Unreadable::Game { game, known: known.map(|known| (*known).into()).collect() })
}
