//! Weapons that thrust: the rod of a jab and the prongs of a claw.

use rapier3d::prelude::*;

use super::pose;
use super::rig::{Arms, add, dress};
use super::stage::{Colliders, Stage};
use super::swing::{Spring, free_pull, piece, weapon_body};
use crate::trig;
use crate::{Aim, FilmKind, Weapon};

/// The damping of the springs, as a share of the critical damping.
const DAMPING: f32 = 0.02;
/// The least and the greatest height of a thrust, in micrometres.
const HEIGHTS: (i32, i32) = (10_000, 150_000);

/// How far the prongs may turn beyond the angle of the knob, in radians.
const KNOB_PLAY: f32 = 0.1;
/// The stiffness and damping of the spring that turns the prongs back after they let go, in dyn cm and dyn cm s.
const RETURN: (f32, f32) = (2_000.0, 130.0);

/// The grip of a claw, which holds a body with the prongs.
pub(super) struct Grip {
    state: Holding,
    /// The angle to which the knob turns, in radians.
    knob: f32,
    torque: f32,
    /// The last step in which the prongs may grip.
    window: u32,
    /// The most steps for which the torque acts.
    longest: u32,
    /// The position to which the prongs draw back, in cm.
    back: f32,
    spring: (f32, f32),
}

enum Holding {
    /// The prongs hold nothing yet.
    Open,
    /// The prongs have held a body by this joint since this step.
    Fast(ImpulseJointHandle, u32),
    /// The prongs hold nothing and will not grip again.
    Done,
}

impl Grip {
    /// Returns whether the prongs hold a body.
    pub fn is_busy(&self) -> bool {
        matches!(self.state, Holding::Fast(..))
    }
}

/// Builds the rod or the prongs on a slide. Returns the weapon and the pull for which there is room.
pub(super) fn build(stage: &mut Stage, attacker: usize, weapon: &Weapon, aim: &Aim) -> (Arms, i32) {
    let (base, master, id) = (stage.actors[attacker].body, stage.actors[attacker].master, stage.actors[attacker].id);
    dress(stage, attacker, master, aim.yaw);
    let (kind, reach, stroke, half, radius, energy, mass) = match weapon {
        Weapon::Jab { reach, stroke_cm, half_length_cm, radius_cm, energy_erg, mass_g, .. } => {
            (FilmKind::Rod, *reach, *stroke_cm, *half_length_cm, *radius_cm, *energy_erg, *mass_g)
        }
        Weapon::Claw { reach, stroke_cm, prong_half_length_cm, prong_radius_cm, energy_erg, mass_g, .. } => {
            (FilmKind::Prongs, *reach, *stroke_cm, *prong_half_length_cm, *prong_radius_cm, *energy_erg, *mass_g)
        }
        _ => unreachable!("`build` is called only for a jab or a claw"),
    };
    let out = pose::cm(reach) - radius.real() - half.real();
    let spring = Spring {
        axis: JointAxis::LinX,
        from: out - stroke.real(),
        to: out,
        energy: energy.real(),
        inertia: mass.real(),
        damping: DAMPING,
        beyond: 0.0,
    };
    let height = if aim.height == 0 { weapon.default_height().unwrap_or(0) } else { aim.height };
    let (origin, yaw) = (stage.pose(attacker), pose::facing(aim.yaw));
    let anchor = Vector::new(0.0, pose::cm(height.clamp(HEIGHTS.0, HEIGHTS.1)), 0.0);
    let placed = |pull: i32| {
        let at = anchor + yaw * Vector::new(0.0, 0.0, spring.start(pull));
        Pose::from_parts(origin * at, origin.rotation * yaw)
    };
    let body = weapon_body(stage, placed(1000));
    let pieces: &[f32] = match weapon {
        Weapon::Claw { gap_cm, .. } => &[-gap_cm.real() / 2.0, gap_cm.real() / 2.0],
        _ => &[0.0],
    };
    for x in pieces {
        let rod = ColliderBuilder::capsule_z(half.real(), radius.real()).translation(Vector::new(*x, 0.0, 0.0));
        piece(stage, body, rod, mass.real() / pieces.len() as f32, Colliders::Weapon);
    }
    let pull = free_pull(stage, body, aim.pull, false, placed);
    stage.world.bodies[body].set_position(placed(pull), true);
    let mut joint = GenericJoint::new(JointAxesMask::LOCKED_PRISMATIC_AXES);
    joint.set_local_frame1(Pose::from_parts(anchor, yaw * pose::X_TO_Z));
    joint.set_local_frame2(Pose::from_parts(Vector::ZERO, pose::X_TO_Z));
    spring.drive(&mut joint);
    let joint = stage.world.impulse_joints.insert(base, body, joint, true);
    let grip = claw(stage, weapon, aim, &spring);
    let actor = add(stage, kind, id, body);
    (spring.arms(actor, joint, pull, grip), pull)
}

fn claw(stage: &Stage, weapon: &Weapon, aim: &Aim, spring: &Spring) -> Option<Grip> {
    let Weapon::Claw { grip_window_s, torque_dyn_cm, torque_max_s, stroke_cm, energy_erg, mass_g, .. } = weapon else {
        return None;
    };
    let stiffness = 2.0 * energy_erg.real() / (stroke_cm.real() * stroke_cm.real());
    Some(Grip {
        state: Holding::Open,
        knob: trig::radians(aim.knob) as f32,
        torque: torque_dyn_cm.real(),
        window: stage.steps(grip_window_s.real()),
        longest: stage.steps(torque_max_s.real()),
        back: spring.from,
        spring: (stiffness, 2.0 * (stiffness * mass_g.real()).sqrt()),
    })
}

/// Joins the prongs to the first movable body that they meet. If the aim does not turn the knob, the prongs draw back
/// at once instead.
pub(super) fn grip(stage: &mut Stage, arms: &mut Arms) {
    let Some(grip) = &mut arms.grip else { return };
    if !matches!(grip.state, Holding::Open) {
        return;
    }
    if stage.step > grip.window {
        grip.state = Holding::Done;
        return;
    }
    let prongs = stage.actors[arms.actor].body;
    let Some(met) = first_met(stage, prongs) else { return };
    if grip.knob <= 0.0 {
        grip.state = Holding::Done;
        draw_back(stage, arms);
        return;
    }
    let bodies = &stage.world.bodies;
    let (own, other) = (*bodies[prongs].position(), *bodies[met].position());
    let joint = FixedJointBuilder::new().local_frame2(other.inverse() * own).contacts_enabled(false);
    let held = stage.world.impulse_joints.insert(prongs, met, joint, true);
    grip.state = Holding::Fast(held, stage.step);
    if let Some(joint) = stage.world.impulse_joints.get_mut(arms.joint, true) {
        joint.data.locked_axes.remove(JointAxesMask::ANG_Z);
        joint.data.set_limits(JointAxis::AngZ, [-KNOB_PLAY, grip.knob + KNOB_PLAY]);
    }
}

/// Returns a movable body that the prongs touch, or `None` if they touch none.
fn first_met(stage: &Stage, prongs: RigidBodyHandle) -> Option<RigidBodyHandle> {
    let world = &stage.world;
    let met = |collider: &ColliderHandle| {
        world.narrow_phase.contact_pairs_with(*collider).find_map(|pair| {
            let other = if pair.collider1 == *collider { pair.collider2 } else { pair.collider1 };
            let parent = world.colliders.get(other)?.parent()?;
            (pair.total_impulse_magnitude() > 0.0 && world.bodies[parent].is_dynamic()).then_some(parent)
        })
    };
    world.bodies[prongs].colliders().iter().filter_map(met).min_by_key(|body| body.into_raw_parts())
}

/// Tilts the held body with the constant torque of the knob, until the knob reaches its angle or the time for the
/// torque is over. Then the prongs let go and draw back.
pub(super) fn turn_knob(stage: &mut Stage, arms: &mut Arms) {
    let Some(grip) = &mut arms.grip else { return };
    let Holding::Fast(held, since) = grip.state else { return };
    let prongs = stage.actors[arms.actor].body;
    let Some(joint) = stage.world.impulse_joints.get(arms.joint) else { return };
    let rest = stage.world.bodies[joint.body1()].position().rotation * joint.data.local_frame1.rotation;
    let side = rest * Vector::Z;
    let ahead = stage.world.bodies[prongs].position().rotation * Vector::Z;
    let turned = trig::arc_tangent(f64::from(ahead.y), f64::from((ahead.x * ahead.x + ahead.z * ahead.z).sqrt()));
    if turned as f32 >= grip.knob || stage.step >= since + grip.longest {
        stage.world.impulse_joints.remove(held, true);
        grip.state = Holding::Done;
        stage.world.bodies[prongs].reset_torques(true);
        draw_back(stage, arms);
        return;
    }
    let lifted = side.cross(rest * Vector::X).y;
    let body = &mut stage.world.bodies[prongs];
    body.reset_torques(true);
    body.add_torque(side * grip.torque * lifted.signum(), true);
}

fn draw_back(stage: &mut Stage, arms: &mut Arms) {
    let Some(grip) = &arms.grip else { return };
    let (back, (stiffness, damping)) = (grip.back, grip.spring);
    arms.end = back;
    arms.sense = -arms.sense;
    if let Some(joint) = stage.world.impulse_joints.get_mut(arms.joint, true) {
        joint.data.set_motor_position(JointAxis::LinX, back, stiffness, damping);
        joint.data.set_motor_model(JointAxis::AngZ, MotorModel::ForceBased);
        joint.data.set_motor_position(JointAxis::AngZ, 0.0, RETURN.0, RETURN.1);
    }
}
