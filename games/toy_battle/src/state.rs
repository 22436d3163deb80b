//! The full state of a game, in 184 bytes without pointers, so that bots can clone it fast.

use crate::board::MOST_BASES;
use crate::field::Place;
use crate::troop::{Kinds, Troop, opponent};
use referee::Seat;

/// The most Troops that a rack holds. TB-DRAW-02
pub const RACK_SIZE: u8 = 8;
/// The number that stands for no Troop in `top` and `under` of a [`State`].
const NOTHING: u8 = u8::MAX;
/// The number that stands for a height not yet counted in `level` of a [`Placed`].
const NOT_COUNTED: u8 = u8::MAX;
/// The set of the three tokens of a kind, moved down by the number of the kind.
const COPIES: u32 = 0x01_01_01;
/// The most Troops that one play can place: three Cap'ns and one more Troop. TB-R-06
pub const MOST_PLACED: usize = 4;

/// A Troop on the board, as a number: seat × 24 + copy × 8 + kind. The copy, 0 to 2, tells the three Troops of the same
/// kind and colour apart. No view and no file contains a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token(u8);

impl Token {
    /// The bit that marks a Troop which has left the place where it was put.
    const GONE: u8 = 0x80;

    fn first(seat: Seat, troop: Troop) -> u8 {
        seat.0 * 24 + troop as u8
    }

    /// Returns the set with only this token, among the tokens of its seat.
    #[inline]
    const fn bit(self) -> u32 {
        let id = self.0 & !Token::GONE;
        1 << if id < 24 { id } else { id - 24 }
    }

    #[inline]
    pub(crate) fn piece(self) -> Piece {
        Piece { seat: Seat(u8::from(self.0 & !Token::GONE >= 24)), troop: self.troop() }
    }

    #[inline]
    fn troop(self) -> Troop {
        Troop::at(usize::from(self.0 & 7))
    }

    /// Returns a token for a Troop that has left the place where it was put. The token equals no token on the board.
    pub(crate) fn gone(piece: Piece) -> Token {
        Token(Token::first(piece.seat, piece.troop) | Token::GONE)
    }

    const fn is_gone(self) -> bool {
        self.0 & Token::GONE != 0
    }
}

/// A Troop with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The seat that owns the Troop.
    pub seat: Seat,
    /// The kind of Troop.
    pub troop: Troop,
}

/// A Troop placed in the play in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Placed {
    /// The Troop. It may have left the place since.
    pub token: Token,
    /// The place on which the Troop was placed.
    pub on: Place,
    /// The height at which the Troop was placed, if it has left the stack since, or never was in one. Otherwise
    /// `NOT_COUNTED`, and [`State::level`] counts the height: to count it during each placement would cost time.
    level: u8,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The seat whose turn it is must draw or place.
    Turn,
    /// The seat must use or decline the effect of the Troop that was placed last.
    TroopEffect,
    /// The seat must use or decline the effect of the base under a placed Troop. The number is the index of this Troop
    /// among the placed Troops, from 0.
    BaseEffect(u8),
    /// Nothing: the game is over. The seat is the winner.
    Over(Ending, Seat),
}

/// What ended a game. [`Phase::Over`] also has the seat that won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// An enemy headquarters was taken. TB-GOAL-01
    Hq,
    /// The winner has the number of medals that the board asks for. TB-GOAL-02
    Medals,
    /// A player could neither draw nor place, and the medals decided. TB-GOAL-03
    Stuck,
    /// A player could neither draw nor place, and lost because both players had the same number of medals. TB-GOAL-04
    StuckTie,
    /// The highest number of turns was played. TB-R-33
    TurnCap,
    /// The other player gave up. TB-R-43
    Resignation,
    /// The other player's time ran out. TB-R-43
    Timeout,
}

/// The full state of a game, secrets included. Only the referee may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// By kind of Troop: the set of bases with such a Troop on top, of either colour.
    pub(crate) visible: [u32; 8],
    /// By seat: the set of bases with a Troop of the seat on top, which the seat controls. TB-PLACE-05
    pub(crate) control: [u32; 2],
    /// By seat: the set of regions whose medals the seat claimed. TB-MEDAL-03
    pub(crate) emptied: [u32; 2],
    /// By seat: the set of its tokens on the board. The bit of a token is its number minus seat × 24.
    pub(crate) on_board: [u32; 2],
    /// By seat: the Troops on its rack. Only the player of the seat may see them.
    pub(crate) rack: [Kinds; 2],
    /// By seat: the Troops of its reserve. No player may see them. A reserve has no order: chance chooses a Troop when
    /// it is drawn.
    pub(crate) reserve: [Kinds; 2],
    /// By seat: the Troops removed at set-up. No player may see them. TB-SETUP-02
    pub(crate) removed: [Kinds; 2],
    /// By seat: the Troops of its discard. They are public. TB-R-13
    pub(crate) discard: [Kinds; 2],
    /// By seat: the Troops of its rack that lie face down. Only the player of the seat may see which these are.
    /// TB-TERR-BATTLE-02
    pub(crate) lying: [Kinds; 2],
    /// By seat: the Troops that all players know to be on its rack, because they saw these Troops go there.
    pub(crate) known: [Kinds; 2],
    /// The number of completed turns.
    pub(crate) turns: u32,
    /// The token on top of each base; `NOTHING` on an empty base.
    pub(crate) top: [u8; MOST_BASES],
    /// The token under each token; `NOTHING` under the lowest token.
    pub(crate) under: [u8; 48],
    /// By seat: how many medals it has claimed. TB-MEDAL-02
    pub(crate) medals: [u16; 2],
    /// The seat whose turn it is.
    pub(crate) to_move: Seat,
    pub(crate) placed_len: u8,
    pub(crate) placed: [Placed; MOST_PLACED],
    /// What the game waits for.
    pub(crate) phase: Phase,
}

impl State {
    /// Returns a state without Troops and medals, at the start of blue's first turn.
    pub(crate) fn empty() -> State {
        State {
            visible: [0; 8],
            control: [0; 2],
            emptied: [0; 2],
            on_board: [0; 2],
            rack: [Kinds::NONE; 2],
            reserve: [Kinds::NONE; 2],
            removed: [Kinds::NONE; 2],
            discard: [Kinds::NONE; 2],
            lying: [Kinds::NONE; 2],
            known: [Kinds::NONE; 2],
            turns: 0,
            top: [NOTHING; MOST_BASES],
            under: [NOTHING; 48],
            medals: [0; 2],
            to_move: Seat(0),
            placed_len: 0,
            placed: [Placed { token: Token(NOTHING), on: Place(0), level: NOT_COUNTED }; MOST_PLACED],
            phase: Phase::Turn,
        }
    }

    /// Returns what the game waits for, which is public.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the seat whose turn it is, which is public.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Returns how many medals a seat has claimed. The number is public.
    pub fn medals(&self, seat: Seat) -> u16 {
        self.medals[seat.index()]
    }

    /// Returns the number of completed turns of both players together. The number is public.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Returns the set of bases that a seat controls, which is public. TB-PLACE-05
    #[inline]
    pub fn controlled(&self, seat: Seat) -> u32 {
        self.control[seat.index()]
    }

    /// Returns the set of bases that have a Troop of this kind on top, of either colour. The set is public.
    #[inline]
    pub fn topped_by(&self, troop: Troop) -> u32 {
        self.visible[troop.index()]
    }

    /// Returns for each kind of Troop the set of bases whose top Troop it can cover, as if all top Troops were enemies:
    /// those with a weaker Troop or Kwak on top. Kwak can cover all of them. TB-PLACE-04, TB-TROOP-K-01, TB-TROOP-K-02
    #[inline]
    pub(crate) fn weaker_by_kind(&self) -> [u32; 8] {
        let mut weaker = self.visible[Troop::Kwak.index()];
        let mut by_kind = [u32::MAX; 8];
        for (of_kind, visible) in by_kind.iter_mut().zip(self.visible).take(Troop::Kwak.index()) {
            *of_kind = weaker;
            weaker |= visible;
        }
        by_kind
    }

    /// Returns the set of regions whose medals a seat claimed, which is public.
    pub fn emptied_by(&self, seat: Seat) -> u32 {
        self.emptied[seat.index()]
    }

    /// Returns the rack of a seat. Only the player of this seat may see it.
    pub fn rack(&self, seat: Seat) -> Kinds {
        self.rack[seat.index()]
    }

    /// Returns how many Troops a reserve holds. The number is public.
    pub fn reserve_len(&self, seat: Seat) -> u8 {
        self.reserve[seat.index()].len()
    }

    /// Returns the discard of a seat, which is public.
    pub fn discard(&self, seat: Seat) -> Kinds {
        self.discard[seat.index()]
    }

    /// Returns the Troops of a rack that do not lie face down. Only these may be placed. TB-TERR-BATTLE-02
    #[inline]
    pub(crate) fn standing(&self, seat: Seat) -> Kinds {
        self.rack[seat.index()].without(self.lying[seat.index()])
    }

    /// Returns the seat that draws or places next: the other seat if a play is in progress. `None` after the game.
    #[inline]
    pub(crate) fn next_to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(..) => None,
            Phase::Turn => Some(self.to_move),
            Phase::TroopEffect | Phase::BaseEffect(_) => Some(opponent(self.to_move)),
        }
    }

    /// Returns the Troop on top of a base; `None` for an empty base. Only this Troop of a stack counts. TB-R-02
    #[inline]
    pub(crate) fn top_piece(&self, base: Place) -> Option<Piece> {
        let top = self.top[base.index()];
        (top != NOTHING).then(|| Token(top).piece())
    }

    /// Returns the Troops on a base from the bottom up. Stacks are public. TB-R-25
    pub fn stack(&self, base: Place) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.tokens(base).map(Token::piece).collect();
        pieces.reverse();
        pieces
    }

    /// Lists the tokens on a base from the top down.
    fn tokens(&self, base: Place) -> impl Iterator<Item = Token> {
        self.tokens_from(self.top[base.index()])
    }

    /// Lists a token and those below it in its stack from the top down. `NOTHING` gives none.
    fn tokens_from(&self, mut next: u8) -> impl Iterator<Item = Token> {
        std::iter::from_fn(move || {
            let token = (next != NOTHING).then_some(Token(next))?;
            next = self.under[usize::from(next)];
            Some(token)
        })
    }

    /// Gives a token to a Troop that is not on the board, and lays it on top of a base.
    #[inline]
    pub(crate) fn push(&mut self, piece: Piece, base: Place) -> Token {
        let token = self.enlist(piece);
        self.lay(token, piece, base);
        token
    }

    /// Gives a token to a Troop that is not on the board, without laying it on a base. A Troop that takes a
    /// headquarters is on no base.
    #[inline]
    pub(crate) fn enlist(&mut self, piece: Piece) -> Token {
        let free = !(self.on_board[piece.seat.index()] >> piece.troop as u8) & COPIES;
        debug_assert!(free != 0, "a colour has three {:?}", piece.troop);
        let lowest = free & free.wrapping_neg();
        self.on_board[piece.seat.index()] |= lowest << piece.troop as u8;
        Token(Token::first(piece.seat, piece.troop) + free.trailing_zeros() as u8)
    }

    /// Takes the top Troop off a base and off the board. The base must not be empty.
    #[inline]
    pub(crate) fn pop(&mut self, base: Place) -> Piece {
        let token = self.lift(base);
        let piece = token.piece();
        self.on_board[piece.seat.index()] &= !token.bit();
        piece
    }

    /// Moves the top Troop of `from` onto `to`. The base `from` must not be empty.
    pub(crate) fn shift(&mut self, from: Place, to: Place) -> Piece {
        let token = self.lift(from);
        let piece = token.piece();
        self.lay(token, piece, to);
        piece
    }

    /// Lays a token on top of a base. `piece` is the Troop of the token.
    #[inline]
    fn lay(&mut self, token: Token, piece: Piece, base: Place) {
        // Without a branch for empty bases: `NOTHING` reads as Kwak, and no Kwak is visible on an empty base.
        let below = self.top[base.index()];
        self.visible[Token(below).troop().index()] &= !base.bit();
        self.control[opponent(piece.seat).index()] &= !base.bit();
        self.under[usize::from(token.0)] = below;
        self.top[base.index()] = token.0;
        self.show_top(piece, base);
    }

    #[inline]
    fn lift(&mut self, base: Place) -> Token {
        let token = Token(self.top[base.index()]);
        debug_assert!(token.0 != NOTHING, "the base must not be empty");
        if let Some(index) = self.placed().iter().position(|placed| placed.token == token) {
            self.placed[index].level = self.height(base);
        }
        let piece = token.piece();
        self.visible[piece.troop.index()] &= !base.bit();
        self.control[piece.seat.index()] &= !base.bit();
        let below = self.under[usize::from(token.0)];
        self.top[base.index()] = below;
        if below != NOTHING {
            self.show_top(Token(below).piece(), base);
        }
        token
    }

    #[inline]
    fn show_top(&mut self, piece: Piece, base: Place) {
        self.visible[piece.troop.index()] |= base.bit();
        self.control[piece.seat.index()] |= base.bit();
    }

    /// Returns how many Troops a base holds. The number is public.
    pub(crate) fn height(&self, base: Place) -> u8 {
        self.tokens(base).count() as u8
    }

    /// Returns the Troops placed in the play in progress, in order.
    #[inline]
    pub(crate) fn placed(&self) -> &[Placed] {
        &self.placed[..usize::from(self.placed_len)]
    }

    /// Notes a Troop as placed in the play in progress: one that has just been laid on a base.
    #[inline]
    pub(crate) fn note_laid(&mut self, token: Token, on: Place) {
        self.note(Placed { token, on, level: NOT_COUNTED });
    }

    /// Notes a Troop as placed in the play in progress. It was placed at the height `level`: 0 is a headquarters, and
    /// the bottom of a stack is 1.
    pub(crate) fn note_placed(&mut self, token: Token, on: Place, level: u8) {
        let is_in_stack = level > 0 && !token.is_gone();
        self.note(Placed { token, on, level: if is_in_stack { NOT_COUNTED } else { level } });
    }

    #[inline]
    fn note(&mut self, placed: Placed) {
        self.placed[usize::from(self.placed_len)] = placed;
        self.placed_len += 1;
    }

    /// Returns the height at which a Troop of the play in progress was placed. The bottom of a stack is 1, and a Troop
    /// on a headquarters has 0.
    pub(crate) fn level(&self, placed: &Placed) -> u8 {
        match placed.level {
            NOT_COUNTED if !placed.token.is_gone() => self.tokens_from(placed.token.0).count() as u8,
            level => level,
        }
    }

    /// Forgets the Troops placed in the play, because the play is over.
    #[inline]
    pub(crate) fn clear_placed(&mut self) {
        self.placed_len = 0;
    }

    /// Returns whether a placed Troop is still on top of the base where it was placed. TB-R-27
    #[inline]
    pub(crate) fn is_still_on_top(&self, placed: Placed) -> bool {
        self.top[placed.on.index()] == placed.token.0
    }

    /// Returns the token at the height `level` of a stack, if the Troop there is `piece`. The bottom has height 1.
    pub(crate) fn token_at(&self, base: Place, level: u8, piece: Piece) -> Option<Token> {
        let depth = self.height(base).checked_sub(level)?;
        self.tokens(base).nth(usize::from(depth)).filter(|token| token.piece() == piece)
    }

    /// Returns all Troops of a colour that are on the board, at any height of a stack.
    pub(crate) fn fielded(&self, seat: Seat) -> Kinds {
        let tokens = self.on_board[seat.index()];
        Troop::ALL
            .into_iter()
            .flat_map(|troop| {
                let copies = (tokens >> troop as u8 & COPIES).count_ones();
                (0..copies).map(move |_| troop)
            })
            .collect()
    }

    /// Returns the seat whose turn it is not.
    #[inline]
    pub(crate) fn waiting(&self) -> Seat {
        opponent(self.to_move)
    }
}
