//! `rumpus lab optimise`: searches for the strongest force (such as an army) of a game, by evolution.

mod problem;
mod telling;

pub(super) use telling::{meetings, sentences};

use super::{all_went_well, keep, parse, print_json, revision, seat_names};
use crate::batch::{bar, grounds, print_faults};
use crate::{Answer, say, say_lines};
use ::lab::{Evolution, EvolutionQuestion, Fault, Generation, ReadyForce, Strongest, Workers};
use clap::Args;
use problem::ForceProblem;
use serde::Serialize;
use serde_json::{Value, json};
use shelf::{BoxedGame, Forces};
use std::fs;
use std::path::PathBuf;

/// The name of a force that the evolution made.
const EVOLVED: &str = "Strongest known";

/// Arguments of `rumpus lab optimise`.
#[derive(Args)]
pub struct Optimise {
    /// The game's name, such as attacktix
    game: String,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. Each pair of
    /// games draws one of the boards
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// How many games to play in total, at most. Of these, three tenths test the force that was found
    #[arg(long, default_value_t = 2000)]
    games: u32,
    /// How many forces compete in each generation
    #[arg(long, default_value_t = 16, value_name = "N", value_parser = clap::value_parser!(u32).range(4..=1000))]
    population: u32,
    /// How many generations there are
    #[arg(long, default_value_t = 8, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    generations: u32,
    /// The level of the bots, 1 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Keep the search in this file. If the file exists, go on with the search that it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Write the strongest force to this file (JSON)
    #[arg(long, value_name = "FILE")]
    force_out: Option<PathBuf>,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
}

/// The answer, with everything on which it depends.
#[derive(Serialize)]
pub(super) struct Found {
    game: String,
    revision: u32,
    options: Value,
    level: u8,
    seed: u64,
    population: u32,
    /// The number of games that were played.
    pub(super) games: u32,
    /// What the game calls a force.
    #[serde(skip)]
    pub(super) word: &'static str,
    /// The parts of the strongest force, in words.
    pub(super) parts: Vec<String>,
    generations: Vec<Generation>,
    /// The strongest force, with its fresh games.
    #[serde(flatten)]
    pub(super) strongest: Strongest,
    /// Games that failed.
    pub(super) faults: Vec<Fault>,
}

/// Returns the forces of a game whose forces can be varied, or `None` if the game has none.
pub(super) fn forces_of(game: &dyn BoxedGame) -> Option<&dyn Forces> {
    game.entry().forces().filter(|forces| forces.variations().is_some())
}

impl Optimise {
    /// Makes the question for a game with its default options, on all boards.
    pub(super) fn new(game: &str, level: u8, seed: u64, jobs: u16, games: u32) -> Self {
        Self {
            game: game.to_owned(),
            board: vec!["random".to_owned()],
            options: Vec::new(),
            games,
            population: 16,
            generations: 8,
            level,
            seed,
            jobs,
            out: None,
            force_out: None,
            json: false,
        }
    }

    /// Searches, and prints the answer. Returns [`Answer::No`] if a game fails.
    pub fn run(self) -> Result<Answer, String> {
        let found = self.search()?;
        if let Some(path) = &self.force_out {
            let text = serde_json::to_string_pretty(&found.strongest.found.force).expect("a force is plain data");
            fs::write(path, text + "\n").map_err(|fault| format!("{} cannot be written: {fault}", path.display()))?;
        }
        if self.json {
            print_json(&found);
        } else {
            print(&found);
        }
        Ok(all_went_well(&found.faults))
    }

    /// Plays the evolution to its end.
    pub(super) fn search(&self) -> Result<Found, String> {
        let name = &self.game;
        let game = shelf::named(name).map_err(|why| why.to_string())?;
        let options = parse(name, &game.page(), &self.options)?;
        let forces = forces_of(game).ok_or_else(|| {
            let able = shelf::games().filter(|game| forces_of(*game).is_some());
            let able: Vec<&str> = able.map(|game| game.entry().about().id).collect();
            format!("{name} has no forces to optimise; the games that have such forces are {}", able.join(", "))
        })?;
        let evolution = self.evolve(game, self.question(game, forces)?)?;
        let mut strongest = evolution.answer().ok_or("no force could play a game")?;
        let ground = &evolution.question.grounds[0].setup;
        if strongest.found.name.is_none() {
            rename(&mut strongest.found.force, forces, ground);
        }
        let games = evolution.played();
        let varied = forces.variations().map(|variations| variations.parts(ground, &strongest.found.force));
        Ok(Found {
            game: name.clone(),
            revision: evolution.question.revision,
            options,
            level: self.level,
            seed: self.seed,
            population: self.population,
            games,
            word: forces.word(),
            parts: varied.unwrap_or_default(),
            generations: evolution.generations,
            strongest,
            faults: evolution.faults,
        })
    }

    fn question(&self, game: &'static dyn BoxedGame, forces: &dyn Forces) -> Result<EvolutionQuestion, String> {
        let page = game.page();
        if page["players"]["min"].as_u64().is_some_and(|least| least > 2) {
            return Err(format!("{} needs more than two players, but here two forces meet", self.game));
        }
        let seats = seat_names(&page, 2);
        let grounds = grounds(&self.game, &self.board, seats.len(), &self.options)?;
        let suits = |force: &Value| {
            grounds.iter().all(|ground| forces.check(&ground.setup, force).is_ok_and(|faults| faults.is_empty()))
        };
        let ready = forces.ready(&grounds[0].setup).into_iter().filter(suits);
        let ready = ready.map(|force| ReadyForce { name: force["name"].as_str().unwrap_or("?").to_owned(), force });
        Ok(EvolutionQuestion {
            game: self.game.clone(),
            revision: revision(&self.game),
            level: self.level,
            seats,
            ready: ready.collect(),
            grounds,
            population: self.population,
            generations: self.generations,
            games: self.games,
            seed: self.seed,
        })
    }

    /// Plays all steps that are left, and stores the evolution in the file of `--out` after each.
    fn evolve(&self, game: &'static dyn BoxedGame, question: EvolutionQuestion) -> Result<Evolution, String> {
        let kept = self.out.as_ref().map(|path| keep::read_study(path, &question)).transpose()?.flatten();
        let mut evolution = match kept {
            Some(evolution) => evolution,
            None => Evolution::new(question.clone()).map_err(|least| {
                format!(
                    "{} games are too few for this population and this number of generations; at least {least} are needed",
                    self.games
                )
            })?,
        };
        let problem = ForceProblem::new(game, &question);
        let bar = bar(self.games);
        bar.set_position(u64::from(evolution.played()));
        let progress = |games: u32| bar.inc(u64::from(games));
        let workers = Workers { jobs: usize::from(self.jobs), progress: &progress };
        while evolution.step(&problem, &workers)? {
            self.out.as_ref().map_or(Ok(()), |path| keep::write(path, &evolution))?;
        }
        bar.finish_and_clear();
        Ok(evolution)
    }
}

/// Names a force that the evolution made, unless the game does not allow the name.
fn rename(force: &mut Value, forces: &dyn Forces, setup: &Value) {
    let mut named = force.clone();
    named["name"] = json!(EVOLVED);
    if forces.check(setup, &named).is_ok_and(|faults| faults.is_empty()) {
        *force = named;
    }
}

fn print(found: &Found) {
    for sentence in sentences(found) {
        say!("{sentence}");
    }
    for part in &found.parts {
        say!("  {part}");
    }
    say_lines!("{}", meetings(&found.strongest));
    let Found { games, level, revision, game, seed, population, generations, .. } = found;
    say!(
        "{games} games, {} generations of {population}, bots of level {level}, revision {revision} of {game}, seed {seed}",
        generations.len()
    );
    print_faults(&found.faults);
}
