//! The vocabulary of the small game.

use super::{Action, Event, Fault, Hands, Refusal, State, View};
use referee::{Game, Seat, Seeded, Words};
use serde_json::{Value, json};

impl Words for Hands {
    fn seat_names(&self) -> Vec<String> {
        vec!["odd".into(), "even".into()]
    }

    fn say_setup(&self) -> Value {
        json!({})
    }

    fn say_setup_briefly(&self) -> Value {
        json!({})
    }

    fn say_action(&self, action: &Action) -> Value {
        match action {
            Action::Show(fingers) => json!({ "show": fingers }),
            Action::Resign => json!({ "resign": {} }),
        }
    }

    fn hear_action(&self, said: &Value) -> Result<Action, String> {
        if said == &json!({ "resign": {} }) {
            return Ok(Action::Resign);
        }
        match said["show"].as_u64() {
            Some(2) if self.has(Fault::Mumbles) => Ok(Action::Show(0)),
            Some(fingers @ 0..=9) => Ok(Action::Show(fingers as u8)),
            _ => Err("show some fingers".into()),
        }
    }

    fn say_event(&self, event: &Event) -> Value {
        match event {
            Event::Dealt { seat, token } => json!({ "dealt": seat, "token": token }),
            Event::Sealed { seat, fingers } => json!({ "sealed": seat, "fingers": fingers }),
            Event::Opened { sum, coin } => json!({ "sum": sum, "coin": coin }),
        }
    }

    fn say_view(&self, view: &View) -> Value {
        json!({ "tokens": view.tokens, "sealed": view.sealed, "points": view.points, "round": view.round })
    }

    fn say_hints(&self, state: &State, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
        actions.iter().map(|action| self.say_action(action)).collect()
    }

    fn say_refusal(&self, refusal: &Refusal) -> Value {
        json!({ "type": "refused", "words": refusal.0.len() })
    }

    fn timeout(&self) -> Action {
        Action::Resign
    }

    fn is_reserved(&self, _: &Action) -> bool {
        false
    }
}
