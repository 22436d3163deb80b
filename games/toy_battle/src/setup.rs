//! The set-up: the board and the options, which are fixed before play.

use crate::board::BoardFile;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The largest limit on turns that a match may have, five times the default. A scenario may have a higher limit.
/// TB-R-33
pub const MOST_PLIES: u32 = 2_000;

/// The board and the options, which are fixed before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The board, as its id or as a whole board. TB-R-46
    pub board: BoardChoice,
    /// The options. An option that is left out has its default value.
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub options: Options,
}

/// The id of a shipped board, or a whole board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum BoardChoice {
    /// The id of one of the nine boards that come with the game, such as `castle-field`.
    Shipped(String),
    /// A board of the player's own.
    Custom(Box<BoardFile>),
}

/// The options of a match. The rulings of the rulebook name them, and the record of a match holds them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// When players claim medals. TB-R-08
    pub medal_timing: MedalTiming,
    /// Whether Hook needs a connection to be placed on special bases of Station Metal-X. TB-R-05
    pub metal_x_blocks_hook: bool,
    /// Whether special bases and restricted headquarters have any effect. TB-R-48
    pub special_bases: bool,
    /// The seat that takes the first turn. TB-SETUP-04, TB-R-21
    pub starter: Starter,
    /// The limit on turns of both players together, from 1 to 2,000 in a match. The game ends when a further turn would
    /// begin. TB-R-33
    pub max_plies: u32,
}

/// When players claim medals. TB-R-08
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MedalTiming {
    /// Once in a play, after all its effects.
    EndOfPlay,
    /// At once, after every change of the board.
    Immediate,
}

/// The seat that takes the first turn. TB-R-21
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// Chance decides.
    Random,
    /// Blue starts.
    Blue,
    /// Red starts.
    Red,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            medal_timing: MedalTiming::EndOfPlay,
            metal_x_blocks_hook: true,
            special_bases: true,
            starter: Starter::Random,
            max_plies: 400,
        }
    }
}
