//! What seats bring to a game before play, such as an army: judged, built by bots, printed, and put into the set-up.
//!
//! A force is sealed until every seat has brought one. The set-up with all of them is what the game is opened with.

use crate::shelved::Shelved;
use crate::{plastic_attack_cards, plastic_attack_page, sentences};
use plastic_attack::PlasticAttack;
use print::{Deck, Language};
use referee::Chance;
use search::{Bot, Playable};
use serde_json::{Value, json};
use toy_battle::ToyBattle;

/// Says what every seat brings to a game in its word, such as `army`; nothing if the set-up says it all.
pub fn brings(game: &str) -> Option<&'static str> {
    match Shelved::of(game)? {
        Shelved::ToyBattle => ToyBattle::BRINGS,
        Shelved::PlasticAttack(_) => PlasticAttack::BRINGS,
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
    }
}

/// Returns the set-up with the force of a seat in it; as it is if the game has no forces.
pub fn bring(game: &str, setup: &Value, seat: &str, force: &Value) -> Value {
    let mut setup = setup.clone();
    match Shelved::of(game) {
        Some(Shelved::PlasticAttack(_)) => setup["armies"][seat] = force.clone(),
        Some(Shelved::ToyBattle) | None => {}
    }
    setup
}

/// Lets a bot build the force of a seat. Nothing if the game has no forces.
pub fn bot_force(game: &str, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Option<Value> {
    match Shelved::of(game)? {
        Shelved::ToyBattle => None,
        Shelved::PlasticAttack(edition) => Some(plastic_attack_page::bot_force(edition, setup, seat, bot, chance)),
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

/// Says what stands on the cards of a force. Nothing if the game has no cards to print.
///
/// # Errors
/// It is no such force, or it has faults.
pub fn printed(game: &str, force: &Value, language: Language) -> Option<Result<Deck, Unprinted>> {
    let deck = match Shelved::of(game)? {
        Shelved::ToyBattle => return None,
        Shelved::PlasticAttack(edition) => move || plastic_attack_cards::deck(edition, force, language),
    };
    let faults = check_force(game, &json!({}), force)?;
    Some(faults.map_err(Unprinted::Unreadable).and_then(|faults| match faults.is_empty() {
        true => deck(),
        false => Err(Unprinted::Refused(faults)),
    }))
}
