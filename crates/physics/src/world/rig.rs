//! The rig of an attack: the bodies that a cause adds to the world, such as a missile or the attacker's drawn-back
//! weapon.

use rapier3d::prelude::*;

use super::pose::{self, on_table};
use super::stage::{Actor, Colliders, Stage, groups};
use super::swing;
use super::thrust::{self, Grip};
use crate::trig;
use crate::{Aim, Cause, Figure, FilmKind, Missile, Scene, Weapon};

/// A weapon that has not reached its end after this time counts as stopped, in s. A claw that holds a body counts as
/// stopped only after it lets go.
const LONGEST_STROKE_S: f32 = 0.6;
/// A weapon that advances by less than this in a step counts as standing still, in cm or radians.
const NO_ADVANCE: f32 = 0.001;
/// The damping of a weapon whose spring was released, in dyn s/cm or erg s.
const SLACK_DAMPING: f32 = 200.0;
/// A weapon that stands still and is nearer to its end than this has stopped, in cm or radians.
const AT_END: f32 = 0.03;

/// The attacker, and the weapon or missile with which it strikes.
pub(super) struct Rig {
    attacker: Option<usize>,
    weapon: Option<Arms>,
    missile: Option<usize>,
    stopped: Option<u32>,
    held: bool,
    melee: bool,
    /// How far the weapon was drawn back, in thousandths of a full pull. Obstacles can reduce it.
    pub pull_used: i32,
}

/// A weapon on a joint.
pub(super) struct Arms {
    pub actor: usize,
    pub joint: ImpulseJointHandle,
    pub axis: JointAxis,
    /// The position along the axis at which the weapon stops.
    pub end: f32,
    /// The sign of the direction in which the weapon moves to its end.
    pub sense: f32,
    /// The position of the weapon after the previous step.
    pub last: f32,
    /// The stiffness and damping that hold the weapon where it stopped.
    pub hold: (f32, f32),
    pub grip: Option<Grip>,
}

impl Rig {
    pub fn build(stage: &mut Stage, scene: &Scene, cause: &Cause) -> Rig {
        let mut rig = Rig {
            attacker: None,
            weapon: None,
            missile: None,
            stopped: None,
            held: false,
            melee: false,
            pull_used: 1000,
        };
        match cause {
            Cause::Shove { figure, height, toward, impulse } => shove(stage, *figure, *height, *toward, *impulse),
            Cause::Strike { figure, weapon, aim, barrel, speed, held } => {
                let found = scene.figures.iter().find(|other| other.id == *figure);
                let actor = stage.actor_of(FilmKind::Figure, *figure);
                if let (Some(figure), Some(actor)) = (found, actor) {
                    rig.attacker = Some(actor);
                    rig.held = *held || figure.fixed;
                    if rig.held {
                        let body = stage.actors[actor].body;
                        stage.world.bodies[body].set_body_type(RigidBodyType::Fixed, false);
                    }
                    if weapon.faults().is_empty() {
                        rig.arm(stage, figure, weapon, &cut(*aim), (*barrel, (*speed).clamp(500, 1_500)));
                    } else {
                        dress(stage, actor, figure.master, 0);
                    }
                    if !rig.held {
                        loosen(stage, actor);
                    }
                }
            }
        }
        rig
    }

    fn arm(&mut self, stage: &mut Stage, figure: &Figure, weapon: &Weapon, aim: &Aim, shot: (u8, i32)) {
        let Some(attacker) = self.attacker else { return };
        self.melee = !weapon.is_ranged();
        let (arms, pull) = match weapon {
            Weapon::Ranged { missile, .. } => {
                dress(stage, attacker, figure.master, aim.yaw);
                self.missile = Some(launch(stage, figure, missile, aim, shot));
                self.stopped = Some(0);
                return;
            }
            Weapon::Slash { .. } => swing::slash(stage, attacker, weapon, aim),
            Weapon::Throw { .. } => swing::throw(stage, attacker, weapon, aim),
            Weapon::Jab { .. } | Weapon::Claw { .. } => thrust::build(stage, attacker, weapon, aim),
        };
        self.weapon = Some(arms);
        self.pull_used = pull;
    }

    /// Turns the knob of a claw before a step. Does nothing for other weapons.
    pub fn drive(&mut self, stage: &mut Stage) {
        if let Some(arms) = &mut self.weapon {
            thrust::turn_knob(stage, arms);
        }
    }

    /// Follows the missile and the weapon after a step, and releases the attacker's base when it is time.
    pub fn follow(&mut self, stage: &mut Stage) {
        self.clear_missile(stage);
        if let Some(arms) = &mut self.weapon {
            thrust::grip(stage, arms);
            let busy = arms.grip.as_ref().is_some_and(Grip::is_busy);
            let late = stage.step >= stage.steps(LONGEST_STROKE_S);
            let now = progress(stage, arms);
            let ends = (arms.end - now) * arms.sense < AT_END && (now - arms.last) * arms.sense < NO_ADVANCE;
            arms.last = now;
            if self.stopped.is_none() && !busy && (late || ends) {
                self.stopped = Some(stage.step);
                if let Some(joint) = stage.world.impulse_joints.get_mut(arms.joint, true) {
                    joint.data.set_motor_position(arms.axis, arms.end, arms.hold.0, arms.hold.1);
                }
            }
        }
        self.release(stage);
    }

    /// Releases the attacker's base if another movable body touches the attacker or its weapon. The rig begins to look
    /// for such a touch some time after the weapon has stopped. AT-R-17
    fn release(&mut self, stage: &mut Stage) {
        let (Some(attacker), Some(stopped), true) = (self.attacker, self.stopped, self.held) else { return };
        if stage.step < stopped + stage.steps(stage.model.world.base_release_after_stop_s) {
            return;
        }
        let mut bodies = vec![stage.actors[attacker].body];
        bodies.extend(self.weapon.iter().map(|arms| stage.actors[arms.actor].body));
        if bodies.iter().any(|body| is_touched(stage, *body, &bodies)) {
            self.held = false;
            if let Some(arms) = &self.weapon {
                slacken(stage, arms);
            }
            stage.world.bodies[bodies[0]].set_body_type(RigidBodyType::Dynamic, true);
        }
    }

    /// Removes a missile that is off the table, or so slow that it can neither fell nor shift anything, or late.
    fn clear_missile(&mut self, stage: &mut Stage) {
        let Some(missile) = self.missile else { return };
        let body = &stage.world.bodies[stage.actors[missile].body];
        let (at, settle) = (body.translation(), &stage.model.world.settle);
        let beyond = at.y < -1.0 || at.x.abs().max(at.z.abs()) > stage.half + 3.0;
        let slow = stage.step >= stage.steps(settle.min_s) && body.linvel().length() < settle.missile_harmless_cm_s;
        if beyond || slow || stage.step >= stage.steps(settle.missile_removed_s) {
            stage.take_away(missile);
            self.missile = None;
        }
    }

    /// Returns whether the simulation may end once everything is at rest. It may if the least time has passed, no
    /// missile flies, and the weapon has stopped.
    pub fn is_over(&self, stage: &Stage) -> bool {
        let settle = &stage.model.world.settle;
        let least = if self.melee { settle.min_melee_s } else { settle.min_s };
        stage.step >= stage.steps(least) && self.missile.is_none() && (self.weapon.is_none() || self.stopped.is_some())
    }

    /// Returns whether the weapon is still within 5 mm of the place where its joint holds it.
    pub fn is_attached(&self, stage: &Stage) -> bool {
        let Some(arms) = &self.weapon else { return true };
        let Some(joint) = stage.world.impulse_joints.get(arms.joint) else { return false };
        let one = stage.world.bodies[joint.body1()].position() * joint.data.local_frame1;
        let other = stage.world.bodies[joint.body2()].position() * joint.data.local_frame2;
        let apart = one.inverse_transform_point(other.translation);
        let across = Vector::new(0.0, apart.y, apart.z);
        across.length() < 0.5
    }

    /// Returns how far the base of the attacker is from where it started, in micrometres.
    pub fn attacker_moved(&self, stage: &Stage) -> i32 {
        let Some(attacker) = self.attacker else { return 0 };
        let moved = stage.actors[attacker].start.map(|start| stage.pose(attacker).translation - start.translation);
        moved.map_or(0, |moved| pose::micrometres(moved.length()))
    }
}

/// Returns the position of a weapon along the free axis of its joint, in cm or radians.
pub(super) fn progress(stage: &Stage, arms: &Arms) -> f32 {
    let Some(joint) = stage.world.impulse_joints.get(arms.joint) else { return arms.end };
    let one = stage.world.bodies[joint.body1()].position() * joint.data.local_frame1;
    let other = stage.world.bodies[joint.body2()].position() * joint.data.local_frame2;
    if arms.axis == JointAxis::LinX {
        return one.inverse_transform_point(other.translation).x;
    }
    let turn = one.rotation.inverse() * other.rotation;
    2.0 * trig::arc_tangent(f64::from(turn.x), f64::from(turn.w.abs())) as f32 * turn.w.signum()
}

/// Gives an attacker that nobody holds the friction of its own.
fn loosen(stage: &mut Stage, attacker: usize) {
    let Some(friction) = stage.model.world.loose_friction else { return };
    let colliders = stage.world.bodies[stage.actors[attacker].body].colliders().to_vec();
    for collider in colliders {
        stage.world.colliders[collider].set_friction(friction);
    }
}

/// Ends the push of a weapon, so that the weapon cannot fell its own attacker. Only bodies that fall on the attacker
/// can still fell it.
fn slacken(stage: &mut Stage, arms: &Arms) {
    if let Some(joint) = stage.world.impulse_joints.get_mut(arms.joint, true) {
        joint.data.set_motor_velocity(arms.axis, 0.0, SLACK_DAMPING);
    }
}

/// Returns whether a body touches another body that may move and is not among `own`.
fn is_touched(stage: &Stage, body: RigidBodyHandle, own: &[RigidBodyHandle]) -> bool {
    let touches = |collider: &ColliderHandle| {
        stage.world.narrow_phase.contact_pairs_with(*collider).filter(|pair| pair.has_any_active_contact()).any(
            |pair| {
                let other = if pair.collider1 == *collider { pair.collider2 } else { pair.collider1 };
                let parent = stage.world.colliders.get(other).and_then(Collider::parent);
                parent.is_some_and(|parent| !own.contains(&parent) && stage.world.bodies[parent].is_dynamic())
            },
        )
    };
    stage.world.bodies[body].colliders().iter().any(touches)
}

/// Gives the attacker the colliders of all parts of its body. The upper parts are turned by the yaw of the aim.
pub(super) fn dress(stage: &mut Stage, attacker: usize, master: bool, yaw: i32) {
    let (model, body) = (stage.model, stage.actors[attacker].body);
    let of = model.body(master);
    for part in &of.parts {
        let turn = if is_upper(&part.part) { pose::facing(yaw) } else { Rotation::IDENTITY };
        stage.attach(body, part, of, Colliders::Attacker, Pose::from_rotation(turn));
    }
}

/// Returns whether a part turns with the torso.
pub(super) fn is_upper(part: &str) -> bool {
    part != "base" && !part.starts_with("leg")
}

/// Sets the numbers of an aim that are out of bounds to the nearest bound.
fn cut(aim: Aim) -> Aim {
    Aim {
        yaw: aim.yaw.clamp(-18_000, 18_000),
        pitch: aim.pitch.clamp(-4_500, 4_500),
        clockwise: aim.clockwise,
        pull: aim.pull.clamp(0, 1_000),
        dip: aim.dip.clamp(0, 3_000),
        height: aim.height,
        knob: aim.knob.clamp(0, 9_000),
    }
}

fn shove(stage: &mut Stage, figure: u16, height: i32, toward: i32, impulse: i32) {
    let Some(actor) = stage.actor_of(FilmKind::Figure, figure) else { return };
    let push = pose::facing(toward) * Vector::new(0.0, 0.0, impulse.clamp(-100_000, 100_000) as f32);
    let point = stage.pose(actor).translation + Vector::new(0.0, pose::cm(height.clamp(0, 200_000)), 0.0);
    stage.world.bodies[stage.actors[actor].body].apply_impulse_at_point(push, point, true);
}

fn launch(stage: &mut Stage, figure: &Figure, missile: &Missile, aim: &Aim, shot: (u8, i32)) -> usize {
    let (model, (barrel, speed)) = (stage.model, shot);
    let muzzles = model.muzzles(figure.master);
    let muzzle = muzzles[usize::from(barrel) % muzzles.len()];
    let heading = figure.facing.rem_euclid(36_000) + aim.yaw;
    let level = pose::facing(heading);
    let turn = level * pose::raised(trig::radians(aim.pitch));
    let at = on_table(figure.at) + level * Vector::new(muzzle.x_cm, muzzle.y_cm, muzzle.forward_cm);
    let speed = missile.speed_cm_s.real() * speed as f32 / 1000.0;
    let body = RigidBodyBuilder::dynamic()
        .pose(Pose::from_parts(at, turn))
        .linvel(turn * Vector::new(0.0, 0.0, speed))
        .ccd_enabled(true)
        .can_sleep(false);
    let body = stage.world.bodies.insert(body);
    let shape = &model.bodies.missile;
    let collider = ColliderBuilder::capsule_z(shape.half_length_cm, shape.radius_cm)
        .friction(shape.friction)
        .restitution(shape.restitution)
        .mass(missile.mass_g.real())
        .collision_groups(groups(Colliders::Weapon));
    stage.world.colliders.insert_with_parent(collider, body, &mut stage.world.bodies);
    add(stage, FilmKind::Missile, figure.id, body)
}

/// Adds a body, such as a missile or a weapon, to the actors. Returns its index.
pub(super) fn add(stage: &mut Stage, kind: FilmKind, id: u16, body: RigidBodyHandle) -> usize {
    let start = Some(*stage.world.bodies[body].position());
    stage.actors.push(Actor { kind, id, master: false, body, start, feeling: [None; 4], gone: false });
    stage.actors.len() - 1
}
