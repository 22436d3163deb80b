//! The JSON of the game for records, sockets, scenario files and tools. The types of decisions, events and refusals
//! serialize themselves.

mod hints;
mod sentences;
mod setup;
mod write;

pub(crate) use write::team_name;

use crate::answer::{Answers, Question};
use crate::shipped::korean_name;
use crate::{Action, Attacktix, Event, ForceFile, Refusal, Setup, State, TableFile, View};
use referee::{Codec, Seat, Viewer, write_json};
use serde::Deserialize;
use serde_json::{Value, json};
use typescript::Declarations;

impl Codec for Attacktix {
    fn seat_names(&self) -> Vec<String> {
        self.opened.setup.seats.clone()
    }

    fn setup_to_json(&self) -> Value {
        json!(self.setup_to_json())
    }

    fn known_setup(&self) -> Value {
        self.without_hidden_wheels()
    }

    fn setup_summary(&self) -> Value {
        let table = self.table();
        let mut name = json!({ "en": table.name });
        if let Some(korean) = korean_name(table.id.as_str()) {
            name["ko"] = json!(korean);
        }
        json!({ "board": { "id": table.id, "name": name }, "options": self.options() })
    }

    fn action_to_json(&self, action: &Action) -> Value {
        json!(action)
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        Action::deserialize(said).map_err(|fault| format!("the decision is not valid: {fault}"))
    }

    fn event_to_json(&self, event: &Event) -> Value {
        json!(event)
    }

    fn view_to_json(&self, view: &View) -> Value {
        json!(view)
    }

    fn parse_view(&self, said: &Value) -> Result<View, String> {
        self.view_from_json(said)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        let view = self.view_of(state, Viewer::Seat(seat));
        json!(self.hints_to_json(&self.supposed(&view), seat))
    }

    fn write_view(&self, view: &View, out: &mut Vec<u8>) {
        write_json(view, out);
    }

    fn write_event(&self, event: &Event, out: &mut Vec<u8>) {
        write_json(event, out);
    }

    fn write_hints(&self, state: &State, seat: Seat, out: &mut Vec<u8>) {
        let view = self.view_of(state, Viewer::Seat(seat));
        write_json(&self.hints_to_json(&self.supposed(&view), seat), out);
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        json!(refusal)
    }

    fn answer(&self, view: &View, question: &Value) -> Result<Value, String> {
        self.answered(view, question)
    }

    fn timeout(&self) -> Action {
        Action::Timeout {}
    }

    fn is_reserved(&self, action: &Action) -> bool {
        *action == Action::Timeout {}
    }

    /// Says whether a decision opens a dispute or calls a colour. A timeout counts if it stands for the call. AT-R-64
    fn is_aside(&self, state: &State, action: &Action) -> bool {
        match action {
            Action::Dispute { .. } => true,
            Action::Call { .. } | Action::Timeout {} => state.dispute.is_some(),
            _ => false,
        }
    }

    /// Says whether a decision is an attack that is simulated. Players cannot foresee the result of a simulation.
    /// AT-ATK-01
    fn is_attempt(&self, action: &Action) -> bool {
        matches!(action, Action::Attack { .. } | Action::FireNext { .. })
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        sentences::SENTENCES
    }
}

/// Adds the types of the JSON that this module reads and writes.
pub(crate) fn declare(types: &mut Declarations) {
    types.add::<setup::SetupJson>();
    types.add::<View>();
    types.add::<hints::HintsJson>();
    types.add::<Action>();
    types.add::<Event>();
    types.add::<Refusal>();
    types.add::<Question>();
    types.add::<Answers>();
    types.add::<Setup>();
    types.add::<ForceFile>();
    types.add::<TableFile>();
}
