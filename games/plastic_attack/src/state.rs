//! The full state of a game.

use crate::card::{Card, Cards};
use crate::roster::Figure;
use crate::special::Special;
use referee::Seat;
use std::ops::{Deref, DerefMut};

/// The full state: the open part of the table, and the secrets. The state is plain data. The lengths of the slices
/// depend on the number of seats and figures.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// What every viewer may see. A state dereferences to this part.
    pub(crate) open: PublicState,
    /// The draw pile. It is a set, because chance chooses a card only when the card is drawn. No viewer sees the set.
    pub(crate) draw_pile: Cards,
    /// The hands by seat. A card laid face down stays in the hand until it is opened. Only the player of a hand sees
    /// it.
    pub(crate) hands: Box<[Cards]>,
    /// The cards that attacker and defender laid face down, or [`NO_CARD`]. Only the player who laid a card sees it.
    /// PA-R-10
    pub(crate) laid: [u8; 2],
}

impl Deref for State {
    type Target = PublicState;

    #[inline]
    fn deref(&self) -> &PublicState {
        &self.open
    }
}

impl DerefMut for State {
    #[inline]
    fn deref_mut(&mut self) -> &mut PublicState {
        &mut self.open
    }
}

/// The open part of the table. Views contain it unchanged, so it must hold no secret. PA-R-45
#[derive(Clone, Debug, PartialEq)]
pub struct PublicState {
    /// The discard pile, whose cards all viewers see. PA-R-45
    pub(crate) discard_pile: Cards,
    /// The cards that the last shuffle put into the draw pile. At the start, these are all cards. PA-R-53
    pub(crate) shuffled: Cards,
    /// What belongs to each seat, in seat order.
    pub(crate) sides: Box<[Side]>,
    /// Where each figure is, and its condition.
    pub(crate) figures: Box<[Standing]>,
    /// Card → the next younger guard beside the same figure, or [`NO_CARD`]. PA-R-25
    pub(crate) younger_guard: [u8; 52],
    /// The battle in progress; [`Battle::NONE`] in stages that have none.
    pub(crate) battle: Battle,
    /// What the game waits for.
    pub(crate) stage: Stage,
    /// The seat that attacks in this turn.
    pub(crate) turn: Seat,
    /// Whether this is an extra turn. PA1-ACT-QA-01
    pub(crate) extra: bool,
    /// Whether play goes to the right. PA1-ACT-QA-02
    pub(crate) rightward: bool,
    /// The number of turns played to their end. PA-R-46
    pub(crate) turns_taken: u16,
}

/// What belongs to a seat. The figures of its army stand in a line, from left to right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    /// The leftmost figure of the line, or [`NOBODY`].
    pub first: u8,
    /// The rightmost figure of the line, or [`NOBODY`].
    pub last: u8,
    /// How many figures stand in the line. A seat with 0 figures is eliminated.
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

/// Where a figure is, and its condition. Six bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// Where the figure is.
    pub place: Place,
    /// The next figure of its line to the right, or [`NOBODY`].
    pub next: u8,
    /// Power 0 ..= 10 in the low four bits, then a bit for wounded, then a bit for face down.
    pub(crate) flags: u8,
    /// The oldest guard beside the figure's card, or [`NO_CARD`].
    pub guard: u8,
    /// Revised: pending Dodges. PA2-ACT-DODGE-01
    pub dodge: u8,
    /// Revised: pending Blasts in the low four bits, Intimidates in the high four bits. PA2-ACT-BLAST-01,
    /// PA2-ACT-INTIM-01
    pub(crate) marks: u8,
}

/// Where a figure is: one byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place(pub(crate) u8);

/// Where a figure is. PA-R-19
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// In the line of this seat, which controls it.
    Army(Seat),
    /// Captured and held by this seat, even if the player of this seat is out of the game. PA-R-22
    Captive(Seat),
    /// Out of play, because its owner left. PA-R-47
    Gone,
}

/// The bit of a [`Place`] that marks captives. Figures in a line do not have it.
const CAPTIVE: u8 = 0x20;

impl Place {
    /// The place of figures out of play.
    pub const GONE: Place = Place(u8::MAX);

    /// Returns the place in the line of a seat.
    #[inline]
    pub const fn army(seat: Seat) -> Place {
        Place(seat.0)
    }

    /// Returns the place of the captives of a seat.
    #[inline]
    pub const fn captive(seat: Seat) -> Place {
        Place(seat.0 | CAPTIVE)
    }

    /// Unpacks the byte into a [`Whereabouts`].
    pub const fn whereabouts(self) -> Whereabouts {
        match self.0 {
            u8::MAX => Whereabouts::Gone,
            place if place & CAPTIVE != 0 => Whereabouts::Captive(Seat(place & !CAPTIVE)),
            place => Whereabouts::Army(Seat(place)),
        }
    }
}

/// The low four bits of [`Standing::flags`].
const POWER: u8 = 0x0f;
/// The bit of a wounded figure.
const WOUNDED: u8 = 0x10;
/// The bit of a figure that lies face down.
const FACE_DOWN: u8 = 0x20;

impl Standing {
    /// Makes a figure that is in no army. It has no Power, no pending effects and no guard. PA-R-24
    pub const fn away(place: Place) -> Standing {
        Standing { place, next: NOBODY, flags: 0, guard: NO_CARD, dodge: 0, marks: 0 }
    }

    /// Returns what the figure's die shows, 0 ..= 10. For a wounded figure, this is the die set aside. PA1-COMP-14,
    /// PA2-WOUND-02
    #[inline]
    pub const fn power(self) -> u8 {
        self.flags & POWER
    }

    /// Turns the figure's die. PA1-BATTLE-08
    #[inline]
    pub const fn set_power(&mut self, power: u8) {
        self.flags = self.flags & !POWER | power;
    }

    /// Says whether the figure is wounded. PA2-WOUND-01
    #[inline]
    pub const fn is_wounded(self) -> bool {
        self.flags & WOUNDED != 0
    }

    /// Says whether the figure lies face down. PA1-ACT-VULN-01
    #[inline]
    pub const fn is_face_down(self) -> bool {
        self.flags & FACE_DOWN != 0
    }

    /// Wounds the figure or heals its wound. PA2-WOUND-01
    #[inline]
    pub const fn set_wounded(&mut self, is_wounded: bool) {
        self.flags = self.flags & !WOUNDED | if is_wounded { WOUNDED } else { 0 };
    }

    /// Lays the figure face down or stands it up. PA1-ACT-VULN-01, PA1-ACT-VULN-03
    #[inline]
    pub const fn set_face_down(&mut self, is_face_down: bool) {
        self.flags = self.flags & !FACE_DOWN | if is_face_down { FACE_DOWN } else { 0 };
    }

    /// Returns the figure's pending Blasts, 0 ..= 15. PA2-ACT-BLAST-01
    #[inline]
    pub const fn blast(self) -> u8 {
        self.marks & 0x0f
    }

    /// Returns the figure's pending Intimidates, 0 ..= 15. PA2-ACT-INTIM-01
    #[inline]
    pub const fn intimidate(self) -> u8 {
        self.marks >> 4
    }

    /// Sets the figure's pending Blasts and Intimidates, 0 ..= 15 each.
    #[inline]
    pub const fn set_marks(&mut self, blast: u8, intimidate: u8) {
        self.marks = blast | intimidate << 4;
    }
}

/// Stands for no figure or no seat, where a byte holds the number of one.
pub(crate) const NOBODY: u8 = u8::MAX;
/// Stands for no card, where a byte holds the number of one.
pub(crate) const NO_CARD: u8 = u8::MAX;

/// The battle in progress: twelve bytes. A field that is not known yet has its value of [`Battle::NONE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Battle {
    /// The attacking character.
    pub attacking: Figure,
    /// The defending player.
    pub player: Seat,
    /// The defending character, from [`Stage::Play`] on. Before that, [`NOBODY`].
    pub defending: u8,
    /// The figure that is hit: the defending character, or the figure that the hit was moved to. [`NOBODY`] before the
    /// cards are opened.
    pub hit: u8,
    /// The cards of attacker and defender that lie open, or [`NO_CARD`].
    pub cards: [u8; 2],
    /// The Power that counted for attacker and defender.
    pub powers: [u8; 2],
    /// How many pending effects add 5 for attacker and defender.
    pub plus: [u8; 2],
    /// How many pending effects subtract 5 for attacker and defender.
    pub minus: [u8; 2],
}

impl Battle {
    /// The value of a state without a battle.
    pub const NONE: Battle = Battle {
        attacking: Figure(NOBODY),
        player: Seat(NOBODY),
        defending: NOBODY,
        hit: NOBODY,
        cards: [NO_CARD; 2],
        powers: [0; 2],
        plus: [0; 2],
        minus: [0; 2],
    };

    /// Returns the total of one side, 0 = attacker, 1 = defender, once the cards are open. PA1-BATTLE-03, PA2-BATTLE-03
    pub fn total(&self, role: usize) -> i32 {
        let rank = if self.cards[role] == NO_CARD { 0 } else { Card::at(self.cards[role]).rank() };
        let [power, plus, minus] = [self.powers, self.plus, self.minus].map(|both| i32::from(both[role]));
        rank + power + 5 * (plus - minus)
    }
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The player whose turn it is declares an attack.
    Attack,
    /// The defending player chooses a character.
    Defend,
    /// The attacker and the defender each lay a card, in either order.
    Play,
    /// The attacker is offered a special action.
    Use(Special),
    /// The player of the figure about to be hit is asked about its guard.
    Guard,
    /// The game is over: its ending, and the winner if there is one.
    Over(Ending, Option<Seat>),
}

impl Stage {
    /// Says whether cards are open: between the reveal and the clean-up.
    #[inline]
    pub(crate) const fn is_open(self) -> bool {
        matches!(self, Stage::Use(_) | Stage::Guard)
    }

    /// Returns the word for the decision that the game waits for, as decisions use it; `None` when the game is over.
    pub const fn word(self) -> Option<&'static str> {
        match self {
            Stage::Attack => Some("attack"),
            Stage::Defend => Some("defend"),
            Stage::Play => Some("play"),
            Stage::Use(_) => Some("use"),
            Stage::Guard => Some("guard"),
            Stage::Over(..) => None,
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Only one player has figures left. PA1-END-02, PA2-END-02
    LastStanding,
    /// The highest number of turns was played. PA-R-46
    TurnCap,
    /// A player gave up, and at most one player was left. PA-R-47
    Resignation,
    /// A player's time ran out, and at most one player was left. PA-R-47
    Timeout,
}

impl Ending {
    /// Returns the ending as JSON writes it, such as `turn-cap`.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::LastStanding => "last-standing",
            Ending::TurnCap => "turn-cap",
            Ending::Resignation => "resignation",
            Ending::Timeout => "timeout",
        }
    }
}
