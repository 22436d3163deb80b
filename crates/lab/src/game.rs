//! Plays and checks one game of a batch.

use crate::Batch;
use crate::guests::{Crew, Guests, given_up};
use referee::{Codec, Coverage, Match, Seat, Seats, Seeded, Status, Viewer};
use search::{Playable, Watch, think};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A game with more decisions than this has a fault: it does not end.
const ENDLESS: u32 = 100_000;
/// How many luck streams a game has. Stream 0 is for the rules, 1 for the seeds of bots, 2 for the forces that bots
/// build, and 3 for the draw of the set-up.
const STREAMS: u64 = 4;

/// The result of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The number of the game. The first game of a batch has the number [`Batch::first`].
    pub number: u32,
    /// The index of the contestant in each seat, in seat order.
    pub contestants: Vec<usize>,
    /// The seat that made the first decision; `None` if the game waited for several seats at once.
    pub starter: Option<Seat>,
    /// The seats that won.
    pub winners: Seats,
    /// The game's word for the kind of ending.
    pub by: String,
    /// The number of decisions that all seats together made.
    pub decisions: u32,
    /// The record as JSON lines; empty if the batch keeps no records.
    pub record: String,
    /// The programs that gave up or failed, and why.
    pub forfeits: Vec<Forfeit>,
}

/// A program that gave up or failed in a game. Its seat resigned.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Forfeit {
    /// The number of the game. The first game of a batch has the number [`Batch::first`].
    pub game: u32,
    /// The number of the decision that the program did not make, counted from 1.
    pub step: u32,
    /// The name of the program's seat.
    pub seat: String,
    /// The index of the contestant in [`Batch::bots`].
    pub contestant: usize,
    /// What the program did, in a sentence.
    pub because: String,
}

/// A game that failed: the game panicked, or broke one of the laws that the lab checks. A law is a property of every
/// game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// The number of the game. The first game of a batch has the number [`Batch::first`].
    pub game: u32,
    /// The seed of the batch.
    pub seed: u64,
    /// The number of the decision at which the game failed, counted from 1.
    pub step: u32,
    /// What went wrong, in a sentence.
    pub because: String,
}

/// Plays the games of a batch. It holds what these games have in common.
pub(crate) struct GameRunner<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) batch: &'a Batch,
    pub(crate) keep_record: bool,
}

/// A game in progress.
struct Playing<'a, G: Codec> {
    table: Match<G>,
    contestants: &'a [usize],
    guests: Guests<'a>,
    rules_luck: Seeded,
    number: u32,
    forfeits: Vec<Forfeit>,
}

/// Returns the luck of one game for one purpose, which does not depend on other games. `purpose` is the number of a
/// luck stream, below [`STREAMS`].
pub(crate) fn luck(seed: u64, game: u64, purpose: u64) -> Seeded {
    Seeded::new(seed, game * STREAMS + purpose)
}

impl<G: Codec + Playable> GameRunner<'_, G> {
    /// Plays game `number`. `contestants` holds the index of the contestant in each seat.
    ///
    /// # Errors
    /// The game panicked, does not end, or breaks a law that the lab checks.
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
            let seat = seats.iter().next().ok_or("the game is not over but waits for no seat")?;
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

    /// Lets a seat decide, and carries its decision out. Also checks some laws at this moment. The seat has a
    /// candidate. The truth imagined from its view looks the same to the seat. Its decision is legal.
    fn decide(&self, playing: &mut Playing<'_, G>, seat: Seat, seed: u64) -> Result<(), String> {
        let (table, contestant) = (&playing.table, playing.contestants[seat.index()]);
        let mut imagination = luck(seed, 0, 2);
        let mut candidates = Vec::new();
        let coverage = self.game.candidates(table.state(), seat, &mut imagination, &mut candidates);
        if candidates.is_empty() {
            return Err(format!("the game waits for seat {}, but the seat has no candidate", seat.0));
        }
        let view = table.view(Viewer::Seat(seat));
        let imagined = self.game.imagine(&view, &mut imagination);
        if self.game.view(&imagined, Viewer::Seat(seat)) != view {
            return Err(format!(
                "the truth imagined from the view of seat {} does not look the same to this seat",
                seat.0
            ));
        }
        let shown = || {
            // If the decisions form a continuum, a program gets a sample of them. The sample comes from the imagined
            // truth, so that it shows the program nothing hidden.
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
                    return Err(format!(
                        "{bot} decided {action}, which is not among the candidates, though their list is complete"
                    ));
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
