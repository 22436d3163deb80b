//! Sets up a position in the middle of a play.

use super::words::{PlacedJson, PlayJson};
use crate::ToyBattle;
use crate::action::Effect;
use crate::field::Place;
use crate::state::{MOST_PLACED, Phase, Piece, State};
use crate::troop::Troop;
use crate::view::SeenPlaced;

/// Puts the state in the middle of a play: notes the Troops placed so far, and offers the effect that the position asks
/// about. TB-R-06
///
/// # Errors
/// Every fault, each as one sentence.
pub(super) fn resume(game: &ToyBattle, state: &mut State, play: &PlayJson) -> Result<(), Vec<String>> {
    let mut faults = Vec::new();
    judge_chain(game, play, &mut faults);
    let placed: Vec<SeenPlaced> = play.placed.iter().filter_map(|said| find(game, state, said, &mut faults)).collect();
    if !faults.is_empty() {
        return Err(faults);
    }
    for seen in &placed {
        let token = game.placed_token(state, seen);
        state.note_placed(token, seen.on, seen.level);
    }
    judge_places(game, state, play, &mut faults);
    faults.extend(reopen(game, state, play).err());
    if faults.is_empty() { Ok(()) } else { Err(faults) }
}

/// Checks that every placed Troop except the last is a Cap'n whose effect is not switched off. Only Cap'n's effect
/// places another Troop in the same play. TB-TROOP-2-01, TB-TERR-METAL-01
fn judge_chain(game: &ToyBattle, play: &PlayJson, faults: &mut Vec<String>) {
    let count = play.placed.len();
    if !(1..=MOST_PLACED).contains(&count) {
        faults.push(format!("`play` lists {count} placed Troops; it must list 1 to {MOST_PLACED}"));
    }
    for said in play.placed.iter().take(count.saturating_sub(1)) {
        let is_off = game.field().place(&said.on).is_some_and(|on| game.field().nullify & on.bit() != 0);
        if said.troop != Troop::Capn || is_off {
            faults.push(format!("{} on {} cannot place another Troop in this play", said.troop.word(), said.on));
        }
    }
}

fn find(game: &ToyBattle, state: &State, said: &PlacedJson, faults: &mut Vec<String>) -> Option<SeenPlaced> {
    let on = base(game, &said.on)
        .map_err(|fault| faults.push(format!("a Troop in `play` was placed on no base: {fault}")))
        .ok()?;
    let Some(level) = u8::try_from(said.level).ok().filter(|level| *level > 0) else {
        faults.push(format!("level {} on {} is impossible; the bottom of a stack is level 1", said.level, said.on));
        return None;
    };
    Some(SeenPlaced { piece: Piece { seat: state.to_move, troop: said.troop }, on, level })
}

/// Returns the base with this id. Fails for a headquarters.
pub(super) fn base(game: &ToyBattle, name: &str) -> Result<Place, String> {
    match game.field().place(name) {
        Some(place) if game.field().bases & place.bit() != 0 => Ok(place),
        Some(_) => Err(format!("{name} is a headquarters, not a base")),
        None => Err(format!("there is no base {name:?} on this board")),
    }
}

/// Checks that each placed Troop is still where it was placed. As many Troops may be missing as Castle Field can have
/// taken back to the rack. TB-R-27
fn judge_places(game: &ToyBattle, state: &State, play: &PlayJson, faults: &mut Vec<String>) {
    let earlier = if is_of_base(play.asks) { (play.of as usize).saturating_sub(1) } else { 0 };
    let recalls = play.placed.iter().take(earlier).filter_map(|said| game.field().place(&said.on));
    let recalls = recalls.filter(|on| game.base_effect(*on) == Some(Effect::Castle)).count();
    let mut gone = 0;
    for (said, placed) in play.placed.iter().zip(state.placed()) {
        let piece = placed.token.piece();
        if state.token_at(placed.on, state.level(placed), piece).is_some() {
            continue;
        }
        gone += 1;
        if gone > recalls || !state.rack(piece.seat).contains(piece.troop) {
            let (troop, on, level) = (said.troop.word(), &said.on, said.level);
            faults
                .push(format!("`play` says that {troop} was placed on {on} at level {level}, but it is not there now"));
        }
    }
}

const fn is_of_base(effect: Effect) -> bool {
    matches!(effect, Effect::Castle | Effect::Clouds | Effect::Jungle | Effect::Cemetery)
}

/// Offers the effect that the position asks about. Fails if the rules would not offer it.
fn reopen(game: &ToyBattle, state: &mut State, play: &PlayJson) -> Result<(), String> {
    let word = play.asks.word();
    let Some(placed) = (play.of as usize).checked_sub(1).and_then(|index| state.placed().get(index).copied()) else {
        return Err(format!(
            "`play` asks about {word} of Troop {}; the placed Troops have the numbers 1 to {}",
            play.of,
            play.placed.len()
        ));
    };
    let (troop, on) = (placed.token.piece().troop, game.field().name(placed.on));
    if !state.is_still_on_top(placed) {
        return Err(format!(
            "{word} cannot be offered: {} is no longer on top of {on} at level {}",
            troop.word(),
            state.level(&placed)
        ));
    }
    if is_of_base(play.asks) {
        if game.base_effect(placed.on) != Some(play.asks) {
            return Err(format!("{word} cannot be offered: {on} has no such effect"));
        }
        state.phase = Phase::BaseEffect(play.of as u8 - 1);
    } else {
        if play.of as usize != play.placed.len() {
            return Err(format!(
                "{word} cannot be offered for Troop {}: of the placed Troops, only the effect of the last is still open",
                play.of
            ));
        }
        let is_off = game.field().nullify & placed.on.bit() != 0;
        if ToyBattle::effect_of(troop) != Some(play.asks) || is_off {
            return Err(format!("{word} cannot be offered: {} on {on} has no such effect", troop.word()));
        }
        state.phase = Phase::TroopEffect;
    }
    let has_choice = match state.phase {
        Phase::BaseEffect(_) => game.has_base_choice(state, play.asks, placed.on),
        _ => game.has_troop_choice(state, troop, placed.on),
    };
    if has_choice { Ok(()) } else { Err(format!("{word} cannot be offered: it has no legal choice")) }
}
