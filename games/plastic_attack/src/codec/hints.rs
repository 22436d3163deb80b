//! What a seat may decide, in JSON.

use super::action::ActionJson;
use crate::special::Special;
use crate::state::{Stage, State};
use crate::{Action, PlasticAttack};
use referee::{Game, Seat, Seats, Seeded};
use schemars::JsonSchema;
use serde::Serialize;

/// What a seat may decide now.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Hints")]
pub(crate) struct HintsJson {
    /// The seat that is asked.
    pub seat: String,
    /// The kind of decision that the seat is asked for.
    #[schemars(extend("enum" = ["attack", "defend", "play", "use", "guard"]))]
    pub asks: &'static str,
    /// Every legal decision except resignation. With more than six players in the game, only some Master Plans are
    /// included.
    pub actions: Vec<ActionJson>,
    /// The special action being offered, with the figures or players that it may be used on.
    pub offer: Option<OfferJson>,
    /// The chance to win with each card of the hand, computed from what the seat may know. Null if the seat does not
    /// have to lay a card, or if the set-up does not ask for these chances.
    pub odds: Option<Vec<OddsJson>>,
}

/// A special action being offered.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Offer")]
pub(crate) struct OfferJson {
    /// The special action that the attacker may use or decline.
    pub action: Special,
    /// The figures that the action may be used on; empty if it takes no figure.
    pub on: Vec<String>,
    /// The players that Master Plan may name; empty for other actions.
    pub players: Vec<String>,
}

/// The chance to win a battle with a card.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Odds")]
pub(crate) struct OddsJson {
    /// A card of the seat's hand.
    pub card: String,
    /// The chance to win the battle with this card, in thousandths: 0 ..= 1000, rounded.
    pub wins: u16,
}

impl PlasticAttack {
    pub(super) fn hints_to_json(&self, state: &State, seat: Seat) -> HintsJson {
        let mut actions = Vec::new();
        // With more than six players, Master Plan is offered for only some choices of players. These choices are always
        // the same.
        self.candidates(state, seat, &mut Seeded::new(0, 0), &mut actions);
        HintsJson {
            seat: self.say_seat(seat),
            asks: state.stage().word().unwrap_or("attack"),
            actions: actions.iter().map(|action| self.action_to_json(action)).collect(),
            offer: self.offer_to_json(state, &actions),
            odds: self.odds_to_json(&self.view(state, referee::Viewer::Seat(seat)), seat),
        }
    }

    /// Returns the special action being offered, with all figures or players that it may be used on.
    pub(crate) fn offer_to_json(&self, state: &State, actions: &[Action]) -> Option<OfferJson> {
        let Stage::Use(action) = state.stage() else { return None };
        let on = actions.iter().filter_map(|action| match action {
            Action::UseOn { on, .. } => Some(self.say_figure(*on)),
            _ => None,
        });
        let players = if action == Special::MasterPlan { state.players().collect() } else { Seats::NONE };
        Some(OfferJson { action, on: on.collect(), players: self.say_seats(players) })
    }
}
