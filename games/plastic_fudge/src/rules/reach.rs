//! Reach, arc and sight of an attack, and the first clause that forbids it because of them.

use super::aim::Aim;
use super::attack::AttackFault;
use super::bases::MARKER;
use super::preview::Sight;
use super::sight::Eye;
use super::weigh::Weighing;
use crate::clauses::*;
use crate::length::Length;
use crate::level::band;
use crate::options::{ElevRange, FireIntoMelee};
use crate::state::UnitIndex;
use crate::unit::{UnitType, WeaponKind};
use geometry::{Direction, Disc, TOLERANCE};
use referee::Clause;

/// What the penalties of hand-to-hand combat add to the Range level of a special Trooper. PF-U-MOR-02
const HTH_RANGE: i8 = -3;

impl Weighing<'_> {
    /// Returns the disc to which the range is measured: a base, a marker or a point. `None` for a flame.
    fn aimed_at(&self) -> Option<Disc> {
        match self.aim {
            Aim::Unit(target) if self.template.is_some() => {
                Some(Disc::new(self.game.disc(self.state, target).centre, 0))
            }
            Aim::Unit(target) => Some(self.game.disc(self.state, target)),
            Aim::Point(point) | Aim::Base(_, point) => Some(Disc::new(point, 0)),
            Aim::Marker(marker) => Some(Disc::new(self.state.markers[marker].at, MARKER)),
            Aim::Flame(_) => None,
        }
    }

    pub(super) fn gap(&self) -> i32 {
        match (self.aim, self.aimed_at()) {
            (Aim::Unit(target), _) => self.base().gap_rounded(self.game.disc(self.state, target)),
            (_, aimed) => aimed.map_or(0, |aimed| self.base().gap_rounded(aimed)),
        }
    }

    /// Returns the reach of the weapon with this aim, in micrometres. While a side chooses its attacks, this is the
    /// whole range. When both sides' attacks are known, the reach is lower for a special Trooper who is attacked hand
    /// to hand. An attack that is then out of reach is wasted. PF-R-22, PF-R-51
    pub(super) fn reach(&self) -> i32 {
        let pressed = self.pressed && self.melee.is_some();
        if let (Aim::Flame(_), Some(template)) = (self.aim, self.template) {
            return if pressed { 0 } else { template.radius.0 };
        }
        let options = self.game.options();
        let reached = self.weapon.aimed_reach(if pressed { HTH_RANGE } else { 0 }, options);
        match options.elev_range {
            ElevRange::Flat => reached,
            ElevRange::AddBands => (reached - self.climb().abs() * band(options.scale)).max(0),
        }
    }

    /// Returns how many levels the aim lies above the attacker; negative if it lies below.
    fn climb(&self) -> i32 {
        let own = self.game.height_of(self.state, self.unit);
        match (self.aim, self.aimed_at()) {
            (Aim::Unit(target), _) => self.game.height_of(self.state, target) - own,
            (_, Some(aimed)) => self.state.ground.level(aimed.centre) - own,
            (_, None) => 0,
        }
    }

    /// Returns whether the attack is indirect fire, as that of mortars and Howitzers is. PF-R-25, PF-R-66
    fn is_indirect(&self) -> bool {
        self.weapon.kind == WeaponKind::Mortar || self.game.profile(self.unit).kind == UnitType::Howitzer
    }

    pub(super) fn sight(&self) -> Sight {
        let to = match self.aim {
            Aim::Unit(target) => self.game.eye(self.state, target),
            Aim::Point(point) | Aim::Base(_, point) => Eye::ground(point),
            Aim::Marker(_) | Aim::Flame(_) => return Sight { clear: true, ..Sight::default() },
        };
        let (game, from) = (self.game, self.game.eye(self.state, self.unit));
        if self.weapon.kind == WeaponKind::Grenade && !self.hth {
            let blocked_by = game.throw_blocked_by(self.state, from, to);
            return Sight { needed: false, clear: blocked_by.is_empty(), blocked_by, spotted: None };
        }
        let blocked_by = game.sight_blocked_by(self.state, from, to);
        let side = game.profile(self.unit).side;
        let spotted = self.is_indirect().then(|| game.is_spotted(self.state, side, to));
        Sight { needed: !self.hth, clear: blocked_by.is_empty(), blocked_by, spotted }
    }

    /// Returns the fault for the first clause that forbids the attack: arc and melee, then range, then sight.
    pub(super) fn fault(&self, sight: &Sight) -> Option<AttackFault> {
        let unit = self.game.profile(self.unit).id;
        self.aim_fault().or_else(|| self.range_fault()).or_else(|| {
            let blocked_by = || sight.blocked_by.clone();
            let spotted = sight.spotted == Some(true);
            match (self.weapon.kind, self.aim) {
                (_, Aim::Marker(_) | Aim::Flame(_)) => None,
                (WeaponKind::Mortar, _) => self.unspotted(spotted),
                _ if self.hth || sight.clear => None,
                (WeaponKind::Grenade, _) => Some(AttackFault::CannotThrowAcross { unit, blocked_by: blocked_by() }),
                (WeaponKind::Disc, _) if self.is_indirect() && spotted => None,
                (WeaponKind::Disc, _) if self.is_indirect() => Some(AttackFault::NobodySpots { unit, clause: PF_R_66 }),
                _ => Some(AttackFault::OutOfSight { unit, blocked_by: blocked_by() }),
            }
        })
    }

    /// Returns the fault of a mortar without a spotter. It may attack only an enemy in contact. When both sides'
    /// attacks are known, that enemy must also attack the mortar hand to hand. PF-R-25, PF-R-98
    fn unspotted(&self, spotted: bool) -> Option<AttackFault> {
        let answers = match (self.aim, self.melee) {
            (Aim::Unit(target), Some(melee)) => self.hth && melee.declares(target, self.unit),
            (_, _) => self.hth,
        };
        let unit = self.game.profile(self.unit).id;
        (!spotted && !answers).then_some(AttackFault::NobodySpots { unit, clause: PF_U_MOR_01 })
    }

    /// Returns the fault of an aim that is out of reach or too near. PF-R-82, PF-R-20, PF-R-66
    fn range_fault(&self) -> Option<AttackFault> {
        let (unit, reach) = (self.game.profile(self.unit).id, self.reach());
        let weapon = || self.weapon.name.clone();
        let howitzer = self.game.profile(self.unit).kind == UnitType::Howitzer;
        let least = self.game.options().min_range;
        if let Some(aimed) = self.aimed_at().filter(|_| howitzer && self.weapon.kind == WeaponKind::Disc) {
            let near = least.0 > 0 && self.base().gap_at_most(aimed, least.0 - TOLERANCE - 1);
            if near {
                return Some(AttackFault::TooNear { unit, gap: Length(self.gap().max(0)), least });
            }
        }
        if self.hth {
            return None;
        }
        if reach == 0 && !matches!(self.aim, Aim::Marker(_)) {
            return Some(AttackFault::HandToHandOnly { unit, weapon: weapon() });
        }
        let aimed = self.aimed_at()?;
        let clause = self.reach_clause();
        let far = !self.base().gap_at_most(aimed, reach + TOLERANCE);
        let gap = Length(self.gap().max(0));
        far.then(|| AttackFault::OutOfReach { unit, weapon: weapon(), gap, reach: Length(reach), clause })
    }

    fn reach_clause(&self) -> Clause {
        match (self.weapon.kind, self.aim) {
            (WeaponKind::Grenade, _) => PF_EXP_02,
            (_, Aim::Marker(_)) => PF_R_41,
            _ => PF_R_82,
        }
    }

    /// Returns the fault of an aim outside the arc, of a flame from a passenger, or of a forbidden shot into a melee.
    /// PF-R-44, PF-R-21, PF-R-97
    fn aim_fault(&self) -> Option<AttackFault> {
        let (game, unit) = (self.game, self.game.profile(self.unit).id);
        let arc = game.options().attack_arc;
        if !self.is_in_arc(arc) {
            return Some(AttackFault::OutOfArc { unit, arc });
        }
        match self.aim {
            Aim::Flame(_) if self.state.units[self.unit.index()].carrier.is_some() => {
                Some(AttackFault::FlameAboard { unit })
            }
            Aim::Unit(target) if game.options().fire_into_melee == FireIntoMelee::Forbidden => {
                let friend = self.friend_in_melee(target)?;
                let target = game.profile(target).id;
                Some(AttackFault::IntoMelee { target, friend: game.profile(friend).id })
            }
            _ => None,
        }
    }

    /// Says whether the aim lies within an arc of `arc` degrees in front. A Jet attacks in every direction. PF-R-44
    fn is_in_arc(&self, arc: i32) -> bool {
        if arc >= 360 || self.game.profile(self.unit).kind == UnitType::Jet {
            return true;
        }
        let unit = self.state.units[self.unit.index()].carrier.unwrap_or(self.unit);
        let facing = i32::from(self.state.units[unit.index()].facing);
        let aim = match self.aim {
            Aim::Flame(degrees) => {
                let off = (degrees - facing).rem_euclid(360);
                return off.min(360 - off) <= arc / 2;
            }
            Aim::Unit(target) => self.game.disc(self.state, target).centre,
            Aim::Point(point) | Aim::Base(_, point) => point,
            Aim::Marker(marker) => self.state.markers[marker].at,
        };
        let own = self.base().centre;
        let (x, y) = (i64::from(aim.x) - i64::from(own.x), i64::from(aim.y) - i64::from(own.y));
        let slack = -i64::from(TOLERANCE) * i64::from(Direction::UNIT);
        // the aim is left of the arc's right border and right of its left border
        let inside = |degrees: i32, turn: i64| {
            let border = Direction::degrees(degrees);
            turn * (i64::from(border.cos()) * y - i64::from(border.sin()) * x) >= slack
        };
        inside(facing - arc / 2, 1) && inside(facing + arc / 2, -1)
    }

    /// Returns a friend in contact with the target; `None` for an attack hand to hand or with a template. PF-R-21
    pub(super) fn friend_in_melee(&self, target: UnitIndex) -> Option<UnitIndex> {
        let game = self.game;
        let mut friends = game.units_of(game.profile(self.unit).side).filter(|friend| *friend != self.unit);
        if self.hth || self.template.is_some() {
            return None;
        }
        friends.find(|friend| game.has_base(self.state, *friend) && game.is_contact(self.state, *friend, target))
    }
}
