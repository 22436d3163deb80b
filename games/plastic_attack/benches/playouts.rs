//! Measures random play through the public API. At each step, a playout lists the legal decisions and applies one of
//! them. A playout ends when its game is over. The benchmark uses one thread and ready-made armies.
//!
//! The throughput is in decisions a second. The time includes the random draws at the start of each game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use plastic_attack::{Action, Edition, PlasticAttack, Setup, State, shipped_armies};
use referee::{Chance, Clause, Game, Seeded, Status, Table};
use std::hint::black_box;

/// How many games one measured round plays.
const GAMES: usize = 96;
/// The seats of the largest measured table, in seat order.
const SEATS: [&str; 4] = ["red", "blue", "green", "yellow"];
/// The label of the random numbers with which a playout chooses a decision. It is not a clause of the rulebook.
const CHOICE: Clause = Clause::new("playout");

fn playout(game: &PlasticAttack, state: &mut State, luck: &mut Seeded, legal: &mut Vec<Action>) -> u64 {
    let mut decisions = 0;
    while let Status::Awaiting(seats) = game.status(state) {
        let seat = seats.iter().next().expect("the game waits for at least one seat");
        legal.clear();
        game.candidates(state, seat, luck, legal);
        let action = legal[luck.below(legal.len() as u32, CHOICE) as usize];
        game.apply(state, seat, &action, &mut Table::quiet(luck));
        decisions += 1;
    }
    decisions
}

/// Plays the measured games and returns how many decisions they took.
fn round(games: &[PlasticAttack], seed: u64) -> u64 {
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

/// Opens one table for each ready-made army. At its table, the army plays against the armies that follow it in the
/// list.
fn tables(edition: Edition, seats: usize) -> Vec<PlasticAttack> {
    let ready = shipped_armies(edition);
    let table = |first: usize| {
        let seats: Vec<String> = SEATS[..seats].iter().map(|seat| (*seat).into()).collect();
        let armies = seats.iter().cloned().zip(ready.iter().cycle().skip(first).cloned()).collect();
        let setup = Setup { edition, seats, armies, options: Default::default(), odds: false };
        PlasticAttack::open(setup).expect("the ready-made armies have no fault")
    };
    (0..ready.len()).map(table).collect()
}

fn playouts(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("playouts");
    for edition in Edition::ALL {
        for seats in [2, 4] {
            let games = tables(edition, seats);
            group.throughput(Throughput::Elements(round(&games, 7)));
            group.bench_function(format!("{} of {seats}", edition.word()), |bencher| {
                bencher.iter(|| round(&games, 7));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, playouts);
criterion_main!(benches);
