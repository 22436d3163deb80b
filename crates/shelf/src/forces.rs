//! What seats bring to a game before play, such as an army: judged, built by bots, printed, and put into the set-up.
//!
//! A force is sealed until every seat has brought one. The set-up with all of them is what the game is opened with.

use crate::shelved::Shelved;
use crate::{
    attacktix_cards, attacktix_page, plastic_attack_cards, plastic_attack_page, plastic_fudge_cards,
    plastic_fudge_page, sentences,
};
use attacktix::Attacktix;
use plastic_attack::PlasticAttack;
use plastic_fudge::PlasticFudge;
use print::{Language, Printout};
use referee::Chance;
use search::{Bot, Playable};
use serde_json::Value;
use toy_battle::ToyBattle;

/// Says what every seat brings to a game in its word, such as `army`; nothing if the set-up says it all.
pub fn brings(game: &str) -> Option<&'static str> {
    match Shelved::of(game)? {
        Shelved::ToyBattle => ToyBattle::BRINGS,
        Shelved::PlasticAttack(_) => PlasticAttack::BRINGS,
        Shelved::PlasticFudge => PlasticFudge::BRINGS,
        Shelved::Attacktix => Attacktix::BRINGS,
    }
}

/// Judges a force for a set-up: every fault as `{rule, because, …}`. Nothing if the game has no forces.
///
/// # Errors
/// It is no such force: a sentence.
pub fn check_force(game: &str, setup: &Value, force: &Value) -> Option<Result<Vec<Value>, String>> {
    match Shelved::of(game)? {
        Shelved::ToyBattle => None,
        Shelved::PlasticAttack(edition) => Some(plastic_attack_page::check_force(edition, setup, force)),
        Shelved::PlasticFudge => Some(plastic_fudge_page::check_force(setup, force)),
        Shelved::Attacktix => Some(attacktix_page::check_force(setup, force)),
    }
}

/// Says what a force costs, in the game's words. Nothing if its forces have no prices, or if it is no such force.
pub fn bill(game: &str, setup: &Value, force: &Value) -> Option<Value> {
    match Shelved::of(game)? {
        Shelved::ToyBattle | Shelved::PlasticAttack(_) => None,
        Shelved::PlasticFudge => plastic_fudge_page::bill(setup, force),
        Shelved::Attacktix => attacktix_page::bill(setup, force),
    }
}

/// Returns the set-up with the force of a seat in it; as it is if the game has no forces.
pub fn bring(game: &str, setup: &Value, seat: &str, force: &Value) -> Value {
    let mut setup = setup.clone();
    match Shelved::of(game) {
        Some(Shelved::PlasticAttack(_)) => setup["armies"][seat] = force.clone(),
        Some(Shelved::PlasticFudge | Shelved::Attacktix) => setup["forces"][seat] = force.clone(),
        Some(Shelved::ToyBattle) | None => {}
    }
    setup
}

/// Lets a bot build the force of a seat. Nothing if the game has no forces.
pub fn bot_force(game: &str, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Option<Value> {
    match Shelved::of(game)? {
        Shelved::ToyBattle => None,
        Shelved::PlasticAttack(edition) => Some(plastic_attack_page::bot_force(edition, setup, seat, bot, chance)),
        Shelved::PlasticFudge => Some(plastic_fudge_page::bot_force(setup, seat, bot, chance)),
        Shelved::Attacktix => Some(attacktix_page::bot_force(setup, seat, bot, chance)),
    }
}

/// Why a force is not printed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Unprinted {
    /// It is no such force: a sentence.
    #[error("{0}")]
    Unreadable(String),
    /// It breaks rules: every fault as `{rule, because, …}`.
    #[error("{}", sentences(.0))]
    Refused(Vec<Value>),
}

/// Says what is printed of a force for a set-up: its cards, and what its table measures with or stands on. Nothing if the game has
/// nothing to print.
///
/// # Errors
/// It is no such force, or it has faults.
pub fn printed(game: &str, setup: &Value, force: &Value, language: Language) -> Option<Result<Printout, Unprinted>> {
    let print: Box<dyn Fn() -> Result<Printout, Unprinted>> = match Shelved::of(game)? {
        Shelved::ToyBattle => return None,
        Shelved::PlasticAttack(edition) => {
            Box::new(move || plastic_attack_cards::deck(edition, force, language).map(Printout::Deck))
        }
        Shelved::PlasticFudge => Box::new(|| plastic_fudge_cards::roster(setup, force, language).map(Printout::Roster)),
        Shelved::Attacktix => Box::new(|| attacktix_cards::company(force, language).map(Printout::Company)),
    };
    let faults = check_force(game, setup, force)?;
    Some(faults.map_err(Unprinted::Unreadable).and_then(|faults| match faults.is_empty() {
        true => print(),
        false => Err(Unprinted::Refused(faults)),
    }))
}
