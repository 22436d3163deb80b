//! The vocabulary in JSON: every value is said as serde writes it.

use crate::{Action, Event, Hints, Refusal, Setup, State, TinDrums, View};
use referee::{Game, Seat, Seeded, Codec};
use serde_json::{Value, json};
use std::path::Path;
use ts_rs::TS;

impl Codec for TinDrums {
    fn seat_names(&self) -> Vec<String> {
        vec!["blue".into(), "red".into()]
    }

    fn setup_to_json(&self) -> Value {
        json!(self.setup())
    }

    fn setup_summary(&self) -> Value {
        json!({ "board": null, "options": self.setup().options })
    }

    fn action_to_json(&self, action: &Action) -> Value {
        json!(action)
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        serde_json::from_value(said.clone()).map_err(|fault| fault.to_string())
    }

    fn event_to_json(&self, event: &Event) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &View) -> Value {
        json!(view)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
        json!(Hints { actions })
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        json!(refusal)
    }

    fn timeout(&self) -> Action {
        Action::Timeout {}
    }

    fn is_reserved(&self, action: &Action) -> bool {
        *action == Action::Timeout {}
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        &[("took", "{seat} takes {sticks}, {left} are left"), ("left", "{seat} leaves the table")]
    }
}

/// Writes the TypeScript of the words into a folder.
///
/// # Errors
/// A file cannot be written.
pub fn export_types(folder: &Path) -> Result<(), ts_rs::ExportError> {
    let config = ts_rs::Config::new().with_out_dir(folder);
    Setup::export_all(&config)?;
    View::export_all(&config)?;
    Hints::export_all(&config)?;
    Event::export_all(&config)?;
    Refusal::export_all(&config)
}
