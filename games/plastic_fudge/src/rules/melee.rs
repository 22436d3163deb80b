//! Hand-to-hand combat: contact, declared attacks, and the modifiers of defence.

use super::aim::Aim;
use super::targets::Origin;
use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::Modifier;
use crate::options::{BfgGain, HthPenaltyScope};
use crate::state::{State, UnitIndex};
use crate::unit::UnitType;
use geometry::TOLERANCE;

/// How many levels a BFG Trooper gains from his knife, hand to hand. PF-U-BFG-02
pub(super) const KNIFE: i8 = 2;

/// The hand-to-hand attacks that Units have declared in an Attack step: pairs of attacker and target. PF-R-20, PF-R-22
#[derive(Clone, Debug, Default)]
pub(crate) struct Melee(Vec<(UnitIndex, UnitIndex)>);

impl Melee {
    /// Says whether a Unit has declared a hand-to-hand attack on this Unit.
    pub(crate) fn is_on(&self, unit: UnitIndex) -> bool {
        self.0.iter().any(|(_, target)| *target == unit)
    }

    /// Says whether one Unit has declared a hand-to-hand attack on another.
    pub(crate) fn declares(&self, unit: UnitIndex, target: UnitIndex) -> bool {
        self.0.contains(&(unit, target))
    }

    /// Returns the targets of all declared hand-to-hand attacks. A Unit can be listed several times.
    pub(crate) fn targets(&self) -> impl Iterator<Item = UnitIndex> + '_ {
        self.0.iter().map(|(_, target)| *target)
    }
}

impl PlasticFudge {
    /// Says whether the bases of two Units are in contact. Flyers and their passengers never are. PF-R-20, PF-R-96
    pub(crate) fn is_contact(&self, state: &State, a: UnitIndex, b: UnitIndex) -> bool {
        let ground = |unit: UnitIndex| !self.flies(state.units[unit.index()].carrier.unwrap_or(unit));
        let gap = self.options().hth_gap.0 + TOLERANCE;
        self.disc(state, a).gap_at_most(self.disc(state, b), gap) && ground(a) && ground(b)
    }

    /// Says whether an attack with this aim is hand to hand: it aims at a Unit in contact. PF-R-20
    pub(super) fn is_hand_to_hand(&self, state: &State, unit: UnitIndex, aim: Aim) -> bool {
        matches!(aim, Aim::Unit(target) if self.is_contact(state, unit, target))
    }

    /// Returns the hand-to-hand attacks among some attacks. PF-R-22
    pub(super) fn melee<'a>(&self, state: &State, attacks: impl Iterator<Item = &'a Attack>) -> Melee {
        let declared = |attack: &Attack| {
            let (unit, target) = (self.unit(attack.unit)?, self.unit(attack.target?)?);
            self.is_contact(state, unit, target).then_some((unit, target))
        };
        Melee(attacks.filter_map(declared).collect())
    }

    /// Says whether a special Trooper has the penalties of hand-to-hand combat. With the option `hth_penalty_scope` at
    /// `declared`, an enemy must attack him hand to hand in this step. With `contact`, it is enough that an enemy is in
    /// contact. PF-R-22
    pub(super) fn is_attacked_hand_to_hand(&self, state: &State, unit: UnitIndex, melee: Option<&Melee>) -> bool {
        if self.options().hth_penalty_scope == HthPenaltyScope::Declared {
            return melee.is_some_and(|melee| melee.is_on(unit));
        }
        let mut enemies = self.units_of(self.profile(unit).side.enemy());
        enemies.any(|enemy| self.has_base(state, enemy) && self.is_contact(state, unit, enemy))
    }

    /// Returns the modifiers of a Unit's defence, except those for height and for a base that a template covers only in
    /// part. `from` is where the attack comes from. PF-ATK-05, PF-DMG-02, PF-R-48, PF-R-49
    pub(super) fn defence_modifiers(&self, state: &State, target: UnitIndex, from: Origin, hth: bool) -> Vec<Modifier> {
        let (profile, unit) = (self.profile(target), &state.units[target.index()]);
        let mut modifiers = vec![Modifier { what: "level", by: profile.dl, clause: PF_ATK_05 }];
        if unit.injuries > 0 {
            modifiers.push(Modifier { what: "injuries", by: -(unit.injuries as i8), clause: PF_DMG_02 });
        }
        if hth && profile.kind == UnitType::Bfg && self.options().bfg_gain == BfgGain::AlDl {
            modifiers.push(Modifier { what: "knife", by: KNIFE, clause: PF_R_23 });
        }
        if !self.flies(target) {
            self.push_terrain(state, target, from, hth, &mut modifiers);
        }
        modifiers
    }

    /// Adds the lowest negative modifier of the ground, and the highest positive one of the ground or of a wall. Hand
    /// to hand, the ground has no positive modifier, but a wall has. PF-R-48, PF-R-50, PF-R-92
    fn push_terrain(&self, state: &State, target: UnitIndex, from: Origin, hth: bool, modifiers: &mut Vec<Modifier>) {
        let base = self.disc(state, target);
        let defence = state.ground.defence(base.centre);
        if let Some((by, clause)) = defence.worst {
            modifiers.push(Modifier { what: "terrain", by, clause });
        }
        let ground = defence.ranged.filter(|_| !hth);
        let wall = self.sheltering_wall(state, from.at, target).map(|_| (1, PF_TERR_WALL));
        match (ground, wall) {
            (Some((by, clause)), None) => modifiers.push(Modifier { what: "terrain", by, clause }),
            (Some((by, clause)), Some(_)) if by > 1 => modifiers.push(Modifier { what: "terrain", by, clause }),
            (_, Some((by, clause))) => modifiers.push(Modifier { what: "wall", by, clause }),
            (None, None) => {}
        }
    }

    /// Returns the Defence level of a Base (a Building, a Fortress or the camp), as a modifier. PF-R-31
    pub(super) fn base_defence(&self) -> Vec<Modifier> {
        vec![Modifier { what: "level", by: self.options().base_dl, clause: PF_R_31 }]
    }

    /// Returns the Defence level of a marker, real or false, as a modifier. PF-R-37, PF-R-41
    pub(super) fn mine_defence(&self) -> Vec<Modifier> {
        vec![Modifier { what: "level", by: self.options().mine_dl, clause: PF_R_37 }]
    }

    /// Returns the Attack level of a mine, as a modifier. PF-R-37
    pub(super) fn mine_attack(&self) -> Vec<Modifier> {
        vec![Modifier { what: "level", by: self.options().mine_al, clause: PF_R_37 }]
    }
}
