//! `rumpus lab worth`: measures what the points of a force (such as an army) are worth.

use super::{all_went_well, parse, print_json, revision, seat_names};
use crate::batch::{bar, grounds, print_faults, table};
use crate::{Answer, say, say_lines};
use ::lab::{Batch, BatchSetup, Duel, Fault, PartWorth, Played, Watch, Worths};
use clap::Args;
use referee::{Seats, Seeded};
use search::{Bot, Level};
use serde::Serialize;
use serde_json::Value;
use shelf::{BoxedGame, Drafts};

/// The number of the first stream of random values for drafting forces. Games use the streams with smaller numbers.
const DRAFTS: u64 = 1 << 48;

/// Arguments of `rumpus lab worth`.
#[derive(Args)]
pub struct Worth {
    /// The game's name, such as attacktix
    game: String,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. Pairs of games
    /// use the boards in turn
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many games to play, an even number: two forces meet twice and change seats
    #[arg(long, default_value_t = 1000, value_parser = even)]
    games: u32,
    /// The level of the bots, 1 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
    /// Print the answer as CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

/// The answer, with everything on which it depends.
#[derive(Serialize)]
pub(super) struct Found<'a> {
    game: &'a str,
    revision: u32,
    options: Value,
    level: u8,
    seed: u64,
    /// The number of games that the command played.
    pub(super) games: u32,
    /// What points are worth.
    #[serde(flatten)]
    pub(super) worths: Worths,
    /// Games that failed.
    pub(super) faults: Vec<Fault>,
}

/// What all games of the measurement share, and the results so far.
struct Experiment<'a> {
    game: &'static dyn BoxedGame,
    drafts: &'static dyn Drafts,
    seats: &'a [String],
    duels: Vec<Duel>,
    faults: Vec<Fault>,
}

/// Returns the part of a game that drafts random forces, or `None` if the forces of the game have no prices.
pub(super) fn drafts_of(game: &'static dyn BoxedGame) -> Option<&'static dyn Drafts> {
    game.entry().forces().and_then(|forces| forces.drafts())
}

/// Reads an even number of games, at least 2.
pub(super) fn even(text: &str) -> Result<u32, String> {
    let games = text.parse().ok().filter(|games| *games >= 2 && games % 2 == 0);
    games.ok_or_else(|| format!("{text:?} is not allowed; it must be an even number, at least 2"))
}

impl Worth {
    /// Makes the question for a game with its default options, on all boards.
    pub(super) fn new(game: &str, level: u8, seed: u64, jobs: u16, games: u32) -> Self {
        let board = vec!["random".to_owned()];
        Self { game: game.to_owned(), board, options: Vec::new(), games, level, seed, jobs, json: false, csv: false }
    }

    /// Plays the games and prints the answer. Returns [`Answer::No`] if a game fails.
    pub fn run(self) -> Result<Answer, String> {
        let found = self.measure()?;
        if self.json {
            print_json(&found);
        } else if self.csv {
            say_lines!("{}", found.worths.to_csv().trim_end());
        } else {
            print(&found);
        }
        Ok(all_went_well(&found.faults))
    }

    /// Plays pairs of games between forces that are drafted at random.
    pub(super) fn measure(&self) -> Result<Found<'_>, String> {
        let name = &self.game;
        let game = shelf::named(name).map_err(|why| why.to_string())?;
        let page = game.page();
        let options = parse(name, &page, &self.options)?;
        let drafts = drafts_of(game).ok_or_else(|| {
            let priced = shelf::names()
                .into_iter()
                .filter(|name| shelf::named(name).is_ok_and(|game| drafts_of(game).is_some()));
            format!(
                "{name} has no forces with prices; the games that have such forces are {}",
                priced.collect::<Vec<_>>().join(", ")
            )
        })?;
        let seats = seat_names(&page, 2);
        let grounds = grounds(name, &self.board, seats.len(), &self.options)?;
        grounds.iter().try_for_each(|ground| drafts.suits(&ground.setup))?;

        let bar = bar(self.games);
        let mut experiment = Experiment { game, drafts, seats: &seats, duels: Vec::new(), faults: Vec::new() };
        for pair in 0..self.games / 2 {
            experiment.meet(self, pair, &grounds[pair as usize % grounds.len()])?;
            bar.set_position(u64::from(2 * pair + 2));
        }
        bar.finish_and_clear();

        Ok(Found {
            game: name,
            revision: revision(name),
            options,
            level: self.level,
            seed: self.seed,
            games: self.games,
            worths: Worths::of(&experiment.duels),
            faults: experiment.faults,
        })
    }
}

impl Experiment<'_> {
    /// Drafts two random forces, and plays two games between them. The forces change seats after the first game.
    fn meet(&mut self, asked: &Worth, pair: u32, ground: &BatchSetup) -> Result<(), String> {
        let setup = self.drafts.setup(&ground.setup);
        let mut luck = Seeded::new(asked.seed, DRAFTS + u64::from(pair));
        let forces: Vec<Value> = self.seats.iter().map(|seat| self.drafts.draft(&setup, seat, &mut luck)).collect();
        let spent = [0, 1].map(|side: usize| self.drafts.spent(&setup, &forces[side]));
        let bot = Bot::Search(Level::new(asked.level).expect("the command line takes levels only"));
        let batch = Batch {
            game: asked.game.clone(),
            grounds: vec![BatchSetup { name: ground.name.clone(), setup }],
            bots: vec![bot; 2],
            forces: forces.into_iter().map(Some).collect(),
            first: 2 * pair,
            games: 2,
            seed: asked.seed,
            jobs: usize::from(asked.jobs),
            ..Batch::default()
        };
        let (duels, faults) = (&mut self.duels, &mut self.faults);
        let played = &mut |game: &Result<Played, Fault>| match game {
            Ok(played) => {
                let alone = played.winners.iter().next().filter(|seat| played.winners == Seats::one(*seat));
                if let Some(seat) = alone {
                    let winner = played.contestants[seat.index()];
                    duels.push(Duel { spent: spent.clone(), winner, pair });
                }
            }
            Err(fault) => faults.push(fault.clone()),
        };
        let watch = Watch { progress: &mut |_| (), played: Some(played), records: None };
        self.game.play(&batch, watch).map(drop).map_err(|why| why.to_string())
    }
}

fn print(found: &Found<'_>) {
    let worths = &found.worths;
    let Worths { duels, per_hundred, per_hundred_low, per_hundred_high, .. } = worths;
    if worths.parts.is_empty() {
        say!(
            "The worth of points is not known: {} games ({duels} with one winner) do not show that more points win more often.",
            found.games
        );
    } else {
        let mispriced: Vec<&PartWorth> = worths.parts.iter().filter(|part| part.is_mispriced()).collect();
        for part in &mispriced {
            let word = if part.worth > 1.0 { "more" } else { "less" };
            say!(
                "{} is worth {word} than its price: a point spent on it is worth {:.2} average points.",
                part.name,
                part.worth
            );
        }
        if mispriced.is_empty() {
            say!("The games show no part that is worth more or less than its price.");
        }
        let head = ["points spent on", "worth of a point", "interval", "points", "games that differ"];
        let mut lines = table(head.map(str::to_owned));
        for part in &worths.parts {
            let interval = format!("{:.2} to {:.2}", part.low, part.high);
            let worth = format!("{:.2}", part.worth);
            lines.add_row([part.name.clone(), worth, interval, part.points.to_string(), part.duels.to_string()]);
        }
        say_lines!("{lines}");
        say!("1.00 is the worth of an average point. Each interval is a 95 % interval.");
    }
    say!(
        "100 additional points raise the logarithm of the odds to win by {per_hundred:.2} ({per_hundred_low:.2} to {per_hundred_high:.2}); {duels} of the {} games had exactly one winner",
        found.games
    );
    say!("bots of level {}, revision {} of {}, seed {}", found.level, found.revision, found.game, found.seed);
    print_faults(&found.faults);
}
