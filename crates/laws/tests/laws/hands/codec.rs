//! The JSON of the small game.

use super::{Action, Event, Fault, Hands, Refusal, State, View};
use referee::{Codec, Game, Seat, Seeded};
use serde::Deserialize;
use serde_json::{Value, json};

impl Codec for Hands {
    fn seat_names(&self) -> Vec<String> {
        vec!["odd".into(), "even".into()]
    }

    fn setup_to_json(&self) -> Value {
        json!({})
    }

    fn setup_summary(&self) -> Value {
        json!({})
    }

    fn action_to_json(&self, action: &Action) -> Value {
        match action {
            Action::Show(fingers) => json!({ "show": fingers }),
            Action::Resign => json!({ "resign": {} }),
        }
    }

    fn parse_action(&self, said: &Value) -> Result<Action, String> {
        if said == &json!({ "resign": {} }) {
            return Ok(Action::Resign);
        }
        match said["show"].as_u64() {
            Some(2) if self.has(Fault::Mumbles) => Ok(Action::Show(0)),
            Some(fingers @ 0..=9) => Ok(Action::Show(fingers as u8)),
            _ => Err("show some fingers".into()),
        }
    }

    fn event_to_json(&self, event: &Event) -> Value {
        match event {
            Event::Dealt { .. } if self.has(Fault::EventIsNoObject) => "dealt".into(),
            Event::Sealed { .. } if self.has(Fault::EventLacksAField) => json!({ "type": "sealed" }),
            Event::Dealt { seat, token } => json!({ "type": "dealt", "seat": seat, "token": token }),
            Event::Sealed { seat, fingers } => json!({ "type": "sealed", "seat": seat, "fingers": fingers }),
            Event::Opened { sum, coin } => json!({ "type": "opened", "sum": sum, "coin": coin }),
        }
    }

    fn view_to_json(&self, view: &View) -> Value {
        json!(view)
    }

    fn parse_view(&self, said: &Value) -> Result<View, String> {
        let mut view = View::deserialize(said).map_err(|fault| fault.to_string())?;
        view.points[0] += u8::from(self.has(Fault::MisreadsViews));
        Ok(view)
    }

    fn hints_to_json(&self, state: &State, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
        actions.iter().map(|action| self.action_to_json(action)).collect()
    }

    fn refusal_to_json(&self, refusal: &Refusal) -> Value {
        json!({ "type": "refused", "words": refusal.0.len() })
    }

    fn timeout(&self) -> Action {
        Action::Resign
    }

    fn is_reserved(&self, _: &Action) -> bool {
        false
    }

    fn sentences() -> &'static [(&'static str, &'static str)] {
        &[("dealt", "seat {seat} gets a token[, {token}]"), ("sealed", "seat {seat} hides[ {fingers}] fingers")]
    }
}
