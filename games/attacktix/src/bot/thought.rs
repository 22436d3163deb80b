//! How much a bot of each level thinks, and how exactly it aims.

use search::Level;

/// How much a bot of a level may search for one decision. The limits are counts, never times, so that every computer
/// decides alike.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// The most simulations before an attack.
    pub tries: u32,
    /// How many random places the bot compares for each figure in the Move step. It also compares up to this number of
    /// places where the figure touches an opponent.
    pub places: u32,
    /// Standard deviation of the bot's own aim, in hundredths of a degree. Only the highest level aims exactly.
    pub sigma: i32,
    /// How many decisions in a hundred the bot takes without thought: it then skips comparisons and simulations.
    pub slips: u32,
    /// The number of random forces that the bot drafts. It brings the draft that it trusts most.
    pub drafts: u32,
}

impl Thought {
    /// Returns the search limits of a level.
    pub fn of(level: Level) -> Thought {
        match level.number() {
            1 => Thought { tries: 2, places: 3, sigma: 280, slips: 50, drafts: 1 },
            2 => Thought { tries: 5, places: 5, sigma: 190, slips: 25, drafts: 1 },
            3 => Thought { tries: 10, places: 8, sigma: 130, slips: 8, drafts: 2 },
            4 => Thought { tries: 30, places: 14, sigma: 70, slips: 0, drafts: 4 },
            _ => Thought { tries: 200, places: 40, sigma: 0, slips: 0, drafts: 8 },
        }
    }
}
