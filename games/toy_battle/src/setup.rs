//! What is fixed before play: the board and the options.

use crate::board::BoardFile;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The most turns that a match may be set up for, five times the default. A position may have a higher limit. TB-R-33
pub const MOST_PLIES: u32 = 2_000;

/// What is fixed before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The board. TB-R-46
    pub board: BoardChoice,
    /// The options. An option that is left out has its default.
    #[serde(default)]
    #[ts(as = "Option<Options>", optional)]
    pub options: Options,
}

/// A shipped board by its id, or a whole board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(untagged)]
pub enum BoardChoice {
    /// The id of one of the nine boards that come with the game.
    Shipped(String),
    /// A custom board.
    Custom(Box<BoardFile>),
}

/// The options that the rulings name. Every game is recorded with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// When medals are claimed. TB-R-08
    pub medal_timing: MedalTiming,
    /// Whether Hook needs a connection on the special bases of Station Metal-X. TB-R-05
    pub metal_x_blocks_hook: bool,
    /// Whether special bases and restricted headquarters have any effect. TB-R-48
    pub special_bases: bool,
    /// The seat that takes the first turn. TB-SETUP-04, TB-R-21
    pub starter: Starter,
    /// The most turns. The game ends when the next turn would begin. 1 ..= [`MOST_PLIES`] in a match. TB-R-33
    pub max_plies: u32,
}

/// When medals are claimed. TB-R-08
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MedalTiming {
    /// Once, after all effects of a play.
    EndOfPlay,
    /// After every change of the board.
    Immediate,
}

/// The seat that takes the first turn. TB-R-21
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Starter {
    /// A random seat.
    Random,
    /// Blue.
    Blue,
    /// Red.
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
