//! Decides when everything rests.

use rapier3d::prelude::*;

use super::pose;
use super::rig::Rig;
use super::stage::Stage;
use crate::FilmKind;

/// A body lower than this has fallen off the table and is removed, in cm.
const GONE: f32 = -12.0;
/// A figure that leans less than this does not fall any more once it is calm, in hundredths of a degree.
const UPRIGHT: i32 = 100;

/// The number of steps in a row in which every body was calm.
#[derive(Default)]
pub(super) struct Calm {
    steps: u32,
}

impl Calm {
    /// Counts a step. Returns whether all bodies have been calm for enough steps in a row.
    pub fn is_settled(&mut self, stage: &Stage, rig: &Rig) -> bool {
        let settle = &stage.model.world.settle;
        let (linear, angular) = (settle.linear_cm_s * settle.linear_cm_s, settle.angular_rad_s * settle.angular_rad_s);
        let calm = rig.is_over(stage)
            && stage.actors.iter().filter(|actor| !actor.gone).all(|actor| {
                let body = &stage.world.bodies[actor.body];
                !moves(body) || body.linvel().length_squared() < linear && body.angvel().length_squared() < angular
            });
        self.steps = if calm { self.steps + 1 } else { 0 };
        let is_sure = || settle.sure_calm_steps.is_some_and(|sure| self.steps >= sure) && is_sure(stage);
        calm && (self.steps >= settle.calm_steps || is_sure())
    }
}

/// Returns whether no figure that is awake leans so that it could still fall or right itself.
fn is_sure(stage: &Stage) -> bool {
    let (upright, fallen) = (pose::lean_of(UPRIGHT), fallen(stage));
    stage.actors.iter().filter(|actor| actor.kind == FilmKind::Figure && !actor.gone).all(|actor| {
        let body = &stage.world.bodies[actor.body];
        let lean = pose::lean(body.rotation() * Vector::Y);
        !moves(body) || lean < upright || lean > fallen
    })
}

/// Returns the lean beyond which a body has fallen.
fn fallen(stage: &Stage) -> f32 {
    pose::lean_of((stage.model.world.settle.fallen_tilt_deg * 100.0) as i32)
}

fn moves(body: &RigidBody) -> bool {
    body.is_dynamic() && !body.is_sleeping()
}

/// Damps fallen bodies, and after a while all bodies. Removes bodies that fell off the table. Leaves missiles alone,
/// because the rig removes them.
pub(super) fn tend(stage: &mut Stage) {
    let settle = &stage.model.world.settle;
    let fallen = fallen(stage);
    let late = settle.late_damping_growth * stage.step.saturating_sub(stage.steps(settle.late_s)) as f32;
    let late = late / stage.per_second as f32;
    for place in 0..stage.actors.len() {
        let actor = &stage.actors[place];
        let damping = match actor.kind {
            FilmKind::Figure | FilmKind::UpperBody => settle.fallen_angular_damping,
            FilmKind::Object => settle.fallen_object_angular_damping,
            FilmKind::Missile => continue,
            _ => 0.0,
        };
        let (handle, body) = (actor.body, &stage.world.bodies[actor.body]);
        if actor.gone || !moves(body) {
            continue;
        }
        let lies = pose::lean(body.rotation() * Vector::Y) > fallen;
        let angular = if lies { damping.max(late) } else { late };
        let is_gone = body.translation().y < GONE;
        // rapier treats a body that was borrowed mutably as changed. The next step would then check its colliders
        // again, which takes time.
        if body.angular_damping() != angular || body.linear_damping() != late {
            let body = &mut stage.world.bodies[handle];
            body.set_angular_damping(angular);
            body.set_linear_damping(late);
        }
        if is_gone {
            stage.take_away(place);
        }
    }
}
