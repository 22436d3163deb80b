//! Writes events as JSON.

use crate::action::Effect;
use crate::clauses::*;
use crate::troop::{Colour, Kinds, Troop};
use crate::{Event, ToyBattle};
use referee::Clause;
use schemars::JsonSchema;
use serde::Serialize;

/// An event in JSON. If `troops` or `troop` is null or left out, the viewer may not know the Troops. `by` is left out
/// for draws of the turn action and of the set-up. `extra` is left out if it is false.
#[derive(Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[schemars(rename = "Event")]
pub(crate) enum EventJson<'a> {
    TurnBegan {
        seat: Colour,
        turn: u32,
    },
    Drew {
        seat: Colour,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[schemars(with = "Vec<Troop>")]
        troops: Option<Kinds>,
        #[serde(skip_serializing_if = "Option::is_none")]
        by: Option<Effect>,
        clause: Clause,
    },
    Placed {
        seat: Colour,
        troop: Troop,
        on: &'a str,
        level: u8,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        extra: bool,
    },
    EffectDeclined {
        seat: Colour,
        effect: Effect,
    },
    Discarded {
        owner: Colour,
        troop: Troop,
        from: Option<&'a str>,
        by: Effect,
        clause: Clause,
    },
    TakenBack {
        seat: Colour,
        troop: Troop,
        from: &'a str,
        clause: Clause,
    },
    Moved {
        by: Colour,
        seat: Colour,
        troop: Troop,
        from: &'a str,
        to: &'a str,
        clause: Clause,
    },
    Returned {
        seat: Colour,
        troop: Troop,
        clause: Clause,
    },
    Pinned {
        seat: Colour,
        troop: Option<Troop>,
        clause: Clause,
    },
    StoodUp {
        seat: Colour,
        count: u8,
        #[schemars(with = "Option<Vec<Troop>>")]
        troops: Option<Kinds>,
        clause: Clause,
    },
    Claimed {
        seat: Colour,
        region: &'a str,
        medals: u8,
        clause: Clause,
    },
    Resigned {
        seat: Colour,
    },
    TimedOut {
        seat: Colour,
    },
    Ended {
        winner: Colour,
        by: &'static str,
        clause: Clause,
    },
}

impl ToyBattle {
    pub(super) fn event_to_json(&self, event: &Event) -> EventJson<'_> {
        let name = |place| self.field().name(place);
        match *event {
            Event::TurnBegan { seat, turn } => EventJson::TurnBegan { seat: seat.into(), turn },
            Event::Drew { seat, count, troops, by, clause } => {
                EventJson::Drew { seat: seat.into(), count, troops, by, clause }
            }
            Event::Placed { seat, troop, on, level, extra } => {
                EventJson::Placed { seat: seat.into(), troop, on: name(on), level, extra }
            }
            Event::EffectDeclined { seat, effect } => EventJson::EffectDeclined { seat: seat.into(), effect },
            Event::Discarded { owner, troop, from, by, clause } => {
                EventJson::Discarded { owner: owner.into(), troop, from: from.map(name), by, clause }
            }
            Event::TakenBack { seat, troop, from } => {
                EventJson::TakenBack { seat: seat.into(), troop, from: name(from), clause: TB_TERR_CASTLE_01 }
            }
            Event::Moved { by, piece, from, to } => EventJson::Moved {
                by: by.into(),
                seat: piece.seat.into(),
                troop: piece.troop,
                from: name(from),
                to: name(to),
                clause: TB_TERR_JUNGLE_02,
            },
            Event::Returned { seat, troop } => EventJson::Returned { seat: seat.into(), troop, clause: TB_TERR_CEM_01 },
            Event::Pinned { seat, troop } => EventJson::Pinned { seat: seat.into(), troop, clause: TB_TERR_BATTLE_02 },
            Event::StoodUp { seat, count, troops } => {
                EventJson::StoodUp { seat: seat.into(), count, troops, clause: TB_TERR_BATTLE_03 }
            }
            Event::Claimed { seat, region, medals } => EventJson::Claimed {
                seat: seat.into(),
                region: &self.field().region_names[usize::from(region)],
                medals,
                clause: TB_MEDAL_01,
            },
            Event::Resigned { seat } => EventJson::Resigned { seat: seat.into() },
            Event::TimedOut { seat } => EventJson::TimedOut { seat: seat.into() },
            Event::Ended { winner, by } => {
                EventJson::Ended { winner: winner.into(), by: by.word(), clause: by.clause() }
            }
        }
    }
}
