//! How hard a bot tries.

use crate::Level;

/// What a search may spend on one decision, and how it spends it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Simulations, at least 1.
    pub simulations: u32,
    /// How many decisions of a hundred are not thought about but taken at random, 0 ..= 100.
    pub slips: u32,
    /// How much promising decisions attract that were tried little, in points of the estimate.
    pub curiosity: f32,
    /// How much less an untried decision counts than the tried ones beside it, in points of the estimate.
    pub caution: f32,
    /// The most edges the tree may have, which bounds the memory: 32 bytes each in a game whose decisions are small.
    pub room: u32,
}

impl Effort {
    /// What a level spends: each a multiple of the simulations of the one below, and the lower ones slip like people
    /// who overlook things. What comes of it is measured in `docs/bots.md`.
    pub fn of(level: Level) -> Effort {
        let (simulations, slips) = match level.number() {
            1 => (10, 45),
            2 => (100, 25),
            3 => (500, 8),
            4 => (2_000, 0),
            _ => (400_000, 0),
        };
        Effort { simulations, slips, ..Effort::default() }
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { simulations: 1_000, slips: 0, curiosity: 1_400.0, caution: 100.0, room: 1 << 21 }
    }
}
