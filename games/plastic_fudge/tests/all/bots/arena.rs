//! Battles between players, bots or the simple player. Every decision must be legal.

use crate::bots::simple;
use plastic_fudge::{Action, GroundChoice, Options, PlasticFudge, Setup, Side};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Bot, Level, Watch, think};
use serde_json::{Map, Value};

const SEED: Clause = Clause::new("seed");

/// Who decides for a side.
#[derive(Clone, Copy)]
pub enum Player {
    Bot(Bot),
    /// The simple player: see [`super::simple`].
    Simple,
}

pub fn level(number: u8) -> Bot {
    Bot::Search(Level::new(number).expect("the number is a level"))
}

/// Reads options, such as `turns=grid45 points=700`.
pub fn options(said: &str) -> Options {
    let mut options = Map::new();
    for word in said.split(' ') {
        let (key, value) = word.split_once('=').expect("an option is written as key=value");
        let value = value.parse::<i32>().map_or_else(|_| Value::from(value), Value::from);
        options.insert(key.into(), value);
    }
    laws::from_json(&Value::from(options))
}

/// Returns a set-up with the forces that these bots build.
pub fn setup(field: &str, options: Options, bots: [Bot; 2], seed: u64) -> Setup {
    let battlefield = GroundChoice::Shipped(field.into());
    let mut setup = Setup { battlefield, options, ..Setup::default() };
    for (seat, bot) in (0..).zip(bots) {
        PlasticFudge::muster(&mut setup, Seat(seat), bot, &mut Seeded::new(seed, seat.into()));
    }
    setup
}

/// Plays a battle to its end, and returns the winner; `None` in a draw.
pub fn play(setup: Setup, players: [Player; 2], seed: u64) -> Option<Side> {
    watched(setup, players, seed, |_| {})
}

/// Plays a battle to its end, calls `see` with every decision, and returns the winner.
pub fn watched(setup: Setup, players: [Player; 2], seed: u64, mut see: impl FnMut(&Action)) -> Option<Side> {
    let game = PlasticFudge::open(setup).expect("the set-up has no faults");
    let mut luck = Seeded::new(seed, 7);
    let mut state = game.start(&mut Table::quiet(&mut luck));
    let mut decisions = 0;
    while let Status::Awaiting(seats) = game.status(&state) {
        let seat = seats.iter().next().expect("the game waits for a seat");
        let thought = u64::from(luck.below(1 << 30, SEED));
        let action = match players[seat.index()] {
            Player::Bot(bot) => {
                let view = game.view(&state, Viewer::Seat(seat));
                think(&game, &view, seat, bot, thought, &Watch::none())
            }
            Player::Simple => simple::decide(&game, &state, Side::of(seat), thought),
        };
        assert_eq!(game.check(&state, seat, &action), Ok(()), "{action:?} in {state:?}");
        see(&action);
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
        decisions += 1;
        assert!(decisions < 5_000, "the battle has not ended after {decisions} decisions");
    }
    state.ending.expect("the battle is over").winner
}
