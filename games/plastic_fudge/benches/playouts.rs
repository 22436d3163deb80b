//! Measures random play on one thread, with ready-made forces: candidates and `apply`, without events.
//!
//! The throughput counts Rounds. The time includes the deployment of both forces.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use plastic_fudge::{Action, GroundChoice, Options, PlasticFudge, Setup, Side, shipped_battlefields, shipped_forces};
use referee::{Chance, Clause, Game, Seeded, Status, Table};
use std::hint::black_box;

/// How many games are measured on each battlefield.
const GAMES: usize = 4;
/// The last Round of a game.
const ROUNDS: u16 = 6;
/// The clause that the random choices among candidates cite. It names no rule.
const CHOICE: Clause = Clause::new("playout");

/// Plays a game at random, and returns the Round in which it ended.
fn playout(game: &PlasticFudge, luck: &mut Seeded, legal: &mut Vec<Action>) -> u64 {
    let mut state = game.start(&mut Table::quiet(luck));
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("the game waits for a seat");
        legal.clear();
        game.candidates(&state, seat, luck, legal);
        let action = legal.swap_remove(luck.below(legal.len() as u32, CHOICE) as usize);
        game.apply(&mut state, seat, &action, &mut Table::quiet(luck));
    }
    u64::from(black_box(state).round)
}

/// Plays these games, and returns the sum of their Rounds.
fn round(games: &[PlasticFudge], seed: u64) -> u64 {
    let mut luck = Seeded::new(seed, 0);
    let mut legal = Vec::with_capacity(1_024);
    games.iter().map(|game| playout(game, &mut luck, &mut legal)).sum()
}

/// Opens the games to measure on a battlefield. In each, a ready-made force meets the next one of the list.
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
