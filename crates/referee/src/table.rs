//! What the rules need while a decision is carried out: luck, and a list for events.

use crate::{Chance, Clause};

/// The table on which a decision is carried out. A quiet table drops the events, because a search does not need them.
pub struct Table<'a, E> {
    chance: &'a mut dyn Chance,
    story: Option<&'a mut Vec<E>>,
}

impl<'a, E> Table<'a, E> {
    /// Sets up a table that notes every event in `story`.
    pub fn new(chance: &'a mut dyn Chance, story: &'a mut Vec<E>) -> Table<'a, E> {
        Table { chance, story: Some(story) }
    }

    /// Sets up a table that drops all events.
    #[inline]
    pub fn quiet(chance: &'a mut dyn Chance) -> Table<'a, E> {
        Table { chance, story: None }
    }

    /// Emits an event. `event` is called only when events are recorded.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(story) = &mut self.story {
            story.push(event());
        }
    }

    /// Asks luck for a number in `0..n`.
    #[inline]
    pub fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.chance.below(n, clause)
    }

    /// Asks luck for one of a set of different things, one bit for each.
    #[inline]
    pub fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        self.chance.one_of(set, clause)
    }

    /// Asks luck for one of several kinds of things, by their counts.
    #[inline]
    pub fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        self.chance.pick(counts, clause)
    }
}
