//! `rumpus lab fair`: measures whether seats, the seat that begins, and forces (such as armies) win their fair share.

use super::{Playing, arm, parse, revision};
use crate::{Answer, read};
use ::lab::{Arm, Asks, Question, Side};
use clap::Args;
use serde_json::Value;
use std::path::Path;

/// Arguments of `rumpus lab fair`.
#[derive(Args)]
pub struct Fair {
    /// The game's name, such as toy-battle
    game: String,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. Each game draws
    /// one of the boards
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// The force with which one side plays every game: a name or a file; repeat it for the force of another side. For
    /// the other sides, bots build a new force for each game
    #[arg(long = "force", visible_alias = "army", value_name = "NAME|FILE")]
    forces: Vec<String>,
    /// An option of the game
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The most games to play
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How far a share of wins may lie from the fair share and still count as fair, in percentage points
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=20))]
    margin: u8,
    #[command(flatten)]
    playing: Playing,
}

impl Fair {
    /// Plays until the answer is sure or `--games` are played, and prints the answer.
    pub fn run(self) -> Result<Answer, String> {
        let game = &self.game;
        let (page, seats) = self.playing.table(game)?;
        parse(game, &page, &self.options)?;
        let arm = arm(game, &self.board, seats.len(), &self.options)?;
        if self.forces.len() > seats.len() {
            return Err(format!("{} forces are named, but the game has only {} seats", self.forces.len(), seats.len()));
        }
        let mut sides = vec![Side::default(); seats.len()];
        for (side, named) in sides.iter_mut().zip(&self.forces) {
            *side = force(game, named, &arm)?;
        }
        self.playing.run(Question {
            game: game.clone(),
            revision: revision(game),
            asks: Asks::Fair { margin: self.margin },
            level: self.playing.level,
            seats,
            sides,
            arms: vec![arm],
            games: self.games,
            seed: self.playing.seed,
        })
    }
}

/// Returns the side that plays with the named force: one that comes with the game, or one from a file. Checks the force
/// against every set-up of the study.
fn force(game: &str, named: &str, arm: &Arm) -> Result<Side, String> {
    let entry = shelf::named(game).map_err(|why| why.to_string())?.entry();
    let forces = entry.forces().ok_or_else(|| format!("{game} is played without forces, so --force is not allowed"))?;
    let ready = forces.ready(&arm.grounds[0].setup);
    let name_of = |force: &Value| force["name"].as_str().map(str::to_owned);
    let force = match ready.iter().find(|force| name_of(force).as_deref() == Some(named)) {
        Some(force) => force.clone(),
        None if Path::new(named).is_file() => {
            serde_json::from_str(&read(Path::new(named))?).map_err(|fault| format!("{named} is not JSON: {fault}"))?
        }
        None => {
            let names: Vec<String> = ready.iter().filter_map(name_of).collect();
            return Err(format!(
                "{named:?} is neither a force of the game nor a file; the forces are {}",
                names.join(", ")
            ));
        }
    };
    for ground in &arm.grounds {
        let faults = forces.check(&ground.setup, &force).map_err(|why| format!("{named}: {why}"))?;
        if !faults.is_empty() {
            let faults: Vec<&str> = faults.iter().filter_map(|fault| fault["because"].as_str()).collect();
            return Err(format!("{named} has faults: {}", faults.join(" ")));
        }
    }
    let name = name_of(&force).unwrap_or_else(|| named.to_owned());
    Ok(Side { name: Some(name), force: Some(force) })
}
