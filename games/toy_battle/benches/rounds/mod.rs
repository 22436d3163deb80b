//! Rounds of random games on every shipped board, for the benchmarks of random play. A playout is one game of random
//! decisions. The benchmarks use one thread and record no events.

use criterion::{Criterion, Throughput};
use referee::{Clause, Game, Seat, Seeded, Status, Table};
use std::hint::black_box;
use toy_battle::{Action, BoardChoice, Setup, State, ToyBattle, board};

/// How many games one measured round plays. A benchmark with several boards takes the boards in turn.
const GAMES: usize = 90;
/// The clause named when a playout draws a decision. Every draw must name a clause, but no rulebook has this one.
pub const CHOICE: Clause = Clause::new("playout");

/// Draws one of the legal decisions of a seat.
pub trait Draw {
    fn draw(&mut self, game: &ToyBattle, state: &State, seat: Seat, luck: &mut Seeded) -> Action;
}

fn playout(game: &ToyBattle, state: &mut State, luck: &mut Seeded, draw: &mut impl Draw) -> u64 {
    let mut decisions = 0;
    while let Status::Awaiting(_) = game.status(state) {
        let seat = state.to_move();
        let action = draw.draw(game, state, seat, luck);
        game.apply(state, seat, &action, &mut Table::quiet(luck));
        decisions += 1;
    }
    decisions
}

/// Plays one round of [`GAMES`] games and returns how many decisions the games took together.
fn round(games: &[ToyBattle], seed: u64, draw: &mut impl Draw) -> u64 {
    let mut luck = Seeded::new(seed, 0);
    (0..GAMES)
        .map(|n| {
            let game = &games[n % games.len()];
            let mut state = game.start(&mut Table::quiet(&mut luck));
            playout(game, black_box(&mut state), &mut luck, draw)
        })
        .sum()
}

/// Measures rounds on every board, and then rounds on all boards. The throughput is in decisions a second, which
/// Criterion calls elements.
pub fn measure(criterion: &mut Criterion, group: &str, draw: &mut impl Draw) {
    let open = |id: &str| {
        let setup = Setup { board: BoardChoice::Shipped(id.into()), options: Default::default() };
        let game = ToyBattle::open(setup).expect("the shipped boards are valid");
        game.field().prepare();
        game
    };
    let all: Vec<ToyBattle> = board::shipped_ids().map(open).collect();
    let single = board::shipped_ids().zip(all.iter().map(std::slice::from_ref));
    let mut group = criterion.benchmark_group(group);
    for (name, games) in single.chain([("all boards", &all[..])]) {
        group.throughput(Throughput::Elements(round(games, 7, draw)));
        group.bench_function(name, |bencher| bencher.iter(|| round(games, 7, draw)));
    }
    group.finish();
}
