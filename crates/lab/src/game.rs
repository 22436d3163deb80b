//! Plays and checks one game of a batch.

use crate::Batch;
use crate::guests::{Crew, Guests, given_up};
use referee::{Codec, Coverage, Match, Seat, Seats, Seeded, Status, Viewer};
use search::{Playable, Watch, think};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game with more decisions than this counts as endless.
const ENDLESS: u32 = 100_000;
/// The number of luck streams of a game: for the rules, for what bots think, for the forces that they build, and for
/// the board.
const STREAMS: u64 = 4;

/// The result of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The number of the game. The first game of a batch has the number [`Batch::first`].
    pub number: u32,
    /// The index of the contestant in each seat, in seat order.
    pub contestants: Vec<usize>,
    /// The seat that decided first; `None` if several were asked at once.
    pub starter: Option<Seat>,
    /// The seats that won.
    pub winners: Seats,
    /// The game's word for the kind of ending.
    pub by: String,
    /// The number of decisions.
    pub decisions: u32,
    /// The record as JSON lines; empty unless records are kept.
    pub record: String,
    /// The programs that stopped playing, and why.
    pub forfeits: Vec<Forfeit>,
}

/// A program that stopped playing in a game. Its seat resigned.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forfeit {
    /// The number of the game. The first game of a batch has the number [`Batch::first`].
    pub game: u32,
    /// The number of the decision that the program did not make, counted from 1.
    pub step: u32,
    /// The seat of the program.
    pub seat: String,
    /// The index of the contestant.
    pub contestant: usize,
    /// What happened, in a sentence.
    pub because: String,
}

/// A game that went wrong: a panic, or a law of games that does not hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// The number of the game. The first game of a batch has the number [`Batch::first`].
    pub game: u32,
    /// The seed of the batch.
    pub seed: u64,
    /// The number of the decision at which it happened, counted from 1.
    pub step: u32,
    /// What happened, in a sentence.
    pub because: String,
}

/// What the games of a batch have in common.
pub(crate) struct GameRunner<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) batch: &'a Batch,
    pub(crate) keep_record: bool,
}

/// A game being played.
struct Playing<'a, G: Codec> {
    table: Match<G>,
    contestants: &'a [usize],
    guests: Guests<'a>,
    rules_luck: Seeded,
    number: u32,
    forfeits: Vec<Forfeit>,
}

/// Returns the luck of one game for one purpose. It does not depend on the other games.
pub(crate) fn luck(seed: u64, game: u64, purpose: u64) -> Seeded {
    Seeded::new(seed, game * STREAMS + purpose)
}

impl<G: Codec + Playable> GameRunner<'_, G> {
    /// Plays game `number` with these contestants, by seat.
    ///
    /// # Errors
    /// The game panicked, or a law of games does not hold.
    pub(crate) fn play(&self, number: u32, contestants: Vec<usize>, crew: &mut Crew) -> Result<Played, Fault> {
        let mut step = 0;
        let played = catch_unwind(AssertUnwindSafe(|| self.played(number, contestants, crew, &mut step)));
        let because = match played {
            Ok(Ok(played)) => return Ok(played),
            Ok(Err(because)) => because,
            Err(panic) => format!("panic: {}", words_of(&*panic)),
        };
        Err(Fault { game: number, seed: self.batch.seed, step, because })
    }

    fn played(&self, number: u32, contestants: Vec<usize>, crew: &mut Crew, step: &mut u32) -> Result<Played, String> {
        let mut rules_luck = luck(self.batch.seed, u64::from(number), 0);
        let mut bot_luck = luck(self.batch.seed, u64::from(number), 1);
        let (table, opening) = Match::start(self.game.clone(), &mut rules_luck);
        let guests = Guests::sit(&table, &opening, &contestants, crew);
        let mut playing =
            Playing { table, contestants: &contestants, guests, rules_luck, number, forfeits: Vec::new() };
        let mut starter = None;
        let outcome = loop {
            *step = playing.table.steps() + 1;
            let seats = match playing.table.status() {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(seats) => seats,
            };
            let seat = seats.iter().next().ok_or("the game goes on and waits for no seat")?;
            if *step == 1 && seats == Seats::one(seat) {
                starter = Some(seat);
            }
            let seed = u64::from(bot_luck.bits()) << 32 | u64::from(bot_luck.bits());
            self.decide(&mut playing, seat, seed)?;
            if *step > ENDLESS {
                return Err(format!("the game is not over after {ENDLESS} decisions"));
            }
        };
        let Playing { table, mut guests, forfeits, .. } = playing;
        guests.part(&table, &outcome);
        let record = table.record();
        Match::<G>::replay(record).map_err(|error| format!("the record does not replay: {error}"))?;
        Ok(Played {
            number,
            starter,
            winners: outcome.winners,
            by: outcome.by.to_owned(),
            decisions: table.steps(),
            record: if self.keep_record { record.to_text() } else { String::new() },
            forfeits,
            contestants,
        })
    }

    /// Lets a seat decide, and checks some laws of games at this moment.
    fn decide(&self, playing: &mut Playing<'_, G>, seat: Seat, seed: u64) -> Result<(), String> {
        let (table, contestant) = (&playing.table, playing.contestants[seat.index()]);
        let mut imagination = luck(seed, 0, 2);
        let mut candidates = Vec::new();
        let coverage = self.game.candidates(table.state(), seat, &mut imagination, &mut candidates);
        if candidates.is_empty() {
            return Err(format!("seat {} is awaited and has no candidate", seat.0));
        }
        let view = table.view(Viewer::Seat(seat));
        let imagined = self.game.imagine(&view, &mut imagination);
        if self.game.view(&imagined, Viewer::Seat(seat)) != view {
            return Err(format!("seat {} would see something else in a truth imagined from its view", seat.0));
        }
        let shown = || {
            // A program may get a sample of decisions. The sample comes from the imagined truth, so that it tells the
            // program nothing hidden.
            let mut shown = Vec::new();
            self.game.candidates(&imagined, seat, &mut luck(seed, 0, 3), &mut shown);
            shown
        };
        let action = match playing.guests.decide(table, seat, seed, coverage, &shown) {
            Some(Ok(action)) => action,
            Some(Err(failure)) => {
                if playing.forfeits.iter().all(|forfeit| forfeit.contestant != contestant) {
                    let (game, step, seat) =
                        (playing.number, table.steps() + 1, self.game.seat_names()[seat.index()].clone());
                    playing.forfeits.push(Forfeit { game, step, seat, contestant, because: failure.to_string() });
                }
                given_up(table, seat)
            }
            None => {
                let bot = self.batch.bots[contestant];
                let action = think(self.game, &view, seat, bot, seed, &Watch::none());
                if coverage == Coverage::All && !candidates.contains(&action) {
                    let action = self.game.action_to_json(&action);
                    return Err(format!("{bot} decided {action}, which is not among all candidates"));
                }
                action
            }
        };
        match playing.table.act(seat, &action, &mut playing.rules_luck) {
            Ok(told) => {
                playing.guests.tell(self.game, &told.step, &told.events);
                Ok(())
            }
            Err(refusal) => {
                let (clause, why) = Match::<G>::explain(&refusal);
                let (who, action) = (self.batch.contestant(contestant), self.game.action_to_json(&action));
                Err(format!("{who} decided {action}, which is refused: {why} ({clause})"))
            }
        }
    }
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a message")
}
