//! Players of `rumpus match` and of the lab: bots and programs.

use ::engine::Command;
use lab::Programs;
use search::{Bot, Level};
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A player as the command line names it.
#[derive(Clone, Debug)]
pub enum Player {
    /// A bot of this program.
    Bot(Bot),
    /// Another program, which speaks the engine protocol.
    Program(Command),
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Player, String> {
        if Command::is_named(text) {
            return text.parse().map(itself).map(Player::Program);
        }
        let bot = text.parse().map(Player::Bot);
        bot.map_err(|_| {
            format!("{text:?} names no player; the players are bot:random, bot:greedy, bot:1 to bot:6 and cmd:PROGRAM")
        })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Bot(bot) => bot.fmt(out),
            Player::Program(command) => command.fmt(out),
        }
    }
}

/// If a command runs `rumpus`, replaces this name with the path of this program.
pub fn itself(command: Command) -> Command {
    match std::env::current_exe() {
        Ok(path) if command.program() == "rumpus" => command.run_by(path.to_string_lossy().into_owned()),
        _ => command,
    }
}

/// Returns the bots and the programs of a batch. For each program there is also a bot of level 3, which builds the
/// program's force, such as an army.
pub fn seated(players: &[Player], time_per_decision: Duration) -> (Vec<Bot>, Programs) {
    let builder = Level::new(3).map_or(Bot::Greedy, Bot::Search);
    let bot = |player: &Player| match player {
        Player::Bot(bot) => *bot,
        Player::Program(_) => builder,
    };
    let program = |(contestant, player): (usize, &Player)| match player {
        Player::Bot(_) => None,
        Player::Program(command) => Some((contestant, command.clone())),
    };
    let commands = players.iter().enumerate().filter_map(program).collect();
    (players.iter().map(bot).collect(), Programs { commands, time_per_decision })
}
