//! The eight kinds of Troops, the two seats, and racks, reserves and discards as multisets of kinds.

use referee::Seat;
use serde::{Deserialize, Serialize};

/// The seat that plays from the bottom of the board.
pub const BLUE: Seat = Seat(0);
/// The seat that plays from the top of the board.
pub const RED: Seat = Seat(1);

/// The colour of a seat, as files and decisions write it.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[ts(rename = "SeatName")]
#[schemars(rename = "SeatJson")]
pub enum Colour {
    Blue,
    Red,
}

impl From<Seat> for Colour {
    fn from(seat: Seat) -> Colour {
        if seat == BLUE { Colour::Blue } else { Colour::Red }
    }
}

impl From<Colour> for Seat {
    fn from(colour: Colour) -> Seat {
        match colour {
            Colour::Blue => BLUE,
            Colour::Red => RED,
        }
    }
}

/// Returns the other seat.
#[inline]
pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A kind of Troop. There are three of each kind and colour.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS, schemars::JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Troop {
    /// Strength 1; may draw two.
    Skully,
    /// Strength 2; may place an extra Troop.
    Capn,
    /// Strength 3; may discard an adjacent enemy Troop.
    Jumbo,
    /// Strength 4; ignores the connection rule on bases.
    Hook,
    /// Strength 5; may discard a random Troop of the enemy rack.
    Xb42,
    /// Strength 6; may draw one.
    Star,
    /// Strength 7; no effect.
    Roxy,
    /// The joker: covers every enemy Troop and is covered by every enemy Troop.
    Kwak,
}

impl Troop {
    /// All kinds, by strength, the joker last.
    pub const ALL: [Troop; 8] =
        [Troop::Skully, Troop::Capn, Troop::Jumbo, Troop::Hook, Troop::Xb42, Troop::Star, Troop::Roxy, Troop::Kwak];

    /// Returns the kind at a position of [`Troop::ALL`], 0 ..= 7.
    #[inline]
    pub const fn at(index: usize) -> Troop {
        Troop::ALL[index & 7]
    }

    /// Returns the position in [`Troop::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the value as boards print it: `1` to `7`, or `K`.
    pub const fn value(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6", "7", "K"][self as usize]
    }

    /// Returns the word for it in scenario files and decisions.
    pub const fn word(self) -> &'static str {
        ["skully", "capn", "jumbo", "hook", "xb42", "star", "roxy", "kwak"][self as usize]
    }

    /// Returns the name printed on the Troop.
    pub const fn name(self) -> &'static str {
        ["Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy", "Kwak"][self as usize]
    }

    /// Finds the kind by its word.
    pub fn from_word(word: &str) -> Option<Troop> {
        Troop::ALL.into_iter().find(|troop| troop.word() == word)
    }
}

/// A multiset of Troops of one colour: at most three of each kind, two bits each. It has no order that a pick could
/// depend on. TB-R-30
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// No Troop.
    pub const NONE: Kinds = Kinds(0);
    /// Three of each kind: all Troops of one colour. TB-SETUP-01
    pub const ALL: Kinds = Kinds(0xFFFF);

    /// Returns how many of a kind there are, 0 ..= 3.
    #[inline]
    pub const fn count(self, troop: Troop) -> u8 {
        (self.0 >> (2 * troop as u16) & 3) as u8
    }

    /// Returns how many Troops there are, 0 ..= 24.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x3333) + (self.0 >> 2 & 0x3333);
        let quads = (pairs + (pairs >> 4)) & 0x0F0F;
        ((quads + (quads >> 8)) & 0x1F) as u8
    }

    /// Says whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Says whether there is a Troop of the kind.
    #[inline]
    pub const fn contains(self, troop: Troop) -> bool {
        self.count(troop) > 0
    }

    /// Puts a Troop in; there must be fewer than three of its kind.
    #[inline]
    pub fn add(&mut self, troop: Troop) {
        debug_assert!(self.count(troop) < 3, "a colour has three {troop:?}");
        self.0 += 1 << (2 * troop as u16);
    }

    /// Takes a Troop out; there must be one of its kind.
    #[inline]
    pub fn remove(&mut self, troop: Troop) {
        debug_assert!(self.contains(troop), "there is no {troop:?} to take");
        self.0 -= 1 << (2 * troop as u16);
    }

    /// Takes a Troop out if there is one of its kind.
    #[inline]
    pub fn remove_if_present(&mut self, troop: Troop) {
        if self.contains(troop) {
            self.remove(troop);
        }
    }

    /// Returns these without `other`, which must be among these.
    #[inline]
    pub const fn without(self, other: Kinds) -> Kinds {
        debug_assert!(other.is_within(self), "cannot take out what is not there");
        Kinds(self.0 - other.0)
    }

    /// Returns these and `other` together, if no kind comes to more than three.
    pub fn with(self, other: Kinds) -> Option<Kinds> {
        let fits = Troop::ALL.into_iter().all(|troop| self.count(troop) + other.count(troop) <= 3);
        fits.then(|| Kinds(self.0 + other.0))
    }

    /// Says whether every Troop of these is among `other`.
    pub const fn is_within(self, other: Kinds) -> bool {
        let mut kind = 0;
        while kind < 8 {
            if self.count(Troop::at(kind)) > other.count(Troop::at(kind)) {
                return false;
            }
            kind += 1;
        }
        true
    }

    /// Returns the counts by kind, as [`referee::Chance::pick`] takes them.
    #[inline]
    pub fn counts(self) -> [u8; 8] {
        std::array::from_fn(|kind| (self.0 >> (2 * kind) & 3) as u8)
    }

    /// Lists the Troops by strength, the joker last, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Troop> {
        Troop::ALL.into_iter().flat_map(move |troop| (0..self.count(troop)).map(move |_| troop))
    }

    /// Lists the kinds of which there is at least one, by strength, the joker last.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Troop> {
        let mut rest = (self.0 | self.0 >> 1) & 0x5555;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let troop = Troop::at(rest.trailing_zeros() as usize / 2);
            rest &= rest - 1;
            Some(troop)
        })
    }
}

impl FromIterator<Troop> for Kinds {
    /// Collects Troops. There must be at most three of a kind.
    fn from_iter<I: IntoIterator<Item = Troop>>(troops: I) -> Kinds {
        let mut kinds = Kinds::NONE;
        troops.into_iter().for_each(|troop| kinds.add(troop));
        kinds
    }
}
