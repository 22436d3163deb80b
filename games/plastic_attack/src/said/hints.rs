//! What a seat may decide, in JSON.

use super::action::SaidAction;
use crate::special::Special;
use serde::Serialize;
use ts_rs::TS;

/// What a seat may decide now.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Hints")]
pub(crate) struct SaidHints {
    /// The seat that is asked.
    pub seat: String,
    /// What it is asked.
    #[ts(type = "\"attack\" | \"defend\" | \"play\" | \"use\" | \"guard\"")]
    pub asks: &'static str,
    /// Every legal decision, resignation apart; with more than six players in the game only some Master Plans.
    pub actions: Vec<SaidAction>,
    /// The special action being offered, with what it may be used on.
    pub offer: Option<SaidOffer>,
    /// The chance to win with each card of the hand, given what the seat may know; null unless a card is to be laid and
    /// the table tells odds.
    pub odds: Option<Vec<SaidOdds>>,
}

/// A special action being offered.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Offer")]
pub(crate) struct SaidOffer {
    /// Which.
    pub action: Special,
    /// The figures it may be used on; empty if it takes none.
    pub on: Vec<String>,
    /// Master Plan: the players it may name.
    pub players: Vec<String>,
}

/// The chance to win a battle with a card.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Odds")]
pub(crate) struct SaidOdds {
    /// The card.
    pub card: String,
    /// How many thousandths of the cards that the other player may lay lose against it (for a defender: fail against
    /// it), 0 ..= 1000, rounded.
    pub wins: u16,
}
