//! The chance to win a battle with each card, computed from what a player may know. The chance is computed exactly, in
//! whole numbers.

use super::hints::OddsJson;
use crate::card::{Card, Cards};
use crate::setup::EmptyHand;
use crate::state::{NOBODY, Stage};
use crate::{PlasticAttack, View};
use referee::{Game, Seat};

/// The cards that the other side of a battle may lay, as far as a viewer knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Against {
    /// No card: the character fights with only its Power.
    NoCard,
    /// A card of a hand with `size` cards. Of these cards, `held_over` come from `outside`, and the others come from
    /// `inside`. PA-R-53
    Hand {
        /// Unseen cards that the last shuffle did not put into the draw pile.
        outside: Cards,
        /// Unseen cards that the last shuffle put into the draw pile.
        inside: Cards,
        /// How many cards of the hand come from `outside`.
        held_over: u32,
        /// How many cards the hand has.
        size: u32,
    },
}

impl Against {
    /// Describes a side that lays one of these cards, each equally likely. If the set is empty, the side lays no card.
    pub fn any_of(cards: Cards) -> Against {
        if cards.is_empty() {
            return Against::NoCard;
        }
        Against::Hand { outside: Cards::NONE, inside: cards, held_over: 0, size: 1 }
    }

    /// Returns the chance that the card of the other side is beaten, in thousandths, rounded. Each card of the hand is
    /// equally likely to be laid. `beats` gets the rank of a card that may be laid, or 0 for no card. It returns
    /// whether this rank is beaten.
    pub fn thousandths(self, beats: impl Fn(i32) -> bool) -> u16 {
        let (outside, inside, held_over, size) = match self {
            Against::NoCard => return if beats(0) { 1000 } else { 0 },
            Against::Hand { outside, inside, held_over, size } => (outside, inside, held_over, size),
        };
        let beaten = |cards: Cards| cards.iter().filter(|card| beats(card.rank())).count() as u64;
        let (outer, inner) = (u64::from(outside.len().max(1)), u64::from(inside.len().max(1)));
        let (held, drawn) = (u64::from(held_over), u64::from(size - held_over));
        let won = held * beaten(outside) * inner + drawn * beaten(inside) * outer;
        let all = u64::from(size) * outer * inner;
        ((won * 2000 + all) / (2 * all)) as u16
    }
}

impl PlasticAttack {
    /// Returns the chance to win with each card of the hand. Returns `None` if the seat does not have to lay a card, or
    /// if the set-up does not ask for these chances.
    pub(super) fn odds_to_json(&self, view: &View, seat: Seat) -> Option<Vec<OddsJson>> {
        let state = &view.table;
        if state.stage() != Stage::Play || !self.setup().odds || state.battle.defending == NOBODY {
            return None;
        }
        let role = state.fighters().iter().position(|fighter| *fighter == seat)?;
        let against = self.against(view, state.fighters()[1 - role]);
        let [own, other] = [role, 1 - role].map(|role| i32::from(self.total_without_card(state, role)));
        let wins = |card: Card| {
            against.thousandths(|rank| {
                let lead = own + card.rank() - other - rank;
                // An attack wins with an equal total, but a defence does not. PA1-BATTLE-06, PA2-BATTLE-06
                if role == 0 { lead >= 0 } else { lead > 0 }
            })
        };
        let hand = view.hands[seat.index()].cards?;
        Some(hand.iter().map(|card| OddsJson { card: card.word(), wins: wins(card) }).collect())
    }

    /// Returns the cards that another player may lay, as far as the viewer knows.
    fn against(&self, view: &View, player: Seat) -> Against {
        let hand = view.hands[player.index()];
        let shuffled = view.table.shuffled;
        if hand.size > 0 {
            return Against::Hand {
                outside: view.unseen.outside(shuffled),
                inside: view.unseen.within(shuffled),
                held_over: hand.held_over.into(),
                size: hand.size.into(),
            };
        }
        match self.options().empty_hand {
            EmptyHand::PowerOnly => Against::NoCard,
            EmptyHand::BlindDraw if view.draw_pile_size() > 0 => Against::any_of(view.unseen.within(shuffled)),
            EmptyHand::BlindDraw => Against::any_of(view.table.discard_pile()),
        }
    }
}
