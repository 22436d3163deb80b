//! Weapons on hinges: slash and throw.

use rapier3d::prelude::*;

use super::pose;
use super::rig::{Arms, add, dress, is_upper};
use super::stage::{Colliders, Stage, groups};
use super::thrust::Grip;
use crate::trig;
use crate::{Aim, FilmKind, Weapon, weapon};

/// The distance from the axis to the near end of the weapon of a slash, in cm.
const GRIP_CM: f32 = 0.8;
/// The radius of the arm of a throw, in cm.
const ARM_RADIUS: f32 = pose::cm(weapon::ARM_RADIUS);
/// How far ahead the solver looks for contacts of a fast weapon, in cm.
const SOFT_CCD: f32 = 2.0;
/// How much a weapon may overlap other bodies before it starts, in cm.
const HARMLESS_OVERLAP: f32 = 0.1;
/// By how much each try reduces the pull while the drawn-back weapon overlaps something, in thousandths.
const PULL_STEP: i32 = 10;
/// How far a slash may swing beyond its end, in radians.
const FOLLOW_THROUGH: f32 = 0.25;
/// The damping of the spring of a throw, as a share of the critical damping.
const DAMPING: f32 = 0.02;
/// The friction and restitution of weapons.
const SURFACE: (f32, f32) = (0.5, 0.1);

/// A spring that drives a weapon along an axis. Positions are in cm or radians.
#[derive(Clone, Copy)]
pub(super) struct Spring {
    pub axis: JointAxis,
    /// The position to which a full pull draws the weapon back.
    pub from: f32,
    /// The position at which the weapon stops.
    pub to: f32,
    pub energy: f32,
    /// The mass or moment of inertia of the weapon.
    pub inertia: f32,
    pub damping: f32,
    /// How far the weapon may move beyond the position at which it stops.
    pub beyond: f32,
}

impl Spring {
    /// Returns the position from which the weapon starts. `pull` is in thousandths of a full pull.
    pub fn start(&self, pull: i32) -> f32 {
        self.to + (self.from - self.to) * pull as f32 / 1000.0
    }

    /// Sets the motor and the limits of a joint to those of the spring.
    pub fn drive(&self, joint: &mut GenericJoint) {
        let (stiffness, critical) = self.hold();
        let (damping, last) = (self.damping * critical, self.to + self.sense() * self.beyond);
        joint.set_motor_model(self.axis, MotorModel::ForceBased);
        joint.set_motor_position(self.axis, self.to, stiffness, damping);
        joint.set_limits(self.axis, [self.from.min(last), self.from.max(last)]);
        joint.set_contacts_enabled(false);
    }

    /// Returns the stiffness and the critical damping.
    pub fn hold(&self) -> (f32, f32) {
        let span = self.from - self.to;
        let stiffness = 2.0 * self.energy / (span * span);
        (stiffness, 2.0 * (stiffness * self.inertia).sqrt())
    }

    /// Returns the weapon that the spring drives.
    pub fn arms(&self, actor: usize, joint: ImpulseJointHandle, pull: i32, grip: Option<Grip>) -> Arms {
        let (last, hold) = (self.start(pull), self.hold());
        Arms { actor, joint, axis: self.axis, end: self.to, sense: self.sense(), last, hold, grip }
    }

    pub fn sense(&self) -> f32 {
        (self.to - self.from).signum()
    }
}

/// Adds the body of a weapon. The body never sleeps, and the solver looks ahead for its contacts.
pub(super) fn weapon_body(stage: &mut Stage, pose: Pose) -> RigidBodyHandle {
    stage.world.bodies.insert(RigidBodyBuilder::dynamic().pose(pose).soft_ccd_prediction(SOFT_CCD).can_sleep(false))
}

/// Adds a piece of a weapon to its body, as a collider. `mass` is in g.
pub(super) fn piece(stage: &mut Stage, body: RigidBodyHandle, shape: ColliderBuilder, mass: f32, kind: Colliders) {
    let collider = shape.mass(mass).friction(SURFACE.0).restitution(SURFACE.1).collision_groups(groups(kind));
    stage.world.colliders.insert_with_parent(collider, body, &mut stage.world.bodies);
}

/// Reduces a pull step by step until the drawn-back weapon overlaps nothing or the pull is 0. Returns the reduced pull.
/// AT-R-66
///
/// `placed` gives the pose of the weapon's body for a pull.
pub(super) fn free_pull(
    stage: &Stage,
    body: RigidBodyHandle,
    pull: i32,
    passes_legs: bool,
    placed: impl Fn(i32) -> Pose,
) -> i32 {
    let mut pull = pull;
    while pull > 0 && meets_anything(stage, body, &placed(pull), passes_legs) {
        pull = (pull - PULL_STEP).max(0);
    }
    pull
}

fn meets_anything(stage: &Stage, body: RigidBodyHandle, placed: &Pose, passes_legs: bool) -> bool {
    let colliders = &stage.world.colliders;
    let own = stage.world.bodies[body].colliders();
    own.iter().map(|own| &colliders[*own]).any(|piece| {
        let at = placed * piece.position_wrt_parent().copied().unwrap_or(Pose::IDENTITY);
        let around = piece.shape().compute_aabb(&at);
        colliders.iter().any(|(handle, other)| {
            let passed = match other.collision_groups().memberships {
                kinds if kinds == groups(Colliders::Attacker).memberships => true,
                kinds if kinds == groups(Colliders::Legs).memberships => passes_legs,
                _ => own.contains(&handle),
            };
            !passed && around.intersects(&other.compute_aabb()) && overlap(piece, &at, other) > HARMLESS_OVERLAP
        })
    })
}

fn overlap(piece: &Collider, at: &Pose, other: &Collider) -> f32 {
    let contact = rapier3d::parry::query::contact(at, piece.shape(), other.position(), other.shape(), 0.0);
    contact.ok().flatten().map_or(0.0, |contact| -contact.dist)
}

/// Builds the upper body and weapon of a slash on a vertical hinge. Returns the weapon and the pull for which there is
/// room.
pub(super) fn slash(stage: &mut Stage, attacker: usize, weapon: &Weapon, aim: &Aim) -> (Arms, i32) {
    let Weapon::Slash { energy_erg, reach_cm, mass_g, radius_cm, height_cm, wound_rad, rest_rad, damping, .. } = weapon
    else {
        unreachable!("`slash` is called only for a slash")
    };
    let (base, master, id) = (stage.actors[attacker].body, stage.actors[attacker].master, stage.actors[attacker].id);
    let model = stage.model;
    let of = model.body(master);
    let (origin, height) = (stage.pose(attacker), height_cm.real());
    let swing = weapon_body(stage, origin);
    for part in &of.parts {
        let body = if is_upper(&part.part) { swing } else { base };
        stage.attach(body, part, of, Colliders::Attacker, Pose::IDENTITY);
    }
    let (radius, pitch) = (radius_cm.real(), pose::raised(trig::radians(aim.pitch)));
    let along = |distance: f32| Vector::new(0.0, height, 0.0) + pitch * Vector::new(0.0, 0.0, distance);
    let blade = ColliderBuilder::capsule_from_endpoints(along(GRIP_CM), along(reach_cm.real() - radius), radius);
    piece(stage, swing, blade, mass_g.real(), Colliders::Weapon);
    let side = if aim.clockwise { 1.0 } else { -1.0 };
    let arm = reach_cm.real();
    let spring = Spring {
        axis: JointAxis::AngX,
        from: side * wound_rad.real(),
        to: side * rest_rad.real(),
        energy: energy_erg.real(),
        inertia: mass_g.real() * arm * arm / 3.0 + 15.0,
        damping: damping.real(),
        beyond: FOLLOW_THROUGH,
    };
    let yaw = pose::facing(aim.yaw);
    let placed = |pull: i32| {
        Pose::from_parts(origin.translation, origin.rotation * yaw * pose::turned(f64::from(spring.start(pull))))
    };
    let pull = free_pull(stage, swing, aim.pull, false, placed);
    stage.world.bodies[swing].set_position(placed(pull), true);
    let hinge = Vector::new(0.0, height, 0.0);
    let mut joint = GenericJoint::new(JointAxesMask::LOCKED_REVOLUTE_AXES);
    joint.set_local_frame1(Pose::from_parts(hinge, yaw * pose::X_TO_Y));
    joint.set_local_frame2(Pose::from_parts(hinge, pose::X_TO_Y));
    spring.drive(&mut joint);
    let joint = stage.world.impulse_joints.insert(base, swing, joint, true);
    let actor = add(stage, FilmKind::Swing, id, swing);
    (spring.arms(actor, joint, pull, None), pull)
}

/// Builds the arm of a throw: a shaft with a cross-bar on a lateral hinge. The arm passes through legs. Returns the
/// weapon and the pull for which there is room.
pub(super) fn throw(stage: &mut Stage, attacker: usize, weapon: &Weapon, aim: &Aim) -> (Arms, i32) {
    let Weapon::Throw { energy_erg, arm_cm, mass_g, hinge_z_cm, from_rad, to_rad, crossbar_half_cm, .. } = weapon
    else {
        unreachable!("`throw` is called only for a throw")
    };
    let (base, master, id) = (stage.actors[attacker].body, stage.actors[attacker].master, stage.actors[attacker].id);
    dress(stage, attacker, master, aim.yaw);
    let (origin, length, half_bar) = (stage.pose(attacker), arm_cm.real(), crossbar_half_cm.real());
    let (from, to) = (from_rad.real(), to_rad.real());
    let dipped = from - trig::radians(aim.dip) as f32;
    let wound = if stage.model.world.dip_winds { (dipped - to) / (from - to) } else { 1.0 };
    let spring = Spring {
        axis: JointAxis::AngX,
        from: dipped,
        to,
        energy: energy_erg.real() * wound * wound,
        inertia: mass_g.real() * length * length / 2.0,
        damping: DAMPING,
        beyond: 0.0,
    };
    let yaw = pose::facing(aim.yaw);
    let tip = length - ARM_RADIUS;
    let hinge = yaw * Vector::new(0.0, pose::cm(weapon.hinge(aim.dip).unwrap_or(0)), hinge_z_cm.real());
    let placed = |pull: i32| {
        let turn = origin.rotation * yaw * pose::raised(f64::from(spring.start(pull)));
        Pose::from_parts(origin * hinge, turn)
    };
    let arm = weapon_body(stage, placed(1000));
    let bar = |from: Vector, to: Vector| ColliderBuilder::capsule_from_endpoints(from, to, ARM_RADIUS);
    let third = mass_g.real() / 3.0;
    let shaft = bar(Vector::new(0.0, 0.0, ARM_RADIUS), Vector::new(0.0, 0.0, tip));
    let cross = bar(Vector::new(-half_bar, 0.0, tip), Vector::new(half_bar, 0.0, tip));
    piece(stage, arm, shaft, third * 2.0, Colliders::Lifter);
    piece(stage, arm, cross, third, Colliders::Lifter);
    let pull = free_pull(stage, arm, aim.pull, true, placed);
    stage.world.bodies[arm].set_position(placed(pull), true);
    let mut joint = GenericJoint::new(JointAxesMask::LOCKED_REVOLUTE_AXES);
    joint.set_local_frame1(Pose::from_parts(hinge, yaw * pose::X_BACK));
    joint.set_local_frame2(Pose::from_parts(Vector::ZERO, pose::X_BACK));
    spring.drive(&mut joint);
    let joint = stage.world.impulse_joints.insert(base, arm, joint, true);
    let actor = add(stage, FilmKind::Arm, id, arm);
    (spring.arms(actor, joint, pull, None), pull)
}
