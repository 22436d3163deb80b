//! Observes the world after every step: falls, blows, missiles that pass through figures, and poses for the film.

use rapier3d::parry::query::Ray;
use rapier3d::prelude::*;

use super::blows::Blows;
use super::pose;
use super::record::Recorder;
use super::stage::Stage;
use super::write_back::Written;
use crate::{Fall, Film, FilmKind, Peak, Scene};

/// A missile farther than this from a figure's base cannot pass through the figure, in cm.
const NEAR: f32 = 25.0;
/// Allows for rounding where a figure's colliders are compared with the way of a missile, in cm.
const MARGIN: f32 = 0.1;

/// Collects what happens during a simulation, for the report and the film.
pub(super) struct Observer {
    figures: Vec<Seen>,
    pub blows: Blows,
    recorder: Recorder,
}

/// What was observed of one figure.
struct Seen {
    actor: usize,
    id: u16,
    lean: f32,
    rise: f32,
    /// The step at which its tilt last crossed 45 degrees, if it leans at least that far now.
    fell: Option<u32>,
    /// Where the middle of the missile was after the previous step, in the frame of the figure.
    missile: Option<Vector>,
    passed: bool,
    /// All colliders of the figure are within this distance of the centre of its base, in cm.
    around: f32,
}

impl Observer {
    pub fn new(stage: &Stage, scene: &Scene) -> Observer {
        let figures = stage.actors.iter().enumerate().filter(|(_, actor)| actor.kind == FilmKind::Figure);
        let seen = |(place, actor): (usize, &super::stage::Actor)| Seen {
            actor: place,
            id: actor.id,
            lean: 0.0,
            rise: stage.world.bodies[actor.body].center_of_mass().y,
            fell: None,
            missile: None,
            passed: false,
            around: around(stage, actor.body),
        };
        Observer {
            figures: figures.map(seen).collect(),
            blows: Blows::new(stage, scene),
            recorder: Recorder::new(stage),
        }
    }

    pub fn look(&mut self, stage: &mut Stage) {
        let missile = stage.actors.iter().find(|actor| actor.kind == FilmKind::Missile && !actor.gone);
        let missile = missile.map(|actor| (actor.body, stage.world.bodies[actor.body].translation()));
        for seen in &mut self.figures {
            seen.look(stage);
            if let Some((body, at)) = missile {
                seen.watch(stage, body, at);
            }
        }
        self.blows.feel(stage);
        self.recorder.record(stage);
    }

    pub fn film(&self, stage: &Stage, written: &Written) -> Film {
        self.recorder.film(stage, written)
    }

    /// Returns the figures that lie at the end, in the order in which they last crossed 45 degrees.
    pub fn falls(&self, stage: &Stage, written: &Written) -> Vec<Fall> {
        let lies = |id: u16| written.rests.iter().any(|rest| rest.id == id && rest.tilt >= 4_500);
        let fallen = self.figures.iter().filter(|seen| lies(seen.id));
        let mut falls: Vec<(u32, u16)> = fallen.map(|seen| (seen.fell.unwrap_or(stage.step), seen.id)).collect();
        falls.sort_unstable();
        falls.into_iter().map(|(step, id)| Fall { id, ms: stage.ms(step) }).collect()
    }

    pub fn peaks(&self) -> Vec<Peak> {
        let peak = |seen: &Seen| Peak { id: seen.id, tilt: pose::tilt(seen.lean), rise: pose::micrometres(seen.rise) };
        self.figures.iter().map(peak).collect()
    }

    pub fn passed_through(&self) -> Vec<u16> {
        self.figures.iter().filter(|seen| seen.passed).map(|seen| seen.id).collect()
    }
}

impl Seen {
    fn look(&mut self, stage: &Stage) {
        let body = &stage.world.bodies[stage.actors[self.actor].body];
        if stage.actors[self.actor].gone || body.is_sleeping() {
            return;
        }
        let lean = pose::lean(body.rotation() * Vector::Y);
        self.lean = self.lean.max(lean);
        self.rise = self.rise.max(body.center_of_mass().y);
        self.fell = if lean < 0.5 { None } else { self.fell.or(Some(stage.step)) };
    }

    /// Notes whether the middle of the missile passed through a solid part of the figure since the previous step.
    fn watch(&mut self, stage: &Stage, missile: RigidBodyHandle, at: Vector) {
        let body = &stage.world.bodies[stage.actors[self.actor].body];
        if (body.translation() - at).length_squared() > NEAR * NEAR || stage.actors[self.actor].gone {
            self.missile = None;
            return;
        }
        let now = body.position().inverse_transform_point(at);
        if let Some(before) = self.missile.replace(now) {
            if nearest(before, now).length_squared() > self.around * self.around {
                return;
            }
            let ray = Ray::new(before, now - before);
            let own = body.colliders().iter().filter_map(|collider| stage.world.colliders.get(*collider));
            let solid = own.filter(|collider| {
                let groups = collider.collision_groups();
                groups.test(stage.world.colliders[stage.world.bodies[missile].colliders()[0]].collision_groups())
            });
            self.passed |= solid.into_iter().any(|collider| {
                let local = collider.position_wrt_parent().copied().unwrap_or(Pose::IDENTITY);
                collider.shape().intersects_ray(&local, &ray, 1.0)
            });
        }
    }
}

/// Returns the distance from the origin of a body within which all its colliders are, in cm.
fn around(stage: &Stage, body: RigidBodyHandle) -> f32 {
    let colliders = stage.world.bodies[body].colliders().iter().filter_map(|handle| stage.world.colliders.get(*handle));
    let reach = colliders.map(|collider| {
        let sphere = collider.shape().compute_local_bounding_sphere();
        let middle = collider.position_wrt_parent().map_or(Vector::ZERO, |local| local.translation);
        middle.length() + sphere.center.length() + sphere.radius
    });
    reach.fold(0.0, f32::max) + MARGIN
}

/// Returns the point of the line between two points that is nearest to the origin.
fn nearest(from: Vector, to: Vector) -> Vector {
    let way = to - from;
    let share = -from.dot(way) / way.length_squared().max(f32::MIN_POSITIVE);
    from + way * share.clamp(0.0, 1.0)
}
