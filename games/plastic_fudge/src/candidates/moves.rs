//! Candidates for moves straight ahead or after one turn, for boarding, leaving and towing, and for aircraft that come
//! and go.

use super::{any, some};
use crate::action::{Action, Leg};
use crate::battle::PlasticFudge;
use crate::ground::Going;
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::options::{AttackTiming, Turns};
use crate::rules::{CONTACT, Mover};
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::{Direction, INCH, Point};
use referee::Chance;

/// How many Units get candidates in one decision.
const UNITS: usize = 8;
/// The turns that are tried, in degrees, in addition to the turn towards the Unit's goal.
const TURNS: [i32; 6] = [0, 45, -45, 90, -90, 180];
/// The shortest leg that is tried, in micrometres.
const SHORTEST: i32 = INCH / 10;

impl PlasticFudge {
    /// Appends the decision that ends movement, and decisions for some random Units that can still act. PF-R-80
    pub(super) fn push_moves(&self, state: &State, side: Side, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        out.push(Action::EndMoves {});
        let fires = self.options().attack_timing == AttackTiming::Anytime;
        let busy = |unit: &UnitIndex| {
            let this = state.unit(*unit);
            let free = !this.moved || fires && !this.attacked;
            free && matches!(this.condition, Condition::Steady | Condition::Reserve)
        };
        let units: Vec<UnitIndex> = self.units_of(side).filter(busy).collect();
        let mut going = Going::default();
        for unit in some(&units, UNITS, chance) {
            let this = state.unit(unit);
            if this.condition == Condition::Reserve {
                self.push_aircraft(state, side, unit, chance, out);
            } else if this.carrier.is_some() {
                self.push_leaving(state, side, unit, chance, out);
            } else if self.check_mobile(state, unit).is_ok() {
                self.push_ways(state, unit, chance, &mut going, out);
                self.push_tows(state, side, unit, out);
            }
            if fires {
                let mut attacks = Vec::new();
                self.push_attacks(state, side, unit, &mut attacks);
                let legal = attacks.into_iter().map(Action::Fire);
                out.extend(legal.filter(|action| self.check_decision(state, side, action).is_ok()).take(1));
            }
        }
    }

    /// Appends moves of a Unit: after each turn that is tried, straight ahead as far as possible and half as far. Also
    /// appends moves that board a carrier, and the exit of a Helicopter.
    fn push_ways(
        &self,
        state: &State,
        unit: UnitIndex,
        chance: &mut dyn Chance,
        going: &mut Going,
        out: &mut Vec<Action>,
    ) {
        let mover = Mover::new(self, state, unit);
        let id = self.profile(unit).id;
        let at = state.unit(unit).at;
        let goal = self.goal(state, unit, chance).and_then(|goal| at.bearing(goal));
        let towards = goal.map(|bearing| self.turn_to(state.unit(unit).facing.into(), bearing));
        for degrees in TURNS.into_iter().chain(towards.filter(|turn| !TURNS.contains(turn))) {
            let mut journey = mover.begin();
            if degrees != 0 && mover.step(&mut journey, Leg::Turn(degrees), going).is_err() {
                continue;
            }
            let far = mover.ahead(&journey, going);
            for length in [far, far / 2].into_iter().filter(|length| *length >= SHORTEST) {
                let mut end = journey;
                let leg = Leg::Go(Length(length));
                if mover.step(&mut end, leg, going).is_ok() && mover.check_end(&end).is_ok() {
                    out.push(order(id, path(degrees, Some(leg)), None, None, false));
                }
            }
        }
        self.push_boarding(state, &mover, going, out);
        let edge = self.gap_to_own_edge(state, self.profile(unit).side, self.disc(state, unit));
        if self.profile(unit).kind == UnitType::Helicopter && edge <= CONTACT {
            self.push_legal(state, self.profile(unit).side, order(id, Vec::new(), None, None, true), out);
        }
    }

    /// Appends, for each carrier that the Unit can board, a move to it with one turn at most. PF-R-101
    fn push_boarding(&self, state: &State, mover: &Mover<'_>, going: &mut Going, out: &mut Vec<Action>) {
        let profile = self.profile(mover.unit);
        if profile.kind.is_vehicle() {
            return;
        }
        for carrier in self.units_of(profile.side).filter(|carrier| self.capacity(*carrier) > 0) {
            if !self.has_base(state, carrier) {
                continue;
            }
            let mut journey = mover.begin();
            let board = Some(self.profile(carrier).id);
            if self.check_board(state, mover.unit, self.profile(carrier).id, journey.at).is_ok() {
                out.push(order(profile.id, Vec::new(), board, None, false));
                continue;
            }
            let Some(bearing) = journey.at.bearing(state.unit(carrier).at) else { continue };
            let degrees = self.turn_to(journey.facing, bearing);
            if degrees != 0 && mover.step(&mut journey, Leg::Turn(degrees), going).is_err() {
                continue;
            }
            let leg = Leg::Go(Length(mover.ahead(&journey, going)));
            let arrives = mover.step(&mut journey, leg, going).is_ok() && mover.check_end(&journey).is_ok();
            if arrives && self.check_board(state, mover.unit, self.profile(carrier).id, journey.at).is_ok() {
                out.push(order(profile.id, path(degrees, Some(leg)), board, None, false));
            }
        }
    }

    /// Appends a few moves of 6 or 12 inches in which this Jeep tows a Howitzer. PF-R-66
    fn push_tows(&self, state: &State, side: Side, unit: UnitIndex, out: &mut Vec<Action>) {
        if self.profile(unit).kind != UnitType::Jeep {
            return;
        }
        for gun in self.units_of(side).filter(|gun| self.profile(*gun).kind == UnitType::Howitzer) {
            for (degrees, inches) in [(0, 12), (0, 6), (45, 6), (-45, 6), (180, 6)] {
                let leg = Leg::Go(Length::inches(inches));
                let gun = Some(self.profile(gun).id);
                let action = order(self.profile(unit).id, path(degrees, Some(leg)), None, gun, false);
                self.push_legal(state, side, action, out);
            }
        }
    }

    /// Appends decisions by which a passenger gets out on three sides of its carrier, chosen at random. PF-R-101
    fn push_leaving(&self, state: &State, side: Side, unit: UnitIndex, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        let Some(carrier) = state.unit(unit).carrier else { return };
        let base = self.disc(state, carrier);
        let apart = base.radius + self.profile(unit).radius + CONTACT / 2;
        let first = any(chance, 8) as i32;
        for turn in [0, 3, 6] {
            let facing = (first + turn) * 45;
            let at = Spot(base.centre.along(Direction::degrees(facing), apart));
            let facing = facing.rem_euclid(360);
            self.push_legal(state, side, Action::Leave { unit: self.profile(unit).id, at, facing }, out);
        }
    }

    /// Appends the entry of a Helicopter in reserve, or the call of a Jet. PF-R-106, PF-R-65
    fn push_aircraft(
        &self,
        state: &State,
        side: Side,
        unit: UnitIndex,
        chance: &mut dyn Chance,
        out: &mut Vec<Action>,
    ) {
        let id = self.profile(unit).id;
        if self.profile(unit).kind == UnitType::Jet {
            self.push_legal(state, side, Action::CallJet { unit: id }, out);
            return;
        }
        for inches in [6, 12] {
            let Spot(Point { x, .. }) = self.anywhere(state, chance);
            let path = vec![Leg::Go(Length::inches(inches))];
            let action = Action::Enter { unit: id, at: Length(x), facing: side.forward(), path, exit: false };
            self.push_legal(state, side, action, out);
        }
    }

    /// Returns a random goal for a Unit: the enemy's flag, or an enemy on the table. `None` if there is neither.
    fn goal(&self, state: &State, unit: UnitIndex, chance: &mut dyn Chance) -> Option<Point> {
        let side = self.profile(unit).side;
        let flag = self.battlefield().flag.filter(|flag| flag.owner != side).map(|flag| flag.at.0);
        let enemies: Vec<UnitIndex> =
            self.units_of(side.enemy()).filter(|enemy| self.has_base(state, *enemy)).collect();
        if enemies.is_empty() || flag.is_some() && any(chance, 2) == 0 {
            return flag;
        }
        Some(state.unit(enemies[any(chance, enemies.len())]).at)
    }

    /// Returns the turn from a facing to a bearing, in degrees from -179 to 180. If the option `turns` is `grid45`, it
    /// is rounded to a multiple of 45.
    fn turn_to(&self, facing: i32, bearing: i32) -> i32 {
        let turn = (bearing - facing + 179).rem_euclid(360) - 179;
        match self.options().turns {
            Turns::Free => turn,
            Turns::Grid45 => (turn + 22).div_euclid(45) * 45,
        }
    }
}

fn path(degrees: i32, leg: Option<Leg>) -> Vec<Leg> {
    let turn = (degrees != 0).then_some(Leg::Turn(degrees));
    turn.into_iter().chain(leg).collect()
}

fn order(unit: Id, path: Vec<Leg>, board: Option<Id>, tow: Option<Id>, exit: bool) -> Action {
    Action::Move { unit, path, board, tow, exit }
}
