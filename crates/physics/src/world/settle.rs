//! Decides when everything rests.

use rapier3d::prelude::*;

use super::pose;
use super::rig::Rig;
use super::stage::Stage;
use crate::FilmKind;

/// A body lower than this has fallen off the table and is removed, in cm.
const GONE: f32 = -12.0;

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
        self.steps >= settle.calm_steps
    }
}

fn moves(body: &RigidBody) -> bool {
    body.is_dynamic() && !body.is_sleeping()
}

/// Damps fallen bodies, and after a while all bodies. Removes bodies that fell off the table. Leaves missiles alone,
/// because the rig removes them.
pub(super) fn tend(stage: &mut Stage) {
    let settle = &stage.model.world.settle;
    let fallen = pose::lean_of((settle.fallen_tilt_deg * 100.0) as i32);
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
