//! Writes events as JSON.

use crate::action::Effect;
use crate::clauses::*;
use crate::troop::{Colour, Kinds, Troop};
use crate::{Event, ToyBattle};
use referee::Clause;
use serde::Serialize;
use ts_rs::TS;

/// An event in JSON. If `troops` or `troop` is null or left out, the viewer may not know the Troops. `by` is left out
/// for draws of the turn action and of the set-up. `extra` is left out if it is false.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "Event")]
pub(crate) enum EventJson<'a> {
    TurnBegan {
        seat: Colour,
        turn: u32,
    },
    Drew {
        seat: Colour,
        count: u8,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(as = "Option<Vec<Troop>>", optional = nullable)]
        troops: Option<Kinds>,
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional = nullable)]
        by: Option<Effect>,
        #[ts(type = "string")]
        clause: Clause,
    },
    Placed {
        seat: Colour,
        troop: Troop,
        on: &'a str,
        level: u8,
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        #[ts(as = "Option<bool>", optional)]
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
        #[ts(type = "string")]
        clause: Clause,
    },
    TakenBack {
        seat: Colour,
        troop: Troop,
        from: &'a str,
        #[ts(type = "string")]
        clause: Clause,
    },
    Moved {
        by: Colour,
        seat: Colour,
        troop: Troop,
        from: &'a str,
        to: &'a str,
        #[ts(type = "string")]
        clause: Clause,
    },
    Returned {
        seat: Colour,
        troop: Troop,
        #[ts(type = "string")]
        clause: Clause,
    },
    Pinned {
        seat: Colour,
        troop: Option<Troop>,
        #[ts(type = "string")]
        clause: Clause,
    },
    StoodUp {
        seat: Colour,
        count: u8,
        #[ts(as = "Option<Vec<Troop>>")]
        troops: Option<Kinds>,
        #[ts(type = "string")]
        clause: Clause,
    },
    Claimed {
        seat: Colour,
        region: &'a str,
        medals: u8,
        #[ts(type = "string")]
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
        #[ts(type = "string")]
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
