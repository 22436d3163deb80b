//! The features of a position: the numbers that the network of the estimate gets for each side. The side to move is the
//! side that draws or places next. While an effect is being offered, the player who must answer belongs to the side
//! that waits.
//!
//! Each constant below is the index of a count's first feature among the features of a side. A number with few values
//! has a feature for each value: 1 for the value that it has, 0 for the others. [`MEDALS_MISSING`], [`WAY_TO_HQ`] and
//! [`RACK_SIZE`] are such numbers.

use crate::ToyBattle;
use crate::network::SIDE;
use crate::state::{Phase, State};
use crate::troop::{Troop, opponent};
use referee::Seat;

/// The features of the side to move, then the features of the side that waits.
pub type Features = [u8; 2 * SIDE];

/// The number of medals still missing to win: 1 to 8. 8 also stands for more.
pub(crate) const MEDALS_MISSING: usize = 0;
/// The number of placements until an enemy headquarters is connected: 0 to 5. 5 also stands for more.
pub(crate) const WAY_TO_HQ: usize = 8;
/// The number of Troops on the rack: 0 to 8.
pub(crate) const RACK_SIZE: usize = 14;
/// The number of Troops on the rack, by kind.
pub(crate) const ON_RACK: usize = 23;
/// The number of controlled bases, by the kind of Troop on top.
pub(crate) const ON_TOP: usize = 31;
/// The number of connected bases that the enemy controls, by the kind of Troop on top.
pub(crate) const FRONT: usize = 39;
/// The number of controlled bases that are connected.
pub(crate) const CONNECTED: usize = 47;
/// The number of controlled bases that are not connected.
pub(crate) const CUT_OFF: usize = 48;
/// The number of empty bases that are connected.
pub(crate) const OPEN: usize = 49;
/// The number of medals of the regions of which the side lacks one base.
pub(crate) const ONE_SHORT: usize = 50;
/// The number of medals of the regions of which the side lacks two bases.
const TWO_SHORT: usize = 51;
/// For the side that waits: 1 if an enemy headquarters is connected.
pub(crate) const HQ_THREAT: usize = 52;
/// For the side that waits: 1 if a connected base would bring all missing medals.
pub(crate) const MEDAL_THREAT: usize = 53;
/// The number of Troops in the reserve, at most [`MOST_RESERVE`].
const RESERVE: usize = 54;
/// For the side that waits: the effect that its player must use or decline now. There is a feature for each of the five
/// Troops with effects, and one for all bases.
const OFFERED: usize = 55;
/// The number of bases on which the side can place a Troop of its rack.
const PLACES: usize = 61;
/// The number of the enemy's bases on which the side can place a Troop of its rack.
const COVERS: usize = 62;
/// The number of medals of the regions that the side can complete with one placement.
const CLAIMS: usize = 63;
/// 1 if the side can win by medals with one placement.
const WINS_BY_MEDALS: usize = 64;
/// 1 if the side can take an enemy headquarters with one placement.
const WINS_BY_HQ: usize = 65;

/// The largest value of [`WAY_TO_HQ`].
const LONGEST_WAY: usize = 5;
/// The largest count of Troops in a reserve that the network sees.
const MOST_RESERVE: u8 = 6;

/// How a side can win with one placement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WinsBy {
    /// The side takes an enemy headquarters.
    Hq,
    /// The side claims the medals that it lacks.
    Medals,
}

/// Returns how the side to move can win with one placement; `None` if it cannot.
#[inline]
pub(crate) fn mover_wins(features: &Features) -> Option<WinsBy> {
    match (features[WINS_BY_HQ], features[WINS_BY_MEDALS]) {
        (0, 0) => None,
        (0, _) => Some(WinsBy::Medals),
        _ => Some(WinsBy::Hq),
    }
}

impl ToyBattle {
    /// Returns the side that is to move next, and the features of the position. Returns `None` if the estimate needs no
    /// network: the game is over, or this side can win at once.
    pub fn seen(&self, state: &State) -> Option<(Seat, Features)> {
        let mover = state.next_to_move()?;
        let features = self.features(state, mover);
        mover_wins(&features).is_none().then_some((mover, features))
    }

    /// Returns the features of a position. `mover` is the side that is to move after the play in progress.
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

    /// Returns how many placements the seat needs until an enemy headquarters is connected, as if all bases that it
    /// does not control were empty. [`LONGEST_WAY`] also stands for more.
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

    /// Adds the features of regions to `out`. Returns the bases of which each alone brings all `missing` medals.
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

/// Returns the index of a Troop's effect among the features of [`OFFERED`]. The last of them is for effects of bases.
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
