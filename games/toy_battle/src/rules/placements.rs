//! The placements that a seat can make, as sets of places by kind of Troop. All kinds are looked at together, without a
//! loop or a question for each, because the processor cannot predict which kinds a rack has.

use crate::field::Place;
use crate::troop::{Pairs, Troop};

/// Returns `value` in both halves of a number.
#[inline]
pub(super) const fn both(value: u32) -> u64 {
    (value as u64) << 32 | value as u64
}

/// The placements that a seat can make now, ordered by kind of Troop and then by place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placements {
    /// The set of places where the seat can place a Troop of each kind.
    places: Pairs,
    /// How many placements there are of each kind and of all kinds before it. There is a byte for each kind, the first
    /// in the lowest byte. A byte suffices: a board has at most 32 places, and one of them is the own headquarters.
    totals: u64,
}

impl Placements {
    /// No placement.
    pub(super) const NONE: Placements = Placements { places: [0; 4], totals: 0 };

    /// Counts the placements. `places` has the set of places for each kind of Troop.
    #[inline]
    pub(super) fn on(places: Pairs) -> Placements {
        // The bits of all sets are added up as in `u32::count_ones`: by twos, fours and eights. A multiplication adds
        // the four bytes of each half, and gives the sum in its highest byte. The last multiplication adds up the
        // kinds.
        let sums = places.map(|sets| {
            let twos = sets - (sets >> 1 & 0x5555_5555_5555_5555);
            let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
            let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
            eights.wrapping_mul(0x0101_0101) & 0xff00_0000_ff00_0000
        });
        let counts = sums[0] >> 24 | sums[1] >> 16 | sums[2] >> 8 | sums[3];
        Placements { places, totals: counts.wrapping_mul(0x0101_0101_0101_0101) }
    }

    /// Returns how many placements there are.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        (self.totals >> 56) as usize
    }

    /// Returns the set of places where the seat can place a Troop of this kind.
    #[inline]
    pub(super) const fn of(&self, troop: Troop) -> u32 {
        let kind = troop.index();
        (self.places[kind & 3] >> (8 * (kind & 4))) as u32
    }

    /// Returns the placement number `n`, from 0. There must be so many.
    #[inline]
    pub(super) fn nth(&self, n: usize) -> (Troop, Place) {
        let passed = up_to(self.totals, n as u64);
        let before = self.totals << 8 >> (8 * passed) & 0xff;
        let troop = Troop::at(passed as usize);
        (troop, Place::nth(self.of(troop), n as u32 - before as u32))
    }
}

/// Returns how many of eight bytes are at most `n`, which is below 256. The bytes are compared by fours, because each
/// needs room for a borrowed bit.
#[inline]
fn up_to(bytes: u64, n: u64) -> u64 {
    const FOUR: u64 = 0x0001_0001_0001_0001;
    let passed = |four: u64| (n * FOUR + (0x100 * FOUR - four)) >> 8 & FOUR;
    let sums = passed(bytes & (0xff * FOUR)) + passed((bytes >> 8) & (0xff * FOUR));
    sums.wrapping_mul(FOUR) >> 48
}
