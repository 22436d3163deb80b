//! The data of refusals in JSON, for translation: `{type, …}`.

use super::SeatJson;
use crate::Refusal;
use serde_json::{Value, json};

pub(super) fn said(refusal: &Refusal) -> Value {
    match refusal {
        Refusal::Over { by } => json!({ "type": "over", "by": by.word() }),
        Refusal::NotYourTurn { to_move } => json!({ "type": "not_your_turn", "to_move": SeatJson::from(*to_move) }),
        Refusal::TurnTaken { open } => json!({ "type": "turn_taken", "effect": open }),
        Refusal::EffectOpen { effect, .. } => json!({ "type": "effect_open", "effect": effect }),
        Refusal::NotOffered { effect, .. } => json!({ "type": "not_offered", "effect": effect }),
        Refusal::RackFull => json!({ "type": "rack_full" }),
        Refusal::ReserveEmpty => json!({ "type": "reserve_empty" }),
        Refusal::NotOnRack { troop } => json!({ "type": "not_on_rack", "troop": troop }),
        Refusal::LyingDown { troop } => json!({ "type": "lying_down", "troop": troop }),
        Refusal::OwnHq => json!({ "type": "own_hq" }),
        Refusal::ValueNotShown { troop, on, allowed } => {
            let allowed: Vec<&str> = allowed.iter().map(|troop| troop.value()).collect();
            json!({ "type": "value_not_shown", "troop": troop, "on": on, "allowed": allowed })
        }
        Refusal::NotConnected { on } => json!({ "type": "not_connected", "on": on }),
        Refusal::HookHqNotConnected => json!({ "type": "hook_hq_not_connected" }),
        Refusal::HookSwitchedOff { on } => json!({ "type": "hook_switched_off", "on": on }),
        Refusal::NotWeaker { troop, on, top } => {
            json!({ "type": "not_weaker", "troop": troop, "on": on, "top": top })
        }
        Refusal::NoChoice { effect, chosen, allowed, .. } => {
            json!({ "type": "no_choice", "effect": effect, "chosen": chosen, "allowed": allowed })
        }
        Refusal::NoSuchBoard { board } => json!({ "type": "no_such_board", "board": board }),
        Refusal::Board(fault) => serde_json::to_value(fault).expect("a fault is plain data"),
        Refusal::TurnCap { max_plies, most } => json!({ "type": "turn_cap", "max_plies": max_plies, "most": most }),
    }
}
