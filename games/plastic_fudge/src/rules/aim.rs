//! What an attack aims at, and the weapon that it uses.

use super::attack::{AttackFault, BASE, MARKER};
use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::id::Id;
use crate::length::Spot;
use crate::options::MortarTemplate;
use crate::side::Side;
use crate::state::{Condition, State, UnitIndex};
use crate::unit::{UnitType, Weapon, WeaponKind};
use geometry::{Disc, Point, TOLERANCE};

/// What an attack aims at. PF-R-97
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Aim {
    /// One Unit, by its base.
    Unit(UnitIndex),
    /// A point, the centre of a disc.
    Point(Point),
    /// The direction of a flame, in whole degrees counter-clockwise from east, 0 ..= 359.
    Flame(i32),
    /// A marker to sweep, by its index in the state.
    Marker(usize),
    /// A Base (a Building, a Fortress or the camp), and the point where it is hit.
    Base(Id, Point),
}

impl Aim {
    /// Returns the noun for the aim in a refusal.
    const fn noun(self) -> &'static str {
        match self {
            Aim::Unit(_) => "single Unit",
            Aim::Point(_) => "point",
            Aim::Flame(_) => "direction",
            Aim::Marker(_) => MARKER,
            Aim::Base(..) => BASE,
        }
    }
}

impl PlasticFudge {
    /// Returns the attacker, or the fault that there is no such Unit. PF-ATK-01
    pub(super) fn attacker(&self, attack: &Attack) -> Result<UnitIndex, AttackFault> {
        self.unit(attack.unit).ok_or(AttackFault::NoSuchUnit { unit: attack.unit })
    }

    /// Returns the aim of an attack, or the fault that it does not name exactly one. PF-R-97
    pub(super) fn aim(&self, state: &State, attack: &Attack) -> Result<Aim, AttackFault> {
        let named =
            [attack.target.is_some(), attack.direction.is_some(), attack.mine.is_some(), attack.point.is_some()];
        let only_one = named.into_iter().filter(|named| *named).count() == 1;
        if !only_one || attack.piece.is_some() && attack.point.is_none() {
            return Err(AttackFault::NoClearAim { unit: attack.unit });
        }
        if let Some(target) = attack.target {
            return self.unit(target).map(Aim::Unit).ok_or(AttackFault::NoSuchTarget { target });
        }
        if let Some(degrees) = attack.direction {
            return Ok(Aim::Flame(degrees.rem_euclid(360)));
        }
        if let Some(mine) = attack.mine {
            let marker = state.markers.iter().position(|marker| marker.id == mine);
            return marker.map(Aim::Marker).ok_or(AttackFault::NoSuchMarker { mine });
        }
        let Spot(point) = attack.point.expect("exactly one aim is named, and the three others are handled above");
        if !state.ground.holds(Disc::new(point, 0)) {
            return Err(AttackFault::PointOffTable { point: Spot(point) });
        }
        match attack.piece {
            None => Ok(Aim::Point(point)),
            Some(piece) => self.base_aim(state, piece, point),
        }
    }

    /// Returns the aim at a point of a Base, if that part of the Base still stands. PF-R-30, PF-R-31
    fn base_aim(&self, state: &State, id: Id, point: Point) -> Result<Aim, AttackFault> {
        let base = state.ground.base_pieces().find(|piece| piece.id == id);
        let base = base.ok_or(AttackFault::NoSuchBase { piece: id })?;
        let stands = base.outline.is_within(point, TOLERANCE) && !base.holes.iter().any(|hole| hole.contains(point));
        if stands { Ok(Aim::Base(id, point)) } else { Err(AttackFault::NotOnBase { piece: id, point: Spot(point) }) }
    }

    /// Returns the weapon of an attack: the named one, or else the first that fits the aim. A weapon with a disc or a
    /// flame fits a Unit only in contact. PF-R-70, PF-R-97, PF-U-GRN-03
    pub(super) fn weapon_for<'u>(
        &'u self,
        state: &State,
        unit: UnitIndex,
        name: Option<&str>,
        aim: Aim,
    ) -> Result<&'u Weapon, AttackFault> {
        let profile = self.profile(unit);
        if profile.weapons.is_empty() {
            return Err(AttackFault::Unarmed { unit: profile.id });
        }
        let does_not_fit =
            || AttackFault::DoesNotFit { unit: profile.id, weapon: name.map(str::to_owned), aim: aim.noun() };
        let Some(name) = name else {
            let mut fitting = profile.weapons.iter().filter(|weapon| self.fits(weapon.kind, aim)).peekable();
            let first = *fitting.peek().ok_or_else(does_not_fit)?;
            return match fitting.find(|weapon| self.contact_fault(state, unit, weapon, aim).is_none()) {
                Some(weapon) => Ok(weapon),
                None => Err(self.contact_fault(state, unit, first, aim).expect("every fitting weapon has this fault")),
            };
        };
        let weapon = profile.weapons.iter().find(|weapon| weapon.name == name);
        let weapon = weapon.ok_or_else(|| AttackFault::NoSuchWeapon { unit: profile.id, weapon: name.to_owned() })?;
        if !self.fits(weapon.kind, aim) {
            return Err(does_not_fit());
        }
        self.contact_fault(state, unit, weapon, aim).map_or(Ok(weapon), Err)
    }

    /// Says whether a weapon of this kind fits an aim of this kind, apart from contact, which `contact_fault` checks.
    /// PF-R-97
    fn fits(&self, kind: WeaponKind, aim: Aim) -> bool {
        match aim {
            Aim::Unit(_) => true,
            Aim::Point(_) => self.has_disc(kind),
            Aim::Flame(_) => kind == WeaponKind::Flame,
            Aim::Marker(_) => kind == WeaponKind::Sweeper,
            Aim::Base(..) => kind == WeaponKind::Bazooka,
        }
    }

    /// Returns the fault of a weapon with a disc or a flame that is aimed at a Unit out of contact. PF-R-97
    fn contact_fault(&self, state: &State, unit: UnitIndex, weapon: &Weapon, aim: Aim) -> Option<AttackFault> {
        let Aim::Unit(target) = aim else { return None };
        let template = self.has_disc(weapon.kind) || weapon.kind == WeaponKind::Flame;
        (template && !self.is_contact(state, unit, target)).then(|| AttackFault::OnlyInContact {
            unit: self.profile(unit).id,
            weapon: weapon.name.clone(),
            target: self.profile(target).id,
        })
    }

    /// Says whether weapons of this kind lay a disc. PF-EXP-03, PF-TANK-01, PF-R-26
    pub(super) fn has_disc(&self, kind: WeaponKind) -> bool {
        match kind {
            WeaponKind::Grenade | WeaponKind::Disc => true,
            WeaponKind::Mortar => self.options().mortar_template == MortarTemplate::Grenade,
            _ => false,
        }
    }

    /// Returns why a Unit may not be the target. Enemy Units with a base on the table may be targets, routed ones too.
    /// Passengers may not. PF-R-97, PF-R-54
    pub(super) fn target_fault(&self, state: &State, unit: UnitIndex, target: UnitIndex) -> Option<AttackFault> {
        let (own, its) = (self.profile(unit), self.profile(target));
        let aimed = &state.units[target.index()];
        if own.side == its.side {
            return Some(AttackFault::OwnTarget { target: its.id });
        }
        if let Some(carrier) = aimed.carrier {
            return Some(AttackFault::TargetRides { target: its.id, carrier: self.profile(carrier).id });
        }
        let gone = !self.has_base(state, target);
        gone.then_some(AttackFault::TargetOffTable { target: its.id, state: aimed.condition })
    }

    /// Returns why a Unit may not attack, whatever the aim. Jets attack in a step of their own, so this refuses them.
    /// PF-R-13, PF-ATK-02, PF-R-54, PF-R-55, PF-R-65, PF-R-66
    pub(crate) fn attacker_fault(&self, state: &State, side: Side, unit: UnitIndex) -> Option<AttackFault> {
        let (profile, own) = (self.profile(unit), &state.units[unit.index()]);
        let id = profile.id;
        if profile.side != side {
            return Some(AttackFault::NotYours { unit: id, side: profile.side });
        }
        if profile.kind == UnitType::Jet {
            return Some(AttackFault::JetOutOfStep { unit: id });
        }
        if own.condition != Condition::Steady {
            return Some(AttackFault::CannotAct { unit: id, state: own.condition });
        }
        if own.attacked {
            return Some(AttackFault::AttackedAlready { unit: id });
        }
        if profile.weapons.is_empty() {
            return Some(AttackFault::Unarmed { unit: id });
        }
        if let Some(carrier) = own.carrier.filter(|carrier| self.profile(*carrier).kind != UnitType::Jeep) {
            return Some(AttackFault::Rides { unit: id, carrier: self.profile(carrier).id });
        }
        own.towed.then_some(AttackFault::Towed { unit: id })
    }
}
