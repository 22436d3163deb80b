//! A batch: many games between bots or programs, played on any number of threads.

use crate::game::{GameRunner, luck};
use crate::guests::Crew;
use crate::report::Tally;
use crate::{Fault, Played, Report};
use referee::{Chance, Clause, Codec, Seeded};
use search::{Bot, Playable};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// The clause that a batch names when it draws the set-up of a game. No rulebook has it, because no rule asks for this
/// draw.
const BOARD: Clause = Clause::new("LAB-BOARD-01");

/// A set-up to play on, with its name in reports.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BatchSetup {
    /// The name in reports, such as that of the board.
    pub name: String,
    /// The set-up, in the game's own JSON.
    pub setup: Value,
}

/// A batch: which games to play, and who plays them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Batch {
    /// The id of the game, such as `toy-battle`.
    pub game: String,
    /// The revision of the rules, or `None` for the newest.
    pub revision: Option<u32>,
    /// The set-ups to play on. For each round (see `stay`), the seed draws one of them.
    pub grounds: Vec<BatchSetup>,
    /// The contestants: the players of all games of the batch, one for each seat. If a program plays for a contestant,
    /// the bot here only builds the force.
    pub bots: Vec<Bot>,
    /// The programs, for the contestants that are programs.
    pub programs: Programs,
    /// Whether each contestant keeps its seat in all games. Otherwise the contestants move on by one seat each game. A
    /// round has as many games as seats, so each contestant plays every seat once in a round.
    pub stay: bool,
    /// The forces of the contestants, in the order of `bots`. Bots build the forces that are `None`.
    pub forces: Vec<Option<Value>>,
    /// Whether every game draws its own set-up and forces. Otherwise all games of a round share them.
    pub is_drawn_anew: bool,
    /// The number of the first game, which is the number of games that were played before this batch.
    pub first: u32,
    /// How many games to play.
    pub games: u32,
    /// The seed from which all luck follows.
    pub seed: u64,
    /// The number of threads, at least 1.
    pub jobs: usize,
}

/// Programs that play in place of bots.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Programs {
    /// The command of each program, by the index of the contestant.
    pub commands: BTreeMap<usize, engine::Command>,
    /// The longest time that a program may take for a decision.
    pub time_per_decision: Duration,
}

/// Why a batch could not begin, or could not be played to its end.
#[derive(Debug)]
pub enum BatchError {
    /// The number of contestants is not the number of seats.
    Seats {
        /// How many seats the game has.
        seats: u8,
        /// How many contestants were named.
        bots: usize,
    },
    /// A program could not be started, or does not follow the engine protocol.
    Program {
        /// The command line of the program.
        command: engine::Command,
        /// What the program did wrong.
        failure: engine::Failure,
    },
    /// The records could not be written.
    Unwritten(io::Error),
}

impl fmt::Display for BatchError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Seats { seats, bots } => {
                write!(out, "{bots} contestants are named, but the game has {seats} seats")
            }
            BatchError::Program { command, failure } => write!(out, "{command}: {failure}"),
            BatchError::Unwritten(fault) => write!(out, "the records cannot be written: {fault}"),
        }
    }
}

impl std::error::Error for BatchError {}

/// A function that gets the result of each game of a batch, or the fault of a game that failed.
pub type EachGame<'a> = &'a mut dyn FnMut(&Result<Played, Fault>);

/// What a caller gets from a batch while it is played.
pub struct Watch<'a> {
    /// Called after each game, with the number of games that are done.
    pub progress: &'a mut dyn FnMut(u32),
    /// Called with each game, in the order of their numbers. `None` if the caller needs only the report.
    pub played: Option<EachGame<'a>>,
    /// Where the batch writes the records, in the order of the games. With `None`, it keeps no records.
    pub records: Option<&'a mut dyn Write>,
}

impl Batch {
    /// Returns the index of the contestant in each seat of a game, in seat order.
    pub fn seating(&self, game: u32) -> Vec<usize> {
        let seats = self.bots.len();
        let turn = if self.stay { 0 } else { game as usize % seats };
        (0..seats).map(|seat| (seat + turn) % seats).collect()
    }

    /// Returns the name of a contestant in reports: the bot, such as `bot:3`, or the command line of the program.
    pub fn contestant(&self, contestant: usize) -> String {
        let program = self.programs.commands.get(&contestant);
        program.map_or_else(|| self.bots[contestant].to_string(), engine::Command::to_string)
    }

    /// Returns the set-up that the seed draws for a game.
    pub fn ground(&self, game: u32) -> &BatchSetup {
        &self.grounds[self.ground_index(game)]
    }

    /// Returns the index of [`Batch::ground`] in `grounds`.
    pub fn ground_index(&self, game: u32) -> usize {
        luck(self.seed, self.round(game), 3).below(self.grounds.len() as u32, BOARD) as usize
    }

    /// Returns the luck with which bots build their forces. It is the same for every game of a round.
    pub fn force_luck(&self, game: u32) -> Seeded {
        luck(self.seed, self.round(game), 2)
    }

    /// Returns the round of a game. The round determines the set-up and the forces.
    fn round(&self, game: u32) -> u64 {
        u64::from(game) / if self.is_drawn_anew { 1 } else { self.bots.len() as u64 }
    }
}

/// Plays a batch and returns its report. `open` gets the number of a game and opens the rules for it. All games must
/// have the same seats. Each thread takes one game after another, but the report counts the games in the order of their
/// numbers.
///
/// # Errors
/// The number of contestants is not the number of seats, a program cannot be started, or the records cannot be written.
pub fn play_all<G: Codec + Playable>(
    batch: &Batch,
    open: &(dyn Fn(u32) -> G + Sync),
    watch: Watch<'_>,
) -> Result<Report, BatchError> {
    let first = open(batch.first);
    if usize::from(first.seats()) != batch.bots.len() {
        return Err(BatchError::Seats { seats: first.seats(), bots: batch.bots.len() });
    }
    let bots = (0..batch.bots.len()).map(|contestant| batch.contestant(contestant)).collect();
    let grounds = batch.grounds.iter().map(|ground| ground.name.clone()).collect();
    let mut tally = Tally::new(first.seat_names(), bots, grounds);
    let (next, is_stopped) = (AtomicU32::new(batch.first), AtomicBool::new(false));
    let keep_record = watch.records.is_some();
    let take = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        (number < batch.first + batch.games && !is_stopped.load(Ordering::Relaxed)).then_some(number)
    };
    let play = |number: u32, crew: &mut Crew| {
        let game = &open(number);
        GameRunner { game, batch, keep_record }.play(number, batch.seating(number), crew)
    };
    let jobs = batch.jobs.clamp(1, batch.games.max(1) as usize);
    let crews = (0..jobs).map(|_| Crew::start(batch)).collect::<Result<Vec<_>, _>>()?;
    std::thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for mut crew in crews {
            let sender = sender.clone();
            scope.spawn(move || {
                while let Some(number) = take() {
                    if sender.send((number, play(number, &mut crew))).is_err() {
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
    .map_err(BatchError::Unwritten)?;
    Ok(tally.report(batch.game.clone(), batch.seed))
}

fn count(
    batch: &Batch,
    results: mpsc::Receiver<(u32, Result<Played, Fault>)>,
    tally: &mut Tally,
    mut watch: Watch<'_>,
) -> io::Result<()> {
    let (mut early, mut due) = (BTreeMap::new(), batch.first);
    for (done, (number, result)) in (1..).zip(results) {
        (watch.progress)(done);
        early.insert(number, result);
        while let Some(result) = early.remove(&due) {
            if let Some(played) = &mut watch.played {
                played(&result);
            }
            match result {
                Err(fault) => tally.fault(fault),
                Ok(played) => {
                    tally.count(&played, batch.ground_index(due));
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
