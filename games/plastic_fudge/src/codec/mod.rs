//! The vocabulary in JSON: records, sockets, scenario files and tools speak it. Decisions, events and refusals are said as
//! their own types are.

mod hints;
mod kinds;
mod sentences;
mod setup;
mod view;

pub use kinds::{BillJson, KindJson, LevelJson, said_bill, said_kind, said_levels};
pub(crate) use view::Waiting;
pub use view::WaitsFor;

use crate::answer::{Answer, Question};
use crate::shipped::korean_name;
use crate::{
    Action, AuditRow, Event, Fielding, ForceFile, PlasticFudge, Refusal, Setup, ShippedForce, Side, State, View,
};
use referee::{Codec, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::path::Path;
use ts_rs::TS;

fn value(said: impl Serialize) -> Value {
    serde_json::to_value(said).expect("the vocabulary is plain data")
}

impl Codec for PlasticFudge {
    fn seat_names(&self) -> Vec<String> {
        Side::BOTH.iter().map(|side| side.word().into()).collect()
    }

    fn setup_to_json(&self) -> Value {
        value(self.said_setup())
    }

    fn setup_summary(&self) -> Value {
        let battlefield = self.battlefield();
        let mut name = json!({ "en": battlefield.name });
        if let Some(korean) = korean_name(&battlefield.id) {
            name["ko"] = json!(korean);
        }
        json!({ "board": { "id": battlefield.id, "name": name }, "options": self.options() })
    }

    fn action_to_json(&self, action: &Action) -> Value {
        value(action)
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        if *said == json!({ "resign": {} }) {
            return Ok(Action::Resign {});
        }
        Action::deserialize(said).map_err(|fault| format!("that is no decision: {fault}"))
    }

    fn event_to_json(&self, event: &Event) -> Value {
        value(event)
    }

    fn view_to_json(&self, view: &View) -> Value {
        value(self.said_view(view))
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        let view = self.view_of(state, Viewer::Seat(seat));
        value(self.said_hints(&self.supposed(&view), Side::of(seat)))
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        value(refusal)
    }

    fn answer(&self, view: &View, question: &Value) -> Result<Value, String> {
        self.answered(view, question).map(value)
    }

    fn timeout(&self) -> Action {
        Action::Timeout {}
    }

    fn is_reserved(&self, action: &Action) -> bool {
        *action == Action::Timeout {}
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
    KindJson::export_all(&config)?;
    LevelJson::export_all(&config)?;
    BillJson::export_all(&config)?;
    AuditRow::export_all(&config)?;
    Fielding::export_all(&config)?;
    ShippedForce::export_all(&config)?;
    setup::SetupJson::export_all(&config)?;
    view::ViewJson::export_all(&config)?;
    hints::HintsJson::export_all(&config)?;
    Action::export_all(&config)?;
    Event::export_all(&config)?;
    Refusal::export_all(&config)?;
    Question::export_all(&config)?;
    Answer::export_all(&config)?;
    Setup::export_all(&config)?;
    ForceFile::export_all(&config)
}
