//! The vocabulary in JSON: records, sockets, scenario files and tools speak it.

mod action;
mod event;
mod hints;
mod names;
mod odds;
mod refusal;
mod sentences;
mod setup;
mod view;

use crate::{Action, ArmyFile, Event, PlasticAttack, Refusal, Setup, State, View};
use referee::{Game, Seat, Words};
use serde::Serialize;
use serde_json::{Value, json};
use std::path::Path;
use ts_rs::TS;

pub use refusal::say_refusal;

fn value(said: impl Serialize) -> Value {
    serde_json::to_value(said).expect("the vocabulary is plain data")
}

impl Words for PlasticAttack {
    fn seat_names(&self) -> Vec<String> {
        self.setup().seats.clone()
    }

    fn say_setup(&self) -> Value {
        value(self.said_setup())
    }

    fn say_setup_briefly(&self) -> Value {
        json!({ "board": null, "options": self.options() })
    }

    fn say_action(&self, action: &Action) -> Value {
        value(self.said_action(action))
    }

    fn hear_action(&self, said: &Value) -> Result<Action, String> {
        self.heard_action(said)
    }

    fn say_event(&self, event: &Event) -> Value {
        value(self.said_event(event))
    }

    fn say_view(&self, view: &View) -> Value {
        value(self.said_view(view))
    }

    fn say_hints(&self, state: &State, seat: Seat) -> Value {
        value(self.said_hints(state, seat))
    }

    fn say_refusal(&self, refusal: &Refusal) -> Value {
        say_refusal(refusal)
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

/// Writes the TypeScript types of the vocabulary into a folder.
///
/// # Errors
/// The folder cannot be written.
pub fn export_types(folder: &Path) -> Result<(), ts_rs::ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    view::SaidView::export_all(&config)?;
    action::SaidAction::export_all(&config)?;
    event::SaidEvent::export_all(&config)?;
    hints::SaidHints::export_all(&config)?;
    setup::SaidSetup::export_all(&config)?;
    Setup::export_all(&config)?;
    ArmyFile::export_all(&config)
}
