//! Events in JSON.

use super::{SaidSeat, say_kinds};
use crate::action::Effect;
use crate::clauses::*;
use crate::troop::Troop;
use crate::{Event, ToyBattle};
use referee::Clause;
use serde::Serialize;
use ts_rs::TS;

/// An event as it is said. `null` stands for what the viewer may not know.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "Event")]
pub(crate) enum SaidEvent {
    TurnBegan {
        seat: SaidSeat,
        turn: u32,
    },
    Drew {
        seat: SaidSeat,
        count: u8,
        troops: Option<Vec<Troop>>,
        by: Option<Effect>,
        #[ts(type = "string")]
        clause: Clause,
    },
    Placed {
        seat: SaidSeat,
        troop: Troop,
        on: String,
        level: u8,
        extra: bool,
    },
    EffectDeclined {
        seat: SaidSeat,
        effect: Effect,
    },
    Discarded {
        owner: SaidSeat,
        troop: Troop,
        from: Option<String>,
        by: Effect,
        #[ts(type = "string")]
        clause: Clause,
    },
    TakenBack {
        seat: SaidSeat,
        troop: Troop,
        from: String,
        #[ts(type = "string")]
        clause: Clause,
    },
    Moved {
        by: SaidSeat,
        seat: SaidSeat,
        troop: Troop,
        from: String,
        to: String,
        #[ts(type = "string")]
        clause: Clause,
    },
    Returned {
        seat: SaidSeat,
        troop: Troop,
        #[ts(type = "string")]
        clause: Clause,
    },
    Pinned {
        seat: SaidSeat,
        troop: Option<Troop>,
        #[ts(type = "string")]
        clause: Clause,
    },
    StoodUp {
        seat: SaidSeat,
        count: u8,
        troops: Option<Vec<Troop>>,
        #[ts(type = "string")]
        clause: Clause,
    },
    Claimed {
        seat: SaidSeat,
        region: String,
        medals: u8,
        #[ts(type = "string")]
        clause: Clause,
    },
    Resigned {
        seat: SaidSeat,
    },
    TimedOut {
        seat: SaidSeat,
    },
    Ended {
        winner: SaidSeat,
        by: String,
        #[ts(type = "string")]
        clause: Clause,
    },
}

impl ToyBattle {
    pub(super) fn said_event(&self, event: &Event) -> SaidEvent {
        let name = |place| self.say_place(place);
        match *event {
            Event::TurnBegan { seat, turn } => SaidEvent::TurnBegan { seat: seat.into(), turn },
            Event::Drew { seat, count, troops, by, clause } => {
                SaidEvent::Drew { seat: seat.into(), count, troops: troops.map(say_kinds), by, clause }
            }
            Event::Placed { seat, troop, on, level, extra } => {
                SaidEvent::Placed { seat: seat.into(), troop, on: name(on), level, extra }
            }
            Event::EffectDeclined { seat, effect } => SaidEvent::EffectDeclined { seat: seat.into(), effect },
            Event::Discarded { owner, troop, from, by, clause } => {
                SaidEvent::Discarded { owner: owner.into(), troop, from: from.map(name), by, clause }
            }
            Event::TakenBack { seat, troop, from } => {
                SaidEvent::TakenBack { seat: seat.into(), troop, from: name(from), clause: TB_TERR_CASTLE_01 }
            }
            Event::Moved { by, piece, from, to } => SaidEvent::Moved {
                by: by.into(),
                seat: piece.seat.into(),
                troop: piece.troop,
                from: name(from),
                to: name(to),
                clause: TB_TERR_JUNGLE_02,
            },
            Event::Returned { seat, troop } => SaidEvent::Returned { seat: seat.into(), troop, clause: TB_TERR_CEM_01 },
            Event::Pinned { seat, troop } => SaidEvent::Pinned { seat: seat.into(), troop, clause: TB_TERR_BATTLE_02 },
            Event::StoodUp { seat, count, troops } => SaidEvent::StoodUp {
                seat: seat.into(),
                count,
                troops: troops.map(say_kinds),
                clause: TB_TERR_BATTLE_03,
            },
            Event::Claimed { seat, region, medals } => SaidEvent::Claimed {
                seat: seat.into(),
                region: self.field().region_names[usize::from(region)].clone(),
                medals,
                clause: TB_MEDAL_01,
            },
            Event::Resigned { seat } => SaidEvent::Resigned { seat: seat.into() },
            Event::TimedOut { seat } => SaidEvent::TimedOut { seat: seat.into() },
            Event::Ended { winner, by } => {
                SaidEvent::Ended { winner: winner.into(), by: by.word().into(), clause: by.clause() }
            }
        }
    }
}
