//! The answers to `attack` and `targets`: a preview of one attack, and of all attacks of a Unit.

use super::around::nearest;
use super::words::{
    AimedAt, HoleJson, OddsJson, PreviewAnswer, SightJson, TargetJson, TargetsAnswer, TemplateJson, What, WhyNot,
};
use crate::action::Attack;
use crate::battle::PlasticFudge;
use crate::ground::{Patch, point_at};
use crate::id::Id;
use crate::length::{Length, Spot};
use crate::options::MortarTemplate;
use crate::refusal::Refusal;
use crate::rules::{Aimed, Defender, GRENADE_DISC, Preview};
use crate::state::{State, UnitIndex};
use crate::unit::{Weapon, WeaponKind};
use geometry::{Direction, INCH, Leg, Point, TOLERANCE, UNITS};

/// The distance between the points of a border that are tried if a hole covers the nearest point, in micrometres.
const CLOSE: i32 = INCH / 8;

impl PlasticFudge {
    /// Returns the preview of an attack, legal or not. If there is no preview, because the attacker, weapon or aim is
    /// unknown, the answer has only the refusal.
    pub(super) fn preview_answer(&self, state: &State, attack: &Attack) -> PreviewAnswer {
        let side = self.unit(attack.unit).map(|unit| self.profile(unit).side);
        let refusal = side.and_then(|side| self.order_fault(state, side, attack));
        match self.preview(state, attack) {
            Ok(mut preview) => {
                let refusal = refusal.or(preview.fault.take());
                preview_to_json(preview, attack, refusal.map(|fault| WhyNot::of(Refusal::Attack(fault))))
            }
            Err(malformed) => nothing(WhyNot::of(Refusal::Attack(refusal.unwrap_or(malformed)))),
        }
    }

    /// Returns the attacks of a Unit on each target with each weapon, legal or not, nearest first.
    pub(super) fn targets(&self, state: &State, unit: UnitIndex) -> TargetsAnswer {
        let profile = self.profile(unit);
        let aims: Vec<_> = profile.weapons.iter().flat_map(|weapon| self.aims(state, unit, weapon)).collect();
        let aimed = |(attack, label): (Attack, Id)| {
            let preview = self.preview_answer(state, &attack);
            AimedAt { attack, label, preview }
        };
        let mut attacks: Vec<AimedAt> = aims.into_iter().map(aimed).collect();
        attacks.sort_by_key(|aimed| (aimed.preview.gap, aimed.label));
        TargetsAnswer { unit: profile.id, attacks }
    }

    /// Returns the aims of a weapon, each with the id of its target. Every weapon can aim at enemies: a disc at the
    /// centre of the enemy's base, a flame in the direction of that centre. Only a sweeper can also aim at markers.
    /// Only a Bazooka can also aim at Bases: Buildings, Fortresses and the camp.
    fn aims(&self, state: &State, unit: UnitIndex, weapon: &Weapon) -> Vec<(Attack, Id)> {
        let own = self.profile(unit);
        let from = self.disc(state, unit);
        let plain = || Attack {
            unit: own.id,
            weapon: Some(weapon.name.clone()),
            target: None,
            point: None,
            direction: None,
            mine: None,
            piece: None,
        };
        let discs = match weapon.kind {
            WeaponKind::Grenade | WeaponKind::Disc => true,
            WeaponKind::Mortar => self.options().mortar_template == MortarTemplate::Grenade,
            _ => false,
        };
        let mut aims = Vec::new();
        for enemy in self.units_of(own.side.enemy()).filter(|enemy| self.has_base(state, *enemy)) {
            let (id, base) = (self.profile(enemy).id, self.disc(state, enemy));
            let in_contact = self.gap_at_most(state, unit, enemy, self.options().hth_gap.0);
            if !discs && weapon.kind != WeaponKind::Flame || in_contact {
                aims.push((Attack { target: Some(id), ..plain() }, id));
            }
            if discs {
                aims.push((Attack { point: Some(Spot(base.centre)), ..plain() }, id));
            }
            if weapon.kind == WeaponKind::Flame
                && let Some(bearing) = from.centre.bearing(base.centre)
            {
                aims.push((Attack { direction: Some(bearing), ..plain() }, id));
            }
        }
        if weapon.kind == WeaponKind::Sweeper {
            aims.extend(state.markers.iter().map(|marker| (Attack { mine: Some(marker.id), ..plain() }, marker.id)));
        }
        if weapon.kind == WeaponKind::Bazooka {
            let bases = state.ground.base_pieces();
            aims.extend(bases.map(|patch| {
                let point = Some(Spot(standing(patch, from.centre)));
                (Attack { piece: Some(patch.id), point, ..plain() }, patch.id)
            }));
        }
        aims
    }
}

/// Returns the point of a Base that is nearest to a given point and that no hole has removed. The point lies on the
/// border or on the rim of a hole. If holes have removed all such points, returns the nearest point of the border.
fn standing(patch: &Patch, to: Point) -> Point {
    let first = nearest(&patch.outline, to);
    if patch.covers(first) {
        return first;
    }
    let border = patch.outline.edges().flat_map(|edge| {
        let way = Leg::between(edge.from, edge.to);
        (0..way.length() / CLOSE).map(move |n| point_at(way, i64::from(n * CLOSE) * UNITS))
    });
    let rims = patch.holes.iter().flat_map(|hole| {
        (0..360).step_by(5).map(|turn| hole.centre.along(Direction::degrees(turn), hole.radius + TOLERANCE))
    });
    let stands = border.chain(rims).filter(|at| patch.covers(*at));
    stands.min_by_key(|at| at.distance_squared(to)).unwrap_or(first)
}

fn preview_to_json(preview: Preview, attack: &Attack, refusal: Option<WhyNot>) -> PreviewAnswer {
    let Preview { weapon, hth, gap, reach, band, sight, attack_modifiers, template, targets, hole, drop, .. } = preview;
    PreviewAnswer {
        legal: refusal.is_none(),
        refusal,
        weapon,
        hth,
        gap,
        reach,
        band,
        sight: SightJson {
            needed: sight.needed,
            clear: sight.clear,
            blocked_by: sight.blocked_by,
            spotted: sight.spotted,
        },
        attack_modifiers,
        template: template.map(|template| TemplateJson {
            at: template.at,
            radius: template.radius,
            direction: template.direction,
        }),
        targets: targets.into_iter().map(target_to_json).collect(),
        hole: hole.zip(attack.point).map(|(piece, at)| HoleJson { piece, at, radius: Length(GRENADE_DISC) }),
        drop,
    }
}

fn target_to_json(aimed: Aimed) -> TargetJson {
    TargetJson {
        unit: aimed.unit,
        what: match aimed.what {
            Defender::Unit => What::Unit,
            Defender::Marker => What::Marker,
            Defender::Base => What::Piece,
        },
        cover: aimed.cover,
        attack: aimed.attack,
        defence: aimed.defence,
        attack_modifiers: aimed.attack_modifiers,
        defence_modifiers: aimed.defence_modifiers,
        odds: OddsJson {
            kill: aimed.odds.kill,
            injury: aimed.odds.injury,
            no_effect: aimed.odds.no_effect,
            no_damage: aimed.odds.no_damage,
        },
    }
}

/// Returns a preview that holds only the refusal of the attack.
fn nothing(refusal: WhyNot) -> PreviewAnswer {
    PreviewAnswer {
        legal: false,
        refusal: Some(refusal),
        weapon: String::new(),
        hth: false,
        gap: Length(0),
        reach: Length(0),
        band: 0,
        sight: SightJson { needed: false, clear: false, blocked_by: Vec::new(), spotted: None },
        attack_modifiers: Vec::new(),
        template: None,
        targets: Vec::new(),
        hole: None,
        drop: 0,
    }
}
