//! Trains the network by which bots of Plastic Attack estimate positions of two players in the 2009 edition.
//!
//! `train_plastic_attack [GAMES [ROUNDS]]`: bots play games with random armies and run 200 simulations for each
//! decision. The new weights replace `data/network.bin`. `lab::Training` trains the network, and then lets it play
//! against the network in use.

use std::error::Error;

use lab::Training;
use plastic_attack::{Edition, HIDDEN, NetworkWeights, Options, PlasticAttack, Setup, State};
use referee::{Game as _, Seat, Seeded};
use search::Bot;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (games, rounds) = match words.as_slice() {
        [] => (2_000, 1),
        [games] => (games.parse()?, 1),
        [games, rounds] => (games.parse()?, rounds.parse()?),
        _ => return Err("usage: train_plastic_attack [GAMES [ROUNDS]]".into()),
    };
    let training = Training {
        games,
        rounds,
        duels: 1_000,
        simulations: 200,
        hidden: HIDDEN,
        open: opened,
        see: |game: &PlasticAttack, state: &State| game.seen(state).map(|(turn, features)| (turn, features.to_vec())),
        read: NetworkWeights::from_bytes,
        write: |bytes: &[u8]| std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/data/network.bin"), bytes),
    };
    Ok(training.run()?)
}

/// Opens a game of two random armies.
fn opened(seed: u64, weights: Option<&'static NetworkWeights>) -> PlasticAttack {
    let mut luck = Seeded::new(seed, 2);
    let (seats, options) = (vec!["p0".to_owned(), "p1".to_owned()], Options::default());
    let mut setup = Setup { edition: Edition::First, seats, armies: Default::default(), options, odds: false };
    (0..2).for_each(|seat| PlasticAttack::muster(&mut setup, Seat(seat), Bot::Random, &mut luck));
    let game = PlasticAttack::open(setup).expect("bots build armies without faults");
    match weights {
        Some(weights) => game.with_network(weights),
        None => game,
    }
}
