//! Writes the tables of both implementations of the rules (see `again.rs`) as JSON of the same form, so that a test can
//! compare them.

use super::mine::{Mine, Place, Wait, mark};
use plastic_attack::{Card, Cards, Figure, PlasticAttack, Stage, State, Whereabouts};
use referee::{Codec, Game, Seat, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl Mine {
    /// Returns everything on the table and in the hands, as JSON.
    pub fn said(&self) -> Value {
        let sides = (0..self.seats()).map(|seat| {
            let marks: BTreeMap<_, _> = SIDE_MARKS.iter().map(|name| (*name, mark(&self.marks[seat], name))).collect();
            json!({ "line": self.lines[seat], "hand": places(self.hands[seat].iter()), "marks": marks })
        });
        let toys = self.toys.iter().map(|toy| {
            let marks: BTreeMap<_, _> = TOY_MARKS.iter().map(|name| (*name, mark(&toy.marks, name))).collect();
            json!({ "place": format!("{:?}", toy.place), "power": toy.power, "wounded": toy.wounded, "down": toy.down,
                    "guards": places(toy.guards.iter()), "marks": marks })
        });
        let over = if let Wait::Over(winner) = &self.wait { json!({ "winner": winner }) } else { Value::Null };
        json!({ "sides": sides.collect::<Vec<_>>(), "toys": toys.collect::<Vec<_>>(), "pile": places(self.pile.iter()),
                "discard": places(self.discard.iter()), "turn": self.turn, "extra": self.extra, "right": self.right,
                "taken": self.taken, "over": over })
    }
}

const SIDE_MARKS: [&str; 4] = ["dodge", "special_weapon", "intimidation", "lost_turns"];
const TOY_MARKS: [&str; 3] = ["dodge", "blast", "intimidate"];

fn places<'a>(cards: impl Iterator<Item = &'a Card>) -> Vec<usize> {
    cards.map(|card| card.position()).collect()
}

fn of_set(cards: Cards) -> Vec<usize> {
    cards.iter().map(Card::position).collect()
}

/// Returns the same JSON as [`Mine::said`] for a state of the crate's rules.
pub fn said(game: &PlasticAttack, state: &State) -> Value {
    let view = game.view_to_json(&game.view(state, Viewer::Public));
    let seats = || (0..game.seats()).map(Seat);
    let sides = seats().map(|seat| {
        let shown = &view["seats"][seat.index()];
        let marks: BTreeMap<_, _> = SIDE_MARKS.iter().map(|name| (*name, shown[*name].clone())).collect();
        let line: Vec<usize> = state.line(seat).map(Figure::index).collect();
        json!({ "line": line, "hand": of_set(state.hand(seat)), "marks": marks })
    });
    let shown = |figure: Figure| {
        let name = game.figure_name(figure);
        let sides = view["seats"].as_array().expect("a list");
        let mut army = sides.iter().flat_map(|side| side["army"].as_array().expect("a list"));
        army.find(|shown| shown["figure"] == name).cloned().unwrap_or(Value::Null)
    };
    let guards = |figure: Figure| state.guards(figure).map(Card::position).collect::<Vec<_>>();
    let toys = (0..game.roster().len() as u8).map(Figure).map(|figure| {
        let shown = shown(figure);
        let number = |name: &str| shown[name].as_u64().unwrap_or(0);
        let marks: BTreeMap<_, _> = TOY_MARKS.iter().map(|name| (*name, number(name))).collect();
        let place = match state.whereabouts(figure) {
            Whereabouts::Army(seat) => Place::Army(seat.index()),
            Whereabouts::Captive(seat) => Place::Held(seat.index()),
            Whereabouts::Gone => Place::Gone,
        };
        json!({ "place": format!("{place:?}"), "power": state.power(figure), "wounded": state.is_wounded(figure),
                "down": state.is_face_down(figure), "guards": guards(figure),
                "marks": marks })
    });
    let over = match state.stage() {
        Stage::Over(_, winner) => json!({ "winner": winner.map(Seat::index) }),
        _ => Value::Null,
    };
    json!({ "sides": sides.collect::<Vec<_>>(), "toys": toys.collect::<Vec<_>>(), "pile": of_set(state.draw_pile()),
            "discard": of_set(state.discard_pile()), "turn": state.turn().index(), "extra": state.is_extra(),
            "right": state.is_rightward(), "taken": state.turns_taken(), "over": over })
}
