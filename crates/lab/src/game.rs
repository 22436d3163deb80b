//! One game of a batch, played and checked.

use referee::{Codec, Coverage, Match, Seat, Seats, Seeded, Status, Viewer};
use search::{Bot, Playable, Watch, think};
use serde::{Deserialize, Serialize};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// No game is as long as this; one that is goes on for ever.
const ENDLESS: u32 = 100_000;
/// Luck streams of a game: what the rules ask for, what the bots think with, and which board is played.
const STREAMS: u64 = 4;

/// How one game went.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    /// The index of the game in the batch, from 0.
    pub number: u32,
    /// Who sat where: the contestant's position by seat.
    pub contestants: Vec<usize>,
    /// The seat that decided first, when it was one alone.
    pub starter: Option<Seat>,
    /// The seats that won.
    pub winners: Seats,
    /// The kind of ending in the game's word.
    pub by: String,
    /// Decisions taken.
    pub decisions: u32,
    /// The record, JSON lines; empty unless records are kept.
    pub record: String,
}

/// A game that went wrong: a panic, or a law of games that does not hold.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Fault {
    /// The index of the game in the batch, from 0.
    pub game: u32,
    /// The seed of the batch.
    pub seed: u64,
    /// The decision at which it happened, counted from 1.
    pub step: u32,
    /// What happened, a sentence.
    pub because: String,
}

/// What the games of a batch have in common.
pub(crate) struct GameRunner<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) bots: &'a [Bot],
    pub(crate) seed: u64,
    pub(crate) keep_record: bool,
}

/// Luck of one game, by purpose: the same whatever else is played.
pub(crate) fn luck(seed: u64, game: u64, purpose: u64) -> Seeded {
    Seeded::new(seed, game * STREAMS + purpose)
}

impl<G: Codec + Playable> GameRunner<'_, G> {
    /// Plays game `number` with these contestants, by seat.
    ///
    /// # Errors
    /// A panic, or a law that does not hold.
    pub(crate) fn play(&self, number: u32, contestants: Vec<usize>) -> Result<Played, Fault> {
        let mut step = 0;
        let played = catch_unwind(AssertUnwindSafe(|| self.played(number, contestants, &mut step)));
        let because = match played {
            Ok(Ok(played)) => return Ok(played),
            Ok(Err(because)) => because,
            Err(panic) => format!("panic: {}", words_of(&*panic)),
        };
        Err(Fault { game: number, seed: self.seed, step, because })
    }

    fn played(&self, number: u32, contestants: Vec<usize>, step: &mut u32) -> Result<Played, String> {
        let mut rules_luck = luck(self.seed, u64::from(number), 0);
        let mut bot_luck = luck(self.seed, u64::from(number), 1);
        let (mut table, _) = Match::start(self.game.clone(), &mut rules_luck);
        let mut starter = None;
        let outcome = loop {
            *step = table.steps() + 1;
            let seats = match table.status() {
                Status::Over(outcome) => break outcome,
                Status::Awaiting(seats) => seats,
            };
            let seat = seats.iter().next().ok_or("the game goes on and waits for nobody")?;
            if *step == 1 && seats == Seats::one(seat) {
                starter = Some(seat);
            }
            let seed = u64::from(bot_luck.bits()) << 32 | u64::from(bot_luck.bits());
            let bot = self.bots[contestants[seat.index()]];
            self.decide(&mut table, seat, bot, seed, &mut rules_luck)?;
            if *step > ENDLESS {
                return Err(format!("the game is not over after {ENDLESS} decisions"));
            }
        };
        let record = table.record();
        Match::<G>::replay(record).map_err(|error| format!("the record does not replay: {error}"))?;
        Ok(Played {
            number,
            contestants,
            starter,
            winners: outcome.winners,
            by: outcome.by.to_owned(),
            decisions: table.steps(),
            record: if self.keep_record { record.to_text() } else { String::new() },
        })
    }

    /// Lets the bot decide, and looks that the laws hold here.
    fn decide(
        &self,
        table: &mut Match<G>,
        seat: Seat,
        bot: Bot,
        seed: u64,
        rules_luck: &mut Seeded,
    ) -> Result<(), String> {
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
        let action = think(self.game, &view, seat, bot, seed, &Watch::none());
        if coverage == Coverage::All && !candidates.contains(&action) {
            return Err(format!(
                "{bot} decided {}, which is none of all candidates",
                self.game.action_to_json(&action)
            ));
        }
        match table.act(seat, &action, rules_luck) {
            Ok(_) => Ok(()),
            Err(refusal) => {
                let (clause, why) = Match::<G>::explain(&refusal);
                Err(format!("{bot} decided {}, which is refused: {why} ({clause})", self.game.action_to_json(&action)))
            }
        }
    }
}

fn words_of(panic: &(dyn std::any::Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("without a message")
}
