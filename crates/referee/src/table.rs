//! What the rules need while they carry out a decision: luck, and a list for the events.

use crate::{Chance, Clause};

/// Gives the rules luck while they carry out a decision, and takes the events. A quiet table drops the events, because
/// a search does not need them.
pub struct Table<'a, E> {
    chance: &'a mut dyn Chance,
    story: Option<&'a mut Vec<E>>,
}

impl<'a, E> Table<'a, E> {
    /// Returns a table that appends every event to `story`.
    pub fn new(chance: &'a mut dyn Chance, story: &'a mut Vec<E>) -> Table<'a, E> {
        Table { chance, story: Some(story) }
    }

    /// Returns a table that drops all events, for searches.
    #[inline]
    pub fn quiet(chance: &'a mut dyn Chance) -> Table<'a, E> {
        Table { chance, story: None }
    }

    /// Emits an event. A quiet table does not call `event`. In rules that must be fast, `event` should own what it
    /// needs (`move`): what it borrows has to lie in memory, even at a quiet table.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if let Some(story) = &mut self.story {
            tell(story, event);
        }
    }

    /// Draws a number in `0..n`, as [`Chance::below`] does.
    #[inline]
    pub fn below(&mut self, n: u32, clause: Clause) -> u32 {
        self.chance.below(n, clause)
    }

    /// Draws one of the things in `set` and returns its number, as [`Chance::one_of`] does.
    #[inline]
    pub fn one_of(&mut self, set: u64, clause: Clause) -> u32 {
        self.chance.one_of(set, clause)
    }

    /// Draws one thing and returns the index of its kind, as [`Chance::pick`] does. There are `counts[i]` things of
    /// kind `i`.
    #[inline]
    pub fn pick(&mut self, counts: &[u8], clause: Clause) -> usize {
        self.chance.pick(counts, clause)
    }
}

/// Appends an event to a story. This is a function of its own, so that the rules stay short where a table is quiet.
#[inline(never)]
fn tell<E>(story: &mut Vec<E>, event: impl FnOnce() -> E) {
    story.push(event());
}
