//! Measures random play through the public API, on every shipped board. A playout is one game of random decisions: at
//! each step it lists the legal decisions and applies one of them. The benchmark uses one thread and records no events.
//!
//! The throughput is in decisions a second, which Criterion calls elements.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use referee::{Chance, Clause, Game, Seeded, Status, Table};
use std::hint::black_box;
use toy_battle::{Action, BoardChoice, Setup, State, ToyBattle, board};

/// How many games one measured round plays. A benchmark with several boards takes the boards in turn.
const GAMES: usize = 90;
/// The clause named when a playout draws a decision. Every draw must name a clause, but no rulebook has this one.
const CHOICE: Clause = Clause::new("playout");

fn playout(game: &ToyBattle, state: &mut State, luck: &mut Seeded, legal: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    while let Status::Awaiting(_) = game.status(state) {
        let seat = state.to_move();
        legal.clear();
        game.candidates(state, seat, luck, legal);
        let action = legal[luck.below(legal.len() as u32, CHOICE) as usize];
        game.apply(state, seat, &action, &mut Table::quiet(luck));
        decisions += 1;
    }
    decisions
}

/// Plays one round of [`GAMES`] games and returns how many decisions the games took together.
fn round(games: &[ToyBattle], seed: u64) -> u64 {
    let mut luck = Seeded::new(seed, 0);
    let mut legal = Vec::with_capacity(256);
    (0..GAMES)
        .map(|n| {
            let game = &games[n % games.len()];
            let mut state = game.start(&mut Table::quiet(&mut luck));
            playout(game, black_box(&mut state), &mut luck, &mut legal)
        })
        .sum()
}

fn playouts(criterion: &mut Criterion) {
    let open = |id: &str| {
        let setup = Setup { board: BoardChoice::Shipped(id.into()), options: Default::default() };
        let game = ToyBattle::open(setup).expect("the shipped boards are valid");
        game.field().prepare();
        game
    };
    let mut group = criterion.benchmark_group("playouts");
    for id in board::shipped_ids() {
        let games = [open(id)];
        group.throughput(Throughput::Elements(round(&games, 7)));
        group.bench_function(id, |bencher| bencher.iter(|| round(&games, 7)));
    }
    let all: Vec<ToyBattle> = board::shipped_ids().map(open).collect();
    group.throughput(Throughput::Elements(round(&all, 7)));
    group.bench_function("all boards", |bencher| bencher.iter(|| round(&all, 7)));
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
