//! Decisions, events, views, hints and set-ups in JSON. Records, sockets, scenario files and tools use these forms.

mod action;
mod event;
mod hints;
mod names;
mod odds;
mod parse;
mod sentences;
mod setup;
mod view;

use crate::{Action, ArmyFile, Event, PlasticAttack, Refusal, Setup, State, View};
use referee::{Codec, Game, Seat, write_json};
use serde::Serialize;
use serde_json::{Value, json};
use typescript::Declarations;

pub use odds::Against;

fn value(said: impl Serialize) -> Value {
    serde_json::to_value(said).expect("these types have only content that JSON can hold")
}

impl Codec for PlasticAttack {
    fn seat_names(&self) -> Vec<String> {
        self.setup().seats.clone()
    }

    fn setup_to_json(&self) -> Value {
        value(self.setup_to_json())
    }

    fn setup_summary(&self) -> Value {
        json!({ "board": null, "options": self.options() })
    }

    fn action_to_json(&self, action: &Action) -> Value {
        value(self.action_to_json(action))
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        self.action_from_json(said)
    }

    fn event_to_json(&self, event: &Event) -> Value {
        value(self.event_to_json(event))
    }

    fn view_to_json(&self, view: &View) -> Value {
        value(self.view_to_json(view))
    }

    fn parse_view(&self, said: &Value) -> Result<View, String> {
        self.view_from_json(said)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        value(self.hints_to_json(state, seat))
    }

    fn write_view(&self, view: &View, out: &mut Vec<u8>) {
        write_json(&self.view_to_json(view), out);
    }

    fn write_event(&self, event: &Event, out: &mut Vec<u8>) {
        write_json(&self.event_to_json(event), out);
    }

    fn write_hints(&self, state: &State, seat: Seat, out: &mut Vec<u8>) {
        write_json(&self.hints_to_json(state, seat), out);
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        refusal.to_json()
    }

    fn timeout(&self) -> Action {
        Action::Timeout
    }

    fn is_reserved(&self, action: &Action) -> bool {
        *action == Action::Timeout
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        sentences::SENTENCES
    }
}

/// Adds the types of the JSON that this module reads and writes, for the front end.
pub(crate) fn declare(types: &mut Declarations) {
    types.add::<view::ViewJson>();
    types.add::<action::ActionJson>();
    types.add::<event::EventJson>();
    types.add::<hints::HintsJson>();
    types.add::<setup::SetupJson>();
    types.add::<Setup>();
    types.add::<ArmyFile>();
}
