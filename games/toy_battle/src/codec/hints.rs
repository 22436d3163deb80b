//! Writes hints as JSON: the decisions that are legal now.

use super::action::ActionJson;
use super::view::Places;
use crate::action::Effect;
use crate::troop::{Colour, Kinds, Troop};
use crate::{Action, State, ToyBattle};
use referee::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat may decide now: every legal decision except resignation.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Hints")]
pub(super) struct HintsJson<'a> {
    /// The seat that is asked.
    seat: Colour,
    /// The effect that the seat must use or decline; left out if no effect is being offered.
    #[serde(skip_serializing_if = "Option::is_none")]
    asks: Option<Effect>,
    /// Legal decisions that `each` does not hold.
    actions: Vec<ActionJson>,
    /// Legal decisions that place a Troop. An entry has a list of Troops and a list of places: each of its Troops may
    /// be placed on each of its places.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<EachJson<'static>>")]
    each: Vec<EachJson<'a>>,
}

/// Several placements in short form, such as `{"place":{"troop":["hook","star"],"on":["b1","b4"]}}`.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "Each")]
pub(super) enum EachJson<'a> {
    Place {
        #[schemars(with = "Vec<Troop>")]
        troop: Kinds,
        #[schemars(with = "Vec<String>")]
        on: Places<'a>,
    },
    Capn {
        #[schemars(with = "Vec<Troop>")]
        troop: Kinds,
        #[schemars(with = "Vec<String>")]
        on: Places<'a>,
    },
}

/// The places at which Troops of each kind may be placed.
type Puts = [u32; Troop::ALL.len()];

impl ToyBattle {
    pub(super) fn hints_to_json(&self, state: &State, seat: Seat) -> HintsJson<'_> {
        let (mut actions, mut places, mut extras) = (Vec::new(), Puts::default(), Puts::default());
        for action in self.decisions(state, seat).iter() {
            match action {
                Action::Place { troop, on } => places[troop.index()] |= on.bit(),
                Action::Capn { troop, on } => extras[troop.index()] |= on.bit(),
                _ => actions.push(self.action_to_json(&action)),
            }
        }
        let on = |set| Places { field: self.field(), set };
        let places = alike(places).map(|(troop, set)| EachJson::Place { troop, on: on(set) });
        let extras = alike(extras).map(|(troop, set)| EachJson::Capn { troop, on: on(set) });
        HintsJson { seat: seat.into(), asks: self.offered(state), actions, each: places.chain(extras).collect() }
    }
}

/// Lists the sets of places at which Troops may be placed, each with the kinds that may be placed there.
fn alike(puts: Puts) -> impl Iterator<Item = (Kinds, u32)> {
    let first = move |troop: &Troop| {
        let set = puts[troop.index()];
        set != 0 && puts.iter().position(|other| *other == set) == Some(troop.index())
    };
    Troop::ALL.into_iter().filter(first).map(move |troop| {
        let set = puts[troop.index()];
        (Troop::ALL.into_iter().filter(|troop| puts[troop.index()] == set).collect(), set)
    })
}
