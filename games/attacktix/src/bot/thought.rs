//! How much a bot of each level thinks, and how exactly it aims.

use search::Level;

/// What a level spends on a decision. These limits are counts and never times.
#[derive(Clone, Copy, Debug)]
pub(super) struct Thought {
    /// Simulations before an attack.
    pub tries: u32,
    /// How many random places are compared for each figure while moving. In addition, up to the same number of places
    /// of contact are compared.
    pub places: u32,
    /// Standard deviation of the bot's own aim, in hundredths of a degree. Only the highest level aims exactly.
    pub sigma: i32,
    /// How many decisions in a hundred the bot takes without thought.
    pub slips: u32,
    /// The number of forces that the bot drafts. The bot brings the most trusted draft.
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
