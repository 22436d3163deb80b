//! Trains the network by which bots of Plastic Attack estimate positions of two players.
//!
//! `train_plastic_attack 2009|revised [GAMES [ROUNDS]]`: bots play with random armies, 200 simulations a decision. The
//! new weights replace `data/network-EDITION.bin`. `lab::Training` says how they learn, and plays them against those in
//! use.

use std::error::Error;

use lab::Training;
use plastic_attack::{Edition, HIDDEN, NetworkWeights, Options, PlasticAttack, Setup, State};
use referee::{Game as _, Seat, Seeded};
use search::Bot;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (edition, games, rounds) = match words.as_slice() {
        [edition @ ("2009" | "revised")] => (*edition, 4_000, 1),
        [edition @ ("2009" | "revised"), games] => (*edition, games.parse()?, 1),
        [edition @ ("2009" | "revised"), games, rounds] => (*edition, games.parse()?, rounds.parse()?),
        _ => return Err("usage: train_plastic_attack 2009|revised [GAMES [ROUNDS]]".into()),
    };
    let file = format!("{}/data/network-{edition}.bin", env!("CARGO_MANIFEST_DIR"));
    let edition = if edition == "revised" { Edition::Revised } else { Edition::First };
    let training = Training {
        games,
        rounds,
        duels: 1_000,
        simulations: 200,
        hidden: HIDDEN,
        open: |seed: u64, weights: Option<&'static NetworkWeights>| opened(edition, seed, weights),
        see: |game: &PlasticAttack, state: &State| game.seen(state).map(|(turn, features)| (turn, features.to_vec())),
        read: NetworkWeights::from_bytes,
        write: |bytes: &[u8]| std::fs::write(&file, bytes),
    };
    Ok(training.run()?)
}

/// Opens a game of two random armies.
fn opened(edition: Edition, seed: u64, weights: Option<&'static NetworkWeights>) -> PlasticAttack {
    let mut luck = Seeded::new(seed, 2);
    let (seats, options) = (vec!["p0".to_owned(), "p1".to_owned()], Options::default());
    let mut setup = Setup { edition, seats, armies: Default::default(), options, odds: false };
    (0..2).for_each(|seat| PlasticAttack::muster(&mut setup, Seat(seat), Bot::Random, &mut luck));
    let game = PlasticAttack::open(setup).expect("bots build sound armies");
    match weights {
        Some(weights) => game.with_network(weights),
        None => game,
    }
}
