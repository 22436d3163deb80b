//! What seats bring to a game before play, such as an army: judged, built by bots, and put into the set-up.
//!
//! A force is sealed until every seat has brought one. The set-up with all of them is what the game is opened with.

use crate::plastic_attack_page;
use plastic_attack::Edition;
use referee::Chance;
use search::Bot;
use serde_json::Value;

/// Says what every seat brings to a game in its word, such as `army`; nothing if the set-up says it all.
pub fn brings(game: &str) -> Option<&'static str> {
    Edition::of_game(game).map(|_| "army")
}

/// Judges a force for a set-up: every fault as `{rule, because, …}`. Nothing if the game has no forces.
///
/// # Errors
/// It is no such force: a sentence.
pub fn check_force(game: &str, setup: &Value, force: &Value) -> Option<Result<Vec<Value>, String>> {
    Edition::of_game(game).map(|edition| plastic_attack_page::check_force(edition, setup, force))
}

/// Returns the set-up with the force of a seat in it.
pub fn bring(setup: &Value, seat: &str, force: &Value) -> Value {
    let mut setup = setup.clone();
    setup["armies"][seat] = force.clone();
    setup
}

/// Lets a bot build the force of a seat. Nothing if the game has no forces.
pub fn bot_force(game: &str, setup: &Value, seat: &str, bot: Bot, chance: &mut dyn Chance) -> Option<Value> {
    Edition::of_game(game).map(|edition| plastic_attack_page::bot_force(edition, setup, seat, bot, chance))
}
