//! Lets the upper body of a Battle Master fall when its latch opens. AT-R-27

use rapier3d::prelude::*;

use super::rig::is_upper;
use super::stage::{Actor, Colliders, Stage};
use crate::FilmKind;

/// The height above the table of the hinge between lower and upper body, in cm.
const HINGE_CM: f32 = 8.0;
/// The speed with which the opened latch turns the upper body, in radians a second.
const START_RAD_S: f32 = 2.0;
/// The angle by which the upper body falls, in radians.
const RIGHT_ANGLE: f32 = std::f32::consts::FRAC_PI_2;

/// Separates the upper body from the lower one and lets it fall in the direction of the blow. A blow without a
/// direction lets it fall backwards.
pub(super) fn open(stage: &mut Stage, actor: usize, push: Vector) {
    let (lower, id) = (stage.actors[actor].body, stage.actors[actor].id);
    let body = &stage.world.bodies[lower];
    if !body.is_dynamic() || stage.actors[actor].feeling.iter().any(Option::is_none) {
        return;
    }
    let (pose, linvel, angvel) = (*body.position(), body.linvel(), body.angvel());
    for collider in stage.actors[actor].feeling.iter().flatten() {
        stage.world.remove_collider(*collider);
    }
    let builder = RigidBodyBuilder::dynamic().pose(pose).linvel(linvel);
    let level = pose.inverse_transform_vector(Vector::new(push.x, 0.0, push.z));
    let level = Vector::new(level.x, 0.0, level.z);
    let toward = if level.length_squared() > 0.0 { level.normalize() } else { -Vector::Z };
    let axis = Vector::Y.cross(toward);
    let upper = stage.world.bodies.insert(builder.angvel(angvel + pose.rotation * axis * START_RAD_S));
    let model = stage.model;
    let of = model.body(true);
    for part in of.parts.iter().filter(|part| is_upper(&part.part)) {
        stage.attach(upper, part, of, Colliders::Any, Pose::IDENTITY);
    }
    let hinge = Vector::new(0.0, HINGE_CM, 0.0);
    let joint = RevoluteJointBuilder::new(axis)
        .local_anchor1(hinge)
        .local_anchor2(hinge)
        .limits([0.0, RIGHT_ANGLE])
        .contacts_enabled(false);
    stage.world.impulse_joints.insert(lower, upper, joint, true);
    let kind = FilmKind::UpperBody;
    stage.actors[actor].feeling = [None; 4];
    stage.actors.push(Actor { kind, id, master: true, body: upper, start: None, feeling: [None; 4], gone: false });
}
