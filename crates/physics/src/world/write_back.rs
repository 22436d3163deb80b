//! Converts the final poses to whole numbers for the report.

use rapier3d::prelude::*;

use super::pose::{self, on_table};
use super::stage::{Stage, object_pose};
use crate::{Blow, Figure, Film, FilmKind, Object, ObjectRest, Rest, Scene};

/// A figure or object that moved no farther than this counts as not moved, in micrometres.
const STILL_MOVE: i32 = 200;
/// A figure or object that turned no farther than this counts as not turned, in hundredths of a degree.
const STILL_TURN: i32 = 20;
/// A figure that leans no farther than this counts as upright, in hundredths of a degree.
const UPRIGHT_TILT: i32 = 200;
/// An upright figure that is lifted no higher than this counts as standing on the table, in micrometres.
const UPRIGHT_LIFT: i32 = 3_000;
/// A figure lower than this is off the table, in micrometres.
const OFF: i32 = -10_000;

/// The final poses.
pub(super) struct Written {
    pub rests: Vec<Rest>,
    pub objects: Vec<ObjectRest>,
    /// The final pose of every actor, as the film shows it. An actor is a body that may move. `None` for an actor that
    /// was removed.
    pub poses: Vec<Option<Pose>>,
}

pub(super) fn write(stage: &Stage, scene: &Scene) -> Written {
    let mut written = Written { rests: Vec::new(), objects: Vec::new(), poses: Vec::new() };
    for (place, actor) in stage.actors.iter().enumerate() {
        let end = stage.pose(place);
        let mut shown = (!actor.gone).then_some(end);
        let figure = scene.figures.iter().find(|figure| actor.kind == FilmKind::Figure && figure.id == actor.id);
        let object = scene.objects.iter().find(|object| actor.kind == FilmKind::Object && object.id == actor.id);
        if let Some(figure) = figure {
            let rest = rest(figure, &end);
            if rest.tilt == 0 && rest.lift == 0 {
                shown = Some(Pose::from_parts(on_table(rest.at), pose::facing(rest.facing)));
            }
            written.rests.push(rest);
        }
        if let Some(object) = object {
            let rest = object_rest(object, &end, stage.half);
            if !rest.moved {
                shown = Some(object_pose(&object.solid, rest.at, rest.facing, rest.fallen));
            }
            written.objects.push(rest);
        }
        written.poses.push(shown);
    }
    written
}

fn rest(figure: &Figure, end: &Pose) -> Rest {
    let up = end.rotation * Vector::Y;
    let at = [pose::micrometres(end.translation.x), pose::micrometres(end.translation.z)];
    let facing = pose::heading(end.rotation * Vector::Z);
    let (tilt, lift) = (pose::tilt(pose::lean(up)), pose::micrometres(end.translation.y));
    let old = figure.facing.rem_euclid(36_000);
    if tilt > UPRIGHT_TILT || !(OFF..=UPRIGHT_LIFT).contains(&lift) {
        return Rest { id: figure.id, moved: true, at, facing, tilt, lift };
    }
    let moved = is_moved(figure.at, at) || turn(old, facing) > STILL_TURN;
    let (at, facing) = if moved { (at, facing) } else { (figure.at, figure.facing) };
    Rest { id: figure.id, moved, at, facing, tilt: 0, lift: 0 }
}

fn object_rest(object: &Object, end: &Pose, half: f32) -> ObjectRest {
    let (solid, up) = (&object.solid, end.rotation * Vector::Y);
    let middle = end.transform_point(Vector::new(0.0, solid.height() / 2.0, 0.0));
    let at = [pose::micrometres(middle.x), pose::micrometres(middle.z)];
    let fallen = up.y.abs() < std::f32::consts::FRAC_1_SQRT_2;
    let facing = pose::heading(if fallen { up } else { end.rotation * Vector::Z });
    let off = pose::micrometres(middle.y) < 0 || middle.x.abs().max(middle.z.abs()) > half;
    let old = object.facing.rem_euclid(36_000);
    let moved = off || fallen != object.fallen || is_moved(object.at, at) || turn(old, facing) > STILL_TURN;
    let (at, facing) = if moved { (at, facing) } else { (object.at, object.facing) };
    ObjectRest { id: object.id, moved, at, facing, fallen, off }
}

fn is_moved(from: [i32; 2], to: [i32; 2]) -> bool {
    let [x, z] = [0, 1].map(|place: usize| i64::from(to[place]) - i64::from(from[place]));
    x * x + z * z > i64::from(STILL_MOVE) * i64::from(STILL_MOVE)
}

/// Returns the angle between two headings in hundredths of a degree, 0 ..= 18000.
fn turn(from: i32, to: i32) -> i32 {
    let turn = (to - from).rem_euclid(36_000);
    turn.min(36_000 - turn)
}

/// Returns a digest over the bits of all final poses, the blows and the bytes of the film.
pub(super) fn digest(stage: &Stage, blows: &[Blow], film: &Film) -> u64 {
    let mut hasher = blake3::Hasher::new();
    for place in 0..stage.actors.len() {
        let pose = stage.pose(place);
        let (at, turn) = (pose.translation, pose.rotation);
        for value in [at.x, at.y, at.z, turn.x, turn.y, turn.z, turn.w] {
            hasher.update(&value.to_bits().to_le_bytes());
        }
    }
    for blow in blows {
        hasher.update(&blow.figure.to_le_bytes());
        hasher.update(&[blow.part as u8]);
        hasher.update(&blow.impulse.to_le_bytes());
        hasher.update(&blow.ms.to_le_bytes());
    }
    hasher.update(&film.0);
    let mut bytes = [0; 8];
    bytes.copy_from_slice(&hasher.finalize().as_bytes()[..8]);
    u64::from_le_bytes(bytes)
}
