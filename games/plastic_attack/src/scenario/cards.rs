//! Finds out where the cards of a position are. Each card is in exactly one place.

use super::words::{InPile, Position};
use crate::card::{Card, Cards};
use std::collections::BTreeMap;

/// The order of `"rest"`: by suit ♠ ♥ ♦ ♣, each suit from 2 to Ace.
fn by_suit() -> impl Iterator<Item = Card> {
    (0..4).flat_map(|suit| (0..13).map(move |rank| Card::at(rank * 4 + suit)))
}

/// Lists the draw pile, top card first. Adds a fault for each card that is in two places, and for a `"rest"` that is
/// not the last entry.
pub(super) fn draw_pile(given: &Position, faults: &mut Vec<String>) -> Vec<Card> {
    let mut places: BTreeMap<usize, &str> = BTreeMap::new();
    let mut put = |card: Card, place| {
        if let Some(other) = places.insert(card.position(), place) {
            faults.push(format!("{} is in two places: in {other} and in {place}", card.word()));
        }
    };
    given.hands.values().flatten().for_each(|card| put(card.0, "a hand"));
    given.discard_pile.iter().for_each(|card| put(card.0, "the discard pile"));
    for figure in given.armies.values().flatten() {
        figure.guards.iter().for_each(|card| put(card.0, "the guards"));
    }
    let laid = given.battle.iter().flat_map(|battle| battle.cards.values().flatten());
    laid.for_each(|card| put(card.0, "the battle"));
    for entry in &given.draw_pile {
        if let InPile::Card(card) = entry {
            put(*card, "the draw pile");
        }
    }
    let elsewhere: Cards = places.keys().map(|position| Card::at(*position as u8)).collect();
    if let Some(at) = given.draw_pile.iter().position(|entry| *entry == InPile::Rest)
        && at + 1 < given.draw_pile.len()
    {
        faults.push("\"rest\" must be the last entry of the draw pile".into());
    }
    let entry = |entry: &InPile| match entry {
        InPile::Card(card) => vec![*card],
        InPile::Rest => by_suit().filter(|card| !elsewhere.has(*card)).collect(),
    };
    given.draw_pile.iter().flat_map(entry).collect()
}
