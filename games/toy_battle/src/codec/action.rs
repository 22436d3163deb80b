//! Writes decisions as JSON, and reads them.

use crate::action::Effect;
use crate::troop::Troop;
use crate::{Action, ToyBattle};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A decision in JSON, such as `{"draw":{}}`, `{"place":{"troop":"jumbo","on":"b4"}}` or `{"decline":"jumbo"}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Action")]
pub(crate) enum ActionJson {
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
    pub(super) fn action_to_json(&self, action: &Action) -> ActionJson {
        let name = |place| self.say_place(place);
        match *action {
            Action::Draw => ActionJson::Draw {},
            Action::Place { troop, on } => ActionJson::Place { troop, on: name(on) },
            Action::Skully => ActionJson::Skully {},
            Action::Capn { troop, on } => ActionJson::Capn { troop, on: name(on) },
            Action::Jumbo { discard } => ActionJson::Jumbo { discard: name(discard) },
            Action::Xb42 => ActionJson::Xb42 {},
            Action::Star => ActionJson::Star {},
            Action::Castle { take_back } => ActionJson::Castle { take_back: name(take_back) },
            Action::Clouds => ActionJson::Clouds {},
            Action::Jungle { from, to } => ActionJson::Jungle { from: name(from), to: name(to) },
            Action::Cemetery { troop } => ActionJson::Cemetery { troop },
            Action::Decline(effect) => ActionJson::Decline(effect),
            Action::Resign => ActionJson::Resign {},
            Action::Timeout => ActionJson::Timeout {},
        }
    }

    pub(super) fn action_from_json(&self, said: &Value) -> Result<Action, String> {
        let said = ActionJson::deserialize(said).map_err(|fault| format!("this JSON is not a decision: {fault}"))?;
        let place = |name: &String| self.parse_place(name);
        Ok(match &said {
            ActionJson::Draw {} => Action::Draw,
            ActionJson::Place { troop, on } => Action::Place { troop: *troop, on: place(on)? },
            ActionJson::Skully {} => Action::Skully,
            ActionJson::Capn { troop, on } => Action::Capn { troop: *troop, on: place(on)? },
            ActionJson::Jumbo { discard } => Action::Jumbo { discard: place(discard)? },
            ActionJson::Xb42 {} => Action::Xb42,
            ActionJson::Star {} => Action::Star,
            ActionJson::Castle { take_back } => Action::Castle { take_back: place(take_back)? },
            ActionJson::Clouds {} => Action::Clouds,
            ActionJson::Jungle { from, to } => Action::Jungle { from: place(from)?, to: place(to)? },
            ActionJson::Cemetery { troop } => Action::Cemetery { troop: *troop },
            ActionJson::Decline(effect) => Action::Decline(*effect),
            ActionJson::Resign {} => Action::Resign,
            ActionJson::Timeout {} => Action::Timeout,
        })
    }
}
