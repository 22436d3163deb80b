//! Movement: who may move, and how the order is carried out.

use super::Play;
use super::move_fault::MoveFault;
use super::path::Mover;
use crate::action::{Action, Leg};
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;

/// An order to move.
#[derive(Clone, Copy)]
pub(super) struct Order<'a> {
    /// Turns and legs.
    pub path: &'a [Leg],
    /// The carrier boarded at the end.
    pub board: Option<Id>,
    /// The gun that is towed.
    pub tow: Option<Id>,
    /// Whether a Helicopter leaves at the end.
    pub exit: bool,
}

impl<'a> Order<'a> {
    /// An order of a Unit that neither boards nor tows.
    const fn alone(path: &'a [Leg], exit: bool) -> Order<'a> {
        Order { path, board: None, tow: None, exit }
    }
}

impl PlasticFudge {
    pub(super) fn check_movement(&self, state: &State, side: Side, action: &Action) -> Result<(), Refusal> {
        let judged = match action {
            Action::Move { unit, path, board, tow, exit } => {
                self.check_move(state, side, *unit, Order { path, board: *board, tow: *tow, exit: *exit })
            }
            Action::Enter { unit, at, facing, path, exit } => {
                self.check_enter(state, side, *unit, (*at, *facing), Order::alone(path, *exit))
            }
            Action::Leave { unit, at, .. } => self.check_leave(state, side, *unit, *at),
            Action::CallJet { unit } => self.check_call(state, side, *unit),
            _ => Ok(()),
        };
        judged.map_err(Refusal::Move)
    }

    /// Finds a Unit of a side.
    pub(super) fn own(&self, side: Side, id: Id) -> Result<UnitIndex, MoveFault> {
        let own = self.unit(id).filter(|unit| self.profile(*unit).side == side);
        own.ok_or(MoveFault::NotYours { unit: id })
    }

    /// A move is judged as a whole. PF-R-89
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

    /// Checks that a Unit may move, and returns it with the gun it may tow. PF-R-66
    pub(crate) fn mover<'a>(
        &'a self,
        state: &'a State,
        unit: UnitIndex,
        tow: Option<Id>,
    ) -> Result<Mover<'a>, MoveFault> {
        self.check_mobile(state, unit)?;
        let mover = Mover::new(self, state, unit);
        Ok(match tow {
            Some(gun) => mover.towing(self.check_tow(state, unit, gun)?),
            None => mover,
        })
    }

    /// Steady, on a base of its own, not moved yet, and of a kind that moves. PF-R-13, PF-R-80, PF-R-54, PF-R-24, PF-R-66
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
    pub(super) fn movement(&mut self, action: &Action) {
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

    /// Moves a Unit; what follows the path does so only if nothing stopped it. PF-R-89, PF-R-101, PF-R-106
    fn carry_out_move(&mut self, id: Id, order: Order<'_>) {
        let unit = self.game.unit(id).expect("the move was judged");
        let gun = order.tow.and_then(|gun| self.game.unit(gun));
        if !self.walk(unit, gun, order.path) {
            return;
        }
        if let Some(carrier) = order.board {
            let nth = self.game.unit(carrier).expect("the move was judged");
            self.state.unit_mut(unit).carrier = Some(nth);
            self.table.emit(|| Event::Boarded { unit: id, carrier });
        }
        if order.exit {
            self.fly_out(unit);
        }
    }
}
