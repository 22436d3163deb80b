//! The two sides, and the two roles of a Round.

use referee::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// One of the two sides of a battle. PF-SCEN-02
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The Green Army. Its own edge of the table is the south, y = 0.
    Green,
    /// The Tan Nation. Its own edge is the north, where y is the depth of the table.
    Tan,
}

impl Side {
    /// Both sides: the side of seat 0, then the side of seat 1.
    pub const BOTH: [Side; 2] = [Side::Green, Side::Tan];

    /// Returns the other side.
    pub const fn enemy(self) -> Side {
        match self {
            Side::Green => Side::Tan,
            Side::Tan => Side::Green,
        }
    }

    /// Returns the seat of the side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the side of a seat: Green for seat 0, otherwise Tan.
    pub const fn of(seat: Seat) -> Side {
        if seat.0 == 0 { Side::Green } else { Side::Tan }
    }

    /// Returns 0 for Green and 1 for Tan.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the direction away from the side's own edge, in degrees counter-clockwise from east: north for Green,
    /// south for Tan.
    pub(crate) const fn forward(self) -> i32 {
        match self {
            Side::Green => 90,
            Side::Tan => 270,
        }
    }

    /// Returns the side as files write it: `green` or `tan`.
    pub const fn word(self) -> &'static str {
        match self {
            Side::Green => "green",
            Side::Tan => "tan",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(match self {
            Side::Green => "Green",
            Side::Tan => "Tan",
        })
    }
}

/// A side's role in a Round. PF-INIT-03
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Moves first.
    A,
    /// Moves second.
    B,
}
