//! Where a weapon points: its line, never what comes of it.

use super::words::{AimAnswer, AimLine, FirstMet, SweepJson, TargetKind};
use crate::action::{Action, Aim, Swing};
use crate::game::Attacktix;
use crate::place::Heading;
use crate::rolling::{UNIT, cosine, rolled, sine, turned};
use crate::rules::Met;
use crate::state::{FigureIndex, State};
use physics::{Thousandths, Weapon};
use referee::Seat;

/// How far a line is drawn that meets nothing.
const DRAWN: i32 = 600_000;
/// Height of a launcher's muzzle.
const MUZZLE: i32 = 53_000;
/// Height of a Battle Master's muzzles.
const MASTER_MUZZLE: i32 = 80_000;
/// A thousandth of a radian in millionths of a hundredth of a degree.
const MILLIRADIAN: i64 = 5_729_578;

impl Attacktix {
    /// The line of a weapon and what it meets first.
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

/// What a slash sweeps, from where it is wound to where it stops. AT-MELEE-01
fn sweep(weapon: &Weapon, aim: &Aim, facing: Heading) -> Option<SweepJson> {
    let Weapon::Slash { reach, wound_rad, rest_rad, .. } = weapon else { return None };
    let wound = Thousandths(wound_rad.0 * i64::from(aim.pull.unwrap_or(1_000)) / 1_000);
    let sign = if aim.dir == Some(Swing::Ccw) { -1 } else { 1 };
    let zero = facing + aim.yaw;
    let [from, to] = [wound, *rest_rad].map(|angle| turned(zero + sign * centidegrees(angle)));
    Some(SweepJson { reach: *reach, from, to })
}

/// An angle of a data file in hundredths of a degree.
const fn centidegrees(radians: Thousandths) -> Heading {
    (radians.0 * MILLIRADIAN / 1_000_000) as Heading
}

/// A length of a data file in micrometres.
const fn micrometres(centimetres: Thousandths) -> i32 {
    (centimetres.0 * 10) as i32
}

/// A length times a sine.
fn share(length: i32, sine: i32) -> i32 {
    (i64::from(length) * i64::from(sine) / i64::from(UNIT)) as i32
}
