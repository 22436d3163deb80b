//! The bots: two baselines, and six levels of search.

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

/// A level of play, from 1 to 6. Level 1 loses to a beginner. Level 5 needs about a second for a decision on one core.
/// Level 6, the grandmaster, takes ten to twenty times as much work and can use several cores. Games that plan their
/// decisions instead of searching have no level 6 ([`crate::Playable::HIGHEST`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// The level of the bot that gives hints.
    pub const HINTS: Level = Level(4);
    /// The strongest level that thinks on one thread.
    pub const FIVE: Level = Level(5);
    /// The strongest level of all games that search.
    pub const GRANDMASTER: Level = Level(6);

    /// Returns the level with this number, or `None` if the number is not in 1 ..= 6.
    pub fn new(level: u8) -> Option<Level> {
        (1..=6).contains(&level).then_some(Level(level))
    }

    /// Returns the number of the level, 1 ..= 6.
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
                format!("{text:?} names no bot; the bots are bot:random, bot:greedy and bot:1 to bot:6")
            }),
        }
    }
}
