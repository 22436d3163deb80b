//! Cancellation and progress of a search.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// All of the work, in permille.
const WHOLE: u32 = 1_000;

/// The progress of a bot, in permille. It is unset until the bot first reports it.
#[derive(Debug, Default)]
pub struct Progress(AtomicU32);

impl Progress {
    /// Returns how much of the work is done, 0 ..= 1 000, once the bot has reported it.
    pub fn done(&self) -> Option<u32> {
        self.0.load(Ordering::Relaxed).checked_sub(1)
    }
}

/// Cancellation and progress of one search. [`Watch::none`] never cancels and drops the progress.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch<'a> {
    seen: Option<(&'a AtomicBool, &'a Progress)>,
}

impl<'a> Watch<'a> {
    /// Cancels the bot once `stop` is set, and stores its progress in `progress`.
    pub fn new(stop: &'a AtomicBool, progress: &'a Progress) -> Watch<'a> {
        Watch { seen: Some((stop, progress)) }
    }

    /// Never cancels, and drops the progress.
    pub fn none() -> Watch<'a> {
        Watch::default()
    }

    /// Returns whether the bot must return the best decision found so far.
    pub fn stopped(&self) -> bool {
        self.seen.is_some_and(|(stop, _)| stop.load(Ordering::Relaxed))
    }

    /// Reports how much of the work is done, 0 ..= 1 000. A smaller value than before is ignored.
    pub fn done(&self, permille: u32) {
        if let Some((_, progress)) = self.seen {
            progress.0.fetch_max(permille.min(WHOLE) + 1, Ordering::Relaxed);
        }
    }
}
