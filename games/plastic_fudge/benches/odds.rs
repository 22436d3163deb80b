//! Questions at the table: what an attack promises, what a Unit can attack, how far it gets; one thread.
//!
//! Throughput is counted in questions (elements), JSON on both sides included.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use plastic_fudge::{Action, GroundChoice, Options, PlasticFudge, Setup, Side, State, shipped_forces};
use referee::{Chance, Clause, Game, Seeded, Status, Table, Viewer, Words};
use serde_json::{Value, json};

/// The choice among candidates rests on no clause.
const CHOICE: Clause = Clause::new("odds");
/// Decisions that are taken at random before anything is asked.
const DECISIONS: u32 = 60;

/// A battle of rifles against rifles in its first Rounds.
fn battle() -> (PlasticFudge, State) {
    let force = shipped_forces()[0].force.clone();
    let forces = [(Side::Green, force.clone()), (Side::Tan, force)].into_iter().collect();
    let setup = Setup { battlefield: GroundChoice::Shipped("meeting".into()), forces, options: Options::default() };
    let game = PlasticFudge::open(setup).expect("the ready-made forces have no fault");
    let mut luck = Seeded::new(3, 0);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let mut legal: Vec<Action> = Vec::new();
    for _ in 0..DECISIONS {
        let Status::Awaiting(seats) = game.status(&state) else { break };
        let seat = seats.iter().next().expect("somebody is asked");
        legal.clear();
        game.candidates(&state, seat, &mut luck, &mut legal);
        let action = legal.swap_remove(luck.below(legal.len() as u32, CHOICE) as usize);
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    (game, state)
}

fn odds(criterion: &mut Criterion) {
    let (game, state) = battle();
    let view = game.view(&state, Viewer::Seat(Side::Green.seat()));
    let questions: [(&str, Value); 4] = [
        ("attack", json!({ "ask": "attack", "attack": { "unit": "g1", "target": "t1" } })),
        ("targets", json!({ "ask": "targets", "unit": "g1" })),
        ("reach", json!({ "ask": "reach", "unit": "g1" })),
        ("way", json!({ "ask": "way", "unit": "g1", "to": [24, 24] })),
    ];
    let mut group = criterion.benchmark_group("questions");
    for (name, question) in questions {
        group.throughput(Throughput::Elements(1));
        group.bench_function(name, |bencher| bencher.iter(|| game.answer(&view, &question)));
    }
    group.finish();
}

criterion_group!(benches, odds);
criterion_main!(benches);
