//! What a decision costs at each level: at the opening of a game, in the middle, and late, each on three boards of Toy
//! Battle, and as much of a battle of Plastic Fudge and of a duel of Attacktix.

use criterion::{Criterion, criterion_group, criterion_main};
use referee::{Seat, Seeded, Status};
use search::{Bot, Level, Watch};
use serde_json::{Value, json};
use shelf::Session;
use std::time::Duration;

/// A game, what it is played on, and the decisions after which it is looked at.
type Played = (&'static str, [&'static str; 3], [u32; 3]);

const GAMES: [Played; 3] = [
    ("toy-battle", ["castle-field", "volcanic-jungle", "training-yard"], [0, 10, 20]),
    ("plastic-fudge", ["green-camp", "meeting", "river"], [30, 60, 110]),
    ("attacktix", ["bare", "fences-and-copse", "towers-and-barrels"], [14, 24, 36]),
];

/// The set-up for two, with a force of a greedy bot for each, if the game has forces.
fn set_up(game: &str, board: &str, luck: &mut Seeded) -> Value {
    let page = shelf::page(game).expect("a game of the shelf");
    let mut seats: Vec<String> = serde_json::from_value(page["seats"].clone()).expect("a game has seats");
    seats.truncate(2);
    let setup = shelf::plan(game, Some(&json!(board)), seats.len(), &json!({}));
    seats.iter().fold(setup, |setup, seat| match shelf::bot_force(game, &setup, seat, Bot::Greedy, luck) {
        Some(force) => shelf::bring(game, &setup, seat, &force),
        None => setup,
    })
}

/// A game of greedy bots after some decisions, and whose turn it is; fewer if it was over before.
fn position(game: &str, board: &str, decisions: u32) -> (Box<dyn Session>, Seat) {
    let mut luck = Seeded::new(11, 0);
    let setup = set_up(game, board, &mut luck);
    let mut session = shelf::open(game, &setup, &mut luck).expect("the board is shipped");
    let mut last = None;
    for n in 0..=decisions {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.iter().next().expect("somebody is awaited");
        last = Some((session.fork(), seat));
        let action = session.thinker(seat, Bot::Greedy, u64::from(n))(&Watch::none());
        session.act(seat, &action, &mut luck).expect("bots decide what is legal");
    }
    last.expect("a game begins with a decision")
}

fn think(criterion: &mut Criterion) {
    for (game, boards, moments) in GAMES {
        let positions: Vec<(Box<dyn Session>, Seat)> =
            boards.into_iter().flat_map(|board| moments.map(|decisions| position(game, board, decisions))).collect();
        let mut group = criterion.benchmark_group(format!("think {game}"));
        group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(5));
        let levels = (1..=5).filter_map(Level::new).map(Bot::Search);
        for bot in [Bot::Random, Bot::Greedy].into_iter().chain(levels) {
            let mut turn = 0;
            group.bench_function(bot.to_string(), |bencher| {
                bencher.iter(|| {
                    let (session, seat) = &positions[turn % positions.len()];
                    turn += 1;
                    session.thinker(*seat, bot, turn as u64)(&Watch::none())
                });
            });
        }
        group.finish();
    }
}

criterion_group!(benches, think);
criterion_main!(benches);
