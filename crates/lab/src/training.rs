//! Trains the network of a game on self-play, and plays games of the new weights against the weights in use.

use crate::{Example, Labelled, Perceptron, Seen, Sprt, examples, self_play};
use referee::{Chance, Clause, Seat, Seeded, Status, Table, Viewer};
use search::{Effort, Level, Playable, Watch, search};
use std::ops::Range;
use std::{io, thread};

/// How many times training goes through all examples.
const EPOCHS: u32 = 8;
/// One in this many examples is not trained on, but measures the loss.
const HELD_BACK: usize = 20;

const TRAINING: Clause = Clause::new("training");

/// What training needs from a game and its network. Below, `W` is the game's type for weights.
pub struct Training<Open, See, Read, Write> {
    /// How many games each round plays for training.
    pub games: u64,
    /// The number of rounds. In each round, bots estimate positions by the weights of the round before. In the first
    /// round they use the weights that are built in.
    pub rounds: u64,
    /// How many games the new weights of a round play against those in use: an even number.
    pub duels: u64,
    /// The number of simulations for each decision.
    pub simulations: u32,
    /// The number of hidden units of the network.
    pub hidden: usize,
    /// Opens a game of two seats. The number is the seed that draws the set-up. With `None` as weights, bots use those
    /// that are built in.
    pub open: Open,
    /// Returns the features of a position, or `None` if bots estimate this position without the network.
    pub see: See,
    /// Reads weights from the bytes that [`Perceptron::to_bytes`] returns.
    pub read: Read,
    /// Stores the bytes of the weights. Each round overwrites those of the round before.
    pub write: Write,
}

impl<Open, See, Read, Write> Training<Open, See, Read, Write> {
    /// Trains in rounds, and prints the result of each round.
    ///
    /// # Errors
    /// The weights cannot be stored.
    pub fn run<G, W>(&self) -> io::Result<()>
    where
        G: Playable,
        W: Sync + 'static,
        Open: Fn(u64, Option<&'static W>) -> G + Sync,
        See: Fn(&G, &G::State) -> Option<Seen> + Sync,
        Read: Fn(&[u8]) -> W + Sync,
        Write: Fn(&[u8]) -> io::Result<()> + Sync,
    {
        let mut weights = None;
        for round in 0..self.rounds {
            let positions = in_threads(round * self.games..(round + 1) * self.games, |seed| {
                let game = (self.open)(seed, weights);
                self_play(&game, seed, self.simulations, |state| (self.see)(&game, state))
            });
            let bytes = self.learn(positions.into_iter().flatten().collect(), round);
            (self.write)(&bytes)?;
            weights = Some(&*Box::leak(Box::new((self.read)(&bytes))));
            let mut sprt = Sprt::new(0.0, 20.0, 0.05);
            in_threads(0..self.duels / 2, |seed| [false, true].map(|swapped| self.duel(seed, swapped, weights)))
                .into_iter()
                .for_each(|points| sprt.add(points));
            let Sprt { points, .. } = sprt;
            println!("{points} of {} points against the weights in use: {:?}", self.duels, sprt.gain());
        }
        Ok(())
    }

    /// Trains a network on positions. Returns its weights.
    fn learn(&self, positions: Vec<Labelled>, seed: u64) -> Vec<u8> {
        let mut all: Vec<Example> = examples(positions);
        let held_back = all.split_off(all.len() - all.len() / HELD_BACK);
        let features = all.first().map_or(0, |example| example.features.len());
        println!("{} positions with {features} features, and {} held back", all.len(), held_back.len());
        let mut network = Perceptron::new(features, self.hidden, seed);
        network.train(&all, EPOCHS, seed, |epoch, network| {
            println!("epoch {}: loss {:.4} on the examples held back", epoch + 1, network.loss(&held_back));
        });
        network.to_bytes()
    }

    /// Plays a game of the new weights against those in use. The new weights have the first seat, or the second if
    /// `swapped`. Returns their points: 0, one half or 1.
    fn duel<G, W>(&self, seed: u64, swapped: bool, weights: Option<&'static W>) -> f64
    where
        G: Playable,
        Open: Fn(u64, Option<&'static W>) -> G,
    {
        let games = [(self.open)(seed, weights), (self.open)(seed, None)];
        let mut luck = Seeded::new(seed, 1);
        let mut state = games[0].start(&mut Table::quiet(&mut luck));
        let level = Level::new(2).expect("this level exists");
        let effort = Effort { simulations: self.simulations, random_percent: 0, ..games[0].effort(level) };
        loop {
            let seat = match games[0].status(&state) {
                Status::Over(outcome) if outcome.winners.iter().count() != 1 => return 0.5,
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
}

/// Calls `work` for each seed, in as many threads as there are cores. Returns the results in the order of the seeds.
fn in_threads<T: Send>(seeds: Range<u64>, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = (seeds.end - seeds.start).div_ceil(threads);
    thread::scope(|scope| {
        let part = |thread: u64| {
            let from = (seeds.start + thread * share).min(seeds.end);
            let (to, work) = ((from + share).min(seeds.end), &work);
            scope.spawn(move || (from..to).map(work).collect::<Vec<T>>())
        };
        let parts: Vec<_> = (0..threads).map(part).collect();
        parts.into_iter().flat_map(|part| part.join().expect("no game fails")).collect()
    })
}
