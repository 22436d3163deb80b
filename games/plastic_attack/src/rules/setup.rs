//! Set-up: the armies line up, the first Ace decides the first player, and hands are dealt.

use super::Play;
use crate::card::{Card, Cards};
use crate::clauses::*;
use crate::roster::Figure;
use crate::state::State;
use crate::{Event, PlasticAttack};
use referee::{Seat, Table};

impl PlasticAttack {
    /// Lays out the start. Every army stands in its line with each die at the assigned Power. Then the first Ace
    /// decides the first player, hands are dealt, and the first turn begins. PA1-SETUP-01, PA1-SETUP-03, PA1-SETUP-09,
    /// PA2-SETUP-01, PA2-SETUP-03, PA2-SETUP-09. The rest of the deck is the draw pile. PA1-SETUP-14, PA2-SETUP-14
    pub(crate) fn lay_out(&self, table: &mut Table<'_, Event>) -> State {
        let mut state = self.empty_table();
        for (n, character) in self.roster().iter().enumerate() {
            state.join(Figure(n as u8), character.owner, character.starts);
        }
        let seats: Vec<Seat> = (0..self.seat_count()).map(Seat).collect();
        let mut play = Play { game: self, state: &mut state, table };
        play.state.turn = play.deal_for_first_player(&seats);
        play.state.draw_pile = self.deck();
        play.deal_hands();
        play.begin_turn();
        state
    }
}

impl Play<'_, '_> {
    /// Deals the deck face up, one card at a time to each of `seats` in turn, until a seat gets an Ace. Returns this
    /// seat, which is the first player. PA1-SETUP-10, PA1-SETUP-11, PA2-SETUP-10, PA2-SETUP-11, PA-R-08. The deck must
    /// contain an Ace. The draw pile and the hands do not change, because the cards are collected again.
    pub(crate) fn deal_for_first_player(&mut self, seats: &[Seat]) -> Seat {
        let clause = self.clause(PA1_SETUP_10, PA2_SETUP_10);
        let mut pile = self.game.deck();
        let mut dealt = [Card::at(0); 52];
        let mut count = 0;
        loop {
            let card = Card::at(self.table.one_of(pile.0, clause) as u8);
            pile = pile.without(card);
            dealt[count] = card;
            count += 1;
            if card.is_ace() {
                break;
            }
        }
        let seat = seats[(count - 1) % seats.len()];
        self.table.emit(|| Event::FirstPlayer { dealt: dealt[..count].to_vec(), seat });
        seat
    }

    /// Deals three cards to each player in the 2009 edition, and two cards in the revised edition. PA1-SETUP-12,
    /// PA2-SETUP-12
    fn deal_hands(&mut self) {
        let count = self.game.edition().deal();
        let clause = self.clause(PA1_SETUP_12, PA2_SETUP_12);
        self.table.emit(|| Event::Dealt { count: count as u8 });
        for seat in (0..self.game.seat_count()).map(Seat) {
            self.state.hands[seat.index()] = Cards::NONE;
            self.draw(seat, count, clause);
        }
    }
}
