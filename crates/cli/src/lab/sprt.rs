//! `rumpus lab sprt`: tests whether one player is stronger than another.

use super::duels::Duels;
use super::{all_went_well, print_json};
use crate::batch::{bar, print_faults};
use crate::player::Player;
use crate::{Answer, say};
use ::lab::{Fault, Gain, Meetings, Sprt};
use clap::Args;
use serde::Serialize;

/// The test plays this many games before it computes its answer again.
const BLOCK: u32 = 20;

/// Arguments of `rumpus lab sprt`.
#[derive(Args)]
pub struct SprtTest {
    #[command(flatten)]
    duels: Duels,
    /// The player that may be stronger: a bot such as bot:3, or a program such as 'cmd:./my-bot --new'
    #[arg(long, value_name = "BOT|cmd:PROGRAM")]
    new: Player,
    /// The player to compare the new player with
    #[arg(long, value_name = "BOT|cmd:PROGRAM")]
    old: Player,
    /// The difference in Elo points that counts as no gain
    #[arg(long, default_value_t = 0.0, allow_hyphen_values = true)]
    elo0: f64,
    /// The difference in Elo points that counts as a gain
    #[arg(long, default_value_t = 20.0, allow_hyphen_values = true)]
    elo1: f64,
    /// The chance of each wrong answer, in percent: to find a gain that does not exist, or to miss one that exists
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u8).range(1..=40))]
    error: u8,
    /// The most games to play, an even number
    #[arg(long, default_value_t = 20_000, value_parser = super::worth::even)]
    games: u32,
}

#[derive(Serialize)]
struct Found<'a> {
    game: &'a str,
    new: String,
    old: String,
    seed: u64,
    #[serde(flatten)]
    test: Sprt,
    ratio: f64,
    bound: f64,
    gain: Gain,
    elo: f64,
    low: f64,
    high: f64,
    faults: Vec<Fault>,
}

impl SprtTest {
    /// Plays until the answer is sure or `--games` are played, and prints the answer. Returns [`Answer::No`] if a game
    /// fails.
    pub fn run(self) -> Result<Answer, String> {
        if self.elo0 >= self.elo1 || !(self.elo1 - self.elo0).is_finite() {
            return Err(format!(
                "--elo0 is {} and --elo1 is {}; both must be finite, and --elo0 must be less than --elo1",
                self.elo0, self.elo1
            ));
        }
        let grounds = self.duels.grounds()?;
        let players = [self.new.clone(), self.old.clone()];
        let mut test = Sprt::new(self.elo0, self.elo1, f64::from(self.error) / 100.0);
        let (mut meetings, mut faults, mut played) = (Meetings::new(2), Vec::new(), 0);
        let bar = bar(self.games);
        while test.gain() == Gain::Open && played < self.games {
            let block = BLOCK.min(self.games - played);
            let results = self.duels.meet(&grounds, &players, played, block)?;
            for pair in results.chunks(2) {
                match pair {
                    [Ok(one), Ok(other)] => {
                        test.add([*one, *other]);
                        [one, other].into_iter().for_each(|points| meetings.add([0, 1], *points));
                    }
                    _ => faults.extend(pair.iter().filter_map(|result| result.as_ref().err().cloned())),
                }
            }
            played += block;
            bar.set_position(u64::from(played));
        }
        bar.finish_and_clear();
        // Each rating counts from the mean of both players. So the difference between the players is twice a rating.
        let rating = meetings.ratings()[0];
        let Duels { game, seed, json, .. } = &self.duels;
        let found = Found {
            game,
            new: self.new.to_string(),
            old: self.old.to_string(),
            seed: *seed,
            ratio: test.ratio(),
            bound: test.bound(),
            gain: test.gain(),
            test,
            elo: 2.0 * rating.elo,
            low: 2.0 * rating.low,
            high: 2.0 * rating.high,
            faults,
        };
        if *json {
            print_json(&found);
        } else {
            print(&found);
        }
        Ok(all_went_well(&found.faults))
    }
}

fn print(found: &Found<'_>) {
    let Found { new, old, test, .. } = found;
    let (none, some, games) = (test.elo0, test.elo1, 2 * test.pairs);
    match found.gain {
        Gain::Shown => {
            say!("{new} is stronger than {old}: a gain of {some} Elo points fits the games better than one of {none}.")
        }
        Gain::NotShown => {
            say!("{new} is not shown to be stronger than {old}: a gain of {none} Elo points fits better than {some}.")
        }
        Gain::Open => {
            say!("Not known: {games} games are too few to tell a gain of {some} Elo points from one of {none}.")
        }
    }
    say!(
        "{} points in {games} games: {:+.0} Elo points ({:+.0} to {:+.0})",
        test.points,
        found.elo,
        found.low,
        found.high
    );
    say!(
        "logarithm of the likelihood ratio {:.2}, bounds {:.2} and {:.2}, seed {}",
        found.ratio,
        -found.bound,
        found.bound,
        found.seed
    );
    print_faults(&found.faults);
}
