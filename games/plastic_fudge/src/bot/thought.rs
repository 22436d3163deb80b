//! How much a bot of each level searches, and the random numbers that a bot uses.

use referee::{Chance, Clause};
use search::Level;

/// How much a bot of a level searches for one decision. The limits are counts, never times.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// How many places the bot looks at for each own Unit.
    pub spots: usize,
    /// How many places the bot looks at for each enemy that moves later. With 0, the bot expects the enemies to stay.
    pub answers: usize,
    /// The number of passes over all Units.
    pub passes: usize,
    /// The number of places of a Unit for which the bot works out the enemy's answer.
    pub checked: usize,
    /// The number of plans for the whole force that the bot begins with.
    pub plans: usize,
    /// The number of further plans in which every Unit has a duty: to hold, to flank, to screen the Commander.
    pub duties: usize,
    /// How many places the bot compares for each Unit, marker or piece before the first Round.
    pub sites: usize,
    /// How many of a hundred decisions the bot makes at random.
    pub slips: u32,
}

impl Thought {
    /// Returns the search limits of a level.
    pub fn of(level: Level) -> Thought {
        match level.number() {
            1 => Thought { spots: 5, answers: 0, passes: 1, checked: 0, plans: 1, duties: 0, sites: 4, slips: 70 },
            2 => Thought { spots: 9, answers: 0, passes: 1, checked: 0, plans: 1, duties: 0, sites: 10, slips: 40 },
            3 => Thought { spots: 16, answers: 0, passes: 2, checked: 0, plans: 2, duties: 0, sites: 20, slips: 18 },
            4 => Thought { spots: 20, answers: 6, passes: 1, checked: 2, plans: 2, duties: 1, sites: 40, slips: 7 },
            _ => Thought { spots: 44, answers: 12, passes: 3, checked: 6, plans: 5, duties: 2, sites: 80, slips: 0 },
        }
    }
}

/// SplitMix64: a quick generator that gives the same numbers for a seed on every machine.
#[derive(Clone, Debug)]
pub(super) struct Luck(u64);

impl Luck {
    pub const fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Returns a random number in `0..n`; 0 if `n` is 0. All numbers are about equally likely.
    pub fn any(&mut self, n: usize) -> usize {
        (((self.bits() >> 32) * n as u64) >> 32) as usize
    }

    /// Returns a number from `low` to `high`, both included.
    pub fn within(&mut self, low: i32, high: i32) -> i32 {
        low + self.any((high - low).max(0) as usize + 1) as i32
    }

    /// Returns `true` with this chance, in percent.
    pub fn percent(&mut self, percent: u32) -> bool {
        (self.any(100) as u32) < percent
    }
}

impl Chance for Luck {
    fn below(&mut self, n: u32, _clause: Clause) -> u32 {
        self.any(n as usize) as u32
    }
}
