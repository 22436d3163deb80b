//! Events in JSON.

use super::names::{say_cards, say_direction};
use super::view::SumJson;
use crate::card::Card;
use crate::clauses::*;
use crate::special::Special;
use crate::state::Ending;
use crate::{Event, PlasticAttack};
use schemars::JsonSchema;
use serde::Serialize;

/// What happened, with only what the viewer may see. Seats and figures are given by their names, cards as `10s`.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schemars(rename = "Event")]
pub(crate) enum EventJson {
    /// Cards were turned up one by one until an Ace appeared.
    FirstPlayer { dealt: Vec<String>, seat: String, clause: String },
    /// Every player was dealt `count` cards.
    Dealt { count: u8, clause: String },
    /// A turn began. `turn` is its number, from 1.
    TurnBegan { seat: String, turn: u16, extra: bool },
    /// The turn of `seat` was skipped, because this player must lose it.
    TurnLost { seat: String, clause: String },
    /// A player drew `count` cards. `cards` is null for everybody except this player.
    Drew { seat: String, count: u8, cards: Option<Vec<String>>, clause: String },
    /// The discard pile became the draw pile, which now has `count` cards.
    Reshuffled { count: u8, clause: String },
    /// The player `seat` declared an attack on `player`.
    Attacked { seat: String, with: String, player: String },
    /// The defending player chose a character.
    Defended { seat: String, with: String },
    /// A player laid a card face down. `card` is null for everybody except this player.
    Laid { seat: String, card: Option<String> },
    /// Both players opened their cards. `won` says whether the attack won.
    Revealed { attacker: SumJson, defender: SumJson, won: bool, clause: String },
    /// The attacker used a special action.
    Used { seat: String, action: Special, on: Option<String>, players: Vec<String>, clause: String },
    /// The attacker declined a special action.
    Declined { seat: String, action: Special },
    /// The attacker rolled the die of a figure for Luck.
    Rolled { figure: String, face: u8, clause: String },
    /// The attacker laid the battle card beside a figure, as a guard (Shield or Armor).
    Guarded { figure: String, card: String, clause: String },
    /// The defender discarded a guard, so its figure took no hit.
    GuardSpent { figure: String, card: String, clause: String },
    /// The defender kept the guard, and its figure took the hit.
    GuardKept { figure: String },
    /// The die of a figure was turned to another Power.
    PowerChanged { figure: String, from: u8, to: u8, clause: String },
    /// A figure was wounded.
    Wounded { figure: String, clause: String },
    /// A figure was laid face down.
    LaidDown { figure: String, clause: String },
    /// A figure stood up again.
    StoodUp { figure: String, clause: String },
    /// A figure left the army of `from`, and `by` holds it captive.
    Captured { figure: String, from: String, by: String, clause: String },
    /// A figure joined the army of `seat` by Mind Control or Recover.
    Joined { figure: String, seat: String, power: u8, by: Special, clause: String },
    /// A player discarded the whole hand.
    HandDiscarded { seat: String, cards: Vec<String>, clause: String },
    /// Open cards went to the discard pile: the cards of a battle, or the guards of a figure that left its line.
    CleanedUp { cards: Vec<String>, clause: String },
    /// The direction of play was reversed. `direction` is the new one.
    Reversed {
        #[schemars(extend("enum" = ["left", "right"]))]
        direction: &'static str,
        clause: String,
    },
    /// The battle ended without a result, because a player left.
    BrokenOff { clause: String },
    /// A figure left play, because its owner left the game.
    LeftPlay { figure: String, clause: String },
    /// A player gave up.
    Resigned { seat: String, clause: String },
    /// A player's time ran out.
    TimedOut { seat: String, clause: String },
    /// A player is out of the game.
    Eliminated { seat: String, clause: String },
    /// The game ended. `winner` is null if no player won.
    Ended { winner: Option<String>, by: Ending, clause: String },
}

impl PlasticAttack {
    pub(super) fn event_to_json(&self, event: &Event) -> EventJson {
        self.turn_event_to_json(event)
            .or_else(|| self.battle_event_to_json(event))
            .or_else(|| self.figure_event_to_json(event))
            .or_else(|| self.ending_event_to_json(event))
            .expect("one of the four functions converts each event")
    }

    /// Converts events of set-up, turns, draws and piles.
    fn turn_event_to_json(&self, event: &Event) -> Option<EventJson> {
        let seat = |seat| self.say_seat(seat);
        Some(match event {
            Event::FirstPlayer { dealt, seat: first } => EventJson::FirstPlayer {
                dealt: dealt.iter().copied().map(Card::word).collect(),
                seat: seat(*first),
                clause: self.id_of(PA1_SETUP_11, PA2_SETUP_11),
            },
            Event::Dealt { count } => {
                EventJson::Dealt { count: *count, clause: self.id_of(PA1_SETUP_12, PA2_SETUP_12) }
            }
            Event::TurnBegan { seat: mover, turn, extra } => {
                EventJson::TurnBegan { seat: seat(*mover), turn: *turn, extra: *extra }
            }
            Event::TurnLost { seat: mover } => {
                EventJson::TurnLost { seat: seat(*mover), clause: self.id_of(PA1_ACT_KO_03, PA2_ACT_STUN_03) }
            }
            Event::Drew { seat: mover, count, cards, clause } => EventJson::Drew {
                seat: seat(*mover),
                count: *count,
                cards: cards.map(say_cards),
                clause: clause.id().into(),
            },
            Event::Reshuffled { count } => {
                EventJson::Reshuffled { count: *count, clause: self.id_of(PA1_CLEAN_03, PA2_CLEAN_03) }
            }
            Event::HandDiscarded { seat: mover, cards, clause } => {
                EventJson::HandDiscarded { seat: seat(*mover), cards: say_cards(*cards), clause: clause.id().into() }
            }
            Event::CleanedUp { cards } => {
                EventJson::CleanedUp { cards: say_cards(*cards), clause: self.id_of(PA1_CLEAN_01, PA2_CLEAN_01) }
            }
            Event::Reversed { rightward } => EventJson::Reversed {
                direction: say_direction(*rightward),
                clause: self.id_of(PA1_ACT_QA_02, PA2_ACT_SNEAK_02),
            },
            _ => return None,
        })
    }

    /// Converts events of declarations, cards and special actions.
    fn battle_event_to_json(&self, event: &Event) -> Option<EventJson> {
        let seat = |seat| self.say_seat(seat);
        Some(match event {
            Event::Attacked { seat: attacker, with, player } => {
                EventJson::Attacked { seat: seat(*attacker), with: self.say_figure(*with), player: seat(*player) }
            }
            Event::Defended { seat: defender, with } => {
                EventJson::Defended { seat: seat(*defender), with: self.say_figure(*with) }
            }
            Event::Laid { seat: player, card } => EventJson::Laid { seat: seat(*player), card: card.map(Card::word) },
            Event::Revealed { attacker, defender, won } => EventJson::Revealed {
                attacker: self.sum_to_json(attacker),
                defender: self.sum_to_json(defender),
                won: *won,
                clause: if *won {
                    self.id_of(PA1_BATTLE_06, PA2_BATTLE_06)
                } else {
                    self.id_of(PA1_BATTLE_11, PA2_BATTLE_07)
                },
            },
            Event::Used { seat: attacker, action, on, players } => EventJson::Used {
                seat: seat(*attacker),
                action: *action,
                on: on.map(|on| self.say_figure(on)),
                players: self.say_seats(*players),
                clause: self.clause_of(*action).id().into(),
            },
            Event::Declined { seat: attacker, action } => {
                EventJson::Declined { seat: seat(*attacker), action: *action }
            }
            Event::BrokenOff => EventJson::BrokenOff { clause: PA_R_51.id().into() },
            _ => return None,
        })
    }

    /// Converts events of figures.
    fn figure_event_to_json(&self, event: &Event) -> Option<EventJson> {
        let name = |figure| self.say_figure(figure);
        Some(match event {
            Event::Rolled { figure, face } => EventJson::Rolled {
                figure: name(*figure),
                face: *face,
                clause: self.id_of(PA1_ACT_LUCK_01, PA2_ACT_LUCK_01),
            },
            Event::Guarded { figure, card } => EventJson::Guarded {
                figure: name(*figure),
                card: card.word(),
                clause: self.id_of(PA1_ACT_SHIELD_01, PA2_ACT_ARMOR_01),
            },
            Event::GuardSpent { figure, card } => EventJson::GuardSpent {
                figure: name(*figure),
                card: card.word(),
                clause: self.id_of(PA1_ACT_SHIELD_02, PA2_ACT_ARMOR_02),
            },
            Event::GuardKept { figure } => EventJson::GuardKept { figure: name(*figure) },
            Event::PowerChanged { figure, from, to, clause } => {
                EventJson::PowerChanged { figure: name(*figure), from: *from, to: *to, clause: clause.id().into() }
            }
            Event::Wounded { figure } => EventJson::Wounded { figure: name(*figure), clause: PA2_WOUND_01.id().into() },
            Event::LaidDown { figure } => {
                EventJson::LaidDown { figure: name(*figure), clause: PA1_ACT_VULN_01.id().into() }
            }
            Event::StoodUp { figure } => {
                EventJson::StoodUp { figure: name(*figure), clause: PA1_ACT_VULN_03.id().into() }
            }
            Event::Captured { figure, from, by } => EventJson::Captured {
                figure: name(*figure),
                from: self.say_seat(*from),
                by: self.say_seat(*by),
                clause: self.id_of(PA1_BATTLE_09, PA2_WOUND_05),
            },
            Event::Joined { figure, seat, power, by } => EventJson::Joined {
                figure: name(*figure),
                seat: self.say_seat(*seat),
                power: *power,
                by: *by,
                clause: self.clause_of(*by).id().into(),
            },
            Event::LeftPlay { figure } => EventJson::LeftPlay { figure: name(*figure), clause: PA_R_47.id().into() },
            _ => return None,
        })
    }

    /// Converts events of players who leave, and of the end of the game.
    fn ending_event_to_json(&self, event: &Event) -> Option<EventJson> {
        let seat = |seat| self.say_seat(seat);
        Some(match event {
            Event::Resigned { seat: player } => {
                EventJson::Resigned { seat: seat(*player), clause: PA_R_47.id().into() }
            }
            Event::TimedOut { seat: player } => {
                EventJson::TimedOut { seat: seat(*player), clause: PA_R_47.id().into() }
            }
            Event::Eliminated { seat: player } => {
                EventJson::Eliminated { seat: seat(*player), clause: self.id_of(PA1_END_01, PA2_END_01) }
            }
            Event::Ended { by, winner } => EventJson::Ended {
                winner: winner.map(seat),
                by: *by,
                clause: by.clause(self.edition(), *winner).id().into(),
            },
            _ => return None,
        })
    }
}
