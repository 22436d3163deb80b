//! How much a bot of each level searches, and its random numbers.

use referee::{Chance, Clause};
use search::Level;

/// How much a bot searches for one decision. All limits are counts and never times, so that a decision can be repeated.
#[derive(Clone, Copy, Debug)]
pub struct Thought {
    /// How many places the bot looks at for each of its Units.
    pub spots: usize,
    /// How many places the bot looks at for each enemy that moves later. With 0, it expects the enemies to stay.
    pub answers: usize,
    /// How often the bot goes over all its Units to improve a plan.
    pub passes: usize,
    /// For how many places of a Unit the bot works out the enemy's answer in detail.
    pub checked: usize,
    /// How many of the bot's first plans let all Units act alike.
    pub plans: usize,
    /// How many further plans the bot starts from. In these, every Unit has a duty: to hold, to go round the flank, or
    /// to screen the Commander.
    pub duties: usize,
    /// How many places the bot compares for a Unit, a marker or a piece before the first Round.
    pub sites: usize,
    /// How many of a hundred decisions the bot makes at random.
    pub slips: u32,
}

impl Thought {
    /// Returns how much a bot of this level searches.
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

/// A SplitMix64 generator: fast, and with the same numbers for a seed on every machine.
#[derive(Clone, Debug)]
pub struct Luck(u64);

impl Luck {
    /// Returns the generator with this seed.
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

    /// Returns a random number from `low` to `high`, both included.
    pub fn within(&mut self, low: i32, high: i32) -> i32 {
        low + self.any((high - low).max(0) as usize + 1) as i32
    }

    /// Returns `true` with a chance of this many percent.
    pub fn percent(&mut self, percent: u32) -> bool {
        (self.any(100) as u32) < percent
    }
}

impl Chance for Luck {
    fn below(&mut self, n: u32, _clause: Clause) -> u32 {
        self.any(n as usize) as u32
    }
}
