//! Trains the network by which bots of Toy Battle estimate positions.
//!
//! Usage: `train_toy_battle [GAMES [ROUNDS]]`. Bots play on all shipped boards in turn, with 500 simulations for each
//! decision. The new weights replace `data/network.bin`. `lab::Training` says how the network learns. It also lets the
//! new weights play against the weights in use.

use std::error::Error;

use lab::Training;
use referee::Game as _;
use toy_battle::{BoardChoice, HIDDEN, Options, Setup, State, ToyBattle, Weights, board::shipped_ids};

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (games, rounds) = match words.as_slice() {
        [] => (6_000, 1),
        [games] => (games.parse()?, 1),
        [games, rounds] => (games.parse()?, rounds.parse()?),
        _ => return Err("usage: train_toy_battle [GAMES [ROUNDS]]".into()),
    };
    let training = Training {
        games,
        rounds,
        duels: 1_000,
        simulations: 500,
        hidden: HIDDEN,
        open: opened,
        see: |game: &ToyBattle, state: &State| game.seen(state).map(|(mover, features)| (mover, features.to_vec())),
        read: Weights::from_bytes,
        write: |bytes: &[u8]| std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/data/network.bin"), bytes),
    };
    Ok(training.run()?)
}

fn opened(seed: u64, weights: Option<&'static Weights>) -> ToyBattle {
    let boards: Vec<&str> = shipped_ids().collect();
    let board = BoardChoice::Shipped(boards[seed as usize % boards.len()].into());
    let game =
        ToyBattle::open(Setup { board, options: Options::default() }).expect("the shipped boards have no faults");
    let game = match weights {
        Some(weights) => game.with_weights(weights),
        None => game,
    };
    game.field().prepare();
    game
}
