//! The full state of a game. It takes 184 bytes, and a clone copies nothing else.

use crate::board::MOST_BASES;
use crate::field::Place;
use crate::troop::{Kinds, Troop, opponent};
use referee::Seat;

/// The most Troops that a rack holds. TB-DRAW-02
pub const RACK_SIZE: u8 = 8;
/// The number in place of a token where there is no Troop.
const NOTHING: u8 = u8::MAX;
/// The most Troops that one play can place: three Cap'ns and one more Troop. TB-R-06
pub const MOST_PLACED: usize = 4;

/// A Troop on the board, as a number: seat × 24 + kind × 3 + copy. The copy, 0 ..= 2, distinguishes the three Troops of
/// the same kind and colour. No view or file contains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token(u8);

impl Token {
    /// Marks a Troop that has left the place where it was put.
    const GONE: u8 = 0x80;

    fn first(seat: Seat, troop: Troop) -> u8 {
        seat.0 * 24 + troop as u8 * 3
    }

    pub(crate) fn piece(self) -> Piece {
        let id = self.0 & !Token::GONE;
        Piece { seat: Seat(id / 24), troop: Troop::at(usize::from(id % 24 / 3)) }
    }

    /// Returns a token for a Troop that has left the place where it was put.
    pub(crate) fn gone(piece: Piece) -> Token {
        Token(Token::first(piece.seat, piece.troop) | Token::GONE)
    }
}

/// A Troop with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The colour.
    pub seat: Seat,
    /// The kind.
    pub troop: Troop,
}

/// A Troop placed in the current play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Placed {
    /// The Troop. It may have left its place in the meantime.
    pub token: Token,
    /// The place where the Troop was put down.
    pub on: Place,
    /// The height at which the Troop was put down. The bottom of a stack is 1, and a headquarters has 0.
    pub level: u8,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The seat whose turn it is draws or places.
    Turn,
    /// The effect of the Troop that was placed last is offered.
    TroopEffect,
    /// The effect of the base under one of the placed Troops is offered. The number is the index of the Troop, from 0.
    BaseEffect(u8),
    /// Nothing, because the game is over. The seat is the winner.
    Over(Ending, Seat),
}

/// How a game ended. [`Phase::Over`] also has the seat that won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// An enemy headquarters was taken. TB-GOAL-01
    Hq,
    /// A player has the number of medals that the board asks for. TB-GOAL-02
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

/// The full state. Only the referee may see it.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The bases by the kind of Troop on top.
    pub(crate) visible: [u32; 8],
    /// The bases by the seat of the Troop on top. TB-PLACE-05
    pub(crate) control: [u32; 2],
    /// The emptied regions, by the seat that took the medals. TB-MEDAL-03
    pub(crate) emptied: [u32; 2],
    /// The tokens on the board, by seat, one bit each.
    pub(crate) on_board: [u32; 2],
    /// The racks. Only the player of a seat may see its rack.
    pub(crate) rack: [Kinds; 2],
    /// The Troops of each reserve. No player may see them. A reserve has no order, because chance chooses a Troop only
    /// when it is drawn.
    pub(crate) reserve: [Kinds; 2],
    /// The Troops removed at set-up. No player may see them. TB-SETUP-02
    pub(crate) removed: [Kinds; 2],
    /// The discards. They are public. TB-R-13
    pub(crate) discard: [Kinds; 2],
    /// The Troops of each rack that lie face down. Only the player of a seat may see which these are. TB-TERR-BATTLE-02
    pub(crate) lying: [Kinds; 2],
    /// The Troops that all players know to be on a rack, because all players saw these Troops go to the rack.
    pub(crate) known: [Kinds; 2],
    /// The number of completed turns.
    pub(crate) turns: u32,
    /// The token on top of each base; `NOTHING` on an empty base.
    pub(crate) top: [u8; MOST_BASES],
    /// The token under each token; `NOTHING` under the lowest token.
    pub(crate) under: [u8; 48],
    /// The number of medals by seat. TB-MEDAL-02
    pub(crate) medals: [u16; 2],
    /// The seat whose turn it is.
    pub(crate) to_move: Seat,
    pub(crate) placed_len: u8,
    pub(crate) placed: [Placed; MOST_PLACED],
    /// What the game waits for.
    pub(crate) phase: Phase,
}

impl State {
    /// Returns an empty board with empty racks.
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
            placed: [Placed { token: Token(NOTHING), on: Place(0), level: 0 }; MOST_PLACED],
            phase: Phase::Turn,
        }
    }

    /// Returns what the game waits for. This is public.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the seat whose turn it is. This is public.
    pub fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Returns the number of medals of a seat. It is public.
    pub fn medals(&self, seat: Seat) -> u16 {
        self.medals[seat.index()]
    }

    /// Returns the number of completed turns. It is public.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// Returns the bases that a seat controls. They are public. TB-PLACE-05
    #[inline]
    pub fn controlled(&self, seat: Seat) -> u32 {
        self.control[seat.index()]
    }

    /// Returns the bases that have a Troop of this kind on top, of either colour. They are public.
    #[inline]
    pub fn topped_by(&self, troop: Troop) -> u32 {
        self.visible[troop.index()]
    }

    /// Returns, for each kind of Troop, the bases of `enemy` that a Troop of this kind can cover. These bases have a
    /// weaker Troop or Kwak on top. Kwak covers all bases of `enemy`. TB-PLACE-04, TB-TROOP-K-01, TB-TROOP-K-02
    #[inline]
    pub(crate) fn covered_by_kind(&self, enemy: u32) -> [u32; 8] {
        let mut weaker = self.visible[Troop::Kwak.index()];
        let mut covered = [enemy; 8];
        for (covered, visible) in covered.iter_mut().zip(self.visible).take(Troop::Kwak.index()) {
            *covered = weaker & enemy;
            weaker |= visible;
        }
        covered
    }

    /// Returns the regions that a seat emptied. They are public.
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

    /// Returns the discard of a seat. It is public.
    pub fn discard(&self, seat: Seat) -> Kinds {
        self.discard[seat.index()]
    }

    /// Returns the Troops of a rack that stand. Only standing Troops may be placed. TB-TERR-BATTLE-02
    #[inline]
    pub(crate) fn standing(&self, seat: Seat) -> Kinds {
        self.rack[seat.index()].without(self.lying[seat.index()])
    }

    /// Returns the side whose turn it is after the play in progress; `None` after the game. Effects that are still to
    /// come do not change this side.
    #[inline]
    pub(crate) fn next_to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Over(..) => None,
            Phase::Turn => Some(self.to_move),
            Phase::TroopEffect | Phase::BaseEffect(_) => Some(opponent(self.to_move)),
        }
    }

    /// Returns the Troop on top of a base. Only this Troop of a stack counts. TB-R-02
    #[inline]
    pub(crate) fn top_piece(&self, base: Place) -> Option<Piece> {
        let top = self.top[base.index()];
        (top != NOTHING).then(|| Token(top).piece())
    }

    /// Lists a stack from the bottom up. Stacks are public. TB-R-25
    pub fn stack(&self, base: Place) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.tokens(base).map(Token::piece).collect();
        pieces.reverse();
        pieces
    }

    /// Lists the tokens of a base from the top down.
    fn tokens(&self, base: Place) -> impl Iterator<Item = Token> {
        let mut next = self.top[base.index()];
        std::iter::from_fn(move || {
            let token = (next != NOTHING).then_some(Token(next))?;
            next = self.under[usize::from(next)];
            Some(token)
        })
    }

    /// Puts a Troop that is not on the board on top of a base.
    #[inline]
    pub(crate) fn push(&mut self, piece: Piece, base: Place) -> Token {
        let token = self.enlist(piece);
        self.lay(token, base);
        token
    }

    /// Gives a token to a Troop that leaves the rack, without laying it on a base. A Troop that takes a headquarters is
    /// on no base.
    #[inline]
    pub(crate) fn enlist(&mut self, piece: Piece) -> Token {
        let first = Token::first(piece.seat, piece.troop);
        let taken = self.on_board[piece.seat.index()] >> (piece.troop as u8 * 3);
        let token = Token(first + (!taken).trailing_zeros() as u8);
        debug_assert!(token.0 < first + 3, "a colour has three {:?}", piece.troop);
        self.on_board[piece.seat.index()] |= 1 << (token.0 - piece.seat.0 * 24);
        token
    }

    /// Takes the top Troop off a base and off the board.
    #[inline]
    pub(crate) fn pop(&mut self, base: Place) -> Piece {
        let token = self.lift(base);
        let piece = token.piece();
        self.on_board[piece.seat.index()] &= !(1 << (token.0 - piece.seat.0 * 24));
        piece
    }

    /// Moves the top Troop of one base onto another base.
    pub(crate) fn shift(&mut self, from: Place, to: Place) -> Piece {
        let token = self.lift(from);
        self.lay(token, to);
        token.piece()
    }

    #[inline]
    fn lay(&mut self, token: Token, base: Place) {
        if let Some(below) = self.top_piece(base) {
            self.visible[below.troop.index()] &= !base.bit();
            self.control[below.seat.index()] &= !base.bit();
        }
        self.under[usize::from(token.0)] = self.top[base.index()];
        self.top[base.index()] = token.0;
        self.show_top(token, base);
    }

    #[inline]
    fn lift(&mut self, base: Place) -> Token {
        let token = Token(self.top[base.index()]);
        debug_assert!(token.0 != NOTHING, "nothing stands there");
        let piece = token.piece();
        self.visible[piece.troop.index()] &= !base.bit();
        self.control[piece.seat.index()] &= !base.bit();
        let below = self.under[usize::from(token.0)];
        self.top[base.index()] = below;
        if below != NOTHING {
            self.show_top(Token(below), base);
        }
        token
    }

    #[inline]
    fn show_top(&mut self, token: Token, base: Place) {
        let piece = token.piece();
        self.visible[piece.troop.index()] |= base.bit();
        self.control[piece.seat.index()] |= base.bit();
    }

    /// Returns how many Troops a base holds. The number is public.
    pub(crate) fn height(&self, base: Place) -> u8 {
        self.tokens(base).count() as u8
    }

    /// Lists the Troops placed in this play, in order.
    #[inline]
    pub(crate) fn placed(&self) -> &[Placed] {
        &self.placed[..usize::from(self.placed_len)]
    }

    #[inline]
    pub(crate) fn note_placed(&mut self, token: Token, on: Place, level: u8) {
        self.placed[usize::from(self.placed_len)] = Placed { token, on, level };
        self.placed_len += 1;
    }

    /// Forgets the Troops placed in this play.
    #[inline]
    pub(crate) fn clear_placed(&mut self) {
        self.placed_len = 0;
    }

    /// Says whether a placed Troop is still on top of the base it was placed on. TB-R-27
    #[inline]
    pub(crate) fn is_still_on_top(&self, placed: Placed) -> bool {
        self.top[placed.on.index()] == placed.token.0
    }

    /// Finds the token at a height of a stack, if the Troop there is `piece`. The bottom has height 1.
    pub(crate) fn token_at(&self, base: Place, level: u8, piece: Piece) -> Option<Token> {
        let depth = self.height(base).checked_sub(level)?;
        self.tokens(base).nth(usize::from(depth)).filter(|token| token.piece() == piece)
    }

    /// Returns all Troops of a colour that are on the board.
    pub(crate) fn fielded(&self, seat: Seat) -> Kinds {
        let tokens = self.on_board[seat.index()];
        Troop::ALL
            .into_iter()
            .flat_map(|troop| {
                let copies = (tokens >> (troop as u8 * 3) & 7).count_ones();
                (0..copies).map(move |_| troop)
            })
            .collect()
    }

    /// Returns the seat that waits during the other seat's turn.
    #[inline]
    pub(crate) fn waiting(&self) -> Seat {
        opponent(self.to_move)
    }
}
