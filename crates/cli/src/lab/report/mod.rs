//! `rumpus lab report`: plays games and writes a report on the balance of a game, as Markdown.

mod boards;
mod forces;
mod options;
mod strongest;
mod worths;

use super::revision;
use crate::Answer;
use crate::batch::{bar, fault_line};
use ::lab::{Arm, Asks, Fault, Question, Side, Study};
use clap::Args;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;

/// Arguments of `rumpus lab report`.
#[derive(Args)]
pub struct Report {
    /// The game's name, such as toy-battle
    game: String,
    /// The level of the bots, 1 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// The most games to play on each board; 0 leaves boards out
    #[arg(long, default_value_t = 1000, value_name = "N")]
    board_games: u32,
    /// How many games each pair of the game's own forces plays; 0 leaves forces out
    #[arg(long, default_value_t = 40, value_name = "N")]
    force_games: u32,
    /// How many games to play to measure what points are worth, an even number; 0 leaves that out
    #[arg(long, default_value_t = 1000, value_name = "N", value_parser = even)]
    worth_games: u32,
    /// How many games to play to find the strongest force, at most; 0 leaves that out
    #[arg(long, default_value_t = 2000, value_name = "N")]
    strongest_games: u32,
    /// How many games to play with each value of an option; 0 leaves options out
    #[arg(long, default_value_t = 400, value_name = "N")]
    option_games: u32,
    /// Write the report to this file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

fn even(text: &str) -> Result<u32, String> {
    let games = text.parse().ok().filter(|games| games % 2 == 0);
    games.ok_or_else(|| format!("{text:?} is not allowed; it must be an even number"))
}

/// A part of the report.
#[derive(Default)]
struct Section {
    /// Markdown that begins with the heading; empty if the section does not apply to the game.
    text: String,
    /// Games that failed.
    faults: Vec<Fault>,
}

impl Report {
    /// Plays all games and writes the report. Returns [`Answer::No`] if a game fails.
    pub fn run(self) -> Result<Answer, String> {
        let game = shelf::named(&self.game).map_err(|why| why.to_string())?;
        let page = game.page();
        let mut text = self.head(game.entry().about().title.en);
        let mut faults = Vec::new();
        for section in [boards::section, forces::section, strongest::section, worths::section, options::section] {
            let section = section(&self, &page)?;
            text += &section.text;
            faults.extend(section.faults);
        }
        if !faults.is_empty() {
            text += "\n## Games that failed\n\n";
            for fault in &faults {
                text += &format!("- {}\n", fault_line(fault));
            }
        }
        fs::write(&self.out, text).map_err(|fault| format!("{} cannot be written: {fault}", self.out.display()))?;
        Ok(super::all_went_well(&faults))
    }

    /// Returns the beginning of the report: the title, how the command made the report, and how to read it.
    fn head(&self, title: &str) -> String {
        let Report { game, level, seed, board_games, force_games, strongest_games, worth_games, option_games, .. } =
            self;
        format!(
            "# Balance of {title}\n\n\
             Bots of level {level} played all games, by revision {} of the rules. The results hold for players of the same\n\
             strength. This command wrote the page:\n\n\
             ```sh\n\
             rumpus lab report {game} --level {level} --seed {seed} --board-games {board_games} \\\n    \
             --force-games {force_games} --strongest-games {strongest_games} --worth-games {worth_games} \\\n    \
             --option-games {option_games} --out FILE\n\
             ```\n\n\
             Shares of wins are taken among decided games: those that exactly one seat has won. [The lab](../lab.md) says how\n\
             shares and intervals are calculated.\n",
            revision(game)
        )
    }

    /// Plays a study to its end, with the fewest seats that the game allows.
    fn study(&self, asks: Asks, sides: Vec<Side>, arms: Vec<Arm>, games: u32) -> Result<::lab::Answer, String> {
        let mut study = self.begin(asks, sides, arms, games)?;
        self.finish(&mut study)?;
        Ok(study.answer())
    }

    /// Makes a study without games, with the fewest seats that the game allows.
    fn begin(&self, asks: Asks, sides: Vec<Side>, arms: Vec<Arm>, games: u32) -> Result<Study, String> {
        let game = shelf::named(&self.game).map_err(|why| why.to_string())?;
        Ok(Study::new(Question {
            game: self.game.clone(),
            revision: revision(&self.game),
            asks,
            level: self.level,
            seats: self.seats(&game.page()),
            sides,
            arms,
            games,
            seed: self.seed,
        }))
    }

    /// Plays the rest of a study.
    fn finish(&self, study: &mut Study) -> Result<(), String> {
        let bar = bar(study.question.games * study.arms.len() as u32);
        super::finish(study, usize::from(self.jobs), &bar, |_| Ok(()))
    }

    /// Returns the names of the seats that play: the fewest that the game allows.
    fn seats(&self, page: &Value) -> Vec<String> {
        let least = page["players"]["min"].as_u64().unwrap_or(2) as usize;
        super::seat_names(page, least)
    }

    /// Returns an arm (a group of games) of a study: a set-up for each of these boards, with the chosen options.
    fn arm(&self, boards: &[String], page: &Value, chosen: &[String]) -> Result<Arm, String> {
        super::arm(&self.game, boards, self.seats(page).len(), chosen)
    }
}
