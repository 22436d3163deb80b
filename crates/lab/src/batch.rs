//! A batch of games between bots, on as many threads as wanted.

use crate::game::{House, luck};
use crate::report::Tally;
use crate::{Fault, Played, Report};
use referee::{Chance, Clause, Seat, Words};
use search::{Bot, Playable};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;

/// For which clause the board of a game is drawn: none of the rules, but of the batch.
const BOARD: Clause = Clause::new("LAB-BOARD-01");

/// One thing to play on: a set-up and the name that reports give it.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// Its name, such as the board's.
    pub name: String,
    /// The set-up in the game's words.
    pub setup: Value,
}

/// What to play.
#[derive(Clone, Debug, PartialEq)]
pub struct Batch {
    /// The game's name on the shelf.
    pub game: String,
    /// The revision of the rules; the newest if there is none.
    pub revision: Option<u32>,
    /// What to play on; of several, each round of games draws one by the seed.
    pub grounds: Vec<Ground>,
    /// The contestants, one a seat.
    pub bots: Vec<Bot>,
    /// Whether contestants keep the seats in which they are named. If not they move on by a seat each game, so that
    /// every round of as many games as seats lets each sit everywhere, on the same ground.
    pub stay: bool,
    /// How many games.
    pub games: u32,
    /// Settles all luck.
    pub seed: u64,
    /// How many threads play.
    pub jobs: usize,
}

/// Why a batch could not be played.
#[derive(Debug)]
pub enum Failed {
    /// The game cannot be opened with a set-up.
    Unopened(shelf::Unopened),
    /// Another number of bots than the table has seats.
    Seats {
        /// Seats of the table.
        seats: u8,
        /// Bots named.
        bots: usize,
    },
    /// The records could not be written.
    Unwritten(io::Error),
}

impl fmt::Display for Failed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failed::Unopened(why) => why.fmt(out),
            Failed::Seats { seats, bots } => write!(out, "{bots} bots sit down and the table has {seats} seats"),
            Failed::Unwritten(fault) => write!(out, "the records cannot be written: {fault}"),
        }
    }
}

impl std::error::Error for Failed {}

/// Where the games of a batch go while it is played.
pub struct Watch<'a> {
    /// Called after each game with the number of games done.
    pub progress: &'a mut dyn FnMut(u32),
    /// Where records go, game after game in order; nothing keeps none.
    pub records: Option<&'a mut dyn Write>,
}

impl Batch {
    /// Plays all games and counts them.
    ///
    /// # Errors
    /// Nothing was played, or records could not be written. Games that go wrong are in [`Report::faults`].
    pub fn play(&self, watch: Watch<'_>) -> Result<Report, Failed> {
        shelf::visit_rules(&self.game, Play { batch: self, watch }).map_err(Failed::Unopened)?
    }

    /// Who sits where in a game: the contestant by seat.
    fn seating(&self, game: u32) -> Vec<usize> {
        let seats = self.bots.len();
        let turn = if self.stay { 0 } else { game as usize % seats };
        (0..seats).map(|seat| (seat + turn) % seats).collect()
    }

    /// On what a game is played: every round of as many games as seats on one ground.
    fn ground(&self, game: u32) -> usize {
        let round = u64::from(game) / self.bots.len() as u64;
        luck(self.seed, round, 3).below(self.grounds.len() as u32, BOARD) as usize
    }
}

/// Plays a batch with the types of its game.
struct Play<'a, 'w> {
    batch: &'a Batch,
    watch: Watch<'w>,
}

impl shelf::RulesVisitor for Play<'_, '_> {
    type Out = Result<Report, Failed>;

    fn visit<G: Words + Playable>(self) -> Result<Report, Failed> {
        let batch = self.batch;
        let revision = batch.revision.unwrap_or(G::REVISION);
        if !(1..=G::REVISION).contains(&revision) {
            let game = batch.game.clone();
            return Err(Failed::Unopened(shelf::Unopened::UnknownRevision { game, revision, newest: G::REVISION }));
        }
        let setups = batch.grounds.iter().map(|ground| shelf::read_setup::<G>(&batch.game, &ground.setup));
        let setups: Vec<G::Setup> = setups.collect::<Result<_, _>>().map_err(Failed::Unopened)?;
        if G::BRINGS.is_some() {
            for setup in &setups {
                shelf::open_setup::<G>(batch.with_forces::<G>(setup, 0), revision).map_err(Failed::Unopened)?;
            }
            let open = |game: u32| {
                let setup = batch.with_forces::<G>(&setups[batch.ground(game)], game);
                shelf::open_setup::<G>(setup, revision).unwrap_or_else(|why| panic!("a bot's force is sound: {why}"))
            };
            return play_all(batch, &open, self.watch);
        }
        let games = setups.into_iter().map(|setup| shelf::open_setup(setup, revision)).collect::<Result<Vec<G>, _>>();
        let games = games.map_err(Failed::Unopened)?;
        play_all(batch, &|game| games[batch.ground(game)].clone(), self.watch)
    }
}

impl Batch {
    /// A set-up with a force of every bot, by the seats of a game; the same forces all through a round.
    fn with_forces<G: Playable>(&self, setup: &G::Setup, game: u32) -> G::Setup {
        let mut setup = setup.clone();
        let round = u64::from(game) / self.bots.len() as u64;
        let mut chance = luck(self.seed, round, 2);
        let seating = self.seating(game);
        for (contestant, bot) in self.bots.iter().enumerate() {
            let seat = seating.iter().position(|sitting| *sitting == contestant).expect("everybody sits somewhere");
            G::muster(&mut setup, Seat(seat as u8), *bot, &mut chance);
        }
        setup
    }
}

/// Plays a batch with games that `open` gives by number, all with the same seats; [`Batch::play`] finds them on the
/// shelf. Threads take game after game, and what comes back is counted in the order of the games.
///
/// # Errors
/// The table has another number of seats, or records could not be written.
pub fn play_all<G: Words + Playable>(
    batch: &Batch,
    open: &(dyn Fn(u32) -> G + Sync),
    watch: Watch<'_>,
) -> Result<Report, Failed> {
    let first = open(0);
    if usize::from(first.seats()) != batch.bots.len() {
        return Err(Failed::Seats { seats: first.seats(), bots: batch.bots.len() });
    }
    let bots = batch.bots.iter().map(Bot::to_string).collect();
    let grounds = batch.grounds.iter().map(|ground| ground.name.clone()).collect();
    let mut tally = Tally::new(first.seat_names(), bots, grounds);
    let (next, is_stopped) = (AtomicU32::new(0), AtomicBool::new(false));
    let keep_record = watch.records.is_some();
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < batch.games && !is_stopped.load(Ordering::Relaxed)).then_some(number)
    };
    let play = |number: u32| {
        let game = &open(number);
        House { game, bots: &batch.bots, seed: batch.seed, keep_record }.play(number, batch.seating(number))
    };
    std::thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..batch.jobs.clamp(1, batch.games.max(1) as usize) {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some(number) = take() {
                    if sender.send((number, play(number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let counted = count(batch, results, &mut tally, watch);
        is_stopped.store(true, Ordering::Relaxed);
        counted
    })
    .map_err(Failed::Unwritten)?;
    Ok(tally.report(batch.game.clone(), batch.seed))
}

fn count(
    batch: &Batch,
    results: mpsc::Receiver<(u32, Result<Played, Fault>)>,
    tally: &mut Tally,
    mut watch: Watch<'_>,
) -> io::Result<()> {
    let (mut early, mut due) = (BTreeMap::new(), 0);
    for (done, (number, result)) in (1..).zip(results) {
        (watch.progress)(done);
        early.insert(number, result);
        while let Some(result) = early.remove(&due) {
            match result {
                Err(fault) => tally.fault(fault),
                Ok(played) => {
                    tally.count(&played, batch.ground(due));
                    if let Some(records) = &mut watch.records {
                        records.write_all(played.record.as_bytes())?;
                    }
                }
            }
            due += 1;
        }
    }
    Ok(())
}
