//! The eight kinds of Troops, the two seats, and racks, reserves and discards as multisets of kinds.

use referee::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The seat whose headquarters is at the bottom of the drawing.
pub const BLUE: Seat = Seat(0);
/// The seat whose headquarters is at the top of the drawing.
pub const RED: Seat = Seat(1);

/// A seat as JSON writes it: `blue` or `red`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "SeatName")]
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

/// Returns the opponent of a seat.
#[inline]
pub const fn opponent(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// A kind of Troop. Each colour has three Troops of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, schemars::JsonSchema)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Troop {
    /// Strength 1. Its effect draws two Troops.
    Skully,
    /// Strength 2. Its effect places an extra Troop.
    Capn,
    /// Strength 3. Its effect discards an adjacent enemy Troop.
    Jumbo,
    /// Strength 4. It needs no connection on bases.
    Hook,
    /// Strength 5. Its effect discards a random Troop of the enemy rack.
    Xb42,
    /// Strength 6. Its effect draws one Troop.
    Star,
    /// Strength 7. It has no effect.
    Roxy,
    /// The joker, without a strength. Kwak covers every enemy Troop, and every enemy Troop covers Kwak.
    Kwak,
}

impl Troop {
    /// All kinds, ordered by strength, with the joker last.
    pub const ALL: [Troop; 8] =
        [Troop::Skully, Troop::Capn, Troop::Jumbo, Troop::Hook, Troop::Xb42, Troop::Star, Troop::Roxy, Troop::Kwak];

    /// Returns the kind at an index of [`Troop::ALL`], 0 to 7. The compiler sees that nothing has to be looked up here.
    #[inline]
    pub const fn at(index: usize) -> Troop {
        match index & 7 {
            0 => Troop::Skully,
            1 => Troop::Capn,
            2 => Troop::Jumbo,
            3 => Troop::Hook,
            4 => Troop::Xb42,
            5 => Troop::Star,
            6 => Troop::Roxy,
            _ => Troop::Kwak,
        }
    }

    /// Returns the index in [`Troop::ALL`], 0 to 7.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the value as boards print it: the strength `1` to `7`, or `K` for Kwak.
    pub const fn value(self) -> &'static str {
        ["1", "2", "3", "4", "5", "6", "7", "K"][self as usize]
    }

    /// Returns the word for the kind in JSON, such as `xb42`.
    pub const fn word(self) -> &'static str {
        ["skully", "capn", "jumbo", "hook", "xb42", "star", "roxy", "kwak"][self as usize]
    }

    /// Returns the English name, such as `XB-42`.
    pub const fn name(self) -> &'static str {
        ["Skully", "Cap'n", "Jumbo", "Hook", "XB-42", "Star", "Roxy", "Kwak"][self as usize]
    }

    /// Returns the kind with this [`Troop::word`].
    pub fn from_word(word: &str) -> Option<Troop> {
        Troop::ALL.into_iter().find(|troop| troop.word() == word)
    }
}

/// Something about each of the eight kinds of Troops in 32 bits, such as a set of places. Each number has two kinds:
/// the kind with the same index in its lower half, and the kind four further on in its upper half.
pub(crate) type Pairs = [u64; 4];

/// A multiset of Troops of one colour: at most three of each kind, with two bits for each kind. It has no order, so no
/// order can influence a random pick. TB-R-30
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u16);

impl Kinds {
    /// The empty set.
    pub const NONE: Kinds = Kinds(0);
    /// Three of each kind: all Troops of one colour. TB-SETUP-01
    pub const ALL: Kinds = Kinds(0xFFFF);

    /// Returns how many Troops of a kind the set has, 0 ..= 3.
    #[inline]
    pub const fn count(self, troop: Troop) -> u8 {
        (self.0 >> (2 * troop as u16) & 3) as u8
    }

    /// Returns how many Troops the set has, 0 ..= 24.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x3333) + (self.0 >> 2 & 0x3333);
        let quads = (pairs + (pairs >> 4)) & 0x0F0F;
        ((quads + (quads >> 8)) & 0x1F) as u8
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set has a Troop of the kind.
    #[inline]
    pub const fn contains(self, troop: Troop) -> bool {
        self.count(troop) > 0
    }

    /// Adds a Troop. The set must have fewer than three of its kind.
    #[inline]
    pub fn add(&mut self, troop: Troop) {
        debug_assert!(self.count(troop) < 3, "a colour has three {troop:?}");
        self.0 += 1 << (2 * troop as u16);
    }

    /// Adds the Troops of `other`. There must then be at most three of each kind.
    #[inline]
    pub fn add_all(&mut self, other: Kinds) {
        debug_assert!(self.with(other).is_some(), "a colour has three of each kind");
        self.0 += other.0;
    }

    /// Removes a Troop. The set must have a Troop of its kind.
    #[inline]
    pub fn remove(&mut self, troop: Troop) {
        debug_assert!(self.contains(troop), "there is no {troop:?} to take");
        self.0 -= 1 << (2 * troop as u16);
    }

    /// Removes a Troop if the set has one of its kind.
    #[inline]
    pub fn remove_if_present(&mut self, troop: Troop) {
        self.0 -= u16::from(self.contains(troop)) << (2 * troop as u16);
    }

    /// Returns this set without the Troops of `other`. They must all be in this set.
    #[inline]
    pub const fn without(self, other: Kinds) -> Kinds {
        debug_assert!(other.is_within(self), "the removed Troops must be in the set");
        Kinds(self.0 - other.0)
    }

    /// Returns the Troops of this set and of `other` together; `None` if there were more than three of a kind.
    pub fn with(self, other: Kinds) -> Option<Kinds> {
        let fits = Troop::ALL.into_iter().all(|troop| self.count(troop) + other.count(troop) <= 3);
        fits.then(|| Kinds(self.0 + other.0))
    }

    /// Returns whether this set is a part of `other`.
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

    /// Returns the counts by kind, in the form for [`referee::Chance::pick`].
    #[inline]
    pub fn counts(self) -> [u8; 8] {
        // Each step moves the upper half of every group of counts further up, until each count has a byte of its own.
        let quads = (u64::from(self.0) | u64::from(self.0) << 24) & 0x0000_00FF_0000_00FF;
        let pairs = (quads | quads << 12) & 0x000F_000F_000F_000F;
        ((pairs | pairs << 6) & 0x0303_0303_0303_0303).to_le_bytes()
    }

    /// Returns the set of kinds that this set has, with one bit for each kind.
    pub(crate) fn kind_set(self) -> u32 {
        self.kinds().fold(0, |set, troop| set | 1 << troop.index())
    }

    /// Returns all 32 bits of each kind that the set has as 1, and those of the other kinds as 0.
    #[inline]
    pub(crate) fn in_pairs(self) -> Pairs {
        let kinds = (self.0 | self.0 >> 1) & 0x5555;
        let kinds = u64::from(kinds & 0xff) | u64::from(kinds >> 8) << 32;
        [0, 2, 4, 6].map(|bit| ((kinds >> bit) & 0x1_0000_0001) * 0xffff_ffff)
    }

    /// Lists the Troops by strength, with the joker last. A kind occurs as often as the set has it.
    pub fn iter(self) -> impl Iterator<Item = Troop> {
        Troop::ALL.into_iter().flat_map(move |troop| (0..self.count(troop)).map(move |_| troop))
    }

    /// Lists the kinds that the set has, each once, by strength, with the joker last.
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
    /// Collects Troops. There must be at most three of each kind.
    fn from_iter<I: IntoIterator<Item = Troop>>(troops: I) -> Kinds {
        let mut kinds = Kinds::NONE;
        troops.into_iter().for_each(|troop| kinds.add(troop));
        kinds
    }
}

/// In JSON a set is the list of its Troops, ordered by strength.
impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kinds, D::Error> {
        let troops = Vec::<Troop>::deserialize(deserializer)?;
        let kinds = troops.iter().try_fold(Kinds::NONE, |kinds, troop| {
            let more = kinds.with([*troop].into_iter().collect());
            more.ok_or_else(|| format!("the list has more than three {}; a colour has only three", troop.name()))
        });
        kinds.map_err(D::Error::custom)
    }
}
