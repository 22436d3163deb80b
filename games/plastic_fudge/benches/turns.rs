//! Measures how long a bot of the highest level takes for one Round: all moves and attacks of Player A. Each side has
//! twelve Units, and the bot uses one thread. Player A moves first, so its bot also works out the enemy's answer.

use criterion::{Criterion, criterion_group, criterion_main};
use plastic_fudge::{Action, ForceFile, GroundChoice, Options, PlasticFudge, Setup, Side, State, Step};
use referee::{Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Watch, think};
use serde_json::json;
use std::time::Duration;

/// How many Rounds the bots play before the measured one. By then the sides are within reach of each other.
const ROUNDS: u16 = 3;

fn level(number: u8) -> Bot {
    Bot::Search(Level::new(number).expect("the number is a level"))
}

/// Returns a force of twelve Units with many different weapons.
fn force() -> ForceFile {
    let mut units = vec![json!({ "type": "basic", "commander": true })];
    for (kind, count) in
        [("sniper", 2), ("grenadier", 2), ("bazooka", 1), ("mortar", 1), ("fifty-cal", 1), ("crawler", 2), ("basic", 2)]
    {
        units.extend(std::iter::repeat_n(json!({ "type": kind }), count));
    }
    assert_eq!(units.len(), 12);
    let file = json!({ "format": 1, "game": "plastic-fudge", "name": "Twelve", "units": units });
    serde_json::from_value(file).expect("the JSON is a force file")
}

fn seat(game: &PlasticFudge, state: &State) -> Option<Seat> {
    match game.status(state) {
        Status::Awaiting(seats) => seats.iter().next(),
        Status::Over(_) => None,
    }
}

fn decide(game: &PlasticFudge, state: &State, seat: Seat, bot: Bot, seed: u64) -> Action {
    think(game, &game.view(state, Viewer::Seat(seat)), seat, bot, seed, &Watch::none())
}

/// Returns a battle between bots on this battlefield, as Player A begins to move in the measured Round.
fn battle(field: &str) -> (PlasticFudge, State) {
    let forces = Side::BOTH.map(|side| (side, force())).into_iter().collect();
    let options = Options { points: 1_200, ..Options::default() };
    let setup = Setup { battlefield: GroundChoice::Shipped(field.into()), forces, options };
    let game = PlasticFudge::open(setup).expect("the forces have no fault");
    let mut luck = Seeded::new(5, 0);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    while state.round <= ROUNDS || state.step != Step::MoveA {
        let seat = seat(&game, &state).expect("the battle is not over yet");
        let action = decide(&game, &state, seat, level(2), u64::from(state.round));
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    (game, state)
}

/// Plays one Round for Player A, while the enemy neither moves nor attacks. Returns how many decisions Player A took.
fn orders(game: &PlasticFudge, mut state: State) -> u32 {
    let (round, mut luck, mut decisions) = (state.round, Seeded::new(9, 0), 0);
    let player_a = state.player_a.expect("Player A moves").seat();
    while state.round == round && state.step != Step::Morale {
        let Some(seat) = seat(game, &state) else { break };
        let action = match state.step {
            _ if seat == player_a => decide(game, &state, seat, level(5), decisions.into()),
            Step::Attack => Action::Commit { attacks: Vec::new() },
            _ => Action::EndMoves {},
        };
        decisions += u32::from(seat == player_a);
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
    decisions
}

fn turns(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("turn of level 5 with twelve Units");
    group.sample_size(10).warm_up_time(Duration::from_millis(500)).measurement_time(Duration::from_secs(10));
    for field in ["green-camp", "meeting", "river"] {
        let (game, state) = battle(field);
        let decisions = orders(&game, state.clone());
        group.bench_function(format!("{field}, {decisions} decisions"), |bencher| {
            bencher.iter(|| orders(&game, state.clone()));
        });
    }
    group.finish();
}

criterion_group!(benches, turns);
criterion_main!(benches);
