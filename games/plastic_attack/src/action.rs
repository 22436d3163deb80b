//! The decisions that players make, and the time-out.

use crate::card::Card;
use crate::roster::Figure;
use crate::special::Special;
use referee::{Seat, Seats};

/// A decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Declares an attack. PA1-TURN-02, PA1-TURN-03, PA2-TURN-02, PA2-TURN-03
    Attack {
        /// The attacking character.
        with: Figure,
        /// The defending player.
        player: Seat,
    },
    /// Chooses the defending character. PA1-TURN-04, PA2-TURN-04
    Defend {
        /// The character that the defending player chooses.
        with: Figure,
    },
    /// Lays a battle card face down. PA1-BATTLE-01, PA2-BATTLE-01
    Play {
        /// A card of the player's hand.
        card: Card,
    },
    /// Uses the special action being offered, which needs no choice of figures or players. PA1-SPEC-01, PA2-SPEC-01
    Use {
        /// The special action being offered.
        action: Special,
    },
    /// Uses the special action being offered on a figure. PA1-SPEC-01, PA2-SPEC-01
    UseOn {
        /// The special action being offered.
        action: Special,
        /// The figure that the action is used on.
        on: Figure,
    },
    /// Uses Master Plan, which is being offered, on players. PA1-ACT-MP-01, PA2-ACT-MP-01
    MasterPlan {
        /// The players who discard and draw.
        players: Seats,
    },
    /// Declines the special action being offered. PA1-SPEC-01, PA2-SPEC-01
    Decline {
        /// The special action being offered.
        action: Special,
    },
    /// Discards the oldest Shield or Armor card instead of taking the hit. PA1-ACT-SHIELD-02, PA2-ACT-ARMOR-02
    Guard {
        /// The figure that would be hit.
        figure: Figure,
    },
    /// Takes the hit and keeps the guard (the Shield or Armor card). PA-R-25
    DeclineGuard,
    /// Gives up. PA-R-47
    Resign,
    /// The player's time is up. The program that keeps the time makes this decision, never a player. PA-R-47
    Timeout,
}
