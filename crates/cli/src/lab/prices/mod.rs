//! `rumpus lab prices`: fits the house prices of a game to what points are worth in games between bots.

mod problem;
mod telling;

use super::{all_went_well, keep, parse, print_json, revision, seat_names};
use crate::batch::{bar, grounds, print_faults};
use crate::{Answer, read, say_lines};
use ::lab::{Fault, PriceFit, PriceQuestion, PriceRound, Worths};
use clap::Args;
use problem::TableProblem;
use serde::Serialize;
use serde_json::Value;
use shelf::{BoxedGame, Pricing};
use std::fs;
use std::path::{Path, PathBuf};

/// Arguments of `rumpus lab prices`.
#[derive(Args)]
pub struct Prices {
    /// The game's name, such as attacktix
    game: String,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. Pairs of games
    /// use the boards in turn
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many games to play in total. Of these, three tenths test the last table
    #[arg(long, default_value_t = 2000)]
    games: u32,
    /// How many rounds there are at most. After each, the games so far make a new table
    #[arg(long, default_value_t = 3, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=100))]
    rounds: u32,
    /// The table of prices to begin with (JSON); without it, the prices of the printed rules
    #[arg(long, value_name = "FILE")]
    table: Option<PathBuf>,
    /// The level of the bots, 1 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time, 1 or 2. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=2))]
    jobs: u16,
    /// Keep the fit in this file. If the file exists, go on with the fit that it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the last table of prices to this file (JSON)
    #[arg(long, value_name = "FILE")]
    table_out: Option<PathBuf>,
    /// The version of the table in the file of --table-out. Without it, the version is that of the first table. A table
    /// that was released never changes, so a later one needs a new version
    #[arg(long, value_name = "N", requires = "table_out", value_parser = clap::value_parser!(u32).range(1..))]
    table_version: Option<u32>,
    /// Print the answer as JSON, not as a report in Markdown
    #[arg(long)]
    json: bool,
}

/// The answer, with everything on which it depends.
#[derive(Serialize)]
struct Found {
    game: String,
    revision: u32,
    options: Value,
    level: u8,
    seed: u64,
    /// The number of games that were played.
    games: u32,
    /// The first table.
    first: Value,
    /// The rounds: their tables, and what points were worth by them.
    rounds: Vec<PriceRound>,
    /// The last table.
    table: Value,
    /// What points are worth by the last table, in new games.
    test: Worths,
    /// How far the worths of things lie from each other, as a standard deviation: in the first round, and in the test.
    spreads: [Option<f64>; 2],
    /// Games that failed.
    faults: Vec<Fault>,
}

/// Returns the part of a game that fits house prices, or `None` if the game has no house prices.
fn pricing_of(game: &'static dyn BoxedGame) -> Option<&'static dyn Pricing> {
    game.entry().forces().and_then(|forces| forces.pricing())
}

impl Prices {
    /// Fits the prices, and prints the answer. Returns [`Answer::No`] if a game fails.
    pub fn run(self) -> Result<Answer, String> {
        let name = &self.game;
        let game = shelf::named(name).map_err(|why| why.to_string())?;
        if self.options.iter().any(|option| option.starts_with("prices=")) {
            return Err("a fit sets the option prices itself; give the table with which it begins by --table".into());
        }
        let options = parse(name, &game.page(), &self.options)?;
        let pricing = pricing_of(game).ok_or_else(|| {
            let able = shelf::games().filter(|game| pricing_of(*game).is_some());
            let able: Vec<&str> = able.map(|game| game.entry().about().id).collect();
            format!("{name} has no house prices; the games that have them are {}", able.join(", "))
        })?;
        let question = self.question(game, pricing)?;
        question.grounds.iter().try_for_each(|ground| pricing.suits(&ground.setup))?;
        let problem = TableProblem { game, pricing, question: &question, jobs: usize::from(self.jobs) };
        let fit = self.fit(&problem)?;
        let test = fit.tested(&problem).ok_or("the fit is not over")?;
        let spreads = fit.spreads(&problem);
        if let Some(path) = &self.table_out {
            let mut table = fit.table.clone();
            if let Some(version) = self.table_version {
                table["version"] = version.into();
            }
            let text = serde_json::to_string_pretty(&table).expect("a table is plain data");
            fs::write(path, text + "\n").map_err(|fault| format!("{} cannot be written: {fault}", path.display()))?;
        }
        let found = Found {
            game: name.clone(),
            revision: question.revision,
            options,
            level: self.level,
            seed: self.seed,
            games: fit.played(),
            first: question.table.clone(),
            rounds: fit.rounds,
            table: fit.table,
            test,
            spreads,
            faults: fit.faults,
        };
        if self.json {
            print_json(&found);
        } else {
            let title = game.entry().about().title.en;
            say_lines!("{}", telling::report(&self, title, pricing, &found).trim_end());
            print_faults(&found.faults);
        }
        Ok(all_went_well(&found.faults))
    }

    fn question(&self, game: &'static dyn BoxedGame, pricing: &dyn Pricing) -> Result<PriceQuestion, String> {
        let seats = seat_names(&game.page(), 2);
        let table = self.table.as_ref().map_or_else(|| Ok(pricing.printed()), |path| table_of(path, pricing))?;
        Ok(PriceQuestion {
            game: self.game.clone(),
            revision: revision(&self.game),
            level: self.level,
            grounds: grounds(&self.game, &self.board, seats.len(), &self.options)?,
            seats,
            table,
            rounds: self.rounds,
            games: self.games,
            seed: self.seed,
        })
    }

    /// Plays all steps that are left, and stores the fit in the file of `--out` after each.
    fn fit(&self, problem: &TableProblem<'_>) -> Result<PriceFit, String> {
        let kept = self.out.as_ref().map(|path| keep::read_study(path, problem.question)).transpose()?.flatten();
        let mut fit = match kept {
            Some(fit) => fit,
            None => PriceFit::new(problem.question.clone()).map_err(|least| {
                format!("{} games are too few for {} rounds; at least {least} are needed", self.games, self.rounds)
            })?,
        };
        let bar = bar(self.games);
        bar.set_position(u64::from(fit.played()));
        // The file grows with the fit. So it is written again only after one fiftieth more games.
        let mut kept = fit.played();
        while fit.step(problem)? {
            bar.set_position(u64::from(fit.played()));
            if fit.played() >= kept + kept / 50 {
                self.out.as_ref().map_or(Ok(()), |path| keep::write(path, &fit))?;
                kept = fit.played();
            }
        }
        self.out.as_ref().map_or(Ok(()), |path| keep::write(path, &fit))?;
        bar.finish_and_clear();
        Ok(fit)
    }
}

/// Reads the table of a file.
fn table_of(path: &Path, pricing: &dyn Pricing) -> Result<Value, String> {
    let said = |why: String| format!("{}: {why}", path.display());
    let table = serde_json::from_str(&read(path)?).map_err(|fault| said(format!("the file is not JSON: {fault}")))?;
    pricing.read(&table).map_err(|why| said(format!("the file is not a table of prices: {why}")))
}
