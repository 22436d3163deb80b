//! Views in JSON.

use crate::special::Special;
use serde::Serialize;
use ts_rs::TS;

/// Everything that one viewer may know. Seats and figures go by their names, cards as `10s`.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "View")]
pub(crate) struct SaidView {
    /// Whose eyes; null for the public.
    pub viewer: Option<String>,
    /// The seats, clockwise.
    pub seats: Vec<SaidSide>,
    /// Whose turn it is; null when the game is over.
    pub turn: Option<SaidTurn>,
    /// `left` or `right`.
    #[ts(type = "\"left\" | \"right\"")]
    pub direction: &'static str,
    /// The battle in progress.
    pub battle: Option<SaidBattle>,
    /// Cards in the draw pile.
    pub draw_pile_size: u32,
    /// The discard pile, by rank and suit.
    pub discard_pile: Vec<String>,
    /// The cards the viewer does not see: in the draw pile or in other hands.
    pub unseen: Vec<String>,
    /// Those of them that were not in the draw pile at the last reshuffle, so are in somebody's hand. PA-R-53
    pub in_hands: Vec<String>,
    /// Turns played to their end.
    pub turns_taken: u16,
    /// How the game ended.
    pub over: Option<SaidOver>,
}

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Side")]
pub(crate) struct SaidSide {
    /// The seat.
    pub seat: String,
    /// Whether the player is still in the game.
    pub in_game: bool,
    /// The line from left to right.
    pub army: Vec<SaidFigure>,
    /// The figures that this player holds captured.
    pub captives: Vec<SaidFigure>,
    /// Cards in the hand, without one laid face down.
    pub hand_size: u8,
    /// The hand by rank and suit, without a card laid face down; null unless the viewer may see it.
    pub hand: Option<Vec<String>>,
    /// How many cards, one laid face down included, the player has held since before the last reshuffle. PA-R-53
    pub held_over: u8,
    /// 2009: how many Dodges wait for the next defence.
    pub dodge: u8,
    /// 2009: how many Special Weapons wait for the next attack.
    pub special_weapon: u8,
    /// 2009: how many Intimidations wait for the next defence.
    pub intimidation: u8,
    /// Turns that will be lost.
    pub lost_turns: u8,
}

/// A figure as it stands.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "FigureView")]
pub(crate) struct SaidFigure {
    /// Its name.
    pub figure: String,
    /// Who brought it.
    pub owner: String,
    /// What its die shows; of a wounded figure, the die set aside. 0 for a captive.
    pub power: u8,
    /// Whether it is wounded.
    pub wounded: bool,
    /// Whether it lies face down.
    pub face_down: bool,
    /// The Shield or Armor cards beside it, oldest first.
    pub guards: Vec<String>,
    /// Revised: Dodges waiting for its next defence.
    pub dodge: u8,
    /// Revised: Blasts waiting for its next attack.
    pub blast: u8,
    /// Revised: Intimidates waiting for its next battle.
    pub intimidate: u8,
}

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Turn")]
pub(crate) struct SaidTurn {
    /// The player.
    pub seat: String,
    /// What the game waits for.
    #[ts(type = "\"attack\" | \"defend\" | \"play\" | \"use\" | \"guard\"")]
    pub stage: &'static str,
    /// Whether this is an extra turn.
    pub extra: bool,
    /// 1-based number of the turn.
    pub number: u16,
}

/// The battle in progress.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Battle")]
pub(crate) struct SaidBattle {
    /// The attacking player.
    pub attacker: String,
    /// The attacking character.
    pub attacking: String,
    /// The defending player.
    pub defender: String,
    /// The defending character, once chosen.
    pub defending: Option<String>,
    /// Who has laid a card face down (or opened it).
    pub laid: Vec<String>,
    /// Who is not asked for a card, having none.
    pub without_card: Vec<String>,
    /// The viewer's own card while it lies face down.
    pub own_card: Option<String>,
    /// The sums, attacker first, once the cards are open.
    pub sums: Option<[SaidSum; 2]>,
    /// Whether the attack won; null before the cards are open.
    pub won: Option<bool>,
    /// The special action being offered.
    pub action: Option<Special>,
    /// The figure about to be hit, while its guard is asked about.
    pub hit: Option<String>,
}

/// How a combat total came about.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Sum")]
pub(crate) struct SaidSum {
    /// Whose.
    pub seat: String,
    /// The character.
    pub figure: String,
    /// The card, if there was one.
    pub card: Option<String>,
    /// What is added up, in order; the first is the card.
    pub parts: Vec<SaidPart>,
    /// The total.
    pub total: i16,
}

/// One number of a combat total.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "SumPart")]
pub(crate) struct SaidPart {
    /// What it stands for. `no_card`, `face_down` and `wounded` count 0. In a battle loaded half-way or looked at
    /// later, `bonus` and `penalty` stand for effects whose names are no longer known.
    #[ts(
        type = "\"card\" | \"no_card\" | \"power\" | \"face_down\" | \"wounded\" | \"dodge\" | \"special-weapon\" | \"blast\" | \"intimidation\" | \"intimidate\""
    )]
    pub what: &'static str,
    /// How much it adds; may be negative.
    pub amount: i16,
    /// The clause it rests on.
    pub clause: String,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Over")]
pub(crate) struct SaidOver {
    /// Who won; null for a draw.
    pub winner: Option<String>,
    /// How.
    #[ts(type = "\"last-standing\" | \"turn-cap\" | \"resignation\" | \"timeout\"")]
    pub by: &'static str,
    /// The clause that ended it.
    pub clause: String,
}
