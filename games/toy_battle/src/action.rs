//! The decisions that a seat can take, and the effects that decisions use or decline.

use crate::field::Place;
use crate::troop::Troop;
use serde::{Deserialize, Serialize};

/// One decision of one seat. The referee knows which seat decides; the decision does not name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(4))]
pub enum Action {
    /// Draws Troops: turn action A. TB-DRAW-01
    Draw,
    /// Places a Troop: turn action B. TB-PLACE-01
    Place {
        /// The Troop to place, from the player's rack.
        troop: Troop,
        /// The base or enemy headquarters on which the Troop is placed.
        on: Place,
    },
    /// Skully draws two Troops. TB-TROOP-1-01
    Skully,
    /// Cap'n places an extra Troop. TB-TROOP-2-01
    Capn {
        /// The extra Troop, from the player's rack.
        troop: Troop,
        /// The base or enemy headquarters on which the extra Troop is placed.
        on: Place,
    },
    /// Jumbo discards the Troop on top of this base. TB-TROOP-3-01
    Jumbo {
        /// The base whose top Troop is discarded.
        discard: Place,
    },
    /// XB-42 discards a random Troop of the enemy rack. TB-TROOP-5-01
    Xb42,
    /// Star draws one Troop. TB-TROOP-6-01
    Star,
    /// Castle Field takes the Troop on top of this base back to the rack. TB-TERR-CASTLE-01
    Castle {
        /// The base whose top Troop goes back to the rack.
        take_back: Place,
    },
    /// City of Clouds draws one Troop. TB-TERR-CLOUDS-01
    Clouds,
    /// Volcanic Jungle moves an enemy Troop. TB-TERR-JUNGLE-01
    Jungle {
        /// The base that the Troop leaves.
        from: Place,
        /// The base that the Troop goes to.
        to: Place,
    },
    /// Cursed Cemetery returns a Troop from the discard to the rack. TB-TERR-CEM-01
    Cemetery {
        /// The Troop to return, from the player's own discard.
        troop: Troop,
    },
    /// Declines the effect that is being offered. TB-R-40
    Decline(Effect),
    /// Gives up. TB-R-43
    Resign,
    /// The player's time is up. The program that keeps the time makes this decision, never a player. TB-R-43
    Timeout,
}

/// An effect that is offered as a decision, named after its Troop or its terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// Draw two Troops.
    Skully,
    /// Place an extra Troop.
    Capn,
    /// Discard an adjacent enemy Troop.
    Jumbo,
    /// Discard a random Troop of the enemy rack.
    Xb42,
    /// Draw one Troop.
    Star,
    /// Take a Troop back to the rack.
    Castle,
    /// Draw one Troop.
    Clouds,
    /// Move an adjacent enemy Troop.
    Jungle,
    /// Return a Troop from the discard to the rack.
    Cemetery,
}

impl Effect {
    /// All effects in the order of declaration: effects of Troops by strength, then effects of bases.
    pub const ALL: [Effect; 9] = [
        Effect::Skully,
        Effect::Capn,
        Effect::Jumbo,
        Effect::Xb42,
        Effect::Star,
        Effect::Castle,
        Effect::Clouds,
        Effect::Jungle,
        Effect::Cemetery,
    ];

    /// Returns the word for the effect in JSON, such as `jumbo`.
    pub const fn word(self) -> &'static str {
        ["skully", "capn", "jumbo", "xb42", "star", "castle", "clouds", "jungle", "cemetery"][self as usize]
    }

    /// Returns the English name for use in sentences, such as "Jumbo's discard".
    pub const fn name(self) -> &'static str {
        [
            "Skully's draw",
            "Cap'n's extra Troop",
            "Jumbo's discard",
            "XB-42's raid",
            "Star's draw",
            "Castle Field's recall",
            "City of Clouds' draw",
            "Volcanic Jungle's move",
            "Cursed Cemetery's return",
        ][self as usize]
    }

    /// Returns the effect with this [`Effect::word`].
    pub fn from_word(word: &str) -> Option<Effect> {
        Effect::ALL.into_iter().find(|effect| effect.word() == word)
    }
}

impl Action {
    /// Returns the effect that this decision uses or declines; `None` if it does neither.
    pub const fn answers(&self) -> Option<Effect> {
        match self {
            Action::Skully => Some(Effect::Skully),
            Action::Capn { .. } => Some(Effect::Capn),
            Action::Jumbo { .. } => Some(Effect::Jumbo),
            Action::Xb42 => Some(Effect::Xb42),
            Action::Star => Some(Effect::Star),
            Action::Castle { .. } => Some(Effect::Castle),
            Action::Clouds => Some(Effect::Clouds),
            Action::Jungle { .. } => Some(Effect::Jungle),
            Action::Cemetery { .. } => Some(Effect::Cemetery),
            Action::Decline(effect) => Some(*effect),
            Action::Draw | Action::Place { .. } | Action::Resign | Action::Timeout => None,
        }
    }
}
