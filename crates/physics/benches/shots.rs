//! Measures how long the simulation of a shot among ten figures takes. The median must stay below 3 ms on one core.

use criterion::{Criterion, criterion_group, criterion_main};
use physics::{Aim, Cause, Figure, Model, Scene, pitch_for, play};
use std::hint::black_box;

const CONSTANTS: &str = include_str!("../../../games/attacktix/data/physics.json");

/// Returns two lines of five figures that face each other.
fn scene(model: &Model) -> Scene {
    let figure = |id: u16| Figure {
        id,
        master: false,
        at: [(i32::from(id % 5) - 2) * 80_000, if id < 5 { -300_000 } else { 300_000 }],
        facing: if id < 5 { 0 } else { 18_000 },
        tripped: [false; 2],
        fixed: false,
        missiles: 1,
    };
    let thresholds = model.thresholds();
    Scene {
        half: 609_600,
        switch_impulse: thresholds.switch_impulse,
        shock_impulse: thresholds.shock_impulse,
        figures: (0..10).map(figure).collect(),
        walls: Vec::new(),
        objects: Vec::new(),
    }
}

fn shots(c: &mut Criterion) {
    let model = Model::read(CONSTANTS).expect("the constants are sound");
    let (scene, weapon) = (scene(&model), model.weapon("LN").expect("there is a launcher").clone());
    for (name, height, yaw) in [("topples", 58_000, 0), ("slides", 20_000, 0), ("misses", 58_000, 380)] {
        let pitch = pitch_for(&model, &weapon, false, 0, 592_000, height).expect("within range");
        let aim = Aim { yaw, pitch, ..Aim::default() };
        let cause = Cause::Strike { figure: 2, weapon: weapon.clone(), aim, barrel: 0, speed: 1000, held: true };
        c.bench_function(&format!("a shot that {name}"), |b| {
            b.iter(|| play(&model, black_box(&scene), black_box(&cause), true));
        });
    }
}

criterion_group!(benches, shots);
criterion_main!(benches);
