//! Ready-made lists of placements. To list the placements of a Troop, the rules copy one short list for each group of
//! four places. A loop over the places would be slower, because the processor cannot predict when it ends.

use crate::action::Action;
use crate::board::MOST_PLACES;
use crate::field::Place;
use crate::troop::Troop;

/// How many places a group has.
const GROUP: usize = 4;
/// How many sets of places of a group there are.
const SETS: usize = 1 << GROUP;

/// The placements as decisions of the turn. TB-PLACE-01
pub(super) static PLACE: Lists = Lists::new(false);
/// The placements of an extra Troop, as decisions of Cap'n's effect. TB-TROOP-2-01
pub(super) static CAPN: Lists = Lists::new(true);

/// By kind of Troop, by group of places, and by set of places of the group: the placements on these places, lowest
/// number first. What stands after the last placement has no meaning.
pub(super) struct Lists([[[[Action; GROUP]; SETS]; MOST_PLACES / GROUP]; Troop::ALL.len()]);

impl Lists {
    const fn new(is_extra: bool) -> Lists {
        let mut lists = [[[[Action::Draw; GROUP]; SETS]; MOST_PLACES / GROUP]; Troop::ALL.len()];
        let mut number = 0;
        while number < Troop::ALL.len() * MOST_PLACES * SETS {
            let (kind, place, set) = (number / SETS / MOST_PLACES, number / SETS % MOST_PLACES, number % SETS);
            let (troop, on) = (Troop::at(kind), Place(place as u8));
            if set >> (place % GROUP) & 1 == 1 {
                let before = (set & ((1 << (place % GROUP)) - 1)).count_ones() as usize;
                lists[kind][place / GROUP][set][before] =
                    if is_extra { Action::Capn { troop, on } } else { Action::Place { troop, on } };
            }
            number += 1;
        }
        Lists(lists)
    }

    /// Appends to `out` the placements of a Troop on the places of `set`, lowest number first. The board has `places`
    /// places.
    #[inline]
    pub(super) fn push(&self, troop: Troop, set: u32, places: usize, out: &mut Vec<Action>) {
        /// The number of places in each set of a group, in four bits each.
        const LENGTHS: u64 = 0x4332_3221_3221_2110;
        let mut rest = set as usize;
        for lists in self.0[troop.index()].iter().take(places.div_ceil(GROUP)) {
            let chosen = rest % SETS;
            let length = out.len() + (LENGTHS >> (chosen * 4) & 7) as usize;
            out.extend_from_slice(&lists[chosen]);
            out.truncate(length);
            rest /= SETS;
        }
    }
}
