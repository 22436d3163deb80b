//! Scenario files of every game.

use crate::playable;
use crate::shelved::Shelved;
use attacktix::Attacktix;
use plastic_attack::PlasticAttack;
use plastic_fudge::PlasticFudge;
use study::{Report, Unreadable};
use toy_battle::ToyBattle;

/// Runs every scenario of a file by the rules of the game that it names: of the revision that it names, else of
/// `revision`, else of the newest.
///
/// # Errors
/// It is no scenario file, or of an unknown game or revision.
pub fn scenario(text: &str, revision: Option<u32>) -> Result<Report, Unreadable> {
    let game = study::game_of(text)?;
    match Shelved::of(&game) {
        Some(Shelved::ToyBattle) => study::run_revision::<ToyBattle>(text, revision),
        Some(Shelved::PlasticAttack(_)) => study::run_revision::<PlasticAttack>(text, revision),
        Some(Shelved::PlasticFudge) => study::run_revision::<PlasticFudge>(text, revision),
        Some(Shelved::Attacktix) => study::run_revision::<Attacktix>(text, revision),
        None => Err(Unreadable::Game { game, known: playable().into_iter().map(str::to_owned).collect() }),
    }
}
