//! Records the poses and contacts of a film.

use rapier3d::prelude::*;

use super::pose;
use super::stage::Stage;
use super::write_back::Written;
use crate::film::packed;
use crate::{Film, FilmKind};

/// The recorder leaves out contacts weaker than this, in g cm/s.
const WEAK: f32 = 100.0;
/// The most contacts that the recorder keeps.
const MOST_CONTACTS: usize = 32;
/// The position in a film that marks a body as removed from the simulation.
const GONE: [i16; 3] = [0, i16::MIN, 0];

/// Records the poses of moving bodies, and the contacts of missiles and weapons.
pub(super) struct Recorder {
    /// The last recorded pose of each actor, which is a body that may move.
    last: Vec<Option<Pose>>,
    /// The recorded poses: frame, index of the actor, and pose. `None` stands for a body that the simulation has
    /// removed.
    keys: Vec<(u32, usize, Option<Pose>)>,
    contacts: Vec<Spark>,
    touching: Vec<ColliderHandle>,
    least_move: f32,
    /// The square of the sine of half the least turn.
    least_turn: f32,
}

struct Spark {
    frame: u32,
    actors: [Option<usize>; 2],
    impulse: f32,
    at: Vector,
}

impl Recorder {
    pub fn new(stage: &Stage) -> Recorder {
        let keyframes = &stage.model.keyframes;
        let (sin, _) = crate::trig::sin_cos(f64::from(keyframes.min_turn_deg) * std::f64::consts::PI / 360.0);
        Recorder {
            last: stage.actors.iter().map(|actor| actor.start).collect(),
            keys: Vec::new(),
            contacts: Vec::new(),
            touching: Vec::new(),
            least_move: keyframes.min_move_cm * keyframes.min_move_cm,
            least_turn: (sin * sin) as f32,
        }
    }

    pub fn record(&mut self, stage: &Stage) {
        self.spark(stage);
        let every = stage.model.keyframes.every_steps;
        if !stage.step.is_multiple_of(every) {
            return;
        }
        self.last.resize(stage.actors.len(), None);
        let frame = stage.step / every;
        for (place, actor) in stage.actors.iter().enumerate() {
            let body = &stage.world.bodies[actor.body];
            if actor.gone {
                if self.last[place].take().is_some() {
                    self.keys.push((frame, place, None));
                }
            } else if !body.is_sleeping() && self.has_moved(place, body.position()) {
                self.last[place] = Some(*body.position());
                self.keys.push((frame, place, Some(*body.position())));
            }
        }
    }

    fn has_moved(&self, place: usize, now: &Pose) -> bool {
        let Some(last) = self.last[place] else { return true };
        let turn = last.rotation.inverse() * now.rotation;
        let off = turn.x * turn.x + turn.y * turn.y + turn.z * turn.z;
        (now.translation - last.translation).length_squared() > self.least_move || off > self.least_turn
    }

    /// Records the new contacts of missiles and weapons, except weak ones.
    fn spark(&mut self, stage: &Stage) {
        let weapons = [FilmKind::Missile, FilmKind::Swing, FilmKind::Arm, FilmKind::Rod, FilmKind::Prongs];
        let mut touching = Vec::new();
        for (place, actor) in stage.actors.iter().enumerate().filter(|(_, actor)| weapons.contains(&actor.kind)) {
            if actor.gone {
                continue;
            }
            let body = &stage.world.bodies[actor.body];
            for collider in body.colliders() {
                for pair in stage.world.narrow_phase.contact_pairs_with(*collider) {
                    let impulse = pair.total_impulse_magnitude();
                    let other = if pair.collider1 == *collider { pair.collider2 } else { pair.collider1 };
                    if impulse < WEAK {
                        continue;
                    }
                    touching.push(other);
                    if !self.touching.contains(&other) && self.contacts.len() < MOST_CONTACTS {
                        let struck = stage.world.colliders.get(other).and_then(Collider::parent);
                        let struck = stage.actors.iter().position(|actor| Some(actor.body) == struck);
                        let at = contact_point(stage, pair).unwrap_or(body.translation());
                        let frame = stage.step.div_ceil(stage.model.keyframes.every_steps);
                        self.contacts.push(Spark { frame, actors: [Some(place), struck], impulse, at });
                    }
                }
            }
        }
        self.touching = touching;
    }

    /// Returns the film. Its last frame holds the poses of the report.
    pub fn film(&self, stage: &Stage, written: &Written) -> Film {
        let mut keys = self.keys.clone();
        let last = stage.step.div_ceil(stage.model.keyframes.every_steps) + 1;
        let mut bodies: Vec<usize> = keys.iter().map(|(_, place, _)| *place).collect();
        bodies.sort_unstable();
        bodies.dedup();
        bodies.truncate(254);
        keys.extend(bodies.iter().map(|place| (last, *place, written.poses[*place])));
        let mut bytes = vec![1, 60];
        bytes.extend_from_slice(&(last as u16 + 1).to_le_bytes());
        bytes.extend_from_slice(&[bodies.len() as u8, self.contacts.len() as u8]);
        for place in &bodies {
            bytes.push(stage.actors[*place].kind.number());
            bytes.extend_from_slice(&stage.actors[*place].id.to_le_bytes());
        }
        let number = |place: usize| bodies.binary_search(&place).map_or(255, |number| number as u8);
        bytes.push(bodies.len() as u8);
        bodies.iter().for_each(|place| key(&mut bytes, number(*place), stage.actors[*place].start));
        let mut rest = keys.as_slice();
        for frame in 1..=last {
            let (now, later) = rest.split_at(rest.partition_point(|(of, ..)| *of <= frame));
            bytes.push(now.len() as u8);
            now.iter().for_each(|(_, place, pose)| key(&mut bytes, number(*place), *pose));
            rest = later;
        }
        for spark in &self.contacts {
            bytes.extend_from_slice(&(spark.frame as u16).to_le_bytes());
            bytes.extend(spark.actors.map(|actor| actor.map_or(255, number)));
            bytes.extend_from_slice(&(spark.impulse.min(65_535.0) as u16).to_le_bytes());
            point(&mut bytes, spark.at);
        }
        Film(bytes)
    }
}

/// Returns the deepest point of a contact.
pub(super) fn contact_point(stage: &Stage, pair: &ContactPair) -> Option<Vector> {
    let (_, contact) = pair.find_deepest_contact()?;
    let collider = stage.world.colliders.get(pair.collider1)?;
    Some(collider.position() * contact.local_p1)
}

fn key(bytes: &mut Vec<u8>, number: u8, pose: Option<Pose>) {
    bytes.push(number);
    match pose {
        Some(pose) => {
            point(bytes, pose.translation);
            let turn = pose.rotation;
            bytes.extend_from_slice(&packed([turn.x, turn.y, turn.z, turn.w]).to_le_bytes());
        }
        None => {
            GONE.iter().for_each(|value| bytes.extend_from_slice(&value.to_le_bytes()));
            bytes.extend_from_slice(&packed([0.0, 0.0, 0.0, 1.0]).to_le_bytes());
        }
    }
}

fn point(bytes: &mut Vec<u8>, at: Vector) {
    for value in [at.x, at.y, at.z] {
        let hundredths = (pose::micrometres(value.clamp(-320.0, 320.0)) as f64 / 100.0).round() as i16;
        bytes.extend_from_slice(&hundredths.to_le_bytes());
    }
}
