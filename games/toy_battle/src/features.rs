//! The features of a position: what the network of the estimate sees of each side.
//!
//! The counts of a side stand one after the other. A count that is one of several cases has a feature for each case, of
//! which one is 1.

use crate::ToyBattle;
use crate::network::SIDE;
use crate::state::{Phase, State};
use crate::troop::{Troop, opponent};
use referee::Seat;

/// The features of the side to move, then those of the side that waits.
pub type Features = [u8; 2 * SIDE];

/// The number of medals still missing: 1 to 8, or more.
pub(crate) const MEDALS_MISSING: usize = 0;
/// The number of placements until the enemy headquarters is connected: 0 to 5, or more.
pub(crate) const WAY_TO_HQ: usize = 8;
/// The number of Troops on the rack: 0 to 8.
pub(crate) const RACK_SIZE: usize = 14;
/// The Troops on the rack, by kind.
pub(crate) const ON_RACK: usize = 23;
/// The controlled bases, by the kind of Troop on top.
pub(crate) const ON_TOP: usize = 31;
/// The connected bases that the enemy controls, by the kind of Troop on top.
pub(crate) const FRONT: usize = 39;
/// The controlled bases that are connected.
pub(crate) const CONNECTED: usize = 47;
/// The controlled bases that are cut off.
pub(crate) const CUT_OFF: usize = 48;
/// The empty bases that are connected.
pub(crate) const OPEN: usize = 49;
/// The medals of the regions that one more base completes.
pub(crate) const ONE_SHORT: usize = 50;
/// The medals of the regions that two more bases complete.
const TWO_SHORT: usize = 51;
/// Whether the enemy headquarters is connected, for the side that waits.
pub(crate) const HQ_THREAT: usize = 52;
/// Whether a connected base brings all missing medals, for the side that waits.
pub(crate) const MEDAL_THREAT: usize = 53;
/// The number of Troops in the reserve, up to [`MOST_RESERVE`].
const RESERVE: usize = 54;
/// The effect that is being offered, for the side that waits: five kinds of Troops, and all others.
const OFFERED: usize = 55;
/// The bases on which the side can place a Troop of its rack.
const PLACES: usize = 61;
/// The bases of the enemy on which the side can place a Troop of its rack.
const COVERS: usize = 62;
/// The medals of the regions that the side can complete by one placement.
const CLAIMS: usize = 63;
/// Whether the side can win by medals with one placement.
const WINS_BY_MEDALS: usize = 64;
/// Whether the side can win by taking the enemy headquarters with one placement.
const WINS_BY_HQ: usize = 65;

/// The most placements that are counted until the enemy headquarters is connected.
const LONGEST_WAY: usize = 5;
/// The largest count of Troops in a reserve. More make no difference.
const MOST_RESERVE: u8 = 6;

/// How a side can win with one placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WinsBy {
    /// It takes the enemy headquarters.
    Hq,
    /// It takes the last medals.
    Medals,
}

/// Says how the side to move can win with one placement; `None` if this is impossible.
#[inline]
pub(crate) fn mover_wins(features: &Features) -> Option<WinsBy> {
    match (features[WINS_BY_HQ], features[WINS_BY_MEDALS]) {
        (0, 0) => None,
        (0, _) => Some(WinsBy::Medals),
        _ => Some(WinsBy::Hq),
    }
}

impl ToyBattle {
    /// Returns the side that is to move next, and the features of the position. `None` if the game is over, or if this
    /// side can win at once: there the estimate needs no network.
    pub fn seen(&self, state: &State) -> Option<(Seat, Features)> {
        let mover = state.next_to_move()?;
        let features = self.features(state, mover);
        mover_wins(&features).is_none().then_some((mover, features))
    }

    /// Returns the features of a position in which `mover` is to move after the play in progress.
    pub(crate) fn features(&self, state: &State, mover: Seat) -> Features {
        let mut features = [0; 2 * SIDE];
        let (own, other) = features.split_at_mut(SIDE);
        self.add_side(state, mover, own);
        self.add_side(state, opponent(mover), other);
        let offered = match state.phase {
            Phase::TroopEffect => state.placed().last().map(|placed| placed.token.piece().troop),
            Phase::BaseEffect(_) => Some(Troop::Roxy),
            Phase::Turn | Phase::Over(..) => None,
        };
        if let Some(troop) = offered {
            other[OFFERED + offered_at(troop)] = 1;
        }
        own[HQ_THREAT] = 0;
        own[MEDAL_THREAT] = 0;
        features
    }

    /// Counts the placements until the enemy headquarters is connected, if no Troop is in the way. [`LONGEST_WAY`]
    /// stands for more too.
    fn way_to_hq(&self, seat: Seat, own: u32, reach: u32, hqs: u32) -> usize {
        let (mut own, mut reach, mut way) = (own, reach, 0);
        while reach & hqs == 0 && way < LONGEST_WAY {
            own |= reach & self.field().bases;
            reach = self.field().reach(seat, own);
            way += 1;
        }
        way
    }

    fn add_side(&self, state: &State, seat: Seat, out: &mut [u8]) {
        let field = self.field();
        let (own, enemy) = (state.controlled(seat), state.controlled(opponent(seat)));
        let (reach, hqs) = (field.reach(seat, own), field.hqs[opponent(seat).index()]);
        let missing = field.medals_to_win.saturating_sub(state.medals(seat)).clamp(1, 8) as u8;
        let rack = state.rack(seat);
        out[MEDALS_MISSING + usize::from(missing) - 1] = 1;
        out[WAY_TO_HQ + self.way_to_hq(seat, own, reach, hqs)] = 1;
        out[RACK_SIZE + usize::from(rack.len())] = 1;
        for (kind, visible) in state.visible.into_iter().enumerate() {
            out[ON_RACK + kind] = rack.count(Troop::at(kind));
            out[ON_TOP + kind] = count(visible & own);
            out[FRONT + kind] = count(visible & reach & enemy);
        }
        out[CONNECTED] = count(own & reach);
        out[CUT_OFF] = count(own & !reach);
        out[OPEN] = count(reach & field.bases & !own & !enemy);
        out[RESERVE] = state.reserve_len(seat).min(MOST_RESERVE);
        let places = self.placeable(state, seat);
        out[PLACES] = count(places & field.bases);
        out[COVERS] = count(places & enemy);
        let winning = self.add_regions(state, own, places, missing, out);
        out[HQ_THREAT] = u8::from(reach & hqs != 0);
        out[MEDAL_THREAT] = u8::from(reach & winning != 0);
        out[WINS_BY_MEDALS] = u8::from(places & winning != 0);
        out[WINS_BY_HQ] = u8::from(places & hqs != 0);
    }

    /// Counts the medals within reach. Returns the bases of which each one alone brings all missing medals.
    fn add_regions(&self, state: &State, own: u32, places: u32, missing: u8, out: &mut [u8]) -> u32 {
        let emptied = state.emptied[0] | state.emptied[1];
        let (mut brings, mut winning) = ([0u8; 32], 0);
        for (index, region) in self.field().regions.iter().enumerate() {
            let open = region.bases & !own;
            if emptied >> index & 1 == 1 {
                continue;
            }
            match open.count_ones() {
                1 => {
                    let medals = &mut brings[open.trailing_zeros() as usize];
                    *medals = medals.saturating_add(region.medals);
                    winning |= if *medals >= missing { open } else { 0 };
                    out[ONE_SHORT] = out[ONE_SHORT].saturating_add(region.medals);
                    if open & places != 0 {
                        out[CLAIMS] = out[CLAIMS].saturating_add(region.medals);
                    }
                }
                2 => out[TWO_SHORT] = out[TWO_SHORT].saturating_add(region.medals),
                _ => {}
            }
        }
        winning
    }
}

/// Returns which of the offered effects the effect of a Troop is. Effects of bases are the last.
fn offered_at(troop: Troop) -> usize {
    match troop {
        Troop::Skully => 0,
        Troop::Capn => 1,
        Troop::Jumbo => 2,
        Troop::Xb42 => 3,
        Troop::Star => 4,
        Troop::Hook | Troop::Roxy | Troop::Kwak => 5,
    }
}

fn count(places: u32) -> u8 {
    places.count_ones() as u8
}
