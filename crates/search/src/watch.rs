//! How a caller cancels a bot that thinks, and sees its progress.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// The progress of a bot that has done all of its work, in permille.
const WHOLE: u32 = 1_000;

/// The progress of a bot in permille, plus 1. It is 0 until the bot first reports its progress.
#[derive(Debug, Default)]
pub struct Progress(AtomicU32);

impl Progress {
    /// Returns how much of the work is done, 0 ..= 1 000. `None` until the bot first reports it.
    pub fn done(&self) -> Option<u32> {
        self.0.load(Ordering::Relaxed).checked_sub(1)
    }
}

/// What a bot gets from its caller: a flag that cancels the bot, and the place where the bot stores its progress.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch<'a> {
    seen: Option<(&'a AtomicBool, &'a Progress)>,
}

impl<'a> Watch<'a> {
    /// Makes a watch that cancels the bot once `stop` is set, and stores the bot's progress in `progress`.
    pub fn new(stop: &'a AtomicBool, progress: &'a Progress) -> Watch<'a> {
        Watch { seen: Some((stop, progress)) }
    }

    /// Makes a watch that never cancels the bot and drops its progress.
    pub fn none() -> Watch<'a> {
        Watch::default()
    }

    /// Returns whether the caller has cancelled the bot. The bot must then return the best decision found so far.
    pub fn stopped(&self) -> bool {
        self.seen.is_some_and(|(stop, _)| stop.load(Ordering::Relaxed))
    }

    /// Stores how much of the work the bot has done, 0 ..= 1 000. Ignores a value below an earlier one.
    pub fn done(&self, permille: u32) {
        if let Some((_, progress)) = self.seen {
            progress.0.fetch_max(permille.min(WHOLE) + 1, Ordering::Relaxed);
        }
    }
}
