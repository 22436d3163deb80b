//! Cards: drawing, reshuffling and discarding.

use super::Play;
use crate::Event;
use crate::card::{Card, Cards};
use crate::clauses::*;
use referee::{Clause, Seat};

impl Play<'_, '_> {
    /// Lets the player whose turn it is draw until the hand holds four cards (2009) or three cards (revised). A hand
    /// with more cards does not change. PA1-TURN-01, PA2-TURN-01, PA-R-43
    #[inline]
    pub(crate) fn fill(&mut self) {
        let seat = self.state.turn;
        let missing = self.game.edition().fill().saturating_sub(self.state.hand(seat).len());
        if missing > 0 {
            self.draw(seat, missing, self.clause(PA1_TURN_01, PA2_TURN_01));
        }
    }

    /// Draws `count` cards, or all cards that are left if there are fewer. PA-R-13
    pub(crate) fn draw(&mut self, seat: Seat, count: u32, clause: Clause) {
        let mut cards = Cards::NONE;
        for _ in 0..count {
            let Some(card) = self.turn_over(clause) else { break };
            cards = cards.with(card);
        }
        let hand = &mut self.state.hands[seat.index()];
        *hand = hand.and(cards);
        self.table.emit(|| Event::Drew { seat, count: cards.len() as u8, cards: Some(cards), clause });
    }

    /// Takes the top card of the draw pile. The order of the pile is unknown, so the top card is a random card of the
    /// pile. If the draw pile is empty, the discard pile replaces it first. Returns `None` if no card is left at all.
    /// PA-R-12, PA-R-13
    #[inline]
    pub(crate) fn turn_over(&mut self, clause: Clause) -> Option<Card> {
        if self.state.draw_pile.is_empty() {
            self.reshuffle();
        }
        let pile = self.state.draw_pile;
        if pile.is_empty() {
            return None;
        }
        let card = Card::at(self.table.one_of(pile.0, clause) as u8);
        self.state.draw_pile = pile.without(card);
        Some(card)
    }

    /// Makes the whole discard pile the draw pile. PA1-CLEAN-03, PA2-CLEAN-03. The state remembers which cards the new
    /// draw pile got. PA-R-53
    fn reshuffle(&mut self) {
        let pile = std::mem::replace(&mut self.state.discard_pile, Cards::NONE);
        if pile.is_empty() {
            return;
        }
        self.state.draw_pile = pile;
        self.state.shuffled = pile;
        self.table.emit(|| Event::Reshuffled { count: pile.len() as u8 });
    }

    /// Puts a hand on the discard pile.
    pub(crate) fn discard_hand(&mut self, seat: Seat, clause: Clause) {
        let cards = std::mem::replace(&mut self.state.hands[seat.index()], Cards::NONE);
        self.discard(cards);
        self.table.emit(|| Event::HandDiscarded { seat, cards, clause });
    }

    /// Moves open cards to the discard pile and emits an event. Does nothing if there are no cards.
    pub(crate) fn clear_away(&mut self, cards: Cards) {
        if !cards.is_empty() {
            self.discard(cards);
            self.table.emit(|| Event::CleanedUp { cards });
        }
    }

    #[inline]
    pub(crate) fn discard(&mut self, cards: Cards) {
        self.state.discard_pile = self.state.discard_pile.and(cards);
    }
}
