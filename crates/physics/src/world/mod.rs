//! One simulation: it builds a new world and steps until everything rests.

mod blows;
mod observe;
mod pose;
mod record;
mod rig;
mod settle;
mod stage;
mod sweeps;
mod swing;
mod thrust;
mod upper_body;
mod write_back;

use crate::{Cause, Measures, Model, Report, Scene};
use observe::Observer;
use rig::Rig;
use stage::Stage;

/// Builds the world, simulates it, and returns the report.
pub(crate) fn play(model: &Model, scene: &Scene, cause: &Cause, film: bool) -> Report {
    let mut stage = Stage::build(model, scene, cause);
    let mut rig = Rig::build(&mut stage, scene, cause);
    let mut observer = Observer::new(&stage, scene);
    let mut calm = settle::Calm::default();
    let mut settled = false;
    let cap = model.steps_cap();
    while stage.step < cap && !settled {
        rig.drive(&mut stage);
        stage.advance();
        rig.follow(&mut stage);
        observer.look(&mut stage);
        settle::tend(&mut stage);
        settled = calm.is_settled(&stage, &rig);
    }
    let written = write_back::write(&stage, scene);
    let bytes = observer.film(&stage, &written);
    let blows = observer.blows.reports(&stage);
    let digest = write_back::digest(&stage, &blows, &bytes);
    let measures = Measures {
        steps: stage.step,
        ms: stage.ms(stage.step),
        settled,
        peaks: observer.peaks(),
        passed_through: observer.passed_through(),
        pull_used: rig.pull_used,
        attached: rig.is_attached(&stage),
        attacker_moved: rig.attacker_moved(&stage),
    };
    Report {
        falls: observer.falls(&stage, &written),
        rests: written.rests,
        objects: written.objects,
        latched: observer.blows.latched(),
        blows,
        film: film.then_some(bytes),
        digest,
        measures,
    }
}
