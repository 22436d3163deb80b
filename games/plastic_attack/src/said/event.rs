//! Events in JSON.

use super::view::SaidSum;
use crate::special::Special;
use serde::Serialize;
use ts_rs::TS;

/// What happened, as a viewer may see it. Seats and figures go by their names, cards as `10s`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "Event")]
pub(crate) enum SaidEvent {
    /// Cards were turned up one by one until an Ace fell.
    FirstPlayer { dealt: Vec<String>, seat: String, clause: String },
    /// Hands were dealt.
    Dealt { count: u8, clause: String },
    /// A turn began.
    TurnBegan { seat: String, turn: u16, extra: bool },
    /// A player lost a turn.
    TurnLost { seat: String, clause: String },
    /// A player drew; the cards are for the player alone.
    Drew { seat: String, count: u8, cards: Option<Vec<String>>, clause: String },
    /// The discard pile became the draw pile.
    Reshuffled { count: u8, clause: String },
    /// An attack was declared.
    Attacked { seat: String, with: String, player: String },
    /// The defending character was chosen.
    Defended { seat: String, with: String },
    /// A card was laid face down; which is for the player alone.
    Laid { seat: String, card: Option<String> },
    /// Both cards were opened.
    Revealed { attacker: SaidSum, defender: SaidSum, won: bool, clause: String },
    /// A special action was used.
    Used { seat: String, action: Special, on: Option<String>, players: Vec<String>, clause: String },
    /// A special action was declined.
    Declined { seat: String, action: Special },
    /// A die was rolled for Luck.
    Rolled { figure: String, face: u8, clause: String },
    /// A guard was laid beside a figure.
    Guarded { figure: String, card: String, clause: String },
    /// A guard was discarded instead of taking a hit.
    GuardSpent { figure: String, card: String, clause: String },
    /// A guard was kept and the hit taken.
    GuardKept { figure: String },
    /// A Power changed.
    PowerChanged { figure: String, from: u8, to: u8, clause: String },
    /// A figure was wounded.
    Wounded { figure: String, clause: String },
    /// A figure was laid face down.
    LaidDown { figure: String, clause: String },
    /// A figure stood up again.
    StoodUp { figure: String, clause: String },
    /// A figure was captured.
    Captured { figure: String, from: String, by: String, clause: String },
    /// A figure joined an army.
    Joined { figure: String, seat: String, power: u8, by: Special, clause: String },
    /// A hand was discarded.
    HandDiscarded { seat: String, cards: Vec<String>, clause: String },
    /// Battle cards went to the discard pile.
    CleanedUp { cards: Vec<String>, clause: String },
    /// The direction of play turned round.
    Reversed {
        #[ts(type = "\"left\" | \"right\"")]
        direction: &'static str,
        clause: String,
    },
    /// The battle was broken off.
    BrokenOff { clause: String },
    /// A figure left play with its owner.
    LeftPlay { figure: String, clause: String },
    /// A player gave up.
    Resigned { seat: String, clause: String },
    /// A player's time ran out.
    TimedOut { seat: String, clause: String },
    /// A player is out of the game.
    Eliminated { seat: String, clause: String },
    /// The game ended; nobody won if the winner is null.
    Ended {
        winner: Option<String>,
        #[ts(type = "\"last-standing\" | \"turn-cap\" | \"resignation\" | \"timeout\"")]
        by: &'static str,
        clause: String,
    },
}
