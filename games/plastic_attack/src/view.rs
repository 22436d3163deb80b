//! Everything that one viewer may know, and the states that fit this knowledge.

use crate::card::{Card, Cards};
use crate::state::{NO_CARD, PublicState, Stage, State};
use crate::{Event, PlasticAttack};
use referee::{Chance, Clause, Seat, Viewer};

/// The label of random numbers that a bot draws while it thinks. No clause of the rules asks for these numbers.
const IMAGINED: Clause = Clause::new("imagined");

/// Everything that one viewer may know, including what the viewer may remember. PA-R-45
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The seat or the public whose view this is.
    pub viewer: Viewer,
    /// The open part of the table.
    pub table: PublicState,
    /// The hands, in seat order.
    pub hands: Box<[SeenHand]>,
    /// The cards of the game that the viewer does not see: the draw pile and the other hands.
    pub unseen: Cards,
    /// The draw pile, once the game is over.
    pub draw_pile: Option<Cards>,
}

/// A hand as the viewer may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenHand {
    /// The number of cards, including one that lies face down.
    pub size: u8,
    /// How many of these cards the player has held since before the last reshuffle. PA-R-53
    pub held_over: u8,
    /// Whether one of these cards lies face down in the battle. PA-R-10
    pub has_laid: bool,
    /// The cards, including a card laid face down. Known for the viewer's own hand, and for all hands once the game is
    /// over.
    pub cards: Option<Cards>,
    /// The card that the viewer has laid face down; `None` if the viewer has laid none.
    pub laid: Option<Card>,
}

impl View {
    /// Returns how many cards the draw pile has.
    pub fn draw_pile_size(&self) -> u32 {
        let hidden = self.hands.iter().filter(|hand| hand.cards.is_none());
        match self.draw_pile {
            Some(pile) => pile.len(),
            None => self.unseen.len() - hidden.map(|hand| u32::from(hand.size)).sum::<u32>(),
        }
    }
}

impl PlasticAttack {
    /// Builds what a viewer may see: the open table, the viewer's own hand and laid card, and the number of cards in
    /// other hands. PA-R-45, PA-R-10, PA1-SETUP-13, PA2-SETUP-13. The view keeps what players may remember. PA-R-53.
    /// After the end, the view shows everything.
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let is_over = matches!(state.stage, Stage::Over(..));
        let is_hidden = |seat: Seat| !is_over && !viewer.is(seat);
        let hand = |seat: Seat| {
            let cards = state.hand(seat);
            let role = state.fighters().iter().position(|fighter| *fighter == seat);
            let laid = role.filter(|_| state.stage == Stage::Play).and_then(|role| state.laid(role));
            SeenHand {
                size: cards.len() as u8,
                held_over: cards.outside(state.shuffled).len() as u8,
                has_laid: laid.is_some(),
                cards: (!is_hidden(seat)).then_some(cards),
                laid: laid.filter(|_| !is_hidden(seat)),
            }
        };
        let seats = || (0..state.hands.len() as u8).map(Seat);
        let pile = if is_over { Cards::NONE } else { state.draw_pile };
        View {
            viewer,
            table: state.open.clone(),
            hands: seats().map(hand).collect(),
            unseen: seats().filter(|seat| is_hidden(*seat)).fold(pile, |unseen, seat| unseen.and(state.hand(seat))),
            draw_pile: is_over.then_some(state.draw_pile),
        }
    }

    /// Builds a state that fits the view. Unseen cards are dealt at random, and each deal that fits is equally likely.
    /// Cards that were not in the draw pile at the last reshuffle must be in hands. PA-R-53
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut held_over = view.unseen.outside(view.table.shuffled);
        let mut fresh = view.unseen.within(view.table.shuffled);
        let mut imagined = |seen: &SeenHand| {
            seen.cards.unwrap_or_else(|| {
                let old = deal(&mut held_over, seen.held_over, chance);
                old.and(deal(&mut fresh, seen.size - seen.held_over, chance))
            })
        };
        let hands = view.hands.iter().map(&mut imagined).collect();
        let draw_pile = view.draw_pile.unwrap_or(fresh);
        let mut state = State { open: view.table.clone(), draw_pile, hands, laid: [NO_CARD; 2] };
        if state.stage == Stage::Play {
            state.laid = state.fighters().map(|fighter| laid(view, &state, fighter, chance));
        }
        state
    }

    /// Returns an event without the parts that only another player may see. PA-R-45
    pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
        let mut event = event.clone();
        match &mut event {
            Event::Drew { seat, count: _, cards, clause: _ } => *cards = cards.filter(|_| viewer.is(*seat)),
            Event::Laid { seat, card } => *card = card.filter(|_| viewer.is(*seat)),
            // all viewers may see these
            Event::FirstPlayer { .. }
            | Event::Dealt { .. }
            | Event::TurnBegan { .. }
            | Event::TurnLost { .. }
            | Event::Reshuffled { .. }
            | Event::Attacked { .. }
            | Event::Defended { .. }
            | Event::Revealed { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Rolled { .. }
            | Event::Guarded { .. }
            | Event::GuardSpent { .. }
            | Event::GuardKept { .. }
            | Event::PowerChanged { .. }
            | Event::Wounded { .. }
            | Event::LaidDown { .. }
            | Event::StoodUp { .. }
            | Event::Captured { .. }
            | Event::Joined { .. }
            | Event::HandDiscarded { .. }
            | Event::CleanedUp { .. }
            | Event::Reversed { .. }
            | Event::BrokenOff
            | Event::LeftPlay { .. }
            | Event::Resigned { .. }
            | Event::TimedOut { .. }
            | Event::Eliminated { .. }
            | Event::Ended { .. } => {}
        }
        event
    }
}

/// Returns the card that the attacker or the defender has laid face down. For the viewer, this is the viewer's own
/// card; for another player, it is any card of the imagined hand.
fn laid(view: &View, state: &State, fighter: Seat, chance: &mut dyn Chance) -> u8 {
    match view.hands.get(fighter.index()) {
        Some(SeenHand { laid: Some(card), .. }) => card.position() as u8,
        Some(SeenHand { has_laid: true, .. }) => chance.one_of(state.hand(fighter).0, IMAGINED) as u8,
        _ => NO_CARD,
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
