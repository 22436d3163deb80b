//! Random play through the public rules API: candidates and `apply` on a quiet table, on one thread, with ready-made forces.
//!
//! Throughput is counted in Rounds (elements); set-ups and deployment are included.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use plastic_fudge::{Action, GroundChoice, Options, PlasticFudge, Setup, Side, shipped_battlefields, shipped_forces};
use referee::{Chance, Clause, Game, Seeded, Status, Table};
use std::hint::black_box;

/// How many games one measurement plays on each battlefield.
const GAMES: usize = 4;
/// How many Rounds a game lasts at most.
const ROUNDS: u16 = 6;
/// Takes the place of a clause when the benchmark chooses among candidates.
const CHOICE: Clause = Clause::new("playout");

/// Plays a game at random and returns how many Rounds it took.
fn playout(game: &PlasticFudge, luck: &mut Seeded, legal: &mut Vec<Action>) -> u64 {
    let mut state = game.start(&mut Table::quiet(luck));
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("a seat is asked");
        legal.clear();
        game.candidates(&state, seat, luck, legal);
        let action = legal.swap_remove(luck.below(legal.len() as u32, CHOICE) as usize);
        game.apply(&mut state, seat, &action, &mut Table::quiet(luck));
    }
    u64::from(black_box(state).round)
}

/// Plays the measured games and returns how many Rounds they took.
fn round(games: &[PlasticFudge], seed: u64) -> u64 {
    let mut luck = Seeded::new(seed, 0);
    let mut legal = Vec::with_capacity(1_024);
    games.iter().map(|game| playout(game, &mut luck, &mut legal)).sum()
}

/// Opens the measured games of a battlefield: each ready-made force meets the next one.
fn tables(battlefield: &str) -> Vec<PlasticFudge> {
    let ready = shipped_forces();
    let force = |n: usize| ready[n % ready.len()].force.clone();
    let table = |n: usize| {
        let forces = [(Side::Green, force(2 * n)), (Side::Tan, force(2 * n + 1))].into_iter().collect();
        let options = Options { max_rounds: ROUNDS, ..Options::default() };
        let setup = Setup { battlefield: GroundChoice::Shipped(battlefield.into()), forces, options };
        PlasticFudge::open(setup).expect("the ready-made forces have no fault")
    };
    (0..GAMES).map(table).collect()
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    group.sample_size(10);
    for battlefield in shipped_battlefields() {
        let games = tables(&battlefield.id);
        group.throughput(Throughput::Elements(round(&games, 7)));
        group.bench_function(&battlefield.id, |bencher| {
            bencher.iter(|| round(&games, 7));
        });
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
