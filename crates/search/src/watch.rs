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

/// What a bot gets from its caller: a flag that cancels the bot, the place where the bot stores its progress, and
/// threads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Watch<'a> {
    stop: Option<&'a AtomicBool>,
    progress: Option<&'a Progress>,
    /// The progress of each part of the work in permille, and the number of the part that this watch is for.
    parts: Option<(&'a [AtomicU32], usize)>,
    threads: Option<&'a dyn Threads>,
}

/// The threads that a caller lends to a bot. Bots start no threads of their own.
pub trait Threads: Sync + std::fmt::Debug {
    /// Returns the number of threads, at least 1.
    fn count(&self) -> usize;

    /// Calls `work` once on each thread, and returns when all calls have ended. If a call panics, this panics too.
    fn run(&self, work: &(dyn Fn() + Sync));
}

impl<'a> Watch<'a> {
    /// Makes a watch that cancels the bot once `stop` is set, and stores the bot's progress in `progress`. The bot may
    /// use one thread.
    pub fn new(stop: &'a AtomicBool, progress: &'a Progress) -> Watch<'a> {
        Watch { stop: Some(stop), progress: Some(progress), parts: None, threads: None }
    }

    /// Makes a watch that never cancels the bot and drops its progress. The bot may use one thread.
    pub fn none() -> Watch<'a> {
        Watch::default()
    }

    /// Lends threads to the bot. Only a search with several trees uses more than one ([`crate::Effort::trees`]).
    #[must_use]
    pub fn with_threads(self, threads: &'a dyn Threads) -> Watch<'a> {
        Watch { threads: Some(threads), ..self }
    }

    /// Returns how many threads the bot may use, at least 1.
    pub fn threads(&self) -> usize {
        self.threads.map_or(1, Threads::count)
    }

    /// Calls `work` once on each thread that the bot may use, and returns when all calls have ended.
    pub(crate) fn run(&self, work: &(dyn Fn() + Sync)) {
        match self.threads {
            Some(threads) => threads.run(work),
            None => work(),
        }
    }

    /// Returns the watch for one of several parts of the work. Together, they report the mean progress of all parts.
    /// `parts` begins with zeros.
    pub(crate) fn part<'b>(&'b self, parts: &'b [AtomicU32], n: usize) -> Watch<'b> {
        Watch { parts: Some((parts, n)), ..*self }
    }

    /// Returns whether the caller has cancelled the bot. The bot must then return the best decision found so far.
    pub fn stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// Stores how much of the work the bot has done, 0 ..= 1 000. Ignores a value below an earlier one.
    pub fn done(&self, permille: u32) {
        let Some(progress) = self.progress else { return };
        let mut done = permille.min(WHOLE);
        if let Some((parts, n)) = self.parts {
            parts[n].fetch_max(done, Ordering::Relaxed);
            done = parts.iter().map(|part| part.load(Ordering::Relaxed)).sum::<u32>() / parts.len() as u32;
        }
        progress.0.fetch_max(done + 1, Ordering::Relaxed);
    }
}
