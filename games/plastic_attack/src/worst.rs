//! The worst cases of the cards that a player does not see, for the proofs of puzzles. A truth is a state of the game
//! that fits what the player sees. A decision that wins in the worst truths wins in every truth.

use crate::card::{Card, Cards};
use crate::setup::EmptyHand;
use crate::special::Special;
use crate::state::{NO_CARD, NOBODY, Place, State};
use crate::view::{SeenHand, View};
use crate::{Figure, PlasticAttack};
use referee::Seat;

/// The most cards that a player draws during a proof. A proof covers one turn and the extra turns after it. [`ANSWERS`]
/// limits how many battles these turns have.
const MOST_DRAWS: usize = 3;
/// How many answers of other players a proof allows, in at most four battles. An answer is all that the other players
/// decide after one decision of the player. They decide which figure defends, which card is played, or whether a guard
/// is used.
pub(crate) const ANSWERS: u32 = 8;

impl PlasticAttack {
    /// Says whether a proof for a player may continue. It may continue while that player has the turn, and in the last
    /// turn of the game.
    pub(crate) fn is_bounding(&self, state: &State, seat: Seat) -> bool {
        state.turn == seat || self.is_last_turn(state)
    }

    /// Says whether this turn is the last that the limit of turns allows. PA-R-46
    fn is_last_turn(&self, state: &State) -> bool {
        u32::from(state.turns_taken) + 1 >= self.options().max_turns
    }

    /// Builds the worst truths for `seat`. They stay the worst until another player has a turn. Returns an empty list
    /// if the game has no worst truths for this view.
    ///
    /// If `seat` attacks, the defender holds the highest cards that the defender may hold. A defender's card only adds
    /// its rank, so a higher card is worse for the attacker. The draw pile still has enough cards of rank 6 or lower.
    /// These cards only add their rank. A higher card would help the attacker in an extra turn. In the last turn there
    /// is one truth for each player who may defend. Before the last turn, only games of two players have worst truths.
    ///
    /// If another player attacks, `seat` can win only in the last turn. The attacker then holds one card of each rank
    /// that the attacker may hold. Later draws do not matter.
    pub(crate) fn bounding(&self, view: &View, seat: Seat) -> Vec<State> {
        let is_last = self.is_last_turn(&view.bare());
        let others: Vec<Seat> = view.table.players().filter(|player| *player != seat).collect();
        if self.options().empty_hand != EmptyHand::PowerOnly || !view.table.is_in_game(seat) {
            return Vec::new();
        }
        if view.table.turn != seat {
            return if is_last { vec![self.with_any_card(view)] } else { Vec::new() };
        }
        let battle = view.table.battle.player;
        let fights = |other: &&Seat| battle == Seat(NOBODY) || battle == **other;
        match &others[..] {
            _ if is_last => others.iter().filter(fights).map(|other| self.with_highest(view, *other, true)).collect(),
            [other] if !self.may_plan_on(view, seat) => {
                let worst = self.with_highest(view, *other, false);
                let low = worst.draw_pile.iter().filter(|card| self.is_plain(*card)).count();
                if low < MOST_DRAWS { Vec::new() } else { vec![worst] }
            }
            _ => Vec::new(),
        }
    }

    /// Says whether a card gives no special action. PA1-SPEC-04, PA2-SPEC-04
    fn is_plain(&self, card: Card) -> bool {
        card.rank() <= 6
    }

    /// Says whether a player may change the opponent's hand with Master Plan and still have the next turn. In this case
    /// the highest cards that the opponent may hold now are not a bound.
    fn may_plan_on(&self, view: &View, seat: Seat) -> bool {
        let may_join = |figure: &Figure| {
            let standing = view.table.standing(*figure);
            let owner = self.character(*figure).owner;
            owner == seat || [Place::army(seat), Place::captive(seat)].contains(&standing.place)
        };
        let figures = (0..view.table.figures.len() as u8).map(Figure).filter(may_join);
        let has = |special: Special| {
            let mut own = figures.clone().map(|figure| self.character(figure).card);
            own.any(|card| [card.high, card.mid, card.low].contains(&special))
        };
        let is_lost =
            view.table.players().any(|player| player != seat && view.table.sides[player.index()].lost_turns > 0);
        has(Special::MasterPlan) && (is_lost || has(Special::KnockOut) || has(Special::Stun))
    }

    /// Builds a state in which one player holds the highest cards that this player may hold. The other hidden hands get
    /// cards from the rest. PA-R-53
    fn with_highest(&self, view: &View, of: Seat, is_last: bool) -> State {
        let mut held_over = view.unseen.outside(view.table.shuffled);
        let mut fresh = view.unseen.within(view.table.shuffled);
        let mut hands: Box<[Cards]> = view.hands.iter().map(|hand| hand.cards.unwrap_or(Cards::NONE)).collect();
        let hidden = |seat: Seat| view.hands[seat.index()].cards.is_none();
        let last = (0..hands.len() as u8).map(Seat).filter(|seat| *seat != of);
        for seat in std::iter::once(of).chain(last).filter(|seat| hidden(*seat)) {
            let SeenHand { size, held_over: old, .. } = view.hands[seat.index()];
            let kept = take_highest(&mut held_over, old);
            hands[seat.index()] = kept.and(take_highest(&mut fresh, size - old));
        }
        let mut state = State { open: view.table.clone(), draw_pile: fresh, hands, laid: [NO_CARD; 2] };
        if is_last {
            draw_nothing(&mut state);
        }
        state
    }

    /// Builds a state in which the attacker of the last turn holds every card that the attacker may hold, one of each
    /// rank. PA-R-53
    fn with_any_card(&self, view: &View) -> State {
        let SeenHand { size, held_over, .. } = view.hands[view.table.turn.index()];
        let mut any = if held_over > 0 { view.unseen.outside(view.table.shuffled) } else { Cards::NONE };
        if size > held_over {
            any = any.and(view.unseen.within(view.table.shuffled));
        }
        let one_of_each = any.iter().fold(Cards::NONE, |kept, card| {
            if kept.iter().any(|other| other.rank() == card.rank()) { kept } else { kept.with(card) }
        });
        let mut state = view.bare();
        state.hands[view.table.turn.index()] = one_of_each;
        draw_nothing(&mut state);
        state
    }
}

impl View {
    /// Returns the state with only what the viewer sees, and with no card laid face down.
    fn bare(&self) -> State {
        let hands = self.hands.iter().map(|hand| hand.cards.unwrap_or(Cards::NONE)).collect();
        State { open: self.table.clone(), draw_pile: Cards::NONE, hands, laid: [NO_CARD; 2] }
    }
}

/// Empties both piles, because cards drawn from now on would not be played.
fn draw_nothing(state: &mut State) {
    state.draw_pile = Cards::NONE;
    state.open.discard_pile = Cards::NONE;
}

/// Takes the `count` highest cards out of `from`.
fn take_highest(from: &mut Cards, count: u8) -> Cards {
    let mut taken = Cards::NONE;
    for _ in 0..count {
        let Some(card) = from.iter().last() else { break };
        *from = from.without(card);
        taken = taken.with(card);
    }
    taken
}
