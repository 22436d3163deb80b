//! Jets: which can come, where they may fly, what they may attack, and how their step is carried out.

use super::Play;
use super::aim::Aim;
use super::attack::AttackFault;
use super::harm::Harm;
use super::melee::Melee;
use crate::action::{Attack, JetOrder};
use crate::battle::PlasticFudge;
use crate::event::Event;
use crate::length::Length;
use crate::level::movement;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::UnitType;
use geometry::{Disc, TOLERANCE};

/// How many Rounds after its call a Jet can first attack. PF-U-JET-02
pub(crate) const ON_THE_WAY: u16 = 3;

impl PlasticFudge {
    /// Says whether a side has a steady Radioman on the table, who directs its Jets. Steady means not routed.
    /// PF-U-JET-01, PF-R-65
    pub(crate) fn has_radioman(&self, state: &State, side: Side) -> bool {
        let mut units = self.units_of(side);
        units.any(|unit| self.profile(unit).kind == UnitType::Radioman && self.is_steady(state, unit))
    }

    /// Returns the Jets of a side that can come now. They were called at least three Rounds ago, and the side still has
    /// a steady Radioman. PF-U-JET-02, PF-R-107
    pub fn jets_coming(&self, state: &State, side: Side) -> Vec<UnitIndex> {
        let comes = |unit: &UnitIndex| {
            let own = state.unit(*unit);
            let called = own.called > 0 && state.round >= own.called + ON_THE_WAY;
            self.profile(*unit).kind == UnitType::Jet && own.condition == Condition::Reserve && called
        };
        if self.has_radioman(state, side) { self.units_of(side).filter(comes).collect() } else { Vec::new() }
    }

    /// Returns the side that must give orders to its Jets now; `None` if neither must. Player A goes first. PF-R-107
    pub(crate) fn jets_asked(&self, state: &State) -> Option<Side> {
        let open = |side: &Side| state.jet_orders[side.index()].is_none();
        self.sides_in_order(state).into_iter().find(|side| open(side) && !self.jets_coming(state, *side).is_empty())
    }

    /// Checks the orders of a side for its Jets, one after the other. PF-R-65, PF-R-107
    pub(crate) fn check_jets(&self, state: &State, side: Side, jets: &[JetOrder]) -> Result<(), AttackFault> {
        let coming = self.jets_coming(state, side);
        for (n, order) in jets.iter().enumerate() {
            let fault = self.jet_fault(state, side, &coming, &jets[..n], order);
            fault.map_or(Ok(()), Err)?;
        }
        Ok(())
    }

    fn jet_fault(
        &self,
        state: &State,
        side: Side,
        coming: &[UnitIndex],
        before: &[JetOrder],
        order: &JetOrder,
    ) -> Option<AttackFault> {
        let id = order.unit;
        let Some(unit) = self.unit(id).filter(|unit| coming.contains(unit)) else {
            return Some(AttackFault::JetNotComing { unit: id });
        };
        if before.iter().any(|other| other.unit == id) {
            return Some(AttackFault::JetTwice { unit: id });
        }
        self.jet_place_fault(state, side, unit, before, order).or_else(|| self.jet_target_fault(state, unit, order))
    }

    /// Returns why a Jet may not fly to its point. The distance from the side's own edge of the table to the point must
    /// not exceed the Jet's Movement. The base must lie wholly on the table and on no other base. PF-R-65, PF-R-107
    fn jet_place_fault(
        &self,
        state: &State,
        side: Side,
        unit: UnitIndex,
        before: &[JetOrder],
        order: &JetOrder,
    ) -> Option<AttackFault> {
        let (profile, at) = (self.profile(unit), order.at.0);
        let base = Disc::new(at, profile.radius);
        if !state.ground.holds(base) {
            return Some(AttackFault::JetOffTable { unit: profile.id });
        }
        let distance = self.gap_to_own_edge(state, side, Disc::new(at, 0));
        let most = movement(profile.ml, self.options().scale);
        if distance > most + TOLERANCE {
            let (distance, most) = (Length(distance), Length(most));
            return Some(AttackFault::JetTooFar { unit: profile.id, distance, most });
        }
        let others = self.given_jets(state).chain(before.iter().copied());
        let jet_under = |other: &JetOrder| {
            let its = self.unit(other.unit).map_or(0, |unit| self.profile(unit).radius);
            base.overlaps_by_more_than(Disc::new(other.at.0, its), TOLERANCE)
        };
        let under = self.base_under(state, base, &[unit]).map(|unit| self.profile(unit).id);
        let under = under.or_else(|| others.into_iter().find(jet_under).map(|other| other.unit));
        under.map(|base| AttackFault::JetOnBase { unit: profile.id, base })
    }

    /// Returns the orders for Jets that the sides have already given in this step.
    fn given_jets<'s>(&self, state: &'s State) -> impl Iterator<Item = JetOrder> + use<'s> {
        state.jet_orders.iter().flat_map(|orders| orders.as_deref().unwrap_or_default().iter().copied())
    }

    /// Returns why a Jet may not attack its target. The target must be an enemy on the table, or an enemy Jet that
    /// comes or can still come in this step. The Jet needs a weapon for single targets. PF-R-107
    fn jet_target_fault(&self, state: &State, unit: UnitIndex, order: &JetOrder) -> Option<AttackFault> {
        let target = order.target?;
        let Some(nth) = self.unit(target) else { return Some(AttackFault::NoSuchTarget { target }) };
        let enemy = self.profile(nth).side;
        let flown_in = match &state.jet_orders[enemy.index()] {
            Some(orders) => orders.iter().any(|order| order.unit == target),
            _ => self.jets_coming(state, enemy).contains(&nth),
        };
        let fault = self.target_fault(state, unit, nth);
        let fault = fault.filter(|fault| !(flown_in && matches!(fault, AttackFault::TargetOffTable { .. })));
        fault.or_else(|| self.weapon_for(state, unit, None, Aim::Unit(nth)).err())
    }
}

impl Play<'_, '_> {
    /// Records the orders of a side for its Jets. When neither side has orders left to give, the Jets come, attack and
    /// leave, and the Round ends. PF-R-107
    pub(crate) fn order_jets(&mut self, side: Side, jets: &[JetOrder]) {
        self.state.jet_orders[side.index()] = Some(jets.into());
        self.table.emit(|| Event::JetsOrdered { seat: side, jets: jets.to_vec() });
        if self.game.jets_asked(self.state).is_none() {
            self.fly();
            self.end_round();
        }
    }

    /// Puts all Jets on their points. Player A's Jets attack first, by id, and then Player B's. The damage of each
    /// attack counts at once. Then the surviving Jets leave. PF-U-JET-03, PF-R-107
    fn fly(&mut self) {
        let mut orders = Vec::new();
        for side in self.game.sides_in_order(self.state) {
            let mut own = self.state.jet_orders[side.index()].as_deref().unwrap_or_default().to_vec();
            own.sort_by_key(|order| order.unit);
            orders.append(&mut own);
        }
        let named = |order: &JetOrder| self.game.unit(order.unit).expect("the orders are legal");
        let jets: Vec<UnitIndex> = orders.iter().map(named).collect();
        for (unit, order) in jets.iter().zip(&orders) {
            let own = self.state.unit_mut(*unit);
            (own.at, own.condition) = (order.at.0, Condition::Steady);
            self.table.emit(|| Event::Jet { unit: order.unit, at: Some(order.at) });
        }
        self.jets_attack(&orders, &jets);
        for unit in jets {
            if self.state.unit(unit).condition == Condition::Steady {
                self.state.unit_mut(unit).condition = Condition::Reserve;
                let id = self.game.profile(unit).id;
                self.table.emit(|| Event::Jet { unit: id, at: None });
            }
        }
    }

    /// Carries out the attacks of the Jets. Two Jets that attack each other do so at the same time. A Jet that is shot
    /// down before its turn does not attack. PF-U-JET-04, PF-R-107
    fn jets_attack(&mut self, orders: &[JetOrder], jets: &[UnitIndex]) {
        let mut done = vec![false; orders.len()];
        for n in 0..orders.len() {
            if std::mem::replace(&mut done[n], true) || !self.state.unit(jets[n]).is_alive() {
                continue;
            }
            let duel = |other: &JetOrder| Some(other.unit) == orders[n].target && other.target == Some(orders[n].unit);
            let rival = orders.iter().position(duel).filter(|other| !done[*other]);
            let mut harm = Harm::new(self.game);
            self.jet_attacks(&orders[n], &mut harm);
            if let Some(rival) = rival {
                done[rival] = true;
                self.jet_attacks(&orders[rival], &mut harm);
            }
            self.apply(harm);
        }
    }

    fn jet_attacks(&mut self, order: &JetOrder, harm: &mut Harm) {
        let Some(target) = order.target else { return };
        let attack = Attack {
            unit: order.unit,
            weapon: None,
            target: Some(target),
            point: None,
            direction: None,
            mine: None,
            piece: None,
        };
        let weighed = self.game.weigh(self.state, &attack, Some(&Melee::default()));
        let mut preview = weighed.expect("the orders are legal, and flyers are never in contact");
        let nth = self.game.unit(target).expect("the orders are legal");
        if !self.game.has_base(self.state, nth) {
            let state = self.state.unit(nth).condition;
            preview.fault = Some(AttackFault::TargetOffTable { target, state });
        }
        self.carry_out_attack(&attack, &preview, harm);
    }
}
