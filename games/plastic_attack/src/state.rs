//! The whole truth of a game in progress.

use crate::card::{Card, Cards};
use crate::roster::Figure;
use crate::special::Special;
use referee::Seat;

/// The whole truth. Plain data; the two slices are as long as the table needs.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The draw pile: a set, since its order is luck that comes when a card is drawn. Hidden.
    pub(crate) draw_pile: Cards,
    /// The discard pile; public. PA-R-45
    pub(crate) discard_pile: Cards,
    /// The cards that the last shuffle put into the draw pile; public. At the start all cards. PA-R-53
    pub(crate) shuffled: Cards,
    /// What belongs to each seat.
    pub(crate) sides: Box<[Side]>,
    /// Where and how each figure stands.
    pub(crate) figures: Box<[Standing]>,
    /// Card → the next younger guard beside the same figure, or [`NO_CARD`]. PA-R-25
    pub(crate) younger_guard: [u8; 52],
    /// The battle in progress; meaningless in stages that have none.
    pub(crate) battle: Battle,
    /// What the game waits for.
    pub(crate) stage: Stage,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Whether this is an extra turn. PA1-ACT-QA-01
    pub(crate) extra: bool,
    /// Whether this turn has earned an extra one.
    pub(crate) again: bool,
    /// Whether play goes to the right. PA1-ACT-QA-02
    pub(crate) rightward: bool,
    /// Turns played to their end. PA-R-46
    pub(crate) turns_taken: u16,
}

/// What belongs to a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    /// The hand, a card laid face down included until it is opened; secret.
    pub hand: Cards,
    /// The first figure of the line, or [`NOBODY`].
    pub first: u8,
    /// The last figure of the line, or [`NOBODY`].
    pub last: u8,
    /// How many figures stand in the line; 0 = eliminated.
    pub size: u8,
    /// 2009: pending Dodges. PA1-ACT-DODGE-01
    pub dodge: u8,
    /// 2009: pending Special Weapons. PA1-ACT-SW-01
    pub special_weapon: u8,
    /// 2009: pending Intimidations. PA1-ACT-INTIM-01
    pub intimidation: u8,
    /// Turns to lose. PA1-ACT-KO-01, PA2-ACT-STUN-01
    pub lost_turns: u8,
}

/// Where and how a figure stands. Six bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Where it is.
    pub place: Place,
    /// The next figure of its line to the right, or [`NOBODY`].
    pub next: u8,
    /// Power 0 ..= 10 in the low four bits, then wounded, then face down.
    pub(crate) flags: u8,
    /// The oldest guard beside its card, or [`NO_CARD`].
    pub guard: u8,
    /// Revised: pending Dodges. PA2-ACT-DODGE-01
    pub dodge: u8,
    /// Revised: pending Blasts in the low four bits, Intimidates in the high. PA2-ACT-BLAST-01, PA2-ACT-INTIM-01
    pub(crate) marks: u8,
}

/// Where a figure is: one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(pub(crate) u8);

/// No figure.
pub(crate) const NOBODY: u8 = u8::MAX;
/// No card.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// The battle in progress: at most sixteen bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    /// The attacking character.
    pub attacking: Figure,
    /// The defending player.
    pub player: Seat,
    /// The defending character, from stage play on; NOBODY before.
    pub defending: u8,
    /// The figure that is hit: the defending character, or the one the hit was moved to.
    pub hit: u8,
    /// The cards laid by attacker and defender, or [`NO_CARD`]; secret until both lie.
    pub cards: [u8; 2],
    /// The Power that counted for attacker and defender.
    pub powers: [u8; 2],
    /// How many pending effects added 5 for attacker and defender, and how many took 5 away.
    pub plus: [u8; 2],
    /// How many pending effects took 5 away.
    pub minus: [u8; 2],
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player whose turn it is declares an attack.
    Attack,
    /// The defending player chooses a character.
    Defend,
    /// Cards are being laid.
    Play,
    /// The attacker is offered a special action.
    Use(Special),
    /// The player of the figure about to be hit is asked about its guard.
    Guard,
    /// The game is over: how, and who won if anybody did.
    Over(Ending, Option<Seat>),
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// One player has figures left. PA1-END-02, PA2-END-02
    LastStanding,
    /// The most turns were taken. PA-R-46
    TurnCap,
    /// A player gave up and one was left. PA-R-47
    Resignation,
    /// A player's time ran out and one was left. PA-R-47
    Timeout,
}

impl Ending {
    /// Returns the word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::LastStanding => "last-standing",
            Ending::TurnCap => "turn-cap",
            Ending::Resignation => "resignation",
            Ending::Timeout => "timeout",
        }
    }
}

impl State {
    /// Returns the bytes that a clone copies, those behind the slices included.
    pub fn size(&self) -> usize {
        size_of::<State>() + size_of_val(&*self.sides) + size_of_val(&*self.figures)
    }

    /// Returns the card laid by one side of the battle, 0 = attacker, 1 = defender.
    pub(crate) fn laid(&self, role: usize) -> Option<Card> {
        (self.battle.cards[role] != NO_CARD).then(|| Card::at(self.battle.cards[role]))
    }
}
