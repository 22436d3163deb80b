//! A board in a form for play. Sets of places and of regions are `u32` numbers with one bit for each place or region.

use crate::board::{BoardFile, MOST_PLACES, Owner, Special};
use crate::setup::Options;
use crate::troop::{Pairs, Troop};
use referee::Seat;
use std::sync::OnceLock;

/// The most bases of a board for which [`Field::prepare`] makes a table. The table has an entry for every set of bases:
/// with 11 bases it takes 32 KB, with 16 bases 1 MB.
const TABLE_BASES: usize = 16;

/// A place of the board. Places are numbered from 0: the bases in the order of the file, then the headquarters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(pub u8);

impl Place {
    /// Returns the set with only this place.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// Returns the number of the place as an index of arrays with one entry for each place.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the place number `n` of `set`, from 0, lowest number first. The set must have so many places.
    ///
    /// This takes no loop over the places, because the processor cannot predict when it ends.
    #[inline]
    pub fn nth(set: u32, n: u32) -> Place {
        let counts = set.to_le_bytes().map(|byte| u32::from(BYTES.count[usize::from(byte)]));
        let lower = counts[0] + counts[1];
        let (half, start, n, first) =
            if n < lower { (set, 0, n, counts[0]) } else { (set >> 16, 16, n - lower, counts[2]) };
        let passed = u32::from(n >= first);
        let (byte, n) = (half >> (8 * passed) & 0xff, n - first * passed);
        Place(start + 8 * passed as u8 + BYTES.nth[byte as usize][(n & 7) as usize])
    }

    /// Lists the places of `set`, lowest number first.
    #[inline]
    pub fn each(mut set: u32) -> impl Iterator<Item = Place> {
        std::iter::from_fn(move || {
            if set == 0 {
                return None;
            }
            let place = Place(set.trailing_zeros() as u8);
            set &= set - 1;
            Some(place)
        })
    }
}

/// What [`Place::nth`] knows of each byte of a set.
struct Bytes {
    /// How many bits of the byte are 1.
    count: [u8; 256],
    /// The numbers of these bits, lowest first. What stands after the last of them has no meaning.
    nth: [[u8; 8]; 256],
}

static BYTES: Bytes = {
    let (mut count, mut nth) = ([0; 256], [[0; 8]; 256]);
    let mut number = 0;
    while number < 256 * 8 {
        let (byte, bit) = (number / 8, number % 8);
        if byte >> bit & 1 == 1 {
            nth[byte][count[byte] as usize] = bit as u8;
            count[byte] += 1;
        }
        number += 1;
    }
    Bytes { count, nth }
};

/// What a special base does when a Troop is placed on it. Bases that only restrict Troops or switch off their effects
/// have no such effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BaseEffect {
    /// Castle Field: the player may take a Troop back to the rack.
    Recall,
    /// City of Clouds: the player may draw a Troop.
    Draw,
    /// Volcanic Jungle: the player may move an adjacent enemy Troop.
    Shove,
    /// Cursed Cemetery: the player may return a Troop from the discard to the rack.
    Exhume,
    /// Battlefield: a random Troop of the enemy rack lies face down for the enemy's next turn.
    Pin,
}

/// A region, as play needs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Region {
    /// The set of bases that a player must control to claim the medals.
    pub bases: u32,
    /// How many medals lie on the region at set-up.
    pub medals: u8,
}

/// A board in a form for play. The options of the match are applied to it. A field never changes.
#[derive(Clone, Debug)]
pub struct Field {
    /// The ids of the places in the board file, by number of the place.
    pub names: Vec<String>,
    /// The ids of the regions, in the order of the board file.
    pub region_names: Vec<String>,
    /// The set of all bases.
    pub bases: u32,
    /// By seat: the set of its headquarters. On the Caribbean Sea blue has two. TB-TERR-CARIB-01, TB-R-21
    pub hqs: [u32; 2],
    /// By place: the set of places that a path joins to it.
    pub near: [u32; MOST_PLACES],
    /// By kind of Troop: the set of places whose printed values allow the Troop.
    pub allowed: [u32; 8],
    /// The same sets in pairs.
    pub(crate) allowed_pairs: Pairs,
    /// The set of places that allow every kind of Troop.
    pub(crate) unrestricted: u32,
    /// The set of bases that switch off the effects of Troops placed on them.
    pub nullify: u32,
    /// The set of bases on which Hook needs a connection. TB-R-05
    pub(crate) hook_blocked: u32,
    /// The set of bases with an entry in `effects`.
    pub acting: u32,
    /// By place: what the base does when a Troop is placed on it; `None` for a place without an effect.
    pub effects: [Option<BaseEffect>; MOST_PLACES],
    /// The regions, in the order of the board file.
    pub regions: Vec<Region>,
    /// How many medals a player needs to win.
    pub medals_to_win: u16,
    /// The table that makes searches faster; absent until [`Field::prepare`] makes it. The set of controlled bases is
    /// the index. The table is empty if the board has more than [`TABLE_BASES`] bases.
    table: OnceLock<Box<[Control]>>,
}

/// What follows from a set of controlled bases. An entry never lies across two cache lines.
#[derive(Clone, Copy, Debug)]
#[repr(align(16))]
struct Control {
    /// By seat: the result of [`Field::reach`].
    reach: [u32; 2],
    /// The result of [`Field::surrounded`].
    surrounded: u32,
}

impl Field {
    /// Converts a board that has no [obstacles](crate::board::obstacles), and applies the options.
    pub fn new(board: &BoardFile, options: &Options) -> Field {
        let names: Vec<String> =
            board.bases.iter().map(|base| base.id.clone()).chain(board.hqs.iter().map(|hq| hq.id.clone())).collect();
        let place =
            |id: &str| names.iter().position(|name| name == id).expect("paths and regions name places of the board");
        let mut near = [0; MOST_PLACES];
        for [a, b] in &board.paths {
            let (a, b) = (place(a), place(b));
            near[a] |= 1 << b;
            near[b] |= 1 << a;
        }
        let mut hqs = [0; 2];
        for hq in &board.hqs {
            hqs[seat_of(hq.owner).index()] |= 1 << place(&hq.id);
        }
        let regions = board.regions.iter().map(|region| Region {
            bases: region.bases.iter().fold(0, |set, base| set | 1 << place(base)),
            medals: region.medals.min(255) as u8,
        });
        let mut field = Field {
            region_names: board.regions.iter().map(|region| region.id.clone()).collect(),
            bases: ((1u64 << board.bases.len()) - 1) as u32,
            hqs,
            near,
            allowed: [u32::MAX; 8],
            allowed_pairs: [u64::MAX; 4],
            unrestricted: u32::MAX,
            nullify: 0,
            hook_blocked: 0,
            acting: 0,
            effects: [None; MOST_PLACES],
            regions: regions.collect(),
            medals_to_win: board.medals_to_win.min(u32::from(u16::MAX)) as u16,
            table: OnceLock::new(),
            names,
        };
        if options.special_bases {
            field.lay_specials(board);
        }
        if options.metal_x_blocks_hook {
            field.hook_blocked = field.nullify;
        }
        field
    }

    /// Makes the table that makes searches faster, if it does not exist yet. A match between people never needs it.
    pub fn prepare(&self) {
        self.table.get_or_init(|| {
            if self.bases.count_ones() as usize > TABLE_BASES {
                return Box::default();
            }
            let control = |own| Control {
                reach: [Seat(0), Seat(1)].map(|seat| self.flood(seat, own)),
                surrounded: self.look_round(own),
            };
            (0..=self.bases).map(control).collect()
        });
    }

    /// Returns the entries of the table for some sets of controlled bases, if there are any.
    #[inline]
    fn controls<const N: usize>(&self, own: [u32; N]) -> [Option<&Control>; N] {
        let table = self.table.get().map(|table| &table[..]).unwrap_or_default();
        own.map(|own| table.get(own as usize))
    }

    fn lay_specials(&mut self, board: &BoardFile) {
        for (index, base) in board.bases.iter().enumerate() {
            match &base.special {
                None => {}
                Some(Special::Allow { values }) => self.restrict(index, values),
                Some(Special::Nullify) => self.nullify |= 1 << index,
                Some(Special::Recall) => self.effects[index] = Some(BaseEffect::Recall),
                Some(Special::Draw) => self.effects[index] = Some(BaseEffect::Draw),
                Some(Special::Shove) => self.effects[index] = Some(BaseEffect::Shove),
                Some(Special::Exhume) => self.effects[index] = Some(BaseEffect::Exhume),
                Some(Special::Pin) => self.effects[index] = Some(BaseEffect::Pin),
            }
            self.acting |= u32::from(self.effects[index].is_some()) << index;
        }
        for (index, hq) in board.hqs.iter().enumerate() {
            if let Some(values) = &hq.allow {
                self.restrict(board.bases.len() + index, values);
            }
        }
    }

    fn restrict(&mut self, index: usize, values: &[String]) {
        self.unrestricted &= !(1 << index);
        for troop in Troop::ALL {
            if !values.iter().any(|value| value == troop.value()) {
                self.allowed[troop.index()] &= !(1 << index);
                self.allowed_pairs[troop.index() % 4] &= !(1 << (index + 8 * (troop.index() & 4)));
            }
        }
    }

    /// Returns the set of places that are connected to the seat's headquarters if the seat controls the bases `own`.
    /// TB-PLACE-06, TB-R-03
    ///
    /// Enemy headquarters are included if a path leads to them from a connected base or the seat's own headquarters.
    /// The seat's own headquarters are never included: chains start there, but never pass through them. TB-R-35. A
    /// controlled base that is not connected connects no other place. TB-R-36
    #[inline]
    pub fn reach(&self, seat: Seat, own: u32) -> u32 {
        match self.controls([own]) {
            [Some(control)] => control.reach[seat.index()],
            [None] => self.flood(seat, own),
        }
    }

    #[cold]
    #[inline(never)]
    fn flood(&self, seat: Seat, own: u32) -> u32 {
        let mut reached = self.around(self.hqs[seat.index()]);
        loop {
            let next = reached | self.around(reached & own);
            if next == reached {
                return reached & !self.hqs[seat.index()];
            }
            reached = next;
        }
    }

    /// Returns the set of regions of which all bases are in `own`. TB-MEDAL-01, TB-R-09
    #[inline]
    pub fn surrounded(&self, own: u32) -> u32 {
        match self.controls([own]) {
            [Some(control)] => control.surrounded,
            [None] => self.look_round(own),
        }
    }

    /// Returns the set of regions that [`Field::surrounded`] gives for either of two sets of bases.
    #[inline]
    pub(crate) fn surrounded_by_either(&self, own: [u32; 2]) -> u32 {
        match self.controls(own) {
            [Some(one), Some(other)] => one.surrounded | other.surrounded,
            _ => self.look_round(own[0]) | self.look_round(own[1]),
        }
    }

    #[cold]
    #[inline(never)]
    fn look_round(&self, own: u32) -> u32 {
        let surrounds = |region: &Region| u32::from(region.bases & !own == 0);
        self.regions.iter().enumerate().fold(0, |set, (index, region)| set | surrounds(region) << index)
    }

    /// Returns the set of places that a path joins to at least one of `places`.
    pub fn around(&self, places: u32) -> u32 {
        Place::each(places).fold(0, |set, place| set | self.near[place.index()])
    }

    /// Returns the set of bases to which Volcanic Jungle can move the top Troop of `from`: all bases adjacent to
    /// `from`, but no headquarters. TB-TERR-JUNGLE-02, TB-R-16
    pub fn ways(&self, from: Place) -> u32 {
        self.near[from.index()] & self.bases
    }

    /// Returns the place with this id.
    pub fn place(&self, name: &str) -> Option<Place> {
        self.names.iter().position(|known| known == name).map(|index| Place(index as u8))
    }

    /// Returns the id of a place in the board file.
    pub fn name(&self, place: Place) -> &str {
        &self.names[place.index()]
    }

    /// Lists the ids of the places of a set.
    pub fn names_of(&self, places: u32) -> Vec<String> {
        Place::each(places).map(|place| self.name(place).to_owned()).collect()
    }

    /// Returns the index of the region with this id.
    pub fn region(&self, name: &str) -> Option<usize> {
        self.region_names.iter().position(|known| known == name)
    }
}

fn seat_of(owner: Owner) -> Seat {
    match owner {
        Owner::Blue => crate::troop::BLUE,
        Owner::Red => crate::troop::RED,
    }
}
