//! Scenario files of every game.

use crate::playable;
use crate::shelved::Shelved;
use attacktix::Attacktix;
use plastic_attack::PlasticAttack;
use plastic_fudge::PlasticFudge;
use study::{Report, Unreadable};
use toy_battle::ToyBattle;

/// Runs every scenario of a file by the rules of the game that it names.
///
/// # Errors
/// It is no scenario file, or of a game that cannot be played yet.
pub fn scenario(text: &str) -> Result<Report, Unreadable> {
    let game = study::game_of(text)?;
    match Shelved::of(&game) {
        Some(Shelved::ToyBattle) => study::run::<ToyBattle>(text),
        Some(Shelved::PlasticAttack(_)) => study::run::<PlasticAttack>(text),
        Some(Shelved::PlasticFudge) => study::run::<PlasticFudge>(text),
        Some(Shelved::Attacktix) => study::run::<Attacktix>(text),
        None => Err(Unreadable::Game { game, known: playable().into_iter().map(str::to_owned).collect() }),
    }
}
