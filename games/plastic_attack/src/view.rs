//! Everything that one viewer may know, and the truths that fit it.

use crate::card::{Card, Cards};
#[cfg(feature = "mutants")]
use crate::mutants::Mutant;
use crate::state::{NO_CARD, Stage, State};
use crate::{Event, PlasticAttack};
use referee::{Chance, Clause, Seat, Viewer};

/// Luck that a bot imagines; it rests on no clause, since it happens in nobody's game.
const IMAGINED: Clause = Clause::new("imagined");

/// Everything that one viewer may know, including what it may remember. PA-R-45
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The truth with everything hidden taken out: no draw pile, no hand but the viewer's own, no card laid face down
    /// by another player. After the end nothing is hidden.
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

impl View {
    /// Returns the hands, in seat order, as far as they may be known.
    pub fn hands(&self) -> &[SeenHand] {
        &self.hands
    }

    /// Returns the cards that the viewer does not see: those of the draw pile and of the other hands.
    pub fn unseen(&self) -> Cards {
        self.unseen
    }

    /// Returns how many cards the draw pile has.
    pub fn draw_pile_size(&self) -> u32 {
        let own = if let Viewer::Seat(own) = self.viewer { Some(own.index()) } else { None };
        let held = self.hands.iter().enumerate().filter(|(seat, _)| Some(*seat) != own);
        if self.is_over() {
            return self.table.draw_pile.len();
        }
        self.unseen.len() - held.map(|(_, hand)| u32::from(hand.size)).sum::<u32>()
    }

    /// Returns what is open on the table: the truth with everything hidden taken out.
    pub fn table(&self) -> &State {
        &self.table
    }

    /// Says whether the game is over, so that nothing is hidden any more.
    pub fn is_over(&self) -> bool {
        matches!(self.table.stage, Stage::Over(..))
    }
}

impl PlasticAttack {
    /// Takes out of the truth what the viewer may not know: hands, cards laid face down, the draw pile. PA-R-45,
    /// PA-R-10, PA1-SETUP-13, PA2-SETUP-13. What the table remembers stays. PA-R-53
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let laid = state.laid_by();
        let hand = |seat: usize| {
            let hand = state.sides[seat].hand;
            let has_laid = laid.contains(&Some(Seat(seat as u8)));
            SeenHand { size: hand.len() as u8, held_over: hand.outside(state.shuffled).len() as u8, has_laid }
        };
        let hands = (0..state.sides.len()).map(hand).collect();
        let mut table = state.clone();
        if matches!(state.stage, Stage::Over(..)) {
            return View { viewer, table, hands, unseen: Cards::NONE };
        }
        let mut unseen = std::mem::replace(&mut table.draw_pile, Cards::NONE);
        for (seat, side) in table.sides.iter_mut().enumerate() {
            if !viewer.is(Seat(seat as u8)) {
                unseen = unseen.and(std::mem::replace(&mut side.hand, Cards::NONE));
            }
        }
        for (role, fighter) in laid.into_iter().enumerate() {
            if fighter.is_some_and(|fighter| !viewer.is(fighter)) {
                table.battle.cards[role] = NO_CARD;
            }
        }
        View { viewer, table, hands, unseen }
    }

    /// Builds a truth that fits the view: unseen cards are dealt out at random, each way that fits equally likely.
    /// Those that were not in the draw pile at the last reshuffle are in hands for certain. PA-R-53
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut state = view.table.clone();
        if view.is_over() {
            return state;
        }
        let mut held_over = view.unseen.outside(state.shuffled);
        let mut fresh = view.unseen.within(state.shuffled);
        #[cfg(feature = "mutants")]
        if self.has(Mutant::HeldOverForgotten) {
            (held_over, fresh) = (view.unseen, view.unseen);
        }
        for (seat, seen) in view.hands.iter().enumerate() {
            if view.viewer.is(Seat(seat as u8)) {
                continue;
            }
            let old = deal(&mut held_over, seen.held_over, chance);
            #[cfg(feature = "mutants")]
            if self.has(Mutant::HeldOverForgotten) {
                fresh = held_over;
            }
            let new = deal(&mut fresh, seen.size - seen.held_over, chance);
            #[cfg(feature = "mutants")]
            if self.has(Mutant::HeldOverForgotten) {
                held_over = fresh;
            }
            state.sides[seat].hand = old.and(new);
        }
        state.draw_pile = fresh;
        if state.stage == Stage::Play {
            imagine_laid(view, &mut state, chance);
            #[cfg(feature = "mutants")]
            if self.has(Mutant::BestCardImagined) {
                for (role, fighter) in state.fighters().into_iter().enumerate() {
                    if view.hands[fighter.index()].has_laid && !view.viewer.is(fighter) {
                        let best = state.hand(fighter).iter().last();
                        state.battle.cards[role] = best.map_or(NO_CARD, |card| card.position() as u8);
                    }
                }
            }
        }
        state
    }

    /// Hides from a viewer what only one player may see. PA-R-45
    pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Drew { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Event::Laid { seat, card } if !viewer.is(*seat) => *card = None,
            _ => {}
        }
        event
    }
}

impl State {
    /// Returns who has a card lying face down: attacker, defender.
    pub(crate) fn laid_by(&self) -> [Option<Seat>; 2] {
        let fighters = self.fighters();
        [0, 1].map(|role| (self.stage == Stage::Play && self.laid(role).is_some()).then_some(fighters[role]))
    }
}

/// Another player's card that lies face down is any of the hand imagined for that player.
fn imagine_laid(view: &View, state: &mut State, chance: &mut dyn Chance) {
    for (role, fighter) in state.fighters().into_iter().enumerate() {
        if view.hands[fighter.index()].has_laid && !view.viewer.is(fighter) {
            let hand = state.hand(fighter);
            state.battle.cards[role] = chance.one_of(hand.0, IMAGINED) as u8;
        }
    }
}

/// Takes `count` cards out of `from` at random.
fn deal(from: &mut Cards, count: u8, chance: &mut dyn Chance) -> Cards {
    let mut dealt = Cards::NONE;
    for _ in 0..count {
        let card = Card::at(chance.one_of(from.0, IMAGINED) as u8);
        *from = from.without(card);
        dealt = dealt.with(card);
    }
    dealt
}
