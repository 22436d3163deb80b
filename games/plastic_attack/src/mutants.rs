//! Planted faults that the tests must catch. Compiled in only with the feature `mutants`; one game value has at most one.

use crate::game::Opened;
use crate::state::State;
use crate::view::View;
use crate::{Action, Event, PlasticAttack};
use referee::{Game, Seat, Viewer};
use std::sync::Arc;

/// A planted fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// Leak: views show every hand.
    HandsSeen,
    /// Leak: views show cards that lie face down.
    LaidSeen,
    /// Leak: views show the draw pile, which opens only at the end.
    PileSeenEarly,
    /// Leak: a card that lies face down is not counted among those held over, so which it is can be told.
    HeldOverWithoutLaid,
    /// Leak: everybody is told which card was laid.
    LaidTold,
    /// Leak: everybody is told which cards were drawn.
    DrawsTold,
    /// Leak: the hints leave the last decision out when another hand holds an Ace.
    HintsPeek,
    /// Leak: the chances to win are those against the true hand.
    OddsOfTheTruth,
    /// Leak: the refusal for a card that is not in the hand is another one when another hand holds it.
    RefusalPeeks,
    /// Leak: who laid first can be told afterwards.
    OrderOfLayingKept,
    /// Imagined truths deal cards held over like all others.
    HeldOverForgotten,
    /// An imagined card on the table is always the highest of its hand.
    BestCardImagined,
    /// Rule fault: the defender wins an equal total.
    TieToDefender,
    /// Rule fault: a six gives an action.
    ActionAtSix,
    /// Rule fault: a Shield answers a hit moved to its bearer.
    ShieldOnMovedHit,
    /// Rule fault: play turns round when the extra turn is won, not when it is over.
    ReversalAtOnce,
    /// Rule fault: Recover takes figures that fight for others.
    RecoverFromArmies,
    /// Rule fault: a Dodge stays if the defence is lost.
    DodgeKeptWhenLost,
    /// Rule fault: an action comes after the winning capture.
    ActionAfterTheEnd,
    /// Rule fault: whoever goes out keeps the cards off the discard pile.
    HandKeptWhenOut,
    /// Rule fault: the Power of a wounded character counts.
    WoundedPowerCounts,
    /// Rule fault: Master Plan may draw the cards of its battle.
    PlanDrawsBattleCards,
    /// Rule fault: a hand that is too small is filled to three by Master Plan, and not exchanged.
    PlanTopsUp,
    /// Rule fault: Heal and Boost go above ten.
    HealAboveTen,
}

impl PlasticAttack {
    /// Returns these rules with a fault planted in them.
    #[must_use]
    pub fn with_mutant(self, mutant: Mutant) -> PlasticAttack {
        let mut opened: Opened = (*self.0).clone();
        opened.mutant = Some(mutant);
        PlasticAttack(Arc::new(opened))
    }

    /// Says whether a fault is planted.
    pub(crate) fn has(&self, mutant: Mutant) -> bool {
        self.0.mutant == Some(mutant)
    }

    /// Says whether a planted leak tells everybody all of an event.
    pub(crate) fn tells_all(&self, event: &Event) -> bool {
        match event {
            Event::Drew { .. } => self.has(Mutant::DrawsTold),
            Event::Laid { .. } => self.has(Mutant::LaidTold),
            _ => false,
        }
    }

    /// Returns a view with what a planted leak shows.
    pub(crate) fn spoiled(&self, state: &State, mut view: View) -> View {
        for (seat, side) in state.sides.iter().enumerate() {
            if self.has(Mutant::HandsSeen) {
                view.table.sides[seat].hand = side.hand;
            }
            if self.has(Mutant::HeldOverWithoutLaid) {
                let laid = (0..2).filter_map(|role| state.laid(role)).filter(|_| view.hands[seat].has_laid);
                let rest = laid.fold(side.hand, |hand, card| hand.without(card));
                view.hands[seat].held_over = rest.outside(state.shuffled).len() as u8;
            }
        }
        if self.has(Mutant::LaidSeen) {
            view.table.battle.cards = state.battle.cards;
        }
        if self.has(Mutant::PileSeenEarly) {
            view.table.draw_pile = state.draw_pile;
        }
        view
    }

    /// Returns what the chances to win are counted from: the own view, or by a planted leak one that sees the other hand.
    pub(crate) fn known_to_odds(&self, state: &State, seat: Seat) -> View {
        let mut view = self.view(state, Viewer::Seat(seat));
        let is_other = |fighter: &Seat| *fighter != seat && fighter.index() < state.sides.len();
        let other = state.fighters().into_iter().find(is_other);
        if let Some(other) = other.filter(|_| self.has(Mutant::OddsOfTheTruth)) {
            view.unseen = state.hand(other);
        }
        view
    }

    /// Takes the last hint away when another hand holds an Ace.
    pub(crate) fn peek(&self, state: &State, seat: Seat, actions: &mut Vec<Action>) {
        let other = |(n, _): &(usize, &crate::state::Side)| *n != seat.index();
        let mut others = state.sides.iter().enumerate().filter(other);
        if self.has(Mutant::HintsPeek) && others.any(|(_, side)| side.hand.iter().any(|card| card.is_ace())) {
            actions.pop();
        }
    }
}
