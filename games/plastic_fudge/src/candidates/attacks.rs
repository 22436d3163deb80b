//! Candidates for attacks on the nearest enemies, single and in sets, and for the orders of Jets.

use super::{any, some};
use crate::action::{Action, Attack, JetOrder};
use crate::battle::PlasticFudge;
use crate::side::Side;
use crate::state::{State, UnitIndex};
use crate::unit::{Weapon, WeaponKind};
use referee::Chance;

/// How many of the nearest enemies each attacker tries as targets.
const TARGETS: usize = 3;
/// How many random sets of attacks, or of orders for Jets, are listed.
const TOGETHER: usize = 4;
/// The most single attacks that are listed.
const ALONE: usize = 12;

impl PlasticFudge {
    /// Appends decisions to commit: no attack, one attack, or a set in which every Unit that can attack makes one
    /// attack. PF-R-17
    pub(super) fn push_commitments(&self, state: &State, side: Side, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        out.push(Action::Commit { attacks: Vec::new() });
        let mut by_unit: Vec<Vec<Attack>> = Vec::new();
        for unit in self.units_of(side) {
            let mut own = Vec::new();
            self.push_attacks(state, side, unit, &mut own);
            if !own.is_empty() {
                by_unit.push(own);
            }
        }
        if by_unit.is_empty() {
            return;
        }
        let all: Vec<&Attack> = by_unit.iter().flatten().collect();
        let alone = some(&all, ALONE, chance).into_iter().map(|attack| vec![attack.clone()]);
        let mut sets: Vec<Vec<Attack>> = alone.collect();
        for _ in 0..TOGETHER {
            sets.push(by_unit.iter().map(|own| own[any(chance, own.len())].clone()).collect());
        }
        out.extend(sets.into_iter().map(|attacks| Action::Commit { attacks }));
    }

    /// Appends legal attacks of a Unit: with each weapon on each of the nearest enemies, and on markers with a sweeper.
    pub(super) fn push_attacks(&self, state: &State, side: Side, unit: UnitIndex, out: &mut Vec<Attack>) {
        if !self.is_steady(state, unit) || self.profile(unit).weapons.is_empty() {
            return;
        }
        let at = self.disc(state, unit).centre;
        let mut enemies: Vec<UnitIndex> =
            self.units_of(side.enemy()).filter(|enemy| self.has_base(state, *enemy)).collect();
        enemies.sort_by_key(|enemy| state.unit(*enemy).at.distance_squared(at));
        enemies.truncate(TARGETS);
        for weapon in &self.profile(unit).weapons {
            let tries = enemies.iter().flat_map(|enemy| self.aimed(state, unit, weapon, *enemy));
            out.extend(tries.filter(|attack| self.check_attack(state, side, attack).is_ok()));
            if weapon.kind == WeaponKind::Sweeper {
                let sweeps =
                    state.markers.iter().map(|marker| Attack { mine: Some(marker.id), ..self.with(unit, weapon) });
                out.extend(sweeps.filter(|attack| self.check_attack(state, side, attack).is_ok()).take(TARGETS));
            }
        }
    }

    fn with(&self, unit: UnitIndex, weapon: &Weapon) -> Attack {
        let (unit, weapon) = (self.profile(unit).id, Some(weapon.name.clone()));
        Attack { unit, weapon, target: None, point: None, direction: None, mine: None, piece: None }
    }

    /// Returns the ways to aim a weapon at an enemy: at the Unit itself, and for a disc or a flame also at its centre.
    /// PF-R-97
    fn aimed(&self, state: &State, unit: UnitIndex, weapon: &Weapon, enemy: UnitIndex) -> impl Iterator<Item = Attack> {
        let (from, to) = (self.disc(state, unit).centre, state.unit(enemy).at);
        let on_unit = Attack { target: Some(self.profile(enemy).id), ..self.with(unit, weapon) };
        let beside = match weapon.kind {
            WeaponKind::Grenade | WeaponKind::Disc => {
                Some(Attack { point: Some(crate::length::Spot(to)), ..self.with(unit, weapon) })
            }
            WeaponKind::Flame => Some(Attack { direction: from.bearing(to), ..self.with(unit, weapon) }),
            _ => None,
        };
        std::iter::once(on_unit).chain(beside)
    }

    /// Appends orders for Jets: all stay away, or each flies to a random point and attacks a random enemy. PF-R-107
    pub(super) fn push_jets(&self, state: &State, side: Side, chance: &mut dyn Chance, out: &mut Vec<Action>) {
        out.push(Action::Jets { jets: Vec::new() });
        let enemies: Vec<UnitIndex> =
            self.units_of(side.enemy()).filter(|enemy| self.has_base(state, *enemy)).collect();
        for _ in 0..TOGETHER {
            let order = |unit: UnitIndex, chance: &mut dyn Chance| {
                let target = (!enemies.is_empty()).then(|| self.profile(enemies[any(chance, enemies.len())]).id);
                JetOrder { unit: self.profile(unit).id, at: self.anywhere(state, chance), target }
            };
            let coming = self.jets_coming(state, side);
            let jets = coming.into_iter().map(|unit| order(unit, chance)).collect();
            self.push_legal(state, side, Action::Jets { jets }, out);
        }
    }
}
