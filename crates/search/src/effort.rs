//! The effort of a search: simulations, exploration and memory.

use crate::Level;

/// How many trees the highest level searches, so that up to eight cores can share the work.
pub const GRANDMASTER_TREES: u32 = 8;

/// What a search may spend on one decision, and how it spends it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// The number of simulations for one decision, at least 1. All trees together make this number.
    pub simulations: u32,
    /// The number of trees, at least 1. Several threads can search several trees ([`crate::Watch::with_threads`]), with
    /// the same result for any number of threads.
    pub trees: u32,
    /// The percentage of decisions that the bot makes at random, without a search: 0 ..= 100.
    pub random_percent: u32,
    /// The exploration constant of PUCT (Silver et al. 2017), in the unit of the estimate, in which a win is 1 000.
    pub c_puct: f32,
    /// First-play urgency (Gelly and Wang 2006), in the unit of the estimate. An untried decision counts this much less
    /// than the mean of the decisions that are available at its node.
    pub first_play_reduction: f32,
    /// A tree makes no new node once it has this many edges, which are the decisions of its nodes. This bounds the
    /// memory. An edge takes 32 bytes in a game whose decisions are small.
    pub max_edges: u32,
}

impl Effort {
    /// Returns the effort of a level. Each level makes more simulations than the level below. Levels 1 to 3 also make
    /// some decisions at random. `docs/bots.md` has the measured strength of each level.
    pub fn of(level: Level) -> Effort {
        let (simulations, random_percent) = match level.number() {
            1 => (10, 38),
            2 => (50, 26),
            3 => (320, 10),
            4 => (2_000, 0),
            5 => (400_000, 0),
            _ => (4_000_000, 0),
        };
        let trees = if level > Level::FIVE { GRANDMASTER_TREES } else { 1 };
        Effort { simulations, random_percent, trees, ..Effort::default() }
    }
}

impl Default for Effort {
    fn default() -> Effort {
        Effort {
            simulations: 1_000,
            trees: 1,
            random_percent: 0,
            c_puct: 1_400.0,
            first_play_reduction: 100.0,
            max_edges: 1 << 21,
        }
    }
}
