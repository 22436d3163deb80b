//! What players see of a game when they choose one.

use serde::Serialize;

/// A text in English and in Korean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BilingualText {
    /// The text in English.
    pub en: &'static str,
    /// The text in Korean.
    pub ko: &'static str,
}

/// The smallest and the largest number that is allowed, for example of players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Count {
    /// The smallest number that is allowed.
    pub min: u8,
    /// The largest number that is allowed.
    pub max: u8,
}

/// What a list of games shows of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct About {
    /// The game's name in URLs and commands, such as `toy-battle`.
    pub id: &'static str,
    /// The family of the game. All editions of one game share the family and its rulebook.
    pub family: &'static str,
    /// The name of the game, as players see it.
    pub title: BilingualText,
    /// A sentence that says what the game is.
    pub tagline: BilingualText,
    /// How many players a game can have.
    pub players: Count,
    /// How many minutes a game takes; 0 = not known.
    pub minutes: u8,
    /// How hard the game is, 1 ..= 5; 0 = not known.
    pub complexity: u8,
}
