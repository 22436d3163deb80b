//! What the terms of a position count, and how each count is weighed. Hints name these terms as reasons.
//!
//! The worth of a position is a sum for one side minus the same sum for the other side. Its unit is a thousandth of the
//! logarithm of the odds. The weights were fitted to about ten thousand games of bots on all shipped boards. The fit
//! used the positions at the start of each turn, and the results. `cargo xtask fit` fits them anew. Bots estimate
//! positions by a network instead (`estimate.rs`).

use self::Counted::*;
use crate::ToyBattle;
use crate::features::mover_wins;
use crate::state::{Phase, State};
use crate::troop::{Troop, opponent};
use referee::Seat;
use std::ops::Range;

/// The weight by the number of medals still missing, 1 to 8. The last weight also counts for more than 8.
const MEDALS_MISSING: [i32; 8] = [1_300, 653, 313, 43, -122, -237, -356, -530];
/// The weight by the number of placements still missing until the enemy headquarters is connected, 0 to 5. The last
/// weight also counts for more than 5.
const WAY_TO_HQ: [i32; 6] = [595, 295, -51, -284, -511, -511];
/// The weight by the number of Troops on the rack, 0 ..= 8.
const RACK_SIZE: [i32; 9] = [-311, -253, -104, -6, 54, 131, 166, 206, 218];
/// The weight of each Troop on the rack, by kind of Troop.
const ON_RACK: [i32; 8] = [174, 321, 265, 62, 221, 245, 199, 110];
/// The weight of each controlled base, by the kind of Troop on top.
const ON_TOP: [i32; 8] = [25, 23, 72, 124, 95, 76, 91, -26];
/// The weight of each controlled base that is connected.
const CONNECTED: i32 = 92;
/// The weight of each controlled base that is cut off.
const CUT_OFF: i32 = 104;
/// The weight of each connected empty base.
const OPEN: i32 = 38;
/// The weight of each controlled base that the enemy is connected to.
const EXPOSED: i32 = -45;
/// The weight of each connected base that the enemy controls.
const FRONT: i32 = 53;
/// The weight of each connected base that the enemy controls with a Troop of strength 5 to 7.
const WALL: i32 = -131;
/// The weight of each medal of a region that one more base completes.
const NEARLY_CLAIMED: i32 = 46;
/// The weight for the side that waits, if the enemy headquarters is connected.
const HQ_THREAT: i32 = 280;
/// The weight for the side that waits, if a connected base brings enough medals to win.
const MEDAL_THREAT: i32 = 399;
/// The weight of being the side to move.
const TEMPO: i32 = 273;

/// Everything that is counted for a side and then weighed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counted {
    MedalsMissing,
    WayToHq,
    RackSize,
    OnRack,
    OnTop,
    Connected,
    CutOff,
    Open,
    Exposed,
    Front,
    Wall,
    NearlyClaimed,
    HqThreat,
    MedalThreat,
    Tempo,
}

impl Counted {
    /// All counted things, in the order of the weights.
    pub(crate) const ALL: [Counted; 15] = [
        MedalsMissing,
        WayToHq,
        RackSize,
        OnRack,
        OnTop,
        Connected,
        CutOff,
        Open,
        Exposed,
        Front,
        Wall,
        NearlyClaimed,
        HqThreat,
        MedalThreat,
        Tempo,
    ];

    /// Returns the weights of this thing: one weight for each of its counts.
    pub(crate) const fn weights(self) -> &'static [i32] {
        match self {
            MedalsMissing => &MEDALS_MISSING,
            WayToHq => &WAY_TO_HQ,
            RackSize => &RACK_SIZE,
            OnRack => &ON_RACK,
            OnTop => &ON_TOP,
            Connected => &[CONNECTED],
            CutOff => &[CUT_OFF],
            Open => &[OPEN],
            Exposed => &[EXPOSED],
            Front => &[FRONT],
            Wall => &[WALL],
            NearlyClaimed => &[NEARLY_CLAIMED],
            HqThreat => &[HQ_THREAT],
            MedalThreat => &[MEDAL_THREAT],
            Tempo => &[TEMPO],
        }
    }

    /// Returns the indices of the counts of this thing among all counts.
    pub(crate) fn places(self) -> Range<usize> {
        let before = Counted::ALL.iter().take_while(|other| **other != self);
        let start = before.map(|other| other.weights().len()).sum();
        start..start + self.weights().len()
    }
}

/// The counts of the side to move and of the side that waits, in the order of the weights. `cargo xtask fit` fits the
/// weights to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The counts of the side to move.
    pub mover: Vec<i32>,
    /// The counts of the side that waits.
    pub waiter: Vec<i32>,
}

impl Weighed {
    /// Returns the weights in use, in thousandths of the logarithm of the odds.
    pub fn weights() -> Vec<i32> {
        Counted::ALL.map(Counted::weights).concat()
    }
}

impl ToyBattle {
    /// Counts everything that the terms weigh. Returns `None` if no turn begins here. Also returns `None` if the
    /// side to move can win at once, because no weight matters then.
    pub fn weighed(&self, state: &State) -> Option<Weighed> {
        let (mover, waiter) = (state.to_move, opponent(state.to_move));
        if state.phase != Phase::Turn || mover_wins(&self.features(state, mover)).is_some() {
            return None;
        }
        let [mover, waiter] = [mover, waiter].map(|seat| self.counts_of(state, seat, mover));
        Some(Weighed { mover, waiter })
    }

    /// Counts everything of a side, in the order of [`Counted::ALL`]. Threats count only for the side that waits, and
    /// the tempo only for the side to move.
    pub(crate) fn counts_of(&self, state: &State, seat: Seat, mover: Seat) -> Vec<i32> {
        let field = self.field();
        let (own, enemy) = (state.controlled(seat), state.controlled(opponent(seat)));
        let reach = field.reach(seat, own);
        let missing = field.medals_to_win.saturating_sub(state.medals(seat)).clamp(1, 8) as u8;
        let strong = state.topped_by(Troop::Xb42) | state.topped_by(Troop::Star) | state.topped_by(Troop::Roxy);
        let exposed = field.reach(opponent(seat), enemy) & own;
        let count = |places: u32| places.count_ones() as i32;
        let one_of = |all: usize, at: usize| (0..all).map(move |place| i32::from(place == at));
        let hqs = field.hqs[opponent(seat).index()];
        let way = self.way_to_hq(seat, own, reach, hqs);
        let (winning, nearly) = self.nearly_claimed(state, own, missing);
        let rack = state.rack(seat);
        let mut counts = Vec::new();
        for what in Counted::ALL {
            match what {
                MedalsMissing => counts.extend(one_of(MEDALS_MISSING.len(), usize::from(missing) - 1)),
                WayToHq => counts.extend(one_of(WAY_TO_HQ.len(), way)),
                RackSize => counts.extend(one_of(RACK_SIZE.len(), usize::from(rack.len()))),
                OnRack => counts.extend(Troop::ALL.map(|troop| i32::from(rack.count(troop)))),
                OnTop => counts.extend(Troop::ALL.map(|troop| count(state.topped_by(troop) & own))),
                Connected => counts.push(count(own & reach)),
                CutOff => counts.push(count(own & !reach)),
                Open => counts.push(count(reach & field.bases & !own & !enemy)),
                Exposed => counts.push(count(exposed)),
                Front => counts.push(count(reach & enemy)),
                Wall => counts.push(count(reach & enemy & strong)),
                NearlyClaimed => counts.push(nearly),
                HqThreat => counts.push(i32::from(seat != mover && reach & hqs != 0)),
                MedalThreat => counts.push(i32::from(seat != mover && reach & winning != 0)),
                Tempo => counts.push(i32::from(seat == mover)),
            }
        }
        counts
    }

    /// Counts the placements until the enemy headquarters is connected, if no Troop is in the way. 5 stands for 5 or
    /// more.
    pub(crate) fn way_to_hq(&self, seat: Seat, own: u32, reach: u32, hqs: u32) -> usize {
        let (mut own, mut reach, mut way) = (own, reach, 0);
        while reach & hqs == 0 && way < WAY_TO_HQ.len() - 1 {
            own |= reach & self.field().bases;
            reach = self.field().reach(seat, own);
            way += 1;
        }
        way
    }

    /// Returns the bases of which each one alone completes regions with `missing` medals or more. Also returns the sum
    /// of the medals of all regions that one more base completes.
    fn nearly_claimed(&self, state: &State, own: u32, missing: u8) -> (u32, i32) {
        let emptied = state.emptied[0] | state.emptied[1];
        let mut brings = [0u8; 32];
        let (mut winning, mut nearly) = (0, 0);
        for (index, region) in self.field().regions.iter().enumerate() {
            let open = region.bases & !own;
            if open.count_ones() == 1 && emptied >> index & 1 == 0 {
                let medals = &mut brings[open.trailing_zeros() as usize];
                *medals += region.medals;
                winning |= if *medals >= missing { open } else { 0 };
                nearly += i32::from(region.medals);
            }
        }
        (winning, nearly)
    }
}
