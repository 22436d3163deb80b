//! What is counted for each side of a position, and the weight of each count. The sums are the terms of a position
//! (`terms.rs`), which hints name as reasons.
//!
//! The worth of a position is the weighted sum of one side's counts minus the sum of the other side's. Its unit is a
//! thousandth of the logarithm of the odds to win. The weights were fitted to about ten thousand games of bots on all
//! shipped boards. The fit used the position at the start of each turn, and the winner. `cargo xtask fit` fits them
//! again. Bots do not use this worth: a network estimates positions for them (`estimate.rs`).

use self::Counted::*;
use crate::ToyBattle;
use crate::features::{self, mover_wins};
use crate::network::SIDE;
use crate::state::{Phase, State};
use crate::troop::{Troop, opponent};
use referee::Seat;
use std::ops::Range;

/// The weights of 1 to 8 medals still missing to win. The last weight also applies to more than 8.
const MEDALS_MISSING: [i32; 8] = [1_300, 653, 313, 43, -122, -237, -356, -530];
/// The weights of 0 to 5 placements still missing until an enemy headquarters is connected. The last weight also
/// applies to more than 5.
const WAY_TO_HQ: [i32; 6] = [595, 295, -51, -284, -511, -511];
/// The weights of 0 to 8 Troops on the rack.
const RACK_SIZE: [i32; 9] = [-311, -253, -104, -6, 54, 131, 166, 206, 218];
/// The weight of each Troop on the rack, by kind, in the order of [`Troop::ALL`].
const ON_RACK: [i32; 8] = [174, 321, 265, 62, 221, 245, 199, 110];
/// The weight of each controlled base, by the kind of Troop on top, in the order of [`Troop::ALL`].
const ON_TOP: [i32; 8] = [25, 23, 72, 124, 95, 76, 91, -26];
/// The weight of each controlled base that is connected.
const CONNECTED: i32 = 92;
/// The weight of each controlled base that is not connected.
const CUT_OFF: i32 = 104;
/// The weight of each connected empty base.
const OPEN: i32 = 38;
/// The weight of each controlled base that the enemy is connected to.
const EXPOSED: i32 = -45;
/// The weight of each connected base that the enemy controls.
const FRONT: i32 = 53;
/// The weight of each connected base that the enemy controls with a Troop of strength 5 to 7.
const WALL: i32 = -131;
/// The weight of each medal of a region of which the side lacks one base.
const NEARLY_CLAIMED: i32 = 46;
/// The weight, for the side that waits, of an enemy headquarters that is connected.
const HQ_THREAT: i32 = 280;
/// The weight, for the side that waits, of a connected base that would bring enough medals to win.
const MEDAL_THREAT: i32 = 399;
/// The weight of being the side to move.
const TEMPO: i32 = 273;

/// A thing that is counted for each side.
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
    /// All things in the order of declaration, which is also the order of the weights.
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

    /// Returns the weights of this thing, one for each of its counts. A number such as the rack size has a count of 0
    /// or 1 for each value.
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

    /// Returns which of a side's counts belong to this thing.
    pub(crate) fn places(self) -> Range<usize> {
        let before = Counted::ALL.iter().take_while(|other| **other != self);
        let start = before.map(|other| other.weights().len()).sum();
        start..start + self.weights().len()
    }
}

/// The counts of both sides of a position, in the order of [`Weighed::weights`]. `cargo xtask fit` fits the weights to
/// such counts.
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
    /// Counts both sides. Returns `None` if the position is not at the start of a turn, or if the side to move can win
    /// at once. Weights do not matter in such a position.
    pub fn weighed(&self, state: &State) -> Option<Weighed> {
        let (mover, waiter) = (state.to_move, opponent(state.to_move));
        if state.phase != Phase::Turn || mover_wins(&self.features(state, mover)).is_some() {
            return None;
        }
        let [mover, waiter] = [mover, waiter].map(|seat| self.counts_of(state, seat, mover));
        Some(Weighed { mover, waiter })
    }

    /// Returns the counts of `seat`, in the order of [`Counted::ALL`]. Threats count only for the side that waits. The
    /// tempo (being the side to move) counts only for `mover`.
    pub(crate) fn counts_of(&self, state: &State, seat: Seat, mover: Seat) -> Vec<i32> {
        let features = self.features(state, mover);
        let (first, second) = features.split_at(SIDE);
        let (own, other) = if seat == mover { (first, second) } else { (second, first) };
        let sum = |side: &[u8]| side.iter().map(|count| i32::from(*count)).sum::<i32>();
        let front = |side: &[u8]| sum(&side[features::FRONT..][..8]);
        let walls = [Troop::Xb42, Troop::Star, Troop::Roxy].map(|troop| own[features::FRONT + troop.index()]);
        let counts = Counted::ALL.map(|what| {
            let taken =
                |from: usize| own[from..][..what.weights().len()].iter().map(|count| i32::from(*count)).collect();
            match what {
                MedalsMissing => taken(features::MEDALS_MISSING),
                WayToHq => taken(features::WAY_TO_HQ),
                RackSize => taken(features::RACK_SIZE),
                OnRack => taken(features::ON_RACK),
                OnTop => taken(features::ON_TOP),
                Connected => taken(features::CONNECTED),
                CutOff => taken(features::CUT_OFF),
                Open => taken(features::OPEN),
                Exposed => vec![front(other)],
                Front => vec![front(own)],
                Wall => vec![sum(&walls)],
                NearlyClaimed => taken(features::ONE_SHORT),
                HqThreat => taken(features::HQ_THREAT),
                MedalThreat => taken(features::MEDAL_THREAT),
                Tempo => vec![i32::from(seat == mover)],
            }
        });
        counts.concat()
    }
}
