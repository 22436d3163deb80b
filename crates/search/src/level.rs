//! The bots: two baselines, and five levels of search.

use std::{fmt, str::FromStr};

/// A kind of bot. Its text form, such as `bot:greedy` or `bot:3`, names it in set-ups and on command lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Makes any legal decision, each equally likely.
    Random,
    /// Makes the decision after which the game's estimate of the position is highest. It looks no further ahead.
    Greedy,
    /// Searches with the effort of a level.
    Search(Level),
}

/// A level of play, from 1 to 5. Level 1 loses to a beginner. Level 5 needs about a second for a decision on one core.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level(u8);

impl Level {
    /// The level of the bot that gives hints.
    pub const HINTS: Level = Level(4);

    /// Returns the level with this number, or `None` if the number is not in 1 ..= 5.
    pub fn new(level: u8) -> Option<Level> {
        (1..=5).contains(&level).then_some(Level(level))
    }

    /// Returns the number of the level, 1 ..= 5.
    pub fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Bot::Random => out.write_str("bot:random"),
            Bot::Greedy => out.write_str("bot:greedy"),
            Bot::Search(level) => write!(out, "bot:{}", level.0),
        }
    }
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        let word = text.strip_prefix("bot:").unwrap_or(text);
        match word {
            "random" => Ok(Bot::Random),
            "greedy" => Ok(Bot::Greedy),
            _ => word.parse().ok().and_then(Level::new).map(Bot::Search).ok_or_else(|| {
                format!("{text:?} names no bot; the bots are bot:random, bot:greedy and bot:1 to bot:5")
            }),
        }
    }
}
