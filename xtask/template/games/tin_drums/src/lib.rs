//! Tin Drums: two players take sticks in turn.
//!
//! The rules are in `rules/tin-drums/rulebook.md`. The crate does not deviate from these rules.

pub mod clauses;
mod entry;
mod rules;

pub use entry::boxed;
pub use rules::{State, TinDrums};

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The set-up of a match, which is fixed before the first turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Setup {
    /// The options of the match.
    pub options: Options,
}

/// The options of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The number of sticks at the start, 5 ..= 99. TD-SETUP-01
    pub sticks: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { sticks: 15 }
    }
}

/// A decision of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The player takes this number of sticks. TD-TURN-01
    Take(u8),
    /// The player resigns. TD-R-01
    Resign {},
    /// The player's time is up. Only the server makes this decision, never a player. TD-R-01
    Timeout {},
}

/// What happened. All viewers see all events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// A player took sticks.
    Took {
        /// The seat of the player.
        seat: Side,
        /// The number of sticks that the player took.
        sticks: u8,
        /// The number of sticks that are left on the table.
        left: u8,
    },
    /// A player resigned, or the player's time was up.
    Left {
        /// The seat of the player.
        seat: Side,
    },
}

/// What a viewer may know. All viewers may know everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct View {
    /// The seat of the viewer; null for spectators.
    pub viewer: Option<Side>,
    /// The number of sticks on the table.
    pub sticks: u8,
    /// The seat of the player whose turn it is.
    pub turn: Side,
    /// The seat of the player who has left the match; null while both players play.
    pub left: Option<Side>,
}

/// A seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The first seat. Its player begins.
    Blue,
    /// The second seat.
    Red,
}

impl Side {
    /// Returns the side of a seat.
    pub const fn of(seat: Seat) -> Side {
        if seat.0 == 0 { Side::Blue } else { Side::Red }
    }

    /// Returns the seat of this side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the other side.
    pub const fn other(self) -> Side {
        match self {
            Side::Blue => Side::Red,
            Side::Red => Side::Blue,
        }
    }
}
