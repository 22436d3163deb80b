//! What is fixed before play: the edition, the seats, their armies and the options.

use crate::army::ArmyFile;
use crate::edition::Edition;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The most turns that a match may be set up for, twice the default. A position may have a higher limit. PA-R-46
pub const MOST_TURNS: u32 = 2_000;

/// What is fixed before play.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MatchSetup")]
pub struct Setup {
    /// The edition that the table plays. PA-R-48
    pub edition: Edition,
    /// The names of the seats, clockwise. Each seat is the left neighbour of the seat before it. PA-R-01
    pub seats: Vec<String>,
    /// Seat → the army that the seat brings. Every player hands in an army secretly, and then all armies are public.
    /// PA-R-07
    #[serde(default)]
    pub armies: BTreeMap<String, ArmyFile>,
    /// The options of the rules. An option that is left out has its default.
    #[serde(default)]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub options: Options,
    /// Whether the hints for a player include the chance to win with each card of the hand. No rule depends on this.
    #[serde(default = "yes")]
    #[schemars(skip_serializing_if = "typescript::may_be_left_out")]
    pub odds: bool,
}

fn yes() -> bool {
    true
}

/// The options of the rules. Every game is recorded with its options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// 2009 only: a character is captured the first time it loses a battle. PA1-BATTLE-10, PA-R-42
    pub quick_game: bool,
    /// What replaces the card of a player who has no card. PA-R-11
    pub empty_hand: EmptyHand,
    /// The Power that a roll of Luck is compared with. PA-R-36
    pub luck_original: LuckOriginal,
    /// Whether two Knock Outs or Stuns before the lost turn make a player lose two turns instead of one. PA-R-31
    pub knock_out_stacks: bool,
    /// Whether Recover may take a figure of the player's own that the same player holds captured. PA-R-21
    pub recover_own_held: bool,
    /// Whether Recover may take a figure of the player's own out of an army that the figure joined by Mind Control.
    /// PA-R-20
    pub recover_from_armies: bool,
    /// How many figures an army may have. PA-R-02
    pub army_size: ArmySize,
    /// The most players that a match may have. PA-R-01
    pub max_players: u32,
    /// The game ends after this many turns; 1 ..= [`MOST_TURNS`] in a match. PA-R-46
    pub max_turns: u32,
}

/// What replaces the card of a player who has no card. PA-R-11
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EmptyHand {
    /// Nothing: the character fights with only its Power.
    PowerOnly,
    /// The top card of the draw pile, turned over at the reveal.
    BlindDraw,
}

/// The Power that a roll of Luck is compared with. PA-R-36
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LuckOriginal {
    /// The Power just before the roll.
    Current,
    /// The Power at the start of the game.
    Starting,
}

/// How many figures an army may have. PA-R-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ArmySize {
    /// The fewest figures, 1 ..= 15.
    pub min: u32,
    /// The most figures, 1 ..= 15.
    pub max: u32,
}

impl Default for ArmySize {
    fn default() -> ArmySize {
        ArmySize { min: 1, max: 15 }
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            quick_game: false,
            empty_hand: EmptyHand::PowerOnly,
            luck_original: LuckOriginal::Current,
            knock_out_stacks: false,
            recover_own_held: false,
            recover_from_armies: false,
            army_size: ArmySize::default(),
            max_players: 6,
            max_turns: 1_000,
        }
    }
}
