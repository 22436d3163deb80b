//! Measures the blows on parts of Battle Masters, and opens their latches.

use rapier3d::prelude::*;

use super::pose;
use super::record::contact_point;
use super::stage::{Actor, Stage};
use super::upper_body;
use crate::{Blow, FilmKind, Part, Scene};

/// Contacts on a part within this time after the first belong to one blow, in s. The time is longer than an impact, but
/// shorter than the time for which a body leans on another.
const BLOW_S: f32 = 0.05;
const PARTS: [Part; 4] = [Part::SwitchLeft, Part::SwitchRight, Part::Torso, Part::Head];

/// The blows on all masters, and the ids of the masters whose latches have opened.
pub(super) struct Blows {
    masters: Vec<Master>,
    opened: Vec<u16>,
    switch_impulse: f32,
    shock_impulse: f32,
}

struct Master {
    id: u16,
    actor: usize,
    tripped: [bool; 2],
    open: bool,
    parts: [Felt; 4],
}

/// The current blow on a part, and the strongest blow so far. Times are in steps, impulses in g cm/s.
#[derive(Clone, Copy, Default)]
struct Felt {
    since: u32,
    sum: f32,
    strongest: f32,
    at: u32,
}

impl Blows {
    pub fn new(stage: &Stage, scene: &Scene) -> Blows {
        let masters = scene.figures.iter().filter(|figure| figure.master);
        let master = |figure: &crate::Figure| {
            let actor = stage.actor_of(FilmKind::Figure, figure.id)?;
            Some(Master { id: figure.id, actor, tripped: figure.tripped, open: false, parts: [Felt::default(); 4] })
        };
        let mut masters: Vec<Master> = masters.filter_map(master).collect();
        masters.sort_by_key(|master| master.id);
        Blows {
            masters,
            opened: Vec::new(),
            switch_impulse: scene.switch_impulse.max(1) as f32,
            shock_impulse: scene.shock_impulse.max(1) as f32,
        }
    }

    /// Adds the contacts of a step to the blows. Opens the latch of each master whose blows are strong enough.
    pub fn feel(&mut self, stage: &mut Stage) {
        let lies = pose::lean_of(4_500);
        for master in &mut self.masters {
            let actor = &stage.actors[master.actor];
            let body = &stage.world.bodies[actor.body];
            if master.open || actor.gone || body.is_sleeping() || pose::lean(body.rotation() * Vector::Y) > lies {
                continue;
            }
            let beside = beside(stage, actor);
            let mut push = Vector::ZERO;
            for (place, felt) in master.parts.iter_mut().enumerate() {
                if let Some(collider) = actor.feeling[place] {
                    push += felt.feel(stage, collider, beside[place]);
                }
            }
            let [left, right, torso, head] = master.parts.map(|felt| felt.strongest);
            master.tripped[0] |= left >= self.switch_impulse;
            master.tripped[1] |= right >= self.switch_impulse;
            if master.tripped == [true; 2] || torso + head >= self.shock_impulse {
                master.open = true;
                self.opened.push(master.id);
                upper_body::open(stage, master.actor, push);
            }
        }
    }

    /// Returns the ids of the masters whose latch opened, in the order in which the latches opened.
    pub fn latched(&self) -> Vec<u16> {
        self.opened.clone()
    }

    /// Returns the strongest blow on every part that was hit.
    pub fn reports(&self, stage: &Stage) -> Vec<Blow> {
        let of = |master: &Master| {
            let figure = master.id;
            let blow = move |(part, felt): (Part, Felt)| Blow {
                figure,
                part,
                impulse: felt.strongest.round() as i32,
                ms: stage.ms(felt.at),
            };
            let felt = PARTS.into_iter().zip(master.parts).filter(|(_, felt)| felt.strongest >= 0.5);
            felt.map(blow).collect::<Vec<_>>()
        };
        self.masters.iter().flat_map(of).collect()
    }
}

/// Returns what each part feels of the impulses of a step on other parts: a switch feels a share of those on the torso
/// close beside it. AT-R-24
fn beside(stage: &Stage, actor: &Actor) -> [f32; 4] {
    let (near, share) = (stage.model.thresholds.beside_cm, stage.model.thresholds.beside_share);
    let mut felt = [0.0; 4];
    let [switches @ .., Some(torso), _] = actor.feeling else { return felt };
    if share == 0.0 {
        return felt;
    }
    for pair in stage.world.narrow_phase.contact_pairs_with(torso) {
        let Some(at) = contact_point(stage, pair).filter(|_| pair.has_any_active_contact()) else { continue };
        for (felt, switch) in felt.iter_mut().zip(switches) {
            let switch = switch.and_then(|switch| stage.world.colliders.get(switch));
            let gap = switch.map(|switch| switch.shape().distance_to_point(switch.position(), at, true));
            if gap.is_some_and(|gap| gap <= near) {
                *felt += pair.total_impulse_magnitude() * share;
            }
        }
    }
    felt
}

impl Felt {
    /// Adds the impulses of a step on a collider, and returns their sum as a vector. `beside` is what the collider feels
    /// of impulses beside it.
    fn feel(&mut self, stage: &Stage, collider: ColliderHandle, beside: f32) -> Vector {
        let (mut size, mut push) = (beside, Vector::ZERO);
        for pair in stage.world.narrow_phase.contact_pairs_with(collider) {
            if pair.has_any_active_contact() {
                size += pair.total_impulse_magnitude();
                push += if pair.collider1 == collider { -pair.total_impulse() } else { pair.total_impulse() };
            }
        }
        if size > 0.0 {
            if self.sum == 0.0 || stage.step > self.since + stage.steps(BLOW_S) {
                (self.since, self.sum) = (stage.step, 0.0);
            }
            self.sum += size;
            if self.sum > self.strongest {
                (self.strongest, self.at) = (self.sum, self.since);
            }
        }
        push
    }
}
