//! Measures how fast questions about the table are answered on one thread. The questions are about the odds of an
//! attack, the targets of a Unit, its reach, and a way to a point. `draft` asks for the odds of one order for each Unit
//! of a side, as the table does while a player gives orders. `preview` weighs every attack that the Units of a side
//! could make, as bots do.
//!
//! The throughput counts questions, orders or attacks. Except in `preview`, the time includes reading and writing JSON.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use plastic_fudge::{Action, Attack, GroundChoice, Options, PlasticFudge, Setup, Side, State, View, shipped_forces};
use referee::{Chance, Clause, Codec, Game, Seeded, Status, Table, Viewer};
use serde_json::{Value, json};

/// The clause that the random choices among candidates cite. It names no rule.
const CHOICE: Clause = Clause::new("odds");
/// How many random decisions are played before the questions.
const DECISIONS: u32 = 60;

/// Returns a battle of the same ready-made force on both sides, after some random decisions.
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
        let seat = seats.iter().next().expect("the game waits for a seat");
        legal.clear();
        game.candidates(&state, seat, &mut luck, &mut legal);
        let action = legal.swap_remove(luck.below(legal.len() as u32, CHOICE) as usize);
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    (game, state)
}

/// Checks that the odds of every target add up to all outcomes of two rolls of four dice, 81 times 81.
fn check_attack(told: &Value) {
    let targets = told["targets"].as_array().expect("the value is a list");
    assert!(!targets.is_empty(), "the attack has no target: {told}");
    for target in targets {
        let shares = target["odds"].as_object().expect("shares");
        let sum: u64 = shares.values().map(|share| share.as_u64().expect("the value is a number")).sum();
        assert_eq!((shares.len(), sum), (4, 81 * 81), "{target}");
    }
}

fn check_targets(told: &Value) {
    let attacks = told["attacks"].as_array().expect("the value is a list");
    let on_units: Vec<&Value> = attacks.iter().filter(|aimed| aimed["attack"]["target"].is_string()).collect();
    assert!(!on_units.is_empty(), "there is no target to attack: {told}");
    on_units.iter().for_each(|aimed| check_attack(&aimed["preview"]));
}

/// Checks that there are more than 20 points, and that the rest of the allowance at each lies between zero and all of
/// it.
fn check_reach(told: &Value) {
    let allowance = told["allowance"].as_f64().expect("the value is a number");
    let cells = told["cells"]["at"].as_array().expect("places");
    assert!(cells.len() > 20, "{} places", cells.len());
    let left = |cell: &Value| cell[2].as_f64().expect("the value is a number");
    assert!(cells.iter().all(|cell| left(cell) > -0.002 && left(cell) <= allowance));
}

/// Checks that the way costs something, that its parts add up to its cost, and that the allowance covers it.
fn check_way(told: &Value) {
    let number = |value: &Value| value.as_f64().expect("the value is a number");
    let ground = told["costs"]["ground"].as_array().expect("the value is a list");
    let sum = ground.iter().map(|one| number(&one["cost"])).sum::<f64>()
        + number(&told["costs"]["turns"])
        + number(&told["costs"]["climbs"]);
    assert!(sum > 0.0 && (sum - number(&told["cost"])).abs() < 0.001, "{told}");
    assert!(number(&told["cost"]) < number(&told["allowance"]) + 0.002, "{told}");
}

/// Returns the attacks of each Unit of Green on enemies, nearest first, as the answers to `targets` list them. Units
/// without such an attack are left out.
fn aims(game: &PlasticFudge, view: &View) -> Vec<Vec<Value>> {
    let on_unit = |aimed: &Value| Some(aimed["attack"].clone()).filter(|attack| attack["target"].is_string());
    let of = |id: String| {
        let told = game.answer(view, &json!({ "ask": "targets", "unit": id })).ok()?;
        Some(told["attacks"].as_array().expect("the value is a list").iter().filter_map(on_unit).collect())
    };
    let units = game.roster().iter().filter(|unit| unit.side == Side::Green);
    units.filter_map(|unit| of(unit.id.to_string())).filter(|attacks: &Vec<Value>| !attacks.is_empty()).collect()
}

/// Measures the preview of a draft of orders: at the table, with one question for each Unit of Green, and in a bot.
fn drafts(criterion: &mut Criterion) {
    let (game, state) = battle();
    let view = game.view(&state, Viewer::Seat(Side::Green.seat()));
    let aims = aims(&game, &view);
    assert!(aims.len() > 5, "{} Units can attack", aims.len());
    let orders: Vec<Value> = aims.iter().map(|attacks| json!({ "ask": "attack", "attack": attacks[0] })).collect();
    orders.iter().for_each(|order| check_attack(&game.answer(&view, order).expect("the question is valid")));
    let attacks: Vec<Attack> = aims
        .into_iter()
        .flatten()
        .map(|attack| serde_json::from_value(attack).expect("the answer names a valid attack"))
        .collect();
    let mut group = criterion.benchmark_group("questions");
    group.throughput(Throughput::Elements(orders.len() as u64));
    group.bench_function("draft", |bencher| {
        bencher.iter(|| orders.iter().map(|order| game.answer(&view, order)).collect::<Vec<_>>());
    });
    group.throughput(Throughput::Elements(attacks.len() as u64));
    group.bench_function("preview", |bencher| {
        bencher.iter(|| attacks.iter().map(|attack| game.preview(&state, attack)).collect::<Vec<_>>());
    });
    group.finish();
}

/// The name of a question, the question, and the check of its answer.
type Question = (&'static str, Value, fn(&Value));

fn odds(criterion: &mut Criterion) {
    let (game, state) = battle();
    let view = game.view(&state, Viewer::Seat(Side::Green.seat()));
    let questions: [Question; 4] = [
        ("attack", json!({ "ask": "attack", "attack": { "unit": "g1", "target": "t1" } }), check_attack),
        ("targets", json!({ "ask": "targets", "unit": "g1" }), check_targets),
        ("reach", json!({ "ask": "reach", "unit": "g1" }), check_reach),
        ("way", json!({ "ask": "way", "unit": "g1", "to": [24, 24] }), check_way),
    ];
    let mut group = criterion.benchmark_group("questions");
    for (name, question, check) in questions {
        check(&game.answer(&view, &question).unwrap_or_else(|why| panic!("{question}: {why}")));
        group.throughput(Throughput::Elements(1));
        group.bench_function(name, |bencher| bencher.iter(|| game.answer(&view, &question)));
    }
    group.finish();
}

criterion_group!(benches, odds, drafts);
criterion_main!(benches);
