//! Everything that one viewer may know.

use crate::card::Cards;
use crate::state::State;
use referee::Viewer;

/// Everything that one viewer may know, including what it may remember.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The truth with everything hidden taken out: no draw pile, no hand but the viewer's own, no card laid face down by
    /// another player. After the end nothing is hidden.
    pub(crate) table: State,
    /// The hands, in seat order.
    pub(crate) hands: Box<[SeenHand]>,
    /// The cards of the game that the viewer does not see: the draw pile and the other hands.
    pub(crate) unseen: Cards,
}

/// What may be known of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenHand {
    /// How many cards, one laid face down included.
    pub size: u8,
    /// How many of them the player has held since before the last reshuffle. PA-R-53
    pub held_over: u8,
    /// Whether one of them lies face down in the battle. PA-R-10
    pub has_laid: bool,
}
