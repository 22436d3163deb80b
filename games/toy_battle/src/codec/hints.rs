//! Writes hints as JSON: the decisions that are legal now.

use super::action::ActionJson;
use crate::action::Effect;
use crate::troop::{Colour, Troop};
use crate::{Action, State, ToyBattle};
use referee::Seat;
use serde::Serialize;
use ts_rs::TS;

/// What a seat may decide now: every legal decision except resignation.
#[derive(Serialize, TS)]
#[ts(rename = "Hints")]
pub(super) struct HintsJson {
    /// The seat that may decide.
    seat: Colour,
    /// The effect that the seat must use or decline; left out if no effect is being offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    asks: Option<Effect>,
    /// Legal decisions that `each` does not hold.
    actions: Vec<ActionJson>,
    /// Legal decisions that place a Troop. An entry has a list of Troops and a list of places: each of its Troops may
    /// be placed on each of its places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<EachJson>>")]
    each: Vec<EachJson>,
}

/// Several placements in short form, such as `{"place":{"troop":["hook","star"],"on":["b1","b4"]}}`.
#[derive(Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "Each")]
pub(super) enum EachJson {
    Place { troop: Vec<Troop>, on: Vec<String> },
    Capn { troop: Vec<Troop>, on: Vec<String> },
}

/// A list of Troops, and the places on which each of these Troops may be placed.
type Puts = (Vec<Troop>, Vec<crate::field::Place>);

impl ToyBattle {
    pub(super) fn hints_to_json(&self, state: &State, seat: Seat) -> HintsJson {
        let mut candidates = Vec::new();
        self.push_candidates(state, seat, &mut candidates);
        let (mut actions, mut places, mut extras) = (Vec::new(), Vec::new(), Vec::new());
        for action in &candidates {
            match *action {
                Action::Place { troop, on } => put(&mut places, troop, on),
                Action::Capn { troop, on } => put(&mut extras, troop, on),
                _ => actions.push(self.action_to_json(action)),
            }
        }
        let names = |on: Vec<_>| on.into_iter().map(|place| self.say_place(place)).collect();
        let places = alike(places).into_iter().map(|(troop, on)| EachJson::Place { troop, on: names(on) });
        let extras = alike(extras).into_iter().map(|(troop, on)| EachJson::Capn { troop, on: names(on) });
        HintsJson { seat: seat.into(), asks: self.offered(state), actions, each: places.chain(extras).collect() }
    }
}

/// Adds a place on which a Troop may be placed.
fn put(puts: &mut Vec<Puts>, troop: Troop, on: crate::field::Place) {
    match puts.iter_mut().find(|(troops, _)| troops[0] == troop) {
        Some((_, places)) => places.push(on),
        None => puts.push((vec![troop], vec![on])),
    }
}

/// Merges the entries of Troops that may be placed on the same places.
fn alike(puts: Vec<Puts>) -> Vec<Puts> {
    let mut together: Vec<Puts> = Vec::new();
    for (troops, places) in puts {
        match together.iter_mut().find(|(_, same)| *same == places) {
            Some((others, _)) => others.extend(troops),
            None => together.push((troops, places)),
        }
    }
    together
}
