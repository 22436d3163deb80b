//! Decisions in JSON. Scenario files write decisions in the same way.

use super::names::parse_card;
use crate::special::Special;
use crate::{Action, Aim, PlasticAttack};
use referee::Seats;
use schemars::JsonSchema;
use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One decision: an object with one key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "Action")]
pub(crate) enum ActionJson {
    /// Declares an attack.
    Attack { with: String, player: String },
    /// Chooses the defending character.
    Defend { with: String },
    /// Lays a card face down.
    Play { card: String },
    /// Uses the special action being offered. `on` names a figure, and `players` names the players of a Master Plan.
    /// Any other action has neither.
    Use {
        action: Special,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        on: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        players: Option<Vec<String>>,
    },
    /// Declines the special action with this name. With the word `guard`, the figure takes the hit and its guard stays.
    Decline(Declined),
    /// Discards the oldest guard (a Shield or Armor card) beside the figure. The figure then takes no hit.
    Guard {
        #[serde(rename = "for")]
        figure: String,
    },
    /// Gives up.
    Resign {},
    /// The player's time is up. The program that keeps the time makes this decision, never a player.
    Timeout {},
}

/// What a player declines.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(untagged)]
pub(crate) enum Declined {
    /// A special action.
    Special(Special),
    /// The discard of a guard (a Shield or Armor card) instead of a hit.
    Guard(GuardWord),
}

/// The only word that declines the discard of a guard.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum GuardWord {
    /// Written as `guard`.
    Guard,
}

impl<'de> Deserialize<'de> for Declined {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Declined, D::Error> {
        let word = String::deserialize(from)?;
        if word == "guard" {
            return Ok(Declined::Guard(GuardWord::Guard));
        }
        let because = || {
            let words = Special::ALL.map(Special::word).join(", ");
            D::Error::custom(format!("{word:?} cannot be declined; a player can decline guard, {words}"))
        };
        Special::from_word(&word).map(Declined::Special).ok_or_else(because)
    }
}

impl PlasticAttack {
    pub(super) fn action_to_json(&self, action: &Action) -> ActionJson {
        let plain = |action, on, players| ActionJson::Use { action, on, players };
        match *action {
            Action::Attack { with, player } => {
                ActionJson::Attack { with: self.say_figure(with), player: self.say_seat(player) }
            }
            Action::Defend { with } => ActionJson::Defend { with: self.say_figure(with) },
            Action::Play { card } => ActionJson::Play { card: card.word() },
            Action::Use { action } => plain(action, None, None),
            Action::UseOn { action, on } => plain(action, Some(self.say_figure(on)), None),
            Action::MasterPlan { players } => plain(Special::MasterPlan, None, Some(self.say_seats(players))),
            Action::Decline { action } => ActionJson::Decline(Declined::Special(action)),
            Action::Guard { figure } => ActionJson::Guard { figure: self.say_figure(figure) },
            Action::DeclineGuard => ActionJson::Decline(Declined::Guard(GuardWord::Guard)),
            Action::Resign => ActionJson::Resign {},
            Action::Timeout => ActionJson::Timeout {},
        }
    }

    pub(super) fn action_from_json(&self, said: &Value) -> Result<Action, String> {
        let said = ActionJson::deserialize(said).map_err(|fault| format!("that is not a valid decision: {fault}"))?;
        Ok(match &said {
            ActionJson::Attack { with, player } => {
                Action::Attack { with: self.parse_figure(with)?, player: self.parse_seat(player)? }
            }
            ActionJson::Defend { with } => Action::Defend { with: self.parse_figure(with)? },
            ActionJson::Play { card } => Action::Play { card: parse_card(card)? },
            ActionJson::Use { action, on, players } => {
                self.use_from_json(*action, on.as_deref(), players.as_deref())?
            }
            ActionJson::Decline(Declined::Special(action)) => Action::Decline { action: *action },
            ActionJson::Decline(Declined::Guard(_)) => Action::DeclineGuard,
            ActionJson::Guard { figure } => Action::Guard { figure: self.parse_figure(figure)? },
            ActionJson::Resign {} => Action::Resign,
            ActionJson::Timeout {} => Action::Timeout,
        })
    }

    fn use_from_json(&self, action: Special, on: Option<&str>, players: Option<&[String]>) -> Result<Action, String> {
        if !action.is_of(self.edition()) {
            // The rules refuse an action of the other edition on any target. So an unknown figure is not an error here.
            // PA-R-48
            let on = on.and_then(|on| self.parse_figure(on).ok());
            return Ok(on.map_or(Action::Use { action }, |on| Action::UseOn { action, on }));
        }
        let name = action.name();
        match (action.aim(), on, players) {
            (Aim::Nothing, None, None) => Ok(Action::Use { action }),
            (Aim::Figure, Some(on), None) => Ok(Action::UseOn { action, on: self.parse_figure(on)? }),
            (Aim::Players, None, Some(players)) => Ok(Action::MasterPlan { players: self.players_from_json(players)? }),
            (Aim::Nothing, ..) => Err(format!("{name} takes neither a figure nor players")),
            (Aim::Figure, ..) => Err(format!("{name} takes a figure, named under \"on\", and no players")),
            (Aim::Players, ..) => Err(format!("{name} takes players, listed under \"players\", and no figure")),
        }
    }

    fn players_from_json(&self, names: &[String]) -> Result<Seats, String> {
        names.iter().try_fold(Seats::NONE, |players, name| {
            let seat = self.parse_seat(name)?;
            if players.contains(seat) {
                Err(format!("the player {name} is named twice"))
            } else {
                Ok(players.with(seat))
            }
        })
    }
}
