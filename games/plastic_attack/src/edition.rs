//! The two editions: two games that share most of their rules.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The printed rules that a table plays. PA-R-48
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Edition {
    /// The edition of 2009: a beaten character loses a point of Power.
    #[serde(rename = "2009")]
    First,
    /// The revised edition: a beaten character is wounded.
    #[serde(rename = "revised")]
    Revised,
}

impl Edition {
    /// Both editions, the older one first.
    pub const ALL: [Edition; 2] = [Edition::First, Edition::Revised];

    /// Returns the name of the game in files and in the list of games.
    pub const fn game(self) -> &'static str {
        match self {
            Edition::First => "plastic-attack-2009",
            Edition::Revised => "plastic-attack-revised",
        }
    }

    /// Returns the edition as files and records write it. The edition of 2009 is credited to Domino Writing.
    /// PA1-META-01, PA2-META-01
    pub const fn word(self) -> &'static str {
        match self {
            Edition::First => "2009",
            Edition::Revised => "revised",
        }
    }

    /// Finds the edition by the name of its game; `None` for any other name.
    pub fn of_game(game: &str) -> Option<Edition> {
        Edition::ALL.into_iter().find(|edition| edition.game() == game)
    }

    /// How many cards each player is dealt at the start. PA1-SETUP-12, PA2-SETUP-12
    #[inline]
    pub const fn deal(self) -> u32 {
        match self {
            Edition::First => 3,
            Edition::Revised => 2,
        }
    }

    /// The number of cards to which a hand is filled at the start of a turn. PA1-TURN-01, PA2-TURN-01
    #[inline]
    pub const fn fill(self) -> u32 {
        self.deal() + 1
    }

    /// The most players at a table. The deck has enough cards to fill so many hands. PA-R-01
    pub const fn most_seats(self) -> usize {
        52 / self.fill() as usize
    }
}
