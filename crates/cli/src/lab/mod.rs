//! `rumpus lab`: lets bots or programs play until a question is answered.

mod duels;
mod elo;
mod fair;
mod keep;
mod optimise;
mod prices;
mod report;
mod ruling;
mod sprt;
mod telling;
mod worth;

use crate::batch::bar;
use crate::{Answer, options, say_lines};
use ::lab::{Arm, Fault, Study, Watch};
use clap::{Args, Subcommand};
use indicatif::ProgressBar;
use serde::Serialize;
use serde_json::Value;
use std::path::PathBuf;

/// Arguments of `rumpus lab`.
#[derive(Args)]
pub struct Lab {
    #[command(subcommand)]
    question: Question,
}

#[derive(Subcommand)]
enum Question {
    /// Find out whether seats, the seat that begins, and forces win their fair share; stop when that is known
    Fair(fair::Fair),
    /// Find out what an option changes, compared with its default
    Ruling(ruling::Ruling),
    /// Find out how much a point of a force is worth, for each thing that points buy
    Worth(worth::Worth),
    /// Fit the house prices of a game to what points are worth, and test them on fresh games
    Prices(prices::Prices),
    /// Search for the strongest force by evolution, and test it on fresh games
    Optimise(optimise::Optimise),
    /// Rate players by the Elo system; each player meets every other
    Elo(elo::Elo),
    /// Find out whether one player is stronger than another; stop when that is known (SPRT)
    Sprt(sprt::SprtTest),
    /// Write a report on the balance of a game: its boards, forces, points and options
    Report(report::Report),
}

/// Arguments that several questions share: how to play a study, and how to print its answer.
#[derive(Args)]
struct Playing {
    /// The level of the bots, 1 to 5
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// How many seats play [default: as few as the game allows]
    #[arg(long, value_name = "N")]
    players: Option<usize>,
    /// The seed of all luck: the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games to play at the same time. This changes only how long the command takes
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: u16,
    /// Keep the study in this file. If the file exists, go on with the study that it holds
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Print the answer as JSON
    #[arg(long)]
    json: bool,
    /// Print the answer as CSV
    #[arg(long, conflicts_with = "json")]
    csv: bool,
}

impl Lab {
    /// Plays games until the question is answered, and prints the answer. Returns [`Answer::No`] if a game fails.
    pub fn run(self) -> Result<Answer, String> {
        match self.question {
            Question::Fair(fair) => fair.run(),
            Question::Ruling(ruling) => ruling.run(),
            Question::Worth(worth) => worth.run(),
            Question::Prices(prices) => prices.run(),
            Question::Optimise(optimise) => optimise.run(),
            Question::Elo(elo) => elo.run(),
            Question::Sprt(sprt) => sprt.run(),
            Question::Report(report) => report.run(),
        }
    }
}

impl Playing {
    /// Returns the JSON that describes a game, and the names of the seats that play.
    fn table(&self, game: &str) -> Result<(Value, Vec<String>), String> {
        let page = shelf::named(game).map_err(|why| why.to_string())?.page();
        let count = |key| page["players"][key].as_u64().unwrap_or_default() as usize;
        let (least, most) = (count("min"), count("max"));
        let players = self.players.unwrap_or(least);
        if !(least..=most).contains(&players) {
            let allowed = if least == most { least.to_string() } else { format!("{least} to {most}") };
            return Err(format!("{game} is for {allowed} players, not {players}"));
        }
        let names = seat_names(&page, players);
        Ok((page, names))
    }

    /// Plays the games that a study still needs, stores the study in the file of `--out`, and prints the answer.
    fn run(&self, question: ::lab::Question) -> Result<Answer, String> {
        let kept = self.out.as_ref().map(|path| keep::read_study(path, &question)).transpose()?.flatten();
        let mut study = kept.unwrap_or_else(|| Study::new(question));
        let bar = bar(study.question.games * study.arms.len() as u32);
        let keep = |study: &Study| self.out.as_ref().map_or(Ok(()), |path| keep::write(path, study));
        finish(&mut study, usize::from(self.jobs), &bar, keep)?;
        let answer = study.answer();
        if self.json {
            print_json(&answer);
        } else if self.csv {
            say_lines!("{}", answer.to_csv().trim_end());
        } else {
            telling::print(&answer);
        }
        Ok(all_went_well(answer.arms.iter().flat_map(|arm| &arm.faults)))
    }
}

/// Plays the games that a study still needs. Calls `keep` after every block of games.
fn finish(
    study: &mut Study,
    jobs: usize,
    bar: &ProgressBar,
    keep: impl Fn(&Study) -> Result<(), String>,
) -> Result<(), String> {
    let block = (jobs as u32 * 10).max(20);
    let game = shelf::named(&study.question.game).map_err(|why| why.to_string())?;
    while let Some((arm, batch)) = study.next_batch(block, jobs) {
        let before = study.played();
        let played = &mut |game: &Result<::lab::Played, ::lab::Fault>| study.count(arm, game);
        let progress = &mut |done| bar.set_position(u64::from(before + done));
        game.play(&batch, Watch { progress, played: Some(played), records: None }).map_err(|why| why.to_string())?;
        keep(study)?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Returns the names of the first `count` seats of a game. `page` is the JSON that describes the game.
fn seat_names(page: &Value, count: usize) -> Vec<String> {
    let names = page["seats"].as_array().into_iter().flatten().filter_map(Value::as_str);
    names.take(count).map(str::to_owned).collect()
}

fn print_json(found: &impl Serialize) {
    say_lines!("{}", serde_json::to_string_pretty(found).expect("an answer is plain data"));
}

/// Returns [`Answer::No`] if a game failed.
fn all_went_well<'a>(faults: impl IntoIterator<Item = &'a Fault>) -> Answer {
    if faults.into_iter().next().is_none() { Answer::Yes } else { Answer::No }
}

/// Returns an arm (a group of games) of a study: a set-up for each board, with the chosen options.
fn arm(game: &str, boards: &[String], players: usize, chosen: &[String]) -> Result<Arm, String> {
    let grounds = crate::batch::grounds(game, boards, players, chosen)?;
    Ok(Arm { name: chosen.join(", "), grounds })
}

/// Returns the newest revision of the rules of a game, or 0 if there is no such game.
fn revision(game: &str) -> u32 {
    shelf::rules(game).map_or(0, |rules| rules.revision)
}

/// Reads options as [`options::parse_options`] does.
fn parse(game: &str, page: &Value, chosen: &[String]) -> Result<Value, String> {
    options::parse_options(game, &page["options"], chosen)
}
