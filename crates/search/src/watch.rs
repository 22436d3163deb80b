//! What a bot at work and whoever waits for it say to each other: stop, and how far.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The whole of the work, in permille.
const WHOLE: u32 = 1_000;

/// How far a bot has come, as it says itself; nothing until it says so.
#[derive(Debug, Default)]
pub struct Progress(AtomicU32);

impl Progress {
    /// Returns how much of the work is done, 0 ..= 1 000, if the bot says.
    pub fn done(&self) -> Option<u32> {
        self.0.load(Ordering::Relaxed).checked_sub(1)
    }
}

/// The eye that is kept on a bot at work; nobody's for work that nobody waits for.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch<'a> {
    seen: Option<(&'a AtomicBool, &'a Progress)>,
}

impl<'a> Watch<'a> {
    /// Stops the bot once `stop` is raised, and has it note in `progress` how far it is.
    pub fn new(stop: &'a AtomicBool, progress: &'a Progress) -> Watch<'a> {
        Watch { seen: Some((stop, progress)) }
    }

    /// Never stops the bot and sees nothing.
    pub fn nobody() -> Watch<'a> {
        Watch::default()
    }

    /// Says whether the bot shall return the best it has found so far.
    pub fn stopped(&self) -> bool {
        self.seen.is_some_and(|(stop, _)| stop.load(Ordering::Relaxed))
    }

    /// Notes how much of the work is done, 0 ..= 1 000; it never goes back.
    pub fn done(&self, permille: u32) {
        if let Some((_, progress)) = self.seen {
            progress.0.fetch_max(permille.min(WHOLE) + 1, Ordering::Relaxed);
        }
    }
}
