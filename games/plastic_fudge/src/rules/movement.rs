//! Movement: checks the decisions of a movement phase, and carries them out.

use super::Play;
use crate::action::{Action, Leg};
use crate::battle::PlasticFudge;
use crate::battlefield::TerrainKind;
use crate::clauses::*;
use crate::event::Event;
use crate::id::Id;
use crate::length::Length;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use referee::{Cite, Clause};
use schemars::JsonSchema;
use serde::Serialize;

/// What an order to move says.
#[derive(Clone, Copy)]
pub(super) struct Order<'a> {
    /// The turns and straight legs, in order.
    pub path: &'a [Leg],
    /// The carrier that the Unit boards at the end.
    pub board: Option<Id>,
    /// The Howitzer that the Unit tows.
    pub tow: Option<Id>,
    /// Whether the Unit, a Helicopter, leaves the table at the end.
    pub exit: bool,
}

impl<'a> Order<'a> {
    /// Makes an order for a Unit that neither boards nor tows.
    const fn alone(path: &'a [Leg], exit: bool) -> Order<'a> {
        Order { path, board: None, tow: None, exit }
    }
}

/// Why a decision of the movement phase is refused.
#[allow(missing_docs, reason = "fields are named for what they hold, and the sentence spells them out")]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum MoveFault {
    /// No Unit has this id, or the Unit belongs to the enemy.
    #[error("{unit} is not your Unit.")]
    NotYours { unit: Id },
    /// The Unit does not obey orders in its present state. PF-R-13, PF-DMG-01, PF-R-106
    #[error("{unit} cannot act: {}.", in_words(*state))]
    CannotAct { unit: Id, state: Condition },
    /// The Unit has moved, boarded or left a carrier in this Round. PF-R-80, PF-R-101
    #[error("{unit} has already moved, boarded or left a carrier in this Round; each Unit does so once.")]
    MovedAlready { unit: Id },
    /// A passenger does not move. PF-R-54
    #[error("{unit} rides in {carrier}; a passenger can leave its carrier, but cannot move.")]
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
    /// The path is empty. It may be empty only for a Unit that boards or leaves the table, and tows nothing. PF-MOVE-01
    #[error("The order for {unit} has no path; it needs at least one turn or straight leg.")]
    NoPath { unit: Id },
    /// PF-MOVE-02
    #[error("A straight leg must be longer than 0 inches; this one has {length}.")]
    NotAhead { length: Length },
    /// PF-MOVE-03, PF-R-45
    #[error("A turn by {degrees} degrees is not possible; 1 to 180 are, to the left or, with a minus, to the right.")]
    NoTurn { degrees: i32 },
    /// PF-R-45
    #[error("A turn by {degrees} degrees is not possible; this table plays with steps of 45 degrees.")]
    OffGrid { degrees: i32 },
    /// PF-MOVE-01, PF-R-47
    #[error("The path costs at least {cost} inches; {unit} has {allowance}.")]
    TooFar {
        unit: Id,
        /// What the path costs up to the end of the first leg that the Unit cannot pay, in inches.
        cost: Length,
        /// How far the Unit may move, in inches. If the option `terrain_cost` is `whole-move`, the worst ground has
        /// lowered it.
        allowance: Length,
    },
    /// PF-R-15
    #[error("There {unit} would stick out of the table.")]
    OffTable { unit: Id },
    /// PF-R-48, PF-R-90
    #[error("{unit} would enter {piece}, {kind}, which is closed to it.")]
    Closed { unit: Id, piece: Id, kind: TerrainKind },
    /// PF-R-46
    #[error("{unit} would cross the base of {other}; a Unit passes through Troopers of its own side only.")]
    InTheWay { unit: Id, other: Id },
    /// PF-R-46
    #[error("{unit} would end on the base of {other}.")]
    EndsOn { unit: Id, other: Id },
    /// PF-R-62
    #[error("{unit} would end over the base of {other}.")]
    EndsOver { unit: Id, other: Id },
    /// PF-R-54, PF-R-101
    #[error("{unit} cannot ride in {carrier}: only Troopers can ride, in a carrier of their side on the table.")]
    NoRide { unit: Id, carrier: Id },
    /// PF-R-54
    #[error("{carrier} has no room for {unit}: it carries {capacity}.")]
    Full { unit: Id, carrier: Id, capacity: u8 },
    /// PF-R-54, PF-R-101
    #[error("{unit} would be {gap} inches from {carrier}; to board or leave, it must be within {limit}.")]
    NotAtCarrier { unit: Id, carrier: Id, gap: Length, limit: Length },
    /// PF-R-54
    #[error("{unit} is not in a carrier on the table.")]
    NotAboard { unit: Id },
    /// PF-R-66
    #[error("{unit} cannot tow {gun}: a steady Jeep tows a Howitzer of its own side that stands on the table.")]
    NoTow { unit: Id, gun: Id },
    /// PF-R-66
    #[error("{gun} is {gap} inches from {unit}; to be towed, it must be within {limit}.")]
    NotHitched { unit: Id, gun: Id, gap: Length, limit: Length },
    /// PF-R-64
    #[error("{unit} is not a Helicopter; only Helicopters leave and enter by their side's edge.")]
    NoHelicopter { unit: Id },
    /// PF-R-106
    #[error("{unit} would be {gap} inches from its side's edge; to leave, it must be within {limit}.")]
    NotAtEdge { unit: Id, gap: Length, limit: Length },
    /// PF-R-106
    #[error("{unit} does not wait off the table, so it cannot enter.")]
    NotInReserve { unit: Id },
    /// PF-R-65
    #[error("{unit} is not a Jet; only Jets are called.")]
    NoJet { unit: Id },
    /// PF-R-65
    #[error("{unit} was called in Round {round} already.")]
    CalledAlready { unit: Id, round: u16 },
    /// PF-U-JET-01, PF-R-65
    #[error("{unit} cannot be called: this takes a steady Radioman on the table.")]
    NoRadioman { unit: Id },
}

fn in_words(state: Condition) -> &'static str {
    match state {
        Condition::Steady => "it is not on the table",
        Condition::Routed => "it is routed and obeys no orders",
        Condition::Destroyed => "it is destroyed",
        Condition::Fled => "it fled off the table",
        Condition::Out => "it was taken off the table",
        Condition::Reserve => "it waits off the table",
        Condition::Undeployed => "it is not deployed",
    }
}

impl Cite for MoveFault {
    fn clause(&self) -> Clause {
        use MoveFault::*;
        match self {
            NotYours { .. } | NoPath { .. } | TooFar { .. } => PF_MOVE_01,
            CannotAct { state, .. } => match state {
                Condition::Routed => PF_R_13,
                Condition::Fled => PF_ROUT_03,
                Condition::Out | Condition::Reserve => PF_R_106,
                _ => PF_DMG_01,
            },
            MovedAlready { .. } => PF_R_80,
            Rides { .. } | NoRide { .. } | Full { .. } => PF_R_54,
            NotAtCarrier { .. } | NotAboard { .. } => PF_R_54,
            FiftyCal { .. } => PF_U_C50_01,
            Howitzer { .. } => PF_U_HOW_01,
            NotAhead { .. } => PF_MOVE_02,
            NoTurn { .. } | OffGrid { .. } => PF_R_45,
            OffTable { .. } => PF_R_15,
            Closed { kind, .. } if kind.row().lowered.is_none() => kind.row().clause,
            Closed { .. } => PF_R_52,
            InTheWay { .. } | EndsOn { .. } => PF_R_46,
            EndsOver { .. } => PF_R_62,
            NoTow { .. } | NotHitched { .. } => PF_R_66,
            NoHelicopter { .. } => PF_R_64,
            NotAtEdge { .. } | NotInReserve { .. } => PF_R_106,
            Jet { .. } | NoJet { .. } | CalledAlready { .. } => PF_R_65,
            NoRadioman { .. } => PF_U_JET_01,
        }
    }
}

impl PlasticFudge {
    pub(crate) fn check_movement(&self, state: &State, side: Side, action: &Action) -> Result<(), MoveFault> {
        match action {
            Action::Move { unit, path, board, tow, exit } => {
                self.check_move(state, side, *unit, Order { path, board: *board, tow: *tow, exit: *exit })
            }
            Action::Enter { unit, at, facing, path, exit } => {
                self.check_enter(state, side, *unit, (*at, *facing), Order::alone(path, *exit))
            }
            Action::Leave { unit, at, .. } => self.check_leave(state, side, *unit, *at),
            Action::CallJet { unit } => self.check_call(state, side, *unit),
            _ => Ok(()),
        }
    }

    /// Returns the Unit of a side with this id, or the fault that there is none.
    pub(super) fn own(&self, side: Side, id: Id) -> Result<UnitIndex, MoveFault> {
        let own = self.unit(id).filter(|unit| self.profile(*unit).side == side);
        own.ok_or(MoveFault::NotYours { unit: id })
    }

    /// Checks a whole move before any of it is carried out. PF-R-89
    fn check_move(&self, state: &State, side: Side, id: Id, order: Order<'_>) -> Result<(), MoveFault> {
        let unit = self.own(side, id)?;
        let mover = self.mover(state, unit, order.tow)?;
        if order.path.is_empty() && (order.board.is_none() && !order.exit || order.tow.is_some()) {
            return Err(MoveFault::NoPath { unit: id });
        }
        let end = mover.judge(mover.begin(), order.path)?;
        if let Some(carrier) = order.board {
            self.check_board(state, unit, carrier, end.at)?;
        }
        if order.exit {
            self.check_exit(state, unit, end.at)?;
        }
        Ok(())
    }

    /// Checks that a Unit can move. It must be steady (not routed), on its own base and not moved yet. Its type must be
    /// able to move. PF-R-13, PF-R-80, PF-R-54, PF-R-24, PF-R-66
    pub(crate) fn check_mobile(&self, state: &State, unit: UnitIndex) -> Result<(), MoveFault> {
        let (profile, this) = (self.profile(unit), state.unit(unit));
        let id = profile.id;
        if this.condition != Condition::Steady {
            return Err(MoveFault::CannotAct { unit: id, state: this.condition });
        }
        if let Some(carrier) = this.carrier {
            return Err(MoveFault::Rides { unit: id, carrier: self.profile(carrier).id });
        }
        if this.moved {
            return Err(MoveFault::MovedAlready { unit: id });
        }
        match profile.kind {
            UnitType::FiftyCal if !self.fifty_cal_may_move(state, unit) => Err(MoveFault::FiftyCal { unit: id }),
            UnitType::Howitzer if !self.howitzer_may_move(state, unit) => Err(MoveFault::Howitzer { unit: id }),
            UnitType::Jet => Err(MoveFault::Jet { unit: id }),
            _ => Ok(()),
        }
    }
}

impl Play<'_, '_> {
    pub(crate) fn movement(&mut self, action: &Action) {
        match action {
            Action::Move { unit, path, board, tow, exit } => {
                self.carry_out_move(*unit, Order { path, board: *board, tow: *tow, exit: *exit });
            }
            Action::Enter { unit, at, facing, path, exit } => {
                self.bring_in(*unit, (*at, *facing), Order::alone(path, *exit));
            }
            Action::Leave { unit, at, facing } => self.get_out(*unit, *at, *facing),
            Action::CallJet { unit } => self.call_jet(*unit),
            _ => {}
        }
    }

    /// Moves a Unit. It boards or leaves the table only if no mine stopped the move. PF-R-89, PF-R-101, PF-R-106
    fn carry_out_move(&mut self, id: Id, order: Order<'_>) {
        let unit = self.game.unit(id).expect("the decision is legal");
        let gun = order.tow.and_then(|gun| self.game.unit(gun));
        if !self.walk(unit, gun, order.path) {
            return;
        }
        if let Some(carrier) = order.board {
            let nth = self.game.unit(carrier).expect("the decision is legal");
            self.state.unit_mut(unit).carrier = Some(nth);
            self.table.emit(|| Event::Boarded { unit: id, carrier });
        }
        if order.exit {
            self.fly_out(unit);
        }
    }
}
