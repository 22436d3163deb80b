//! What a decision costs at each level: at the opening of a game, in the middle, and late, each on three boards.

use criterion::{Criterion, criterion_group, criterion_main};
use referee::{Seat, Seeded, Status};
use search::{Bot, Level};
use serde_json::json;
use shelf::Session;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const BOARDS: [&str; 3] = ["castle-field", "volcanic-jungle", "training-yard"];
const DECISIONS_PLAYED: [u32; 3] = [0, 10, 20];

/// A game of greedy bots after some decisions, and whose turn it is; fewer if it was over before.
fn position(board: &str, decisions: u32) -> (Box<dyn Session>, Seat) {
    let mut luck = Seeded::new(11, 0);
    let mut session = shelf::open("toy-battle", &json!({ "board": board }), &mut luck).expect("the board is shipped");
    let mut last = None;
    for n in 0..=decisions {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.iter().next().expect("somebody is awaited");
        last = Some((session.fork(), seat));
        let action = session.thinker(seat, Bot::Greedy, u64::from(n))(&AtomicBool::new(false));
        session.act(seat, &action, &mut luck).expect("bots decide what is legal");
    }
    last.expect("a game begins with a decision")
}

fn think(criterion: &mut Criterion) {
    let positions: Vec<(Box<dyn Session>, Seat)> =
        BOARDS.iter().flat_map(|board| DECISIONS_PLAYED.map(|decisions| position(board, decisions))).collect();
    let mut group = criterion.benchmark_group("think");
    group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(5));
    let levels = (1..=5).filter_map(Level::new).map(Bot::Search);
    for bot in [Bot::Random, Bot::Greedy].into_iter().chain(levels) {
        let mut turn = 0;
        group.bench_function(bot.to_string(), |bencher| {
            bencher.iter(|| {
                let (session, seat) = &positions[turn % positions.len()];
                turn += 1;
                session.thinker(*seat, bot, turn as u64)(&AtomicBool::new(false))
            });
        });
    }
    group.finish();
}

criterion_group!(benches, think);
criterion_main!(benches);
