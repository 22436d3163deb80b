//! Carriers: boarding and leaving, towing, Helicopters that leave and enter, and Jets that are called.

use super::Play;
use super::bases::{CONTACT, MARKER};
use super::jets::ON_THE_WAY;
use super::movement::{MoveFault, Order};
use super::path::{Journey, Mover};
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::options::HowitzerMove;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::{Disc, Point, TOLERANCE};

impl PlasticFudge {
    /// Checks that a Unit at `at` may board a carrier. The Unit must be a Trooper. The carrier must be of the same
    /// side, have room and be in contact. PF-R-54, PF-R-101, PF-U-HEL-03
    pub(crate) fn check_board(
        &self,
        state: &State,
        unit: UnitIndex,
        carrier_id: Id,
        at: Point,
    ) -> Result<(), MoveFault> {
        let profile = self.profile(unit);
        let no_ride = MoveFault::NoRide { unit: profile.id, carrier: carrier_id };
        let own = self.unit(carrier_id).filter(|carrier| self.profile(*carrier).side == profile.side);
        let carrier = own.ok_or_else(|| no_ride.clone())?;
        let rides = !profile.kind.is_vehicle() && self.profile(carrier).kind.is_vehicle();
        if !rides || !self.has_base(state, carrier) {
            return Err(no_ride);
        }
        let capacity = self.capacity(carrier);
        if self.passengers(state, carrier).count() >= capacity {
            return Err(MoveFault::Full { unit: profile.id, carrier: carrier_id, capacity: capacity as u8 });
        }
        self.check_at_carrier(state, unit, carrier, at)
    }

    /// Checks that a Unit at `at` is in contact with a carrier, as boarding and leaving require. The gap may be a tenth
    /// of an inch at most. PF-R-54, PF-R-101
    fn check_at_carrier(&self, state: &State, unit: UnitIndex, carrier: UnitIndex, at: Point) -> Result<(), MoveFault> {
        let base = Disc::new(at, self.profile(unit).radius);
        let other = self.disc(state, carrier);
        if base.gap_at_most(other, CONTACT + TOLERANCE) {
            return Ok(());
        }
        let (unit, carrier) = (self.profile(unit).id, self.profile(carrier).id);
        Err(MoveFault::NotAtCarrier { unit, carrier, gap: Length(base.gap_rounded(other)), limit: Length(CONTACT) })
    }

    /// Checks that a Unit may tow a Howitzer, and returns the Howitzer. The Unit must be a Jeep. The Howitzer must be
    /// of the same side, in contact and not moved yet. PF-R-66
    pub(crate) fn check_tow(&self, state: &State, unit: UnitIndex, gun_id: Id) -> Result<UnitIndex, MoveFault> {
        let profile = self.profile(unit);
        let own = self.unit(gun_id).filter(|gun| self.profile(*gun).side == profile.side);
        let is_gun = |gun: &UnitIndex| self.profile(*gun).kind == UnitType::Howitzer && self.has_base(state, *gun);
        let may_tow = profile.kind == UnitType::Jeep && self.options().howitzer_move == HowitzerMove::Towed;
        let gun = own.filter(|gun| may_tow && is_gun(gun));
        let gun = gun.ok_or(MoveFault::NoTow { unit: profile.id, gun: gun_id })?;
        if state.unit(gun).moved {
            return Err(MoveFault::MovedAlready { unit: gun_id });
        }
        if !self.gap_at_most(state, unit, gun, CONTACT) {
            let gap = Length(self.disc(state, unit).gap_rounded(self.disc(state, gun)));
            return Err(MoveFault::NotHitched { unit: profile.id, gun: gun_id, gap, limit: Length(CONTACT) });
        }
        Ok(gun)
    }

    /// Checks that a Unit at `at` may leave the table by its own edge. It must be a Helicopter. PF-R-64, PF-R-106
    pub(super) fn check_exit(&self, state: &State, unit: UnitIndex, at: Point) -> Result<(), MoveFault> {
        let profile = self.profile(unit);
        if profile.kind != UnitType::Helicopter {
            return Err(MoveFault::NoHelicopter { unit: profile.id });
        }
        let gap = self.gap_to_own_edge(state, profile.side, Disc::new(at, profile.radius));
        if gap > CONTACT + TOLERANCE {
            let (gap, limit) = (Length(gap), Length(CONTACT));
            return Err(MoveFault::NotAtEdge { unit: profile.id, gap, limit });
        }
        Ok(())
    }

    /// Checks that a Helicopter in reserve may come in from its own edge, and may leave by it again if the order says
    /// so. PF-R-64, PF-R-106
    pub(super) fn check_enter(
        &self,
        state: &State,
        side: Side,
        id: Id,
        (along, facing): (Length, i32),
        order: Order<'_>,
    ) -> Result<(), MoveFault> {
        let unit = self.own(side, id)?;
        if self.profile(unit).kind != UnitType::Helicopter {
            return Err(MoveFault::NoHelicopter { unit: id });
        }
        if state.unit(unit).condition != Condition::Reserve {
            return Err(MoveFault::NotInReserve { unit: id });
        }
        let mover = Mover::new(self, state, unit);
        let journey = self.entering(state, unit, (along, facing));
        if !state.ground.holds(Disc::new(journey.at, self.profile(unit).radius)) {
            return Err(MoveFault::OffTable { unit: id });
        }
        if !self.flies(unit) {
            self.check_free(state, unit, journey.at)?;
        }
        // `judge` lets a Unit stay on a base that it overlapped at the start; a Helicopter that comes in has no such
        // exception
        let end = Disc::new(mover.judge(journey, order.path)?.at, self.profile(unit).radius);
        if let Some(other) = self.base_under(state, end, &[unit]) {
            return Err(MoveFault::EndsOver { unit: id, other: self.profile(other).id });
        }
        if order.exit { self.check_exit(state, unit, end.centre) } else { Ok(()) }
    }

    /// Returns the start of the way of a Helicopter that comes in at a point of its edge, given in inches from the
    /// west. PF-R-106
    pub(crate) fn entering(&self, state: &State, unit: UnitIndex, (along, facing): (Length, i32)) -> Journey {
        let profile = self.profile(unit);
        Journey::begin(self.at_own_edge(state, profile.side, along.0, profile.radius), facing.rem_euclid(360))
    }

    /// Checks that a passenger may get out at `at`. It must be steady (not routed) and must not have boarded in this
    /// Round. The spot must be free and in contact with the carrier. PF-R-54, PF-R-101
    pub(crate) fn check_leave(&self, state: &State, side: Side, id: Id, at: Spot) -> Result<(), MoveFault> {
        let unit = self.own(side, id)?;
        let this = state.unit(unit);
        if this.condition != Condition::Steady {
            return Err(MoveFault::CannotAct { unit: id, state: this.condition });
        }
        let carrier = this.carrier.filter(|carrier| self.has_base(state, *carrier));
        let carrier = carrier.ok_or(MoveFault::NotAboard { unit: id })?;
        if this.moved {
            return Err(MoveFault::MovedAlready { unit: id });
        }
        self.check_at_carrier(state, unit, carrier, at.0)?;
        self.check_free(state, unit, at.0)
    }

    /// Checks that a Unit's base at `at` would be on the table, off closed ground and on no other base. PF-R-101
    pub(crate) fn check_free(&self, state: &State, unit: UnitIndex, at: Point) -> Result<(), MoveFault> {
        let profile = self.profile(unit);
        let base = Disc::new(at, profile.radius);
        if !state.ground.holds(base) {
            return Err(MoveFault::OffTable { unit: profile.id });
        }
        if let Some(patch) = state.ground.closed_under(base, &self.gait(unit)) {
            return Err(MoveFault::Closed { unit: profile.id, piece: patch.id, kind: patch.kind });
        }
        match self.base_under(state, base, &[unit]) {
            Some(other) => Err(MoveFault::EndsOn { unit: profile.id, other: self.profile(other).id }),
            None => Ok(()),
        }
    }

    /// Checks that a side may call a Jet. The Jet must be in reserve and not called yet, and the side must have a
    /// steady Radioman. PF-U-JET-01, PF-U-JET-02, PF-R-65
    pub(super) fn check_call(&self, state: &State, side: Side, id: Id) -> Result<(), MoveFault> {
        let unit = self.own(side, id)?;
        let this = state.unit(unit);
        if self.profile(unit).kind != UnitType::Jet {
            return Err(MoveFault::NoJet { unit: id });
        }
        if this.called > 0 {
            return Err(MoveFault::CalledAlready { unit: id, round: this.called });
        }
        if this.condition != Condition::Reserve {
            return Err(MoveFault::CannotAct { unit: id, state: this.condition });
        }
        if !self.has_radioman(state, side) {
            return Err(MoveFault::NoRadioman { unit: id });
        }
        Ok(())
    }
}

impl Play<'_, '_> {
    /// Takes a Helicopter and its passengers off the table for good. In revision 1, the passengers still count as
    /// aboard. PF-R-64, PF-R-106
    pub(super) fn fly_out(&mut self, unit: UnitIndex) {
        let passengers: Vec<UnitIndex> = self.game.passengers(self.state, unit).collect();
        for gone in passengers.into_iter().chain([unit]) {
            let own = self.state.unit_mut(gone);
            own.condition = Condition::Out;
            own.carrier = own.carrier.filter(|_| !self.game.since(2));
        }
        let id = self.game.profile(unit).id;
        self.table.emit(|| Event::Exit { unit: id });
    }

    /// Brings a Helicopter onto the table and moves it. If its order says so and no mine stops the move, it leaves
    /// again. PF-R-106
    pub(super) fn bring_in(&mut self, id: Id, start: (Length, i32), order: Order<'_>) {
        let unit = self.game.unit(id).expect("the decision is legal");
        let Journey { at, facing, .. } = self.game.entering(self.state, unit, start);
        let this = self.state.unit_mut(unit);
        (this.condition, this.at, this.facing) = (Condition::Steady, at, facing as i16);
        self.table.emit(|| Event::Enter { unit: id, at: Spot(at), facing });
        if self.walk(unit, None, order.path) && order.exit {
            self.fly_out(unit);
        }
    }

    /// Lets a passenger get out of its carrier. It sets off the markers that its base touches. PF-R-101, PF-R-38
    pub(super) fn get_out(&mut self, id: Id, at: Spot, facing: i32) {
        let unit = self.game.unit(id).expect("the decision is legal");
        let facing = facing.rem_euclid(360);
        let this = self.state.unit_mut(unit);
        let carrier = this.carrier.take().expect("the decision is legal");
        (this.at, this.facing, this.moved) = (at.0, facing as i16, true);
        let carrier = self.game.profile(carrier).id;
        self.table.emit(|| Event::Left { unit: id, carrier, at, facing });
        self.touch_around(unit);
    }

    /// Sets off the markers that a Unit touches, by id, while the Unit is on the table. PF-R-38
    pub(super) fn touch_around(&mut self, unit: UnitIndex) {
        while self.game.has_base(self.state, unit) {
            let base = self.game.disc(self.state, unit);
            let touched = self.state.markers.iter().position(|marker| {
                self.game.sets_off(unit, marker) && base.gap_at_most(Disc::new(marker.at, MARKER), TOLERANCE)
            });
            let Some(marker) = touched else { return };
            self.touch(marker, unit, [Some(unit), None]);
        }
    }

    /// Calls a Jet in this Round. PF-R-65
    pub(super) fn call_jet(&mut self, id: Id) {
        let unit = self.game.unit(id).expect("the decision is legal");
        let round = self.state.round;
        self.state.unit_mut(unit).called = round;
        self.table.emit(|| Event::JetCalled { unit: id, arrives: round + ON_THE_WAY });
    }
}
