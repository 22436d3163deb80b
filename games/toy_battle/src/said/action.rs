//! Decisions in JSON.

use crate::action::Effect;
use crate::troop::Troop;
use crate::{Action, ToyBattle};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A decision as it is said; `{"draw":{}}`, `{"place":{"troop":"jumbo","on":"b4"}}`, `{"decline":"jumbo"}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, schemars::JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "Action")]
pub(crate) enum SaidAction {
    Draw {},
    Place {
        troop: Troop,
        on: String,
    },
    Skully {},
    Capn {
        troop: Troop,
        on: String,
    },
    Jumbo {
        discard: String,
    },
    Xb42 {},
    Star {},
    Castle {
        take_back: String,
    },
    Clouds {},
    Jungle {
        #[serde(rename = "move")]
        from: String,
        to: String,
    },
    Cemetery {
        #[serde(rename = "return")]
        troop: Troop,
    },
    Decline(Effect),
    Resign {},
    #[schemars(skip)]
    Timeout {},
}

impl ToyBattle {
    pub(super) fn said_action(&self, action: &Action) -> SaidAction {
        let name = |place| self.say_place(place);
        match *action {
            Action::Draw => SaidAction::Draw {},
            Action::Place { troop, on } => SaidAction::Place { troop, on: name(on) },
            Action::Skully => SaidAction::Skully {},
            Action::Capn { troop, on } => SaidAction::Capn { troop, on: name(on) },
            Action::Jumbo { discard } => SaidAction::Jumbo { discard: name(discard) },
            Action::Xb42 => SaidAction::Xb42 {},
            Action::Star => SaidAction::Star {},
            Action::Castle { take_back } => SaidAction::Castle { take_back: name(take_back) },
            Action::Clouds => SaidAction::Clouds {},
            Action::Jungle { from, to } => SaidAction::Jungle { from: name(from), to: name(to) },
            Action::Cemetery { troop } => SaidAction::Cemetery { troop },
            Action::Decline(effect) => SaidAction::Decline(effect),
            Action::Resign => SaidAction::Resign {},
            Action::Timeout => SaidAction::Timeout {},
        }
    }

    pub(super) fn heard_action(&self, said: &Value) -> Result<Action, String> {
        let said = SaidAction::deserialize(said).map_err(|fault| format!("that is no decision: {fault}"))?;
        let place = |name: &String| self.hear_place(name);
        Ok(match &said {
            SaidAction::Draw {} => Action::Draw,
            SaidAction::Place { troop, on } => Action::Place { troop: *troop, on: place(on)? },
            SaidAction::Skully {} => Action::Skully,
            SaidAction::Capn { troop, on } => Action::Capn { troop: *troop, on: place(on)? },
            SaidAction::Jumbo { discard } => Action::Jumbo { discard: place(discard)? },
            SaidAction::Xb42 {} => Action::Xb42,
            SaidAction::Star {} => Action::Star,
            SaidAction::Castle { take_back } => Action::Castle { take_back: place(take_back)? },
            SaidAction::Clouds {} => Action::Clouds,
            SaidAction::Jungle { from, to } => Action::Jungle { from: place(from)?, to: place(to)? },
            SaidAction::Cemetery { troop } => Action::Cemetery { troop: *troop },
            SaidAction::Decline(effect) => Action::Decline(*effect),
            SaidAction::Resign {} => Action::Resign,
            SaidAction::Timeout {} => Action::Timeout,
        })
    }
}
