//! Functions that read and change the places of figures and cards: lines (the rows in which armies stand), captives,
//! guards, hands and piles.

use crate::card::{Card, Cards};
use crate::roster::Figure;
use crate::state::{Battle, NO_CARD, NOBODY, Place, PublicState, Side, Stage, Standing, State, Whereabouts};
use referee::Seat;

impl State {
    /// Returns an empty table. No figure is in play, no card is in any place, and the game waits for the first seat to
    /// attack.
    pub(crate) fn empty(seats: u8, figures: usize, deck: Cards) -> State {
        State {
            open: PublicState {
                discard_pile: Cards::NONE,
                shuffled: deck,
                sides: vec![Side::EMPTY; usize::from(seats)].into(),
                figures: vec![Standing::away(Place::GONE); figures].into(),
                younger_guard: [NO_CARD; 52],
                battle: Battle::NONE,
                stage: Stage::Attack,
                turn: Seat(0),
                extra: false,
                rightward: false,
                turns_taken: 0,
            },
            draw_pile: Cards::NONE,
            hands: vec![Cards::NONE; usize::from(seats)].into(),
            laid: [NO_CARD; 2],
        }
    }

    /// Returns how many bytes a clone copies, including the contents of the slices.
    pub fn size(&self) -> usize {
        size_of::<State>() + size_of_val(&*self.hands) + size_of_val(&*self.sides) + size_of_val(&*self.figures)
    }

    /// Returns the cards of the draw pile. No player may see them.
    pub fn draw_pile(&self) -> Cards {
        self.draw_pile
    }

    /// Returns the hand of a seat, including a card laid face down. Only the player of the seat may see the hand.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// Returns the card that one side of the battle has on the table, 0 = attacker, 1 = defender. The card is secret
    /// while it lies face down.
    #[inline]
    pub(crate) fn laid(&self, role: usize) -> Option<Card> {
        self.open_card(role).or_else(|| (self.laid[role] != NO_CARD).then(|| Card::at(self.laid[role])))
    }

    /// Says whether the attacker (role 0) or the defender (role 1) must still lay a card. A player without cards is not
    /// asked. PA-R-11
    #[inline]
    pub(crate) fn owes_card(&self, role: usize) -> bool {
        self.laid(role).is_none() && !self.hand(self.fighters()[role]).is_empty()
    }
}

/// Reads the state.
impl PublicState {
    /// Returns what the game waits for.
    #[inline]
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// Returns the seat whose turn it is.
    #[inline]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Says whether this is an extra turn. PA1-ACT-QA-01, PA2-ACT-SNEAK-01
    pub fn is_extra(&self) -> bool {
        self.extra
    }

    /// Says whether play goes to the right. PA1-ACT-QA-02, PA2-ACT-SNEAK-02
    pub fn is_rightward(&self) -> bool {
        self.rightward
    }

    /// Returns how many turns were played to their end. PA-R-46
    pub fn turns_taken(&self) -> u16 {
        self.turns_taken
    }

    /// Returns the cards of the discard pile.
    pub fn discard_pile(&self) -> Cards {
        self.discard_pile
    }

    /// Says whether a seat is still in the game, which means that it has a figure in its army. PA-R-49
    #[inline]
    pub fn is_in_game(&self, seat: Seat) -> bool {
        self.sides[seat.index()].size > 0
    }

    /// Lists the seats still in the game, in seat order.
    #[inline]
    pub fn players(&self) -> impl Iterator<Item = Seat> {
        (0..self.sides.len() as u8).map(Seat).filter(|seat| self.is_in_game(*seat))
    }

    /// Lists the figures of an army in its line, from left to right.
    #[inline]
    pub fn line(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        let mut next = self.sides[seat.index()].first;
        std::iter::from_fn(move || {
            let figure = (next != NOBODY).then_some(Figure(next))?;
            next = self.figures[figure.index()].next;
            Some(figure)
        })
    }

    /// Lists the figures that a seat holds captured, in the order of the roster.
    pub fn captives(&self, seat: Seat) -> impl Iterator<Item = Figure> {
        let held = Place::captive(seat);
        (0..self.figures.len() as u8).map(Figure).filter(move |figure| self.standing(*figure).place == held)
    }

    /// Returns where a figure is: in a line, captive or out of play.
    pub fn whereabouts(&self, figure: Figure) -> Whereabouts {
        self.standing(figure).place.whereabouts()
    }

    /// Returns what a figure's die shows, 0 ..= 10; 0 outside armies.
    pub fn power(&self, figure: Figure) -> u8 {
        self.standing(figure).power()
    }

    /// Says whether a figure is wounded. A captive is not.
    pub fn is_wounded(&self, figure: Figure) -> bool {
        self.standing(figure).is_wounded()
    }

    /// Says whether a figure lies face down. A captive does not.
    pub fn is_face_down(&self, figure: Figure) -> bool {
        self.standing(figure).is_face_down()
    }

    /// Lists the guards beside a figure's card, oldest first.
    pub fn guards(&self, figure: Figure) -> impl Iterator<Item = Card> {
        let mut next = self.standing(figure).guard;
        std::iter::from_fn(move || {
            let card = (next != NO_CARD).then(|| Card::at(next))?;
            next = self.younger_guard[card.position()];
            Some(card)
        })
    }

    /// Returns the open card of one side of the battle, 0 = attacker, 1 = defender.
    #[inline]
    pub(crate) fn open_card(&self, role: usize) -> Option<Card> {
        (self.battle.cards[role] != NO_CARD).then(|| Card::at(self.battle.cards[role]))
    }

    /// Returns the battle cards that lie open, between the reveal and the clean-up.
    pub fn opened(&self) -> Cards {
        [0, 1].into_iter().filter_map(|role| self.open_card(role)).collect()
    }

    /// Returns the attacking and the defending player.
    #[inline]
    pub(crate) fn fighters(&self) -> [Seat; 2] {
        [self.turn, self.battle.player]
    }

    #[inline]
    pub(crate) fn standing(&self, figure: Figure) -> Standing {
        self.figures[figure.index()]
    }

    /// Says whether a figure stands in the army of a seat.
    #[inline]
    pub(crate) fn is_in_army(&self, figure: Figure, seat: Seat) -> bool {
        self.standing(figure).place == Place::army(seat)
    }
}

impl Side {
    /// A seat that has nothing.
    pub const EMPTY: Side =
        Side { first: NOBODY, last: NOBODY, size: 0, dodge: 0, special_weapon: 0, intimidation: 0, lost_turns: 0 };
}

/// Changes the state.
impl PublicState {
    #[inline]
    pub(crate) fn standing_mut(&mut self, figure: Figure) -> &mut Standing {
        &mut self.figures[figure.index()]
    }

    #[inline]
    pub(crate) fn side_mut(&mut self, seat: Seat) -> &mut Side {
        &mut self.sides[seat.index()]
    }

    /// Puts a figure that is in no army at the end of a line. The figure is unwounded, stands, and has no pending
    /// effects. PA-R-24
    pub(crate) fn join(&mut self, figure: Figure, seat: Seat, power: u8) {
        let mut standing = Standing::away(Place::army(seat));
        standing.set_power(power);
        *self.standing_mut(figure) = standing;
        let side = &mut self.sides[seat.index()];
        match side.last {
            NOBODY => side.first = figure.0,
            last => self.figures[usize::from(last)].next = figure.0,
        }
        side.last = figure.0;
        side.size += 1;
    }

    /// Moves a figure from any place to a place outside armies. Returns the guards that lay beside it.
    pub(crate) fn send_away(&mut self, figure: Figure, place: Place) -> Cards {
        let guards = self.take_guards(figure);
        if let Whereabouts::Army(seat) = self.whereabouts(figure) {
            self.leave_line(figure, seat);
        }
        *self.standing_mut(figure) = Standing::away(place);
        guards
    }

    fn leave_line(&mut self, figure: Figure, seat: Seat) {
        let next = self.standing(figure).next;
        let before = self.line(seat).take_while(|other| *other != figure).last();
        match before {
            None => self.side_mut(seat).first = next,
            Some(before) => self.standing_mut(before).next = next,
        }
        let side = self.side_mut(seat);
        side.size -= 1;
        if side.last == figure.0 {
            side.last = before.map_or(NOBODY, |before| before.0);
        }
    }

    /// Lays a card beside a figure's card, as the youngest of its guards. PA-R-25
    pub(crate) fn lay_guard(&mut self, figure: Figure, card: Card) {
        let youngest = self.guards(figure).last();
        match youngest {
            None => self.standing_mut(figure).guard = card.position() as u8,
            Some(youngest) => self.younger_guard[youngest.position()] = card.position() as u8,
        }
    }

    /// Takes the oldest guard from beside a figure's card, if one lies there. PA-R-25
    pub(crate) fn take_guard(&mut self, figure: Figure) -> Option<Card> {
        let oldest = self.guards(figure).next()?;
        self.standing_mut(figure).guard = std::mem::replace(&mut self.younger_guard[oldest.position()], NO_CARD);
        Some(oldest)
    }

    fn take_guards(&mut self, figure: Figure) -> Cards {
        std::iter::from_fn(|| self.take_guard(figure)).collect()
    }
}
