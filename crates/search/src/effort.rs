//! How hard a bot tries.

use crate::Level;

/// What a search may spend on one decision, and how it spends it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Simulations, at least 1.
    pub simulations: u32,
    /// How many decisions of a hundred are not thought about but taken at random, 0 ..= 100.
    pub slips: u32,
    /// How far a simulation plays on beyond the tree before the position is estimated, in decisions.
    pub horizon: u32,
    /// How much little-tried decisions attract, in points of the estimate.
    pub curiosity: f32,
    /// How much a promise counts before it fades, as a factor.
    pub promise: f32,
    /// What an untried decision without promise counts for, in points of the estimate.
    pub first_try: f32,
    /// The most edges the tree may have: what bounds the memory, together with [`Effort::simulations`].
    pub room: u32,
}

impl Effort {
    /// What a level spends.
    pub fn of(level: Level) -> Effort {
        let (simulations, slips) = match level.number() {
            1 => (10, 35),
            2 => (80, 10),
            3 => (600, 0),
            4 => (6_000, 0),
            _ => (60_000, 0),
        };
        Effort { simulations, slips, ..Effort::default() }
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            simulations: 1_000,
            slips: 0,
            horizon: 6,
            curiosity: 700.0,
            promise: 1.0,
            first_try: 2_000.0,
            room: 1 << 20,
        }
    }
}
