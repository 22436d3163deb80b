//! `rumpus lab elo`: rates players by games in which each meets every other.

use super::duels::Duels;
use super::{all_went_well, print_json};
use crate::batch::{bar, print_faults, table};
use crate::player::Player;
use crate::{Answer, say, say_lines};
use ::lab::{Fault, Meetings, Rating};
use clap::Args;
use serde::Serialize;

/// Arguments of `rumpus lab elo`.
#[derive(Args)]
pub struct Elo {
    #[command(flatten)]
    duels: Duels,
    /// A player: bot:random, bot:greedy, bot:1 to bot:6, or a program such as 'cmd:./my-bot --flag'; repeat it for each
    /// player, at least two. Without this option, all bots play except bot:5 and bot:6, which are slow
    #[arg(long = "player", value_name = "BOT|cmd:PROGRAM")]
    players: Vec<Player>,
    /// How many games each pair of players plays
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
}

/// A player with its rating.
#[derive(Serialize)]
struct Line {
    player: String,
    #[serde(flatten)]
    rating: Rating,
}

#[derive(Serialize)]
struct Found<'a> {
    game: &'a str,
    seed: u64,
    games_a_pair: u32,
    players: Vec<Line>,
    faults: Vec<Fault>,
}

impl Elo {
    /// Lets every player meet every other and prints the ratings. Returns [`Answer::No`] if a game fails.
    pub fn run(mut self) -> Result<Answer, String> {
        let grounds = self.duels.grounds()?;
        if self.players.is_empty() {
            let names = ["bot:random", "bot:greedy", "bot:1", "bot:2", "bot:3", "bot:4"];
            self.players = names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?;
        }
        let count = self.players.len();
        if count < 2 {
            return Err("only one --player is named; ratings need at least two".into());
        }
        let bar = bar((count * (count - 1) / 2) as u32 * self.games);
        let (mut meetings, mut faults) = (Meetings::new(count), Vec::new());
        for one in 0..count {
            for other in one + 1..count {
                let pair = [&self.players[one], &self.players[other]].map(Player::clone);
                for result in self.duels.meet(&grounds, &pair, 0, self.games)? {
                    match result {
                        Ok(points) => meetings.add([one, other], points),
                        Err(fault) => faults.push(fault),
                    }
                }
                bar.inc(u64::from(self.games));
            }
        }
        bar.finish_and_clear();
        let named = self.players.iter().map(Player::to_string).zip(meetings.ratings());
        let mut players: Vec<Line> = named.map(|(player, rating)| Line { player, rating }).collect();
        players.sort_by(|one, other| other.rating.elo.total_cmp(&one.rating.elo));
        let Duels { game, seed, json, .. } = &self.duels;
        let found = Found { game, seed: *seed, games_a_pair: self.games, players, faults };
        if *json {
            print_json(&found);
        } else {
            print(&found);
        }
        Ok(all_went_well(&found.faults))
    }
}

fn print(found: &Found<'_>) {
    let mut lines = table(["player", "Elo", "95 % interval", "points", "games"].map(str::to_owned));
    for Line { player, rating } in &found.players {
        let interval = format!("{:+.0} to {:+.0}", rating.low, rating.high);
        let (elo, points) = (format!("{:+.0}", rating.elo), format!("{:.1}", rating.points));
        lines.add_row([player.clone(), elo, interval, points, rating.games.to_string()]);
    }
    say_lines!("{lines}");
    say!(
        "Elo points are relative to the mean of all players. A player with 400 points more than another wins ten games for each lost game. A player with 191 points more wins three games of four."
    );
    say!("{} games between each pair of players, seed {}", found.games_a_pair, found.seed);
    print_faults(&found.faults);
}
