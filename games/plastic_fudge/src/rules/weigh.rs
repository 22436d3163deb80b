//! Weighs an attack: works out the weapon, the aim, all modifiers and all targets before any dice are thrown.

use super::aim::Aim;
use super::attack::AttackFault;
use super::melee::{KNIFE, Melee};
use super::preview::{Aimed, Defender, Preview, Template};
use super::targets::{Against, Origin, Under};
use super::template::{GRENADE_DISC, LARGE_DISC};
use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::clauses::*;
use crate::event::{Cover, Modifier, total};
use crate::length::{Length, Spot};
use crate::level::BAND;
use crate::odds::{ROLLS, at_most};
use crate::options::{Abysmal, FireIntoMelee};
use crate::state::{State, UnitIndex};
use crate::unit::{UnitType, Weapon, WeaponKind};
use geometry::Disc;

/// What the penalties of hand-to-hand combat add to the Attack level of a special Trooper. PF-U-MOR-02, PF-U-C50-02,
/// PF-U-BAZ-02, PF-U-FLM-04
const HTH_ATTACK: i8 = -2;

/// An attack while it is weighed.
pub(super) struct Weighing<'w> {
    pub game: &'w PlasticFudge,
    pub state: &'w State,
    pub unit: UnitIndex,
    pub weapon: &'w Weapon,
    pub aim: Aim,
    /// The declared hand-to-hand attacks of both sides; `None` until both have committed.
    pub melee: Option<&'w Melee>,
    pub hth: bool,
    /// Whether the attacker is a special Trooper with the penalties of hand-to-hand combat. PF-R-22
    pub pressed: bool,
    pub template: Option<Template>,
}

impl PlasticFudge {
    /// Returns everything about an attack before its dice, as far as it is known before both sides have committed. If
    /// the attack is not legal, [`Preview::fault`] says why.
    ///
    /// # Errors
    /// The fault of an attack without a known attacker, weapon or aim.
    pub fn preview(&self, state: &State, attack: &Attack) -> Result<Preview, AttackFault> {
        self.weigh(state, attack, None)
    }

    /// Weighs an attack. `melee` holds the hand-to-hand attacks of both sides; it is `None` until both have committed.
    /// PF-R-18
    pub(super) fn weigh(&self, state: &State, attack: &Attack, melee: Option<&Melee>) -> Result<Preview, AttackFault> {
        let unit = self.attacker(attack)?;
        let aim = self.aim(state, attack)?;
        let weapon = self.weapon_for(state, unit, attack.weapon.as_deref(), aim)?;
        let hth = self.is_hand_to_hand(state, unit, aim);
        let pressed = self.is_pressed(state, unit, melee);
        let mut weighing = Weighing { game: self, state, unit, weapon, aim, melee, hth, pressed, template: None };
        weighing.template = weighing.template();
        Ok(weighing.preview())
    }

    /// Says whether a Unit is a special Trooper on foot with the penalties of hand-to-hand combat. PF-R-22, PF-R-97
    fn is_pressed(&self, state: &State, unit: UnitIndex, melee: Option<&Melee>) -> bool {
        use UnitType::{Bazooka, FiftyCal, Flamethrower, Mortar};
        let special = matches!(self.profile(unit).kind, Mortar | FiftyCal | Bazooka | Flamethrower);
        special && state.units[unit.index()].carrier.is_none() && self.is_attacked_hand_to_hand(state, unit, melee)
    }
}

impl Weighing<'_> {
    fn preview(&self) -> Preview {
        let game = self.game;
        let attack_modifiers = self.attack_modifiers();
        let dropped_at = self.dropped_at(total(&attack_modifiers));
        let gap = self.gap().max(0);
        let mut preview = Preview {
            unit: game.profile(self.unit).id,
            weapon: self.weapon.name.clone(),
            fault: None,
            hth: self.hth,
            target: match self.aim {
                Aim::Unit(target) => Some(game.profile(target).id),
                _ => None,
            },
            gap: Length(gap),
            reach: Length(self.reach()),
            band: if self.hth { 0 } else { (gap + BAND - 1) / BAND },
            sight: self.sight(),
            attack_modifiers,
            template: self.template,
            targets: Vec::new(),
            hole: None,
            drop: dropped_at.map_or(0, |at| at_most(at).min(ROLLS)),
        };
        preview.targets = self.targets(&preview.attack_modifiers, dropped_at);
        if let Aim::Base(piece, _) = self.aim {
            preview.hole = Some(piece);
        }
        preview.fault = self.fault(&preview.sight);
        preview
    }

    /// Returns the Attack level, and the modifiers that depend on hand-to-hand combat. PF-ATK-04, PF-R-22, PF-R-23
    fn attack_modifiers(&self) -> Vec<Modifier> {
        let mut modifiers = vec![Modifier { what: "level", by: self.weapon.al, clause: PF_ATK_04 }];
        if self.pressed {
            modifiers.push(Modifier { what: "hth", by: HTH_ATTACK, clause: PF_R_22 });
        }
        let bfg = self.game.profile(self.unit).kind == UnitType::Bfg;
        if bfg && self.hth && self.melee.is_some_and(|melee| melee.is_on(self.unit)) {
            modifiers.push(Modifier { what: "knife", by: KNIFE, clause: PF_R_23 });
        }
        modifiers
    }

    /// Returns the highest attack roll that drops the grenade, or sets off the swept mine; `None` for other attacks.
    /// `attack` is the attack total without dice. PF-R-03, PF-EXP-07, PF-MINE-09
    fn dropped_at(&self, attack: i32) -> Option<i32> {
        let sweeps = matches!(self.aim, Aim::Marker(_));
        let abysmal = match self.game.options().abysmal {
            Abysmal::Natural => -4,
            Abysmal::Total => -4 - attack,
        };
        (self.weapon.kind == WeaponKind::Grenade || sweeps).then_some(abysmal)
    }

    /// Returns the base of the attacker; for a passenger, that of its carrier.
    pub(super) fn base(&self) -> Disc {
        self.game.disc(self.state, self.unit)
    }

    /// Returns the template that the attack lays; `None` if it lays none. PF-EXP-03, PF-TANK-01, PF-R-26, PF-R-27,
    /// PF-R-36, PF-R-97
    fn template(&self) -> Option<Template> {
        let options = self.game.options();
        if let Aim::Flame(degrees) = self.aim {
            let base = self.base();
            let edge = if options.flame_from_edge { base.radius } else { 0 };
            let radius = Length(self.weapon.reach(options) + edge);
            return Some(Template { at: Spot(base.centre), radius, direction: Some(degrees) });
        }
        let radius = match self.weapon.kind {
            WeaponKind::Grenade => GRENADE_DISC,
            WeaponKind::Disc => LARGE_DISC,
            WeaponKind::Mortar if self.has_disc() => GRENADE_DISC,
            _ => return None,
        };
        let at = match self.aim {
            Aim::Unit(target) => self.game.disc(self.state, target).centre,
            Aim::Point(point) => point,
            _ => return None,
        };
        Some(Template { at: Spot(at), radius: Length(radius), direction: None })
    }

    fn has_disc(&self) -> bool {
        self.game.has_disc(self.weapon.kind)
    }

    /// Returns the defenders of the attack, in the order of their dice. PF-R-79, PF-R-111
    fn targets(&self, own: &[Modifier], dropped_at: Option<i32>) -> Vec<Aimed> {
        match (self.template, self.aim) {
            (Some(template), _) => {
                let bearer = template.direction.map(|_| self.unit);
                self.game.under(self.state, self.origin(), template, Under { own, bearer, dropped_at })
            }
            (None, Aim::Unit(target)) => {
                let mut modifiers = own.to_vec();
                if self.game.options().fire_into_melee == FireIntoMelee::MinusOne
                    && self.friend_in_melee(target).is_some()
                {
                    modifiers.push(Modifier { what: "melee", by: -1, clause: PF_R_21 });
                }
                let armour = self.game.options().bazooka_vs_vehicle;
                let vehicle = self.game.profile(target).kind.is_vehicle();
                if self.weapon.kind == WeaponKind::Bazooka && vehicle && armour != 0 {
                    modifiers.push(Modifier { what: "armour", by: armour, clause: PF_R_29 });
                }
                vec![self.aimed(target, None, modifiers, dropped_at)]
            }
            (None, Aim::Marker(marker)) => {
                let (id, defence) = (self.state.markers[marker].id, self.game.mine_defence());
                vec![self.game.plain(id, Defender::Marker, own, defence, dropped_at)]
            }
            (None, _) => Vec::new(),
        }
    }

    fn origin(&self) -> Origin {
        Origin { at: self.base().centre, height: self.game.height_of(self.state, self.unit) }
    }

    fn aimed(&self, target: UnitIndex, cover: Option<Cover>, own: Vec<Modifier>, dropped_at: Option<i32>) -> Aimed {
        self.game.against(self.state, self.origin(), target, Against { cover, hth: self.hth, own, dropped_at })
    }
}
