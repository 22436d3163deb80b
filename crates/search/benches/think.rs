//! Measures how long each bot thinks about a decision, in the positions that every game's entry names.

use criterion::{Criterion, criterion_group, criterion_main};
use referee::{Seat, Seeded, Status};
use search::{Bot, Level, Watch};
use serde_json::{Value, json};
use shelf::{BoxedGame, Moment, Session};
use std::time::Duration;

/// Returns the set-up for a position to measure. If the game has forces, each seat brings a force that the greedy bot
/// has built.
fn set_up(game: &dyn BoxedGame, moment: &Moment, luck: &mut Seeded) -> Value {
    let board = moment.board.map(|board| json!(board));
    let setup = game.entry().plan(board.as_ref(), moment.seats, &json!({}));
    let Some(forces) = game.entry().forces() else { return setup };
    game.entry().seats_of(&setup).iter().fold(setup, |setup, seat| {
        let force = forces.build(&setup, seat, Bot::Greedy, luck);
        forces.bring(&setup, seat, &force)
    })
}

/// Lets greedy bots make the number of decisions that `moment` names. Returns the game and the seat that decides next.
/// If the game ends sooner, returns the game before its last decision.
fn position(game: &dyn BoxedGame, moment: &Moment) -> (Box<dyn Session>, Seat) {
    let mut luck = Seeded::new(11, 0);
    let setup = set_up(game, moment, &mut luck);
    let mut session = game.open(&setup, &mut luck).expect("the board is shipped");
    let mut last = None;
    for n in 0..=moment.decisions {
        let Status::Awaiting(seats) = session.status() else { break };
        let seat = seats.iter().next().expect("a game that is not over waits for a seat");
        last = Some((session.fork(), seat));
        let action = session.thinker(seat, Bot::Greedy, u64::from(n))(&Watch::none());
        session.act(seat, &action, &mut luck).expect("a bot's decision is legal");
    }
    last.expect("a game begins with a decision")
}

fn think(criterion: &mut Criterion) {
    for game in shelf::games() {
        let moments = game.entry().trials().moments;
        let positions: Vec<(Box<dyn Session>, Seat)> = moments.iter().map(|moment| position(game, moment)).collect();
        let mut group = criterion.benchmark_group(format!("think {}", game.entry().about().id));
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
