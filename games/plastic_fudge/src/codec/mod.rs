//! The JSON of views, hints, set-ups and catalogue entries. Decisions, events and refusals need no type of their own:
//! their Rust types write and read it.

mod hints;
mod kinds;
mod own;
mod sentences;
mod setup;
mod view;

pub use kinds::{BillJson, KindJson, LevelJson, bill_json};
pub(crate) use own::own_json;
pub use own::{OwnJson, Preset};
pub(crate) use view::Waiting;
pub use view::WaitsFor;

use crate::answer::{Answer, Question};
use crate::shipped::korean_name;
use crate::{Action, Event, ForceFile, PlasticFudge, Refusal, Setup, Side, State, View};
use referee::{Codec, Seat, Viewer, write_json};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use typescript::Declarations;

fn value(said: impl Serialize) -> Value {
    serde_json::to_value(said).expect("these types always fit JSON")
}

impl Codec for PlasticFudge {
    fn seat_names(&self) -> Vec<String> {
        Side::BOTH.iter().map(|side| side.word().into()).collect()
    }

    fn setup_to_json(&self) -> Value {
        value(self.setup_to_json())
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
        Action::deserialize(said).map_err(|fault| format!("that is not a valid decision: {fault}"))
    }

    fn event_to_json(&self, event: &Event) -> Value {
        value(event)
    }

    fn view_to_json(&self, view: &View) -> Value {
        value(self.view_to_json(view))
    }

    fn parse_view(&self, said: &Value) -> Result<View, String> {
        self.view_from_json(said)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        let view = self.view_of(state, Viewer::Seat(seat));
        value(self.hints_to_json(&self.supposed(&view), Side::of(seat)))
    }

    fn write_view(&self, view: &View, out: &mut Vec<u8>) {
        write_json(&self.view_to_json(view), out);
    }

    fn write_event(&self, event: &Event, out: &mut Vec<u8>) {
        write_json(event, out);
    }

    fn write_hints(&self, state: &State, seat: Seat, out: &mut Vec<u8>) {
        let view = self.view_of(state, Viewer::Seat(seat));
        write_json(&self.hints_to_json(&self.supposed(&view), Side::of(seat)), out);
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

/// Adds the TypeScript types of the JSON that this game reads and writes.
pub(crate) fn declare(types: &mut Declarations) {
    types.add::<OwnJson>();
    types.add::<BillJson>();
    types.add::<setup::SetupJson>();
    types.add::<view::ViewJson>();
    types.add::<hints::HintsJson>();
    types.add::<Action>();
    types.add::<Event>();
    types.add::<Refusal>();
    types.add::<Question>();
    types.add::<Answer>();
    types.add::<Setup>();
    types.add::<ForceFile>();
}
