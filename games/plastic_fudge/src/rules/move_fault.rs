//! Why a move is refused.

use crate::battlefield::TerrainKind;
use crate::clauses::*;
use crate::id::Id;
use crate::length::Length;
use crate::state::Condition;
use referee::{Cite, Clause};
use serde::Serialize;
use ts_rs::TS;

/// Why a move, or something else that is done while moving, is refused.
#[allow(missing_docs, reason = "fields are named for what they hold, and the sentence spells them out")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MoveFault {
    /// The Unit is unknown, or it is the enemy's.
    #[error("{unit} is no Unit of yours.")]
    NotYours { unit: Id },
    /// It is in no state to obey. PF-R-13, PF-DMG-01, PF-R-106
    #[error("{unit} cannot do it: {}.", in_words(*state))]
    CannotAct { unit: Id, state: Condition },
    /// It has moved, boarded or left in this Round. PF-R-80, PF-R-101
    #[error("{unit} has moved, boarded or left already in this Round; each Unit does so once.")]
    MovedAlready { unit: Id },
    /// A passenger does not move. PF-R-54
    #[error("{unit} rides in {carrier}; it can leave it, but not move itself.")]
    Rides { unit: Id, carrier: Id },
    /// PF-U-C50-01, PF-R-24
    #[error(
        "{unit} cannot move or turn: a .50 cal moves only after it was attacked hand to hand, or in contact with a steady enemy."
    )]
    FiftyCal { unit: Id },
    /// PF-U-HOW-01, PF-R-66
    #[error("{unit} does not move by itself; a Jeep tows it.")]
    Howitzer { unit: Id },
    /// PF-R-65
    #[error("{unit} is a Jet: it does not move, but is called.")]
    Jet { unit: Id },
    /// Neither turns nor legs, and nothing at the end of them. PF-MOVE-01
    #[error("The order for {unit} is empty; say how it turns and goes.")]
    NoPath { unit: Id },
    /// PF-MOVE-02
    #[error("A leg is longer than nothing and leads straight ahead; {length} inches do not.")]
    NotAhead { length: Length },
    /// PF-MOVE-03, PF-R-45
    #[error("A turn is by 1 to 180 degrees, to the left or, with a minus, to the right; not by {degrees}.")]
    NoTurn { degrees: i32 },
    /// PF-R-45
    #[error("At this table turns are made in steps of 45 degrees; {degrees} is none.")]
    OffGrid { degrees: i32 },
    /// PF-MOVE-01, PF-R-47
    #[error("That costs at least {cost} inches; {unit} has {allowance}.")]
    TooFar {
        unit: Id,
        /// What the path costs up to the leg that is too far.
        cost: Length,
        /// What the Unit has, lowered by the worst ground if the table plays so.
        allowance: Length,
    },
    /// PF-R-15
    #[error("There {unit} would stick out of the table.")]
    OffTable { unit: Id },
    /// PF-R-48, PF-R-90
    #[error("{unit} would enter {piece}, {kind}, which is closed to it.")]
    Closed { unit: Id, piece: Id, kind: TerrainKind },
    /// PF-R-46
    #[error("{unit} would cross the base of {other}; only Troopers of the own side are passed through.")]
    InTheWay { unit: Id, other: Id },
    /// PF-R-46
    #[error("{unit} would end on the base of {other}.")]
    EndsOn { unit: Id, other: Id },
    /// PF-R-62
    #[error("{unit} would end over the base of {other}.")]
    EndsOver { unit: Id, other: Id },
    /// PF-R-54, PF-R-101
    #[error("{unit} cannot ride in {carrier}: Troopers ride, in a carrier of their own side that is on the table.")]
    NoRide { unit: Id, carrier: Id },
    /// PF-R-54
    #[error("{carrier} has no room for {unit}: it carries {capacity}.")]
    Full { unit: Id, carrier: Id, capacity: u8 },
    /// PF-R-54, PF-R-101
    #[error("{unit} would be {gap} inches from {carrier}; to board or leave it is within {limit}.")]
    NotAtCarrier { unit: Id, carrier: Id, gap: Length, limit: Length },
    /// PF-R-54
    #[error("{unit} is in no carrier on the table.")]
    NotAboard { unit: Id },
    /// PF-R-66
    #[error("{unit} cannot tow {gun}: a steady Jeep tows a Howitzer of its own side that stands on the table.")]
    NoTow { unit: Id, gun: Id },
    /// PF-R-66
    #[error("{gun} is {gap} inches from {unit}; to be towed it is within {limit}.")]
    NotHitched { unit: Id, gun: Id, gap: Length, limit: Length },
    /// PF-R-64
    #[error("{unit} is no Helicopter; only Helicopters leave and enter by their edge.")]
    NoHelicopter { unit: Id },
    /// PF-R-106
    #[error("{unit} would be {gap} inches from its own edge; to leave it is within {limit}.")]
    NotAtEdge { unit: Id, gap: Length, limit: Length },
    /// PF-R-106
    #[error("{unit} does not wait off the table.")]
    NotInReserve { unit: Id },
    /// PF-R-65
    #[error("{unit} is no Jet; only Jets are called.")]
    NoJet { unit: Id },
    /// PF-R-65
    #[error("{unit} was called in Round {round} already.")]
    CalledAlready { unit: Id, round: u16 },
    /// PF-U-JET-01, PF-R-65
    #[error("Nobody can call {unit}: it takes a steady Radioman on the table.")]
    NoRadioman { unit: Id },
}

fn in_words(state: Condition) -> &'static str {
    match state {
        Condition::Steady => "it is not on the table",
        Condition::Routed => "it is routed and obeys nobody",
        Condition::Destroyed => "it is destroyed",
        Condition::Fled => "it fled off the table",
        Condition::Out => "it was taken off the table",
        Condition::Reserve => "it waits off the table",
        Condition::Undeployed => "it is not deployed",
    }
}

impl Cite for MoveFault {
    fn clause(&self) -> Clause {
        match self {
            MoveFault::NotYours { .. } | MoveFault::NoPath { .. } | MoveFault::TooFar { .. } => PF_MOVE_01,
            MoveFault::CannotAct { state, .. } => match state {
                Condition::Routed => PF_R_13,
                Condition::Fled => PF_ROUT_03,
                Condition::Out | Condition::Reserve => PF_R_106,
                _ => PF_DMG_01,
            },
            MoveFault::MovedAlready { .. } => PF_R_80,
            MoveFault::Rides { .. } | MoveFault::NoRide { .. } | MoveFault::Full { .. } => PF_R_54,
            MoveFault::NotAtCarrier { .. } | MoveFault::NotAboard { .. } => PF_R_54,
            MoveFault::FiftyCal { .. } => PF_U_C50_01,
            MoveFault::Howitzer { .. } => PF_U_HOW_01,
            MoveFault::NotAhead { .. } => PF_MOVE_02,
            MoveFault::NoTurn { .. } | MoveFault::OffGrid { .. } => PF_R_45,
            MoveFault::OffTable { .. } => PF_R_15,
            MoveFault::Closed { kind, .. } if kind.row().lowered.is_none() => kind.row().clause,
            MoveFault::Closed { .. } => PF_R_52,
            MoveFault::InTheWay { .. } | MoveFault::EndsOn { .. } => PF_R_46,
            MoveFault::EndsOver { .. } => PF_R_62,
            MoveFault::NoTow { .. } | MoveFault::NotHitched { .. } => PF_R_66,
            MoveFault::NoHelicopter { .. } => PF_R_64,
            MoveFault::NotAtEdge { .. } | MoveFault::NotInReserve { .. } => PF_R_106,
            MoveFault::Jet { .. } | MoveFault::NoJet { .. } | MoveFault::CalledAlready { .. } => PF_R_65,
            MoveFault::NoRadioman { .. } => PF_U_JET_01,
        }
    }
}
