//! `rumpus lab ruling`: measures what an option changes.

use super::{Playing, arm, parse, revision};
use crate::Answer;
use ::lab::{Arm, Asks, Question, Side};
use clap::Args;

/// Arguments of `rumpus lab ruling`.
#[derive(Args)]
pub struct Ruling {
    /// The game's name, such as toy-battle
    game: String,
    /// The option to test, with a value other than its default; repeat it to test several options together
    #[arg(long = "option", required = true, value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// A board: its name, its file, or random for all boards of the game; repeat it for several boards. Each game draws
    /// one of the boards
    #[arg(long, default_value = "random", value_name = "NAME|FILE|random")]
    board: Vec<String>,
    /// How many games to play with the option, and again as many with its default
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(2..))]
    games: u32,
    #[command(flatten)]
    playing: Playing,
}

impl Ruling {
    /// Plays the same number of games with the option and with its default, and prints what the option changes.
    pub fn run(self) -> Result<Answer, String> {
        let game = &self.game;
        let (page, seats) = self.playing.table(game)?;
        let chosen = parse(game, &page, &self.options)?;
        for option in page["options"].as_array().into_iter().flatten() {
            let key = option["key"].as_str().unwrap_or_default();
            if chosen.get(key) == Some(&option["default"]) {
                return Err(format!("{key} is {} by default, so nothing changes; choose another value", chosen[key]));
            }
        }
        let before = Arm { name: "default".into(), ..arm(game, &self.board, seats.len(), &[])? };
        let after = arm(game, &self.board, seats.len(), &self.options)?;
        self.playing.run(Question {
            game: game.clone(),
            revision: revision(game),
            asks: Asks::Ruling,
            level: self.playing.level,
            sides: vec![Side::default(); seats.len()],
            seats,
            arms: vec![before, after],
            games: self.games,
            seed: self.playing.seed,
        })
    }
}
