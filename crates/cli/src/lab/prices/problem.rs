//! Makes forces by a table of prices, and lets them play.

use ::lab::{Batch, BatchSetup, Factor, Fault, Pair, Played, PriceProblem, PriceQuestion, Watch};
use referee::{Seats, Seeded};
use search::{Bot, Level};
use serde_json::Value;
use shelf::{BoxedGame, Pricing, Scale};
use std::collections::BTreeMap;

/// The number of the first stream of random values for drafting forces. Games use the streams with smaller numbers.
const DRAFTS: u64 = 1 << 51;

/// Plays the games that a question asks for.
pub(super) struct TableProblem<'a> {
    pub(super) game: &'static dyn BoxedGame,
    pub(super) pricing: &'static dyn Pricing,
    pub(super) question: &'a PriceQuestion,
    /// How many games to play at the same time.
    pub(super) jobs: usize,
}

impl TableProblem<'_> {
    fn ground(&self, pair: u32) -> &BatchSetup {
        &self.question.grounds[pair as usize % self.question.grounds.len()]
    }
}

impl PriceProblem for TableProblem<'_> {
    type Error = String;

    fn meet(&self, table: &Value, pair: u32) -> Result<Pair, String> {
        let PriceQuestion { game, level, seats, seed, .. } = self.question;
        let BatchSetup { name, setup } = self.ground(pair);
        let mut luck = Seeded::new(*seed, DRAFTS + u64::from(pair));
        let forces = [0, 1].map(|side: usize| self.pricing.draft(setup, table, &seats[side], &mut luck));
        let bot = Bot::Search(Level::new(*level).expect("the command line takes levels only"));
        let batch = Batch {
            game: game.clone(),
            grounds: vec![BatchSetup { name: name.clone(), setup: self.pricing.setup(setup) }],
            bots: vec![bot; 2],
            forces: forces.iter().cloned().map(Some).collect(),
            first: 2 * pair,
            games: 2,
            seed: *seed,
            jobs: self.jobs,
            ..Batch::default()
        };
        let mut played = Pair { forces, winners: Vec::new(), faults: Vec::new() };
        let count = &mut |game: &Result<Played, Fault>| match game {
            Ok(game) => {
                let alone = game.winners.iter().next().filter(|seat| game.winners == Seats::one(*seat));
                played.winners.extend(alone.map(|seat| game.contestants[seat.index()]));
            }
            Err(fault) => played.faults.push(fault.clone()),
        };
        let watch = Watch { progress: &mut |_| (), played: Some(count), records: None };
        self.game.play(&batch, watch).map_err(|why| why.to_string())?;
        Ok(played)
    }

    fn spent(&self, table: &Value, force: &Value) -> BTreeMap<String, i32> {
        self.pricing.spent(&self.ground(0).setup, table, force)
    }

    fn scaled(&self, table: &Value, factors: &BTreeMap<String, Factor>) -> Value {
        let scale = |Factor { thousandths, certainty }: Factor| Scale { thousandths, certainty };
        self.pricing.scaled(table, &factors.iter().map(|(name, factor)| (name.clone(), scale(*factor))).collect())
    }
}
