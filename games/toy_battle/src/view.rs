//! Views: everything that one viewer may know of a game. Builds views, and states that fit a view.

use crate::field::{Field, Place};
use crate::state::{MOST_PLACED, Phase, Piece, Placed, RACK_SIZE, State, Token};
use crate::troop::{BLUE, Kinds, RED, Troop, opponent};
use crate::{Event, ToyBattle};
use referee::{Chance, Clause, Seat, Seeded, Viewer};

/// The clause named when a bot draws random values while it thinks. Every draw must name a clause, but no rulebook has
/// this one: the values belong to an imagined game.
const IMAGINED: Clause = Clause::new("imagined");

/// The most tries to deal the unseen Troops so that they fit what all players know. Nearly every deal fits.
const MOST_DEALS: usize = 1_000;

/// Everything that one viewer may know of a game. Fields that are public have the same value for all viewers. TB-R-25
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The seat whose player sees this view; `None` for the public.
    pub viewer: Option<Seat>,
    /// The seat whose turn it is, or was when the game ended.
    pub to_move: Seat,
    /// What the game waits for.
    pub phase: Phase,
    /// The number of completed turns.
    pub turns: u32,
    /// By base: its Troops from the bottom up.
    pub stacks: Vec<Vec<Piece>>,
    /// The Troops placed in the play in progress, in order.
    pub placed: Vec<SeenPlaced>,
    /// By seat: how many medals it has claimed.
    pub medals: [u16; 2],
    /// By seat: the set of regions whose medals the seat claimed.
    pub emptied: [u32; 2],
    /// By seat: the Troops of its discard.
    pub discard: [Kinds; 2],
    /// By seat: the Troops that all players know to be on its rack.
    pub known: [Kinds; 2],
    /// By seat: how many Troops its rack has, standing or face down.
    pub rack_len: [u8; 2],
    /// By seat: how many Troops of its rack lie face down.
    pub lying_len: [u8; 2],
    /// By seat: how many Troops its reserve has.
    pub reserve_len: [u8; 2],
    /// By seat: its rack; `None` if the viewer may not see it. A viewer sees only the viewer's own rack, and both racks
    /// once the game is over.
    pub rack: [Option<Kinds>; 2],
    /// By seat: the Troops of its rack that lie face down; `None` if the viewer may not see the rack.
    pub lying: [Option<Kinds>; 2],
    /// By seat: its Troops that were removed at set-up; `None` while the game goes on. TB-R-14
    pub removed: [Option<Kinds>; 2],
}

/// A Troop placed in the play in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenPlaced {
    /// The Troop, with its colour.
    pub piece: Piece,
    /// The place on which the Troop was placed. It may have left the place since.
    pub on: Place,
    /// The height at which the Troop was placed. The bottom of a stack is 1, and a Troop on a headquarters has 0.
    pub level: u8,
}

impl ToyBattle {
    pub(crate) fn view_of(&self, state: &State, viewer: Viewer) -> View {
        let is_over = matches!(state.phase, Phase::Over(..));
        let sees = |seat| is_over || viewer.is(seat);
        let seen = |kinds: &[Kinds; 2]| [BLUE, RED].map(|seat| sees(seat).then_some(kinds[seat.index()]));
        let lying = seen(&state.lying);
        let removed = state.removed.map(|removed| is_over.then_some(removed));
        View {
            viewer: match viewer {
                Viewer::Seat(seat) => Some(seat),
                Viewer::Public => None,
            },
            to_move: state.to_move,
            phase: state.phase,
            turns: state.turns,
            stacks: stacks(self.field(), state),
            placed: state.placed().iter().map(|placed| seen_placed(state, placed)).collect(),
            medals: state.medals,
            emptied: state.emptied,
            discard: state.discard,
            known: state.known,
            rack_len: state.rack.map(Kinds::len),
            lying_len: state.lying.map(Kinds::len),
            reserve_len: state.reserve.map(Kinds::len),
            rack: seen(&state.rack),
            lying,
            removed,
        }
    }

    /// Returns an event as the viewer may see it. Only the owner of drawn or face-down Troops sees which they are.
    /// TB-R-25
    pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
        let mut event = *event;
        match &mut event {
            Event::Drew { seat, count: _, troops, by: _, clause: _ } | Event::StoodUp { seat, count: _, troops } => {
                *troops = troops.filter(|_| viewer.is(*seat));
            }
            Event::Pinned { seat, troop } => *troop = troop.filter(|_| viewer.is(*seat)),
            // all viewers may see these
            Event::TurnBegan { .. }
            | Event::Placed { .. }
            | Event::EffectDeclined { .. }
            | Event::Discarded { .. }
            | Event::TakenBack { .. }
            | Event::Moved { .. }
            | Event::Returned { .. }
            | Event::Claimed { .. }
            | Event::Resigned { .. }
            | Event::TimedOut { .. }
            | Event::Ended { .. } => {}
        }
        event
    }

    /// Builds a state that fits the view. It deals the Troops that the viewer does not see at random. Each deal that
    /// fits is equally likely.
    pub(crate) fn imagined(&self, view: &View, chance: &mut dyn Chance) -> State {
        let mut state = State::empty();
        state.to_move = view.to_move;
        state.phase = view.phase;
        state.turns = view.turns;
        state.medals = view.medals;
        state.emptied = view.emptied;
        state.discard = view.discard;
        state.known = view.known;
        for (base, stack) in view.stacks.iter().enumerate() {
            for piece in stack {
                state.push(*piece, Place(base as u8));
            }
        }
        for placed in &view.placed {
            let token = self.placed_token(&mut state, placed);
            state.note_placed(token, placed.on, placed.level);
        }
        for _ in 0..MOST_DEALS {
            for seat in [BLUE, RED] {
                deal_unseen(&mut state, view, seat, chance);
            }
            if self.is_awaiting_a_choice(&state) {
                break;
            }
        }
        state
    }

    /// Builds two states that bound what a decision of `seat` can lead to in every state that fits the view. In the
    /// first state, the enemy rack has every Troop that it may have, but the enemy cannot draw. The seat's own reserve
    /// has every Troop of its colour that the seat has not seen. The second state is an ordinary deal, in which the
    /// enemy can draw. Returns no state if these two would not be bounds, for example when a reserve runs out.
    pub(crate) fn bounding(&self, view: &View, seat: Seat) -> Vec<State> {
        let (own, enemy) = (seat.index(), opponent(seat).index());
        let hidden = view.rack_len[enemy] - view.known[enemy].len();
        let draws = view.reserve_len[enemy] >= 1 && view.rack_len[enemy] < RACK_SIZE && view.reserve_len[own] >= 4;
        let is_open = view.lying_len[enemy] == 0 && (hidden == 0 || hidden >= MOST_PLACED as u8);
        if !draws || !is_open || view.rack[own].is_none() {
            return Vec::new();
        }
        let drawn = self.imagined(view, &mut Seeded::new(0, 0));
        let mut placed = drawn.clone();
        let unseen = |seat: Seat| Kinds::ALL.without(drawn.fielded(seat)).without(view.discard[seat.index()]);
        placed.reserve[own] = unseen(seat).without(drawn.rack[own]);
        placed.removed[own] = Kinds::NONE;
        placed.rack[enemy] = if hidden == 0 { view.known[enemy] } else { unseen(opponent(seat)) };
        (placed.reserve[enemy], placed.removed[enemy]) = (Kinds::NONE, Kinds::NONE);
        vec![placed, drawn]
    }

    /// Returns whether the seat whose turn it is has a legal choice for what the game waits for. The game would not
    /// wait otherwise, so a state without such a choice does not fit the view. TB-R-10, TB-R-23, TB-R-42
    fn is_awaiting_a_choice(&self, state: &State) -> bool {
        let seat = state.to_move;
        match (state.phase, state.placed().last()) {
            (Phase::Turn, _) => self.may_draw(state, seat) || self.can_place(state, seat),
            (Phase::TroopEffect, Some(placed)) => self.has_troop_choice(state, placed.token.piece().troop, placed.on),
            _ => true,
        }
    }

    /// Returns the token of a placed Troop in the stack where it was placed. If the Troop has left, returns a token
    /// made by [`Token::gone`]. A Troop on a headquarters gets a new token.
    pub(crate) fn placed_token(&self, state: &mut State, placed: &SeenPlaced) -> Token {
        if self.field().bases & placed.on.bit() == 0 {
            return state.enlist(placed.piece);
        }
        state.token_at(placed.on, placed.level, placed.piece).unwrap_or(Token::gone(placed.piece))
    }
}

fn stacks(field: &Field, state: &State) -> Vec<Vec<Piece>> {
    Place::each(field.bases).map(|base| state.stack(base)).collect()
}

fn seen_placed(state: &State, placed: &Placed) -> SeenPlaced {
    SeenPlaced { piece: placed.token.piece(), on: placed.on, level: state.level(placed) }
}

/// Deals the Troops of a colour that the viewer does not see to its rack, its reserve and the removed Troops.
fn deal_unseen(state: &mut State, view: &View, seat: Seat, chance: &mut dyn Chance) {
    let index = seat.index();
    let mut unseen = Kinds::ALL.without(state.fielded(seat)).without(view.discard[index]);
    let rack = match view.rack[index] {
        Some(rack) => rack,
        None => {
            let known = view.known[index];
            let rest = deal(&mut unseen.without(known), view.rack_len[index] - known.len(), chance);
            known.with(rest).expect("a colour has three of each kind")
        }
    };
    unseen = unseen.without(rack);
    state.rack[index] = rack;
    state.lying[index] = view.lying[index].unwrap_or_else(|| deal(&mut rack.clone(), view.lying_len[index], chance));
    if let Some(removed) = view.removed[index] {
        state.removed[index] = removed;
        unseen = unseen.without(removed);
    }
    let spare = unseen.len() - view.reserve_len[index];
    if view.removed[index].is_some() {
        state.reserve[index] = deal(&mut unseen, view.reserve_len[index], chance);
    } else if spare < view.reserve_len[index] {
        state.removed[index] = deal(&mut unseen, spare, chance);
        state.reserve[index] = unseen;
    } else {
        state.reserve[index] = deal(&mut unseen, view.reserve_len[index], chance);
        state.removed[index] = unseen;
    }
}

/// Takes `count` random Troops out of `from`, and returns them.
fn deal(from: &mut Kinds, count: u8, chance: &mut dyn Chance) -> Kinds {
    let mut dealt = Kinds::NONE;
    for _ in 0..count {
        let troop = Troop::at(chance.pick(&from.counts(), IMAGINED));
        from.remove(troop);
        dealt.add(troop);
    }
    dealt
}
