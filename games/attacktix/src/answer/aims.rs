//! What a figure can attack, a sensible aim for each target, and where its weapon points. The answers never tell the
//! result of an attack.

use super::around::beside;
use super::words::{AimAnswer, AimLine, AimsAnswer, Cited, FirstMet, SweepJson, Target, TargetKind};
use crate::action::{Action, Aim, Swing};
use crate::arcs::Arcs;
use crate::battle::Attacktix;
use crate::ground::{Body, SectionLine};
use crate::id::Id;
use crate::pieces::Geometry;
use crate::place::Heading;
use crate::rolling::{UNIT, cosine, heading_to, rolled, sine, turned};
use crate::rules::Met;
use crate::state::{FigureIndex, Piece, State};
use geometry::{Disc, Point};
use physics::{Thousandths, Weapon, pitch_for};
use referee::{Game, Seat};

/// The length of a launcher's line of aim if the line meets nothing, in micrometres.
const DRAWN: i32 = 600_000;
/// Height of a launcher's muzzle, in micrometres.
const MUZZLE: i32 = 53_000;
/// Height of a Battle Master's muzzles, in micrometres.
const MASTER_MUZZLE: i32 = 80_000;
/// One milliradian in hundredths of a degree, times a million.
const MILLIRADIAN: i64 = 5_729_578;
/// The height at which a shot is aimed at an ordinary figure: its chest. In micrometres.
const CHEST: i32 = 58_000;
/// The height at which a shot is aimed at a Battle Master: between its switches. In micrometres.
const SWITCHES: i32 = 108_000;
/// The height at which a shot is aimed at an object, in percent of the object's height.
const UPPER: i32 = 85;

impl Attacktix {
    /// Returns what a figure might attack, nearest first: opponents' figures, objects that can topple, and sections
    /// that can be destroyed. Targets that are out of reach now are included. AT-R-18
    pub(crate) fn aims_answer(&self, state: &State, figure: FigureIndex) -> AimsAnswer {
        let mut targets: Vec<Target> = self.figures_aimed_at(state, figure);
        targets.extend(self.objects_aimed_at(state, figure));
        targets.extend(self.sections_aimed_at(state, figure));
        targets.sort_by_key(|target| target.gap);
        AimsAnswer { figure: self.id_of(figure), targets }
    }

    fn figures_aimed_at(&self, state: &State, figure: FigureIndex) -> Vec<Target> {
        let own = self.team(state.figures[figure.index()].controller);
        let is_enemy = |other: &FigureIndex| !own.contains(state.figures[other.index()].controller);
        let target = |other: FigureIndex| {
            let height = if self.profile(other).is_master() { SWITCHES } else { CHEST };
            let protected = self.protected(state, other, figure).map(|clause| Cited { clause });
            let base = self.disc(state, other);
            let gap = self.disc(state, figure).gap_rounded(base);
            self.target(
                state,
                figure,
                Aimed { at: base.centre, gap, height },
                Target { protected, ..Target::of(self.id_of(other), TargetKind::Figure) },
            )
        };
        self.standing(state).filter(is_enemy).map(target).collect()
    }

    fn objects_aimed_at(&self, state: &State, figure: FigureIndex) -> Vec<Target> {
        let ground = self.ground();
        let topplable = |piece: Piece| matches!(ground.kind(piece).geometry, Geometry::Object { topplable: true, .. });
        let height = |piece: Piece| match ground.kind(piece).geometry {
            Geometry::Object { shape, .. } => shape.height(),
            Geometry::Sections { .. } | Geometry::Area => 0,
        };
        let target = |(piece, body): (Piece, Body)| {
            let at = state.objects[usize::from(piece.0)].as_ref()?.at;
            let aimed = Aimed { at, gap: gap_to(&body, self.disc(state, figure)), height: height(piece) * UPPER / 100 };
            Some(self.target(state, figure, aimed, Target::of(ground.id(piece).clone(), TargetKind::Object)))
        };
        self.objects_on(state).filter(|(piece, _)| topplable(*piece)).filter_map(target).collect()
    }

    /// Returns the sections that can be destroyed. An attack removes a section without a shot, so `in_arc` says whether
    /// the figure may remove the section now. AT-R-53
    fn sections_aimed_at(&self, state: &State, figure: FigureIndex) -> Vec<Target> {
        let seat = state.figures[figure.index()].controller;
        let target = |line: &SectionLine| {
            let (from, to) = (line.line.from, line.line.to);
            let middle = Point::new(from.x.midpoint(to.x), from.y.midpoint(to.y));
            let at = state.figures[figure.index()].at;
            let distance = at.distance_round(middle);
            let action = Action::AttackSection { figure: self.id_of(figure), section: line.id.clone() };
            Target {
                bearing: self.bearing(state, figure, middle),
                distance,
                gap: (distance - self.radius(figure)).max(0),
                in_arc: self.check(state, seat, &action).is_ok(),
                ..Target::of(line.id.clone(), TargetKind::Section)
            }
        };
        self.barriers(state).filter(|(_, line)| line.is_destructible).map(|(_, line)| target(line)).collect()
    }

    /// Returns the direction of a place relative to a figure's facing, in hundredths of a degree: -18000 ..= 17999.
    pub(super) fn bearing(&self, state: &State, figure: FigureIndex, to: Point) -> i32 {
        let this = &state.figures[figure.index()];
        beside(this.facing, heading_to(this.at, to).unwrap_or(this.facing))
    }

    fn target(&self, state: &State, figure: FigureIndex, aimed: Aimed, target: Target) -> Target {
        let profile = self.profile(figure);
        let at = state.figures[figure.index()].at;
        let (bearing, distance) = (self.bearing(state, figure, aimed.at), at.distance_round(aimed.at));
        let usual = Aim::usual(&profile.weapon);
        let near = distance - (distance - self.radius(figure) - aimed.gap).max(0) / 2;
        let aim = match profile.weapon.reach() {
            Some(reach) => (self.radius(figure) + aimed.gap <= reach).then_some(usual),
            None => {
                let (is_master, fired) = (profile.is_master(), state.figures[figure.index()].spent);
                let pitch = pitch_for(&self.opened.model, &profile.weapon, is_master, fired, near, aimed.height);
                pitch.map(|pitch| Aim { pitch: Some(pitch), ..usual })
            }
        };
        let arcs = Arcs::of(&profile.weapon);
        let is_within = |value: i32, [least, most]: [i32; 2]| (least..=most).contains(&value);
        let aim = aim.map(|aim| Aim { yaw: bearing, ..aim });
        let fits = |aim: &Aim| {
            is_within(aim.yaw, arcs.yaw) && aim.pitch.zip(arcs.pitch).is_none_or(|(pitch, arc)| is_within(pitch, arc))
        };
        let aim = aim.filter(fits);
        Target { bearing, distance, gap: aimed.gap, in_arc: aim.is_some(), aim, ..target }
    }
}

/// Where a weapon has to point to aim at a target.
struct Aimed {
    /// The middle of the target, where the weapon is aimed.
    at: Point,
    /// The distance from the target's outline to the figure's base, in micrometres.
    gap: i32,
    /// The height to aim at, in micrometres.
    height: i32,
}

impl Target {
    fn of(id: Id, what: TargetKind) -> Target {
        Target { id, what, bearing: 0, distance: 0, gap: 0, in_arc: false, protected: None, aim: None }
    }
}

/// Returns the gap between a base and an object, in micrometres. The result may be too large by up to 0.1 mm.
pub(super) fn gap_to(body: &Body, base: Disc) -> i32 {
    const FINE: i32 = 100;
    let (mut near, mut far) = (0, 3_000_000);
    if body.is_near(base, near) {
        return 0;
    }
    while far - near > FINE {
        let middle = near.midpoint(far);
        if body.is_near(base, middle) { far = middle } else { near = middle }
    }
    far
}

impl Attacktix {
    /// Returns where a weapon points with this aim, what its line meets first, and whether the seat may attack with the
    /// aim.
    pub(super) fn aim_answer(&self, state: &State, seat: Seat, figure: FigureIndex, aim: Aim) -> AimAnswer {
        let profile = self.profile(figure);
        let refusal = self.why_not(state, seat, &Action::Attack { figure: profile.id.clone(), aim });
        let aim = aim.clamped(&profile.weapon);
        let met = self.first_on_ray(state, figure, aim.yaw);
        let first = met.map(|hit| {
            let ground = self.ground();
            let (id, what) = match hit.what {
                Met::Figure(other) => (self.id_of(other), TargetKind::Figure),
                Met::Object(piece) => (ground.id(piece).clone(), TargetKind::Object),
                Met::Section(section) => (ground.line(section).id.clone(), TargetKind::Section),
            };
            FirstMet { id, what, distance: hit.distance }
        });
        let length = profile.weapon.reach().unwrap_or_else(|| first.as_ref().map_or(DRAWN, |met| met.distance));
        let facing = state.figures[figure.index()].facing;
        AimAnswer {
            legal: refusal.is_none(),
            refusal,
            aim,
            line: self.line_of_weapon(state, figure, &aim, length),
            first,
            sweep: sweep(&profile.weapon, &aim, facing),
        }
    }

    fn line_of_weapon(&self, state: &State, figure: FigureIndex, aim: &Aim, length: i32) -> AimLine {
        let (profile, this) = (self.profile(figure), &state.figures[figure.index()]);
        let heading = turned(this.facing + aim.yaw);
        let height = match &*profile.weapon {
            Weapon::Ranged { .. } if profile.is_master() => MASTER_MUZZLE,
            Weapon::Ranged { .. } => MUZZLE,
            Weapon::Slash { height_cm, .. } => micrometres(*height_cm),
            Weapon::Throw { .. } => profile.weapon.hinge(aim.dip.unwrap_or(0)).unwrap_or(0),
            Weapon::Jab { default_height, .. } | Weapon::Claw { default_height, .. } => {
                aim.height.unwrap_or(*default_height)
            }
        };
        let pitch = aim.pitch.unwrap_or(0) - aim.dip.unwrap_or(0);
        let [level, rise] = [cosine(pitch), sine(pitch)].map(|part| share(length, part));
        let end = rolled(this.at, heading, level);
        AimLine { from: [this.at.x, height, this.at.y], to: [end.x, height + rise, end.y] }
    }
}

/// Returns the area that a slash sweeps, from the drawn-back weapon to the place where it stops. Returns nothing for
/// other weapons. AT-MELEE-01
fn sweep(weapon: &Weapon, aim: &Aim, facing: Heading) -> Option<SweepJson> {
    let Weapon::Slash { reach, wound_rad, rest_rad, .. } = weapon else { return None };
    let wound = Thousandths(wound_rad.0 * i64::from(aim.pull.unwrap_or(1_000)) / 1_000);
    let sign = if aim.dir == Some(Swing::Ccw) { -1 } else { 1 };
    let zero = facing + aim.yaw;
    let [from, to] = [wound, *rest_rad].map(|angle| turned(zero + sign * centidegrees(angle)));
    Some(SweepJson { reach: *reach, from, to })
}

/// Converts an angle in thousandths of a radian to hundredths of a degree.
const fn centidegrees(radians: Thousandths) -> Heading {
    (radians.0 * MILLIRADIAN / 1_000_000) as Heading
}

/// Converts a length in thousandths of a centimetre to micrometres.
const fn micrometres(centimetres: Thousandths) -> i32 {
    (centimetres.0 * 10) as i32
}

/// Multiplies a length by a sine or a cosine that is scaled by [`UNIT`].
fn share(length: i32, sine: i32) -> i32 {
    (i64::from(length) * i64::from(sine) / i64::from(UNIT)) as i32
}
