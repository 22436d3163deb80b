//! Trains the network by which bots of Toy Battle estimate positions.
//!
//! `train_toy_battle [GAMES [ROUNDS]]`: in each round bots play on all shipped boards in turn and estimate positions by
//! the weights of the round before. A new network learns from these positions. Then it plays against the weights in
//! use, at the same number of simulations. The last weights are written to `data/network.bin`.

use std::error::Error;
use std::thread;

use lab::{Example, Labelled, Perceptron, Sprt, examples, self_play};
use referee::{Chance, Clause, Game, Seat, Seeded, Status, Table, Viewer};
use search::{Effort, Watch, search};
use toy_battle::{BoardChoice, Features, HIDDEN, Options, Setup, State, ToyBattle, Weights, board::shipped_ids};

/// How many games are played in each round, and how many rounds there are, if no numbers are given.
const GAMES: u64 = 30_000;
const ROUNDS: u64 = 1;
/// The simulations of each decision.
const SIMULATIONS: u32 = 500;
/// How often training goes through all examples.
const EPOCHS: u32 = 8;
/// How many games the new weights play against the weights in use.
const DUELS: u64 = 1_000;

const TRAINING: Clause = Clause::new("training");

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (games, rounds): (u64, u64) = match words.as_slice() {
        [] => (GAMES, ROUNDS),
        [games] => (games.parse()?, ROUNDS),
        [games, rounds] => (games.parse()?, rounds.parse()?),
        _ => return Err("usage: train_toy_battle [GAMES [ROUNDS]]".into()),
    };
    let mut weights = None;
    for round in 0..rounds {
        let positions = in_threads(round * games..(round + 1) * games, |seed| played(seed, weights));
        let mut all = examples(positions.into_iter().flatten().collect());
        let held_back = all.split_off(all.len() * 19 / 20);
        println!("round {}: {} positions, {} held back", round + 1, all.len(), held_back.len());
        let bytes = trained(&all, &held_back, round);
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/data/network.bin"), &bytes)?;
        weights = Some(&*Box::leak(Box::new(Weights::from_bytes(&bytes))));
        let mut sprt = Sprt::new(0.0, 20.0, 0.05);
        let pairs = in_threads(0..DUELS / 2, |seed| [false, true].map(|swapped| duel(seed, swapped, weights)));
        pairs.into_iter().for_each(|points| sprt.add(points));
        println!("{} of {DUELS} games won against the weights in use: {:?}", sprt.points, sprt.gain());
    }
    Ok(())
}

/// Trains a network. Returns its weights.
fn trained(all: &[Example], held_back: &[Example], seed: u64) -> Vec<u8> {
    let mut network = Perceptron::new(size_of::<Features>(), HIDDEN, seed);
    network.train(all, EPOCHS, seed, |epoch, network| {
        println!("epoch {}: loss {:.4} on what was held back", epoch + 1, network.loss(held_back));
    });
    network.to_bytes()
}

/// Opens a shipped board. Without weights, bots use those that are built in.
fn opened(seed: u64, weights: Option<&'static Weights>) -> ToyBattle {
    let boards: Vec<&str> = shipped_ids().collect();
    let board = boards[seed as usize % boards.len()];
    let setup = Setup { board: BoardChoice::Shipped(board.into()), options: Options::default() };
    let game = ToyBattle::open(setup).expect("a shipped board is sound");
    weights.map_or_else(|| game.clone(), |weights| opened(seed, None).with_weights(weights))
}

fn played(seed: u64, weights: Option<&'static Weights>) -> Vec<Labelled> {
    let game = opened(seed, weights);
    game.field().prepare();
    let see = |state: &State| game.seen(state).map(|(mover, features)| (mover, features.to_vec()));
    self_play(&game, seed, SIMULATIONS, see)
}

/// Plays a game of the new weights, which begin or answer. Returns their points.
fn duel(seed: u64, swapped: bool, weights: Option<&'static Weights>) -> f64 {
    let games = [opened(seed, weights), opened(seed, None)];
    let mut luck = Seeded::new(seed, 1);
    let mut state = games[0].start(&mut Table::quiet(&mut luck));
    let effort = Effort { simulations: SIMULATIONS, ..Effort::default() };
    loop {
        let seat = match games[0].status(&state) {
            Status::Over(outcome) => return f64::from(u8::from(outcome.winners.contains(Seat(u8::from(swapped))))),
            Status::Awaiting(seats) => seats.iter().next().expect("the game waits for a seat"),
        };
        let game = &games[usize::from((seat == Seat(0)) == swapped)];
        let view = game.view(&state, Viewer::Seat(seat));
        let thought = u64::from(luck.below(u32::MAX, TRAINING));
        let action = search(game, &view, seat, effort, thought, &Watch::none()).action;
        game.apply(&mut state, seat, &action, &mut Table::quiet(&mut luck));
    }
}

/// Does work for each seed in as many threads as there are cores. The results have the order of the seeds.
fn in_threads<T: Send>(seeds: std::ops::Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = (seeds.end - seeds.start).div_ceil(threads);
    thread::scope(|scope| {
        let parts: Vec<_> = (0..threads)
            .map(|thread| {
                let (from, work) = (seeds.start + thread * share, &work);
                let to = (from + share).min(seeds.end);
                scope.spawn(move || (from..to).map(work).collect::<Vec<T>>())
            })
            .collect();
        parts.into_iter().flat_map(|part| part.join().expect("no game fails")).collect()
    })
}
